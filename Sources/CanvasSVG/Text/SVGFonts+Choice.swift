import Canvas

extension SVGFonts {
  /// The font of a style: the first of its families that is installed, with others for the characters that it doesn't
  /// have. Nil if there is no font at all.
  func font(for style: TextStyleValue, showing text: some Sequence<Unicode.Scalar>) -> Font? {
    let collection = fonts
    let names = style.families.map { families[$0.lowercased()] ?? $0 } + [standard]
    let installed = names.filter { !collection.faces(ofFamily: $0).isEmpty }
    guard let first = installed.first ?? collection.faces.first?.family else { return nil }
    let request = request(first, style)
    guard let match = collection.match(request), var font = opened.value(for: request, { try? match.font(size: 16) })
    else { return nil }
    if !style.variations.isEmpty { font = (try? font.withVariation(style.variations)) ?? font }
    var others: [Font] = []
    for scalar in Set(text).sorted() where !match.face.coverage.contains(scalar) && scalar.value > 0x20 {
      let families = installed.dropFirst().lazy.compactMap { collection.match(self.request($0, style))?.face }
      let face = families.first { $0.coverage.contains(scalar) } ?? collection.face(having: scalar)
      guard let face, others.count < 32 else { continue }
      let found = opened.value(for: FontRequest("\(face.path)\n\(face.faceIndex)")) {
        try? Font(path: face.path, faceIndex: face.faceIndex, size: 16)
      }
      if let found, !others.contains(found) { others.append(found) }
    }
    if !others.isEmpty { font = font.withFallback(others) }
    if !style.hasKerning {
      font = font.withFeatures(font.features + [FontFeature("kern", value: 0)].compactMap(\.self))
    }
    if style.isSmallCaps { font = font.withFeatures(font.features + [.smallCapitals]) }
    return font.withSize(style.fontSize)
  }

  private func request(_ family: String, _ style: TextStyleValue) -> FontRequest {
    FontRequest(family, weight: Font.Weight(style.weight), slant: style.slant, width: style.stretch)
  }
}

extension SVGFonts {
  /// The font of a style: that of the first of its families that is installed, with others for the characters that it
  /// doesn't have. Nil if there is no font at all.
  ///
  /// A family of equal widths stands for one that isn't installed. If the style names no other, a similar family does, so
  /// that monospaced texts stay monospaced.
  func font(for style: TextStyleValue, showing text: some Sequence<Unicode.Scalar>) -> Font? {
    let collection = fonts
    let named = style.families.compactMap { name in
      collection.match(request(families[name.lowercased()] ?? name, style))
    }
    let installed = named.filter { [.family, .standIn(package: nil)].contains($0.reason) }
    let similar = installed.first ?? named.first { $0.reason != .unknown }
    let standard = collection.match(request(self.standard, style))
    let match = similar ?? (standardFont == nil ? standard : nil)
    let opened = match.map { match in self.opened.value(for: match.request) { try? match.font(size: 16) } }
    let own = ownFont(for: style, beside: installed)
    guard var font = own ?? opened ?? standardFont else { return nil }
    func has(_ scalar: Unicode.Scalar) -> Bool {
      own == nil ? match?.face.coverage.contains(scalar) ?? font.contains(scalar) : font.contains(scalar)
    }
    // Fonts with optical sizes have the one of their text (CSS Fonts 4, 7.13).
    let variations = ["opsz": style.fontSize].merging(style.variations) { $1 }
    if !font.axes.isEmpty { font = (try? font.withVariation(variations)) ?? font }
    var others: [Font] = []
    for scalar in Set(text).sorted() where !has(scalar) && scalar.value > 0x20 {
      func having(_ matches: [FontMatch]) -> FontDescription? {
        matches.lazy.map(\.face).first { $0.coverage.contains(scalar) }
      }
      let face =
        having(installed) ?? added?.face(having: scalar) ?? having([standard].compactMap(\.self))
        ?? collection.face(having: scalar)
      guard let face, others.count < 32 else { continue }
      let found = self.opened.value(for: FontRequest("\(face.path)\n\(face.faceIndex)", slant: style.slant)) {
        let font = try? Font(path: face.path, faceIndex: face.faceIndex, size: 16)
        return style.slant == .upright ? font : (try? font?.slanted()) ?? font
      }
      if let found, !others.contains(found) { others.append(found) }
    }
    if !others.isEmpty { font = font.withFallback(others) }
    if !style.hasKerning {
      font = font.withFeatures(font.features + [FontFeature("kern", value: 0)].compactMap(\.self))
    }
    let variants = style.variants.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap(\.value)
    if !variants.isEmpty || !style.features.isEmpty {
      font = font.withFeatures(font.features + variants + style.features)
    }
    return font.withSize(style.fontSize)
  }

  /// The document's own font of the first family that has one, unless a family before it is installed.
  private func ownFont(for style: TextStyleValue, beside installed: [FontMatch]) -> Font? {
    guard !faces.isEmpty else { return nil }
    for name in style.families {
      let named = faces.filter { $0.has(family: name) }
      if let face = named.min(by: { $0.distance(to: style) < $1.distance(to: style) }) {
        let font = face.font(in: style)
        return style.slant == .upright
          ? font : opened.value(for: request("\n\(name)", style)) { try? font.slanted() } ?? font
      }
      if installed.contains(where: { $0.request.family == families[name.lowercased()] ?? name }) { return nil }
    }
    return nil
  }

  /// What is said about the families of a style: nil if one of them is installed, or one with equal widths.
  func note(for style: TextStyleValue) -> String? {
    guard !style.families.contains(where: { name in faces.contains { $0.has(family: name) } }) else { return nil }
    let matches = style.families.compactMap { fonts.match(request(families[$0.lowercased()] ?? $0, style)) }
    guard !matches.contains(where: { [.family, .standIn(package: nil)].contains($0.reason) }) else { return nil }
    let similar = matches.first { $0.reason != .unknown }
    return similar?.note
      ?? matches.first.map { "\($0.request.family) is not a known font, so the standard one is used" }
  }

  private func request(_ family: String, _ style: TextStyleValue) -> FontRequest {
    FontRequest(family, weight: Font.Weight(style.weight), slant: style.slant, width: style.stretch)
  }
}

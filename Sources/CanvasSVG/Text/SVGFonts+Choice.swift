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
    let base = match.flatMap(opened) ?? standardFont
    let own = ownFont(for: style, beside: installed)
    guard var font = own ?? base else { return nil }
    let unknown = Set(text).filter { scalar in
      let isKnown = own == nil ? match?.face.coverage.contains(scalar) ?? font.contains(scalar) : font.contains(scalar)
      return !isKnown && scalar.value > 0x20
    }
    // Fonts with optical sizes have the one of their text (CSS Fonts 4, 7.13).
    let variations = ["opsz": style.fontSize].merging(style.variations) { $1 }
    if !font.axes.isEmpty { font = (try? font.withVariation(variations)) ?? font }
    var others: [Font] = []
    func add(_ match: FontMatch) {
      if others.count < 32, let found = opened(match), !others.contains(found) { others.append(found) }
    }
    var rest = String.UnicodeScalarView()
    for scalar in unknown.sorted() {
      func having(_ matches: [FontMatch]) -> FontMatch? { matches.first { $0.face.coverage.contains(scalar) } }
      let match =
        having(installed) ?? added?.match(request("", style), having: scalar) ?? having([standard].compactMap(\.self))
      if let match { add(match) } else { rest.append(scalar) }
    }
    // What the standard fallback doesn't have either may be in any other font.
    for scalar in base?.missingCharacters(in: String(rest)) ?? Array(rest) {
      collection.match(request("", style), having: scalar).map(add)
    }
    font = font.withFallback(others, before: base ?? font)
    if !style.hasKerning {
      font = font.withFeatures(font.features + [FontFeature("kern", value: 0)].compactMap(\.self))
    }
    let variants = style.variants.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap(\.value)
    if !variants.isEmpty || !style.features.isEmpty {
      font = font.withFeatures(font.features + variants + style.features)
    }
    return font.withSize(style.fontSize)
  }

  /// The font of a match in its weight and slant, which is opened once.
  private func opened(_ match: FontMatch) -> Font? {
    var key = match.request
    key.family += "\n\(match.face.path)\n\(match.face.faceIndex)"
    return opened.value(for: key) { try? match.font(size: 16) }
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

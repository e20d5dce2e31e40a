import Canvas

extension TextStyleValue {
  mutating func setFontSize(_ value: String, parent: TextStyleValue) {
    let named: [String: Double] = [
      "xx-small": 9, "x-small": 10, "small": 13, "medium": 16, "large": 18, "x-large": 24, "xx-large": 32,
      "larger": parent.fontSize * 1.2, "smaller": parent.fontSize / 1.2, "inherit": parent.fontSize, "initial": 16,
      "unset": parent.fontSize,
      "revert": parent.fontSize, "revert-layer": parent.fontSize, "xxx-large": 48,
    ]
    if let size = named[value] {
      fontSize = size
    } else if let length = Length(value, fontSize: parent.fontSize), length.value >= 0 {
      fontSize = length.points(of: parent.fontSize)
    }
  }

  mutating func set(_ property: StyleProperty, _ value: String, parent: TextStyleValue) {
    switch property {
    case .fontFamily: families = Self.families(value)
    case .fontWeight: setWeight(value, parent: parent)
    case .fontStyle:
      let slants: [String: FontSlant] = ["normal": .upright, "italic": .italic, "oblique": .oblique]
      slant = slants[value.split(separator: " ").first.map(String.init) ?? ""] ?? slant
    case .fontStretch: setStretch(value)
    case .fontVariant: variants = [property: Self.variants(value) ?? []]
    case .fontVariantCaps, .fontVariantLigatures, .fontVariantNumeric, .fontVariantPosition:
      variants[property] = Self.variants(value) ?? []
    case .fontFeatureSettings:
      let settings = Self.settings(value) ?? []
      features = settings.compactMap { FontFeature($0.tag, value: UInt32(clamping: Int(saturating: $0.value ?? 1))) }
    case .fontVariationSettings:
      variations = Dictionary((Self.settings(value) ?? []).map { ($0.tag, $0.value ?? 0) }) { $1 }
    case .textTransform: transform = Transform(rawValue: value) ?? .none
    case .fontKerning: hasKerning = value != "none"
    case .kerning: hasKerning = value == "auto" || ValueScanner.number(value) != 0
    case .textRendering: isSmooth = value != "optimizeSpeed"
    case .textAnchor:
      let anchors: [String: Anchor] = ["start": .start, "middle": .middle, "end": .end]
      anchor = anchors[value] ?? anchor
    case .letterSpacing: setSpacing(\.letterSpacing, value)
    case .wordSpacing: setSpacing(\.wordSpacing, value)
    case .whiteSpace: isPreserved = value.hasPrefix("pre") || value == "break-spaces"
    case .writingMode: isVertical = value.hasPrefix("tb") || value.hasPrefix("vertical")
    case .direction: isRightToLeft = value == "rtl"
    case .unicodeBidi: isOverridden = value.hasSuffix("bidi-override") || value == "isolate-override"
    case .dominantBaseline: if !["no-change", "reset-size", "use-script"].contains(value) { dominantBaseline = value }
    default: break
    }
  }

  mutating func inherit(_ property: StyleProperty, from parent: TextStyleValue) {
    switch property {
    case .fontFamily: families = parent.families
    case .fontWeight: weight = parent.weight
    case .fontStyle: slant = parent.slant
    case .fontStretch: stretch = parent.stretch
    case .fontVariant: variants = parent.variants
    case .fontVariantCaps, .fontVariantLigatures, .fontVariantNumeric, .fontVariantPosition:
      variants[property] = parent.variants[property]
    case .fontFeatureSettings: features = parent.features
    case .textTransform: transform = parent.transform
    case .textAnchor: anchor = parent.anchor
    case .letterSpacing: letterSpacing = parent.letterSpacing
    case .wordSpacing: wordSpacing = parent.wordSpacing
    case .writingMode: isVertical = parent.isVertical
    case .direction: isRightToLeft = parent.isRightToLeft
    case .fontVariationSettings: variations = parent.variations
    case .fontKerning, .kerning: hasKerning = parent.hasKerning
    case .textRendering: isSmooth = parent.isSmooth
    case .whiteSpace: isPreserved = parent.isPreserved
    case .dominantBaseline: dominantBaseline = parent.dominantBaseline
    default: break
    }
  }

  private mutating func setSpacing(_ spacing: WritableKeyPath<TextStyleValue, Double>, _ value: String) {
    if value == "normal" {
      self[keyPath: spacing] = 0
    } else if let length = Length(value, fontSize: fontSize) {
      self[keyPath: spacing] = length.points(of: fontSize)
    }
  }

  private mutating func setWeight(_ value: String, parent: TextStyleValue) {
    switch value {
    case "normal": weight = 400
    case "bold": weight = 700
    // CSS Fonts Level 4, section 2.2.
    case "bolder": weight = parent.weight < 350 ? 400 : parent.weight < 550 ? 700 : max(parent.weight, 900)
    case "lighter": weight = parent.weight < 550 ? min(parent.weight, 100) : parent.weight < 750 ? 400 : 700
    default: if let number = ValueScanner.number(value), (1...1000).contains(number) { weight = number }
    }
  }

  private mutating func setStretch(_ value: String) {
    let named: [String: Double] = [
      "ultra-condensed": 50, "extra-condensed": 62.5, "condensed": 75, "semi-condensed": 87.5, "normal": 100,
      "semi-expanded": 112.5, "expanded": 125, "extra-expanded": 150, "ultra-expanded": 200,
    ]
    if let width = named[value] ?? ValueScanner.fraction(value).map({ $0 * 100 }), width > 0 { stretch = width }
  }

  /// The tags of a list such as `"wght" 700, "tnum" on`, with their numbers; nil for anything else.
  static func settings(_ text: String) -> [(tag: String, value: Double?)]? {
    var settings: [(String, Double?)] = []
    if text == "normal" { return settings }
    var scanner = ValueScanner(text.filter { $0 != "'" && $0 != "\"" })
    while settings.count < 64 {
      scanner.skipSpace()
      guard let tag = scanner.tag() else { return nil }
      scanner.skipSpace()
      var value = scanner.number()
      if value == nil, let word = scanner.name() {
        guard word == "on" || word == "off" else { return nil }
        value = word == "on" ? 1 : 0
      }
      settings.append((tag, value))
      scanner.skipSpace()
      if scanner.isAtEnd { return settings }
      guard scanner.take(",") else { return nil }
    }
    return nil
  }

  /// The features of a list of words of `font-variant` and of its parts; nil for one that isn't known.
  static func variants(_ text: String) -> [FontFeature]? {
    let lists = text.split(whereSeparator: \.isWhitespace).map { word in
      let isOff = word.hasPrefix("no-")
      return tags[String(isOff ? word.dropFirst(3) : word)]?.split(separator: " ")
        .compactMap { FontFeature(String($0), value: isOff || word == "none" ? 0 : 1) }
    }
    return lists.contains { $0 == nil } ? nil : lists.flatMap { $0 ?? [] }
  }

  private static let tags = [
    "normal": "", "none": "liga clig calt", "small-caps": "smcp", "all-small-caps": "smcp c2sc", "petite-caps": "pcap",
    "all-petite-caps": "pcap c2pc", "unicase": "unic", "titling-caps": "titl", "lining-nums": "lnum",
    "oldstyle-nums": "onum", "proportional-nums": "pnum", "tabular-nums": "tnum", "diagonal-fractions": "frac",
    "stacked-fractions": "afrc", "ordinal": "ordn", "slashed-zero": "zero", "common-ligatures": "liga clig",
    "discretionary-ligatures": "dlig", "historical-ligatures": "hlig", "contextual": "calt", "sub": "subs",
    "super": "sups",
  ]

  /// The names of a list, without quotes.
  private static func families(_ text: String) -> [String] {
    text.split(separator: ",").map { part in
      let name = String(part).trimmed.filter { $0 != "\"" && $0 != "'" }
      return name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }.filter { !$0.isEmpty }
  }
}

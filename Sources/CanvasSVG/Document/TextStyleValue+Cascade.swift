extension TextStyleValue {
  var units: FontUnits { FontUnits(em: fontSize, rem: rootFontSize) }

  mutating func setFontSize(_ value: String, parent: TextStyleValue) {
    let named: [String: Double] = [
      "xx-small": 9, "x-small": 10, "small": 13, "medium": 16, "large": 18, "x-large": 24, "xx-large": 32,
      "larger": parent.fontSize * 1.2, "smaller": parent.fontSize / 1.2, "inherit": parent.fontSize, "initial": 16,
      "unset": parent.fontSize,
      "revert": parent.fontSize, "revert-layer": parent.fontSize, "xxx-large": 48,
    ]
    if let size = named[value] {
      fontSize = size
    } else if let length = Length(value, fontSize: parent.units), !length.isNegative {
      fontSize = length.points(of: parent.fontSize)
    }
  }

  /// Sets a property to `inherited` if there is such a style, and otherwise to what `value` says.
  mutating func set(_ property: StyleProperty, _ value: String, inherited: TextStyleValue?, parent: TextStyleValue) {
    func assign<Value>(_ path: WritableKeyPath<TextStyleValue, Value>, _ read: @autoclosure () -> Value?) {
      if let new = inherited.map({ $0[keyPath: path] }) ?? read() { self[keyPath: path] = new }
    }
    switch property {
    case .fontFamily: assign(\.families, Self.families(value))
    case .fontWeight: assign(\.weight, Self.weight(value, parent: parent.weight))
    case .fontStyle:
      let slants: [String: FontSlant] = ["normal": .upright, "italic": .italic, "oblique": .oblique]
      assign(\.slant, slants[value.split(separator: " ").first.map(String.init) ?? ""])
    case .fontStretch: assign(\.stretch, Self.stretch(value))
    case .fontVariant: assign(\.variants, [property: Self.variants(value) ?? []])
    case .fontVariantCaps, .fontVariantLigatures, .fontVariantNumeric, .fontVariantPosition:
      assign(\.variants[property], Self.variants(value) ?? [])
    case .fontFeatureSettings:
      let settings = Self.settings(value) ?? []
      assign(
        \.features,
        settings.compactMap { FontFeature($0.tag, value: UInt32(clamping: Int(saturating: $0.value ?? 1))) })
    case .fontVariationSettings:
      assign(\.variations, Dictionary((Self.settings(value) ?? []).map { ($0.tag, $0.value ?? 0) }) { $1 })
    case .textTransform: assign(\.transform, Transform(rawValue: value) ?? Transform.none)
    case .fontKerning: assign(\.hasKerning, value != "none")
    case .kerning: assign(\.hasKerning, value == "auto" || ValueScanner.number(value) != 0)
    case .textRendering: assign(\.isSmooth, value != "optimizeSpeed")
    case .textAnchor: assign(\.anchor, ["start": .start, "middle": .middle, "end": .end][value])
    case .letterSpacing: assign(\.letterSpacing, spacing(value))
    case .wordSpacing: assign(\.wordSpacing, spacing(value))
    case .whiteSpace:
      assign(\.isPreserved, value.hasPrefix("pre") || value == "break-spaces")
      assign(\.wraps, value != "nowrap" && value != "pre")
    case .textAlign: assign(\.alignment, Self.alignments[value])
    case .lineHeight:
      let number = ValueScanner.number(value)
      assign(\.lineHeight, .some(number ?? Length(value, fontSize: units).map { $0.points(of: fontSize) / fontSize }))
    case .writingMode: assign(\.isVertical, value.hasPrefix("tb") || value.hasPrefix("vertical"))
    case .direction: assign(\.isRightToLeft, value == "rtl")
    case .unicodeBidi where inherited == nil:
      isOverridden = value.hasSuffix("bidi-override") || value == "isolate-override"
    case .dominantBaseline:
      assign(\.dominantBaseline, ["no-change", "reset-size", "use-script"].contains(value) ? nil : value)
    default: break
    }
  }

  private static let alignments: [String: TextAlignment] = [
    "left": .left, "start": .natural, "center": .center, "right": .right, "end": .right, "justify": .justified,
    "-webkit-center": .center,
  ]

  private func spacing(_ value: String) -> Double? {
    value == "normal" ? 0 : Length(value, fontSize: units)?.points(of: fontSize)
  }

  private static func weight(_ value: String, parent: Double) -> Double? {
    switch value {
    case "normal": 400
    case "bold": 700
    // CSS Fonts Level 4, section 2.2.
    case "bolder": parent < 350 ? 400 : parent < 550 ? 700 : max(parent, 900)
    case "lighter": parent < 550 ? min(parent, 100) : parent < 750 ? 400 : 700
    default: ValueScanner.number(value).flatMap { (1...1000).contains($0) ? $0 : nil }
    }
  }

  private static func stretch(_ value: String) -> Double? {
    let named: [String: Double] = [
      "ultra-condensed": 50, "extra-condensed": 62.5, "condensed": 75, "semi-condensed": 87.5, "normal": 100,
      "semi-expanded": 112.5, "expanded": 125, "extra-expanded": 150, "ultra-expanded": 200,
    ]
    let width = named[value] ?? ValueScanner.fraction(value).map { $0 * 100 }
    return width.flatMap { $0 > 0 ? $0 : nil }
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

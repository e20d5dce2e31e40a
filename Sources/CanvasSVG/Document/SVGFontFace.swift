/// A font that a document brings with it, by `@font-face`.
struct SVGFontFace: Sendable {
  private let rule: FontFaceRule
  private let font: Font

  /// Reads the first address that is a font; nil if none is.
  ///
  /// - Parameter bytes: The bytes at an address.
  init?(_ rule: FontFaceRule, _ bytes: (String) -> [UInt8]?) {
    for address in rule.addresses {
      guard let bytes = bytes(address), let font = try? Font(bytes: bytes, size: 16) else { continue }
      (self.rule, self.font) = (rule, font)
      return
    }
    return nil
  }

  func has(family: String) -> Bool { family.lowercased() == rule.family.lowercased() }

  /// How far it is from a style: another slant counts more than another weight.
  func distance(to style: TextStyleValue) -> Double {
    let nearest = min(max(style.weight, rule.weights.lowerBound), rule.weights.upperBound)
    return abs(nearest - style.weight) + ((rule.slant == .upright) == (style.slant == .upright) ? 0 : 10_000)
  }

  /// The font in a style: the weight is that of a variable font.
  func font(in style: TextStyleValue) -> Font {
    guard rule.weights.lowerBound < rule.weights.upperBound else { return font }
    let weight = min(max(style.weight, rule.weights.lowerBound), rule.weights.upperBound)
    return (try? font.withVariation(["wght": weight])) ?? font
  }
}

/// What `@font-face` says.
struct FontFaceRule: Sendable {
  var family = ""
  /// The addresses of `src`, in their order.
  var addresses: [String] = []
  var weights = 400.0...400.0
  var slant = FontSlant.upright
  var line: Int32 = 0

  /// Reads the declarations between the braces. Names of installed fonts don't count.
  init(_ text: String, line: Int32) {
    self.line = line
    for part in StyleSheet.pieces(text, separator: ";") {
      guard let colon = part.firstIndex(of: ":") else { continue }
      let value = String(part[part.index(after: colon)...]).trimmed
      switch String(part[..<colon]).trimmed.lowercased() {
      case "font-family": family = value.filter { $0 != "\"" && $0 != "'" }
      case "src":
        addresses = StyleSheet.pieces(value, separator: ",").compactMap { source in
          var scanner = ValueScanner(String(source).trimmed)
          guard scanner.name() == "url", scanner.take("(") else { return nil }
          return scanner.balancedText().trimmed.filter { $0 != "\"" && $0 != "'" }
        }
      case "font-weight":
        let named = ["normal": 400.0, "bold": 700]
        let numbers = value.split(whereSeparator: \.isWhitespace)
          .compactMap { named[String($0)] ?? ValueScanner.number(String($0)) }
        if let least = numbers.min(), let most = numbers.max() { weights = least...most }
      case "font-style": slant = value.hasPrefix("italic") ? .italic : value.hasPrefix("oblique") ? .oblique : .upright
      default: break
      }
    }
  }
}

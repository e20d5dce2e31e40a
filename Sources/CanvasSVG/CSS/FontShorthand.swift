/// The property `font`, which sets several.
enum FontShorthand {
  /// The properties that a value sets; none if it has no size or no family.
  static func parts(_ text: String) -> [(StyleProperty, String)] {
    if text == "inherit" {
      return [.fontStyle, .fontVariant, .fontWeight, .fontStretch, .fontSize, .fontFamily].map { ($0, text) }
    }
    var scanner = ValueScanner(text)
    var result: [(StyleProperty, String)] = [
      (.fontStyle, "normal"), (.fontVariant, "normal"), (.fontWeight, "normal"), (.fontStretch, "normal"),
      (.fontKerning, "auto"), (.fontFeatureSettings, "normal"), (.fontVariationSettings, "normal"),
    ]
    while true {
      scanner.skipSpace()
      guard let word = scanner.word() else { return [] }
      switch word {
      case "normal": break
      case "italic", "oblique": result.append((.fontStyle, word))
      case "small-caps": result.append((.fontVariant, word))
      case "bold", "bolder", "lighter", "100", "200", "300", "400", "500", "600", "700", "800", "900":
        result.append((.fontWeight, word))
      case let word where word.hasSuffix("condensed") || word.hasSuffix("expanded"):
        result.append((.fontStretch, word))
      default:
        // The line's height, after a slash, has no meaning.
        scanner.skipSpace()
        let family = scanner.rest()
        guard let size = word.split(separator: "/").first, !family.isEmpty else { return [] }
        return result + [(.fontSize, String(size)), (.fontFamily, family)]
      }
    }
  }
}

/// The property `font`, which sets several.
enum FontShorthand {
  /// The properties that a value sets; none if it has no size or no family.
  static func parts(_ text: String) -> [(StyleProperty, String)] {
    if StyleProperty.keywordsOfAll.contains(text) {
      return [.fontStyle, .fontVariant, .fontWeight, .fontStretch, .fontSize, .fontFamily].map { ($0, text) }
    }
    var words = StyleSheet.pieces(text, separator: " ").map { String($0).trimmed }.filter { !$0.isEmpty }[...]
    var result: [(StyleProperty, String)] = [
      (.fontStyle, "normal"), (.fontVariant, "normal"), (.fontWeight, "normal"), (.fontStretch, "normal"),
      (.fontKerning, "auto"), (.fontFeatureSettings, "normal"), (.fontVariationSettings, "normal"),
    ]
    while let word = words.popFirst() {
      switch word.lowercased() {
      case "normal": break
      case "italic", "oblique": result.append((.fontStyle, word))
      case "small-caps": result.append((.fontVariant, word))
      case "bold", "bolder", "lighter": result.append((.fontWeight, word))
      case let word where word.hasSuffix("condensed") || word.hasSuffix("expanded"):
        result.append((.fontStretch, word))
      default:
        if StyleProperty.fontWeight.valid(word) != nil, result.allSatisfy({ $0.0 != .fontWeight || $0.1 == "normal" }) {
          result.append((.fontWeight, word))
          continue
        }
        // The line's height, behind a slash, has no meaning.
        let parts = word.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        if parts.count == 2, parts[1].isEmpty { words = words.dropFirst() }
        if words.first == "/" {
          words = words.dropFirst(2)
        } else if words.first?.first == "/" {
          words = words.dropFirst()
        }
        guard let size = parts.first, !size.isEmpty, !words.isEmpty else { return [] }
        return result + [(.fontSize, String(size)), (.fontFamily, words.joined(separator: " "))]
      }
    }
    return []
  }
}

/// The maximum length of a label's text. A longer text is almost certainly a mistake.
package enum LabelLimit {
  /// The maximum number of Unicode scalars.
  package static let mostCharacters = 10_000

  /// The number of characters of a text that is too long, or nil for other texts.
  package static func surplusCount(of text: String, limit: Int = mostCharacters) -> Int? {
    guard text.utf8.count > limit else { return nil }
    let count = text.unicodeScalars.count
    return count > limit ? count : nil
  }

  /// The text without the characters beyond the limit.
  package static func start(of text: String) -> String {
    text.utf8.count > mostCharacters ? String(text.unicodeScalars.prefix(mostCharacters)) : text
  }
}

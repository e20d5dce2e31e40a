/// The maximum length of a label's text. A longer text is almost certainly a mistake.
package enum LabelLimit {
  /// The maximum number of Unicode scalars.
  package static let mostCharacters = 10_000

  /// The number of characters of a text that is too long, or nil for other texts.
  package static func surplusCount(of text: String) -> Int? {
    guard text.utf8.count > mostCharacters else { return nil }
    let count = text.unicodeScalars.count
    return count > mostCharacters ? count : nil
  }
}

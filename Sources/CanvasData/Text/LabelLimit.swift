/// How long a label's text may be: what is longer was never meant to be one.
package enum LabelLimit {
  /// In Unicode scalars.
  package static let mostCharacters = 10_000

  /// The number of characters of a text that has too many; nil of others.
  package static func surplusCount(of text: String) -> Int? {
    guard text.utf8.count > mostCharacters else { return nil }
    let count = text.unicodeScalars.count
    return count > mostCharacters ? count : nil
  }
}

/// Converts product names to and from a list of moves, in which `#` starts a comment and consecutive spaces count as
/// one.
enum ProductName {
  /// Returns the name with single spaces between words and none around it.
  static func plain(_ name: String) -> String { words(name).joined(separator: " ") }

  /// Returns the name for a list of moves, with a backslash before each word that would start a comment.
  static func written(_ name: String) -> String {
    words(name).map { isEscapable($0) ? "\\" + $0 : String($0) }.joined(separator: " ")
  }

  /// Returns the name for words of a list of moves.
  static func read(_ words: ArraySlice<Substring>) -> String {
    words.map { $0.first == "\\" && isEscapable($0) ? $0.dropFirst() : $0 }.joined(separator: " ")
  }

  static func endsWithNumber(_ name: String) -> Bool { words(name).last.map(isNumber) ?? false }

  /// Returns whether a word is a whole number, with or without a sign.
  static func isNumber(_ word: Substring) -> Bool {
    let digits = word.first == "-" || word.first == "+" ? word.dropFirst() : word
    return !digits.isEmpty && digits.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  private static func words(_ name: String) -> [Substring] { name.split(whereSeparator: \.isWhitespace) }

  /// Returns whether a word starts with `#` after any number of backslashes.
  private static func isEscapable(_ word: Substring) -> Bool { word.drop { $0 == "\\" }.first == "#" }
}

/// How a product's name stands in a list of moves, where `#` begins a comment and spaces count as one.
enum ProductName {
  /// The name with one space between two words, and none around it.
  static func plain(_ name: String) -> String { words(name).joined(separator: " ") }

  /// As a list of moves has it: with a backslash before a word that would begin a comment.
  static func written(_ name: String) -> String {
    words(name).map { isEscapable($0) ? "\\" + $0 : String($0) }.joined(separator: " ")
  }

  /// The name that words of a list of moves mean.
  static func read(_ words: ArraySlice<Substring>) -> String {
    words.map { $0.first == "\\" && isEscapable($0) ? $0.dropFirst() : $0 }.joined(separator: " ")
  }

  static func endsWithNumber(_ name: String) -> Bool { words(name).last.map(isNumber) ?? false }

  /// Whether a word is a whole number, which may have a sign.
  static func isNumber(_ word: Substring) -> Bool {
    let digits = word.first == "-" || word.first == "+" ? word.dropFirst() : word
    return !digits.isEmpty && digits.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  private static func words(_ name: String) -> [Substring] { name.split(whereSeparator: \.isWhitespace) }

  /// Whether a word is a `#` and more, after any number of backslashes.
  private static func isEscapable(_ word: Substring) -> Bool { word.drop { $0 == "\\" }.first == "#" }
}

/// A token of a text that may be a date.
enum DateToken: Equatable {
  /// A run of digits: its value and its length.
  case number(Int, digits: Int)
  /// A run of letters, in lower case.
  case word(String)
  /// Any other character except white space.
  case mark(Unicode.Scalar)

  /// The tokens of a text of at most 40 bytes. White space only separates them.
  static func tokens(of text: String) -> [DateToken] {
    var tokens: [DateToken] = []
    var rest = text.unicodeScalars[...]
    while let first = rest.first {
      if isDigit(first) {
        let run = rest.prefix(while: isDigit)
        // Longer runs aren't part of a date and may not fit an `Int`.
        tokens.append(.number(run.count <= 9 ? Int(String(run)) ?? 0 : 0, digits: run.count))
        rest = rest.dropFirst(run.count)
      } else if first.properties.isAlphabetic {
        let run = rest.prefix(while: \.isInWord)
        tokens.append(.word(String(run).lowercased()))
        rest = rest.dropFirst(run.count)
      } else {
        if !first.properties.isWhitespace { tokens.append(.mark(first)) }
        rest.removeFirst()
      }
    }
    return tokens
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}

extension Unicode.Scalar {
  /// Whether the scalar is a letter, or a mark of one as in Thai.
  var isInWord: Bool { properties.isAlphabetic || properties.isGraphemeExtend }
}

/// The first section of a format code, which says how numbers are written: `yyyy-mm-dd`, `[h]:mm`, `0.0%`.
struct FormatCode {
  private(set) var hasYear = false
  private(set) var hasMonth = false
  private(set) var hasDay = false
  private(set) var hasTime = false
  private(set) var isSpan = false
  private(set) var isPercent = false
  /// The texts beside the number, such as the sign of a currency, without spaces around them.
  private(set) var literals: [String] = []

  var hasDate: Bool { hasYear || hasMonth || hasDay }

  /// Excel's codes have at most 255 characters.
  private static let limit = 1000

  private var hasDigits = false
  /// The letters of dates and times in their order, and how often each is repeated.
  private var letters: [(letter: Character, count: Int)] = []
  private var literal = ""

  init(_ code: String) {
    var rest = Substring(code.prefix(Self.limit))
    while let character = rest.popFirst(), character != ";" { take(character, &rest) }
    endLiteral()
    for (index, (letter, count)) in letters.enumerated() {
      switch letter {
      case "y": hasYear = true
      case "d": hasDay = true
      case "m":
        // One or two after hours or before seconds are minutes.
        let isMinute =
          count < 3
          && ((index > 0 && letters[index - 1].letter == "h")
            || (index + 1 < letters.count && letters[index + 1].letter == "s"))
        if isMinute { hasTime = true } else { hasMonth = true }
      default: hasTime = true
      }
    }
  }

  private mutating func take(_ character: Character, _ rest: inout Substring) {
    switch character {
    case "\"":
      literal += rest.prefix { $0 != "\"" }
      rest = rest.drop { $0 != "\"" }.dropFirst()
      return
    case "\\":
      if let next = rest.popFirst() { literal.append(next) }
      return
    case "_", "*":
      // The width of a character, and one that fills the cell.
      rest = rest.dropFirst()
    case "[":
      let content = rest.prefix { $0 != "]" }
      rest = rest.drop { $0 != "]" }.dropFirst()
      endLiteral()
      if content.hasPrefix("$") {
        literal = String(content.dropFirst().prefix { $0 != "-" })
      } else if !content.isEmpty, content.allSatisfy({ "hmsHMS".contains($0) }) {
        isSpan = true
      }
    case "0", "#", "?": hasDigits = true
    case "%": isPercent = true
    // A year in Japan, or an exponent.
    case "e", "E": if !hasDigits { letters.append(("y", 1)) }
    case "y", "Y", "m", "M", "d", "D", "h", "H", "s", "S":
      let letter = Character(character.lowercased())
      let others = rest.prefix { $0.lowercased() == character.lowercased() }
      rest = rest.dropFirst(others.count)
      letters.append((letter, others.count + 1))
    // `General`.
    case "G": rest = rest.drop { "eneral".contains($0) }
    // `AM/PM`, `A/P`.
    case "A", "a": rest = rest.drop { "MmPp/".contains($0) }
    case ":", " ", ".", ",", "/", "-", "+", "(", ")": break
    default:
      literal.append(character)
      return
    }
    endLiteral()
  }

  private mutating func endLiteral() {
    let text = literal.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if !text.isEmpty { literals.append(text) }
    literal = ""
  }
}

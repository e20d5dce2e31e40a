/// How a number is written, in the words of d3-format: `,.0f`, `~s`, `.1%`, `$,.2f`.
///
///     [[fill]align][sign][symbol][0][width][,][.precision][~][type]
///
/// - align: `>` right, the usual one, `<` left, `^` middle, `=` right with the sign on the left
/// - sign: `-` for negative numbers only, the usual one; `+` for all; `(` puts negative ones in parentheses; a space
///   before positive ones
/// - symbol: `$` the currency, `#` a prefix for `b`, `o`, `x`
/// - `0` fills with zeros, `,` separates thousands, `~` drops zeros at the end of the fraction
/// - type: `f` fixed, `e` exponent, `g` either, `r` rounded to digits, `s` with a prefix of the SI, `%` and `p`
/// percent,
///   `d` whole, `b` `o` `x` `X` by bits, `c` the number itself; without one, up to 12 digits
///
/// It differs from d3 in one thing: numbers are rounded as they are written in decimal, halves away from zero.
public struct NumberFormat: Sendable, Hashable {
  enum Align: Character { case left = "<", right = ">", middle = "^", behindSign = "=" }
  enum Sign: Character { case minus = "-", plus = "+", parentheses = "(", space = " " }
  enum Symbol: Character { case currency = "$", base = "#" }
  enum Kind: Character {
    case fixed = "f", exponent = "e", general = "g", rounded = "r", prefixed = "s", percent = "%"
    case roundedPercent = "p", whole = "d", binary = "b", octal = "o", hexadecimal = "x", upperHexadecimal = "X"
    case character = "c"
  }

  var fill: Character = " "
  var align = Align.right
  var sign = Sign.minus
  var symbol: Symbol?
  var isZeroFilled = false
  var width = 0
  var isGrouped = false
  var precision: Int?
  var isTrimmed = false
  var kind: Kind?

  /// What texts are formats, for messages.
  public static let grammar = "a format as d3 writes them, such as ,.0f or ~s or .1% or $,.2f"

  /// The most characters that a number is filled up to.
  public static let widthLimit = 100

  /// The format of a specification; nil for a text that is none, or fills beyond `widthLimit`.
  public init?(_ specification: String) {
    var rest = specification[...]
    func taken(_ condition: Bool) -> Bool {
      if condition { rest.removeFirst() }
      return condition
    }
    if let second = rest.dropFirst().first, let known = Align(rawValue: second), let first = rest.first {
      fill = first
      align = known
      rest = rest.dropFirst(2)
    } else if let known = rest.first.flatMap(Align.init) {
      align = known
      rest.removeFirst()
    }
    if let known = rest.first.flatMap(Sign.init) {
      sign = known
      rest.removeFirst()
    }
    if let known = rest.first.flatMap(Symbol.init) {
      symbol = known
      rest.removeFirst()
    }
    isZeroFilled = taken(rest.first == "0")
    guard let given = Self.number(&rest, limit: Self.widthLimit) else { return nil }
    width = given ?? 0
    isGrouped = taken(rest.first == ",")
    if taken(rest.first == ".") {
      // More digits than these say nothing of a `Double`.
      guard let digits = Self.number(&rest, limit: 1000), let digits else { return nil }
      precision = digits
    }
    isTrimmed = taken(rest.first == "~")
    if taken(rest == "n") {
      isGrouped = true
      kind = .general
    } else if let known = rest.first.flatMap(Kind.init) {
      kind = known
      rest.removeFirst()
    }
    guard rest.isEmpty else { return nil }
    if isZeroFilled || (fill == "0" && align == .behindSign) {
      isZeroFilled = true
      fill = "0"
      align = .behindSign
    }
  }

  /// A number of digits, an inner nil if there are none, an outer one where it is too large.
  private static func number(_ rest: inout Substring, limit: Int) -> Int?? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty else { return .some(nil) }
    rest = rest.dropFirst(digits.count)
    guard let number = Int(digits), number <= limit else { return nil }
    return .some(number)
  }
}

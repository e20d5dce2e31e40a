/// A number format in the syntax of d3-format: `,.0f`, `~s`, `.1%`, `$,.2f`.
///
///     [[fill]align][sign][symbol][0][width][,][.precision][~][type]
///
/// - align: `>` right (the default), `<` left, `^` centre, `=` right with the sign on the left
/// - sign: `-` for negative numbers only (the default), `+` for all, `(` for parentheses around negative numbers, a
///   space before positive numbers
/// - symbol: `$` for the currency, `#` for a prefix with `b`, `o`, `x`
/// - `0` pads with zeros, `,` separates thousands, `~` removes trailing zeros of the fraction
/// - type: `f` fixed, `e` exponent, `g` either, `r` significant digits, `s` SI prefix, `%` and `p` percent, `d`
///   integer, `b` `o` `x` `X` binary, octal and hexadecimal, `c` the number itself. Without a type, up to 12 digits
///
/// It differs from d3 in two ways: numbers are rounded in decimal, with halves away from zero, and other letters are no
/// types. A Vega-Lite specification is drawn with d3's rules.
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
  /// Whether numbers are rounded by their exact binary values, as in JavaScript.
  var isBinary = false

  /// The description of valid formats, for messages.
  public static let grammar = "a d3 format such as ,.0f or ~s or .1% or $,.2f"

  /// The maximum width that numbers are padded to.
  public static let widthLimit = 100

  /// The format of a specification, or nil if it is invalid or its width exceeds `widthLimit`.
  public init?(_ specification: String) {
    var rest = specification[...]
    func taken(_ condition: Bool) -> Bool {
      if condition { rest.removeFirst() }
      return condition
    }
    func take<Part>(_ part: (Character) -> Part?) -> Part? {
      guard let found = rest.first.flatMap(part) else { return nil }
      rest.removeFirst()
      return found
    }
    if let second = rest.dropFirst().first, let known = Align(rawValue: second), let first = rest.first {
      fill = first
      align = known
      rest = rest.dropFirst(2)
    } else {
      align = take(Align.init) ?? align
    }
    sign = take(Sign.init) ?? sign
    symbol = take(Symbol.init) ?? symbol
    isZeroFilled = taken(rest.first == "0")
    guard let given = Self.number(&rest, limit: Self.widthLimit) else { return nil }
    width = given ?? 0
    isGrouped = taken(rest.first == ",")
    if taken(rest.first == ".") {
      // More digits than these are meaningless for a `Double`.
      guard let digits = Self.number(&rest, limit: 1000), let digits else { return nil }
      precision = digits
    }
    isTrimmed = taken(rest.first == "~")
    if taken(rest == "n") {
      isGrouped = true
      kind = .general
    } else {
      kind = take(Kind.init) ?? kind
    }
    guard rest.isEmpty else { return nil }
    if isZeroFilled || (fill == "0" && align == .behindSign) {
      isZeroFilled = true
      fill = "0"
      align = .behindSign
    }
  }

  /// The format with d3's rounding, by exact binary values: 1.005 to two places is 1.00.
  package var binary: NumberFormat {
    var format = self
    format.isBinary = true
    return format
  }

  /// The format of a specification as d3 has it: with its rounding, and a letter that is no type counts as none. Nil if
  /// it is invalid.
  package init?(d3 specification: String) {
    var known = NumberFormat(specification)
    if known == nil, let last = specification.last, last.isASCII, last.isLetter {
      known = NumberFormat(String(specification.dropLast())).flatMap { $0.kind == nil ? $0 : nil }
    }
    guard let format = known else { return nil }
    self = format.binary
  }

  /// Whether numbers are written in percent.
  package var isPercent: Bool { kind == .percent || kind == .roundedPercent }

  /// The format with more digits, or nil if the kind has no number of digits.
  package func withMoreDigits(_ count: Int) -> NumberFormat? {
    var format = self
    switch kind {
    case .fixed, .exponent, .percent, .general, .rounded, .roundedPercent, .prefixed:
      format.precision = (precision ?? 6) + count
    case .whole:
      format.kind = .fixed
      format.precision = count
    case nil: format.precision = (precision ?? 12) + count
    case .binary, .octal, .hexadecimal, .upperHexadecimal, .character: return nil
    }
    return format
  }

  /// The number of fraction digits that all numbers have, or nil if it depends on the number.
  package var fractionDigits: Int? {
    switch kind {
    case .fixed, .percent: precision ?? 6
    case .whole: 0
    default: nil
    }
  }

  /// The format with the sign of a currency.
  var withCurrency: NumberFormat {
    var format = self
    if !isPercent { format.symbol = .currency }
    return format
  }

  /// A number of digits. The inner value is nil if there are none, and the outer one if the number is too large.
  private static func number(_ rest: inout Substring, limit: Int) -> Int?? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty else { return .some(nil) }
    rest = rest.dropFirst(digits.count)
    guard let number = Int(digits), number <= limit else { return nil }
    return .some(number)
  }
}

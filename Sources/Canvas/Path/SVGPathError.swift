/// An error in SVG path data. Offsets count bytes of UTF-8 from 0.
public enum SVGPathError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is expected at an offset.
  public enum Expectation: String, Sendable, Hashable {
    /// The command that begins path data: `M` or `m`.
    case moveCommand = "path data must begin with M or m"
    /// A command.
    case command = "expected a command, one of MmLlHhVvCcSsQqTtAaZz"
    /// A number, or a command.
    case numberOrCommand = "expected a number or a command, one of MmLlHhVvCcSsQqTtAaZz"
    /// A number.
    case number = "expected a number"
    /// A digit of a number.
    case digit = "expected a digit"
    /// A flag of an arc: 0 or 1.
    case flag = "expected a flag, 0 or 1"
  }

  /// An unexpected character at the offset. `found` is that character, or nil at the end of the text.
  case unexpected(offset: Int, found: Character?, expected: Expectation)
  /// The number that begins at the offset is larger than any `Double`.
  case numberTooLarge(offset: Int, number: String)
  /// The numbers that begin at the offset lead to a point beyond the largest `Double`, through the sum of a relative
  /// command or the control point that S or T reflects.
  case pointTooFar(offset: Int)

  public var description: String {
    switch self {
    case .unexpected(let offset, let found?, let expected):
      "byte \(offset): found \"\(found)\"; \(expected.rawValue)"
    case .unexpected(let offset, nil, let expected): "byte \(offset): the text ends; \(expected.rawValue)"
    case .numberTooLarge(let offset, let number): "byte \(offset): \(number) is too large"
    case .pointTooFar(let offset): "byte \(offset): the point that begins here is too far away"
    }
  }
}

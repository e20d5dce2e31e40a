/// Why a text is not SVG path data. Offsets count bytes of UTF-8 from 0.
public enum SVGPathError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is expected at a place.
  public enum Expectation: String, Sendable, Hashable {
    /// The command that begins path data: `M` or `m`.
    case moveCommand = "path data begins with M or m"
    /// A command.
    case command = "a command (one of MmLlHhVvCcSsQqTtAaZz) is allowed"
    /// A number, or a command.
    case numberOrCommand = "a number or a command (one of MmLlHhVvCcSsQqTtAaZz) is allowed"
    /// A number.
    case number = "a number is needed"
    /// A digit of a number.
    case digit = "a number needs a digit"
    /// A flag of an arc: 0 or 1.
    case flag = "a flag, 0 or 1, is needed"
  }

  /// Something else than what is allowed stands at the offset; `found` is one character, nil at the end of the text.
  case unexpected(offset: Int, found: Character?, expected: Expectation)
  /// The number that begins at the offset is larger than any `Double`.
  case numberTooLarge(offset: Int, number: String)
  /// The numbers that begin at the offset lead to a point beyond the largest `Double`: a relative command's sum, or the
  /// control point that S or T reflects.
  case pointTooFar(offset: Int)

  public var description: String {
    switch self {
    case .unexpected(let offset, let found?, let expected):
      "byte \(offset): found \"\(found)\"; \(expected.rawValue)"
    case .unexpected(let offset, nil, let expected): "byte \(offset): the text ends; \(expected.rawValue)"
    case .numberTooLarge(let offset, let number): "byte \(offset): \(number) is too large a number"
    case .pointTooFar(let offset): "byte \(offset): what begins here leads beyond the largest number"
    }
  }
}

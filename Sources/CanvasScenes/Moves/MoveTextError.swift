/// An error for a line that is not a move. The description has the invalid text and the valid moves.
public struct MoveTextError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The invalid part of the line, in quotes.
  public let found: String
  /// The valid texts, as in "use draw, shuffle or w a1".
  public let allowed: String

  init(_ found: some StringProtocol, allowed: String) {
    self.found = String.quoted(found)
    self.allowed = allowed
  }

  public var description: String { "\(found) is not valid; \(allowed)" }
}

/// An error in a list of moves, with its line. The description can follow a file's name and a colon:
/// `12: 'c3 c5': 9H does not go on 6C; …`.
public struct MoveListError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The line number, counted from 1.
  public let line: Int
  /// A one-line description of the problem.
  public let message: String

  public var description: String { "\(line): \(message)" }
}

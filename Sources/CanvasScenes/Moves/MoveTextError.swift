/// A line that means no move: what was found, and what is allowed.
public struct MoveTextError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The part of the line that was found, in quotes.
  public let found: String
  /// What is allowed in its place.
  public let allowed: String

  init(_ found: some StringProtocol, allowed: String) {
    self.found = String.quoted(found)
    self.allowed = allowed
  }

  public var description: String { "\(found); \(allowed)" }
}

/// Why a list of moves could not be made, and on which line. The description can follow a file's name and a colon:
/// `12: 'c3 c5': the 9 of hearts does not go on the 6 of clubs; …`.
public struct MoveListError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Counted from 1.
  public let line: Int
  /// What is wrong, on one line.
  public let message: String

  init(line: Int, _ message: String) {
    self.line = line
    self.message = message
  }

  public var description: String { "\(line): \(message)" }
}

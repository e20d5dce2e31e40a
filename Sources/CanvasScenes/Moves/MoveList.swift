/// A list of moves, one per line. Empty lines and comments are ignored.
///
///     # the first ace
///     draw
///     w a1
///
/// A `#` starts a comment at the beginning of a line or after a space.
public struct MoveList: Sendable, Hashable {
  struct Line: Sendable, Hashable {
    /// The line number, counted from 1.
    var number: Int
    var text: String
  }

  let lines: [Line]

  /// Splits a text into lines. The moves are parsed when they are played.
  public init(_ text: String) {
    let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    // Compares characters, not scalars: the keycap "#️⃣" is an emoji and does not start a comment.
    let moves = all.map { $0.split(whereSeparator: \.isWhitespace).prefix { $0.first != "#" }.joined(separator: " ") }
    lines = zip(1..., moves).filter { !$1.isEmpty }.map(Line.init)
  }

  /// Creates a list from the bytes of a UTF-8 text file.
  public init(_ bytes: [UInt8]) throws(MoveListError) {
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    guard let text = String(validating: content, as: UTF8.self) else {
      let lines = content.split(separator: 0x0A, omittingEmptySubsequences: false)
      let bad = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
      throw MoveListError(line: bad + 1, message: "not valid UTF-8; save the list of moves as UTF-8")
    }
    self.init(text)
  }

  /// The number of moves.
  public var count: Int { lines.count }
}

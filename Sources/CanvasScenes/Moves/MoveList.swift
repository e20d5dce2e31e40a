/// The lines of a list of moves: one move a line, empty lines and what follows `#` left out.
///
///     # the first ace
///     draw
///     w a1
///
/// A `#` begins a comment at the start of a line and after a space.
public struct MoveList: Sendable, Hashable {
  struct Line: Sendable, Hashable {
    /// Counted from 1, as editors do.
    var number: Int
    var text: String
  }

  let lines: [Line]

  /// Splits a text into lines; they are understood when they are played.
  public init(_ text: String) {
    var lines: [Line] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let move = Self.withoutComment(line)
      if !move.isEmpty { lines.append(Line(number: index + 1, text: move)) }
    }
    self.lines = lines
  }

  /// The list from the bytes of a text file in UTF-8.
  public init(_ bytes: [UInt8]) throws(MoveListError) {
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    guard let text = String(validating: content, as: UTF8.self) else {
      let lines = content.split(separator: 0x0A, omittingEmptySubsequences: false)
      let bad = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
      throw MoveListError(line: bad + 1, "not in UTF-8; a list of moves is a text in UTF-8")
    }
    self.init(text)
  }

  /// How many moves there are.
  public var count: Int { lines.count }

  // By characters and not by scalars: the keycap "#️⃣" is an emoji and begins no comment.
  private static func withoutComment(_ line: Substring) -> String {
    var words: [Substring] = []
    for word in line.split(whereSeparator: \.isWhitespace) {
      if word.first == "#" { break }
      words.append(word)
    }
    return words.joined(separator: " ")
  }
}

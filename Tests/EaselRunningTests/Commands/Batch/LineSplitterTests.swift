import Canvas
import EaselCommands
import Synchronization
import Testing

@Suite struct LineSplitterTests {
  /// The lines of a text that comes in pieces of some size.
  private func lines(_ text: String, pieces: Int, limit: Int = 100, wanted: (Int) -> Bool = { _ in true }) throws
    -> [LineSplitter.Line]
  {
    let rest = Mutex(Array(text.utf8))
    var splitter = LineSplitter(limit: limit) { () throws(FileError) in
      rest.withLock { rest in
        defer { rest.removeFirst(min(pieces, rest.count)) }
        return Array(rest.prefix(pieces))
      }
    }
    var lines: [LineSplitter.Line] = []
    while let line = try splitter.next(isWanted: wanted(lines.count)) { lines.append(line) }
    #expect(try splitter.next() == nil)
    #expect(splitter.byteCount == text.utf8.count)
    return lines
  }

  private func whole(_ texts: String...) -> [LineSplitter.Line] { texts.map { .whole(Array($0.utf8)) } }

  @Test(arguments: 1...9) func linesAreTheSameHoweverTheyCome(pieces: Int) throws {
    #expect(try lines("a\nbc\n\ndef", pieces: pieces) == whole("a", "bc", "", "def"))
    #expect(try lines("a\n", pieces: pieces) == whole("a"))
    #expect(try lines("\n\n", pieces: pieces) == whole("", ""))
    #expect(try lines("", pieces: pieces) == [])
    #expect(
      try lines("abc\nabcd\nabc\nabcdefghi", pieces: pieces, limit: 3)
        == whole("abc") + [.tooLong] + whole("abc") + [.tooLong])
    #expect(try lines("a\nbc\nd", pieces: pieces) { $0 != 1 } == whole("a", "", "d"))
  }
}

import Canvas
import FoundationEssentials
import TestSupport
import Testing

struct FilePathTests {
  @Test func anyBytesComeBackFromTheirText() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<2_000 {
      let bytes = (0..<generator.next(below: 12)).map { _ in
        // Many lead and trailing bytes, and those of the scalars that stand for bytes.
        [0xF4, 0x8F, 0xB8, 0x80, 0xC3, 0xA9, 0xE2, 0x41][generator.next(below: 8)] ^ UInt8(generator.next(below: 3))
      }
      let path = FilePath(bytes: bytes)
      #expect(FilePath(path.text) == path && FilePath(path.text).bytes == bytes)
    }
  }

  @Test func textIsItself() {
    for text in ["", "a/b.png", "é♥️.png", "e\u{301}", "\u{10FFFF}", "🂡"] {
      #expect(FilePath(text).bytes == Array(text.utf8) && FilePath(text).text.utf8.elementsEqual(text.utf8))
    }
  }

  @Test func namesThatUnicodeCallsEqualAreNot() {
    let (composed, decomposed) = (FilePath("\u{E9}"), FilePath("e\u{301}"))
    #expect("\u{E9}" == "e\u{301}")
    #expect(composed != decomposed && Set([composed, decomposed]).count == 2)
  }

  @Test func bytesThatAreNoTextAreShownAsNumbers() {
    #expect(FilePath(bytes: [0x6F, 0xFF, 0x2E, 0x80]).text.showingBytes == "o\\xFF.\\x80")
  }

  @Test func filesOfAnyNameAreWrittenAndRead() throws {
    let folder = try TemporaryFolder()
    let name = FilePath(bytes: Array((folder.path + "/d").utf8) + [0xFE, 0x2F, 0x6F, 0xFF]).text
    try AtomicFile.write([1, 2, 3], to: name)
    #expect(try FileReader.bytes(of: name, limit: 10) == [1, 2, 3])
    let error = #expect(throws: FileError.self) { try FileReader.bytes(of: name + "x", limit: 10) }
    #expect(error?.description.contains("/d\\xFE/o\\xFFx: can't be read") == true)
  }

  @Test func namesAfterManyExistingFoldersAreKept() throws {
    let folder = try TemporaryFolder()
    let deep = folder["x"] + String(repeating: "/a", count: 900)
    try FileManager.default.createDirectory(atPath: deep, withIntermediateDirectories: true)
    let real = try #require(FilePath(resolving: deep)).text
    let missing = String(repeating: "/b", count: 900)
    let start = ContinuousClock.now
    #expect(FilePath(resolving: deep + missing + "/./c.png")?.text == real + missing + "/c.png")
    // Following the links of the 900 folders once for each missing name would take longer.
    #expect(start.duration(to: .now) < .seconds(5))
    #expect(FilePath(resolving: deep + missing + "/../c.png") == nil)
  }
}

import Canvas
import CanvasCLibrary
import Testing

@Suite struct FontErrorTests {
  // MARK: Files that can't be read

  @Test func missingFileIsUnreadableAndNamed() {
    #expect(throws: FontError.unreadable(path: "/nowhere/a.ttf", errorNumber: ENOENT)) {
      try Font(path: "/nowhere/a.ttf", size: 12)
    }
    #expect(
      FontError.unreadable(path: "/nowhere/a.ttf", errorNumber: ENOENT).description
        == "/nowhere/a.ttf: No such file or directory; a font file is needed")
  }

  @Test func withoutMemoryTheFileIsNotBlamed() {
    let error = FontError.unreadable(path: "a.ttf", errorNumber: ENOMEM)
    #expect(error.description == "a.ttf: not enough memory for the font")
  }

  @Test func missingDefaultNamesTheDebianPackage() {
    let error = FontError.unreadable(path: SystemFonts.regular, errorNumber: ENOENT)
    #expect(error.description.contains("fonts-dejavu-core"))
    #expect(!error.description.contains("\n"))
  }

  @Test func directoryIsUnreadable() {
    #expect(throws: FontError.unreadable(path: "/tmp", errorNumber: EISDIR)) { try Font(path: "/tmp", size: 12) }
  }

  @Test func emptyPathIsUnreadable() {
    #expect(throws: FontError.unreadable(path: "", errorNumber: ENOENT)) { try Font(path: "", size: 12) }
  }

  @Test func endlessFileIsRefused() {
    let error = #expect(throws: FontError.self) { try Font(path: "/dev/zero", size: 12) }
    #expect(error?.description == "/dev/zero: a font must not be larger than 64 MiB")
  }

  @Test func fileThatChangesAfterwardsDoesNotMatter() throws {
    try FontFile.with(FontFile.dejaVuSans()) { path in
      let font = try Font(path: path, size: 12)
      truncate(path, 0)
      #expect(StyledText("Flips: 12", font: font).missingCharacters.isEmpty)
    }
  }

  @Test func fontCanComeThroughAPipe() throws {
    let bytes = try FontFile.dejaVuSans()
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let (reading, writing) = (ends[0], ends[1])
    defer { close(reading) }
    let font = Locked<Font?>(nil)
    withThreads(2) { number in
      if number == 0 {
        font.withLock { $0 = try? Font(path: "/dev/fd/\(reading)", size: 12) }
      } else {
        var sent = 0
        while sent < bytes.count {
          let count = bytes.withUnsafeBytes { write(writing, $0.baseAddress.map { $0 + sent }, bytes.count - sent) }
          if count <= 0 { break }
          sent += count
        }
        close(writing)
      }
    }
    #expect(try font.withLock { $0 } == Font(path: SystemFonts.regular, size: 12))
  }

  // MARK: Content that isn't a font

  @Test func emptyFileIsInvalid() throws {
    try FontFile.with([]) { path in
      let error = #expect(throws: FontError.self) { try Font(path: path, size: 12) }
      #expect(error?.description == "\(path): empty; a TrueType or OpenType font is needed")
    }
    #expect(throws: FontError.self) { try Font(bytes: [], size: 12) }
  }

  @Test func contentOfAnotherKindIsInvalid() {
    for bytes in [Array("name,value\nCola,3\n".utf8), [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]] {
      let error = #expect(throws: FontError.self) { try Font(bytes: bytes, size: 12) }
      #expect(error?.description.hasPrefix("font data: ") == true)
      #expect(error?.description.contains("TrueType") == true)
    }
  }

  @Test func faceThatIsNotThereIsInvalid() throws {
    for index in [1, 7, 65_535, 65_536, -1, .min, .max] {
      let error = #expect(throws: FontError.self) { try Font(path: SystemFonts.regular, faceIndex: index, size: 12) }
      guard case .invalid(SystemFonts.regular, let reason) = error else {
        Issue.record("\(index): \(String(describing: error))")
        continue
      }
      #expect(reason.contains("face \(index)"))
    }
  }

  @Test func everyTruncationIsInvalidAndSaysSo() throws {
    let whole = try FontFile.dejaVuSans()
    for count in stride(from: 4, to: whole.count, by: 997) {
      let error = #expect(throws: FontError.self, "\(count) bytes") {
        try Font(bytes: Array(whole[..<count]), size: 12)
      }
      #expect(error?.description.hasPrefix("font data: truncated") == true)
      #expect(error?.description.contains("\n") == false)
    }
    #expect(throws: FontError.self) { try Font(bytes: Array(whole.dropLast()), size: 12) }
    for count in 0..<4 {
      #expect(throws: FontError.self) { try Font(bytes: Array(whole[..<count]), size: 12) }
    }
  }

  @Test func damagedFontsGiveAnErrorOrGlyphs() throws {
    let whole = try FontFile.dejaVuSans()
    var state: UInt64 = 1
    func random(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    var opened = 0
    var refused = 0
    for round in 0..<200 {
      var bytes = whole
      // Half of them in the headers and small tables, where a byte decides most; the others anywhere.
      for _ in 0..<(1 + random(below: 64)) {
        let range = round % 4 == 0 ? 0..<400 : round % 2 == 0 ? 614_156..<680_660 : 0..<bytes.count
        bytes[range.lowerBound + random(below: range.count)] = UInt8(random(below: 256))
      }
      do {
        let font = try Font(bytes: bytes, size: 20)
        opened += 1
        let text = StyledText("AV10♥Ωg é漢\nfi\t\u{FE0F}x", font: font)
        #expect(text.layout().lines.count == 2)
        #expect(text.path().isFinite)
        _ = (font.familyName, font.styleName, font.version, font.capHeight, font.xHeight)
      } catch let error {
        refused += 1
        #expect(!error.description.contains("\n"))
      }
    }
    // Both ways out were taken, or the test shows nothing.
    #expect(opened > 50)
    #expect(refused > 5)
  }

  @Test func glyphsOfADamagedTableAreBoxes() throws {
    var bytes = try FontFile.dejaVuSans()
    // The table 'glyf' of this version of the font.
    for i in 56_648..<614_156 { bytes[i] = 0x7F }
    let text = StyledText("AO", font: try Font(bytes: bytes, size: 20))
    #expect(text.layout().lines[0].runs.flatMap(\.glyphs).map(\.outline.isMissing) == [true, true])
    #expect(!text.path().isEmpty)
  }
}

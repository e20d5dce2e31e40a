#if Full || Shaping
  import CanvasCLibrary
  import TestSupport
  import Testing

  import Canvas

  /// State machines in fonts, and how long they can run.
  @Suite struct AppleTablesTests {
    /// An entry of a machine: its new state, its flags and its two indices.
    typealias Entry = (state: Int, flags: Int, indices: [Int])

    static let stays = 0x4000
    static let nothing = [0xFFFF, 0xFFFF]

    /// A `morx` table with one machine of five classes. The letter A, glyph 1, is of class 4.
    ///
    /// - Parameters:
    ///   - type: 1 replaces glyphs, 5 inserts them.
    ///   - states: The entries of each state, for its five classes.
    static func morx(type: Int, _ states: [[Int]], _ entries: [Entry]) -> [UInt8] {
      var classes = BigEndian()
      // Classes of a range of glyphs.
      for value in [8, 1, 1, 4] { classes.u16(value) }
      var machine = BigEndian()
      let stateArray = 20 + classes.bytes.count
      let entryTable = stateArray + 2 * states.joined().count
      let actions = entryTable + entries.reduce(0) { $0 + 4 + 2 * $1.indices.count }
      for offset in [5, 20, stateArray, entryTable, actions] { machine.u32(offset) }
      machine.bytes += classes.bytes
      for index in states.joined() { machine.u16(index) }
      for entry in entries {
        machine.u16(entry.state)
        machine.u16(entry.flags)
        for index in entry.indices { machine.u16(index) }
      }
      for glyph in [1, 1, 1, 1] { machine.u16(glyph) }
      var table = BigEndian()
      table.u16(2)
      table.u16(0)
      table.u32(1)
      // A chain of one subtable.
      for number in [1, 16 + 12 + machine.bytes.count, 0, 1] { table.u32(number) }
      for number in [12 + machine.bytes.count, type, 1] { table.u32(number) }
      return table.bytes + machine.bytes
    }

    static func isBounded(_ table: [UInt8], _ kind: AppleTables.Kind = .morx) -> Bool {
      unsafe table.withUnsafeBytes { unsafe AppleTables.areBounded($0, kind) }
    }

    /// At the start of the text, the letter begins state 2. There, it inserts itself and is read again.
    static let endless = morx(
      type: 5, [[0, 0, 0, 0, 1], [0, 0, 0, 0, 1], [0, 0, 0, 0, 2]],
      [(0, 0, nothing), (2, 0, nothing), (2, stays | 0x20, [0, 0xFFFF])])

    @Test func machinesThatMoveOnAreUsed() {
      // Another letter ends state 2 and is read again at the start, as in the machines of many fonts.
      let sane = Self.morx(
        type: 1, [[0, 0, 0, 0, 1], [0, 0, 0, 0, 1], [2, 2, 2, 2, 1]],
        [(0, 0, Self.nothing), (2, 0, Self.nothing), (0, Self.stays, Self.nothing)])
      #expect(Self.isBounded(sane))
      // One glyph is inserted for each letter.
      let inserting = Self.morx(
        type: 5, [[0, 0, 0, 0, 1], [0, 0, 0, 0, 1]], [(0, 0, Self.nothing), (0, 0x20, [0, 0xFFFF])])
      #expect(Self.isBounded(inserting))
      // Two states pass letters to each other, each those that the other one takes.
      let passing = Self.morx(
        type: 1, [[0, 0, 0, 0, 1], [0, 0, 0, 0, 1], [0, 2, 0, 0, 0], [0, 0, 0, 0, 1]],
        [(0, 0, Self.nothing), (2, Self.stays, Self.nothing), (3, Self.stays, Self.nothing)])
      #expect(Self.isBounded(passing))
    }

    @Test func machinesThatMayNotMoveOnAreNot() {
      #expect(!Self.isBounded(Self.endless))
      let standing = Self.morx(
        type: 1, [[0, 0, 0, 0, 1], [0, 0, 0, 0, 1]], [(0, 0, Self.nothing), (0, Self.stays, Self.nothing)])
      #expect(!Self.isBounded(standing))
      // The letter becomes one of another class, which becomes the letter.
      let changing = Self.morx(
        type: 1, [[0, 1, 0, 0, 1], [0, 1, 0, 0, 1]],
        [(0, 0, Self.nothing), (0, Self.stays, [0xFFFF, 0])])
      #expect(!Self.isBounded(changing))
      // Each of forty states is left for the next one.
      let states = (0..<40).map { state in [0, 0, 0, 0, min(state + 1, 39)] }
      let long = Self.morx(
        type: 1, states,
        (0..<40).map { (state: Int) -> (Int, Int, [Int]) in
          state == 0 || state == 39 ? (0, 0, Self.nothing) : (state + 1, Self.stays, Self.nothing)
        })
      #expect(!Self.isBounded(long))
    }

    @Test func damagedAndHugeTablesAreNot() {
      for count in 0..<Self.endless.count { _ = Self.isBounded(Array(Self.endless.prefix(count))) }
      var generator = SeededGenerator(seed: 3)
      for _ in 0..<2_000 {
        var table = Self.endless
        table[generator.next(below: table.count)] = UInt8(truncatingIfNeeded: generator.next())
        for kind in AppleTables.Kind.allCases { _ = Self.isBounded(table, kind) }
      }
      // Two thousand subtables without a machine.
      var table = BigEndian()
      for number in [2 << 16, 1, 1, 16 + 2000 * 12, 0, 2000] { table.u32(number) }
      for _ in 0..<2000 { for number in [12, 4, 1] { table.u32(number) } }
      #expect(!Self.isBounded(table.bytes))
    }

    @Test func aFontWithSuchATableIsDrawnWithoutIt() throws {
      var writer = FontWriter()
      writer.glyphs = [.box(0, 0, 100, 700), .box(50, 0, 400, 700)]
      writer.advances = [500, 500]
      writer.characters = ["A": 1]
      let plain = try Font(bytes: writer.bytes(), size: 20)
      #expect(plain.note == nil)
      writer.otherTables = [("morx", Self.endless)]
      let font = try Font(bytes: writer.bytes(), size: 20)
      #expect(font.note == "Test's tables for Apple's text layout could take too long, so they are not used")
      #expect(StyledText("AAA", font: font).size() == StyledText("AAA", font: plain).size())
      // A machine that ends is used: each letter is followed by another one.
      writer.otherTables = [
        (
          "morx",
          Self.morx(type: 5, [[0, 0, 0, 0, 1], [0, 0, 0, 0, 1]], [(0, 0, Self.nothing), (0, 0x20, [0, 0xFFFF])])
        )
      ]
      let doubled = try Font(bytes: writer.bytes(), size: 20)
      #expect(doubled.note == nil)
      #expect(StyledText("AAA", font: doubled).size().width == 2 * StyledText("AAA", font: plain).size().width)
    }
  }
#endif

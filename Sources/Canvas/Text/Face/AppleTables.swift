#if Full || Shaping
  /// Checks how long the state machines in a font's Apple tables can run: `morx`, `mort`, `kerx` and Apple's form of
  /// `kern`.
  ///
  /// A machine reads glyphs, and each of its transitions can stay at a glyph and insert others. HarfBuzz ends a machine
  /// that doesn't move on only after 16 384 transitions, and each insertion moves the glyphs after it, so that a font
  /// of two kilobytes can make a word take seconds. The machines of real fonts stay at a glyph to read it again in
  /// another state, a few times at most.
  @safe package struct AppleTables {
    /// The layout of a table. Those of `morx` and `kerx` have wider numbers.
    package enum Kind: UInt32, CaseIterable {
      case morx = 0x6D6F_7278
      case mort = 0x6D6F_7274
      case kerx = 0x6B65_7278
      case kern = 0x6B65_726E

      fileprivate var isWide: Bool { self == .morx || self == .kerx }
      fileprivate var substitutes: Bool { self == .morx || self == .mort }
    }

    /// The most machines in a table. Each reads the whole text. Apple's largest fonts have some hundred.
    static let maximumMachines = 1000
    /// The most transitions at one glyph.
    static let maximumRepeats = 16
    /// The most pairs of a state and a class of glyphs in a table. Apple's largest fonts have some ten thousand.
    static let maximumEntries = 1 << 20

    private let kind: Kind
    private let bytes: UnsafeRawBufferPointer
    private var machineCount = 0
    private var entryCount = 0

    /// Whether all machines of a table move on soon. False if the table is damaged.
    package static func areBounded(_ bytes: UnsafeRawBufferPointer, _ kind: Kind) -> Bool {
      var tables = unsafe AppleTables(kind: kind, bytes: bytes)
      return tables.checkAll()
    }

    // MARK: Numbers

    /// A number of 1, 2 or 4 bytes, or nil outside of the table.
    private func number(_ offset: Int, _ size: Int) -> Int? {
      guard offset >= 0, unsafe offset <= bytes.count - size else { return nil }
      return unsafe bytes[offset..<offset + size].reduce(0) { $0 << 8 | Int($1) }
    }

    // MARK: Subtables

    private mutating func checkAll() -> Bool {
      guard kind.substitutes else {
        // OpenType's form of `kern` has no machines.
        if kind == .kern, number(0, 4) != 0x0001_0000 { return true }
        guard let count = number(4, 4) else { return false }
        return checkSubtables(count, from: 8) != nil
      }
      guard let chainCount = number(4, 4) else { return false }
      var start = 8
      for _ in 0..<chainCount {
        let size = kind.isWide ? 4 : 2
        guard let length = number(start + 4, 4), let features = number(start + 8, size),
          let subtables = number(start + 8 + size, size), length > 0
        else { return false }
        guard checkSubtables(subtables, from: start + 8 + 2 * size + 12 * features) != nil else { return false }
        start += length
      }
      return true
    }

    /// Checks subtables that follow each other. Returns their end, or nil if one is too much.
    private mutating func checkSubtables(_ count: Int, from start: Int) -> Int? {
      var start = start
      for _ in 0..<count {
        machineCount += 1
        guard machineCount <= Self.maximumMachines else { return nil }
        let type: Int?
        let length: Int?
        let body: Int
        switch kind {
        case .morx, .kerx: (length, type, body) = (number(start, 4), number(start + 7, 1), start + 12)
        case .mort: (length, type, body) = (number(start, 2), number(start + 3, 1), start + 8)
        case .kern: (length, type, body) = (number(start, 4), number(start + 5, 1), start + 8)
        }
        guard let type, let length, length > 0, check(type, at: body) else { return nil }
        start += length
      }
      return start
    }

    /// Checks the machine of a subtable, if its type has one.
    private mutating func check(_ type: Int, at body: Int) -> Bool {
      let hasMachine = kind.substitutes ? [0, 1, 2, 5].contains(type) : type == 1 || (type == 4 && kind == .kerx)
      guard hasMachine else { return true }
      guard let machine = Machine(self, type, at: body, limit: Self.maximumEntries - entryCount) else { return false }
      entryCount += machine.entries.count
      return machine.isBounded
    }

    // MARK: Machines

    /// The transitions of a machine's states that can be reached, by state and class of glyphs.
    private struct Machine {
      struct Entry {
        var newState: Int
        /// Whether the next transition is for the same place in the text.
        var staysPut: Bool
        /// Whether the glyph there can be another one then.
        var changesGlyph: Bool
        /// Whether inserted glyphs are then read like those of the text, which can go on for ever.
        var readsInserted: Bool
      }

      private(set) var entries: [Entry] = []
      let classCount: Int

      /// Nil if the table is damaged or has more than `limit` entries.
      init?(_ tables: AppleTables, _ type: Int, at body: Int, limit: Int) {
        let size = tables.kind.isWide ? 4 : 2
        guard let classCount = tables.number(body, size), classCount >= 4,
          let states = tables.number(body + 2 * size, size), let table = tables.number(body + 3 * size, size)
        else { return nil }
        self.classCount = classCount
        // The first two states are those at the starts of a text and of a line.
        var stateCount = 2
        var state = 0
        while state < stateCount {
          guard classCount <= limit - entries.count else { return nil }
          for glyphClass in 0..<classCount {
            let index = tables.number(
              body + states + (state * classCount + glyphClass) * (size / 2), size / 2)
            guard let index, let entry = Self.entry(tables, type, at: body + table, index, states, classCount) else {
              return nil
            }
            stateCount = max(stateCount, entry.newState + 1)
            entries.append(entry)
          }
          state += 1
        }
      }

      private static func entry(
        _ tables: AppleTables, _ type: Int, at table: Int, _ index: Int, _ states: Int, _ classCount: Int
      ) -> Entry? {
        let isWide = tables.kind.isWide
        // Two numbers follow those of all machines in types 1 and 5, and one in the wide forms of others.
        let extras = tables.kind.substitutes ? [1: 2, 5: 2, 2: isWide ? 1 : 0][type] ?? 0 : isWide ? 1 : 0
        let start = table + index * (4 + 2 * extras)
        guard let target = tables.number(start, 2), let flags = tables.number(start + 2, 2) else { return nil }
        let indices = (0..<extras).compactMap { tables.number(start + 4 + 2 * $0, 2) }
        guard indices.count == extras else { return nil }
        let newState = isWide ? target : (target - states) / classCount
        guard newState >= 0 else { return nil }
        let none = isWide || type == 5 ? 0xFFFF : 0
        let changes =
          switch (tables.kind.substitutes, type) {
          case (true, 0): flags & 0xF != 0
          case (true, 2): flags & (isWide ? 0x2000 : 0x3FFF) != 0
          case (true, _): indices.contains { $0 != none }
          case (false, _): false
          }
        let staysPut = flags & 0x4000 != 0
        let inserts = tables.kind.substitutes && type == 5 && indices.first != none && flags & 0x03E0 != 0
        return Entry(
          newState: newState, staysPut: staysPut, changesGlyph: changes, readsInserted: staysPut && inserts)
      }

      /// Whether each transition that stays put is followed by one that doesn't, soon.
      ///
      /// The number of transitions at a place is found for each state and class. After a transition that changes the
      /// glyph, its class can be any.
      var isBounded: Bool {
        guard !entries.contains(where: \.readsInserted) else { return false }
        // The repeats of a state and a class, and of a state with any class; they grow in each round. In a loop they
        // grow for ever.
        let stateCount = entries.count / classCount
        var repeats = [UInt8](repeating: 0, count: entries.count)
        var ofState = [UInt8](repeating: 0, count: stateCount)
        for _ in 0...AppleTables.maximumRepeats {
          var hasGrown = false
          for place in entries.indices where entries[place].staysPut {
            let entry = entries[place]
            let next =
              entry.changesGlyph
              ? ofState[entry.newState] : repeats[entry.newState * classCount + place % classCount]
            guard next < AppleTables.maximumRepeats else { return false }
            guard next + 1 > repeats[place] else { continue }
            repeats[place] = next + 1
            ofState[place / classCount] = max(ofState[place / classCount], next + 1)
            hasGrown = true
          }
          if !hasGrown { return true }
        }
        return false
      }
    }
  }
#endif

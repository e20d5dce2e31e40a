internal import CanvasMath

/// The characters that a font has.
public struct CharacterCoverage: Sendable, Hashable {
  /// The ranges in ascending order, with a gap of at least one between them.
  package let ranges: [ClosedRange<UInt32>]

  /// The number of characters.
  public var count: Int { ranges.reduce(0) { $0 + $1.count } }

  /// Whether the font has a character.
  public func contains(_ scalar: Unicode.Scalar) -> Bool {
    let index = ranges.partitionIndex { $0.upperBound >= scalar.value }
    return index < ranges.count && ranges[index].contains(scalar.value)
  }

  /// - Parameter ranges: Ranges in any order, which may overlap. Values above U+10FFFF are left out.
  package init(_ ranges: [ClosedRange<UInt32>]) {
    var result: [ClosedRange<UInt32>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where range.lowerBound <= 0x10FFFF {
      let end = min(range.upperBound, 0x10FFFF)
      if let last = result.last, range.lowerBound <= last.upperBound &+ 1 {
        result[result.count - 1] = last.lowerBound...max(last.upperBound, end)
      } else {
        result.append(range.lowerBound...end)
      }
    }
    self.ranges = result
  }

  // MARK: The table of characters

  /// Reads a `cmap` table: its subtable for all of Unicode, or otherwise the one for the basic plane. Damaged parts
  /// are ignored.
  ///
  /// FreeType isn't asked for each character in turn, because a malicious table would take billions of steps.
  package init(characterMap table: [UInt8], glyphCount: Int) {
    let table = BigEndianTable(bytes: table)
    var best: (rank: Int, offset: Int)?
    for i in 0..<(table.u16(2) ?? 0) {
      guard let platform = table.u16(4 + 8 * i), let encoding = table.u16(6 + 8 * i), let offset = table.u32(8 + 8 * i),
        let format = table.u16(offset)
      else { break }
      let isUnicode = platform == 0 && encoding != 5 || platform == 3 && (encoding == 1 || encoding == 10)
      // Symbol fonts have their characters in a private range.
      let isSymbol = platform == 3 && encoding == 0
      let rank = isUnicode ? (format == 12 ? 3 : format == 4 ? 2 : 0) : isSymbol && format == 4 ? 1 : 0
      if rank > best?.rank ?? 0 { best = (rank, offset) }
    }
    guard let best else {
      self.init([])
      return
    }
    self.init(
      best.rank == 3
        ? Self.groups(table, at: best.offset, glyphCount: glyphCount)
        : Self.segments(table, at: best.offset, glyphCount: glyphCount))
  }

  /// Format 12: ranges of characters with consecutive glyphs.
  private static func groups(_ table: BigEndianTable, at start: Int, glyphCount: Int) -> [ClosedRange<UInt32>] {
    var ranges: [ClosedRange<UInt32>] = []
    for i in 0..<(table.u32(start + 12) ?? 0) {
      let group = start + 16 + 12 * i
      guard let first = table.u32(group), let last = table.u32(group + 4), let glyph = table.u32(group + 8) else {
        break
      }
      // Glyph 0 is the one for missing characters.
      let lowest = glyph == 0 ? first + 1 : first
      let highest = min(last, first + glyphCount - 1 - glyph, 0x10FFFF)
      if lowest <= highest { ranges.append(UInt32(lowest)...UInt32(highest)) }
    }
    return ranges
  }

  /// Format 4: segments of the basic plane, with an offset to their glyphs or a list of them.
  private static func segments(_ table: BigEndianTable, at start: Int, glyphCount: Int) -> [ClosedRange<UInt32>] {
    guard let doubledCount = table.u16(start + 6) else { return [] }
    var ranges: [ClosedRange<UInt32>] = []
    var next = 0
    for i in 0..<doubledCount / 2 {
      let end = start + 14 + 2 * i
      let distanceAt = end + 2 + 2 * doubledCount
      guard let last = table.u16(end), let first = table.u16(end + 2 + doubledCount),
        let distance = table.u16(distanceAt), let offset = table.u16(distanceAt + doubledCount)
      else { break }
      // Segments are in ascending order. One out of order is damaged, and would increase the work.
      guard first >= next, first <= last, first < 0xFFFF else { continue }
      next = last + 1
      // The last segment is U+FFFF, which is not a character.
      for character in first..<min(last + 1, 0xFFFF) {
        var glyph = character
        if offset != 0 {
          let place = distanceAt + doubledCount + offset + 2 * (character - first)
          guard let listed = table.u16(place), listed != 0 else { continue }
          glyph = listed
        }
        glyph = (glyph + distance) & 0xFFFF
        guard glyph != 0, glyph < glyphCount else { continue }
        let value = UInt32(character)
        if let range = ranges.last, range.upperBound + 1 == value {
          ranges[ranges.count - 1] = range.lowerBound...value
        } else {
          ranges.append(value...value)
        }
      }
    }
    return ranges
  }
}

/// A font's table, whose numbers are nil beyond its end.
struct BigEndianTable {
  let bytes: [UInt8]

  func u16(_ offset: Int) -> Int? { number(offset, byteCount: 2) }

  func u32(_ offset: Int) -> Int? { number(offset, byteCount: 4) }

  private func number(_ offset: Int, byteCount: Int) -> Int? {
    offset >= 0 && offset + byteCount <= bytes.count ? bytes[offset..<offset + byteCount].bigEndianNumber : nil
  }
}

import Canvas
import Testing

/// The kernels of a PNG's rows give what their definitions say, at whatever tier this process uses.
struct PNGRowKernelTests {
  @Test func changesAreCountedLikePixelByPixel() {
    var random = SeededGenerator(seed: 11)
    for count in Array(0...40) + [255, 256, 1000] {
      // Few colours, so that neighbours are often the same.
      let row = (0..<count).map { _ in UInt32(random.next(below: 3)) }
      let above = (0..<count).map { _ in UInt32(random.next(below: 3)) }
      let changes = PNGRowTesting.changes(row, above: above)
      #expect(changes.across == zip(row, row.dropFirst()).count { $0 != $1 }, "\(count)")
      #expect(changes.down == zip(row, above).count { $0 != $1 }, "\(count)")
    }
  }

  @Test func runsEndWhereTheColourDoes() {
    var random = SeededGenerator(seed: 14)
    for count in Array(0...40) + [255, 256, 1000] {
      var row: [UInt32] = []
      while row.count < count {
        let length = min(1 + random.next(below: 30), count - row.count)
        row += [UInt32](repeating: UInt32(random.next(below: 3)), count: length)
      }
      let expected = row.indices.map { x in row[x...].prefix { $0 == row[x] }.count }
      #expect(PNGRowTesting.runLengths(row) == expected, "\(count)")
    }
  }

  @Test func rgbDifferencesAreThoseOfEachByte() {
    var random = SeededGenerator(seed: 12)
    for count in Array(0...40) + [255, 256, 1000] {
      let row = (0..<count).map { _ in UInt32(truncatingIfNeeded: random.next()) }
      let others = (0..<count).map { _ in UInt32(truncatingIfNeeded: random.next()) }
      let expected = zip(row, others).flatMap { pixel, other in
        (0..<3).map { UInt8(truncatingIfNeeded: (pixel >> (8 * $0)) &- (other >> (8 * $0))) }
      }
      #expect(PNGRowTesting.rgbDifferences(row, from: others) == expected, "\(count)")
    }
  }

  /// RFC 1950, 8.2. Long stretches of 255 are where sums could overflow.
  @Test(arguments: [nil, 255, 0] as [UInt8?]) func adler32IsThatOfTheStandard(byte: UInt8?) {
    var random = SeededGenerator(seed: 13)
    for count in Array(0...70) + [5535, 5536, 5537, 5552, 5553, 11_072, 70_001] {
      let bytes = (0..<count).map { _ in byte ?? UInt8(random.next(below: 256)) }
      for start in [1, 65_520 << 16 | 65_520, 17 << 16 | 4] as [UInt32] {
        var (a, b) = (start & 0xFFFF, start >> 16)
        for byte in bytes {
          a = (a + UInt32(byte)) % 65_521
          b = (b + a) % 65_521
        }
        #expect(PNGRowTesting.adler32(start, bytes) == b << 16 | a, "\(count)")
      }
    }
  }
}

import Canvas
import CanvasKernels
import Testing

/// The kernels of a PNG's rows give what their definitions say, at every level.
struct PNGRowKernelTests {
  @Test(arguments: Kernels.allLevels) func changesAreCountedLikePixelByPixel(kernels: Kernels) {
    var random = SeededGenerator(seed: 11)
    for count in Array(0...40) + [255, 256, 1000] {
      // Few colours, so that neighbours are often the same.
      let row = (0..<count).map { _ in UInt32(random.next(below: 3)) }
      let above = (0..<count).map { _ in UInt32(random.next(below: 3)) }
      let changes = Self.changes(row, above: above, kernels: kernels)
      #expect(changes.across == zip(row, row.dropFirst()).count { $0 != $1 }, "\(count)")
      #expect(changes.down == zip(row, above).count { $0 != $1 }, "\(count)")
    }
  }

  @Test(arguments: Kernels.allLevels) func runsEndWhereTheColourDoes(kernels: Kernels) {
    var random = SeededGenerator(seed: 14)
    for count in Array(0...40) + [255, 256, 1000] {
      var row: [UInt32] = []
      while row.count < count {
        let length = min(1 + random.next(below: 30), count - row.count)
        row += [UInt32](repeating: UInt32(random.next(below: 3)), count: length)
      }
      let expected = row.indices.map { x in row[x...].prefix { $0 == row[x] }.count }
      #expect(Self.runLengths(row, kernels: kernels) == expected, "\(count)")
    }
  }

  @Test(arguments: Kernels.allLevels) func rgbDifferencesAreThoseOfEachByte(kernels: Kernels) {
    var random = SeededGenerator(seed: 12)
    for count in Array(0...40) + [255, 256, 1000] {
      let row = (0..<count).map { _ in UInt32(truncatingIfNeeded: random.next()) }
      let others = (0..<count).map { _ in UInt32(truncatingIfNeeded: random.next()) }
      let expected = zip(row, others).flatMap { pixel, other in
        (0..<3).map { UInt8(truncatingIfNeeded: (pixel >> (8 * $0)) &- (other >> (8 * $0))) }
      }
      #expect(Self.rgbDifferences(row, from: others, kernels: kernels) == expected, "\(count)")
    }
  }

  // MARK: Calls

  private static func changes(_ row: [UInt32], above: [UInt32], kernels: Kernels) -> (across: Int, down: Int) {
    (above + row).withUnsafeBufferPointer { both in
      unsafe PNGRow.changes(UnsafeBufferPointer(rebasing: both[row.count...]), kernels: kernels)
    }
  }

  private static func runLengths(_ row: [UInt32], kernels: Kernels) -> [Int] {
    row.withUnsafeBufferPointer { row in
      row.indices.map { unsafe PNGRow.runLength(from: $0, in: row, kernels: kernels) }
    }
  }

  // The kernel must write no more than the row's bytes.
  private static func rgbDifferences(_ row: [UInt32], from expected: [UInt32], kernels: Kernels) -> [UInt8] {
    let guardBytes: [UInt8] = [3, 141, 59, 26]
    var bytes = [UInt8](repeating: 0, count: 3 * row.count) + guardBytes
    unsafe kernels.table.pointee.rgb_differences(&bytes, row, expected, row.count)
    #expect(Array(bytes.suffix(guardBytes.count)) == guardBytes)
    bytes.removeLast(guardBytes.count)
    return bytes
  }
}

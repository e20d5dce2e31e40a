import Canvas
import Testing

/// The kernels of a PNG's rows give what their definitions say, at every level.
struct PNGRowKernelTests {
  @Test(arguments: Kernels.allLevels) func changesAreCountedLikePixelByPixel(kernels: Kernels) {
    var random = SeededGenerator(seed: 11)
    for count in Array(0...40) + [255, 256, 1000] {
      // Few colours, so that neighbours are often the same.
      let row = (0..<count).map { _ in UInt32(random.next(below: 3)) }
      let above = (0..<count).map { _ in UInt32(random.next(below: 3)) }
      let changes = PNGRowTesting.changes(row, above: above, kernels: kernels)
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
      #expect(PNGRowTesting.runLengths(row, kernels: kernels) == expected, "\(count)")
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
      #expect(PNGRowTesting.rgbDifferences(row, from: others, kernels: kernels) == expected, "\(count)")
    }
  }
}

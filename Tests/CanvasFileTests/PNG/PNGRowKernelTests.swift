import Canvas
import CanvasKernels
import Testing

/// The kernels of a PNG's rows give what their definitions say, at every level.
struct PNGRowKernelTests {
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

  @Test(arguments: Kernels.allLevels) func rgbSamplesAreThoseOfEachPixel(kernels: Kernels) {
    var random = SeededGenerator(seed: 12)
    for count in Array(0...40) + [255, 256, 1000] {
      let row = (0..<count).map { _ in UInt32(truncatingIfNeeded: random.next()) }
      let expected = row.flatMap { pixel in (0..<3).map { UInt8(truncatingIfNeeded: pixel >> (8 * $0)) } }
      #expect(Self.rgbSamples(row, kernels: kernels) == expected, "\(count)")
    }
  }

  // MARK: Calls

  private static func runLengths(_ row: [UInt32], kernels: Kernels) -> [Int] {
    row.withUnsafeBufferPointer { row in
      row.indices.map { unsafe PNGRow.runLength(from: $0, in: row, kernels: kernels) }
    }
  }

  // The kernel must write no more than the row's bytes.
  private static func rgbSamples(_ row: [UInt32], kernels: Kernels) -> [UInt8] {
    let guardBytes: [UInt8] = [3, 141, 59, 26]
    var bytes = [UInt8](repeating: 0, count: 3 * row.count) + guardBytes
    unsafe kernels.table.pointee.rgb_samples(&bytes, row, row.count)
    #expect(Array(bytes.suffix(guardBytes.count)) == guardBytes)
    bytes.removeLast(guardBytes.count)
    return bytes
  }
}

import Canvas
import CanvasKernels
import TestSupport
import Testing

/// The kernels that read PNGs give what their definitions say, at every level.
struct PNGReadKernelTests {
  @Test(arguments: Kernels.allLevels, [1, 2, 3, 4]) func unfilteringUndoesEachFilter(kernels: Kernels, pixelSize: Int) {
    var random = SeededGenerator(seed: 15)
    for pixelCount in Array(1...12) + [33, 100, 1025] {
      let count = pixelCount * pixelSize
      for range in [256, 3] {
        let row = (0..<count).map { _ in UInt8(random.next(below: range)) }
        let above = (0..<count).map { _ in UInt8(random.next(below: range)) }
        for filter in PNGFilter.allCases {
          var filtered = [UInt8](repeating: 0, count: count)
          filter.apply(to: row, above: above, count: count, pixelSize: pixelSize, into: &filtered, kernels: kernels)
          // The kernel must write no more than the row's bytes.
          var read = [UInt8](repeating: 0, count: count) + guardBytes
          kernels.table.pointee.unfilter_row(&read, filtered, above, count, pixelSize, Int32(filter.rawValue))
          #expect(read == row + guardBytes, "\(filter), \(count)")
        }
      }
    }
  }

  @Test(arguments: Kernels.allLevels) func pixelsAreThoseOfTheirSamples(kernels: Kernels) {
    var random = SeededGenerator(seed: 16)
    let table = (0..<256).map { _ in UInt32(truncatingIfNeeded: random.next()) }
    for count in Array(0...40) + [255, 256, 1000] {
      let bytes = (0..<3 * count).map { _ in UInt8(random.next(below: 256)) }
      let words = bytes.map { UInt32($0) }
      let guardPixels: [UInt32] = [3, 141]
      var row = [UInt32](repeating: 0, count: count) + guardPixels
      kernels.table.pointee.rgb_pixels(&row, bytes, count)
      let rgb = (0..<count).map { i -> UInt32 in
        let red = words[3 * i], green = words[3 * i + 1], blue = words[3 * i + 2]
        return red | green << 8 | blue << 16 | 0xFF00_0000
      }
      #expect(row == rgb + guardPixels, "\(count)")
      kernels.table.pointee.grey_alpha_pixels(&row, bytes, count)
      let grey = (0..<count).map { i -> UInt32 in words[2 * i] * 0x10101 | words[2 * i + 1] << 24 }
      #expect(row == grey + guardPixels, "\(count)")
      for bits in [1, 2, 4, 8] {
        kernels.table.pointee.table_pixels(&row, bytes, count, table, UInt32(bits))
        let indexed = (0..<count).map { i -> UInt32 in
          let shift = 8 - bits - i * bits % 8
          let index = Int(bytes[i * bits / 8]) >> shift & (1 << bits - 1)
          return table[index]
        }
        #expect(row == indexed + guardPixels, "\(count), \(bits) bits")
      }
    }
  }

  private let guardBytes: [UInt8] = [3, 141, 59, 26]
}

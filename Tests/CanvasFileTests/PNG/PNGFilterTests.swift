import Canvas
import Testing

/// The filters and their weight equal the words of the PNG specification.
struct PNGFilterTests {
  @Test(arguments: Kernels.allLevels, [1, 2, 3, 4]) func filteredBytesAreThoseOfTheSpecification(
    kernels: Kernels, pixelSize: Int
  ) {
    for filter in PNGFilter.allCases { check(filter, pixelSize: pixelSize, kernels: kernels) }
  }

  private func check(_ filter: PNGFilter, pixelSize: Int, kernels: Kernels) {
    var random = SeededGenerator(seed: 9)
    for count in [1, 2, 3, 4, 5, 16, 33, 35, 36, 37, 100, 257, 4096] {
      // Numbers near to each other too: there the predictors' ties are.
      let range = count % 2 == 0 ? 256 : 3
      let row = (0..<count).map { _ in UInt8(random.next(below: range)) }
      let above = (0..<count).map { _ in UInt8(random.next(below: range)) }
      // The kernel must write no more than the row's bytes.
      let guardBytes: [UInt8] = [3, 141, 59, 26]
      var filtered = [UInt8](repeating: 0, count: count) + guardBytes
      filter.apply(to: row, above: above, count: count, pixelSize: pixelSize, into: &filtered, kernels: kernels)
      let expected = (0..<count).map { i -> UInt8 in
        let (left, corner) = i < pixelSize ? (0, 0) : (Int(row[i - pixelSize]), Int(above[i - pixelSize]))
        let up = Int(above[i])
        let prediction =
          switch filter {
          case .none: 0
          case .sub: left
          case .up: up
          case .average: (left + up) / 2
          case .paeth: paeth(left, up, corner)
          }
        return UInt8(truncatingIfNeeded: Int(row[i]) - prediction)
      }
      #expect(filtered == expected + guardBytes, "\(filter), \(count)")
      let weight = expected.reduce(0) { $0 + abs(Int(Int8(bitPattern: $1))) }
      let weights = PNGFilter.weights(of: row, above: above, count: count, pixelSize: pixelSize, kernels: kernels)
      #expect(weights[Int(filter.rawValue)] == UInt32(weight), "\(filter), \(count)")
    }
  }

  private func paeth(_ a: Int, _ b: Int, _ c: Int) -> Int {
    let p = a + b - c
    let (pa, pb, pc) = (abs(p - a), abs(p - b), abs(p - c))
    if pa <= pb && pa <= pc { return a }
    return pb <= pc ? b : c
  }
}

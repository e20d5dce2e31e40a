import Canvas
import CanvasCLibrary
import Testing

@Suite struct BoxBlurTests {
  // A point of light in the middle of a row of planes, blurred: the response, in fractions of its sum.
  private func response(_ deviation: Double, side: Int) -> [Double] {
    // A whole column of light: along its row the blur is one-dimensional, and no value is rounded away.
    var plane = [UInt8](repeating: 0, count: side * side)
    for y in 0..<side { plane[y * side + side / 2] = 255 }
    BoxBlur(standardDeviation: deviation).apply(to: &plane, width: side)
    let row = plane[(side / 2) * side..<(side / 2 + 1) * side].map(Double.init)
    return row
  }

  @Test(arguments: [1.5, 2.0, 2.5, 3, 4, 5.3, 9])
  func theResponseIsNearlyGaussian(deviation: Double) {
    let side = 81
    let row = response(deviation, side: side)
    let gaussian = (0..<side).map { exp(-pow(Double($0 - side / 2) / deviation, 2) / 2) }
    let sum = gaussian.reduce(0, +)
    for (a, b) in zip(row, gaussian) {
      // 7 % of the peak, and a level for rounding.
      #expect(abs(a - b / sum * 255) <= 0.07 * 255 / sum + 1)
    }
  }

  @Test(arguments: [0.0, -3, .nan, 0.2])
  func nothingPositiveLeavesThePlaneAsItIs(deviation: Double) {
    var plane: [UInt8] = [0, 9, 255, 3]
    BoxBlur(standardDeviation: deviation).apply(to: &plane, width: 2)
    #expect(plane == [0, 9, 255, 3])
  }

  @Test(arguments: [1.0, 3, 7, 40, .infinity])
  func anEvenPlaneStaysEvenAwayFromItsEdges(deviation: Double) {
    let side = 40
    var plane = [UInt8](repeating: 200, count: side * side)
    BoxBlur(standardDeviation: deviation).apply(to: &plane, width: side)
    #expect(plane.allSatisfy { $0 <= 200 })
    if BoxBlur(standardDeviation: deviation).reach < side / 2 {
      #expect(plane[side / 2 * side + side / 2] == 200)
    }
  }

  @Test func itIsTheSameFromEitherSide() {
    let side = 31
    var plane = [UInt8](repeating: 0, count: side * side)
    for i in 0..<side where i % 3 == 0 { plane[i * side + (i * 7) % side] = 250 }
    var turned = Array(plane.reversed())
    BoxBlur(standardDeviation: 2.4).apply(to: &plane, width: side)
    BoxBlur(standardDeviation: 2.4).apply(to: &turned, width: side)
    #expect(plane == turned.reversed())
  }

  @Test(arguments: [(1, 1), (1, 40), (90, 1), (70, 33), (130, 64), (64, 130), (300, 250)])
  func itIsWhatItsPassesGive(width: Int, height: Int) {
    var generator = SeededGenerator(seed: 3)
    let plane = (0..<width * height).map { _ in
      UInt8(truncatingIfNeeded: generator.next() % 3 == 0 ? 255 : generator.next())
    }
    for deviation in [0.6, 1, 2.4, 9, 33, 500] {
      let expected = slowlyBlurred(plane, width: width, radii: BoxBlur(standardDeviation: deviation).radii)
      for workers in [1, 3] {
        var blurred = plane
        BoxBlur(standardDeviation: deviation).apply(to: &blurred, width: width, workers: workers)
        #expect(blurred == expected, "\(deviation), \(workers) threads")
      }
    }
  }

  // Pass after pass, each mean by a division.
  private func slowlyBlurred(_ plane: [UInt8], width: Int, radii: [Int]) -> [UInt8] {
    var values = plane.map { UInt32($0) << 8 }
    let height = plane.count / width
    for alongRows in [true, false] {
      let (step, length) = alongRows ? (1, width) : (width, height)
      for radius in radii {
        let size = UInt32(2 * radius + 1)
        let source = values
        // The first of each row, or of each column.
        let starts = alongRows ? Array(stride(from: 0, to: plane.count, by: width)) : Array(0..<width)
        for start in starts {
          var sum = (0..<min(radius, length)).reduce(0) { $0 + source[start + $1 * step] }
          for i in 0..<length {
            if i + radius < length { sum += source[start + (i + radius) * step] }
            if i > radius { sum -= source[start + (i - radius - 1) * step] }
            values[start + i * step] = (sum + size / 2) / size
          }
        }
      }
    }
    return values.map { UInt8(($0 + 128) >> 8) }
  }
}

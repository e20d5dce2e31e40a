internal import Canvas

/// Rows of a picture in the opponent colour space of FLIP, padded by the radius of the filters. Beyond the picture,
/// its outermost pixels are repeated.
struct FLIPSource {
  private let width: Int
  private let rowCount: Int
  private let radius: Int
  private var planes: [[Float]]

  /// The rows over a grey background.
  init(_ image: StraightImage, _ rows: Range<Int>, radius: Int, _ background: UInt8) {
    width = image.pixelWidth
    rowCount = rows.count
    self.radius = radius
    let wide = width + 2 * radius
    planes = (0..<4).map { _ in [Float](repeating: 0, count: wide * (rows.count + 2 * radius)) }
    for i in 0..<rows.count + 2 * radius {
      let y = min(max(rows.lowerBound - radius + i, 0), image.pixelHeight - 1)
      // In artwork, most pixels equal the previous one.
      var last: UInt32?
      var opponent = SIMD3<Double>()
      for column in 0..<wide {
        let bits = image.pixels[min(max(column - radius, 0), width - 1), y].bits
        if bits != last {
          last = bits
          opponent = FLIPColor.opponent(ofLight: SRGBLight.light(StraightPixel(bits: bits), over: background))
        }
        let place = i * wide + column
        planes[0][place] = Float(opponent.x)
        planes[1][place] = Float(opponent.y)
        planes[2][place] = Float(opponent.z)
        planes[3][place] = Float((opponent.x + 16) / 116)
      }
    }
  }

  /// A plane to filter: 0, 1 and 2 are the opponent axes, and 3 is luminance in 0…1.
  func plane(_ number: Int) -> Plane {
    Plane(values: planes[number], width: width, rowCount: rowCount, radius: radius)
  }

  struct Plane {
    let values: [Float]
    let width: Int
    let rowCount: Int
    let radius: Int

    /// The rows after filtering horizontally, then vertically. Neither list is longer than 2 · `radius` + 1.
    func filtered(_ across: [Float], _ down: [Float]) -> [Float] {
      let wide = width + 2 * radius
      let reach = down.count / 2
      var weighed = [Float](repeating: 0, count: width * (rowCount + 2 * reach))
      var result = [Float](repeating: 0, count: width * rowCount)
      values.withUnsafeBufferPointer { values in
        weighed.withUnsafeMutableBufferPointer { weighed in
          for row in 0..<rowCount + 2 * reach {
            let start = (row + radius - reach) * wide + radius - across.count / 2
            for (j, weight) in across.enumerated() {
              unsafe Self.add(weight, values, start + j, &weighed, row * width, count: width)
            }
          }
        }
      }
      weighed.withUnsafeBufferPointer { weighed in
        result.withUnsafeMutableBufferPointer { result in
          for row in 0..<rowCount {
            for (j, weight) in down.enumerated() {
              unsafe Self.add(weight, weighed, (row + j) * width, &result, row * width, count: width)
            }
          }
        }
      }
      return result
    }

    /// Adds a range of numbers times a weight to another range. It uses pointers, so that the compiler vectorizes it.
    @inline(__always)
    private static func add(
      _ weight: Float, _ source: UnsafeBufferPointer<Float>, _ sourceStart: Int,
      _ target: inout UnsafeMutableBufferPointer<Float>, _ targetStart: Int, count: Int
    ) {
      precondition(sourceStart >= 0 && sourceStart + count <= source.count && targetStart + count <= target.count)
      guard let from = source.baseAddress, let to = target.baseAddress else { return }
      for i in 0..<count { unsafe to[targetStart + i] += weight * from[sourceStart + i] }
    }
  }
}

/// An image as a paint: bilinear between pixel centres, at its edges clamped or repeated.
struct ImagePattern: RowPaint {
  enum Extend {
    /// Beyond an edge the edge's pixels go on.
    case clamp
    /// The image is a tile.
    case `repeat`
  }

  private let image: PixelBuffer
  private let toImage: Transform
  private let extend: Extend

  /// - Parameter toDevice: From the image's pixels, origin at its top left corner, to the device's. Nil where it has no
  ///   inverse.
  init?(image: PixelBuffer, toDevice: Transform, extend: Extend) {
    guard let inverse = toDevice.inverted() else { return nil }
    self.image = image
    toImage = inverse
    self.extend = extend
  }

  func writeRow(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
    let center = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
    let start = center.applying(toImage)
    image.withPixels { pixels in
      for i in 0..<count {
        // Pixel centres lie at halves: half a pixel back, the whole part names the upper left neighbour.
        let u = column(start.x + toImage.a * Double(i) - 0.5, size: image.width)
        let v = column(start.y + toImage.b * Double(i) - 0.5, size: image.height)
        let upper = unsafe pixels.baseAddress.map { $0 + v.index * image.width }
        let lower = unsafe pixels.baseAddress.map { $0 + v.next * image.width }
        guard let upper = unsafe upper, let lower = unsafe lower else { return }
        unsafe row[i] =
          u.fraction | v.fraction == 0
          ? upper[u.index]
          : Self.mix(
            upper[u.index], upper[u.next], lower[u.index], lower[u.next], u.fraction, v.fraction)
      }
    }
  }

  // A coordinate as two neighbouring pixels and how far it lies from the first, in 1/256.
  private func column(_ coordinate: Double, size: Int) -> (index: Int, next: Int, fraction: UInt32) {
    let size256 = size << 8
    switch extend {
    case .clamp:
      // Clamped before it is converted: it may be anything.
      let limited = min(max(coordinate, 0), Double(size - 1))
      let fixed = Int(FixedPoint.nearest(limited * 256))
      let index = fixed >> 8
      return (index, min(index + 1, size - 1), UInt32(fixed & 255))
    case .repeat:
      let period = Double(size)
      let wrapped = coordinate - (coordinate / period).rounded(.down) * period
      var fixed = Int(FixedPoint.nearest(min(max(wrapped, 0), period) * 256))
      if fixed >= size256 { fixed -= size256 }
      let index = fixed >> 8
      return (index, index + 1 == size ? 0 : index + 1, UInt32(fixed & 255))
    }
  }

  /// Two pixels of an upper and two of a lower row, mixed by fractions of 0…255 from 256.
  static func mix(
    _ p00: UInt32, _ p10: UInt32, _ p01: UInt32, _ p11: UInt32, _ fx: UInt32, _ fy: UInt32
  ) -> UInt32 {
    var result: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let top = ((p00 >> shift) & 255) * (256 - fx) + ((p10 >> shift) & 255) * fx
      let bottom = ((p01 >> shift) & 255) * (256 - fx) + ((p11 >> shift) & 255) * fx
      result |= ((top * (256 - fy) + bottom * fy + 32_768) >> 16) << shift
    }
    return result
  }
}

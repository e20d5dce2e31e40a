extension PixelBuffer {
  /// All pixels.
  var bounds: PixelRect { PixelRect(minX: 0, minY: 0, maxX: width, maxY: height) }

  /// A copy of the existing pixels of an area. Throws `outOfLimits` if there are none.
  func cropped(to area: PixelRect) throws(ImageSizeError) -> PixelBuffer {
    let area = area.intersection(bounds)
    guard area != bounds else { return self }
    var result = try PixelBuffer(width: area.width, height: area.height)
    result.copy(area, of: self, toX: 0, y: 0)
    return result
  }

  /// Copies an area of another buffer to a position in this one. Both areas must be within their buffers.
  mutating func copy(_ area: PixelRect, of source: PixelBuffer, toX x: Int, y: Int) {
    let target = PixelRect(minX: x, minY: y, maxX: x + area.width, maxY: y + area.height)
    precondition(source.bounds.contains(area) && bounds.contains(target), "Both areas must be in their buffers.")
    let stride = width
    unsafe source.withPixels { old in
      unsafe withMutablePixels { new in
        for row in 0..<area.height {
          let from = (area.minY + row) * source.width + area.minX
          let to = (y + row) * stride + x
          for column in 0..<area.width { unsafe new[to + column] = old[from + column] }
        }
      }
    }
  }

  /// A buffer of the same size, or with the sides exchanged, whose pixel (x, y) is this one's pixel at `place(x, y)`,
  /// which must exist.
  func rearranged(
    exchangingSides: Bool = false, _ place: (Int, Int) -> (x: Int, y: Int)
  ) throws(ImageSizeError) -> PixelBuffer {
    let (newWidth, newHeight) = exchangingSides ? (height, width) : (width, height)
    return try unsafe written(width: newWidth, height: newHeight) { old, new in
      for y in 0..<newHeight {
        for x in 0..<newWidth {
          let (oldX, oldY) = place(x, y)
          unsafe new[y * newWidth + x] = old[oldY * width + oldX]
        }
      }
    }
  }

  /// A buffer of a size, whose pixels are written from those of this one.
  @inline(__always)
  func written(
    width newWidth: Int, height newHeight: Int,
    _ write: (UnsafeBufferPointer<UInt32>, UnsafeMutableBufferPointer<UInt32>) -> Void
  ) throws(ImageSizeError) -> PixelBuffer {
    var result = try PixelBuffer(width: newWidth, height: newHeight)
    unsafe withPixels { old in unsafe result.withMutablePixels { unsafe write(old, $0) } }
    return result
  }
}

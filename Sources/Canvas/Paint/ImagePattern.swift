/// An image as a paint, averaged by areas first where it is made smaller.
struct ImagePattern: RowPaint {
  private let image: PixelBuffer
  private let toImage: Transform
  private let tilingX: Paint.Tiling
  private let tilingY: Paint.Tiling
  private let sampling: Paint.Sampling
  /// What takes a device pixel to an image pixel where one stands exactly upon the other; nil elsewhere.
  private let pixelShift: (x: Int, y: Int)?

  /// - Parameter toDevice: From the image's pixels, origin at its top left corner, to the device's.
  ///
  /// Nil where that has no inverse, or no memory is left for a smaller picture: then nothing is drawn.
  init?(
    image: PixelBuffer, toDevice: Transform, tilingX: Paint.Tiling, tilingY: Paint.Tiling, sampling: Paint.Sampling
  ) {
    guard toDevice.isInvertible else { return nil }
    var pixels = image
    var pixelsToDevice = toDevice
    // Device pixels per image pixel along the image's two sides. Below one, neighbours are averaged first.
    let scaleX = Vector(dx: toDevice.a, dy: toDevice.b).length
    let scaleY = Vector(dx: toDevice.c, dy: toDevice.d).length
    if sampling != .nearest, scaleX < 1 || scaleY < 1 {
      let width = Self.reducedSide(image.width, by: scaleX)
      let height = Self.reducedSide(image.height, by: scaleY)
      guard let reduced = try? image.reduced(toWidth: width, height: height) else { return nil }
      pixels = reduced
      pixelsToDevice = toDevice.scaledBy(
        x: Double(image.width) / Double(reduced.width), y: Double(image.height) / Double(reduced.height))
    }
    guard let inverse = pixelsToDevice.inverted() else { return nil }
    self.image = pixels
    toImage = inverse
    self.tilingX = tilingX
    self.tilingY = tilingY
    self.sampling = sampling
    pixelShift = Self.pixelShift(of: inverse)
  }

  private static func pixelShift(of transform: Transform) -> (x: Int, y: Int)? {
    let (x, y) = (Int(saturating: transform.tx), Int(saturating: transform.ty))
    let reach = -1_000_000_000...1_000_000_000
    guard transform == Transform(translationX: Double(x), y: Double(y)), reach.contains(x), reach.contains(y) else {
      return nil
    }
    return (x, y)
  }

  /// The nearest whole number of pixels: a rectangle on pixel edges then gets exactly one image pixel for each.
  static func reducedSide(_ side: Int, by scale: Double) -> Int {
    scale < 1 ? max(1, Int(saturating: (Double(side) * scale + 0.5).rounded(.down))) : side
  }

  func writeRow(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
    let columns = TiledAxis(size: image.width, tiling: tilingX)
    let rows = TiledAxis(size: image.height, tiling: tilingY)
    if let pixelShift {
      return unsafe copyRow(x: x + pixelShift.x, count: count, row: rows.pixel(y + pixelShift.y), columns, into: row)
    }
    let centerY = Double(y) + 0.5
    let rowU = toImage.c * centerY + toImage.tx
    let rowV = toImage.d * centerY + toImage.ty
    image.withPixels { pixels in
      guard let base = pixels.baseAddress else { return }
      let tiles = unsafe TiledPixels(base: base, stride: image.width, columns: columns, rows: rows)
      for i in 0..<count {
        // From the column itself, not from the row's first: a pixel is the same whatever is drawn beside it.
        let centerX = Double(x + i) + 0.5
        let u = toImage.a * centerX + rowU
        let v = toImage.b * centerX + rowV
        unsafe row[i] =
          switch sampling {
          case .nearest: tiles.nearest(u, v)
          case .bilinear: tiles.bilinear(u, v)
          case .bicubic: tiles.bicubic(u, v)
          }
      }
    }
  }

  /// Image pixels from a column on, where no sampling changes them: a tile's row is copied as often as it fits.
  private func copyRow(
    x: Int, count: Int, row: Int?, _ columns: TiledAxis, into target: UnsafeMutablePointer<UInt32>
  ) {
    image.withPixels { pixels in
      guard let base = pixels.baseAddress, let row else { return unsafe target.update(repeating: 0, count: count) }
      let source = unsafe base + row * image.width
      var done = 0
      while done < count {
        let index = x + done
        guard let pixel = columns.pixel(index) else {
          unsafe target[done] = 0
          done += 1
          continue
        }
        // As far as neighbours are neighbours in the image too.
        let stretch = columns.tiling == .repeat || index == pixel ? min(image.width - pixel, count - done) : 1
        unsafe (target + done).update(from: source + pixel, count: stretch)
        done += stretch
      }
    }
  }
}

package import CanvasKernels

/// The rows of an image on the device. If it is drawn smaller, it is first averaged by area.
package final class ImageRows: RowSource {
  private let image: PixelBuffer
  private let toImage: Transform
  private let wholeOffset: (x: Int, y: Int)?
  private let tilingX: Paint.Tiling
  private let tilingY: Paint.Tiling
  private let sampling: Paint.Sampling
  /// The kernels that write the rows.
  private let kernels: Kernels

  /// Creates the rows, or returns nil if the transform is not invertible or there is not enough memory for the
  /// reduced image. Nothing is drawn then.
  ///
  /// - Parameter toDevice: The transform from the image's pixels, with the origin at its top left corner, to the
  ///   device's.
  init?(
    image: PixelBuffer, toDevice: Transform, tilingX: Paint.Tiling, tilingY: Paint.Tiling, sampling: Paint.Sampling,
    kernels: Kernels
  ) {
    self.kernels = kernels
    guard toDevice.isInvertible else { return nil }
    var pixels = image
    var pixelsToDevice = toDevice
    // The number of device pixels per image pixel along the image's two sides. If it is below 1, neighbours are
    // averaged first.
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
    wholeOffset = Self.wholeOffset(inverse)
    self.tilingX = tilingX
    self.tilingY = tilingY
    self.sampling = sampling
  }

  /// The nearest whole number of pixels. A rectangle on pixel boundaries then has exactly one image pixel for each
  /// device pixel.
  static func reducedSide(_ side: Int, by scale: Double) -> Int {
    scale < 1 ? max(1, Int(saturating: (Double(side) * scale + 0.5).rounded(.down))) : side
  }

  package func writeRow(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
    var line = line(y: y)
    unsafe image.withPixels { pixels in
      guard let base = pixels.baseAddress else { return }
      var image = unsafe ck_image(
        pixels: base, width: Int32(image.width), height: Int32(image.height), tiling_x: tilingX.kernel,
        tiling_y: tilingY.kernel)
      if let offset = wholeOffset {
        unsafe kernels.table.pointee.image_tiles(row, count, Int64(x + offset.x), Int64(y + offset.y), &image)
        return
      }
      switch sampling {
      case .nearest: unsafe kernels.table.pointee.image_nearest(row, count, Int64(x), &image, &line)
      case .bilinear: unsafe kernels.table.pointee.image_bilinear(row, count, Int64(x), &image, &line)
      case .bicubic: unsafe kernels.table.pointee.image_bicubic(row, count, Int64(x), &image, &line)
      }
    }
  }

  /// The positions of a device row's pixel centres in the image's pixels.
  package func line(y: Int) -> ck_row_line {
    let centerY = Double(y) + 0.5
    return ck_row_line(
      x: toImage.c * centerY + toImage.tx, y: toImage.d * centerY + toImage.ty, x_step: toImage.a, y_step: toImage.b)
  }

  // The offset from the device's pixels to the image's if it is a whole number of pixels. Nothing needs to be
  // interpolated then.
  private static func wholeOffset(_ toImage: Transform) -> (x: Int, y: Int)? {
    let isMove = toImage.a == 1 && toImage.b == 0 && toImage.c == 0 && toImage.d == 1
    guard isMove, let x = Int(exactly: toImage.tx), let y = Int(exactly: toImage.ty),
      max(x.magnitude, y.magnitude) < 1 << 31
    else { return nil }
    return (x, y)
  }
}

extension Paint.Tiling {
  fileprivate var kernel: ck_tiling {
    switch self {
    case .none: CK_TILING_NONE
    case .pad: CK_TILING_PAD
    case .repeat: CK_TILING_REPEAT
    case .mirror: CK_TILING_MIRROR
    }
  }
}

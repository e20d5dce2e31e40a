package import CanvasKernels

/// The rows of an image on the device. If it is drawn smaller, it is first averaged by area.
@safe package final class ImageRows: RowSource, @unchecked Sendable {
  /// The image in the form that kernels take, in memory of its own.
  package let image: UnsafeMutablePointer<ck_image>
  @exclusivity(unchecked) private var pixels: PixelBuffer?
  /// The kernels that write the rows.
  private let kernels: Kernels

  init(kernels: Kernels) {
    self.kernels = kernels
    unsafe image = .allocate(capacity: 1)
  }

  deinit { unsafe image.deallocate() }

  /// Creates the rows, or returns nil if nothing is drawn: see `set`.
  convenience init?(
    image: PixelBuffer, toDevice: Transform, tilingX: Paint.Tiling, tilingY: Paint.Tiling, sampling: Paint.Sampling,
    kernels: Kernels
  ) {
    self.init(kernels: kernels)
    guard set(image, toDevice: toDevice, tilingX: tilingX, tilingY: tilingY, sampling: sampling) else { return nil }
  }

  /// Replaces the image. Nothing may be drawing with it. Returns false if the transform is not invertible or there is
  /// not enough memory for the reduced image. Nothing is drawn then.
  ///
  /// - Parameter toDevice: The transform from the image's pixels, with the origin at its top left corner, to the
  ///   device's.
  func set(
    _ image: PixelBuffer, toDevice: Transform, tilingX: Paint.Tiling, tilingY: Paint.Tiling, sampling: Paint.Sampling
  ) -> Bool {
    // The number of device pixels per image pixel along the image's two sides. If it is below 1, neighbours are
    // averaged first.
    let scaleX = Vector(dx: toDevice.a, dy: toDevice.b).length
    let scaleY = Vector(dx: toDevice.c, dy: toDevice.d).length
    guard sampling != .nearest, scaleX < 1 || scaleY < 1 else {
      return set(image, toImage: toDevice.inverted(), tilingX, tilingY, sampling)
    }
    let width = Self.reducedSide(image.width, by: scaleX)
    let height = Self.reducedSide(image.height, by: scaleY)
    guard toDevice.isInvertible, let reduced = try? image.reduced(toWidth: width, height: height) else { return false }
    let reducedToDevice = toDevice.scaledBy(
      x: Double(image.width) / Double(reduced.width), y: Double(image.height) / Double(reduced.height))
    return set(reduced, toImage: reducedToDevice.inverted(), tilingX, tilingY, sampling)
  }

  private func set(
    _ pixels: PixelBuffer, toImage: Transform?, _ tilingX: Paint.Tiling, _ tilingY: Paint.Tiling,
    _ sampling: Paint.Sampling
  ) -> Bool {
    guard let toImage else { return false }
    if unsafe self.pixels?.baseAddress != pixels.baseAddress { unsafe self.pixels = pixels }
    let move = toImage.move(interpolated: sampling == .bilinear)
    unsafe self.image.pointee = ck_image(
      pixels: pixels.baseAddress, width: Int32(truncatingIfNeeded: pixels.width),
      height: Int32(truncatingIfNeeded: pixels.height), tiling_x: tilingX.kernel, tiling_y: tilingY.kernel,
      sampling: move == nil ? sampling.kernel : CK_SAMPLING_MOVED, a: toImage.a, b: toImage.b, c: toImage.c,
      d: toImage.d, tx: toImage.tx, ty: toImage.ty, move_x: move?.x ?? 0, move_y: move?.y ?? 0)
    return true
  }

  package var kernelPaint: KernelPaint? { unsafe .image(UnsafePointer(image)) }

  /// The nearest whole number of pixels. A rectangle on pixel boundaries then has exactly one image pixel for each
  /// device pixel.
  static func reducedSide(_ side: Int, by scale: Double) -> Int {
    scale < 1 ? max(1, Int(saturating: (Double(side) * scale + 0.5).rounded(.down))) : side
  }

  package func writeRow(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
    unsafe kernels.table.pointee.image_row(row, count, Int64(x), Int64(y), image)
  }
}

extension Transform {
  // The distances in 1/256 pixel, if this is a translation: by whole pixels, or by any if pixels are interpolated.
  // Adding the large number rounds.
  fileprivate func move(interpolated: Bool) -> (x: Int64, y: Int64)? {
    guard isTranslation, abs(tx) < 0x1p31, abs(ty) < 0x1p31 else { return nil }
    let (move, large) = (SIMD2(tx, ty), interpolated ? 0x1.8p44 : 0x1.8p52)
    let rounded = (move + large) - large
    return interpolated || all(rounded .== move) ? (Int64(rounded.x * 256), Int64(rounded.y * 256)) : nil
  }
}

extension Paint.Sampling {
  fileprivate var kernel: ck_sampling {
    switch self {
    case .nearest: CK_SAMPLING_NEAREST
    case .bilinear: CK_SAMPLING_BILINEAR
    case .bicubic: CK_SAMPLING_BICUBIC
    }
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

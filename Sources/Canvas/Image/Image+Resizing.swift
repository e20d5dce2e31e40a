extension Image {
  /// The image at another size, with the same scale.
  ///
  ///     let thumbnail = try photo.resized(to: Size(width: 64, height: 48), filter: .area)
  ///
  /// - Parameters:
  ///   - size: The new size in points. The image has size × scale pixels, each side rounded to nearest. The aspect
  ///     ratio may change.
  ///   - filter: How the new pixels are computed. With every filter, the same size returns the same image.
  /// - Throws: `ImageSizeError` if a side is not positive and finite, or the picture is too large.
  public func resized(to size: Size, filter: ResizingFilter = .area) throws(ImageSizeError) -> Image {
    let (width, height) = try ImageSizeError.pixelSize(of: size, scale: scale)
    guard width != pixelWidth || height != pixelHeight else { return self }
    let resized =
      switch filter {
      case .area: try pixels.averaged(toWidth: width, height: height)
      case .lanczos: try pixels.convolved(toWidth: width, height: height, with: .lanczos)
      case .bilinear: try pixels.convolved(toWidth: width, height: height, with: .tent)
      case .nearest: try pixels.sampled(toWidth: width, height: height)
      }
    return Image(pixels: resized, scale: scale)
  }
}

extension PixelBuffer {
  /// Makes each new pixel the old one under its centre.
  fileprivate func sampled(toWidth newWidth: Int, height newHeight: Int) throws(ImageSizeError) -> PixelBuffer {
    func under(_ new: Int, _ newCount: Int, _ count: Int) -> Int { (2 * new + 1) * count / (2 * newCount) }
    let columns = (0..<newWidth).map { under($0, newWidth, width) }
    return try unsafe written(width: newWidth, height: newHeight) { old, new in
      for y in 0..<newHeight {
        let row = under(y, newHeight, height) * width
        for x in 0..<newWidth { unsafe new[y * newWidth + x] = old[row + columns[x]] }
      }
    }
  }
}

/// How the parts between the caps of a nine-part image are resized.
public enum ResizingMode: Sendable, Hashable, CaseIterable {
  /// Each part is stretched or squeezed to fit.
  case stretch
  /// Each part is repeated at its original size from the top left, and cut off at the end.
  case tile
}

/// How the pixels of a resized image are computed. Colours are mixed premultiplied, as bytes.
public enum ResizingFilter: Sendable, Hashable, CaseIterable {
  /// The exact mean, rounded to nearest, of the area of old pixels that a new one covers. Enlarged pixels stay
  /// squares.
  case area
  /// Lanczos' windowed sine with three lobes, the sharpest filter. It may overshoot at edges; values are clamped to
  /// the valid range.
  case lanczos
  /// A tent: linear interpolation between neighbours. When the image shrinks, the tent spans two new pixels, so that
  /// no old pixel is skipped.
  case bilinear
  /// The old pixel under the centre of a new one, or the one to the right or below if the centre is on a border.
  case nearest
}

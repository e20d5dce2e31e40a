/// Nine-part images: corners keep their size, sides are stretched in one direction, and the middle in both.
extension DrawingContext {
  /// Draws an image into a rectangle, keeping the thickness of its caps, the strips along its four sides.
  ///
  ///     context.draw(button, in: Rect(x: 10, y: 10, width: 200, height: 44), capInsets: EdgeInsets(8))
  ///
  /// The parts fit without seams under every transform, and none bleeds into another. A rectangle that has no area or
  /// is not finite draws nothing.
  ///
  /// - Parameters:
  ///   - image: The whole image.
  ///   - rect: The destination in user space.
  ///   - capInsets: The caps in points of the image, rounded to its pixels. Negative and NaN insets count as 0. If
  ///     two opposite caps are together longer than the image, they are reduced in proportion. If no pixel remains
  ///     between them, the line where they meet is stretched. If the rectangle is too small for its caps, all four
  ///     are scaled down by one factor until they fit, as with CSS border images.
  ///   - resizingMode: Whether the sides and the middle are stretched or tiled.
  public func draw(
    _ image: Image, in rect: Rect, capInsets: EdgeInsets, resizingMode: ResizingMode = .stretch
  ) {
    guard rect.isFinite, !rect.isEmpty, state.deviceTransform.isInvertible else { return }
    if let recorder {
      return recorder.add(.ninePart(image, in: rect, capInsets: capInsets, resizingMode: resizingMode), state)
    }
    let columnCaps = CapPair(capInsets.left, capInsets.right, count: image.pixelWidth, scale: image.scale)
    let rowCaps = CapPair(capInsets.top, capInsets.bottom, count: image.pixelHeight, scale: image.scale)
    let capScale = min(1, columnCaps.scaleToFit(in: rect.width), rowCaps.scaleToFit(in: rect.height)) / image.scale
    let horizontal = NinePartAxis(
      columnCaps, start: rect.minX, length: rect.width, capScale: capScale, imageScale: image.scale,
      deviceScale: Vector(dx: state.deviceTransform.a, dy: state.deviceTransform.b).length, mode: resizingMode)
    let vertical = NinePartAxis(
      rowCaps, start: rect.minY, length: rect.height, capScale: capScale, imageScale: image.scale,
      deviceScale: Vector(dx: state.deviceTransform.c, dy: state.deviceTransform.d).length, mode: resizingMode)
    guard
      let rows = NinePartRows(
        image: image.pixels, columns: horizontal, rows: vertical, toDevice: state.deviceTransform, kernels: kernels)
    else { return }
    fill(rect, transform: state.deviceTransform, with: .rows(rows))
  }
}

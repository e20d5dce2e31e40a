/// Conversion between user space, the space of drawing, and device space: pixels from the picture's top left corner,
/// with y down.
extension DrawingContext {
  /// The transform from user space to device space, including the scale in pixels per point.
  public var userSpaceToDeviceSpaceTransform: Transform { state.deviceTransform }

  /// Converts a point of user space to device space, in pixels.
  public func convertToDeviceSpace(_ point: Point) -> Point { point.applying(state.deviceTransform) }

  /// Converts a size's diagonal to device space, in pixels. As in Core Graphics, a side is negative if its axis is
  /// reversed.
  public func convertToDeviceSpace(_ size: Size) -> Size { Self.convert(size, by: state.deviceTransform) }

  /// The smallest rectangle of device space, in pixels, around a rectangle of user space.
  public func convertToDeviceSpace(_ rect: Rect) -> Rect { rect.applying(state.deviceTransform) }

  /// Converts a point of device space, in pixels, to user space; nil if the transform has no inverse.
  public func convertToUserSpace(_ point: Point) -> Point? {
    state.deviceTransform.inverted().map { point.applying($0) }
  }

  /// Converts a device size's diagonal to user space, with sides of either sign; nil if the transform has no inverse.
  public func convertToUserSpace(_ size: Size) -> Size? {
    state.deviceTransform.inverted().map { Self.convert(size, by: $0) }
  }

  /// The smallest rectangle of user space around a rectangle of device space; nil if the transform has no inverse.
  public func convertToUserSpace(_ rect: Rect) -> Rect? {
    state.deviceTransform.inverted().map { rect.applying($0) }
  }

  /// A rectangle moved to the nearest whole pixels, with whole sides of at least one pixel; the same rectangle if user
  /// space is turned.
  ///
  /// - Parameter shift: What is taken off the corner's coordinates before they are rounded, in pixels.
  package func onWholePixels(_ rect: Rect, lowering shift: Double = 0) -> Rect {
    guard state.deviceTransform.b == 0, state.deviceTransform.c == 0 else { return rect }
    let pixels = convertToDeviceSpace(rect)
    let corner = Point(x: (pixels.minX - shift).rounded(), y: (pixels.minY - shift).rounded())
    let size = Size(width: max(1, pixels.width.rounded()), height: max(1, pixels.height.rounded()))
    return convertToUserSpace(Rect(origin: corner, size: size)) ?? rect
  }

  private static func convert(_ size: Size, by t: Transform) -> Size {
    Size(width: t.a * size.width + t.c * size.height, height: t.b * size.width + t.d * size.height)
  }
}

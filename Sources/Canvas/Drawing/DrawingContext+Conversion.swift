/// Conversion between user space, in which one draws, and device space: pixels from the picture's top left corner, y
/// down.
extension DrawingContext {
  /// From user space to device space: the transform, and the pixels per point after it.
  public var userSpaceToDeviceSpaceTransform: Transform { state.transform }

  /// Where a point of user space lies on the device, in pixels.
  public func convertToDeviceSpace(_ point: Point) -> Point { point.applying(state.transform) }

  /// A size's diagonal on the device, in pixels; as with Core Graphics its sides are negative where the axes are turned
  /// over.
  public func convertToDeviceSpace(_ size: Size) -> Size { Self.convert(size, by: state.transform) }

  /// The smallest device rectangle, in pixels, around a rectangle of user space.
  public func convertToDeviceSpace(_ rect: Rect) -> Rect { rect.applying(state.transform) }

  /// Which point of user space lies at a point of the device, in pixels; nil if the transform has no inverse.
  public func convertToUserSpace(_ point: Point) -> Point? {
    state.transform.inverted().map { point.applying($0) }
  }

  /// A device size's diagonal in user space, its sides of any sign; nil if the transform has no inverse.
  public func convertToUserSpace(_ size: Size) -> Size? {
    state.transform.inverted().map { Self.convert(size, by: $0) }
  }

  /// The smallest rectangle of user space around a device rectangle; nil if the transform has no inverse.
  public func convertToUserSpace(_ rect: Rect) -> Rect? {
    state.transform.inverted().map { rect.applying($0) }
  }

  private static func convert(_ size: Size, by t: Transform) -> Size {
    Size(width: t.a * size.width + t.c * size.height, height: t.b * size.width + t.d * size.height)
  }
}

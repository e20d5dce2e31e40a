import Canvas

extension View {
  /// The view drawn away from its place; other views don't move.
  ///
  /// - Parameters:
  ///   - x: The distance to the right in points, also if the layout runs from right to left.
  ///   - y: The distance down in points.
  public func offset(x: Double = 0, y: Double = 0) -> some View {
    let layout = OffsetLayout(offset: Vector(dx: x, dy: y))
    return modified(by: LayoutModifier(kind: "offset", layout: layout, mirrors: false))
  }

  /// The view with its middle at a point, in a view that is as large as what is proposed.
  ///
  /// - Parameters:
  ///   - x: The distance of the middle from the left side in points, also if the layout runs from right to left.
  ///   - y: The distance of the middle from the top in points.
  public func position(x: Double = 0, y: Double = 0) -> some View {
    let layout = PositionLayout(position: Point(x: x, y: y))
    return modified(by: LayoutModifier(kind: "position", layout: layout, mirrors: false))
  }
}

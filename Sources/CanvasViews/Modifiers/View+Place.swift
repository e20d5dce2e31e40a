extension View {
  /// The view drawn away from its place; other views don't move.
  ///
  /// - Parameters:
  ///   - x: The distance to the right in points, also if the layout runs from right to left.
  ///   - y: The distance down in points.
  public func offset(x: Double = 0, y: Double = 0) -> some View {
    let layout = SingleLayout(offset: Vector(dx: x, dy: y))
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

  /// The view with a line of its width somewhere else: containers that align it put this place of the view where they
  /// would have put the line.
  ///
  ///     VStack(alignment: .leading) {
  ///       Text("Rules").bold()
  ///       Text("• Draw two cards.").alignmentGuide(.leading) { _ in -12 }  // 12 points further in
  ///     }
  ///
  /// - Parameters:
  ///   - alignment: The line.
  ///   - distance: Returns the distance from the view's leading side in points. One that is not finite changes nothing.
  public func alignmentGuide(
    _ alignment: HorizontalAlignment, computeValue distance: @escaping @Sendable (ViewDimensions) -> Double
  ) -> some View {
    guided(NodeGuide(line: .horizontal(alignment), distance: distance))
  }

  /// The view with a line of its height somewhere else: containers that align it put this place of the view where they
  /// would have put the line.
  ///
  /// - Parameters:
  ///   - alignment: The line.
  ///   - distance: Returns the distance from the view's top in points. One that is not finite changes nothing.
  public func alignmentGuide(
    _ alignment: VerticalAlignment, computeValue distance: @escaping @Sendable (ViewDimensions) -> Double
  ) -> some View {
    guided(NodeGuide(line: .vertical(alignment), distance: distance))
  }

  private func guided(_ guide: NodeGuide) -> some View {
    modified(by: LayoutModifier(kind: "alignmentGuide", guide: guide))
  }
}

extension View {
  /// The view's answer to a proposal without width and height, in points. Each side is rounded up to whole points, so
  /// that an image of this size cuts nothing off.
  public var idealSize: Size {
    let size = ViewGraph(of: self).root.size(in: .unspecified)
    return Size(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  /// Draws the view in a rectangle: its size is proposed to the view, which is drawn in its middle. Views can extend
  /// beyond it. A rectangle that is null, empty or not finite draws nothing.
  ///
  /// - Throws: `ViewError` if a font is missing, or a picture or drawing fails. Nothing else is drawn then, or a part.
  public func draw(in rect: Rect, on context: DrawingContext) throws(ViewError) {
    guard rect.isFinite, !rect.isEmpty else { return }
    let rect = rect.standardized
    let placed = ViewGraph(of: self).placed(in: rect.size, tolerance: 1 / context.scale)
    try context.withGState { () throws(ViewError) in
      context.translateBy(x: rect.minX, y: rect.minY)
      try placed.draw(on: context)
    }
  }

  /// Lays the view out in a size, without drawing it.
  ///
  ///     let placed = card.layout(in: Size(width: 250, height: 350))
  ///     print(placed)                        // each view with its frame, indented
  ///     placed.all("Text").map(\.frame)
  ///
  /// - Parameter size: The size that is proposed to the view, in points. A view of another size is placed in its
  ///   middle. For a side that is not finite, the view takes its ideal length. If nil, the view takes its ideal size.
  /// - Returns: The view and all in it, with frames whose origin is the size's top left corner.
  public func layout(in size: Size? = nil) -> PlacedView {
    ViewGraph(of: self).placed(in: size ?? Size(width: .infinity, height: .infinity), tolerance: 0)
  }
}

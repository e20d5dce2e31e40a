extension Path {
  /// The outline of the stroked path. Filled with the non-zero rule, it covers the same area as the stroke.
  ///
  ///     context.fill(path.stroked(StrokeStyle(width: 8, cap: .round)))
  ///
  /// It consists of closed subpaths of straight lines, which may overlap.
  ///
  /// - Parameters:
  ///   - style: The style, in the path's own space. A width of 0 becomes one pixel, `1 / scale`. If the width is
  ///     negative or not finite, or if the path or the outline is not finite, the result is an empty path.
  ///   - scale: The number of pixels per point at which the outline will be shown. Curves and round pieces are off by
  ///     at most 1/16 pixel. A value that is not positive or not finite counts as 1.
  public func stroked(_ style: StrokeStyle, scale: Double = 1) -> Path {
    guard isFinite, let edges = StrokeEdges(path: self, style: style, scale: scale) else { return Path() }
    return EdgeLinker(EdgeList(edges)).path
  }

  /// Whether the point is in the stroked path: within its width, including dashes, caps and joins.
  ///
  /// The parameters are those of `stroked(_:scale:)`. If the path or the point is not finite, the result is false.
  public func strokeContains(_ point: Point, style: StrokeStyle, scale: Double = 1) -> Bool {
    guard isFinite, point.isFinite, let edges = StrokeEdges(path: self, style: style, scale: scale) else {
      return false
    }
    return FillRule.nonZero.isInside(winding: EdgeLinker(EdgeList(edges)).winding(around: point))
  }
}

extension Path {
  /// The outline of the stroked path: filled with the non-zero rule, it covers what the stroke does.
  ///
  ///     context.fill(path.stroked(StrokeStyle(width: 8, cap: .round)))
  ///
  /// It is made of closed subpaths of straight lines, which may overlap.
  ///
  /// - Parameters:
  ///   - style: In the path's own space. A width of 0 becomes one pixel, `1 / scale`; a negative one, or one that is
  ///     not finite, gives an empty path, as does a path or an outline that is not finite.
  ///   - scale: The pixels per point at which it will be seen: curves and round pieces are off by at most 1/16 pixel.
  ///     Not positive or not finite counts as 1.
  public func stroked(_ style: StrokeStyle, scale: Double = 1) -> Path {
    guard isFinite, let edges = StrokeEdges(path: self, style: style, scale: scale) else { return Path() }
    return EdgeLinker(EdgeList(edges)).path
  }

  /// Whether the point lies in the stroked path: within its width, dashes, caps and joins included.
  ///
  /// Parameters are as of `stroked(_:scale:)`. A path or a point that is not finite gives false.
  public func strokeContains(_ point: Point, style: StrokeStyle, scale: Double = 1) -> Bool {
    guard isFinite, point.isFinite, let edges = StrokeEdges(path: self, style: style, scale: scale) else {
      return false
    }
    return FillRule.nonZero.isInside(winding: EdgeLinker(EdgeList(edges)).winding(around: point))
  }
}

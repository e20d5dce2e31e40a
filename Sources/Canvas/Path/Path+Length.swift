extension Path {
  /// The length of the outline in points: all subpaths, including closing lines but not moves.
  ///
  /// The error is at most 1e-9 of each curve's control polygon. A path that is not finite, or has coordinates beyond
  /// ±1e150, has length 0.
  public var length: Double { PathMeasure(self)?.length ?? 0 }

  /// The point at a length along the outline, in points from its start.
  ///
  ///     let path = Path(rect: Rect(x: 0, y: 0, width: 30, height: 10))
  ///     path.point(atLength: 35)     // (30, 5)
  ///
  /// Subpaths follow each other without gaps. A negative or NaN length gives the start; a length past the end gives
  /// the end. Each call measures the whole path.
  ///
  /// - Returns: The point, or nil if the path has no length: it is empty, has only dots, or is not finite.
  public func point(atLength length: Double) -> Point? {
    PathMeasure(self)?.piece(atLength: length).map { $0.piece.point(atLength: $0.length) }
  }

  /// The direction of the outline at a length along it, as a vector of length 1.
  ///
  /// At a corner it is the direction in which the outline continues; at the end of an open path, the direction in
  /// which it arrives. Out-of-range lengths and degenerate paths are treated as by `point(atLength:)`.
  public func tangent(atLength length: Double) -> Vector? {
    PathMeasure(self)?.piece(atLength: length).map { $0.piece.tangent(atLength: $0.length) }
  }

  /// The part of the outline between two fractions of its length.
  ///
  ///     Path(ovalIn: box).trimmed(from: 0, to: 0.25)     // the quarter from the right to the bottom
  ///
  /// Curves stay curves and are split. A subpath that is kept whole keeps its closing line; a trimmed subpath is
  /// open. Subpaths without length are kept only with the whole path.
  ///
  /// - Parameters:
  ///   - start: The fraction at which the part begins; 0 is the path's start. Clamped to at least 0.
  ///   - end: The fraction at which the part ends; 1 is the path's end. Clamped to at most 1. If it is not greater
  ///     than `start`, if either is NaN, or if the path has no length, the result is empty.
  public func trimmed(from start: Double, to end: Double) -> Path {
    guard start < end, end > 0, start < 1 else { return Path() }
    if start <= 0 && end >= 1 { return self }
    guard let measure = PathMeasure(self) else { return Path() }
    let from = max(start, 0) * measure.length
    let to = end >= 1 ? measure.length : end * measure.length
    var result = Path()
    let slack = measure.slack
    for subpath in measure.subpaths where subpath.length > 0 {
      let lower = from - subpath.start <= slack ? 0 : from - subpath.start
      let isToEnd = to >= subpath.start + subpath.length - slack
      let upper = isToEnd ? subpath.length : to - subpath.start
      guard lower + slack < upper else { continue }
      if lower == 0 && isToEnd {
        measure.addWhole(subpath, to: &result)
      } else {
        subpath.addPart(from: lower, to: upper, to: &result)
      }
    }
    return result
  }
}

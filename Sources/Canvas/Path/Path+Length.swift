extension Path {
  /// The length of the outline in points: all subpaths, closing lines included, moves not.
  ///
  /// Of each curve it is within 1e-9 of its control polygon's length. A path that is not finite, or with coordinates
  /// beyond ±1e150, has length 0.
  public var length: Double { PathMeasure(self)?.length ?? 0 }

  /// The point at a length along the outline, in points from its start.
  ///
  ///     let path = Path(rect: Rect(x: 0, y: 0, width: 30, height: 10))
  ///     path.point(atLength: 35)     // (30, 5)
  ///
  /// The subpaths follow each other without their gaps. Negative lengths, and those that are no number, give the start,
  /// lengths past the end the end. Each call measures the whole path.
  ///
  /// - Returns: Nil for a path without length: empty, only dots, or not finite.
  public func point(atLength length: Double) -> Point? {
    guard let place = PathMeasure(self)?.piece(atLength: length) else { return nil }
    return place.piece.point(atLength: place.length)
  }

  /// The direction of the outline at a length along it, as a vector of length 1.
  ///
  /// In a corner it is the direction in which the outline goes on; at the end of an open path, the one in which it
  /// arrives. Odd lengths and paths are treated as by `point(atLength:)`.
  public func tangent(atLength length: Double) -> Vector? {
    guard let place = PathMeasure(self)?.piece(atLength: length) else { return nil }
    return place.piece.tangent(atLength: place.length)
  }

  /// The part of the outline between two fractions of its length.
  ///
  ///     Path(ovalIn: box).trimmed(from: 0, to: 0.25)     // the quarter from the right to the bottom
  ///
  /// Curves stay curves, split. A subpath that is kept whole keeps its closing line; any other comes out open. Subpaths
  /// without length are kept only with the whole path.
  ///
  /// - Parameters:
  ///   - start: Where the part begins; 0 is the path's start. Less counts as 0.
  ///   - end: Where it ends; 1 is the path's end. More counts as 1. At or before `start` the result is empty, as where
  ///     either is no number, or the path has no length to divide.
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

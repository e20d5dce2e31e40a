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

  /// The path cut into dashes. Each dash is an open subpath, and its curves stay curves.
  ///
  ///     path.dashed([6, 3], phase: 2).stroked(StrokeStyle(width: 2))
  ///
  /// Lengths are measured along the true curves, from the start of each subpath. The last dash of a closed subpath
  /// continues into the first. A dash of length 0 becomes a line of length 0: a dot with round caps, and with square
  /// caps a square parallel to the axes. (If the dashes are in the style instead, stroking turns the square along the
  /// path.)
  ///
  /// - Parameters:
  ///   - lengths: The lengths of dash, gap, dash, … in points. If their number is odd, the list is repeated. The path
  ///     itself is returned if the list is empty, all zero, or has a negative or non-finite length, or if the path
  ///     has coordinates beyond ±1e150. A subpath that would have more than a million dashes stays whole.
  ///   - phase: How far into the pattern each subpath begins. A value that is not finite counts as 0.
  public func dashed(_ lengths: [Double], phase: Double = 0) -> Path {
    guard let dasher = Dasher(style: StrokeStyle(dash: lengths, dashPhase: phase)), let measure = PathMeasure(self)
    else { return self }
    var result = Path()
    for subpath in measure.subpaths {
      if subpath.length == 0 {
        if dasher.beginsWithDash { measure.addWhole(subpath, to: &result) }
        continue
      }
      guard var dashes = dasher.intervals(over: subpath.length) else {
        measure.addWhole(subpath, to: &result)
        continue
      }
      if dashes == [0...subpath.length] {
        measure.addWhole(subpath, to: &result)
        continue
      }
      if subpath.isClosed, let first = dashes.first, let last = dashes.last, first.lowerBound == 0,
        last.upperBound == subpath.length
      {
        subpath.addPart(from: last.lowerBound, to: last.upperBound, to: &result)
        if first.upperBound > 0 { subpath.addPart(from: 0, to: first.upperBound, continuing: true, to: &result) }
        dashes.removeFirst()
        dashes.removeLast()
      }
      for dash in dashes { subpath.addPart(from: dash.lowerBound, to: dash.upperBound, to: &result) }
    }
    return result
  }
}

extension Dasher {
  var beginsWithDash: Bool { isOn(startIndex) }

  /// The intervals of the dashes on a line of this length, in order, or nil if there would be too many.
  func intervals(over length: Double) -> [ClosedRange<Double>]? {
    guard count(over: length) < Double(Self.maximumDashCount) else { return nil }
    var result: [ClosedRange<Double>] = []
    var index = startIndex
    var position = 0.0
    var remainder = startRemainder
    while position < length {
      let end = min(position + remainder, length)
      if isOn(index) { result.append(position...end) }
      position = end
      index = (index + 1) % pattern.count
      remainder = pattern[index]
    }
    return result
  }
}

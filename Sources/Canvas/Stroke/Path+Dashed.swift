extension Path {
  /// The path cut into dashes: each an open subpath, its curves still curves.
  ///
  ///     path.dashed([6, 3], phase: 2).stroked(StrokeStyle(width: 2))
  ///
  /// Lengths are measured along the true curves, from the start of each subpath anew; the last dash of a closed subpath
  /// runs on into the first. A dash of length 0 is a line of length 0: with round caps a dot, with square caps a square
  /// along the axes (stroking with the dashes in the style turns it along the path).
  ///
  /// - Parameters:
  ///   - lengths: Dash, gap, dash … in points. An odd list is taken twice. Where it is no pattern (empty, all zero, a
  ///     length negative or not finite), and for a path with coordinates beyond ±1e150, the path itself is the result.
  ///     A subpath that would have more than a million dashes stays whole.
  ///   - phase: How far into the pattern each subpath begins. Not finite counts as 0.
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

  /// Where dashes lie on a line of this length, in order; nil if there would be too many.
  func intervals(over length: Double) -> [ClosedRange<Double>]? {
    guard length / patternLength * Double(pattern.count) < Double(Self.maximumDashCount) else { return nil }
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

/// Cuts polylines into dashes.
struct Dasher {
  /// Dash, gap, dash, gap …: an even number of lengths with a positive sum.
  let pattern: [Double]
  let patternLength: Double
  let startIndex: Int
  // What is left of the pattern's element at `startIndex` where a line begins.
  let startRemainder: Double

  /// More dashes than this in one subpath can't be told from a grey line by the eye; it is drawn solid.
  static let maximumDashCount = 1_000_000

  struct Dash {
    var line: Polyline
    /// Where a dash of length 0 points.
    var direction: SIMD2<Double>
  }

  /// Nil where the style has no dashes.
  init?(style: StrokeStyle) {
    var pattern = style.dash
    guard !pattern.isEmpty, pattern.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
    if pattern.count % 2 == 1 { pattern += pattern }
    let length = pattern.reduce(0, +)
    guard length > 0, length.isFinite else { return nil }
    self.pattern = pattern
    patternLength = length
    var phase = style.dashPhase.isFinite ? style.dashPhase.truncatingRemainder(dividingBy: length) : 0
    if phase < 0 { phase += length }
    var index = 0
    // At the start of a dash of length 0 it stays: that dash is a dot.
    while phase > 0, phase >= pattern[index] {
      phase -= pattern[index]
      index += 1
      if index == pattern.count { index = 0 }
      // Rounding may leave a phase of a whole pattern: it begins anew.
      if index == 0 && phase >= length { phase = 0 }
    }
    startIndex = index
    startRemainder = pattern[index] - phase
  }

  /// The dashes of a line; nil where there would be too many.
  func dashes(of line: Polyline) -> [Dash]? {
    let points = line.points
    guard points.count > 1 else { return isOn(startIndex) ? [Dash(line: line, direction: SIMD2(1, 0))] : [] }
    let segmentCount = line.isClosed ? points.count : points.count - 1
    var total = 0.0
    for i in 0..<segmentCount { total += length(points[(i + 1) % points.count] - points[i]) }
    guard total / patternLength * Double(pattern.count) < Double(Self.maximumDashCount) else { return nil }

    var dashes: [Dash] = []
    var index = startIndex
    var remainder = startRemainder
    var dash = Polyline()
    var direction = SIMD2(1.0, 0.0)
    func begin(at point: SIMD2<Double>) {
      dash = Polyline()
      dash.hasSegment = true
      dash.append(point, isSmooth: false)
    }
    func finish() { dashes.append(Dash(line: dash, direction: direction)) }
    if isOn(index) { begin(at: points[0]) }
    for i in 0..<segmentCount {
      let start = points[i]
      let end = points[(i + 1) % points.count]
      let segmentLength = length(end - start)
      direction = (end - start) * (1 / segmentLength)
      var position = 0.0
      // The dash ends, or begins, inside of this segment.
      while segmentLength - position > remainder {
        position += remainder
        let point = start + direction * position
        if isOn(index) {
          dash.append(point, isSmooth: false)
          finish()
        } else {
          begin(at: point)
        }
        index = (index + 1) % pattern.count
        remainder = pattern[index]
      }
      remainder -= segmentLength - position
      if isOn(index) { dash.append(end, isSmooth: line.isSmooth[(i + 1) % points.count]) }
    }
    guard isOn(index) else { return dashes }
    // On a closed line the last dash runs on into the first.
    if line.isClosed, isOn(startIndex), let first = dashes.first {
      dash.isSmooth[dash.isSmooth.count - 1] = line.isSmooth[0]
      for (point, smooth) in zip(first.line.points, first.line.isSmooth).dropFirst() {
        dash.append(point, isSmooth: smooth)
      }
      dashes[0].line = dash
    } else if line.isClosed && isOn(startIndex) && dashes.isEmpty {
      return [Dash(line: line, direction: direction)]
    } else {
      finish()
    }
    return dashes
  }

  func isOn(_ index: Int) -> Bool { index % 2 == 0 }
  private func length(_ v: SIMD2<Double>) -> Double { (v * v).sum().squareRoot() }
}

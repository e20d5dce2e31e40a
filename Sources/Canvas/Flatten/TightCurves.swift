internal import CanvasMath

/// Finds the curves whose radius is smaller than half the pen's width, and divides them into steps that each turn
/// little.
///
/// On the inner side of such a curve the end of the pen moves backwards, and the chords don't show how far the pen
/// turns. The pen covers the fans between the normals. At a cusp, where the curve turns back, it covers a disc. At a
/// point where the radius equals half the pen's width, the pen's end reverses. A step ends near that point, because
/// it is visible at the butt end of a stroke.
struct TightCurves {
  /// The length of the normals on each side, half the pen's width, in the space of the points. If it is 0, no curve
  /// is tight.
  let reach: Double
  // The largest turn of one step, in radians.
  private let largestTurn: Double
  /// The maximum number of times a step is halved. A step that still turns after that is a cusp.
  private static let maximumDepth = 22
  // The maximum number of steps per curve: more than a pen of a thousand pixels needs for a whole turn, but fewer in
  // paths of very many curves. A curve that would need more keeps its chords.
  private let stepLimit: Int

  /// The end of a step, with the directions in which the curve arrives and leaves. They differ at a cusp.
  struct Step {
    var point: SIMD2<Double>
    var arriving: SIMD2<Double>
    var leaving: SIMD2<Double>
  }

  /// - Parameters:
  ///   - largestTurn: The largest turn of one step, in radians, less than a right angle.
  ///   - verbCount: The number of verbs in the path, an upper bound for its curves.
  init(reach: Double, largestTurn: Double, verbCount: Int) {
    self.reach = reach
    stepLimit = min(1_024, max((1 << 20) / max(verbCount, 1), 64))
    self.largestTurn = largestTurn
  }

  /// Whether a cubic may be tight. This excludes most curves that are not.
  ///
  /// The second derivative is at most 6 M, where M is the largest second difference of the points. The first
  /// derivative is at least 3 m, where m is the smallest advance of the three sides along the chord. The curvature is
  /// therefore at most 2/3 M / m².
  @inline(__always)
  func mayContain(_ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ p3: SIMD2<Double>) -> Bool {
    let chord = p3 - p0
    let (side1, side2, side3) = (p1 - p0, p2 - p1, p3 - p2)
    let (bend1, bend2) = (side2 - side1, side3 - side2)
    let bend = max((bend1 * bend1).sum(), (bend2 * bend2).sum())
    let advance = min((side1 * chord).sum(), (side2 * chord).sum(), (side3 * chord).sum())
    return isTight(bend: bend * (4.0 / 9), advance: advance, chord: chord)
  }

  /// Whether a quadratic may be tight. Its curvature is at most 1/2 M / m².
  @inline(__always)
  func mayContain(_ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>) -> Bool {
    let chord = p2 - p0
    let (side1, side2) = (p1 - p0, p2 - p1)
    let bend = side2 - side1
    let advance = min((side1 * chord).sum(), (side2 * chord).sum())
    return isTight(bend: (bend * bend).sum() * 0.25, advance: advance, chord: chord)
  }

  @inline(__always)
  private func isTight(bend: Double, advance: Double, chord: SIMD2<Double>) -> Bool {
    let squaredChord = (chord * chord).sum()
    let squaredAdvance = advance * advance
    let isLoose = reach * reach * bend * squaredChord * squaredChord <= squaredAdvance * squaredAdvance
    return reach > 0 && !(advance > 0 && isLoose)
  }

  /// Divides a cubic into steps and stores their ends in `steps`. The last one is `p3`.
  ///
  /// - Returns: The direction in which the curve leaves `p0`, or nil if the curve is not tight or its numbers are too
  ///   large or too small.
  func find(
    _ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ p3: SIMD2<Double>, count: Int,
    into steps: inout [Step]
  ) -> SIMD2<Double>? {
    let sine = Trigonometry.sineAndCosine(largestTurn / 2).sine
    // If the pen's end reverses inside a step, its error is at most what the step turns it by: one tolerance.
    let least = Trigonometry.sineAndCosine(largestTurn * largestTurn / 2).sine
    var walk = CurveWalk(
      p0, p1, p2, p3, reach: reach, squaredCosine: 1 - sine * sine, squaredSine: least * least, stepLimit: stepLimit)
    let size = walk.squaredSize
    guard size > 1e-200, size < 1e200, count < stepLimit else { return nil }
    swap(&walk.steps, &steps)
    defer { swap(&walk.steps, &steps) }
    walk.steps.removeAll(keepingCapacity: true)
    let first = walk.direction(at: 0)
    walk.last = first
    let step = 1 / Double(count)
    var start = (t: 0.0, way: walk.way(0, 0))
    for i in 1...count {
      let t = i == count ? 1 : Double(i) * step
      let end = (t: t, way: walk.way(t, t))
      walk.go(from: start, to: end, depth: Self.maximumDepth)
      start = end
    }
    guard walk.steps.count < stepLimit else { return nil }
    walk.steps[walk.steps.count - 1].point = p3
    return isTight(from: p0, first, walk.steps) ? first : nil
  }

  // Whether normals cross before they reach a pen's end. Normals that meet exactly there, as in an arc of the pen's
  // own radius, don't cross.
  private func isTight(from start: SIMD2<Double>, _ first: SIMD2<Double>, _ steps: [Step]) -> Bool {
    var point = start
    var direction = first
    for step in steps {
      if step.arriving != step.leaving { return true }
      let chord = step.point - point
      // Normals n₀ and n₁ cross at d₁·chord / (d₀ × d₁) along the first, at d₀·chord / (d₀ × d₁) along the other.
      let turn = abs(direction.x * step.arriving.y - direction.y * step.arriving.x) * (reach * 0.98)
      if max((chord * step.arriving).sum(), (chord * direction).sum()) < turn { return true }
      point = step.point
      direction = step.leaving
    }
    return false
  }
}

/// A cubic as a polynomial, walked in steps.
private struct CurveWalk {
  private let a: SIMD2<Double>
  private let b: SIMD2<Double>
  private let c: SIMD2<Double>
  // The derivative at the end. Computed from the coefficients, it would be a rounding error instead of 0.
  private let d: SIMD2<Double>
  private let p0: SIMD2<Double>
  // Half of the pen's width.
  private let reach: Double
  // The squared cosine of half the largest turn of a step.
  private let squaredCosine: Double
  // The squared sine of the largest turn of a step in which the pen's end reverses.
  private let squaredSine: Double
  private let stepLimit: Int
  // The direction at the end of the last step.
  var last = SIMD2(1.0, 0.0)
  var steps: [TightCurves.Step] = []

  init(
    _ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ p3: SIMD2<Double>, reach: Double,
    squaredCosine: Double, squaredSine: Double, stepLimit: Int
  ) {
    self.p0 = p0
    self.reach = reach
    self.squaredCosine = squaredCosine
    self.squaredSine = squaredSine
    self.stepLimit = stepLimit
    c = 3 * (p1 - p0)
    b = 3 * (p2 - p1) - c
    a = p3 - p0 - c - b
    d = 3 * (p3 - p2)
  }

  var squaredSize: Double { (a * a + b * b + c * c).sum() }

  /// The polar form of the first derivative. Between s and t the derivative is a quadratic Bézier curve with the
  /// control points `way(s, s)`, `way(s, t)` and `way(t, t)`, so it turns no more than these do.
  func way(_ s: Double, _ t: Double) -> SIMD2<Double> {
    s == 1 && t == 1 ? d : c + b * (s + t) + a * (3 * s * t)
  }

  /// The curve's direction at one of its ends, even if the derivative is 0 there, or nearly 0: programs write control
  /// points that are at an end but for rounding.
  func direction(at t: Double) -> SIMD2<Double> {
    let (own, middle, other) = (way(t, t), way(0, 1), way(1 - t, 1 - t))
    let least = 0x1p-44 * max((own * own).sum(), (middle * middle).sum(), (other * other).sum())
    return unit(own, above: least) ?? unit(middle, above: least) ?? unit(other) ?? SIMD2(1, 0)
  }

  typealias Place = (t: Double, way: SIMD2<Double>)

  // Divides the curve between two places into steps. At the step limit it stops; the curve is then not used.
  mutating func go(from start: Place, to end: Place, depth: Int) {
    guard steps.count < stepLimit else { return }
    let middle = way(start.t, end.t)
    let isStraight =
      turnsLittle(start.way, middle) && turnsLittle(middle, end.way) && turnsLittle(start.way, end.way)
    guard depth > 0, !isStraight || turnsRound(start, middle, end) else {
      if start.way == .zero { leave(in: unit(middle) ?? unit(end.way) ?? last) }
      let direction = end.t == 1 ? direction(at: 1) : unit(end.way) ?? last
      let point = ((a * end.t + b) * end.t + c) * end.t + p0
      steps.append(TightCurves.Step(point: point, arriving: isStraight ? direction : last, leaving: direction))
      last = direction
      return
    }
    let t = (start.t + end.t) / 2
    let half = (t: t, way: way(t, t))
    go(from: start, to: half, depth: depth - 1)
    go(from: half, to: end, depth: depth - 1)
  }

  // A curve whose derivative is 0 between two steps may continue in any direction.
  private mutating func leave(in direction: SIMD2<Double>) {
    last = direction
    if !steps.isEmpty { steps[steps.count - 1].leaving = direction }
  }

  private func turnsLittle(_ v: SIMD2<Double>, _ w: SIMD2<Double>) -> Bool {
    let dot = (v * w).sum()
    return dot >= 0 && dot * dot >= squaredCosine * (v * v).sum() * (w * w).sum()
  }

  // Whether the pen's end moves forwards at one end of a step and backwards at the other, and the step turns too much
  // to leave it undivided.
  private func turnsRound(_ start: Place, _ middle: SIMD2<Double>, _ end: Place) -> Bool {
    backwardSide(at: start) != backwardSide(at: end) && (turnsMuch(start.way, middle) || turnsMuch(middle, end.way))
  }

  // The side on which the pen's end moves backwards, as a sign, or 0 if the curve's radius exceeds the pen's reach.
  private func backwardSide(at place: Place) -> Int {
    let bend = 6 * place.t * a + 2 * b
    let area = (place.way.x * bend.y - place.way.y * bend.x) * reach
    let squared = (place.way * place.way).sum()
    return area * area > squared * squared * squared ? (area > 0 ? 1 : -1) : 0
  }

  private func turnsMuch(_ v: SIMD2<Double>, _ w: SIMD2<Double>) -> Bool {
    let area = v.x * w.y - v.y * w.x
    return area * area > squaredSine * (v * v).sum() * (w * w).sum()
  }

  private func unit(_ v: SIMD2<Double>, above least: Double = 0) -> SIMD2<Double>? {
    let squared = (v * v).sum()
    return squared > max(least, 1e-280) ? v * (1 / squared.squareRoot()) : nil
  }
}

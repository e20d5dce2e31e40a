internal import CanvasMath

/// The leaders from a pie's rim to its labels. The origin is the pie's centre.
struct LeaderRoutes {
  /// The ends of a line. Angles are clockwise from 12 o'clock.
  struct Line {
    /// The angle of the start. It may be on the other side of the pie from its label, below −π or above π.
    var start: Double
    /// The angle a little further out, which keeps the lines of very thin slices apart.
    var angle: Double
    /// The radius of the slice's rim.
    var rim: Double
    /// The y coordinate of the end at the label.
    var y: Double
    /// Whether the label is on the right.
    var isRight: Bool
    /// The distance by which the label is nearer to the pie's centre than its column.
    var inset = 0.0
  }

  /// The distances from the rim to the start, bend and end of lines, in points. The scale of a pie of the default size
  /// is 1.
  struct Reach: Equatable {
    let scale: Double

    var start: Double { 3 * scale }
    var elbow: Double { 12 * scale }
    var end: Double { 30 * scale }
    var run: Double { 6 * scale }
    var text: Double { max(6 * scale, 3) }
    var total: Double { end + text }
  }

  /// The lines clockwise from 6 o'clock, in the order of their labels.
  let lines: [Line]
  let radius: Double
  let reach: Reach

  /// The step of arcs in radians. On a pie of the default size, corners are invisible.
  private static let arcStep = 0.06
  /// The number of segments where lines fan out. It is the same for all lines, so all their corners are on the same
  /// circles.
  private static let fanSteps = 6
  /// If more lines than this have circles of their own, the lines are thin.
  private static let maximumAtFullWidth = 6
  /// The number of rounds in which lines are tightened.
  private static let rounds = 4
  /// The x coordinate at which lines to the columns become horizontal.
  private var portX: Double { radius + reach.end - reach.run }
  /// The radius of the smallest circle, if lines have circles of their own.
  private var firstCircle: Double { radius + reach.start * 2 }

  /// Returns the route of each line: away from the rim to a circle around the pie, along the circle until the pie no
  /// longer hides the label's height, straight to that height, and horizontally to the label.
  ///
  /// All lines use the same circle. If they would cross, or nearly, they use circles of their own.
  /// - Returns: The lines, and whether many of them run side by side around the pie.
  func routes() -> (lines: [[Point]], isDense: Bool) {
    let bent = lines.map { route($0, circle: radius + reach.elbow, isNested: false, isTight: true) }
    if bent.indices.allSatisfy({ LeaderCheck.isClear(bent[$0], from: 1, of: bent, at: $0) }) { return (bent, false) }
    let nested = nested(bent)
    let count = zip(nested, bent).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : 1) }
    return (nested, count > Self.maximumAtFullWidth)
  }

  /// Routes on nested circles: a line that passes over the start of another has a larger circle. Slices and labels
  /// are in the same order all round, so the lines don't cross as long as each follows its circle to the angle of its
  /// label. Then the lines are tightened as far as others allow.
  private func nested(_ bent: [[Point]]) -> [[Point]] {
    let circles = circles(tracks())
    let tight = zip(lines, circles).map { route($0, circle: $1, isNested: true, isTight: true) }
    var routes = zip(lines, circles).map { route($0, circle: $1, isNested: true, isTight: false) }
    var isPulled = Array(repeating: false, count: lines.count)
    // A tightened line may make room for a neighbour on either side, so alternate the direction for a few rounds.
    for round in 0..<Self.rounds {
      for place in lines.indices {
        let i = round % 2 == 0 ? place : lines.count - 1 - place
        guard !isPulled[i] else { continue }
        let candidates = [(bent[i], 1), (tight[i], Self.fanSteps + 1)]
        guard let clear = candidates.first(where: { LeaderCheck.isClear($0.0, from: $0.1, of: routes, at: i) }) else {
          continue
        }
        routes[i] = clear.0
        isPulled[i] = true
      }
    }
    return routes
  }

  private func route(_ line: Line, circle: Double, isNested: Bool, isTight: Bool) -> [Point] {
    let side = line.isRight ? 1.0 : -1
    let start = line.rim + reach.start * (isNested ? 0.6 : 1)
    var points = [point(start, line.start)]
    // All lines fan out at one distance, before they continue on their own circles.
    if isNested {
      points += steps(
        from: (line.start, start), to: (line.angle, firstCircle - reach.start * 0.3), count: Self.fanSteps)
    }
    points.append(point(circle, line.angle))
    let exit = exit(of: line, on: circle, isTight: isTight)
    points += steps(
      from: (line.angle, circle), to: (exit, circle),
      count: Int(saturating: (abs(exit - line.angle) / Self.arcStep).rounded(.up)))
    let portX = portX - line.inset
    return points + [Point(x: side * portX, y: line.y), Point(x: side * (portX + reach.run), y: line.y)]
  }

  /// The points of an arc or of a part of a spiral, without the first.
  private func steps(
    from start: (angle: Double, radius: Double), to end: (angle: Double, radius: Double), count: Int
  ) -> [Point] {
    (0..<min(max(count, 0), 1000)).map { step in
      let part = Double(step + 1) / Double(count)
      return point(
        start.radius + (end.radius - start.radius) * part, start.angle + (end.angle - start.angle) * part)
    }
  }

  /// The angle at which a line leaves its circle. It is the label's angle or, if tight, the first angle from which
  /// the line can go straight to its label's height: at once, or at a tangent to the circle.
  private func exit(of line: Line, on circle: Double, isTight: Bool) -> Double {
    let port = portAngle(of: line)
    guard isTight else { return port }
    let distance = Vector(dx: portX - line.inset, dy: line.y).length
    let half = Trigonometry.angle(
      of: Vector(dx: circle, dy: max(0, distance * distance - circle * circle).squareRoot()))
    return min(max(line.angle, port - half), port + half)
  }

  /// The angle at which a line becomes horizontal.
  private func portAngle(of line: Line) -> Double {
    let angle = Trigonometry.angle(of: Vector(dx: -line.y, dy: portX - line.inset))
    return line.isRight ? angle : -angle
  }

  private func point(_ radius: Double, _ angle: Double) -> Point {
    let (sine, cosine) = Trigonometry.sineAndCosine(angle)
    return Point(x: radius * sine, y: -radius * cosine)
  }

  // MARK: Circles

  /// The radius of each line's circle.
  private func circles(_ tracks: [Int]) -> [Double] {
    let count = tracks.max() ?? 1
    let step = count > 1 ? min(3, (portX - reach.start - firstCircle) / Double(count - 1)) : 0
    return tracks.map { firstCircle + Double($0 - 1) * step }
  }

  /// The circle of each line, from 1: larger than that of every line whose start it passes over.
  private func tracks() -> [Int] {
    let count = lines.count
    let ports = lines.map(portAngle)
    let margin = 1 / radius
    var tracks = Array(repeating: 1, count: count)
    guard count > 1 else { return tracks }
    // Go round twice, because the first and the last line are neighbours too.
    for place in (0..<(2 * count - 1)).reversed() {
      let (i, next) = (place % count, (place + 1) % count)
      let nextAngle = lines[next].angle + (next < i ? 2 * Double.pi : 0)
      if ports[i] > lines[i].angle, ports[i] > nextAngle - margin { tracks[i] = max(tracks[i], tracks[next] + 1) }
    }
    for place in 1..<(2 * count) {
      let (i, previous) = (place % count, (place - 1) % count)
      let previousAngle = lines[previous].angle - (previous > i ? 2 * Double.pi : 0)
      if ports[i] < lines[i].angle, ports[i] < previousAngle + margin {
        tracks[i] = max(tracks[i], tracks[previous] + 1)
      }
    }
    return tracks
  }
}

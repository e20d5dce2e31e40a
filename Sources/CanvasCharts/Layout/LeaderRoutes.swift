internal import Canvas

/// The lines from a pie's rim to its labels, about its centre as the origin.
struct LeaderRoutes {
  /// Where a line begins and ends. Angles are clockwise from 12 o'clock.
  struct Line {
    /// Where it begins; may be on the other side of the pie than its label, below −π or above π.
    var start: Double
    /// Where it is a little further out, so that the lines of slices too small to be seen stand apart.
    var angle: Double
    /// Of the slice's rim.
    var rim: Double
    /// The height of the label's end.
    var y: Double
    /// Of which side the label is.
    var isRight: Bool
  }

  /// Lengths about a pie of usual size, in points: from the rim to where lines begin, bend and end.
  struct Reach: Hashable {
    var start = 3.0
    var elbow = 12.0
    var end = 30.0
    var run = 6.0
    var text = 6.0

    init(scale: Double) {
      start *= scale
      elbow *= scale
      end *= scale
      run *= scale
      text = max(text * scale, 3)
    }

    var total: Double { end + text }
  }

  /// Clockwise from 6 o'clock, in the order of their labels.
  let lines: [Line]
  let radius: Double
  let reach: Reach

  /// In radians: on a pie of usual size no corner is seen.
  private static let arcStep = 0.06
  /// The pieces of lines where they fan out: as many for all, so that all their corners are on the same circles.
  private static let fanSteps = 6
  /// More lines than these with circles of their own are thin.
  private static let mostAtFullWidth = 6
  /// How often lines are pulled.
  private static let rounds = 4
  /// How near lines come to each other that are pulled, in points.
  private static let distance = 1.2
  /// Where lines become level.
  private var portX: Double { radius + reach.end - reach.run }
  /// The radius of the smallest circle where lines have circles of their own.
  private var firstCircle: Double { radius + reach.start * 2 }

  /// A line for each: away from the rim to a circle about the pie, along that as far as the pie hides the label's height
  /// from there, straight to that height, and level to the label.
  ///
  /// All have the same circle. Where they would cross, or nearly, they have circles of their own.
  /// - Returns: The lines, and whether many of them go about the pie beside each other.
  func routes() -> (lines: [[Point]], isDense: Bool) {
    let bent = lines.map { route($0, circle: radius + reach.elbow, isNested: false, isTight: true) }
    if bent.indices.allSatisfy({ isClear(bent[$0], from: 1, of: bent, at: $0) }) { return (bent, false) }
    let nested = nested(bent)
    let count = zip(nested, bent).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : 1) }
    return (nested, count > Self.mostAtFullWidth)
  }

  /// Lines of which one that goes over another's beginning has a larger circle than that. Slices and labels are in the same
  /// order all round, so they don't cross as long as each goes along its circle to the angle of its label. Then they are
  /// pulled tight like strings, each where no other is in its way.
  private func nested(_ bent: [[Point]]) -> [[Point]] {
    let circles = circles(tracks())
    let tight = zip(lines, circles).map { route($0, circle: $1, isNested: true, isTight: true) }
    var routes = zip(lines, circles).map { route($0, circle: $1, isNested: true, isTight: false) }
    var isPulled = Array(repeating: false, count: lines.count)
    // A line that is pulled may make way for its neighbour on either side: in a few rounds to and fro.
    for round in 0..<Self.rounds {
      for place in lines.indices {
        let i = round % 2 == 0 ? place : lines.count - 1 - place
        guard !isPulled[i] else { continue }
        let candidates = [(bent[i], 1), (tight[i], Self.fanSteps + 1)]
        guard let clear = candidates.first(where: { isClear($0.0, from: $0.1, of: routes, at: i) }) else { continue }
        routes[i] = clear.0
        isPulled[i] = true
      }
    }
    return routes
  }

  private func isClear(_ line: [Point], from corner: Int, of others: [[Point]], at place: Int) -> Bool {
    LeaderCheck.isClear(line, from: corner, of: others, at: place, distance: Self.distance)
  }

  private func route(_ line: Line, circle: Double, isNested: Bool, isTight: Bool) -> [Point] {
    let side = line.isRight ? 1.0 : -1
    let start = line.rim + reach.start * (isNested ? 0.6 : 1)
    var points = [point(start, line.start)]
    // All fan out at one distance, before they go to circles of their own.
    if isNested {
      points += steps(
        from: (line.start, start), to: (line.angle, firstCircle - reach.start * 0.3), count: Self.fanSteps)
    }
    points.append(point(circle, line.angle))
    let exit = exit(of: line, on: circle, isTight: isTight)
    points += steps(
      from: (line.angle, circle), to: (exit, circle),
      count: Int(saturating: (abs(exit - line.angle) / Self.arcStep).rounded(.up)))
    return points + [Point(x: side * portX, y: line.y), Point(x: side * (radius + reach.end), y: line.y)]
  }

  /// The points of an arc, or of a piece of a spiral, after its first.
  private func steps(
    from start: (angle: Double, radius: Double), to end: (angle: Double, radius: Double), count: Int
  ) -> [Point] {
    (0..<min(max(count, 0), 1000)).map { step in
      let part = Double(step + 1) / Double(count)
      return point(
        start.radius + (end.radius - start.radius) * part, start.angle + (end.angle - start.angle) * part)
    }
  }

  /// Where a line leaves its circle: at the label's angle, or if tight where it first can go straight to its label's
  /// height. That is at once, or at one of the tangents to the circle.
  private func exit(of line: Line, on circle: Double, isTight: Bool) -> Double {
    let port = portAngle(of: line)
    guard isTight else { return port }
    let distance = Vector(dx: portX, dy: line.y).length
    let half = Angle.of(Vector(dx: circle, dy: max(0, distance * distance - circle * circle).squareRoot()))
    return min(max(line.angle, port - half), port + half)
  }

  /// The angle of where a line becomes level.
  private func portAngle(of line: Line) -> Double {
    let angle = Angle.of(Vector(dx: -line.y, dy: portX))
    return line.isRight ? angle : -angle
  }

  private func point(_ radius: Double, _ angle: Double) -> Point {
    let (sine, cosine) = Angle.sineAndCosine(angle)
    return Point(x: radius * sine, y: -radius * cosine)
  }

  // MARK: Circles

  /// The radius of each line's circle.
  private func circles(_ tracks: [Int]) -> [Double] {
    let count = tracks.max() ?? 1
    let step = count > 1 ? min(3, (portX - reach.start - firstCircle) / Double(count - 1)) : 0
    return tracks.map { firstCircle + Double($0 - 1) * step }
  }

  /// Which circle each line has, from 1: a larger one than that of every line over whose beginning it goes.
  private func tracks() -> [Int] {
    let count = lines.count
    let ports = lines.map(portAngle)
    let margin = 1 / radius
    var tracks = Array(repeating: 1, count: count)
    guard count > 1 else { return tracks }
    // Twice round, since the first and the last are neighbours too.
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

internal import Canvas

/// The lines from a pie's rim to the labels of one side, as on the right: x grows away from the pie's centre, which is the
/// origin. The left side is the mirror image.
struct LeaderRoutes {
  /// Where a line begins and ends.
  struct Line {
    /// Where it begins, from 12 o'clock towards the side; beyond 0 and π on the other side.
    var start: Double
    /// Where it is a little further out, so that the lines of slices too small to be seen stand apart.
    var angle: Double
    /// Of the slice's rim.
    var rim: Double
    /// The height of the label's end.
    var y: Double
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

  /// In the order of the labels, from the top.
  let lines: [Line]
  let radius: Double
  let reach: Reach
  private var endX: Double { radius + reach.end }

  /// A line for each: away from the rim to a circle about the pie, along that as far as the pie hides the label's height
  /// from there, straight to that height, and level to the label.
  ///
  /// - Parameter isNested: Whether lines that go the same way about the same part of the pie have circles of their own: of
  ///   those that go down the upper has the larger one, of those that go up the lower. Drawn tight like strings they then
  ///   don't cross.
  func routes(isNested: Bool) -> [[Point]] {
    guard isNested else { return routes(circles: lines.map { _ in radius + reach.elbow }, isNested: false) }
    var tracks = tracks()
    var routes = routes(circles: circles(tracks), isNested: true)
    // What the order of the circles leaves are lines that start at nearly the same place: one of the two goes further out.
    for _ in 0..<Self.mostRepairs {
      guard let (i, j) = LeaderCheck.firstCrossing(routes) else { break }
      let goesDown = portAngle(of: lines[i]) > lines[i].angle
      if goesDown == (tracks[i] <= tracks[j]) { tracks[i] = tracks[j] + 1 } else { tracks[j] = tracks[i] + 1 }
      routes = self.routes(circles: circles(tracks), isNested: true)
    }
    return routes
  }

  private func routes(circles: [Double], isNested: Bool) -> [[Point]] {
    zip(lines, circles).map { line, circle in
      let target = exit(of: line, on: circle)
      var points = [point(line.rim + reach.start * (isNested ? 0.6 : 1), line.start)]
      // All fan out at one distance, before they go to circles of their own.
      if isNested { points.append(point(radius + reach.start * 1.7, line.angle)) }
      points.append(point(circle, line.angle))
      let arcSteps = Int(saturating: (abs(target - line.angle) / Self.arcStep).rounded(.up))
      for k in 0..<max(arcSteps, 0) {
        points.append(point(circle, line.angle + (target - line.angle) * Double(k + 1) / Double(arcSteps)))
      }
      return points + [Point(x: portX, y: line.y), Point(x: endX, y: line.y)]
    }
  }

  private static let mostRepairs = 60
  /// In radians: on a pie of usual size no corner is seen.
  private static let arcStep = 0.06
  /// Where lines become level.
  private var portX: Double { endX - reach.run }

  /// The radius of the smallest circle where lines have circles of their own.
  private var firstCircle: Double { radius + reach.start * 2 }

  /// Where a line leaves its circle: at once if it can go straight to its label's height from there, else where it first
  /// can, at one of the tangents to the circle.
  private func exit(of line: Line, on circle: Double) -> Double {
    let distance = Vector(dx: portX, dy: line.y).length
    let port = portAngle(of: line)
    let half = Angle.of(Vector(dx: circle, dy: max(0, distance * distance - circle * circle).squareRoot()))
    return min(max(line.angle, port - half), port + half)
  }

  /// From 12 o'clock clockwise, of where a line becomes level.
  private func portAngle(of line: Line) -> Double { Angle.of(Vector(dx: -line.y, dy: portX)) }

  /// The radius of each line's circle.
  private func circles(_ tracks: [Int]) -> [Double] {
    let count = tracks.max() ?? 1
    let step = count > 1 ? min(3, (portX - reach.start - firstCircle) / Double(count - 1)) : 0
    return tracks.map { firstCircle + Double($0 - 1) * step }
  }

  /// Which circle each line has, from 1.
  private func tracks() -> [Int] {
    var tracks = Array(repeating: 1, count: lines.count)
    // Where a line leaves its circle depends a little on how large that is: so it is found in a few rounds.
    for _ in 0..<4 { tracks = self.tracks(on: circles(tracks)) }
    return tracks
  }

  private func tracks(on circles: [Double]) -> [Int] {
    let exits = zip(lines, circles).map { exit(of: $0, on: $1) }
    let reached = lines.map(angleOutside)
    var tracks = Array(repeating: 1, count: lines.count)
    for i in lines.indices.dropLast().reversed() {
      let next = lines[i + 1].angle - 0.02
      let isCovered = exits[i + 1] > lines[i + 1].angle || tracks[i + 1] > 1
      if exits[i] > lines[i].angle && exits[i] > next || isCovered && reached[i] > next {
        tracks[i] = tracks[i + 1] + 1
      }
    }
    for i in lines.indices.dropFirst() {
      let previous = lines[i - 1].angle + 0.02
      let isCovered = exits[i - 1] < lines[i - 1].angle
      if exits[i] < lines[i].angle && exits[i] < previous || isCovered && reached[i] < previous {
        tracks[i] = max(tracks[i], tracks[i - 1] + 1)
      }
    }
    return tracks
  }

  /// The angle at which a line has left all circles behind, if it has the smallest one itself.
  private func angleOutside(_ line: Line) -> Double {
    let start = point(firstCircle, exit(of: line, on: firstCircle))
    let along = Point(x: portX, y: line.y) - start
    let from = Vector(dx: start.x, dy: start.y)
    let (a, b, c) = (along.dot(along), from.dot(along), from.dot(from) - portX * portX)
    guard a > 0 else { return line.angle }
    let t = min(max((-b + max(0, b * b - a * c).squareRoot()) / a, 0), 1)
    let end = start + along * t
    return Angle.of(Vector(dx: -end.y, dy: end.x))
  }

  private func point(_ radius: Double, _ angle: Double) -> Point {
    let (sine, cosine) = Angle.sineAndCosine(angle)
    return Point(x: radius * sine, y: -radius * cosine)
  }
}

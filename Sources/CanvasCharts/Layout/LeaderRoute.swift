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
  /// Drawn tight like strings, lines in the order of their labels don't cross. Those that go the same way about the same part
  /// of the pie have circles of their own: of those that go down the upper has the larger one, of those that go up the
  /// lower.
  func routes() -> [[Point]] {
    let (circles, isNested) = circles()
    return zip(lines, circles).map { line, circle in
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

  /// In radians: on a pie of usual size no corner is seen.
  private static let arcStep = 0.06
  /// Where lines become level.
  private var portX: Double { endX - reach.run }

  /// Where a line leaves its circle: at once if it can go straight to its label's height from there, else where it first
  /// can, at one of the tangents to the circle.
  private func exit(of line: Line, on circle: Double) -> Double {
    let distance = Vector(dx: portX, dy: line.y).length
    // From 12 o'clock clockwise, of vectors with y down.
    let port = Angle.of(Vector(dx: -line.y, dy: portX))
    let half = Angle.of(Vector(dx: circle, dy: max(0, distance * distance - circle * circle).squareRoot()))
    return min(max(line.angle, port - half), port + half)
  }

  /// The radius of each line's circle, and whether they differ.
  private func circles() -> (radii: [Double], isNested: Bool) {
    var circles = Array(repeating: radius + reach.elbow, count: lines.count)
    var isNested = false
    let first = radius + reach.start * 2
    // Where a line leaves its circle depends a little on how large that is: so it is found in a few rounds.
    for _ in 0..<4 {
      let tracks = tracks(on: circles)
      let count = tracks.max() ?? 1
      guard isNested || count > 1 else { break }
      isNested = true
      let step = count > 1 ? min(3, (portX - reach.start - first) / Double(count - 1)) : 0
      circles = tracks.map { first + Double($0 - 1) * step }
    }
    return (circles, isNested)
  }

  /// Which circle each line has, from 1.
  private func tracks(on circles: [Double]) -> [Int] {
    let exits = zip(lines, circles).map { exit(of: $0, on: $1) }
    var tracks = Array(repeating: 1, count: lines.count)
    for i in lines.indices.dropLast().reversed() where exits[i] > lines[i].angle {
      if exits[i] > lines[i + 1].angle - 0.02 { tracks[i] = tracks[i + 1] + 1 }
    }
    for i in lines.indices.dropFirst() where exits[i] < lines[i].angle {
      if exits[i] < lines[i - 1].angle + 0.02 { tracks[i] = max(tracks[i], tracks[i - 1] + 1) }
    }
    return tracks
  }

  private func point(_ radius: Double, _ angle: Double) -> Point {
    let (sine, cosine) = Angle.sineAndCosine(angle)
    return Point(x: radius * sine, y: -radius * cosine)
  }
}

internal import Canvas

/// The lines from a pie's rim to the labels of one side, as on the right: x grows away from the pie's centre, which is the
/// origin. The left side is the mirror image.
struct LeaderRoutes {
  /// Where a line begins and ends.
  struct Line {
    /// From 12 o'clock towards the side; beyond 0 and π the line begins on the other side.
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

  // MARK: Straight

  /// Away from the rim, straight to the label's height, and level to the label.
  func straight() -> [[Point]] {
    lines.map { line in
      [
        point(line.rim + reach.start, line.angle), point(radius + reach.elbow, line.angle),
        Point(x: endX - reach.run, y: line.y), Point(x: endX, y: line.y),
      ]
    }
  }

  // MARK: Round the pie

  /// Away from the rim to a circle about it, along that to the label's height, and level to the label.
  ///
  /// Lines that go the same way about the same part of the pie have circles of their own: of those that go down the upper
  /// has the larger one, of those that go up the lower. So none crosses another.
  func round() -> [[Point]] {
    let tracks = tracks()
    let count = tracks.max() ?? 1
    let first = radius + reach.start + 2
    let step = count > 1 ? min(3, (endX - reach.run - first) / Double(count - 1)) : 0
    return zip(lines, tracks).map { line, track in
      let circle = first + Double(track - 1) * step
      let target = targetAngle(of: line, on: circle)
      var points = [point(line.rim + reach.start, line.angle)]
      let arcSteps = max(1, Int(saturating: (abs(target - line.angle) / 0.06).rounded(.up)))
      for k in 0...arcSteps {
        points.append(point(circle, line.angle + (target - line.angle) * Double(k) / Double(arcSteps)))
      }
      if abs(line.y) > circle { points.append(Point(x: endX - reach.run, y: line.y)) }
      points.append(Point(x: endX, y: line.y))
      return points
    }
  }

  /// Where a line leaves its circle: at the label's height, or where the circle does not reach that, at once.
  private func targetAngle(of line: Line, on circle: Double) -> Double {
    guard abs(line.y) <= circle else { return min(max(line.angle, 0), Double.pi) }
    let x = max(0, circle * circle - line.y * line.y).squareRoot()
    // From 12 o'clock clockwise, of a vector with y down.
    return Angle.of(Vector(dx: -line.y, dy: x))
  }

  /// Which circle each line has, from 1.
  private func tracks() -> [Int] {
    let circle = radius + reach.elbow
    let targets = lines.map { targetAngle(of: $0, on: circle) }
    var tracks = Array(repeating: 1, count: lines.count)
    for i in lines.indices.dropLast().reversed() where targets[i] > lines[i].angle {
      if targets[i] > lines[i + 1].angle - 0.02 { tracks[i] = tracks[i + 1] + 1 }
    }
    for i in lines.indices.dropFirst() where targets[i] < lines[i].angle {
      if targets[i] < lines[i - 1].angle + 0.02 { tracks[i] = max(tracks[i], tracks[i - 1] + 1) }
    }
    return tracks
  }

  private func point(_ radius: Double, _ angle: Double) -> Point {
    let (sine, cosine) = Angle.sineAndCosine(angle)
    return Point(x: radius * sine, y: -radius * cosine)
  }
}

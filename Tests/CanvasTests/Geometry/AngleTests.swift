import Canvas
import Testing

/// Degrees and radians, and the calls that take either.
@Suite struct AngleTests {
  @Test(arguments: [0, 30, 45, 90, -90, 180, 270, 360, 1e9])
  func degreesAreRadians(degrees: Double) {
    let angle = Angle.degrees(degrees)
    #expect(angle == .radians(degrees * .pi / 180))
    #expect(abs(angle.degrees - degrees) <= abs(degrees) * 1e-15)
    var changed = Angle.radians(1)
    changed.degrees = degrees
    #expect(changed == angle)
  }

  @Test func arithmeticKeepsWholeTurns() {
    #expect(Angle.degrees(350) > .degrees(-10))
    #expect(Angle.radians(3) + .radians(4) == .radians(7) && Angle.radians(3) - .radians(4) == -.radians(1))
    #expect(Angle.radians(1.5) * 4 == .radians(6))
  }

  @Test func callsTakeEither() throws {
    let (turn, start, end) = (Angle.degrees(30), Angle.degrees(-90), Angle.degrees(200))
    #expect(Transform(rotationAngle: turn) == Transform(rotationAngle: turn.radians))
    let moved = Transform(translationX: 3, y: 4)
    #expect(moved.rotated(by: turn) == moved.rotated(by: turn.radians))
    let center = Point(x: 8, y: 8)
    for direction in RotationDirection.allCases {
      let arc = Path(
        arcCenter: center, radius: 6, startAngle: start.radians, endAngle: end.radians, direction: direction)
      #expect(Path(arcCenter: center, radius: 6, startAngle: start, endAngle: end, direction: direction) == arc)
      var path = Path()
      path.addArc(center: center, radius: 6, startAngle: start, endAngle: end, direction: direction)
      #expect(path == arc)
      let context = try DrawingContext(size: Size(width: 16, height: 16))
      context.addArc(center: center, radius: 6, startAngle: start, endAngle: end, direction: direction)
      #expect(context.path == arc)
      let gradient = Gradient(colors: [.red, .blue])
      #expect(
        Paint.conicGradient(gradient, center: center, startAngle: turn, direction: direction)
          == .conicGradient(gradient, center: center, startAngle: turn.radians, direction: direction))
    }
    #expect(
      Path(pieCenter: center, radius: 6, innerRadius: 2, startAngle: start, endAngle: end)
        == Path(pieCenter: center, radius: 6, innerRadius: 2, startAngle: start.radians, endAngle: end.radians))
    let context = try DrawingContext(size: Size(width: 16, height: 16))
    context.rotate(by: turn)
    #expect(context.transform == Transform(rotationAngle: turn.radians))
  }
}

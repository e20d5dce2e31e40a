import Canvas
import TestSupport
import Testing

@Suite struct PathShapesTests {
  private func p(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
  private let center = Point(x: 50, y: 40)

  @Test func aCircleHasTheCurvesOfAnArcToTheBit() {
    for (x, y, radius) in [(0.0, 0.0, 1.0), (12.3, -4.56, 2.738612787525831), (1e6, 1e-6, 1234.5), (3, 4, 0)] {
      let center = Point(x: x, y: y)
      let box = Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
      var arc = Path()
      arc.addArc(
        center: box.center, radius: box.width / 2, startAngle: 0, endAngle: 2 * Double.pi, direction: .clockwise)
      arc.close()
      #expect(Path(ovalIn: box) == arc, "\(center)")
      // After other elements, too.
      var two = arc
      two.addEllipse(in: box)
      #expect(two.elements == arc.elements + arc.elements)
    }
  }

  @Test func aRectangleGoesClockwiseFromTheTopLeft() {
    let expected: [Path.Element] = [
      .move(to: p(1, 2)), .line(to: p(4, 2)), .line(to: p(4, 6)), .line(to: p(1, 6)), .close,
    ]
    #expect(Path(rect: Rect(x: 1, y: 2, width: 3, height: 4)).elements == expected)
    #expect(Path(rect: Rect(x: 4, y: 6, width: -3, height: -4)).elements == expected)
    #expect(Path(rect: .null).isEmpty)
  }

  @Test func anEllipseTouchesAllFourSidesExactly() {
    let rect = Rect(x: 3, y: 5, width: 20, height: 10)
    let oval = Path(ovalIn: rect)
    #expect(oval.boundingBoxOfPath == rect)
    #expect(oval.elements.first == .move(to: p(23, 10)))
    #expect(oval.elements.last == .close)
    #expect(oval.currentPoint == p(23, 10))
  }

  @Test func anEllipseIsRoundToAMillionth() {
    let oval = Path(ovalIn: Rect(x: -100, y: -100, width: 200, height: 200)).flattened(tolerance: 1e-6)
    for case .line(let point) in oval.elements {
      #expect(abs(point.distance(to: .zero) - 100) < 100 * 4.3e-6)
    }
  }

  // MARK: Rounded rectangles

  @Test func aRadiusOfZeroGivesARectangle() {
    let rect = Rect(x: 1, y: 2, width: 30, height: 20)
    #expect(Path(roundedRect: rect, cornerRadius: 0).boundingBoxOfPath == rect)
    #expect(Path(roundedRect: rect, cornerRadius: -5) == Path(roundedRect: rect, cornerRadius: 0))
    #expect(!Path(roundedRect: rect, cornerRadius: 0).elements.contains { if case .curve = $0 { true } else { false } })
    #expect(Path(roundedRect: rect, cornerRadius: 0).contains(p(1.001, 2.001)))
  }

  @Test(arguments: [10, 11, 1e6, Double.greatestFiniteMagnitude, .infinity])
  func aRadiusIsAtMostHalfTheShorterSide(radius: Double) {
    let rect = Rect(x: 1, y: 2, width: 30, height: 20)
    let capsule = Path(roundedRect: rect, cornerRadius: radius)
    #expect(capsule.boundingBoxOfPath.minX.isClose(to: 1, within: 1e-9))
    #expect(capsule.contains(p(1.01, 12)) && !capsule.contains(p(1.01, 11)))
    #expect(capsule.contains(p(11, 2.01)) && !capsule.contains(p(9.9, 2.001)))
  }

  @Test func eachCornerHasItsOwnRadius() {
    let rect = Rect(x: 0, y: 0, width: 40, height: 40)
    let path = Path(
      roundedRect: rect, radii: CornerRadii(topLeft: 0, topRight: 4, bottomRight: 8, bottomLeft: 16))
    // A corner's point on the diagonal lies r·(1 − 1/√2) from both sides.
    for (corner, inwards, radius) in [
      (p(0, 0), Vector(dx: 1, dy: 1), 0), (p(40, 0), Vector(dx: -1, dy: 1), 4.0),
      (p(40, 40), Vector(dx: -1, dy: -1), 8), (p(0, 40), Vector(dx: 1, dy: -1), 16),
    ] {
      let gap = radius * (1 - 0.5.squareRoot())
      #expect(path.contains(corner + inwards * (gap + 0.01)))
      #expect(!path.contains(corner + inwards * (gap - 0.01)))
    }
  }

  @Test func radiiThatDoNotFitShrinkAlike() {
    let rect = Rect(x: 0, y: 0, width: 30, height: 100)
    // 40 + 20 on a side of 30: all are halved, the left ones too.
    let path = Path(
      roundedRect: rect, radii: CornerRadii(topLeft: 40, topRight: 20, bottomRight: 20, bottomLeft: 10))
    let expected = Path(
      roundedRect: rect, radii: CornerRadii(topLeft: 20, topRight: 10, bottomRight: 10, bottomLeft: 5))
    #expect(path == expected)
  }

  // MARK: Sectors

  @Test func aSectorIsItsTwoRadiiAndItsArc() {
    let sector = Path(pieCenter: center, radius: 20, startAngle: 0, endAngle: Double.pi / 2)
    #expect(sector.elements.prefix(2) == [.move(to: center), .line(to: p(70, 40))])
    #expect(sector.elements.last == .close)
    #expect(sector.contains(p(60, 50)) && !sector.contains(p(60, 30)) && !sector.contains(p(40, 50)))
    #expect(sector.boundingBoxOfPath == Rect(x: 50, y: 40, width: 20, height: 20))
  }

  @Test func aRingSectorLeavesTheMiddleOut() {
    let sector = Path(pieCenter: center, radius: 20, innerRadius: 10, startAngle: 0, endAngle: Double.pi)
    #expect(sector.contains(p(50, 55)) && !sector.contains(p(50, 45)) && !sector.contains(p(50, 25)))
  }

  @Test func aWholeTurnIsADiscWithoutARadius() {
    let disc = Path(pieCenter: center, radius: 20, startAngle: 1, endAngle: 1 + 2 * Double.pi)
    #expect(!disc.elements.contains { if case .line = $0 { true } else { false } })
    #expect(disc.contains(center))
    let ring = Path(pieCenter: center, radius: 20, innerRadius: 10, startAngle: 1, endAngle: 9)
    #expect(!ring.contains(center) && ring.contains(p(65, 40)))
  }

  @Test func aSectorWithoutAngleOrRadiusIsEmpty() {
    #expect(Path(pieCenter: center, radius: 0, startAngle: 0, endAngle: 1).isEmpty)
    #expect(Path(pieCenter: center, radius: -3, startAngle: 0, endAngle: 1).isEmpty)
    #expect(Path(pieCenter: center, radius: 5, startAngle: 1, endAngle: 1).isEmpty)
  }

  @Test func aPolygonIsClosed() {
    #expect(Path(polygon: [p(0, 0), p(1, 0), p(0, 1)]).elements.last == .close)
    #expect(Path(polygon: []).isEmpty)
  }
}

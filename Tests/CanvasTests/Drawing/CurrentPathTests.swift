import Canvas
import TestSupport
import Testing

@Suite struct CurrentPathTests {
  private static let size = Size(width: 20, height: 16)
  private let square = Rect(x: 4, y: 4, width: 8, height: 8)

  private func context() throws -> DrawingContext {
    let context = try DrawingContext(size: Self.size)
    context.setFillColor(.green)
    context.setStrokeColor(.red)
    context.setLineWidth(2)
    return context
  }

  @Test func everyUseConsumesThePath() throws {
    for use: (DrawingContext) -> Void in [
      { $0.fillPath() }, { $0.strokePath() }, { $0.drawPath(using: .fillStroke) }, { $0.clip() }, { $0.beginPath() },
    ] {
      let context = try context()
      context.addRect(square)
      #expect(context.path?.boundingBox == square)
      use(context)
      #expect(context.path == nil)
      let before = context.makeImage()
      context.fillPath()
      context.strokePath()
      #expect(context.makeImage() == before)
    }
  }

  @Test(arguments: DrawingContext.PathDrawingMode.allCases)
  func eachModePaintsWhatItSays(mode: DrawingContext.PathDrawingMode) throws {
    let context = try context()
    context.addRect(square)
    context.addRect(square.insetBy(dx: 3, dy: 3))
    context.drawPath(using: mode)
    let image = context.makeImage()
    let (red, green, clear) = ([255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 0, 0])
    // Outside on the outer line, between the two lines, and in the middle on the inner one, which covers all of its inside.
    let expected =
      switch mode {
      case .fill: [clear, green, green]
      case .eoFill: [clear, green, clear]
      case .stroke: [red, clear, red]
      case .fillStroke, .eoFillStroke: [red, green, red]
      }
    #expect([image.channels(3, 8), image.channels(5, 8), image.channels(7, 7)] == expected)
  }

  @Test func pointsPassTheTransformAsTheyAreAdded() throws {
    let context = try context()
    context.move(to: Point(x: 2, y: 2))
    context.translateBy(x: 10, y: 0)
    context.addLine(to: Point(x: 2, y: 2))
    context.addLine(to: Point(x: 2, y: 10))
    context.translateBy(x: -10, y: 0)
    context.addLine(to: Point(x: 2, y: 10))
    context.fillPath()
    let expected = try Image(size: Self.size) {
      $0.setFillColor(.green)
      $0.fill(Rect(x: 2, y: 2, width: 10, height: 8))
    }
    #expect(context.makeImage() == expected)
  }

  @Test func thePenIsTransformedWhenItStrokes() throws {
    let context = try context()
    context.move(to: Point(x: 4, y: 8))
    context.addLine(to: Point(x: 16, y: 8))
    context.scaleBy(x: 1, y: 3)
    context.strokePath()
    let image = context.makeImage()
    #expect((0..<16).map { image.alpha(8, $0) } == (0..<16).map { (5..<11).contains($0) ? 255 : 0 })
  }

  @Test func thePathComesBackInUserSpace() throws {
    let context = try context()
    context.scaleBy(x: 2, y: 4)
    context.addRect(square)
    #expect(context.path == Path(rect: square))
    context.scaleBy(x: 0.5, y: 0.5)
    #expect(context.path?.boundingBox == Rect(x: 8, y: 8, width: 16, height: 16))
  }

  @Test func buildingOnTheContextIsBuildingAPath() throws {
    let context = try context()
    let p = { Point(x: $0, y: $1) }
    context.move(to: p(2, 2))
    context.addLine(to: p(6, 2))
    context.addQuadCurve(to: p(10, 6), control: p(10, 2))
    context.addCurve(to: p(6, 14), control1: p(14, 8), control2: p(8, 14))
    context.addArc(center: p(4, 10), radius: 2, startAngle: 0, endAngle: 2, direction: .clockwise)
    context.addArc(center: p(4, 6), radius: 2, startAngle: 1, delta: -2)
    context.addArc(tangent1End: p(1, 4), tangent2End: p(1, 9), radius: 1)
    context.closePath()
    context.addEllipse(in: Rect(x: 12, y: 2, width: 6, height: 4))
    context.addRoundedRect(in: Rect(x: 12, y: 8, width: 6, height: 6), cornerRadius: 2)
    context.addLines(between: [p(1, 15), p(5, 15), p(3, 11)])
    context.addPath(Path(rect: Rect(x: 15, y: 10, width: 1, height: 1)))

    var path = Path()
    path.move(to: p(2, 2))
    path.addLine(to: p(6, 2))
    path.addQuadCurve(to: p(10, 6), control: p(10, 2))
    path.addCurve(to: p(6, 14), control1: p(14, 8), control2: p(8, 14))
    path.addArc(center: p(4, 10), radius: 2, startAngle: 0, endAngle: 2, direction: .clockwise)
    path.addArc(center: p(4, 6), radius: 2, startAngle: 1, delta: -2)
    path.addArc(tangent1End: p(1, 4), tangent2End: p(1, 9), radius: 1)
    path.close()
    path.addEllipse(in: Rect(x: 12, y: 2, width: 6, height: 4))
    path.addRoundedRect(in: Rect(x: 12, y: 8, width: 6, height: 6), cornerRadius: 2)
    path.addLines(between: [p(1, 15), p(5, 15), p(3, 11)])
    path.addRect(Rect(x: 15, y: 10, width: 1, height: 1))
    #expect(context.path == path)
  }

  @Test func arcsOnATurnedContextContinueThePath() throws {
    let context = try context()
    context.translateBy(x: 10, y: 8)
    context.rotate(by: 1)
    context.move(to: .zero)
    context.addArc(center: .zero, radius: 6, startAngle: 0, endAngle: 1, direction: .clockwise)
    context.closePath()
    context.addArc(center: .zero, radius: 3, startAngle: 3, endAngle: 4, direction: .clockwise)
    context.fillPath()
    let sector = try Image(size: Self.size) {
      $0.setFillColor(.green)
      $0.translateBy(x: 10, y: 8)
      $0.rotate(by: 1)
      var path = Path(pieCenter: .zero, radius: 6, startAngle: 0, endAngle: 1)
      path.addPath(Path(pieCenter: .zero, radius: 3, startAngle: 3, endAngle: 4))
      $0.fill(path)
    }
    #expect(largestDifference(context.makeImage().alphas, sector.alphas).map { $0 <= 1 } == true)
    #expect(!sector.isClear)
  }

  @Test func aClipOfTheCurrentPathIsInItsTransformNotTheNewOne() throws {
    let context = try context()
    context.addRect(square)
    context.translateBy(x: 100, y: 100)
    context.clip()
    context.translateBy(x: -100, y: -100)
    context.fill(context.bounds)
    #expect(context.makeImage().alphas.count { $0 == 255 } == 64)
  }

  @Test func usesOfNoPathDrawNothing() throws {
    let context = try context()
    context.fillPath()
    context.strokePath()
    context.drawPath(using: .eoFillStroke)
    context.closePath()
    #expect(context.makeImage().isClear)
  }
}

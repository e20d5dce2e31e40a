import Canvas
import TestSupport
import Testing

/// The fourteen things that drawing libraries and their users get wrong most, one test each, as our pictures show them.
@Suite struct EasilyMistakenTests {
  private static let size = Size(width: 40, height: 40)
  private let center = Point(x: 20, y: 20)

  private func picture(_ draw: (DrawingContext) -> Void) throws -> Image { try Image(size: Self.size, drawing: draw) }

  // 1
  @Test func clockwiseIsWhatTheEyeSees() throws {
    let clockwise = try picture {
      $0.addArc(center: center, radius: 15, startAngle: 0, endAngle: Double.pi, direction: .clockwise)
      $0.fillPath()
    }
    #expect(clockwise.alpha(20, 28) == 255 && clockwise.alpha(20, 12) == 0)
    let counterclockwise = try picture {
      $0.addArc(center: center, radius: 15, startAngle: 0, endAngle: Double.pi, direction: .counterclockwise)
      $0.fillPath()
    }
    #expect(counterclockwise.alpha(20, 28) == 0 && counterclockwise.alpha(20, 12) == 255)
  }

  // 2
  @Test func anArcIsReachedByALineAndATangentArcEndsOnItsTangent() throws {
    let line = try picture {
      $0.setLineWidth(2)
      $0.move(to: Point(x: 2, y: 20))
      $0.addArc(center: center, radius: 10, startAngle: 0, endAngle: 1, direction: .clockwise)
      $0.strokePath()
    }
    #expect((4..<28).allSatisfy { line.alpha($0, 19) == 255 })
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: Point(x: 30, y: 0), tangent2End: Point(x: 30, y: 30), radius: 5)
    #expect(path.currentPoint == Point(x: 30, y: 5))
  }

  // 3
  @Test func roundedCornersAreQuarterCircles() throws {
    let rect = Rect(x: 4, y: 4, width: 32, height: 32)
    let rounded = try picture { $0.fill(Path(roundedRect: rect, cornerRadius: 10)) }
    let disc = try picture { $0.fill(Path(ovalIn: Rect(x: 4, y: 4, width: 20, height: 20))) }
    for y in 4..<14 { for x in 4..<14 { #expect(abs(rounded.alpha(x, y) - disc.alpha(x, y)) <= 1) } }
    // Beyond the quarter circle the side is straight; a continuous corner would begin earlier.
    #expect(rounded.alpha(14, 4) == 255 && rounded.alpha(4, 14) == 255)
  }

  // 4
  @Test func aContextsPathIsConsumedAndAPathKeepsItsElements() throws {
    let consumed = try picture {
      $0.setFillColor(.green)
      $0.setStrokeColor(.red)
      $0.addEllipse(in: Rect(x: 8, y: 8, width: 24, height: 24))
      $0.strokePath()
      $0.fillPath()
    }
    #expect(consumed.alpha(20, 20) == 0 && consumed.alpha(8, 20) > 0)
    let kept = try picture {
      $0.setFillColor(.green)
      $0.setStrokeColor(.red)
      let circle = Path(ovalIn: Rect(x: 8, y: 8, width: 24, height: 24))
      $0.stroke(circle)
      $0.fill(circle)
    }
    #expect(kept.channels(20, 20) == [0, 255, 0, 255] && kept.alpha(7, 20) > 0)
  }

  // 5
  @Test func fillingClosesOpenSubpathsAndStrokingDoesNot() throws {
    let image = try picture {
      $0.setFillColor(.green)
      $0.setStrokeColor(.red)
      $0.setLineWidth(2)
      // A sector that is not closed: the arc, then the radius back to the centre.
      $0.addArc(center: center, radius: 15, startAngle: 0, endAngle: Double.pi / 2, direction: .clockwise)
      $0.addLine(to: center)
      $0.drawPath(using: .fillStroke)
    }
    // The radius at its end is stroked, the one at its start is not; the inside is filled.
    #expect(image.channels(19, 28) == [255, 0, 0, 255])
    #expect(image.channels(28, 20) == [0, 255, 0, 255] && image.alpha(28, 19) == 0)
  }

  // 6
  @Test func pointsAreTransformedWhenAddedAndThePenWhenStroked() throws {
    let image = try picture {
      $0.setLineWidth(2)
      $0.move(to: Point(x: 10, y: 20))
      $0.addLine(to: Point(x: 30, y: 20))
      $0.scaleBy(x: 1, y: 4)
      $0.strokePath()
    }
    #expect((0..<40).map { image.alpha(20, $0) } == (0..<40).map { (16..<24).contains($0) ? 255 : 0 })
  }

  // 7
  @Test func transformsActBeforeTheExistingOne() {
    let t = Transform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)
    #expect(Point.zero.applying(t) == Point(x: 20, y: 0))
    #expect(Point(x: 1, y: 0).applying(t.rotated(by: Double.pi / 2)) == Point(x: 20, y: 2))
    #expect(Point(x: 1, y: 0).applying(t.scaledBy(x: 3, y: 1)) == Point(x: 26, y: 0))
  }

  // 8
  @Test func theIdentityChangesNothingAndASingularMatrixHasNoInverse() {
    #expect(center.applying(.identity) == center && Transform.identity.inverted() == .identity)
    #expect(Transform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0).inverted() == nil)
    #expect(Transform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6).inverted() == nil)
  }

  // 9
  @Test func rectanglesStandardizeAreHalfOpenAndOnlyTouch() throws {
    let backwards = Rect(x: 30, y: 30, width: -20, height: -20)
    #expect(backwards.standardized == Rect(x: 10, y: 10, width: 20, height: 20))
    #expect(backwards.contains(Point(x: 10, y: 10)) && !backwards.contains(Point(x: 30, y: 20)))
    #expect(backwards.insetBy(dx: 11, dy: 0).isNull)
    #expect(!backwards.intersects(Rect(x: 30, y: 10, width: 5, height: 5)))
    #expect(try picture { $0.fill(backwards) } == picture { $0.fill(backwards.standardized) })
  }

  // 10
  @Test func aClipOnlyShrinksAndTwoEdgesMultiply() throws {
    let image = try picture {
      $0.saveGState()
      $0.clip(to: Rect(x: 5.5, y: 0, width: 20, height: 40))
      $0.clip(to: Rect(x: 0, y: 0, width: 40, height: 10))
      $0.clip(to: Rect(x: 0, y: 0, width: 40, height: 40))
      $0.fill(Rect(x: 5.5, y: 2, width: 30, height: 30))
      $0.restoreGState()
      $0.fill(Rect(x: 30, y: 30, width: 5, height: 5))
    }
    // Half of the pixel by the clip, half by the shape.
    #expect(image.alpha(5, 5) == 64 && image.alpha(6, 5) == 255)
    #expect(image.alpha(6, 10) == 0 && image.alpha(26, 5) == 0)
    #expect(image.alpha(32, 32) == 255)
  }

  // 11
  @Test func dashPhasesShiftInZeroDashesAreDotsAndOddListsRepeat() throws {
    func dashes(_ dash: [Double], phase: Double, _ cap: StrokeStyle.Cap) throws -> [Int] {
      let image = try picture {
        $0.setLineDash(dash, phase: phase)
        $0.setLineCap(cap)
        $0.setLineWidth(2)
        $0.move(to: Point(x: 10, y: 20))
        $0.addLine(to: Point(x: 30, y: 20))
        $0.strokePath()
      }
      return (0..<40).filter { image.alpha($0, 20) > 100 }
    }
    #expect(try dashes([6, 4], phase: 4, .butt) == [10, 11, 16, 17, 18, 19, 20, 21, 26, 27, 28, 29])
    #expect(try dashes([0, 8], phase: 0, .round) == [9, 10, 17, 18, 25, 26])
    #expect(try dashes([5], phase: 0, .butt) == dashes([5, 5], phase: 0, .butt))
    #expect(try dashes([5], phase: 0, .butt) == Array(10..<15) + Array(20..<25))
  }

  // 12
  @Test func textAtAPointHangsFromItAndOnABaselineStandsOnIt() throws {
    let text = StyledText("H", font: try Font.default(size: 32))
    func rows(_ image: Image) -> [Int] { (0..<40).filter { y in (0..<40).contains { image.alpha($0, y) > 0 } } }
    let hanging = rows(try picture { $0.draw(text, at: .zero) })
    let standing = rows(try picture { $0.draw(text, baselineAt: Point(x: 0, y: 32)) })
    // The H is 1493/2048 of 32 points high, below the ascent's 1901/2048.
    #expect(hanging.first == 6 && hanging.last == 29)
    #expect(standing.first == 8 && standing.last == 31)
  }

  // 13
  @Test func theBufferIsPremultipliedAndPNGIsStraight() throws {
    let image = try Image(size: Size(width: 1, height: 1)) {
      $0.setFillColor(Color(red: 1, green: 0.5, blue: 0, alpha: 0.5))
      $0.fill($0.bounds)
    }
    #expect(image.channels(0, 0) == [128, 64, 0, 128])
    let color = try #require(image.color(atPixelX: 0, y: 0))
    #expect([color.red, color.green, color.blue].map { ($0 * 255).rounded() } == [255, 128, 0])
    #expect(try Image(png: image.png()) == image)
  }

  // 14
  @Test func widthZeroIsOnePixelAndTheDefaultsAreCoreGraphics() throws {
    let hairline = try Image(size: Self.size, scale: 3) {
      $0.setLineWidth(0)
      $0.stroke(.line((5, 20.5), (35, 20.5)))
    }
    #expect((0..<120).filter { hairline.alpha(60, $0) > 0 } == [61])
    let image = try picture { $0.stroke(.line((10, 20.5), (30.5, 20.5), (30.5, 10))) }
    // One point wide, no caps, a mitered corner.
    #expect((0..<40).filter { image.alpha($0, 20) == 255 } == Array(10..<31))
    #expect((0..<40).filter { image.alpha(30, $0) == 255 } == Array(10..<21))
    #expect(image.alphas.count { $0 > 0 } == 31)
    let limit = StrokeStyle().miterLimit
    #expect(limit == 10)
  }
}

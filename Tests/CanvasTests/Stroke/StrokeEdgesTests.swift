import Canvas
import TestSupport
import Testing

/// The pen in user space and on the device.
@Suite struct StrokeEdgesTests {
  // MARK: Transforms

  @Test func aPenIsStretchedWithItsTransform() {
    let transform = Transform(scaleX: 4, y: 1)
    // Two points wide: across x it is 8 pixels, across y 2.
    let upright = StrokedPicture(.line((3, 2), (3, 18)), StrokeStyle(width: 2), transform: transform)
    #expect(upright.row(10) == (0..<24).map { (8..<16).contains($0) ? 255 : 0 })
    let level = StrokedPicture(.line((1, 10), (5, 10)), StrokeStyle(width: 2), transform: transform)
    #expect((0..<20).map { level[10, $0] } == (0..<20).map { (9..<11).contains($0) ? 255 : 0 })
  }

  @Test func aRoundPenBecomesAnEllipse() {
    let dot = StrokedPicture(
      .line((2, 10), (2, 10)), StrokeStyle(width: 4, cap: .round), transform: Transform(scaleX: 5, y: 1))
    let ellipse = StrokedPicture(filling: Path(ovalIn: Rect(x: 0, y: 8, width: 20, height: 4)))
    #expect(abs(dot.area - ellipse.area) < 2)
    #expect(largestDifference(dot.bytes, ellipse.bytes).map { $0 <= 40 } == true)
  }

  @Test(arguments: [1.0, 2, 7.5, 100, 1e6]) func aStrokeIsTheSameAtAnyUnitOfUserSpace(scale: Double) {
    var random = SeededGenerator(seed: 321)
    for i in 0..<10 {
      let path = random.path(segments: 3, in: Rect(x: 2, y: 2, width: 20, height: 16))
      let style = StrokeStyle(width: 2.5, cap: .round, join: StrokeStyle.Join.allCases[i % 3])
      var small = style
      small.width /= scale
      let scaled = StrokedPicture(
        path.applying(Transform(scaleX: 1 / scale, y: 1 / scale)), small, transform: Transform(scaleX: scale, y: scale))
      #expect(largestDifference(scaled.bytes, StrokedPicture(path, style).bytes).map { $0 <= 2 } == true)
    }
  }

  @Test func aMirroredStrokeIsTheMirrorImage() {
    var random = SeededGenerator(seed: 322)
    for i in 0..<10 {
      let path = random.path(segments: 3, in: Rect(x: 2, y: 2, width: 20, height: 16))
      let style = StrokeStyle(width: 3, cap: .square, join: StrokeStyle.Join.allCases[i % 3], dash: [5, 4])
      let plain = StrokedPicture(path, style)
      let mirrored = StrokedPicture(path, style, transform: Transform(a: -1, b: 0, c: 0, d: 1, tx: 24, ty: 0))
      let turnedBack = (0..<20).flatMap { mirrored.row($0).reversed() }
      #expect(largestDifference(turnedBack, plain.bytes).map { $0 <= 2 } == true, "\(path)")
    }
  }

  @Test(arguments: [
    Transform(scaleX: 0, y: 1), Transform(scaleX: 1, y: 0), Transform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
    Transform(scaleX: .nan, y: 1), Transform(translationX: .infinity, y: 0),
  ])
  func aSingularOrBoundlessTransformDrawsNothing(transform: Transform) {
    for width in [0.0, 3] {
      let picture = StrokedPicture(.line((2, 2), (18, 14)), StrokeStyle(width: width), transform: transform)
      #expect(picture.isEmpty)
    }
  }

  // MARK: Widths

  @Test(arguments: [-1, -0.001, Double.nan, .infinity, -.infinity]) func aWidthThatIsNoneDrawsNothing(width: Double) {
    #expect(StrokedPicture(.line((2, 2), (18, 14)), StrokeStyle(width: width)).isEmpty)
  }

  @Test(arguments: [0.01, 0.5, 1, 3, 1000]) func widthZeroIsOnePixelAtAnyScale(scale: Double) {
    let transform = Transform(scaleX: scale, y: scale)
    let path = Path.line((2 / scale, 10.5 / scale), (22 / scale, 10.5 / scale))
    let picture = StrokedPicture(path, StrokeStyle(width: 0), transform: transform)
    let expected = StrokedPicture(filling: Path(rect: Rect(x: 2, y: 10, width: 20, height: 1)))
    #expect(picture.bytes == expected.bytes)
  }

  @Test func widthZeroIsOnePixelUnderAnyTransform() {
    let transform = Transform(a: 3, b: 0, c: 0, d: 0.25, tx: 2, ty: 1)
    let level = StrokedPicture(.line((0, 38), (6, 38)), StrokeStyle(width: 0), transform: transform)
    #expect(level.bytes == StrokedPicture(filling: Path(rect: Rect(x: 2, y: 10, width: 18, height: 1))).bytes)
    let upright = StrokedPicture(.line((1.5, 4), (1.5, 60)), StrokeStyle(width: 0), transform: transform)
    #expect(upright.bytes == StrokedPicture(filling: Path(rect: Rect(x: 6, y: 2, width: 1, height: 14))).bytes)
  }

  @Test func thinLinesFadeInProportionToTheirWidth() {
    for width in [0.01, 0.1, 0.25, 0.5] {
      let picture = StrokedPicture(.line((2, 10.5), (22, 10.5)), StrokeStyle(width: width))
      // Edges are on multiples of 1/256 pixel.
      #expect(abs(picture.area - 20 * width) <= 20.0 / 256 + 0.05, "\(width)")
    }
  }

  @Test func aHairlineThroughPixelCentresIsOneRowOfPixels() {
    let picture = StrokedPicture(.line((1, 1.5), (5, 1.5)), StrokeStyle(width: 0), width: 6, height: 3)
    #expect(
      picture.text == """
        ......
        .FFFF.
        ......
        """)
    let between = StrokedPicture(.line((1, 1), (5, 1)), StrokeStyle(width: 0), width: 6, height: 3)
    #expect(
      between.text == """
        .8888.
        .8888.
        ......
        """)
  }
}

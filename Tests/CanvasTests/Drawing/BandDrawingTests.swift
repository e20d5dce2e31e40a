import Canvas
import CanvasGoldensTesting
import Testing

/// A drawing that is done for each band of rows is that of the whole.
@Suite struct BandDrawingTests {
  private static func draw(on context: DrawingContext, font: Font) {
    let bounds = context.bounds
    let star = Path(
      polygon: (0..<10).map { i in
        Point(x: 0, y: i % 2 == 0 ? -30 : -12).applying(Transform(rotationAngle: Double(i) * .pi / 5))
      })
    context.setFill(.linearGradient(Gradient(colors: [.red, .yellow, .blue]), from: .zero, to: Point(x: 80, y: 60)))
    context.fill(bounds.insetBy(dx: 3.3, dy: 2.7))
    context.withGState {
      context.clip(to: Path(roundedRect: bounds.insetBy(dx: 6, dy: 5), cornerRadius: 14))
      context.translateBy(x: 45, y: 38)
      context.setFill(.radialGradient(Gradient(colors: [.white, .green]), center: .zero, radius: 28))
      context.setShadow(offset: Vector(dx: 2, dy: 3), blur: 6, color: .black)
      context.fill(star)
      context.shadow = nil
      context.setStrokeColor(.black)
      context.setLineDash([5, 2])
      context.stroke(star, style: StrokeStyle(width: 2.5, join: .round))
    }
    context.setAlpha(0.6)
    context.withTransparencyLayer {
      context.setFillColor(.purple)
      context.fill(Path(ovalIn: Rect(x: 50, y: 8, width: 30, height: 44)))
      context.fill(Path(ovalIn: Rect(x: 60, y: 30, width: 20, height: 34)))
    }
    context.setAlpha(1)
    context.draw(StyledText("Ag 10♠", font: font, color: .black), at: Point(x: 4, y: 20))
    context.fillPartition([
      (Path(rect: Rect(x: 10.5, y: 50.5, width: 20, height: 14.2)), .orange),
      (Path(rect: Rect(x: 30.5, y: 50.5, width: 9.3, height: 14.2)), .blue),
    ])
  }

  @Test(.requiresDejaVu, arguments: Kernels.allLevels) func aDrawingInBandsIsTheWhole(kernels: Kernels) throws {
    let font = try Font.default(size: 17)
    for scale in [1, 1.7] {
      let size = Size(width: 90, height: 70)
      func image(_ bandCount: Int) throws -> Image {
        try Image.inBands(
          size: size, scale: scale, kernels: kernels, bandCount: bandCount, drawing: { Self.draw(on: $0, font: font) })
      }
      let whole = try image(1)
      #expect(whole.color(atPixelX: 20, y: 20) != .clear)
      for bandCount in [2, 3, 7, 1000] { #expect(try image(bandCount) == whole, "\(bandCount) bands, scale \(scale)") }
    }
  }

  @Test func onlyALargePictureIsDrawnInBands() throws {
    func bandCount(_ side: Double, threads: Int) throws -> Int {
      try Threads.$limit.withValue(threads) {
        try Recording.bandCount(of: Size(width: side, height: side), scale: 1)
      }
    }
    #expect(try bandCount(1400, threads: .max) == 1)
    #expect(try bandCount(1500, threads: 1) == 1)
    #expect(try bandCount(1500, threads: .max) == (Threads.maximum == 1 ? 1 : 2 * Threads.maximum))
  }

  @Test func noSizeIsNoPicture() {
    #expect(throws: ImageSizeError.self) { try Image.inBands(size: .zero, bandCount: 4, drawing: { _ in }) }
  }
}

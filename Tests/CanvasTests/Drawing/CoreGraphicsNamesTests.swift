import Canvas
import Testing

/// Core Graphics' names draw as the calls that they stand for.
@Suite struct CoreGraphicsNamesTests {
  private static let size = Size(width: 20, height: 14)
  private static let rect = Rect(x: 2, y: 3, width: 13, height: 8)

  private func picture(_ draw: (DrawingContext) -> Void) throws -> Image { try Image(size: Self.size, drawing: draw) }

  @Test func ellipses() throws {
    #expect(try picture { $0.fillEllipse(in: Self.rect) } == picture { $0.fill(Path(ovalIn: Self.rect)) })
    #expect(try picture { $0.strokeEllipse(in: Self.rect) } == picture { $0.stroke(Path(ovalIn: Self.rect)) })
  }

  @Test func gradientsFillTheClip() throws {
    let gradient = Gradient(colors: [.red, .green, .blue])
    let (start, end) = (Point(x: 3, y: 2), Point(x: 15, y: 9))
    #expect(
      try picture {
        $0.translateBy(x: 1, y: 2)
        $0.clip(to: Path(ovalIn: Self.rect))
        $0.drawLinearGradient(gradient, start: start, end: end)
      }
        == picture {
          $0.translateBy(x: 1, y: 2)
          $0.clip(to: Path(ovalIn: Self.rect))
          $0.fill($0.bounds, with: .linearGradient(gradient, from: start, to: end))
        })
    #expect(
      try picture {
        $0.drawRadialGradient(gradient, startCenter: start, startRadius: 1, endCenter: end, endRadius: 6)
      }
        == picture {
          $0.fill(
            $0.bounds,
            with: .radialGradient(gradient, startCenter: start, startRadius: 1, endCenter: end, endRadius: 6))
        })
    let nothing = try picture { $0.drawLinearGradient(gradient, start: start, end: start) }
    #expect(try nothing == picture { _ in })
  }

  @Test func theOptionsOfGradientsSayWhereTheColoursContinue() throws {
    let gradient = Gradient(colors: [.red, .blue])
    func alphas(_ options: GradientDrawingOptions?, _ gradient: Gradient, isRadial: Bool) throws -> String {
      let image = try picture { context in
        if isRadial {
          context.drawRadialGradient(
            gradient, startCenter: Point(x: 0, y: 0.5), startRadius: 5, endCenter: Point(x: 0, y: 0.5), endRadius: 15,
            options: options)
        } else {
          context.drawLinearGradient(gradient, start: Point(x: 5, y: 0), end: Point(x: 15, y: 0), options: options)
        }
      }
      return image.alphas.prefix(20).map { $0 == 255 ? "F" : $0 == 0 ? "." : "?" }.joined()
    }
    for isRadial in [false, true] {
      for interpolation in Gradient.Interpolation.allCases {
        var gradient = gradient
        gradient.interpolation = interpolation
        let within = ".....FFFFFFFFFF....."
        #expect(try alphas([], gradient, isRadial: isRadial) == within)
        #expect(try alphas(.drawsBeforeStartLocation, gradient, isRadial: isRadial) == "FFFFFFFFFFFFFFF.....")
        #expect(try alphas(.drawsAfterEndLocation, gradient, isRadial: isRadial) == ".....FFFFFFFFFFFFFFF")
        let both: GradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        #expect(try alphas(both, gradient, isRadial: isRadial) == "FFFFFFFFFFFFFFFFFFFF")
        gradient.spread = .none
        #expect(try alphas(nil, gradient, isRadial: isRadial) == within)
        gradient.stops = [.init(location: 0.3, color: .red), .init(location: 0.6, color: .blue)]
        #expect(try alphas(nil, gradient, isRadial: isRadial) == within)
        gradient.stops = [.init(location: 0.3, color: .red)]
        #expect(try alphas(nil, gradient, isRadial: isRadial) == within)
        gradient.stops = []
        #expect(try alphas(nil, gradient, isRadial: isRadial) == "....................")
      }
    }
  }

  @Test func aConicGradientEndsNowhere() throws {
    let gradient = Gradient(colors: [.red, .blue], spread: .none)
    var padded = gradient
    padded.spread = .pad
    #expect(
      try picture { $0.fill($0.bounds, with: .conicGradient(gradient, center: Point(x: 9, y: 6))) }
        == picture { $0.fill($0.bounds, with: .conicGradient(padded, center: Point(x: 9, y: 6))) })
  }

  @Test func coloursAtLocations() {
    #expect(
      Gradient(colors: [.red, .blue], locations: [0.25, 1])
        == Gradient(stops: [.init(location: 0.25, color: .red), .init(location: 1, color: .blue)]))
    #expect(
      Gradient(colors: [.red, .blue], locations: [0.25], spread: .repeat)
        == Gradient(stops: [.init(location: 0.25, color: .red)], spread: .repeat))
    #expect(Gradient(colors: [], locations: [0, 1]).stops.isEmpty)
  }

  @Test func alphaComponent() { #expect(Color.red.withAlphaComponent(0.5) == Color.red.withAlpha(0.5)) }
}

/// UIKit's renderer makes the images of `Image(size:scale:drawing:)`.
@Suite struct ImageRendererTests {
  private struct Stop: Error, Hashable {}

  private func draw(_ context: DrawingContext) { context.fillEllipse(in: Rect(x: 1, y: 2, width: 9, height: 5)) }

  @Test func itsImagesAreThoseOfTheDrawing() throws {
    let renderer = ImageRenderer(size: Size(width: 12, height: 9), scale: 2)
    let image = try Image(size: Size(width: 12, height: 9), scale: 2, drawing: draw)
    #expect(try renderer.image(actions: draw) == image)
    #expect(try renderer.image { $0.fillEllipse(in: Rect(x: 1, y: 2, width: 9, height: 5)) } == image)
    #expect(try renderer.pngData(actions: draw) == image.png())
    #expect(try ImageRenderer(size: Size(width: 12, height: 9)).image(actions: draw).scale == 1)
  }

  @Test func errorsKeepTheirType() {
    func failing() throws(PictureError<Stop>) -> Image {
      try ImageRenderer(size: Size(width: 1, height: 1)).image { (_) throws(Stop) in throw Stop() }
    }
    #expect(throws: PictureError.drawing(Stop())) { try failing() }
    func recorded() throws(PictureError<Stop>) -> Recording {
      try Recording(size: Size(width: 1, height: 1)) { (_) throws(Stop) in throw Stop() }
    }
    #expect(throws: PictureError.drawing(Stop())) { try recorded() }
    let size = Size(width: Double.nan, height: 1)
    #expect(throws: PictureError<Never>.self) { try ImageRenderer(size: size).image(actions: draw) }
    #expect(throws: PictureError<Never>.self) { try ImageRenderer(size: size).pngData(actions: draw) }
  }
}

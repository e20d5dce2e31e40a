import Canvas
import CanvasGoldensTesting
import Testing

@Suite struct PaintsAndLayersSnippets {
  @Test func paints() throws {
    let image = try Image(size: Size(width: 290, height: 80), scale: 2) { context in
      let dots = try Image(size: Size(width: 10, height: 10), scale: 4) { context in
        context.fill(context.bounds, with: .color(Color(red: 1, green: 0.93, blue: 0.75)))
        context.setFillColor(Color(red: 0.8, green: 0.3, blue: 0.3))
        context.fill(Path(ovalIn: context.bounds.insetBy(dx: 2.5, dy: 2.5)))
      }
      context.translateBy(x: 10, y: 10)
      // snippet
      let fire = Gradient(colors: [.yellow, .red, .purple], interpolation: .oklab)
      let wheel = Gradient(colors: [.yellow, .red, .purple, .red, .yellow], interpolation: .oklab)
      let paints: [Paint] = [
        .linearGradient(fire, from: .zero, to: Point(x: 60, y: 60)),
        .radialGradient(fire, center: Point(x: 22, y: 22), radius: 44),
        .conicGradient(wheel, center: Point(x: 30, y: 30)),
        .image(dots, transform: Transform(rotationAngle: 0.4)),
      ]
      for paint in paints {
        context.fill(Path(roundedRect: Rect(x: 0, y: 0, width: 60, height: 60), cornerRadius: 12), with: paint)
        context.translateBy(x: 70, y: 0)
      }
      // end of snippet
    }
    expectArticle(shows: "paints", drawnAs: image)
  }

  @Test func layers() throws {
    let discs = [Point(x: 50, y: 42), Point(x: 36, y: 66), Point(x: 64, y: 66)].map { center in
      Path(ovalIn: Rect(center: center, size: Size(width: 52, height: 52)))
    }
    func drawDiscs(on context: DrawingContext) {
      for (disc, hue) in zip(discs, [0.0, 0.58, 0.14]) {
        context.fill(disc, with: .color(Color(hue: hue, saturation: 0.8, brightness: 0.9)))
      }
    }
    let image = try Image(size: Size(width: 330, height: 110), scale: 2) { context in
      context.fill(context.bounds, with: .color(Color(white: 0.97)))
      context.translateBy(x: 5, y: 0)
      // snippet
      context.withGState {
        context.alpha = 0.5
        drawDiscs(on: context)  // each disc shows through the next
      }
      context.translateBy(x: 110, y: 0)
      context.withTransparencyLayer(alpha: 0.5) {
        drawDiscs(on: context)  // drawn opaque, then faded together
      }
      context.translateBy(x: 110, y: 0)
      context.shadow = Shadow(offset: Vector(dx: 0, dy: 3), blur: 6)
      context.withTransparencyLayer {
        drawDiscs(on: context)  // one shadow below all three
      }
      // end of snippet
    }
    expectArticle(shows: "layers", drawnAs: image)
  }

  @Test func blending() throws {
    let discs = [Point(x: 50, y: 38), Point(x: 36, y: 62), Point(x: 64, y: 62)].map { center in
      Path(ovalIn: Rect(center: center, size: Size(width: 56, height: 56)))
    }
    let image = try Image(size: Size(width: 100, height: 100), scale: 2) { context in
      context.fill(context.bounds, with: .color(.white))
      // snippet
      context.blendMode = .multiply
      for (disc, ink) in zip(discs, [Color.cyan, .magenta, .yellow]) {
        context.fill(disc, with: .color(ink))
      }
      // end of snippet
    }
    #expect(image.color(atPixelX: 100, y: 108) == .black)
    expectArticle(shows: "blending", drawnAs: image)
  }
}

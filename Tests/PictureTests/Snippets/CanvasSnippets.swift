import Canvas
import CanvasGoldensTesting
import Testing

@Suite(.requiresDejaVu) struct CanvasSnippets {
  @Test func firstPicture() throws {
    // snippet
    let font = try Font.default(size: 21)
    let dusk = Gradient(
      colors: [Color(red: 0.25, green: 0.2, blue: 0.55), Color(red: 0.95, green: 0.45, blue: 0.35)],
      interpolation: .oklab)
    let image = try Image(size: Size(width: 300, height: 130), scale: 2) { context in
      let card = Path(continuousRoundedRect: context.bounds.insetBy(dx: 14, dy: 14), cornerRadius: 24)
      context.withGState {
        context.shadow = Shadow(offset: Vector(dx: 0, dy: 4), blur: 10)
        context.fill(card, with: .linearGradient(dusk, from: .zero, to: Point(x: 300, y: 130)))
      }
      context.setFillColor(.white)
      context.fill(Path(ovalIn: Rect(center: Point(x: 70, y: 65), size: Size(width: 32, height: 32))))
      context.strokePaint = .color(.white)
      context.lineWidth = 3
      context.strokeStyle.cap = .round
      context.translateBy(x: 70, y: 65)
      for _ in 0..<12 {
        context.rotate(by: .pi / 6)
        context.move(to: Point(x: 22, y: 0))
        context.addLine(to: Point(x: 29, y: 0))
        context.strokePath()
      }
      context.draw(StyledText("Good morning", font: font, color: .white), at: Point(x: 46, y: -13))
    }
    let png = try image.png()
    // end of snippet
    #expect(try Image(png: png, scale: 2) == image)
    expectArticle(shows: "canvas-morning", drawnAs: image)
  }
}

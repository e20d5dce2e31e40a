import Canvas
import CanvasGoldensTesting
import Testing

@Suite struct ClippingAndPartitionsSnippets {
  @Test func clips() throws {
    func drawStripes(on context: DrawingContext) {
      context.setFillColor(Color(red: 0.98, green: 0.9, blue: 0.75))
      context.fill(Rect(x: 0, y: 0, width: 100, height: 100))
      context.strokePaint = .color(Color(red: 0.75, green: 0.2, blue: 0.25))
      context.lineWidth = 6
      for i in 0..<17 {
        let x = Double(i) * 12
        context.addLines(between: [Point(x: x, y: -4), Point(x: x - 100, y: 104)])
      }
      context.strokePath()
    }
    let image = try Image(size: Size(width: 320, height: 100), scale: 2) { context in
      // snippet
      let star = try Path(svg: "M50 4 61 38H97L68 60 79 94 50 73 21 94 32 60 3 38H39z")
      let fade = try Image(size: Size(width: 100, height: 100)) { mask in
        let gradient = Gradient(colors: [.black, .clear])
        mask.fill(mask.bounds, with: .linearGradient(gradient, from: .zero, to: Point(x: 0, y: 100)))
      }
      context.withGState {
        context.clip(to: star)
        drawStripes(on: context)
      }
      context.translateBy(x: 110, y: 0)
      context.withGState {
        context.clip(to: Path(ovalIn: Rect(x: 0, y: 0, width: 100, height: 100)))
        context.clip(excluding: star)
        drawStripes(on: context)
      }
      context.translateBy(x: 110, y: 0)
      context.clip(to: Rect(x: 0, y: 0, width: 100, height: 100), mask: fade)
      context.clip(to: star)
      drawStripes(on: context)
      // end of snippet
    }
    expectArticle(shows: "clips", drawnAs: image)
  }

  @Test func partition() throws {
    // snippet
    let center = Point(x: 20, y: 20)
    let sectors = (0..<9).map { i in
      let start = 0.2 + Double(i) * 2 * .pi / 9
      return (
        path: Path(pieCenter: center, radius: 18, startAngle: start, endAngle: start + 2 * .pi / 9),
        color: Color(hue: 0.11, saturation: 0.35 + Double(i % 3) * 0.15, brightness: 1)
      )
    }
    func oneByOne(on context: DrawingContext) {
      for sector in sectors {
        context.fill(sector.path, with: .color(sector.color))
      }
    }
    func together(on context: DrawingContext) {
      context.fillPartition(sectors)
    }
    // end of snippet
    let small = try Image(size: Size(width: 80, height: 40)) { context in
      context.fill(context.bounds, with: .color(Color(red: 0.1, green: 0.12, blue: 0.3)))
      oneByOne(on: context)
      context.translateBy(x: 40, y: 0)
      together(on: context)
    }
    let image = try Image(size: Size(width: 320, height: 160), scale: 2) { context in
      context.scaleBy(x: 4, y: 4)
      context.fill(Rect(x: 0, y: 0, width: 80, height: 40), with: .image(small, sampling: .nearest))
    }
    expectArticle(shows: "partition", drawnAs: image)
  }
}

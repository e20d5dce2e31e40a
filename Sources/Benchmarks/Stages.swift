import ArgumentParser
import Canvas
import CanvasCards
internal import CanvasMath

/// Each stage from a path to a file, timed separately on work that keeps it busy.
struct Stages: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Time each stage separately: flatten, stroke, coverage, composite, glyphs, PNG encode and decode.",
    discussion: """
      Prints a line for each stage: name, nanoseconds of processor time per unit, unit; tab-separated, the best of all \
      repetitions. With --instructions each stage runs once, untimed, to count instructions under callgrind.
      """)

  @Option(help: "Number of runs of each stage. The fastest counts.")
  var repetitions = 9

  @Option(help: "Only stages whose name contains this.")
  var only: String?

  @Flag(help: "Run each stage once, untimed, to count instructions under callgrind.")
  var instructions = false

  func run() throws {
    for stage in try Self.stages() where only.map(stage.name.contains) ?? true {
      if instructions {
        try stage.work()
        continue
      }
      var best = Double.infinity
      for _ in 0..<max(1, repetitions) {
        let start = ProcessorTime.now
        try stage.work()
        best = min(best, (ProcessorTime.now - start) * 1e9 / Double(stage.count))
      }
      print("\(stage.name)\t\((best * 1000).rounded() / 1000)\t\(stage.unit)")
    }
  }

  private struct Stage {
    let name: String
    let unit: String
    let count: Int
    let work: () throws -> Void
  }

  private static func stages() throws -> [Stage] {
    try geometryStages() + paintStages() + fileStages()
  }

  private static let side = 512
  private static let size = Size(width: Double(side), height: Double(side))

  private static func geometryStages() -> [Stage] {
    let star = Path(polygon: (0..<401).map { point(at: Double($0) * 193 / 401, in: size) })
    let curves = wave(count: 1_000, in: size)
    let segments = EdgeList(FillEdges(path: curves, transform: .identity)).edges.count
    let style = StrokeStyle(width: 3, join: .round)
    return [
      Stage(name: "flatten", unit: "segment", count: segments * 20) {
        for _ in 0..<20 { _ = EdgeList(FillEdges(path: curves, transform: .identity)) }
      },
      Stage(name: "stroke", unit: "segment", count: segments * 20) {
        for _ in 0..<20 { _ = StrokeEdges(path: curves, style: style, transform: .identity).map(EdgeList.init) }
      },
      Stage(name: "coverage", unit: "pixel", count: side * side * 10) {
        let context = try DrawingContext(size: size)
        for _ in 0..<10 { context.fill(star, using: .evenOdd) }
      },
    ]
  }

  private static func paintStages() throws -> [Stage] {
    let gradient = try gradientImage()
    let twoColors = Gradient(colors: [.red, .blue])
    let middle = Point(x: 256, y: 256)
    let paints: [(String, Paint)] = [
      ("opaque colour", .color(.orange)), ("translucent colour", .color(.orange.withAlpha(0.5))),
      ("linear gradient", .linearGradient(twoColors, from: .zero, to: Point(x: 512, y: 300))),
      ("radial gradient", .radialGradient(twoColors, center: middle, radius: 300)),
      ("conic gradient", .conicGradient(twoColors, center: middle)),
      ("image, pixel on pixel", .image(gradient)),
      ("image, bilinear", .image(gradient, transform: Transform(scaleX: 1.3, y: 1.3))),
    ]
    let stages = paints.map { name, paint in
      Stage(name: "composite: \(name)", unit: "pixel", count: side * side * 10) {
        let context = try DrawingContext(size: size)
        context.setFill(paint)
        for _ in 0..<10 { context.fill(context.bounds) }
      }
    }
    return stages + [
      Stage(name: "composite: multiply", unit: "pixel", count: side * side * 4) {
        let context = try DrawingContext(size: size)
        context.setBlendMode(.multiply)
        context.setFillColor(.orange.withAlpha(0.5))
        for _ in 0..<4 { context.fill(context.bounds) }
      },
      Stage(name: "shadow", unit: "pixel", count: side * side) {
        let context = try DrawingContext(size: size)
        context.setShadow(offset: .zero, blur: 12)
        context.fill(context.bounds.insetBy(dx: 40, dy: 40))
      },
    ]
  }

  private static func fileStages() throws -> [Stage] {
    let font = try Font.default(size: 14)
    let line = StyledText("The quick brown fox jumps over the lazy dog, 0123456789.", font: font)
    let face = CardFace(PlayingCard.allCases[9], style: CardStyle.lecture(font: font))
    let card = try face.image(size: Size(width: 750, height: 1050), scale: 1)
    let gradient = try gradientImage()
    let cardFile = try card.png()
    let gradientFile = try gradient.png()
    return [
      Stage(name: "glyphs", unit: "glyph", count: 56 * 200) {
        let context = try DrawingContext(size: size)
        for i in 0..<200 { context.draw(line, at: Point(x: 10, y: Double(i) * 2)) }
      },
      Stage(name: "PNG encode: card", unit: "pixel", count: 750 * 1_050) { _ = try card.png() },
      Stage(name: "PNG encode: gradient", unit: "pixel", count: side * side) { _ = try gradient.png() },
      Stage(name: "PNG decode: card", unit: "pixel", count: 750 * 1_050) { _ = try Image(png: cardFile) },
      Stage(name: "PNG decode: gradient", unit: "pixel", count: side * side) { _ = try Image(png: gradientFile) },
    ]
  }

  private static func gradientImage() throws -> Image {
    try Image(size: size) { context in
      context.setFill(
        .linearGradient(
          Gradient(colors: [.red, .green, .blue]), from: .zero, to: Point(x: size.width, y: size.height)))
      context.fill(context.bounds)
    }
  }

  // A point on a circle that fits, at a fraction of a turn.
  private static func point(at turns: Double, in size: Size) -> Point {
    let (sine, cosine) = Trigonometry.sineAndCosine(turns * 2 * .pi)
    return Point(x: size.width / 2 * (1 + cosine * 0.99), y: size.height / 2 * (1 + sine * 0.99))
  }

  // A line of cubic curves back and forth.
  private static func wave(count: Int, in size: Size) -> Path {
    var path = Path()
    path.move(to: Point(x: 5, y: 5))
    for i in 1...count {
      let y = 5 + Double(i) * (size.height - 10) / Double(count)
      let x = i % 2 == 0 ? 5 : size.width - 5
      path.addCurve(
        to: Point(x: x, y: y), control1: Point(x: size.width / 2, y: y - 40), control2: Point(x: x, y: y + 40))
    }
    return path
  }
}

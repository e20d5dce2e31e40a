import ArgumentParser
import Canvas

/// Whole jobs, drawn and written: a card, a deck, a pie chart, a large one.
struct Jobs: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw and write whole pictures: a card, a deck of 52, a pie, a pie of 4096x4096.",
    discussion: """
      Prints a line for each job: job, draw_ms and the milliseconds to draw a picture, png_ms and those to encode and \
      write it; tab-separated, the best of all repetitions. --factor multiplies every length of the cards.
      """)

  @Option(help: "File with the pictures, already laid out: see JobFile.swift.")
  var job: String

  @Option(help: "Number of runs of each job.")
  var repetitions = 50

  @Option(help: "Only the job with this name: card, deck, pie or pie4096.")
  var only: String?

  @Option(help: "Scale factor for the cards.")
  var factor = 1.0

  @Option(name: .shortAndLong, help: "Folder for the pictures.")
  var output = ".build/benchmark-pictures"

  func run() throws {
    let bytes = try FileReader.bytes(of: job, limit: 1 << 20)
    let file = try JobFile(String(decoding: bytes, as: UTF8.self))
    let font = try Font.default(size: 16)
    try report("card") { _ in try draw(file.cards[0], font) }
    try report("deck", count: 52) { try draw(file.cards[$0 + 1], font) }
    try report("pie") { _ in try draw(file.pies[0], font) }
    try report("pie4096") { _ in try draw(file.pies[1], font) }
  }

  private func report(_ name: String, count: Int = 1, _ draw: (Int) throws -> Image) throws {
    guard only == nil || only == name else { return }
    let clock = ContinuousClock()
    var bestDraw = Double.infinity
    var bestWrite = Double.infinity
    for _ in 0..<max(1, name == "pie4096" ? min(repetitions, 5) : repetitions) {
      var drawing = Duration.zero
      var writing = Duration.zero
      for i in 0..<count {
        let start = clock.now
        let image = try draw(i)
        let drawn = clock.now
        try image.writePNG(to: "\(output)/\(name)-\(i).png")
        drawing += drawn - start
        writing += clock.now - drawn
      }
      bestDraw = min(bestDraw, drawing / .milliseconds(count))
      bestWrite = min(bestWrite, writing / .milliseconds(count))
    }
    print("\(name)\tdraw_ms\t\(rounded(bestDraw))\tpng_ms\t\(rounded(bestWrite))")
  }

  private func rounded(_ milliseconds: Double) -> Double { (milliseconds * 10_000).rounded() / 10_000 }

  private func draw(_ card: JobFile.Card, _ font: Font) throws -> Image {
    let context = try DrawingContext(size: card.size, scale: factor)
    let outline = Path(roundedRect: context.bounds, cornerRadius: card.cornerRadius)
    context.clip(to: outline)
    context.setFillColor(.white)
    context.fill(outline)
    for text in card.corners + card.pips { show(text, font, card.color, context) }
    context.translateBy(x: card.size.width, y: card.size.height)
    context.rotate(by: .pi)
    for text in card.corners { show(text, font, card.color, context) }
    return context.makeImage()
  }

  private func draw(_ pie: JobFile.Pie, _ font: Font) throws -> Image {
    try Image(
      size: Size(width: pie.size, height: pie.size),
      inBands: { context in
        let center = context.bounds.center
        context.setFillColor(.white)
        context.fill(context.bounds)
        context.setLineWidth(pie.strokeWidth)
        for segment in pie.segments {
          let sector = Path(
            pieCenter: center, radius: pie.radius, startAngle: segment.startAngle, endAngle: segment.endAngle)
          context.setFillColor(segment.color)
          context.fill(sector)
          context.stroke(sector)
        }
        for segment in pie.segments { show(segment.label, font, .black, context) }
      })
  }

  private func show(_ text: JobFile.Text, _ font: Font, _ color: Color, _ context: DrawingContext) {
    context.draw(StyledText(text.string, font: font.withSize(text.size), color: color), baselineAt: text.baseline)
  }
}

import ArgumentParser
import Canvas
import CanvasPDF
import CanvasSVG

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

  @Option(help: "Format of the files: png, svg or pdf. A deck is one file as PDF.")
  var format = Format.png

  enum Format: String, ExpressibleByArgument { case png, svg, pdf }

  /// A picture that is laid out.
  private struct Picture {
    var size: Size
    var scale = 1.0
    var draw: (DrawingContext) -> Void
  }

  func run() throws {
    let bytes = try FileReader.bytes(of: job, limit: 1 << 20)
    let file = try JobFile(String(decoding: bytes, as: UTF8.self))
    let font = try Font.default(size: 16)
    let jobs = [
      ("card", [picture(file.cards[0], font)]), ("deck", file.cards.dropFirst().map { picture($0, font) }),
      ("pie", [picture(file.pies[0], font)]), ("pie4096", [picture(file.pies[1], font)]),
    ]
    for (name, pictures) in jobs where only == nil || only == name { try report(name, pictures) }
  }

  private func report(_ name: String, _ pictures: [Picture]) throws {
    let clock = ContinuousClock()
    var bestDraw = Double.infinity
    var bestWrite = Double.infinity
    for _ in 0..<max(1, name == "pie4096" ? min(repetitions, 5) : repetitions) {
      var drawing = Duration.zero
      var writing = Duration.zero
      var document = PDFDocument()
      for (i, picture) in pictures.enumerated() {
        let start = clock.now
        let file = "\(output)/\(name)-\(i)"
        var drawn = start
        switch format {
        case .png:
          let image = try Image.inBands(size: picture.size, scale: picture.scale, drawing: picture.draw)
          drawn = clock.now
          try image.writePNG(to: file + ".png")
        case .svg:
          let recording = try Recording(size: picture.size, scale: 2, drawing: picture.draw)
          drawn = clock.now
          try recording.writeSVG(to: file + ".svg")
        case .pdf:
          document.addPage(try Recording(size: picture.size, scale: 300.0 / 72, drawing: picture.draw))
          drawn = clock.now
          if i == pictures.count - 1 { try document.write(to: "\(output)/\(name).pdf") }
        }
        drawing += drawn - start
        writing += clock.now - drawn
      }
      bestDraw = min(bestDraw, drawing / .milliseconds(pictures.count))
      bestWrite = min(bestWrite, writing / .milliseconds(pictures.count))
    }
    print("\(name)\tdraw_ms\t\(rounded(bestDraw))\t\(format.rawValue)_ms\t\(rounded(bestWrite))")
  }

  private func rounded(_ milliseconds: Double) -> Double { (milliseconds * 10_000).rounded() / 10_000 }

  private func picture(_ card: JobFile.Card, _ font: Font) -> Picture {
    Picture(size: card.size, scale: factor) { context in
      let outline = Path(roundedRect: context.bounds, cornerRadius: card.cornerRadius)
      context.clip(to: outline)
      context.setFillColor(.white)
      context.fill(outline)
      for text in card.corners + card.pips { show(text, font, card.color, context) }
      context.translateBy(x: card.size.width, y: card.size.height)
      context.rotate(by: .pi)
      for text in card.corners { show(text, font, card.color, context) }
    }
  }

  private func picture(_ pie: JobFile.Pie, _ font: Font) -> Picture {
    Picture(size: Size(width: pie.size, height: pie.size)) { context in
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
    }
  }

  private func show(_ text: JobFile.Text, _ font: Font, _ color: Color, _ context: DrawingContext) {
    context.draw(StyledText(text.string, font: font.withSize(text.size), color: color), baselineAt: text.baseline)
  }
}

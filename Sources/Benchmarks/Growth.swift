import ArgumentParser
import Canvas
import CanvasCards

/// Whether the cost grows no faster than the work.
struct Growth: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Time work of growing size: segments, pixels, shapes, glyphs, clips, layers, cards, charts, their texts.",
    discussion: """
      Prints a line for each size: the row, its size, nanoseconds of processor time per unit (segment, pixel, card), \
      the ratio to the cheapest size; tab-separated. With --instructions and --only, .ci/checks/growth does the work \
      of one size once and twice, and counts under callgrind.
      """)

  @Option(help: "Only this row and size, such as segments=1000.")
  var only: String?

  @Option(help: "Number of runs of each size. The fastest counts.")
  var repetitions = 5

  @Option(help: "Do the work this number of times, untimed, to count instructions under callgrind.")
  var instructions: Int?

  func run() throws {
    for row in Self.rows {
      var times: [Double] = []
      let sizes = row.sizes.filter { only == nil || only == "\(row.name)=\($0)" }
      for size in sizes {
        let work = try row.work(size)
        if let instructions {
          for _ in 0..<instructions { try work() }
          continue
        }
        var best = Double.infinity
        for _ in 0..<(size * row.weight > 3_000_000 ? 1 : max(1, repetitions)) {
          let start = ProcessorTime.now
          try work()
          best = min(best, ProcessorTime.now - start)
        }
        times.append(best * 1e9 / row.units(size))
      }
      for (size, time) in zip(sizes, times) {
        let ratio = time / (times.min() ?? time)
        print("\(row.name)\t\(size)\t\((time * 1000).rounded() / 1000)\t\((ratio * 100).rounded() / 100)")
      }
    }
  }

  private struct Row {
    let name: String
    let sizes: [Int]
    /// The approximate cost of one unit. Large work is done once.
    let weight: Int
    let units: (Int) -> Double
    /// Prepares the work, and returns the part to measure.
    let work: (Int) throws -> () throws -> Void
  }

  private static var rows: [Row] {
    [
      // Segments of one length, in a polygon that spirals around a picture of 1024×1024.
      Row(name: "segments", sizes: [1_000, 10_000, 100_000, 1_000_000], weight: 1, units: { Double($0) }) { count in
        var random = SeededGenerator(seed: 7)
        func step() -> Double { Double(random.next(below: 17)) - 8 }
        var point = Point(x: 512, y: 512)
        let polygon = Path(
          polygon: (0..<count).map { _ in
            point = Point(x: min(max(point.x + step(), 1), 1_023), y: min(max(point.y + step(), 1), 1_023))
            return point
          })
        let context = try DrawingContext(size: Size(width: 1_024, height: 1_024))
        context.setFillColor(.orange)
        return { context.fill(polygon) }
      },
      // Discs with outlines, of one size, next to each other: a larger picture shows more of them. They are one path.
      Row(
        name: "pixels a side", sizes: [64, 128, 256, 512, 1_024, 2_048, 4_096, 8_192], weight: 1_000,
        units: { Double($0) * Double($0) }
      ) { side in
        let context = try DrawingContext(size: Size(width: Double(side), height: Double(side)))
        var discs = Path()
        for y in stride(from: 0, to: Double(side), by: 64) {
          for x in stride(from: 0, to: Double(side), by: 64) {
            discs.addEllipse(in: Rect(x: x + 2, y: y + 2, width: 60, height: 60))
          }
        }
        context.setFillColor(.orange.withAlpha(0.5))
        return { [discs] in
          context.fill(discs)
          context.stroke(discs)
        }
      },
      // One disc with its outline fills the picture: its edge grows only with the side.
      Row(
        name: "a disc's side", sizes: [64, 128, 256, 512, 1_024, 2_048, 4_096, 8_192], weight: 1_000,
        units: { Double($0) * Double($0) }
      ) { side in
        let size = Size(width: Double(side), height: Double(side))
        let context = try DrawingContext(size: size)
        let disc = Path(ovalIn: Rect(origin: .zero, size: size))
        context.setFillColor(.orange.withAlpha(0.5))
        return {
          context.fill(disc)
          context.stroke(disc)
        }
      },
      Row(name: "pdf", sizes: [10_000, 100_000, 1_000_000], weight: 1, units: { Double($0) }, work: DrawingGrowth.pdf),
      Row(name: "svg", sizes: [10_000, 100_000, 1_000_000], weight: 1, units: { Double($0) }, work: DrawingGrowth.svg),
      Row(name: "cards", sizes: [10, 100, 1_000, 10_000], weight: 1_000, units: { Double($0) }) { count in
        let style = CardStyle.lecture(font: try Font.default(size: 16))
        return {
          for i in 0..<count {
            let card = PlayingCard.allCases[i % PlayingCard.allCases.count]
            _ = try CardFace(card, style: style).image(size: Size(width: 125, height: 175), scale: 1)
          }
        }
      },
      // In one picture: rectangles, a text's characters, labels; clips and layers, each within the previous one.
      Row(name: "shapes", sizes: [1_000, 10_000, 100_000, 1_000_000], weight: 1, units: { Double($0) }) {
        try DrawingGrowth.rectangles($0)
      },
      Row(name: "glyphs", sizes: [1_000, 10_000, 100_000], weight: 10, units: { Double($0) }) {
        try DrawingGrowth.glyphs($0)
      },
      Row(name: "labels", sizes: [100, 1_000, 10_000, 100_000], weight: 10, units: { Double($0) }) {
        try DrawingGrowth.labels($0)
      },
      Row(name: "clips", sizes: [10, 100, 1_000], weight: 1_000, units: { Double($0) }) { try DrawingGrowth.clips($0) },
      Row(name: "layers", sizes: [1, 10, 100], weight: 10_000, units: { Double($0) }) { try DrawingGrowth.layers($0) },
      // A table with this number of rows, summed by month; bars of one size, and points of a line, in one picture.
      Row(name: "table rows", sizes: [10_000, 100_000, 1_000_000], weight: 1, units: { Double($0) }) {
        try ChartGrowth.months(rows: $0)
      },
      Row(name: "bars", sizes: [10, 100, 1_000], weight: 1_000, units: { Double($0) }) { try ChartGrowth.bars($0) },
      Row(name: "a line's points", sizes: [1_000, 10_000, 100_000], weight: 10, units: { Double($0) }) {
        try ChartGrowth.line(points: $0)
      },
      // Faces of 250×350 whose signs are separate texts: laid out, and laid out and drawn.
      Row(name: "card texts", sizes: [52], weight: 1_000, units: { Double($0) }) { count in
        let cards = try Self.cardsOfTexts(count)
        return {
          // By index: taking a text out of the list copies it.
          for card in cards { for i in card.indices { _ = card[i].text.layout() } }
        }
      },
      Row(name: "cards of texts", sizes: [52], weight: 1_000, units: { Double($0) }) { count in
        let cards = try Self.cardsOfTexts(count)
        return {
          for card in cards {
            _ = try Image(size: Size(width: 250, height: 350)) { context in
              context.setFillColor(.white)
              context.fill(Path(roundedRect: context.bounds, cornerRadius: 21))
              for i in card.indices { context.draw(card[i].text, at: card[i].place) }
            }
          }
        }
      },
    ]
  }

  /// The signs of cards' faces: the rank and the suit in two corners, and between them the pips or two signs of a
  /// court.
  private static func cardsOfTexts(_ count: Int) throws -> [[(text: StyledText, place: Point)]] {
    let font = try Font.default(size: 29.75)
    return (0..<count).map { number in
      let card = PlayingCard.allCases[number % PlayingCard.allCases.count]
      let rank = StyledText(card.rank.label, font: font, color: card.suit.color)
      let suit = StyledText(card.suit.symbol, font: font, color: card.suit.color)
      let pip = StyledText(card.suit.symbol, font: font.withSize(60), color: card.suit.color)
      let corners = [
        (rank, Point(x: 14, y: 8)), (suit, Point(x: 14, y: 44)), (rank, Point(x: 200, y: 270)),
        (suit, Point(x: 200, y: 306)),
      ]
      let count = card.rank.order > 10 ? 2 : card.rank.order
      return corners + (0..<count).map { (pip, Point(x: 60 + 80 * Double($0 % 2), y: 20 + 60 * Double($0 / 2))) }
    }
  }
}

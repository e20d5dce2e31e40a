import ArgumentParser
import Canvas
import CanvasCards

/// The twelve courts, drawn again and again: what `.ci/courts_rsvg.c` does with librsvg.
struct Courts: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw the twelve courts of the classic design, without writing them; milliseconds per court.",
    discussion: "Prints `courts`, `draw_ms` and the median over rounds of processor time per court; tab-separated.")

  @Option(help: "Pixels in a card's width.")
  var width = 750

  @Option(help: "How often all twelve are drawn.")
  var rounds = 15

  func run() throws {
    let size = Size(width: 250, height: 350)
    let courts = PlayingCard.allCases.filter { if case .face = $0.rank { true } else { false } }
    var times: [Double] = []
    for _ in 0..<max(1, rounds) {
      let start = ProcessorTime.now
      for court in courts { _ = try CardFace(court, style: .classic).image(size: size, scale: Double(width) / 250) }
      times.append((ProcessorTime.now - start) * 1000 / Double(courts.count))
    }
    print("courts\tdraw_ms\t\(times.sorted()[times.count / 2])")
  }
}

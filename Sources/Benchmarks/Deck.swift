import ArgumentParser
import Canvas
import CanvasCards

/// The classic deck, stage by stage. The drawing of the courts corresponds to `.ci/checks/support/courts_rsvg.c` with
/// librsvg.
struct Deck: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw, encode and write the classic deck on one thread; processor milliseconds per card and stage.",
    discussion: "Prints a line for the courts and for all 55 pictures: name, draw_ms, png_ms, write_ms; tab-separated.")

  @Option(help: "Width of a card in pixels.")
  var width = 750

  @Option(help: "Number of times each card is drawn. The median counts.")
  var rounds = 9

  @Option(help: "Only these pictures: courts or deck.")
  var only: String?

  @Option(name: .shortAndLong, help: "Folder for the pictures.")
  var output = ".build/benchmark-pictures"

  func run() throws {
    let courts = PlayingCard.allCases.filter { if case .face = $0.rank { true } else { false } }
    if only != "deck" { try report("courts", courts.map(CardName.card)) }
    if only != "courts" { try report("deck", CardName.deck(jokerCount: 2)) }
  }

  private func report(_ name: String, _ cards: [CardName]) throws {
    let format = CardFormat.screen(Size(width: 250, height: 350), scale: Double(width) / 250)
    var stages: [[Double]] = [[], [], []]
    for _ in 0..<max(1, rounds) {
      var sums = [0.0, 0, 0]
      for card in cards {
        let start = ProcessorTime.now
        let image = try CardFace(card).image(format)
        let drawn = ProcessorTime.now
        let bytes = try image.png()
        let encoded = ProcessorTime.now
        try AtomicFile.write(bytes, to: "\(output)/\(card).png")
        sums[0] += drawn - start
        sums[1] += encoded - drawn
        sums[2] += ProcessorTime.now - encoded
      }
      for stage in stages.indices { stages[stage].append(sums[stage] * 1000 / Double(max(cards.count, 1))) }
    }
    let medians = stages.map { $0.sorted()[$0.count / 2] }
    print("\(name)\tdraw_ms\t\(medians[0])\tpng_ms\t\(medians[1])\twrite_ms\t\(medians[2])")
  }
}

import Canvas
import CanvasCards

/// The classic deck: every face, both jokers, the backs, other sizes, and what a design's options change.
///
/// None needs a font but the one that names it.
public enum ClassicCardScenes {
  public static let all: [GoldenScene] = deck + otherSizes + options

  private static let size = Size(width: 250, height: 350)

  private static let deck: [GoldenScene] =
    PlayingCard.allCases.map { card in scene("deck/\(card.code)", .card(card)) }
    + Joker.allCases.map { joker in scene("deck/\(joker.code)", .joker(joker)) }
    + CardBackDesign.Pattern.allCases.map { pattern in
      scene("deck/back-\(pattern.rawValue)", .back) { $0.back = CardBackDesign(pattern) }
    }

  private static let otherSizes: [GoldenScene] = [(62, 88), (750, 1050), (1500, 2100)].flatMap { width, height in
    ["QH", "AS", "10C"].map {
      scene("\(width)x\(height)/\($0)", $0, Size(width: Double(width), height: Double(height)))
    }
  }

  private static let options: [GoldenScene] = [
    scene("four-colors-JC", "JC") { $0.suitColors = .four },
    scene("suit-patterns-10D", "10D") { $0.hasSuitPatterns = true },
    scene("suit-patterns-QC", "QC") { $0.hasSuitPatterns = true },
    scene("suit-patterns-9H", "9H") { $0.hasSuitPatterns = true },
    scene("index-1.25-KS", "KS") { $0.indexSize = 1.25 },
    scene("index-1.94-QH", "QH") { $0.indexSize = 1.94 },
    scene("index-2.2-10S", "10S") { $0.indexSize = 2.2 },
    scene("index-2.2-RJ", "RJ") { $0.indexSize = 2.2 },
    scene("four-indices-KH", "KH") {
      $0.indexCorners = .four
      $0.indexSize = 1.6
    },
    scene("indices-only-7S", "7S") { $0.hasIndicesOnly = true },
    scene("traditional-QD", "QD") { $0.isTraditional = true },
    scene("traditional-JH", "JH") { $0.isTraditional = true },
    scene("letter-ten-10H", "10H") { $0.tenLabel = .letter },
    scene("ivory-without-outline-4D", "4D") {
      $0.cardColor = Color(red8: 255, green8: 255, blue8: 240)
      $0.hasOutline = false
      $0.cornerRadius = 30
    },
    scene("violet-back", "back") { $0.back = CardBackDesign(.circles, color: Color(red8: 75, green8: 46, blue8: 131)) },
    scene("bridge-KD", "KD", Size(width: 225, height: 350)),
    scene("bridge-10C", "10C", Size(width: 225, height: 350)),
    scene("tarot-QS", "QS", Size(width: 275, height: 475)),
    scene("tarot-9D", "9D", Size(width: 275, height: 475)),
    scene("tarot-back", "back", Size(width: 275, height: 475)) { $0.back = CardBackDesign(.stars) },
    letters,
  ]

  /// The courts' letters of all languages, a row each.
  private static let letters = GoldenScene(
    "cards/classic/letters", size: Size(width: 4 * 64, height: 40 * Double(IndexLetters.allCases.count))
  ) { context in
    context.fillBackground(.lightGray)
    for (row, language) in IndexLetters.allCases.enumerated() {
      let ranks: [Rank] = [.ace, .king, .queen, .jack]
      for (column, rank) in ranks.enumerated() {
        var design = ClassicDesign()
        design.letters = language
        let place = Rect(x: 64 * Double(column) + 2, y: 40 * Double(row) + 2, width: 60, height: 36)
        context.withGState {
          context.clip(to: place)
          CardFace(PlayingCard(rank, of: .hearts), style: CardStyle(design))
            .draw(in: Rect(origin: place.origin, size: Size(width: 100, height: 140)), on: context)
        }
      }
    }
  }

  private static func scene(
    _ name: String, _ card: String, _ size: Size = size,
    _ change: @escaping @Sendable (inout ClassicDesign) -> Void = { _ in }
  ) -> GoldenScene {
    scene(name, (try? CardName(card)) ?? .back, size, change)
  }

  private static func scene(
    _ name: String, _ card: CardName, _ size: Size = size,
    _ change: @escaping @Sendable (inout ClassicDesign) -> Void = { _ in }
  ) -> GoldenScene {
    GoldenScene("cards/classic/\(name)", size: size) { context in
      var design = ClassicDesign()
      change(&design)
      CardFace(card, style: CardStyle(design)).draw(in: context.bounds, on: context)
    }
  }
}

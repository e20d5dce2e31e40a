public import ArgumentParser
internal import Canvas
public import CanvasCards
internal import EaselShared

/// Which of a deck's cards are drawn, and whether they are one picture; `deck` has these.
struct HandOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Draw this many random cards, chosen by --seed, instead of all. Jokers are among them only with --jokers.",
      valueName: "number"),
    transform: { (text) throws(ValidationError) in
      guard let count = Int(text), count > 0 else { throw ValidationError("allowed is a whole number above 0") }
      return count
    })
  var draw: Int?

  @Option(
    help: ArgumentHelp(
      "Draw the cards over each other in one picture, as a fan or a row. --size and --width are those of one card.",
      valueName: "arrangement"))
  var hand: HandLayout.Arrangement?

  @Option(
    help: ArgumentHelp(
      "Colour behind the cards of --hand, or none for transparent. (default: #2D5448)", valueName: "color"),
    transform: OptionalColor.init)
  var groundColor: OptionalColor?

  /// What lies below the cards of a hand; nil for nothing.
  var ground: Color? { groundColor == nil ? SheetPlan.usualGround : groundColor?.color }

  func validate() throws {
    if groundColor != nil, hand == nil {
      throw ValidationError("--ground-color has no meaning here; it is allowed with --hand")
    }
  }

  /// What is drawn, in this order: the whole deck, or what is drawn of it. A hand has no back. Throws where the deck has
  /// fewer cards.
  func names(_ deck: DeckOptions, _ style: CardDesignOptions.Style, seed: UInt64) throws(ValidationError) -> [CardName]
  {
    guard let draw else { return deck.names(style).filter { hand == nil || $0 != .back } }
    let jokerCount = deck.jokers ?? 0
    let count = CardName.deck(jokerCount: jokerCount).count { $0 != .back }
    guard draw <= count else {
      throw ValidationError("--draw \(draw): the deck has \(count) cards; allowed are 1 to \(count)")
    }
    return CardName.drawn(draw, jokerCount: jokerCount, seed: seed)
  }
}

extension HandLayout.Arrangement: ExpressibleByArgument {}

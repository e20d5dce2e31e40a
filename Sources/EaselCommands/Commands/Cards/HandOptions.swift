public import ArgumentParser
internal import Canvas
public import CanvasCards
internal import CanvasRequests
internal import EaselShared

/// The cards of a deck to draw, and whether they are in one picture; `deck` has these options.
struct HandOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Draw this many random cards, chosen by --seed, instead of all. Jokers are included only with --jokers.",
      valueName: "number"),
    transform: { (text) throws(ValidationError) in
      guard let count = Int(text), count > 0 else { throw ValidationError("must be a whole number greater than 0") }
      return count
    })
  var draw: Int?

  @Flag(
    name: .customLong("print"),
    help: "Print the cards as the lecture does, one per line, such as 12 ❤️, and draw nothing. Needs no -o.")
  var printsCards = false

  @Option(
    help: ArgumentHelp(
      "Draw overlapping cards in one picture, as a fan or a row. --size and --width apply to one card.",
      valueName: "arrangement"))
  var hand: HandLayout.Arrangement?

  @Option(
    help: ArgumentHelp(
      "Colour behind the cards of --hand, or none for transparent. (default: #2D5448)", valueName: "color"),
    transform: BackgroundArgument.background)
  var groundColor: RequestBackground?

  /// The background of a hand, or nil for none.
  var ground: Color? { groundColor == nil ? SheetPlan.defaultGround : groundColor?.color }

  func validate() throws {
    if printsCards, hand != nil { throw ValidationError("--print draws nothing, so --hand can't be used") }
    if groundColor != nil, hand == nil {
      throw ValidationError("--ground-color requires --hand")
    }
  }

  /// Returns the cards to draw, in order: the whole deck, or random cards from it. A hand has no back. Throws if the
  /// deck has fewer cards.
  func names(_ deck: DeckOptions, _ style: CardDesignSettings.Style, seed: UInt64) throws(ValidationError) -> [CardName]
  {
    guard let draw else { return deck.names(style).filter { hand == nil || $0 != .back } }
    let jokerCount = deck.jokers ?? 0
    let count = CardName.deck(jokerCount: jokerCount).count { $0 != .back }
    guard draw <= count else {
      throw ValidationError("--draw \(draw): the deck has only \(count) cards; use 1 to \(count)")
    }
    return CardName.drawn(draw, jokerCount: jokerCount, seed: seed)
  }
}

extension HandLayout.Arrangement: ExpressibleByArgument {}

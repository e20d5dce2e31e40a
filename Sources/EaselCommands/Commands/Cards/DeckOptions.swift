internal import ArgumentParser
internal import CanvasCards
internal import CanvasRequests
internal import EaselShared

/// The cards of a whole deck; `deck` and `sheet` have these options.
struct DeckOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Number of jokers: 0, 1 or 2. (default: 2; 0 with --style lecture)", valueName: "number"),
    transform: { (text) throws(ValidationError) in
      guard let count = Int(text), (0...2).contains(count) else { throw ValidationError("must be 0, 1 or 2") }
      return count
    })
  var jokers: Int?

  /// Returns the deck's cards and the back.
  func names(_ style: CardDesignSettings.Style) -> [CardName] {
    CardName.deck(jokerCount: jokers ?? (style == .lecture ? 0 : 2))
  }
}

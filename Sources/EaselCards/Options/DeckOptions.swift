internal import ArgumentParser
internal import CanvasCards

/// Which cards a whole deck has; `deck` and `sheet` have these.
struct DeckOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many jokers, 0, 1 or 2. (default: 2; none with --style lecture)", valueName: "number"),
    transform: { (text) throws(ValidationError) in
      guard let count = Int(text), (0...2).contains(count) else { throw ValidationError("allowed are 0, 1 and 2") }
      return count
    })
  var jokers: Int?

  /// The deck's cards and the back.
  func names(_ style: CardDesignOptions.Style) -> [CardName] {
    CardName.deck(jokerCount: jokers ?? (style == .lecture ? 0 : 2))
  }
}

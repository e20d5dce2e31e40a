/// The events that the game of pairs counts as flips.
public enum FlipCounting: String, Sendable, Hashable, CaseIterable {
  /// Each choice of a card. A matched card can't be chosen.
  case choices
  /// Each touch of a card, including a matched one, for which nothing else happens. This is the first version of the
  /// reference.
  case touches
  /// All cards that are face up and not matched when the board is redrawn after a touch. This is the second version
  /// of the reference. The second card of two that differ counts two.
  case redraws
}

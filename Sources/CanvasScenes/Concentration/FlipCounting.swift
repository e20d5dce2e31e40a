/// What the game of pairs counts as flips.
public enum FlipCounting: String, Sendable, Hashable, CaseIterable {
  /// Each card that is chosen. A matched one can't be.
  case choices
  /// Each touch of a card, also of a matched one, which changes nothing else: the reference's one version.
  case touches
  /// At each touch, when the board is drawn anew, all cards that lie face up and are not matched: the other version. The
  /// second card of two that differ counts two.
  case redraws
}

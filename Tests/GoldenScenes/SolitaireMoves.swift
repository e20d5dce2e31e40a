/// A game of Klondike as a list of moves.
public enum SolitaireMoves {
  /// From the deal of seed 2 to its end.
  public static let ofSeedTwo = [
    "c3 c1", "c6 c7", "c7 c2 2", "c7 a1", "c3 a1", "c4 c7", "draw", "w a2", "c2 a2", "c2 a1", "c1 a1", "draw",
    "draw", "w a3", "draw", "w c6", "draw", "draw", "w a4", "draw", "draw", "w c5", "draw", "w c6", "draw",
    "w c3", "c5 c3 2", "c5 c2", "draw", "draw", "w a2", "draw", "draw", "w c1", "w c1", "draw", "draw", "draw",
    "w c5", "draw", "w a2", "c6 a2", "draw", "draw", "w a4", "c2 a4", "draw", "w c4", "draw", "draw", "draw",
    "w a3", "c1 a3", "c1 a4", "c2 a3", "c1 a3", "c7 a3", "draw", "draw", "w a3", "draw", "w a2", "draw",
    "w c2", "draw", "w c5", "c6 c5 2", "draw", "draw", "draw", "draw", "w c2", "c5 c2 5", "c5 a1", "draw",
    "draw", "draw", "draw", "w a1", "c7 a1", "c4 c7 2", "c7 c1 3", "c7 c1", "c7 a4", "c2 a4", "c2 a2", "c2 a1",
    "c3 a1", "c4 a4", "c4 a3", "c6 a3", "c3 a3", "c7 a4", "c5 a4", "c6 c4", "c6 a3", "c6 a2", "c2 a2", "c1 a2",
    "c2 a1", "c2 a2", "c3 a1", "c2 a1", "c3 a3", "c2 a3", "w c4", "draw", "w c2", "draw", "w a4", "c1 a4",
    "c1 a2", "c1 a1", "c4 a4", "c2 a4", "c4 a2",
  ]
}

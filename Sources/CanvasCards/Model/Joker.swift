/// One of a deck's two jokers: one in colours, one in black and white.
public enum Joker: String, CaseIterable, Sendable, Hashable {
  /// The joker in colours.
  case red
  /// The joker in black and white.
  case black

  /// The code in file names: "RJ", "BJ".
  public var code: String { self == .red ? "RJ" : "BJ" }
}

/// One of a deck's two jokers: one in colours, one in black and white.
public enum Joker: String, CaseIterable, Sendable, Hashable {
  case red, black

  /// As in file names: "RJ", "BJ".
  public var code: String { self == .red ? "RJ" : "BJ" }
}

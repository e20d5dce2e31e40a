/// The emoji for the pairs of the game.
public struct ConcentrationTheme: Sendable, Hashable {
  /// The emoji, without repetitions.
  public let emoji: [String]

  /// Creates a custom theme. Each text must be a single emoji, none may be repeated, and there must be at least one.
  public init(_ emoji: [String]) throws(ConcentrationThemeError) {
    guard !emoji.isEmpty else { throw .empty }
    var seen: Set<String> = []
    for (place, sign) in emoji.enumerated() {
      guard Emoji.isEmoji(sign) else { throw .notAnEmoji(sign, place: place) }
      guard seen.insert(sign).inserted else { throw .twice(sign, place: place) }
    }
    self.emoji = emoji
  }

  /// Creates a theme from the emoji of a text.
  public init(_ text: String) throws(ConcentrationThemeError) { try self.init(text.map(String.init)) }

  private init(known text: String) { emoji = text.map(String.init) }

  /// The emoji of the first version of the reference.
  public static let halloween = ConcentrationTheme(known: "🦇😱🙀👿🎃👻🍭🍬🍎")
  /// The emoji of the second version of the reference.
  public static let imps = ConcentrationTheme(known: "🦇😱🙀😈🎃👻🍭🍬🍎")
  /// Animals.
  public static let animals = ConcentrationTheme(known: "🐶🐱🐭🐹🐰🦊🐻🐼🐨🐯🦁🐮🐷🐸🐵🐔")
  /// Fruit.
  public static let fruit = ConcentrationTheme(known: "🍏🍐🍊🍋🍌🍉🍇🍓🍒🍑🥭🍍🥥🥝🍅🥑")
  /// Sports.
  public static let sports = ConcentrationTheme(known: "⚽🏀🏈⚾🎾🏐🏉🎱🏓🏸🥊⛳🏹🎣🥋🎿")

  /// The named themes.
  public static let named: [(name: String, theme: ConcentrationTheme)] = [
    ("halloween", .halloween), ("imps", .imps), ("animals", .animals), ("fruit", .fruit), ("sports", .sports),
  ]
}

/// An error in the emoji of a theme. Places count from 0.
public enum ConcentrationThemeError: Error, Sendable, Hashable, CustomStringConvertible {
  /// There is no emoji.
  case empty
  /// A text is not a single emoji; `place` is its position.
  case notAnEmoji(String, place: Int)
  /// An emoji is repeated; `place` is the position of the second.
  case twice(String, place: Int)

  public var description: String {
    switch self {
    case .empty: "there are no emoji; use at least one"
    case .notAnEmoji(let sign, _): "\(String.quoted(sign)) is not \(Emoji.allowed)"
    case .twice(let sign, _): "\(String.quoted(sign)) is repeated; use each emoji once"
    }
  }
}

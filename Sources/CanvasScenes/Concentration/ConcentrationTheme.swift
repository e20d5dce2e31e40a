/// The emoji that pairs get.
public struct ConcentrationTheme: Sendable, Hashable {
  /// The emoji, each of them once.
  public let emoji: [String]

  /// A theme of one's own: each a single emoji, none of them twice, at least one.
  public init(_ emoji: [String]) throws(ConcentrationThemeError) {
    guard !emoji.isEmpty else { throw .empty }
    var seen: Set<String> = []
    for (place, sign) in emoji.enumerated() {
      guard Emoji.isEmoji(sign) else { throw .notAnEmoji(sign, place: place) }
      guard seen.insert(sign).inserted else { throw .twice(sign, place: place) }
    }
    self.emoji = emoji
  }

  /// The emoji of a text, one after the other.
  public init(_ text: String) throws(ConcentrationThemeError) { try self.init(text.map(String.init)) }

  private init(known text: String) { emoji = text.map(String.init) }

  /// The reference's, in its one version.
  public static let halloween = ConcentrationTheme(known: "🦇😱🙀👿🎃👻🍭🍬🍎")
  /// The reference's, in its other version.
  public static let imps = ConcentrationTheme(known: "🦇😱🙀😈🎃👻🍭🍬🍎")
  /// Animals.
  public static let animals = ConcentrationTheme(known: "🐶🐱🐭🐹🐰🦊🐻🐼🐨🐯🦁🐮🐷🐸🐵🐔")
  /// Fruit.
  public static let fruit = ConcentrationTheme(known: "🍏🍐🍊🍋🍌🍉🍇🍓🍒🍑🥭🍍🥥🥝🍅🥑")
  /// Sports.
  public static let sports = ConcentrationTheme(known: "⚽🏀🏈⚾🎾🏐🏉🎱🏓🏸🥊⛳🏹🎣🥋🎿")

  /// The themes that have a name.
  public static let named: [(name: String, theme: ConcentrationTheme)] = [
    ("halloween", .halloween), ("imps", .imps), ("animals", .animals), ("fruit", .fruit), ("sports", .sports),
  ]
}

/// Why signs make no theme; places count from 0.
public enum ConcentrationThemeError: Error, Sendable, Hashable, CustomStringConvertible {
  /// There is no emoji.
  case empty
  /// A text that is not a single emoji, and its place.
  case notAnEmoji(String, place: Int)
  /// An emoji that is there twice, and the place of the second.
  case twice(String, place: Int)

  /// Where the sign stands that is wrong.
  var place: Int {
    switch self {
    case .empty: 0
    case .notAnEmoji(_, let place), .twice(_, let place): place
    }
  }

  public var description: String {
    switch self {
    case .empty: "no emoji; at least one is needed"
    case .notAnEmoji(let sign, _): "\(String.quoted(sign)); \(Emoji.allowed)"
    case .twice(let sign, _): "\(String.quoted(sign)) again; each emoji of a theme is there once"
    }
  }
}

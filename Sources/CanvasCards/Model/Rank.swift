/// The rank of a card: ace, a number of pips, or a court card.
public enum Rank: Sendable, Hashable, CustomStringConvertible, CaseIterable {
  /// The ace.
  case ace
  /// A number, 2…10. Other numbers are not in a deck: they are drawn in the corners, without pips.
  case numeric(Int)
  /// A jack, a queen or a king.
  case face(Court)

  /// A court card, by its English letter.
  public enum Court: String, CaseIterable, Sendable, Hashable {
    /// The jack.
    case jack = "J"
    /// The queen.
    case queen = "Q"
    /// The king.
    case king = "K"
  }

  /// The rank of jacks.
  public static let jack = Rank.face(.jack)
  /// The rank of queens.
  public static let queen = Rank.face(.queen)
  /// The rank of kings.
  public static let king = Rank.face(.king)

  /// Creates the rank of an order 1…13, ace to king. Returns nil for another number.
  public init?(order: Int) {
    guard let rank = Self.allCases.first(where: { $0.order == order }) else { return nil }
    self = rank
  }

  /// The position in a suit: 1 for the ace, the number itself, and 11, 12 and 13 for jack, queen and king.
  public var order: Int {
    switch self {
    case .ace: 1
    case .numeric(let pips): pips
    case .face(.jack): 11
    case .face(.queen): 12
    case .face(.king): 13
    }
  }

  /// The text in the corner: "A", "2" … "10", "J", "Q", "K".
  public var label: String {
    switch self {
    case .ace: "A"
    case .numeric(let pips): String(pips)
    case .face(let court): court.rawValue
    }
  }

  /// The order, as text.
  public var description: String { String(order) }

  /// The thirteen ranks of a deck, ace to king.
  public static let allCases: [Rank] =
    [.ace] + (2...10).map(Rank.numeric) + Court.allCases.map(Rank.face)
}

/// The language whose letters stand in a card's corners.
public enum IndexLetters: String, CaseIterable, Sendable, Hashable {
  case english = "en"
  case french = "fr"
  case german = "de"
  case russian = "ru"
  case swedish = "sv"
  case danish = "da"
  case dutch = "nl"
  case polish = "pl"
  case portuguese = "pt"
  case icelandic = "is"
  case estonian = "et"

  /// What stands in the corner: "A", "2" … "10", and the letters for jack, queen and king.
  public func label(of rank: Rank) -> String {
    let (ace, king, queen, jack) = letters
    return switch rank {
    case .ace: ace
    case .numeric: rank.label
    case .face(.king): king
    case .face(.queen): queen
    case .face(.jack): jack
    }
  }

  private var letters: (ace: String, king: String, queen: String, jack: String) {
    switch self {
    case .english: ("A", "K", "Q", "J")
    case .french: ("A", "R", "D", "V")
    case .german: ("A", "K", "D", "B")
    case .russian: ("Т", "К", "Д", "В")
    case .swedish, .danish: ("E", "K", "D", "Kn")
    case .dutch: ("A", "H", "V", "B")
    case .polish: ("A", "K", "D", "W")
    case .portuguese: ("A", "R", "D", "V")
    case .icelandic: ("A", "K", "D", "G")
    case .estonian: ("Ä", "K", "E", "S")
    }
  }
}

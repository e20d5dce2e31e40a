/// The language of the letters in a card's corners.
public enum IndexLetters: String, CaseIterable, Sendable, Hashable {
  /// English: A, J, Q, K.
  case english = "en"
  /// French.
  case french = "fr"
  /// German.
  case german = "de"
  /// Russian.
  case russian = "ru"
  /// Swedish.
  case swedish = "sv"
  /// Danish.
  case danish = "da"
  /// Dutch.
  case dutch = "nl"
  /// Polish.
  case polish = "pl"
  /// Portuguese.
  case portuguese = "pt"
  /// Icelandic.
  case icelandic = "is"
  /// Estonian.
  case estonian = "et"
  /// Spanish: the initials of as, rey, dama and jota.
  case spanish = "es"

  /// The text in the corner: "A", "2" … "10", and the letters for jack, queen and king.
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
    case .french, .portuguese: ("A", "R", "D", "V")
    case .german: ("A", "K", "D", "B")
    case .russian: ("Т", "К", "Д", "В")
    case .swedish, .danish: ("E", "K", "D", "Kn")
    case .dutch: ("A", "H", "V", "B")
    case .polish: ("A", "K", "D", "W")
    case .icelandic: ("A", "K", "D", "G")
    case .estonian: ("Ä", "K", "E", "S")
    // Packs from Spain mostly have the English letters. Players call the cards as, rey, dama (or reina) and jota, and
    // have no other word with a letter of its own for the jack: V is French and Portuguese, S would be the sota of the
    // Spanish suits.
    case .spanish: ("A", "R", "D", "J")
    }
  }
}

extension CardName {
  /// Reads the name of a picture in a deck that others have made: also those with the suit first, such as `spade_1`,
  /// `heart_king` and `SPADE-1-KING`, and `1S` for an ace. A digit after the suit, as in `king_of_hearts2`, counts the
  /// drawings of one card. Nil for other names.
  package init?(ofArtwork text: String) {
    if let name = try? CardName(text) {
      self = name
      return
    }
    var words = text.lowercased().split { $0 == " " || $0 == "_" || $0 == "-" }.map(String.init)
    if let last = words.last, last.count > 2, last.last?.isNumber == true { words[words.count - 1].removeLast() }
    let candidates: [String]
    switch words.count {
    case 1 where words[0].hasPrefix("1") && words[0].count == 2: candidates = ["a" + words[0].dropFirst()]
    case 1: candidates = words
    case 2: candidates = [words.joined(separator: " "), "\(words[1]) \(words[0])"]
    case 3: candidates = [words.joined(separator: " "), "\(words[2]) \(words[0])"]
    default: return nil
    }
    for candidate in candidates {
      guard let name = try? CardName(candidate) else { continue }
      self = name
      return
    }
    return nil
  }
}

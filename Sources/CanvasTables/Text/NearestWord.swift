extension Collection<String> {
  /// The word with the smallest edit distance, ignoring case; the first of equally close words.
  ///
  /// Returns nil if there are no words, or if all distances exceed the limit. Only the first 64 characters of a word
  /// count.
  package func nearest(to word: String, within limit: Int = .max) -> String? {
    let letters = Array(word.lowercased().unicodeScalars.prefix(64))
    var best: (word: String, distance: Int)?
    for candidate in self {
      let distance = Self.distance(letters, Array(candidate.lowercased().unicodeScalars.prefix(64)))
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// The word that is probably meant: one mistyped letter away, or begun with the word, or two letters away from a word of
  /// at least five. Nil if there is none.
  package func meant(by word: String) -> String? {
    if let near = nearest(to: word, within: 1), word.count > 2 { return near }
    let word = word.lowercased()
    if word.count > 2, let longer = first(where: { $0.lowercased().hasPrefix(word) }) { return longer }
    return word.count > 4 ? nearest(to: word, within: 2) : nil
  }

  /// The Levenshtein distance: the number of letters to add, remove or change.
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in b.enumerated() {
        let change = diagonal + (letter == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = Swift.min(change, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[b.count]
  }
}

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

extension Collection<String> {
  /// The word that takes the fewest changes of a letter to become this one, whatever its case; of equals the first.
  ///
  /// Nil if there are no words, or if each takes more changes than the limit. Only the first 64 characters of a word
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

  /// How many letters must be added, left out or changed to make one of the other, after Levenshtein.
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

extension PlacedLetters {
  /// The letters of clusters, in rows of one font and direction. Those with colours aren't among them.
  init(_ clusters: [TextCluster], path: Path) {
    self.init(path: path, rows: [])
    var rest = clusters.sorted { $0.character < $1.character }.filter { !$0.glyphs.isEmpty }[...]
    while let first = rest.first {
      let row = rest.prefix { $0.continues(first) }
      rest = rest.dropFirst(max(row.count, 1))
      guard !first.hasColors, let inverse = first.transform.inverted() else { continue }
      let letters = (first.isRightToLeft ? row.reversed() : Array(row)).flatMap { cluster in
        cluster.letters(at: Point.zero.applying(cluster.transform).applying(inverse))
      }
      rows.append(
        Row(
          face: first.face, emSize: first.emSize, isRightToLeft: first.isRightToLeft, transform: first.transform,
          letters: letters))
    }
  }
}

extension TextCluster {
  /// The size of its font in points.
  fileprivate var emSize: Double { (glyphs.first?.scale ?? 0) * face.unitsPerEm }

  /// Whether it can be in one row with another.
  fileprivate func continues(_ other: TextCluster) -> Bool {
    isInRow(with: other) && face == other.face && emSize == other.emSize && isRightToLeft == other.isRightToLeft
      && hasColors == other.hasColors
  }

  /// Its glyphs with their parts of its text: in its order a character for each, and the rest for the last.
  fileprivate func letters(at origin: Point) -> [PlacedLetters.Letter] {
    var letters = glyphs.map {
      PlacedLetters.Letter(
        id: $0.id, outline: $0.outline, origin: origin.offsetBy(dx: $0.offset.dx, dy: $0.offset.dy),
        advance: $0.advance, text: "")
    }
    var rest = text.unicodeScalars[...]
    for (number, index) in (isRightToLeft ? letters.indices.reversed() : Array(letters.indices)).enumerated() {
      let count = number == letters.count - 1 ? rest.count : min(1, rest.count)
      letters[index].text = String(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return letters
  }
}

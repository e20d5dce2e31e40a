extension PlacedLetters {
  /// The letters of clusters of a style, in rows of one font and direction.
  ///
  /// - Parameters:
  ///   - clusters: The clusters from left to right.
  ///   - hasColored: Whether those with colours are among the letters.
  init(_ clusters: [TextCluster], path: Path, _ style: TextStyleValue, hasColored: Bool = false) {
    self.init(path: path, rows: [])
    let shown = clusters.filter { !$0.glyphs.isEmpty }
    var rest = shown.indices.sorted { shown[$0].character < shown[$1].character }[...]
    while let place = rest.first {
      let first = shown[place]
      // A row ends where letters of the other direction stand before the next of the text.
      let way = first.isRightToLeft ? -1 : 1
      let count = zip(rest, 0...).prefix { $0 == place + way * $1 && shown[$0].continues(first) }.count
      let row = rest.prefix(max(count, 1)).map { shown[$0] }
      rest = rest.dropFirst(row.count)
      guard hasColored || !first.hasColors, let inverse = first.transform.inverted() else { continue }
      let visual = first.isRightToLeft ? row.reversed() : row
      let origins = visual.map { Point.zero.applying($0.transform).applying(inverse) }
      let gaps =
        [0]
        + origins.indices.dropFirst().map { index in
          origins[index].x - origins[index - 1].x - visual[index - 1].advance(style)
        }
      // Gaps that are all the same are those of a length.
      let isEven = gaps.dropFirst().allSatisfy { abs($0 - gaps[1]) < first.font.size / 1000 }
      let isApart = gaps.map { !isEven && abs($0) > first.font.size / 1000 }
      let letters = visual.indices.flatMap { index in
        changing(visual[index].letters(at: origins[index])) { $0[0].isApart = isApart[index] }
      }
      var placed = Row(
        face: first.face, emSize: first.font.size, isRightToLeft: first.isRightToLeft, transform: first.transform,
        letters: letters)
      (placed.features, placed.language) = (first.font.features, style.language)
      placed.spacing = (style.letterSpacing, style.wordSpacing)
      placed.areCapitals = first.font.size != style.fontSize
      placed.isCut =
        first.joins.before || row[row.count - 1].joins.after
        || zip(visual, isApart).contains { $1 && (first.isRightToLeft ? $0.joins.after : $0.joins.before) }
      rows.append(placed)
    }
  }
}

extension TextCluster {
  /// Whether it can be in one row with another.
  fileprivate func continues(_ other: TextCluster) -> Bool {
    isInRow(with: other) && face == other.face && font.size == other.font.size && isRightToLeft == other.isRightToLeft
      && hasColors == other.hasColors
  }

  /// The distance to the next letter's place.
  fileprivate func advance(_ style: TextStyleValue) -> Double {
    advance + ([" ", "\u{A0}"].contains(text.unicodeScalars.first) ? style.wordSpacing : 0)
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

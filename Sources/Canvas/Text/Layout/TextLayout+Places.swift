/// Conversion between characters and positions.
extension TextLayout {
  /// The index in the string nearest to a point of the layout, for placing a caret. Above and below the text it is in
  /// the first or last line, beside a line at its ends.
  public func index(at point: Point) -> String.Index {
    guard let line = records.last(where: { $0.top <= point.y }) ?? records.first else { return string.startIndex }
    var best: (distance: Double, offset: Int)?
    for caret in carets(of: line) {
      let distance = abs(caret.x - point.x)
      if distance < best?.distance ?? .infinity { best = (distance, caret.offset) }
    }
    return index(best?.offset ?? line.range.lowerBound)
  }

  /// The position of a caret before a character: a rectangle of width 0 with the height of its line. Nil if the index
  /// is not in the string or its line was left out.
  public func caret(at index: String.Index) -> Rect? {
    guard index <= string.endIndex else { return nil }
    let offset = string.utf8.distance(from: string.startIndex, to: index)
    guard let line = records.last(where: { $0.range.lowerBound <= offset }), offset <= line.range.upperBound else {
      return nil
    }
    let carets = carets(of: line)
    // Inside a cluster, the caret is that of the cluster.
    let place = carets.filter { $0.offset <= offset }.max { $0.offset < $1.offset } ?? carets.first
    return Rect(x: place?.x ?? line.origin.x, y: line.top, width: 0, height: line.height)
  }

  /// The area of a part of the string: a rectangle for each part of a line, as high as the line.
  public func rects(of range: Range<String.Index>) -> [Rect] {
    let start = string.utf8.distance(from: string.startIndex, to: min(range.lowerBound, string.endIndex))
    let end = string.utf8.distance(from: string.startIndex, to: min(range.upperBound, string.endIndex))
    var rects: [Rect] = []
    for line in records where line.range.lowerBound < end && line.range.upperBound > start {
      var open: Rect?
      for cluster in clusters(of: line) {
        let isInside = cluster.offset >= start && cluster.offset < end
        if isInside {
          let rect = Rect(x: cluster.x, y: line.top, width: cluster.width, height: line.height)
          open = open.map { $0.union(rect) } ?? rect
        } else if let rect = open {
          rects.append(rect)
          open = nil
        }
      }
      if let open { rects.append(open) }
    }
    return rects
  }

  private struct Cluster {
    var offset: Int
    /// The left side.
    var x: Double
    var width: Double
    var isRightToLeft: Bool
  }

  /// The clusters of a line from left to right.
  private func clusters(of line: LineRecord) -> [Cluster] {
    var result: [Cluster] = []
    for run in runs[line.runs] {
      var pen = GlyphRun.Pen(run)
      var isContinued = false
      for glyph in run.shaped {
        let place = pen.place(glyph)
        if isContinued {
          result[result.count - 1].width += place.advance
        } else {
          result.append(
            Cluster(
              offset: Int(glyph.cluster), x: place.pen, width: place.advance, isRightToLeft: run.isRightToLeft))
        }
        isContinued = !glyph.flags.contains(.endsCluster)
      }
    }
    return result
  }

  /// A caret before each cluster of a line, and one after the last.
  private func carets(of line: LineRecord) -> [(offset: Int, x: Double)] {
    let clusters = clusters(of: line)
    var carets = clusters.map { (offset: $0.offset, x: $0.isRightToLeft ? $0.x + $0.width : $0.x) }
    let end = contentEnd(of: line)
    if let last = clusters.max(by: { $0.offset < $1.offset }) {
      carets.append((end, last.isRightToLeft ? last.x : last.x + last.width))
    } else {
      carets.append((end, line.origin.x))
    }
    return carets
  }

  /// The end of the characters in a line that a caret can follow, before those of the line end.
  private func contentEnd(of line: LineRecord) -> Int {
    var end = line.range.upperBound
    let utf8 = string.utf8
    guard end > line.range.lowerBound else { return end }
    let start = index(line.range.lowerBound)
    var scalars = string.unicodeScalars[start..<index(end)]
    var removed = 0
    while removed < 2, let last = scalars.last,
      ["\n", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{2028}", "\u{2029}"].contains(last)
    {
      scalars.removeLast()
      end = utf8.distance(from: utf8.startIndex, to: scalars.endIndex)
      removed += last == "\n" && scalars.last == "\r" ? 1 : 2
    }
    return end
  }
}

internal import CanvasMath

/// Breaks a paragraph into lines that fit the available width.
extension Typesetter {
  /// Moves through a paragraph's clusters in the order of the text.
  private struct Cursor {
    var item: Int
    /// The number of the item's glyphs already passed, in the order of the text.
    var glyph = 0

    /// Moves to a position in the text and adds the width of the clusters in between to a line.
    ///
    /// - Parameter enough: Beyond this width it may stop before the position, because a line that is far too wide
    ///   need not be measured.
    mutating func advance(
      to end: Int, in typesetter: borrowing Typesetter, enough: Double = .infinity, onto line: inout LineWidth
    ) {
      var start = line.total
      var enough = enough
      var width = 0.0
      while item < typesetter.items.count {
        guard typesetter.items[item].item.range.lowerBound < end else { return line.add(width) }
        let scale = typesetter.items[item].scale
        let spacing = typesetter.spacing(of: typesetter.items[item].item)
        let isRightToLeft = typesetter.items[item].item.isRightToLeft
        let count = typesetter.items[item].glyphs.count
        let isTab = typesetter.tabStops != nil && typesetter.items[item].item.kind == .tab
        if isTab {
          line.add(width)
          width = 0
        }
        var units = 0
        while glyph < count {
          let next = typesetter.items[item].glyphs[isRightToLeft ? count - 1 - glyph : glyph]
          guard Int(next.cluster) < end else { return line.add(width + Double(units) * scale) }
          if isTab {
            line.addTab(fourSpaces: Double(next.advance) * scale + spacing)
            glyph += 1
            continue
          }
          units += Int(next.advance)
          guard width + Double(units) * scale <= enough else { return line.add(width + Double(units) * scale) }
          if next.flags.contains(.endsCluster) { width += spacing }
          glyph += 1
        }
        if isTab {
          enough -= line.total - start
          start = line.total
        }
        width += Double(units) * scale
        item += 1
        glyph = 0
      }
      line.add(width)
    }

    /// Moves behind the next letters that may stand alone on a line, from a position, and adds their width to a line.
    ///
    /// - Returns: The position behind them.
    mutating func pass(from place: Int, in typesetter: borrowing Typesetter, onto line: inout LineWidth) -> Int {
      var (end, letterEnd) = (place, place)
      repeat {
        end = max(nextCluster(in: typesetter), end + 1)
        advance(to: end, in: typesetter, onto: &line)
        while letterEnd < end { letterEnd = typesetter.text.letterEnd(from: letterEnd) }
      } while end < letterEnd && end < typesetter.paragraph.upperBound
      return end
    }

    /// The start of the cluster after the current one.
    private func nextCluster(in typesetter: borrowing Typesetter) -> Int {
      guard item < typesetter.items.count else { return typesetter.paragraph.upperBound }
      let count = typesetter.items[item].glyphs.count
      let isRightToLeft = typesetter.items[item].item.isRightToLeft
      var i = glyph
      var first: UInt32?
      while i < count {
        let cluster = typesetter.items[item].glyphs[isRightToLeft ? count - 1 - i : i].cluster
        if let first, cluster != first { return Int(cluster) }
        first = cluster
        i += 1
      }
      return typesetter.items[item].item.range.upperBound
    }
  }

  /// Breaks the current paragraph.
  ///
  /// - Parameter next: The start of the next paragraph; nil in the last.
  mutating func breakLines(width: Double, next: Int?) {
    let end = paragraph.upperBound
    let lineEnd = next ?? end
    // Most paragraphs of labels are one line and need no search for breaks.
    var cursor = Cursor(item: 0)
    var whole = emptyLine(isFirst: true)
    cursor.advance(to: end, in: self, onto: &whole)
    let isFirstLast = isLast(lineHeight(at: paragraph.lowerBound))
    let isFirstCut = isFirstLast && next != nil && paragraphStyle.truncation != .none
    if !isFirstCut, whole.total <= usable(width, isFirst: true) || canOnlyReachOver {
      return addLine(paragraph, content: end, range: paragraph.lowerBound..<lineEnd)
    }
    guard paragraphStyle.wrapping != .none else {
      return addTruncatedLine(
        from: paragraph.lowerBound, isFirst: true, width: width, next: next, isLast: isFirstLast)
    }
    let places = paragraphStyle.wrapping == .characters ? [] : LineBreaks.find(in: paragraph, of: text, by: lineRules)
    var start = LineEnd(place: paragraph.lowerBound, content: paragraph.lowerBound)
    while true {
      let isFirst = start.place == paragraph.lowerBound
      let room = usable(width, isFirst: isFirst)
      let isLastLine = isLast(lineHeight(at: start.place))
      if isLastLine, paragraphStyle.truncation != .none {
        return addTruncatedLine(from: start.place, isFirst: isFirst, width: width, next: next, isLast: true)
      }
      let here = self.lineEnd(from: start, places, room: room, line: emptyLine(isFirst: isFirst))
      if here.place >= end {
        addLine(start.place..<end, content: here.hasRoomForSpaces ? end : here.content, range: start.place..<lineEnd)
        return
      }
      addLine(start.place..<here.place, content: here.content, range: start.place..<here.place, isWrapped: true)
      if isLastLine { return truncate(isFull: true) }
      start = here
    }
  }

  /// The rules of the language in which the paragraph begins.
  private var lineRules: LineRules {
    LineRules(
      language: styles[style(at: paragraph.lowerBound)].language, strictness: paragraphStyle.strictness,
      keepsKoreanWords: paragraphStyle.wrapping == .words)
  }

  /// A position where a line ends and the next one begins.
  private struct LineEnd {
    var place: Int
    /// The end of the line's content, before spaces.
    var content: Int
    /// A cursor at the position.
    var cursor = Cursor(item: 0)
    /// The number of possible breaks of the paragraph at or before the position.
    var placeCount = 0
    /// Whether trailing spaces of the paragraph fit; they count at its end.
    var hasRoomForSpaces = true
  }

  /// The last possible break where the line fits. If there is none, the end of the last cluster that fits.
  private mutating func lineEnd(from start: LineEnd, _ places: [Int32], room: Double, line: LineWidth) -> LineEnd {
    var best: LineEnd?
    var used = line
    var cursor = start.cursor
    var count = start.placeCount
    while count < places.count {
      let place = Int(places[count])
      let content = text.startOfWhitespace(endingAt: place, limit: best?.place ?? start.place)
      // It may stop only far beyond the available width, because negative advances can bring the line back into it.
      cursor.advance(to: content, in: self, enough: 8 * room - used.total, onto: &used)
      guard used.total <= room else { break }
      let fits = place > content || used.total + hyphenWidth(endingAt: place) <= room
      cursor.advance(to: place, in: self, onto: &used)
      count += 1
      guard fits else { continue }
      best = LineEnd(place: place, content: content, cursor: cursor, placeCount: count)
    }
    let end = best ?? clusterEnd(from: start, places, room: room, line: line)
    return changing(end) { $0.hasRoomForSpaces = used.total <= room }
  }

  /// The end of the last cluster that fits, after at least one: for words wider than a line.
  private mutating func clusterEnd(from start: LineEnd, _ places: [Int32], room: Double, line: LineWidth) -> LineEnd {
    var result = start
    var (cursor, place, used) = (start.cursor, start.place, line)
    while place < paragraph.upperBound {
      place = cursor.pass(from: place, in: self, onto: &used)
      if used.total > room, result.place > start.place { break }
      // A line doesn't end with a hyphen that has no room.
      guard result.place == start.place || used.total + hyphenWidth(endingAt: place) <= room else { continue }
      result.cursor = cursor
      result.place = place
    }
    result.content = result.place
    while result.place < paragraph.upperBound, text[result.place] == 0x20 { result.place += 1 }
    result.cursor.advance(to: result.place, in: self, onto: &used)
    while result.placeCount < places.count, Int(places[result.placeCount]) <= result.place { result.placeCount += 1 }
    return result
  }

  /// The width of the hyphen of a line that ends at a position; 0 if it has none.
  private mutating func hyphenWidth(endingAt end: Int) -> Double {
    guard let hyphen = hyphen(endingAt: end) else { return 0 }
    let shaped = shaped(hyphen)
    return GlyphRun.width(of: shaped.glyphs, scale: shaped.scale, letterSpacing: spacing(of: shaped.item))
  }

  private var canOnlyReachOver: Bool { paragraphStyle.wrapping == .none && paragraphStyle.truncation == .none }

  private func usable(_ width: Double, isFirst: Bool) -> Double {
    let indents = self.indents(isFirst: isFirst)
    return Room.usable(width - indents.left - indents.right)
  }

  /// The height of a line with the attributes of the text at a position.
  private func lineHeight(at position: Int) -> Double {
    styles[style(at: position)].font.lineHeight * paragraphStyle.heightFactor
  }

  // MARK: Truncation

  private func cursor(at place: Int) -> Cursor {
    var cursor = Cursor(item: itemIndex(at: place))
    var passed = emptyLine(isFirst: true)
    cursor.advance(to: place, in: self, onto: &passed)
    return cursor
  }

  /// Adds the last line, from a position to the end of the paragraph: complete if it fits and the text ends there,
  /// otherwise with an ellipsis for the omitted text.
  private mutating func addTruncatedLine(
    from start: Int, isFirst: Bool, width: Double, next: Int?, isLast: Bool
  ) {
    let room = usable(width, isFirst: isFirst)
    let end = paragraph.upperBound
    let range = start..<(next ?? end)
    var ends: [(place: Int, width: Double)] = [(start, 0)]
    var cursor = self.cursor(at: start)
    var line = emptyLine(isFirst: isFirst)
    let isTail = paragraphStyle.truncation == .tail
    // Otherwise the ellipsis also replaces the following paragraphs.
    let endsText = next == nil || !isLast
    while let last = ends.last, last.place < end {
      // The rest of a long text that is cut at its end need not be measured.
      if isTail, line.total > room { break }
      ends.append((cursor.pass(from: last.place, in: self, onto: &line), line.total))
    }
    let total = line.total
    if total <= room, endsText {
      addLine(start..<end, content: end, range: range)
      return
    }
    truncate(isFull: isLast)
    let mark = shaped(ellipsis(at: max(start, end - 1)))
    let markWidth = GlyphRun.width(of: mark.glyphs, scale: mark.scale, letterSpacing: 0)
    let free = max(0, room - markWidth)
    let headWidth: Double =
      switch paragraphStyle.truncation {
      case .head: 0
      case .middle where endsText: free / 2
      default: free
      }
    let head = ends.last { $0.width <= headWidth } ?? (start, 0)
    var tail = end
    if paragraphStyle.truncation != .tail, endsText || paragraphStyle.truncation == .head {
      if tabStops == nil {
        tail = ends.first { total - $0.width <= free - head.width }?.place ?? end
      } else {
        // Tabs after the ellipsis have other widths than before.
        var (shown, cursor) = (emptyLine(isFirst: isFirst), self.cursor(at: start))
        cursor.advance(to: head.place, in: self, onto: &shown)
        shown.add(markWidth)
        let fit = ends.partitionIndex { place, _ in
          var (line, cursor) = (shown, self.cursor(at: place))
          cursor.advance(to: end, in: self, enough: 8 * room, onto: &line)
          return line.total <= room
        }
        tail = fit < ends.count ? ends[fit].place : end
      }
      tail = max(tail, head.place)
    }
    let headEnd = text.startOfWhitespace(endingAt: head.place, limit: start)
    addLine(start..<headEnd, ellipsis: head.place, tail: tail..<end, content: end, range: range)
  }
}

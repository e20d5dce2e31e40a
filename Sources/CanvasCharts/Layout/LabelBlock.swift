/// The measured lines of a label: a name above its value, or both on one line.
struct LabelBlock {
  /// A part of a line. The parts of a line follow each other from the left.
  struct Piece {
    var string: String
    var style: ChartTextStyle
    var width: Double
    /// The rest of the name on other lines.
    var surroundings: TextSurroundings?
  }

  /// The distance between baselines, as a multiple of the names' font size.
  static let lineStep = 15.0 / 13
  /// The space between the name and the value on one line.
  static let pieceGap = 6.0

  private(set) var lines: [[Piece]]
  let isCut: Bool
  private(set) var width = 0.0
  var height: Double {
    guard let first = lines.first?.first, let last = lines.last?.first else { return 0 }
    return first.style.ascent + Double(lines.count - 1) * lineStep + last.style.descent
  }
  private var lineStep: Double { size * Self.lineStep }
  /// The font size of the first line.
  private var size: Double { lines.first?.first?.style.size ?? 0 }
  /// The height from the top at which the leader meets the label.
  var anchor: Double {
    guard lines.count != 1 else { return (lines.first?.first?.style.ascent ?? 0) - size * 0.35 }
    return height / 2 - size * 0.13
  }

  init(lines: [[Piece]], isCut: Bool = false) {
    self.lines = lines.filter { !$0.isEmpty }
    self.isCut = isCut
    for line in self.lines {
      width = max(width, line.reduce(0) { $0 + $1.width } + Double(line.count - 1) * Self.pieceGap)
    }
  }

  /// The lines with their top left (or top right) corner at a point.
  func placed(at point: Point, isRightAligned: Bool) -> [PlacedText] {
    var texts: [PlacedText] = []
    var baseline = point.y + (lines.first?.first?.style.ascent ?? 0)
    for line in lines {
      let length = line.reduce(0) { $0 + $1.width } + Double(line.count - 1) * Self.pieceGap
      var x = isRightAligned ? point.x - length : point.x
      for piece in line {
        let text = PlacedText(piece.string, piece.style, origin: Point(x: x, y: baseline), width: piece.width)
        texts.append(text.among(piece.surroundings))
        x += piece.width + Self.pieceGap
      }
      baseline += lineStep
    }
    return texts
  }

  /// The lines, each centred horizontally.
  func centered(at center: Point) -> [PlacedText] {
    placed(at: Point(x: center.x, y: center.y - height / 2), isRightAligned: false).map { text in
      changing(text) { $0.origin.x = center.x - $0.width / 2 }
    }
  }
}

extension TextMeasurer {
  /// The measured lines of a text.
  func pieces(of text: FittedText, _ style: ChartTextStyle) -> [LabelBlock.Piece] {
    text.lines.enumerated().map { place, line in
      LabelBlock.Piece(
        string: line, style: style, width: width(of: line, style), surroundings: text.surroundings(ofLine: place))
    }
  }
}

/// The labels of slices, which can be broken into lines for the available room.
struct LabelBlocks {
  /// A label before it is broken into lines.
  struct Text {
    let name: String
    let value: String
    let nameWidth: Double
    let valueWidth: Double
  }

  let texts: [Text]
  let name: ChartTextStyle
  let value: ChartTextStyle
  let measurer: TextMeasurer

  init(_ slices: [PieSlice], labels: PieStyle.Labels, sizes: ChartTextSizes, measurer: TextMeasurer) {
    let name = ChartTextStyle(.semibold, size: sizes.name, isTabular: false)
    let value = ChartTextStyle(size: sizes.value, ink: .second, isTabular: false)
    (self.name, self.value, self.measurer) = (name, value, measurer)
    texts = slices.map { slice in
      let words = slice.name.split(whereSeparator: \.isBreakingSpace).joined(separator: " ")
      let figures = Self.figures(of: slice, labels)
      return Text(
        name: words, value: figures, nameWidth: measurer.width(of: words, name),
        valueWidth: measurer.width(of: figures, value))
    }
  }

  /// The text of the second line.
  static func figures(of slice: PieSlice, _ labels: PieStyle.Labels) -> String {
    switch labels {
    case .all: "\(slice.valueText) · \(slice.percentText)"
    case .value: slice.valueText
    case .percent: slice.percentText
    case .name, .none: ""
    }
  }

  /// The gap between labels below each other.
  func gap(onOneLine: Bool) -> Double { onOneLine ? PieMetrics.labelGaps.flat : PieMetrics.labelGaps.tall }

  /// The minimum height of a label, with one line for its name and with the gap below it.
  func minimumHeight(onOneLine: Bool) -> Double {
    let isTall = !onOneLine && texts.contains { !$0.name.isEmpty && !$0.value.isEmpty }
    return name.ascent + (isTall ? name.size * LabelBlock.lineStep + value.descent : name.descent)
      + gap(onOneLine: onOneLine)
  }

  /// The width of a label that isn't broken into lines.
  func width(_ place: Int, onOneLine: Bool) -> Double {
    let text = texts[place]
    guard onOneLine, !text.name.isEmpty, !text.value.isEmpty else { return max(text.nameWidth, text.valueWidth) }
    return text.nameWidth + LabelBlock.pieceGap + text.valueWidth
  }

  /// A label with at most a number of lines for its name. The value is below the name if both don't fit on one line.
  /// Returns nil if the value, which is never truncated, is too wide.
  func block(_ place: Int, onOneLine: Bool, nameLines: Int, width: Double) -> LabelBlock? {
    let text = texts[place]
    guard text.valueWidth <= width + 1e-9 else { return nil }
    let figures = LabelBlock.Piece(string: text.value, style: value, width: text.valueWidth)
    let second = text.value.isEmpty ? [] : [figures]
    if self.width(place, onOneLine: onOneLine) <= width + 1e-9 {
      let first = text.name.isEmpty ? [] : [LabelBlock.Piece(string: text.name, style: name, width: text.nameWidth)]
      return LabelBlock(lines: onOneLine ? [first + second] : [first, second])
    }
    let room = onOneLine && !second.isEmpty ? width - text.valueWidth - LabelBlock.pieceGap : width
    // A narrower name would be unreadable.
    guard room >= 24 else { return onOneLine ? block(place, onOneLine: false, nameLines: 1, width: width) : nil }
    let fitted = measurer.fit(text.name, name, width: room, lineCount: onOneLine ? 1 : nameLines)
    guard fitted.width <= room + 1e-9 else { return nil }
    let pieces = measurer.pieces(of: fitted, name)
    return LabelBlock(
      lines: onOneLine ? [pieces + second] : pieces.map { [$0] } + [second], isCut: fitted.isCut)
  }
}

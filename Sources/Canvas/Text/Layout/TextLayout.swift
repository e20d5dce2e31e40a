/// The positioned glyphs of a text, in points relative to the top left corner of the text's box, y down.
///
/// To draw a layout:
///
///     for line in layout.lines {
///       for run in line.runs {
///         for glyph in run.glyphs {
///           // glyph.outline.path, scaled by run.scale, with its origin at glyph.origin
///         }
///       }
///     }
public struct TextLayout: Sendable {
  /// The text that was laid out.
  public let string: String
  /// The size of the box: the given width, or that of the widest line, and the sum of the heights and spacing of all
  /// lines.
  public private(set) var size: Size
  /// The width of the widest line with its indents, which may be wider or narrower than the box, and the height of
  /// the box.
  public private(set) var usedSize: Size
  /// The characters that no font has, each once, in the order of the text.
  package let missingCharacters: [Unicode.Scalar]
  /// The control characters, which are left out, each once, in the order of the text.
  let controlCharacters: [Unicode.Scalar]
  /// The number of marks left out because their letters have too many.
  let surplusMarkCount: Int
  /// The characters that their font has in colours that aren't drawn, COLR of version 1 or SVG, each once, in the order
  /// of the text. They have the text's own colour.
  let uncoloredCharacters: [Unicode.Scalar]
  /// The families without italics whose letters are slanted, in the order of the text.
  let slantedFamilies: [String]
  /// Whether a part of the text is left out because of the limit on lines or the available size.
  public let isTruncated: Bool
  /// The factor by which the text was scaled: less than 1 if this is allowed and the text didn't fit otherwise.
  public let scale: Double
  package private(set) var records: [LineRecord]
  package private(set) var runs: [GlyphRun]
  package let styles: [TextAttributes]

  /// Lays out a text.
  ///
  /// - Parameters:
  ///   - text: The text to lay out, paragraph by paragraph.
  ///   - width: The available width. Longer lines are wrapped according to the paragraph style, and all are aligned
  ///     in this width. If it is nil or not finite, lines are as long as their paragraphs, and are aligned in the
  ///     width of the widest one. A line that can't be wrapped overflows on the right, on both sides or on the left,
  ///     depending on its alignment.
  ///   - height: The available height, which matters if truncation or a smaller scale is allowed. If it is nil or not
  ///     finite, there is no limit.
  ///
  /// The text after a million lines, or 2 GiB, is left out.
  public init(_ text: StyledText, width: Double? = nil, height: Double? = nil) {
    let room = Typesetter.Room(
      width: width.flatMap { $0.isFinite ? max($0, 0) : nil }, height: height.flatMap { $0.isFinite ? $0 : nil })
    let smallest = text.paragraph.minimumScale
    let layout = TextLayout(text, room: room, scale: 1)
    if smallest > 0, smallest < 1, room.width ?? room.height != nil, !layout.fits(room) {
      self = Self.smaller(text, room: room, smallest: smallest)
    } else {
      self = layout
    }
  }

  private static func smaller(_ text: StyledText, room: Typesetter.Room, smallest: Double) -> TextLayout {
    // The largest of 256 steps that fits, or the smallest step.
    var (low, high) = (0, 255)
    var layout = TextLayout(text, room: room, scale: smallest)
    while high - low > 1 {
      let middle = (low + high) / 2
      let step = TextLayout(text, room: room, scale: smallest + (1 - smallest) * Double(middle) / 255)
      if step.fits(room) {
        low = middle
        layout = step
      } else {
        high = middle
      }
    }
    return layout
  }

  private init(_ text: StyledText, room: Typesetter.Room, scale: Double) {
    var string = text.string
    self = string.withUTF8 { bytes in
      var typesetter = unsafe Typesetter(text, bytes: bytes, room: room, scale: scale)
      typesetter.setLines()
      return TextLayout(text, typesetter, room: room, scale: scale)
    }
  }

  private init(_ text: StyledText, _ typesetter: Typesetter, room: Typesetter.Room, scale: Double) {
    string = text.string
    records = typesetter.lines
    runs = typesetter.runs
    styles = typesetter.styles
    missingCharacters = typesetter.shaper.missing
    controlCharacters = typesetter.shaper.controls
    surplusMarkCount = typesetter.shaper.surplusMarkCount
    uncoloredCharacters = typesetter.shaper.uncolored
    slantedFamilies = typesetter.shaper.slanted.map(\.familyName)
    isTruncated = typesetter.isTruncated
    self.scale = scale
    var widest = 0.0
    for line in records { widest = max(widest, line.width + line.indents.left + line.indents.right) }
    usedSize = Size(width: widest, height: typesetter.height)
    size = Size(width: records.isEmpty ? 0 : room.width ?? widest, height: typesetter.height)
    align(text.paragraph.alignment)
  }

  private func fits(_ room: Typesetter.Room) -> Bool {
    !isTruncated && usedSize.width <= room.usableWidth && usedSize.height <= room.usableHeight
  }

  private mutating func align(_ alignment: TextAlignment) {
    for i in records.indices {
      let line = records[i]
      let free = size.width - line.width - line.indents.left - line.indents.right
      if alignment == .justified, !line.stretchedRuns.isEmpty, free > 0 { justify(i, free: free) }
      let rest = size.width - records[i].width - line.indents.left - line.indents.right
      let dx = line.indents.left + rest * alignment.leadingFraction(isRightToLeft: line.isRightToLeft)
      guard dx != 0 else { continue }
      records[i].origin.x += dx
      for r in line.runs { runs[r].origin.x += dx }
    }
  }

  /// Justifies a line by widening its spaces, or all clusters if it has no spaces, as in Chinese and Japanese.
  private mutating func justify(_ i: Int, free: Double) {
    let lineRuns = records[i].stretchedRuns
    func count(_ flag: ShapedGlyph.Flags, in run: Int) -> Int {
      runs[run].shaped.reduce(0) { $0 + ($1.flags.contains(flag) ? 1 : 0) }
    }
    let spaces = lineRuns.reduce(0) { $0 + count(.isSpace, in: $1) }
    let clusters = lineRuns.reduce(0) { $0 + count(.endsCluster, in: $1) }
    let isSpread = spaces == 0 && lineRuns.allSatisfy { runs[$0].script.isIdeographic }
    guard spaces > 0 || (isSpread && clusters > 1) else { return }
    let share = spaces > 0 ? free / Double(spaces) : free / Double(clusters - 1)
    var dx = 0.0
    for r in lineRuns {
      runs[r].origin.x += dx
      let added = share * Double(count(spaces > 0 ? .isSpace : .endsCluster, in: r))
      if spaces > 0 { runs[r].wordSpacing = share } else { runs[r].letterSpacing += share }
      runs[r].width += added
      dx += added
    }
    for r in lineRuns.upperBound..<records[i].runs.upperBound { runs[r].origin.x += dx }
    records[i].width += free
  }

  /// The lines, from top to bottom.
  public var lines: [TextLine] {
    records.map { record in
      TextLine(
        origin: record.origin, width: record.width, top: record.top, height: record.height, ascent: record.ascent,
        descent: record.descent, range: index(record.range.lowerBound)..<index(record.range.upperBound),
        isRightToLeft: record.isRightToLeft, runs: Array(runs[record.runs]))
    }
  }

  func index(_ offset: Int) -> String.Index {
    string.utf8.index(string.startIndex, offsetBy: offset, limitedBy: string.endIndex) ?? string.endIndex
  }

  /// All glyphs as one path, with the top left corner of the box at `origin`. Bitmaps, underlines and strikethroughs
  /// are left out.
  public func path(at origin: Point = .zero) -> Path {
    var path = Path()
    for run in runs {
      for glyph in run.glyphs {
        path.addPath(
          glyph.outline.path,
          transform: Transform(
            a: run.scale, b: 0, c: 0, d: run.scale, tx: origin.x + glyph.origin.x, ty: origin.y + glyph.origin.y))
      }
    }
    return path
  }
}

extension StyledText {
  /// Lays out the lines that fit in a box, at least the first.
  func layout(filling box: Size) -> TextLayout {
    let layout = layout(width: box.width, height: box.height)
    // Heights of boxes are often sums of line heights in another order.
    let fitting = layout.records.prefix { $0.top + $0.height <= box.height + 0.01 }.count
    guard fitting < layout.records.count, layout.records.count > 1, paragraph.truncation == .none else { return layout }
    return changing(self) { $0.paragraph.maximumLineCount = max(fitting, 1) }
      .layout(width: box.width, height: box.height)
  }

  /// Lays out the text in lines of glyphs. See `TextLayout.init`.
  public func layout(width: Double? = nil, height: Double? = nil) -> TextLayout {
    TextLayout(self, width: width, height: height)
  }
}

/// The positions of a chart's title, subtitle and caption, and the room left for the chart.
///
/// In a picture of the default size, the baselines are 35 and 55 points from the top and 14 points from the bottom.
public struct TitleLayout: Sendable, Equatable {
  /// The lines of the title, the subtitle and the caption.
  public let texts: [PlacedText]
  /// The rectangle between them, with a margin on all sides.
  public let content: Rect
  /// Notes about truncated texts, one line each.
  public let notes: [Note]

  /// The margin on every side, in points.
  public static let margin = 20.0

  /// Lays out titles in a frame in points. Long lines are wrapped or truncated.
  public init(_ titles: ChartTitles, in frame: Rect, sizes: ChartTextSizes, measurer: TextMeasurer) {
    let left = frame.minX + Self.margin
    let width = max(frame.width - 2 * Self.margin, 0)
    var texts: [PlacedText] = []
    var notes: [Note] = []
    func fitted(_ string: String, _ what: String, _ style: ChartTextStyle) -> FittedText {
      let text = measurer.fit(string, style, width: width, lineCount: 2)
      if text.isCut { notes.append(Note(.dropped, "the \(what) is truncated; use a wider picture")) }
      return text
    }
    func add(_ line: Int, of text: FittedText, _ style: ChartTextStyle, baseline: Double) {
      let placed = PlacedText(text.lines[line], style, at: Point(x: left, y: baseline), measuredBy: measurer)
      texts.append(placed.among(text.surroundings(ofLine: line)))
    }
    // The baseline of the next line, and the bottom of the last line.
    var baseline = frame.minY + Self.margin + 15
    var top = frame.minY + Self.margin
    func addHead(_ string: String, _ what: String, _ style: ChartTextStyle, pitch: Double) {
      let text = fitted(string, what, style)
      for line in text.lines.indices {
        add(line, of: text, style, baseline: baseline)
        top = baseline + 15
        baseline += pitch
      }
    }
    let title = ChartTextStyle(.bold, size: sizes.title, isTabular: false)
    addHead(titles.title, "title", title, pitch: 22)
    baseline -= texts.isEmpty ? 4 : 2
    let subtitle = ChartTextStyle(size: sizes.subtitle, ink: .second, isTabular: false)
    addHead(titles.subtitle, "subtitle", subtitle, pitch: 16)
    let caption = ChartTextStyle(size: sizes.caption, ink: .second, isTabular: false)
    let captionText = fitted(titles.caption, "caption", caption)
    let captionCount = captionText.lines.count
    for line in captionText.lines.indices {
      add(line, of: captionText, caption, baseline: frame.maxY - 14 - Double(captionCount - 1 - line) * 14)
    }
    let bottom = captionCount == 0 ? Self.margin : 20 + 14 * Double(captionCount)
    self.texts = texts
    self.notes = notes
    content = Rect(x: left, y: top, width: width, height: max(frame.maxY - bottom - top, 0))
  }
}

/// Squares, or samples of lines and points, with names above a plot, in as many rows as needed.
public struct LegendLayout: Sendable, Equatable {
  /// The name of one series.
  public struct Entry: Sendable, Equatable {
    /// The square in which the sample is drawn, in points.
    public var square: Rect
    /// The source of the colour.
    public var role: ColorRole
    /// The name.
    public var label: PlacedText
    /// The kind of sample in the square.
    public var sample = Sample.square
  }

  /// The sample of a series: a piece of the line if dashes distinguish lines, or a mark if marks distinguish points.
  public enum Sample: Sendable, Equatable {
    /// A square of the colour.
    case square
    /// A piece of the line.
    case line
    /// The mark of the points.
    case point
  }

  /// The names, row by row.
  public var entries: [Entry] = []
  /// The bottom of the last row, in points.
  public var bottom: Double
  var notes: [Note] = []

  /// The side of a square, in points.
  static let side = 11.0
  /// The length of a line sample, long enough to show each dash.
  static let sample = 30.0
  /// The distances from a square to its name, from a name to the next square, and from row to row.
  static let gap = 5.0
  static let spacing = 18.0
  static let pitch = 18.0

  init(
    _ names: [(String, ColorRole, Sample)], top: Double, from left: Double, to right: Double, lowest: Double,
    theme: ChartTheme, measurer: TextMeasurer
  ) {
    let isEmphasized = names.contains { $0.1 == .muted }
    var (x, y) = (left, top)
    var cutCount = 0
    bottom = top + Self.side
    let hasDashes = names.contains { $0.2 == .line && !theme.dash(of: $0.1).isEmpty }
    let hasShapes = names.contains { $0.2 == .point && theme.pointShape(of: $0.1) != .circle }
    for (name, role, kind) in names {
      let shown = kind == .line && hasDashes || kind == .point && hasShapes ? kind : .square
      let sample = shown == .line ? Self.sample : Self.side
      // What is emphasised is bold beside the quiet name of the others.
      let style = ChartTextStyle(
        isEmphasized && role != .muted ? .semibold : .regular, size: theme.sizes.value,
        ink: role == .muted ? .second : .first)
      let fitted = measurer.fit(name, style, width: right - left - sample - Self.gap)
      if fitted.isCut { cutCount += 1 }
      let width = sample + Self.gap + fitted.width
      if x + width > right, x > left {
        x = left
        y += Self.pitch
      }
      guard y + Self.side <= lowest else { break }
      entries.append(
        Entry(
          square: Rect(x: x, y: y, width: sample, height: Self.side), role: role,
          label: PlacedText(
            fitted.lines.first ?? "", style, at: Point(x: x + sample + Self.gap, y: y + 10), measuredBy: measurer),
          sample: shown))
      bottom = y + Self.side
      x += width + Self.spacing
    }
    notes += Self.notes(leftOut: names.count - entries.count, cut: cutCount)
  }

  /// The notes about names that are left out or cut.
  static func notes(leftOut: Int, cut: Int) -> [Note] {
    var notes: [Note] = []
    if leftOut > 0 {
      notes.append(Note(.dropped, "\(leftOut) \(leftOut == 1 ? "name doesn't" : "names don't") fit in the legend"))
    }
    if cut > 0 {
      let subject = cut == 1 ? "1 name in the legend is" : "\(cut) names in the legend are"
      notes.append(Note(.dropped, "\(subject) truncated because they don't fit"))
    }
    return notes
  }
}

extension PlotScene {
  /// The notes about names that legends leave out or cut.
  var legendNotes: [Note] {
    LegendLayout.notes(
      leftOut: legends.reduce(0) { $0 + $1.leftOut }, cut: legends.reduce(0) { $0 + $1.cut })
  }
}

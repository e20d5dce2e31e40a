public import Canvas

/// Squares, or samples of dashed lines, with names above a plot, in as many rows as they need.
public struct LegendLayout: Sendable, Hashable {
  public struct Entry: Sendable, Hashable {
    public var square: Rect
    public var role: ColorRole
    public var label: PlacedText
    /// Whether a piece of the line stands in place of the square: where dashes tell lines apart.
    public var isLine = false
  }

  public var entries: [Entry] = []
  /// Below the last row, in points.
  public var bottom: Double
  var notes: [String] = []

  /// Of the squares.
  static let side = 11.0
  /// As long as samples of lines are, in which each dash is seen.
  static let sample = 30.0
  /// From a square to its name, from a name to the next square, from one row to the next.
  static let gap = 5.0
  static let spacing = 18.0
  static let pitch = 18.0

  init(
    _ names: [(String, ColorRole, isLine: Bool)], top: Double, from left: Double, to right: Double, lowest: Double,
    theme: ChartTheme, measurer: TextMeasurer
  ) {
    let style = ChartTextStyle(.regular, size: theme.sizes.value)
    var (x, y) = (left, top)
    var cutCount = 0
    bottom = top + Self.side
    let hasDashes = names.contains { $0.isLine && !theme.dash(of: $0.1).isEmpty }
    for (index, (name, role, isLine)) in names.enumerated() {
      let sample = hasDashes && isLine ? Self.sample : Self.side
      let fitted = measurer.fit(name, style, width: right - left - sample - Self.gap)
      if fitted.isCut { cutCount += 1 }
      let width = sample + Self.gap + fitted.width
      if x + width > right, x > left {
        x = left
        y += Self.pitch
      }
      guard y + Self.side <= lowest else {
        notes.append("\(names.count - index) names have no room in the legend")
        break
      }
      entries.append(
        Entry(
          square: Rect(x: x, y: y, width: sample, height: Self.side), role: role,
          label: PlacedText(
            fitted.lines.first ?? "", style, at: Point(x: x + sample + Self.gap, y: y + 10), measuredBy: measurer),
          isLine: hasDashes && isLine))
      bottom = y + Self.side
      x += width + Self.spacing
    }
    if cutCount > 0 { notes.append("\(cutCount) names in the legend are cut: they have no room") }
  }
}

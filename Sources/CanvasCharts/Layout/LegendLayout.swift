public import Canvas

/// Squares with names above a plot, in as many rows as they need.
public struct LegendLayout: Sendable, Hashable {
  public struct Entry: Sendable, Hashable {
    public var square: Rect
    public var role: ColorRole
    public var label: PlacedText
  }

  public var entries: [Entry] = []
  /// Below the last row, in points.
  public var bottom: Double
  var notes: [String] = []

  /// Of the squares.
  static let side = 11.0
  /// From a square to its name, from a name to the next square, from one row to the next.
  static let gap = 5.0
  static let spacing = 18.0
  static let pitch = 18.0

  init(
    _ names: [(String, ColorRole)], top: Double, from left: Double, to right: Double, lowest: Double,
    theme: ChartTheme, measurer: TextMeasurer
  ) {
    let style = ChartTextStyle(.regular, size: theme.sizes.value)
    var (x, y) = (left, top)
    var cutCount = 0
    bottom = top + Self.side
    for (index, (name, role)) in names.enumerated() {
      let fitted = measurer.fit(name, style, width: right - left - Self.side - Self.gap)
      if fitted.isCut { cutCount += 1 }
      let width = Self.side + Self.gap + fitted.width
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
          square: Rect(x: x, y: y, width: Self.side, height: Self.side), role: role,
          label: PlacedText(
            fitted.lines.first ?? "", style, at: Point(x: x + Self.side + Self.gap, y: y + 10), measuredBy: measurer)))
      bottom = y + Self.side
      x += width + Self.spacing
    }
    if cutCount > 0 { notes.append("\(cutCount) names in the legend are cut: they have no room") }
  }
}

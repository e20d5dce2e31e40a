/// Numbers with their changes and sparklines, one tile for each series.
public struct TilesLayout: Sendable, Equatable {
  /// The tile of one series.
  public struct Tile: Sendable, Equatable {
    /// The rectangle of the tile, in points.
    public var box: Rect
    /// The name, the number, and the reference of the change.
    public var texts: [PlacedText]
    /// The corners of the arrow beside the change, or empty if nothing changed.
    public var arrow: [Point] = []
    /// 1 for a rise, −1 for a fall, 0 for neither.
    public var change: Int = 0
    /// The text of the change, drawn in the colour of its direction.
    public var changeText: PlacedText?
    /// The sparkline.
    public var sparkline: Sparkline
    /// The index of the series.
    public var series: Int
    /// The number, or nil if the series has no values.
    public var value: Double?
  }

  /// The tiles, row by row.
  public var tiles: [Tile] = []

  /// The default size of a tile, in points.
  public static let size = Size(width: 192, height: 140)
  /// The space between tiles, in points.
  public static let gap = 12.0
  /// The corner radius of a tile, in points.
  public static let cornerRadius = 10.0
  /// The width of a tile's border, in points.
  public static let borderWidth = 1.25
  static let inset = 16.0
  /// The limits of a tile's width. Tiles fill their row within them.
  static let minimumWidth = 160.0
  static let greatestWidth = 260.0

  /// The height of a picture for a number of tiles, in points, without titles.
  static func height(of count: Int, width: Double) -> Double {
    let columns = self.columns(in: width - 2 * TitleLayout.margin)
    let rows = (max(count, 1) + columns - 1) / columns
    return 2 * TitleLayout.margin + Double(rows) * (size.height + gap) - gap
  }

  private static func columns(in width: Double) -> Int {
    max(1, min(100, Int(saturating: (width + gap) / (minimumWidth + gap))))
  }

  init(_ chart: PreparedChart, style: PlotStyle, in content: Rect, notes: inout [Note]) {
    guard let layer = chart.layers.first else { return }
    let columns = Self.columns(in: content.width)
    let shown = Double(min(columns, layer.series.count))
    let width = min(Self.greatestWidth, (content.width - (shown - 1) * Self.gap) / max(shown, 1))
    for series in layer.series.indices {
      let box = Rect(
        x: content.minX + Double(series % columns) * (width + Self.gap),
        y: content.minY + Double(series / columns) * (Self.size.height + Self.gap), width: width,
        height: Self.size.height)
      guard box.maxY <= content.maxY + 0.01, width > 4 * Self.inset else {
        notes.append(Note(.dropped, "\(layer.series.count - series) of \(layer.series.count) tiles don't fit"))
        break
      }
      tiles.append(Self.tile(layer, series, chart: chart, style: style, box: box, notes: &notes))
    }
  }

  private static func tile(
    _ layer: PreparedLayer, _ series: Int, chart: PreparedChart, style: PlotStyle, box: Rect, notes: inout [Note]
  ) -> Tile {
    let theme = style.theme
    var style = style
    // The format is chosen for each tile separately, because the tiles may show different quantities.
    if layer.units.indices.contains(series) { style.model.formats.setUnit(layer.units[series]) }
    style.model.formats.setDecimals(for: layer.values[series].compactMap(\.self))
    let (left, width) = (box.minX + inset, box.width - 2 * inset)
    let known = (0..<chart.count).compactMap { place in layer.value(series, place).map { (place, $0) } }
    let nameStyle = ChartTextStyle(.medium, size: theme.sizes.subtitle, ink: .second)
    let title = layer.series[series].isEmpty ? layer.valueName : layer.series[series]
    let name = style.measurer.fit(title, nameStyle, width: width)
    if name.isCut {
      notes.append(Note(.dropped, "the name \"\(layer.series[series])\" is truncated because it doesn't fit"))
    }
    var tile = Tile(
      box: box,
      texts: name.lines.prefix(1).map {
        PlacedText($0, nameStyle, at: Point(x: left, y: box.minY + 26), measuredBy: style.measurer)
      },
      sparkline: Sparkline(
        chart.count > 1 ? (0..<chart.count).map { layer.value(series, $0) } : [],
        in: Rect(x: left, y: box.minY + 98, width: width, height: 28), bottom: box.minY + 128),
      series: series, value: known.last?.1)
    let number = known.last.map { style.model.formats.value($0.1) } ?? "–"
    // With tabular figures, a leading 1 would be indented from the name above it.
    var size = 27.0
    func text(_ size: Double) -> ChartTextStyle { ChartTextStyle(.bold, size: size, isTabular: false) }
    while size > 11, style.width(number, text(size)) > width { size -= 1 }
    tile.texts.append(
      PlacedText(
        number, text(size), at: Point(x: left, y: box.minY + 60), measuredBy: style.measurer))
    if !addChange(to: &tile, known: known, chart: chart, style: style, left: left, right: left + width) {
      notes.append(Note(.dropped, "\"\(layer.series[series])\": the reference of the change doesn't fit"))
    }
    return tile
  }

  /// Adds the change. Returns whether all of its text fits.
  private static func addChange(
    to tile: inout Tile, known: [(Int, Double)], chart: PreparedChart, style: PlotStyle, left: Double, right: Double
  ) -> Bool {
    guard known.count > 1, let last = known.last else { return true }
    // A name without an order doesn't come after another one.
    if case .names = chart.x, !chart.isInNaturalOrder { return true }
    let before = known[known.count - 2]
    guard before.1 != 0 else { return true }
    // Divide before subtracting, so that neither overflows.
    let change = (last.1 / before.1 - 1) * (before.1 < 0 ? -1 : 1)
    guard change.isFinite else { return true }
    let formats = style.model.formats
    let percent = formats.percent(change)
    tile.change = percent == formats.percent(0) ? 0 : change > 0 ? 1 : -1
    let sign = tile.change > 0 ? "+" : tile.change == 0 ? "±" : ""
    let (y, height) = (tile.box.minY + 80, tile.change == 0 ? 0.0 : 13.0)
    if tile.change != 0 {
      let (base, tip) = tile.change > 0 ? (y, y - 7) : (y - 6, y + 1)
      tile.arrow = [Point(x: left, y: base), Point(x: left + 4.5, y: tip), Point(x: left + 9, y: base)]
    }
    let changeText = PlacedText(
      sign + percent, ChartTextStyle(.semibold, size: style.theme.sizes.subtitle),
      at: Point(x: left + height, y: y + 1), measuredBy: style.measurer)
    tile.changeText = changeText
    let since = PlacedText(
      formats.since(chart, place: before.0, to: last.0), ChartTextStyle(size: style.theme.sizes.value, ink: .second),
      at: Point(x: changeText.origin.x + changeText.width + 5, y: y + 1), measuredBy: style.measurer)
    guard since.box.maxX <= right else { return false }
    tile.texts.append(since)
    return true
  }
}

extension ChartFormats {
  /// The reference of a change, such as "on last month".
  fileprivate func since(_ chart: PreparedChart, place: Int, to last: Int) -> String {
    if case .dates(let dates, let period) = chart.x, dates.indices.contains(place), dates.indices.contains(last),
      period.start(1, after: dates[place]) == dates[last], let since = words.since(period)
    {
      return since
    }
    let names = chart.placeNames(self)
    return names.indices.contains(place) ? words.since(names[place]) : ""
  }
}

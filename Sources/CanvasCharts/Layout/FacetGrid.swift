/// The places of facets, in columns and rows that share their axes: the labels are at the left of each row and, for
/// plots with vertical values, below each column.
struct FacetGrid {
  /// The place of a facet.
  struct Cell {
    var frame: Rect
    /// The width of the labels at its left, with the gap to the plot, or 0 after the first column.
    var labelWidth: Double
    /// How far labels may extend beyond its left edge.
    var reach: Double
    /// Whether it is the lowest of its column.
    var isLowest: Bool
    var isFirst: Bool
  }

  private(set) var columns = 1
  private(set) var rows = 1
  /// The places in rows. Facets that don't fit have none.
  private(set) var cells: [Cell] = []
  private var gap = 0.0

  static let titleHeight = 20.0
  private static let rowGap = 5.0
  /// The most columns, unless there is no room for all facets otherwise.
  static let mostColumns = 6
  /// The maximum fraction of the width for names on the left of facets.
  static let namePart = 0.3
  /// The least size of facets, and the distance between their columns.
  private typealias Level = (size: Size, gap: Double)
  /// The usual level first. Smaller ones are tried if not all facets fit.
  private static let barLevels: [Level] = [
    (Size(width: 120, height: 110), 24), (Size(width: 96, height: 92), 12), (Size(width: 72, height: 76), 8),
  ]
  private static let plotLevels: [Level] = [
    (Size(width: 96, height: 94), 24), (Size(width: 80, height: 80), 20), (Size(width: 60, height: 66), 16),
  ]
  /// The usual width of the labels of values, and the height of those of places.
  private static let axes = Size(width: 36, height: VerticalPanel.axisHeight)

  // MARK: Columns and rows

  /// The usual number of facets side by side: at most two or three, depending on the width.
  static func columnCount(of count: Int, width: Double) -> Int {
    max(min(count <= 4 && count != 3 ? min(2, count) : 3, most(width, 120, gap: 24)), 1)
  }

  private static func most(_ length: Double, _ least: Double, gap: Double) -> Int {
    max(Int(saturating: (length + gap) / (least + gap)), 1)
  }

  /// The columns and rows of facets of a least size in a room: the usual number of columns, or else more.
  private static func fitting(
    _ count: Int, _ level: Level, in room: Size, mostColumns: Int
  ) -> (columns: Int, rows: Int)? {
    let mostRows = most(room.height, level.size.height, gap: rowGap)
    let most = min(most(room.width, level.size.width, gap: level.gap), max(mostColumns, 1))
    for columns in min(columnCount(of: count, width: room.width), most)...most {
      let rows = (count + columns - 1) / columns
      if rows <= mostRows { return (columns, rows) }
    }
    return nil
  }

  /// The height in which facets with vertical values fit below each other, if it is more than the usual one.
  ///
  /// - Parameter room: The usual room for the facets and their axes.
  static func height(of count: Int, in room: Size) -> Double {
    let plots = Size(width: room.width - axes.width, height: room.height - axes.height)
    if plotLevels.contains(where: { fitting(count, $0, in: plots, mostColumns: mostColumns) != nil }) {
      return room.height
    }
    let columns = min(most(plots.width, plotLevels[0].size.width, gap: plotLevels[0].gap), mostColumns)
    return axes.height + Double(min((count + columns - 1) / columns, 20)) * 120
  }

  /// - Parameter whole: The height in which no bar has to be combined, or 0.
  private mutating func setCounts(_ count: Int, _ levels: [Level], in room: Size, whole: Double) {
    let high = levels.map { (Size(width: $0.size.width, height: max($0.size.height, whole)), $0.gap) }
    let tries = (whole > 0 && whole <= room.height ? high : []) + levels
    for most in [Self.mostColumns, .max] {
      for level in tries {
        gap = level.gap
        columns = min(Self.most(room.width, level.size.width, gap: gap), most)
        rows = Self.most(room.height, level.size.height, gap: Self.rowGap)
        if let found = Self.fitting(count, level, in: room, mostColumns: most) {
          (columns, rows) = found
          return
        }
      }
    }
  }

  // MARK: Cells

  /// Horizontal bars, which share the names at their left.
  init(bars charts: [PreparedChart], style: PlotStyle, in area: Rect) {
    let text = ChartTextStyle(.regular, size: style.theme.sizes.name)
    let names = charts.flatMap { $0.placeNames(style.model.formats) }
    let widest = names.map { style.width(String($0.prefix(100)), text) }.max() ?? 0
    let width = min(widest, area.width * Self.namePart).rounded(.up)
    let left = width > 0 ? width + HorizontalPanel.nameGap : 0
    // Bars that don't fit in a facet would be combined.
    let bars = Double(charts.map(\.count).max() ?? 0) * HorizontalPanel.smallStep
    setCounts(
      charts.count, Self.barLevels,
      in: Size(width: area.width - left, height: area.height - HorizontalPanel.margin),
      whole: bars > 0 ? Self.titleHeight + bars + VerticalPanel.axisHeight : 0)
    addCells(charts.count, in: area, left: left, foot: 0)
  }

  /// Plots with vertical values, which share the labels of both axes.
  init(plots charts: [PreparedChart], style: PlotStyle, in area: Rect, range: ValueRange) {
    let room = Size(width: area.width - Self.axes.width, height: area.height - Self.axes.height)
    setCounts(charts.count, Self.plotLevels, in: room, whole: 0)
    var (left, foot) = (Self.axes.width, Self.axes.height - VerticalPanel.sharedFoot)
    addCells(charts.count, in: area, left: left, foot: foot)
    guard let chart = charts.first else { return }
    for _ in 0..<2 {
      // The labels of the first facet as if it were alone tell the room that those of all need.
      var rect = cells[0].frame
      rect.origin.y += Self.titleHeight
      rect.size.height += (cells[0].isLowest ? 0 : foot) - Self.titleHeight
      let alone = VerticalPanel(chart: chart, style: style, rect: rect, range: range, endLabels: .none).layout()
      left = max(alone.plot.minX - rect.minX, 1)
      foot = rect.maxY - alone.plot.maxY - VerticalPanel.sharedFoot
      addCells(charts.count, in: area, left: left, foot: foot)
    }
  }

  /// - Parameters:
  ///   - left: The width of the labels at the left of each row.
  ///   - foot: The height of the labels below the last row.
  private mutating func addCells(_ count: Int, in area: Rect, left: Double, foot: Double) {
    let width = max((area.width - left - gap * Double(columns - 1)) / Double(columns), 1)
    let height = max((area.height - foot - Self.rowGap * Double(rows - 1)) / Double(rows), 1)
    cells = (0..<min(count, rows * columns)).map { index in
      let (row, column) = (index / columns, index % columns)
      let isLowest = index + columns >= min(count, rows * columns)
      return Cell(
        frame: Rect(
          x: area.minX + Double(column) * (width + gap) + (column > 0 ? left : 0),
          y: area.minY + Double(row) * (height + Self.rowGap), width: width + (column > 0 ? 0 : left),
          height: height + (isLowest ? foot : 0)),
        labelWidth: column > 0 ? 0 : left,
        reach: column > 0 ? max(gap - PlaceAxis.reach - PlaceAxis.labelGap, 0) : 0, isLowest: isLowest,
        isFirst: index == 0)
    }
  }
}

public import Canvas

/// A table that says what colours stand for: a square, a name and a value in each row, in columns.
public struct LegendTable: Sendable, Hashable {
  public struct Row: Sendable, Hashable {
    /// Which slice or series it names.
    public var place: Int
    public var swatch: Rect
    public var fill: ChartFill
    public var name: PlacedText
    public var value: PlacedText?
    /// All of it.
    public var box: Rect
  }

  public var rows: [Row]
  /// What had to be left out or cut, one line each.
  public var notes: [String]

  /// What a row says before it has a place.
  struct Entry {
    var name: String
    /// In full, and shorter for where that has no room.
    var value: String
    var shortValue: String
    var fill: ChartFill
  }

  // In points.
  static let swatch = 11.0
  private static let nameGap = 6.0
  private static let valueGap = 12.0
  private static let columnGap = 22.0
  private static let leastName = 44.0

  /// How far apart rows stand, and how large their text is: a full table is set smaller.
  private struct Setting {
    var pitch: Double
    var nameSize: Double
    var valueSize: Double
    var isShort: Bool
  }

  private static func settings(_ sizes: ChartTextSizes) -> [Setting] {
    let steps: [(Double, Double)] = [(22, 1), (19, 1), (16.5, 1), (14.5, 11.0 / 13), (12, 9.0 / 13)]
    return [false, true].flatMap { isShort in
      steps.map { pitch, factor in
        Setting(
          pitch: pitch, nameSize: sizes.name * factor, valueSize: sizes.value * factor, isShort: isShort)
      }
    }
  }

  private struct Measured {
    var name: Double
    var value: Double
  }

  /// A table no wider and higher than a size, at the origin; nil where there is none for so many rows.
  static func make(
    _ entries: [Entry], in size: Size, sizes: ChartTextSizes, measurer: TextMeasurer, mayCut: Bool
  ) -> (table: LegendTable, size: Size)? {
    guard !entries.isEmpty else { return nil }
    for setting in settings(sizes) {
      let name = ChartTextStyle(.medium, size: setting.nameSize)
      let value = ChartTextStyle(size: setting.valueSize, ink: .second)
      let rowCount = Int(saturating: (size.height / setting.pitch).rounded(.down))
      guard rowCount > 0 else { continue }
      let columnCount = (entries.count + rowCount - 1) / rowCount
      guard columnCount <= 8 else { continue }
      let widths = entries.map { entry in
        Measured(
          name: measurer.width(of: entry.name, name),
          value: measurer.width(of: setting.isShort ? entry.shortValue : entry.value, value))
      }
      let widestName = widths.reduce(0) { max($0, $1.name) }
      let widestValue = widths.reduce(0) { max($0, $1.value) }
      let fixed = swatch + nameGap + (widestValue > 0 ? valueGap + widestValue : 0)
      let most = (size.width - Double(columnCount - 1) * columnGap) / Double(columnCount)
      let nameRoom = min(widestName, most - fixed)
      guard nameRoom >= widestName - 1e-9 || (mayCut && nameRoom >= leastName) else { continue }
      let columnWidth = fixed + nameRoom
      let perColumn = (entries.count + columnCount - 1) / columnCount
      var table = LegendTable(rows: [], notes: [])
      var isCut = false
      for (place, entry) in entries.enumerated() {
        let (column, row) = place.quotientAndRemainder(dividingBy: perColumn)
        let box = Rect(
          x: Double(column) * (columnWidth + columnGap), y: Double(row) * setting.pitch, width: columnWidth,
          height: setting.pitch)
        let fitted = measurer.fit(entry.name, name, width: nameRoom + 1e-9)
        isCut = isCut || fitted.isCut
        table.add(
          place, entry, fitted.lines.first ?? "", value: setting.isShort ? entry.shortValue : entry.value,
          styles: (name, value), in: box, measurer: measurer)
      }
      if isCut { table.notes.append("names of the legend are cut: they need a larger picture") }
      if setting.isShort, entries.contains(where: { $0.value != $0.shortValue }) {
        table.notes.append("the legend has no room for values: only parts of the whole are shown")
      }
      return (
        table,
        Size(
          width: Double(columnCount) * columnWidth + Double(columnCount - 1) * columnGap,
          height: Double(min(perColumn, entries.count)) * setting.pitch)
      )
    }
    return nil
  }

  private mutating func add(
    _ place: Int, _ entry: Entry, _ name: String, value: String, styles: (name: ChartTextStyle, value: ChartTextStyle),
    in box: Rect, measurer: TextMeasurer
  ) {
    // By the height of capitals, which are seven tenths of the size.
    let baseline = box.midY + styles.name.size * 0.36
    let side = min(Self.swatch, box.height - 3)
    rows.append(
      Row(
        place: place, swatch: Rect(x: box.minX, y: box.midY - side / 2, width: side, height: side), fill: entry.fill,
        name: PlacedText(
          name, styles.name, at: Point(x: box.minX + Self.swatch + Self.nameGap, y: baseline), measuredBy: measurer),
        value: value.isEmpty
          ? nil
          : PlacedText(
            value, styles.value, at: Point(x: box.maxX, y: baseline), alignment: .right, measuredBy: measurer),
        box: box))
  }

  /// The table elsewhere.
  func moved(by offset: Vector) -> LegendTable {
    var result = self
    for i in result.rows.indices {
      result.rows[i].swatch = result.rows[i].swatch.offsetBy(dx: offset.dx, dy: offset.dy)
      result.rows[i].box = result.rows[i].box.offsetBy(dx: offset.dx, dy: offset.dy)
      result.rows[i].name.origin = result.rows[i].name.origin.offsetBy(dx: offset.dx, dy: offset.dy)
      result.rows[i].value?.origin.x += offset.dx
      result.rows[i].value?.origin.y += offset.dy
    }
    return result
  }
}

/// A table that explains colours: a square, a name and a value in each row, in columns.
public struct LegendTable: Sendable, Equatable {
  /// A row of the table.
  public struct Row: Sendable, Equatable {
    /// The index of the slice or series.
    public var place: Int
    /// The square of the colour, in points.
    public var swatch: Rect
    /// The colour and pattern of the square.
    public var fill: ChartFill
    /// The name.
    public var name: PlacedText
    /// The value, or nil if the table has only names.
    public var value: PlacedText?
    /// The rectangle around the row.
    public var box: Rect
  }

  /// The rows, column by column.
  public var rows: [Row]
  /// What was left out or truncated, one line each.
  public var notes: [Note]

  /// The content of a row before its layout, with the value in full and in a shorter form.
  struct Entry {
    let name: String
    let value: String
    let shortValue: String
    let fill: ChartFill
  }

  // In points.
  static let swatch = 11.0
  private static let nameGap = 6.0
  private static let valueGap = 12.0
  private static let columnGap = 22.0
  private static let minimumName = 44.0
  /// The minimum distance between rows, as a multiple of the font size.
  private static let minimumPitch = 1.2

  /// The distance between rows, the text size, and what may be left out.
  struct Setting {
    var pitch: Double
    /// The text size, as a multiple of the default sizes.
    var textScale = 1.0
    var isShort = false
    var mayCut = false

    /// The settings in the order in which they are tried: tighter rows, smaller text, truncated names, no values.
    static let all: [Setting] = [
      Setting(pitch: 22), Setting(pitch: 19), Setting(pitch: 16.5), Setting(pitch: 14.5, textScale: 11.0 / 13),
      Setting(pitch: 16.5, mayCut: true), Setting(pitch: 14.5, textScale: 11.0 / 13, mayCut: true),
      Setting(pitch: 16.5, isShort: true, mayCut: true),
      Setting(pitch: 14.5, textScale: 11.0 / 13, isShort: true, mayCut: true),
      Setting(pitch: 12, textScale: 9.0 / 13, isShort: true, mayCut: true),
    ]
  }

  /// Makes a table that fits a size, at the origin. Returns nil if it doesn't fit.
  static func make(
    _ entries: [Entry], _ setting: Setting, in size: Size, sizes: ChartTextSizes, measurer: TextMeasurer
  ) -> (table: LegendTable, size: Size)? {
    let name = ChartTextStyle(.medium, size: sizes.name * setting.textScale)
    let value = ChartTextStyle(size: sizes.value * setting.textScale, ink: .second)
    // Text that is larger than the default isn't set more tightly.
    let pitch = max(setting.pitch, Self.minimumPitch * max(name.size, value.size))
    let rowCount = Int(saturating: (size.height / pitch).rounded(.down))
    guard rowCount > 0, !entries.isEmpty else { return nil }
    let columnCount = (entries.count + rowCount - 1) / rowCount
    guard columnCount <= 8 else { return nil }
    func figures(_ entry: Entry) -> String { setting.isShort ? entry.shortValue : entry.value }
    var widest = (name: 0.0, value: 0.0)
    for entry in entries {
      widest.name = max(widest.name, measurer.width(of: entry.name, name))
      widest.value = max(widest.value, measurer.width(of: figures(entry), value))
    }
    let fixed = swatch + nameGap + (widest.value > 0 ? valueGap + widest.value : 0)
    let most = (size.width - Double(columnCount - 1) * columnGap) / Double(columnCount)
    let nameRoom = min(widest.name, most - fixed)
    guard nameRoom >= widest.name - 1e-9 || (setting.mayCut && nameRoom >= minimumName) else { return nil }
    let width = fixed + nameRoom
    let perColumn = (entries.count + columnCount - 1) / columnCount
    var table = LegendTable(rows: [], notes: [])
    var isCut = false
    for (place, entry) in entries.enumerated() {
      let (column, row) = place.quotientAndRemainder(dividingBy: perColumn)
      let box = Rect(
        x: Double(column) * (width + columnGap), y: Double(row) * pitch, width: width, height: pitch)
      let fitted = measurer.fit(entry.name, name, width: nameRoom + 1e-9)
      isCut = isCut || fitted.isCut
      table.add(
        place, entry, fitted.lines.first ?? "", value: figures(entry), styles: (name, value), in: box,
        measurer: measurer)
    }
    if isCut { table.notes.append(Note(.dropped, "names in the legend are truncated; use a larger picture")) }
    if setting.isShort, entries.contains(where: { $0.value != $0.shortValue }) {
      table.notes.append(Note(.dropped, "the values don't fit in the legend; only percentages are shown"))
    }
    let columns = Double(columnCount)
    return (
      table, Size(width: columns * width + (columns - 1) * columnGap, height: Double(perColumn) * pitch)
    )
  }

  private mutating func add(
    _ place: Int, _ entry: Entry, _ name: String, value: String, styles: (name: ChartTextStyle, value: ChartTextStyle),
    in box: Rect, measurer: TextMeasurer
  ) {
    // Centre by the height of capitals, which is seven tenths of the size.
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

  /// The table, moved by an offset.
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

/// The cells of a sheet that have a value, row by row, in 8 bytes each.
struct SheetCells {
  enum Kind: UInt8 {
    /// A number. The value is the index of its text.
    case number
    /// A date or a time. The value is the index of its text.
    case date
    /// A text. The value is its index.
    case text
    /// A text that cells share. The value is its index among those.
    case shared
  }

  struct Cell {
    /// The column, from 1.
    var column: UInt16
    var kind: Kind
    var value: UInt32
  }

  struct Row {
    /// The row, from 1.
    var number: UInt32
    /// The end of its cells.
    var end: UInt32
  }

  /// A rectangle of cells that is shown as one, with the value of its first cell.
  struct Merge {
    var column: UInt16
    var firstRow: UInt32
    var lastRow: UInt32
  }

  private(set) var rows: [Row] = []
  private(set) var cells: [Cell] = []
  private(set) var texts = TextStore()
  var merges: [Merge] = []

  /// Adds a cell to the row, which begins with its first cell. Rows ascend, and so do the columns of each.
  mutating func append(_ cell: Cell, row: Int) {
    let number = UInt32(clamping: row)
    cells.append(cell)
    let end = UInt32(clamping: cells.count)
    if rows.last?.number == number {
      rows[rows.count - 1].end = end
    } else {
      rows.append(Row(number: number, end: end))
    }
  }

  /// Adds a text, and returns its index. Nil if the texts are too long together.
  mutating func store(_ text: some Collection<UInt8>) -> UInt32? { texts.append(text) }

  /// The cells as the text of a table, without empty rows and columns. Texts and dates of merged cells are repeated in
  /// each row. Numbers aren't, because they would count several times.
  func text(name: String, shared: TextStore, limit: Int) throws(DataError) -> SheetText {
    var isUsed = [Bool](repeating: false, count: CellName.columnLimit + 1)
    for cell in cells { isUsed[Int(cell.column)] = true }
    let columns = isUsed.indices.filter { isUsed[$0] }
    guard let last = rows.last, let lastColumn = columns.last else {
      throw DataError(
        .cell(sheet: name, row: 1, column: 1), found: "no data", allowed: "rows of a table in the sheet")
    }
    guard rows.count <= limit / columns.count else {
      throw DataError(
        .cell(sheet: name, row: Int(last.number), column: lastColumn), found: "more cells",
        allowed: "at most \(limit) cells in the table")
    }
    var text = SheetText(name: name, columns: columns)
    var filler = MergeFiller(merges)
    var start = 0
    for row in rows {
      text.beginRow(Int(row.number))
      var rest = cells[start..<Int(row.end)]
      start = Int(row.end)
      for column in columns {
        var own: Cell?
        if let cell = rest.first, cell.column == column {
          own = cell
          rest = rest.dropFirst()
        }
        if let cell = filler.cell(own, row: row.number, column: column) {
          switch cell.kind {
          case .number, .date: text.append(value: texts[Int(cell.value)])
          case .text: try text.append(text: texts[Int(cell.value)], column: column)
          case .shared: try text.append(text: shared[Int(cell.value)], column: column)
          }
        }
        if column != lastColumn { text.endField() }
      }
    }
    return text
  }
}

/// Repeats the first cell of merged ones in the rows below it.
private struct MergeFiller {
  /// The merged cells by the number of their column and first row.
  private var merges: [UInt64: UInt32] = [:]
  /// The cell to repeat, and its last row, by column.
  private var fillers: [Int: (cell: SheetCells.Cell, lastRow: UInt32)] = [:]

  init(_ list: [SheetCells.Merge]) {
    for merge in list where merge.lastRow > merge.firstRow {
      merges[Self.key(row: merge.firstRow, column: Int(merge.column))] = merge.lastRow
    }
  }

  private static func key(row: UInt32, column: Int) -> UInt64 { UInt64(row) << 32 | UInt64(column) }

  /// The value of a place: its own cell, or that of merged ones.
  mutating func cell(_ own: SheetCells.Cell?, row: UInt32, column: Int) -> SheetCells.Cell? {
    guard !merges.isEmpty else { return own }
    guard let own else {
      guard let filler = fillers[column], row <= filler.lastRow else { return nil }
      return filler.cell
    }
    if own.kind != .number, let lastRow = merges[Self.key(row: row, column: column)] {
      fillers[column] = (own, lastRow)
    }
    return own
  }
}

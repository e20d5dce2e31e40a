/// The cells of a sheet without a value that can be read: errors, and formulas without a result.
struct SheetNotes {
  private var errors = Cells()
  private var formulas = Cells()

  private struct Cells {
    var count = 0
    /// The first one: its text, row and column.
    var first: (text: String, row: Int, column: Int)?

    mutating func add(_ text: String, _ row: Int, _ column: Int) {
      count += 1
      if first == nil { first = (text, row, column) }
    }
  }

  mutating func addError(_ text: String, row: Int, column: Int) { errors.add(text, row, column) }

  mutating func addFormula(row: Int, column: Int) { formulas.add("", row, column) }

  /// A note for each kind, which names the first cell.
  func list(sheet: String) -> [TableNote] {
    var notes: [TableNote] = []
    if let first = errors.first {
      let name = CellName.name(sheet: sheet, row: first.row, column: first.column)
      notes.append(
        TableNote(
          "\(errors.count) \(errors.count == 1 ? "error is a missing value" : "errors are missing values"), "
            + "the first \(DataError.shown(first.text)) in \(name)", kind: .invalid))
    }
    if let first = formulas.first {
      let name = CellName.name(sheet: sheet, row: first.row, column: first.column)
      notes.append(
        TableNote(
          "\(formulas.count) \(formulas.count == 1 ? "formula" : "formulas") without a result, the first in \(name): "
            + "a spreadsheet calculates and saves them", kind: .invalid))
    }
    return notes
  }
}

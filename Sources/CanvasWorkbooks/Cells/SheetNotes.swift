/// The cells of a sheet without a value that can be read: errors, and formulas without a result.
struct SheetNotes {
  var errors = Cells()
  var formulas = Cells()

  typealias Cell = (text: String, row: Int, column: Int)

  struct Cells {
    var count = 0
    var first: Cell?

    mutating func add(_ text: String, _ row: Int, _ column: Int) {
      count += 1
      if first == nil { first = (text, row, column) }
    }
  }

  /// A note for each kind, which names the first cell.
  func list(sheet: String) -> [TableNote] {
    func name(_ cell: Cell) -> String { CellName.name(sheet: sheet, row: cell.row, column: cell.column) }
    let error = errors.first.map { first in
      "\(errors.count) \(errors.count == 1 ? "error is a missing value" : "errors are missing values"), "
        + "the first \(DataError.shown(first.text)) in \(name(first))"
    }
    let formula = formulas.first.map { first in
      "\(formulas.count) \(formulas.count == 1 ? "formula" : "formulas") without a result, the first in \(name(first)): "
        + "a spreadsheet calculates and saves them"
    }
    return [error, formula].compactMap { $0.map { TableNote($0, kind: .invalid) } }
  }
}

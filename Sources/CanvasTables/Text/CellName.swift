/// The names of cells in spreadsheets: `B7`, `'My sheet'!AA10`.
package enum CellName {
  /// The number of columns and of rows of the largest sheet.
  package static let columnLimit = 16_384
  package static let rowLimit = 1_048_576

  /// The letters of a column, which is counted from 1: `A`, `Z`, `AA`. Empty below 1.
  package static func letters(ofColumn column: Int) -> String {
    var rest = column
    var letters: [UInt8] = []
    while rest > 0 {
      letters.append(UInt8(ascii: "A") + UInt8((rest - 1) % 26))
      rest = (rest - 1) / 26
    }
    return String(decoding: letters.reversed(), as: UTF8.self)
  }

  /// The name of a cell of a sheet. Names of sheets with other characters than letters and digits are in quotes, as
  /// spreadsheets write them.
  package static func name(sheet: String, row: Int, column: Int) -> String {
    let isPlain =
      !sheet.isEmpty && !(sheet.first?.isNumber ?? true)
      && sheet.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    let shown = DataError.shown(sheet)
    return "\(isPlain ? shown : "'\(shown)'")!\(letters(ofColumn: column))\(row)"
  }

  /// The row and the column of a name such as `B7`, both from 1. Nil for other texts, and for cells outside of the
  /// largest sheet.
  package static func place(_ bytes: some Sequence<UInt8>) -> (row: Int, column: Int)? {
    var (row, column) = (0, 0)
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z") where row == 0:
        column = column * 26 + Int(byte - UInt8(ascii: "A")) + 1
        guard column <= columnLimit else { return nil }
      case UInt8(ascii: "0")...UInt8(ascii: "9") where column > 0:
        row = row * 10 + Int(byte - UInt8(ascii: "0"))
        guard (1...rowLimit).contains(row) else { return nil }
      default: return nil
      }
    }
    return row > 0 ? (row, column) : nil
  }
}

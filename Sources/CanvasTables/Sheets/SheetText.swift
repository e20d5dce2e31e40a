internal import CanvasMath

/// The cells of a spreadsheet as a text with tabs, which is read like any other, and the place of each row in the sheet.
///
/// Texts are in quotes. Numbers and dates aren't: they are in the format of English and of ISO 8601, whatever the locale
/// of the texts is. Empty columns are left out.
package struct SheetText: Sendable {
  private struct Row {
    /// The offset of the row in the text.
    var start: UInt32
    /// The row in the sheet, from 1.
    var number: UInt32
  }

  /// The maximum number of bytes of the text: offsets have 32 bits, and longer texts are a mistake.
  package static let byteLimit = 1 << 29

  /// The name of the sheet.
  package let name: String

  /// The columns in the sheet, from 1, ascending. Each has a field in every row.
  package let columns: [Int]

  /// Notes about cells that were left out.
  package var notes: [TableNote] = []

  /// The text.
  package private(set) var bytes: [UInt8] = []

  private var rows: [Row] = []

  /// A text without rows.
  package init(name: String, columns: [Int]) {
    self.name = name
    self.columns = columns
  }

  /// Begins a row below the last one. An empty line stands for the rows between them.
  package mutating func beginRow(_ number: Int) {
    if let last = rows.last {
      bytes.append(0x0A)
      if number > Int(last.number) + 1 { bytes.append(0x0A) }
    }
    rows.append(Row(start: UInt32(clamping: bytes.count), number: UInt32(clamping: number)))
  }

  /// Ends a field, except the last one of a row.
  package mutating func endField() { bytes.append(0x09) }

  /// Adds the content of a field: a number or a date.
  package mutating func append(value: some Collection<UInt8>) { bytes.append(contentsOf: value) }

  /// Adds the content of a field: a text. Line ends become line feeds. Throws for one that is too long.
  package mutating func append(text: some Collection<UInt8>, column: Int) throws(DataError) {
    let start = bytes.count
    bytes.append(UInt8(ascii: "\""))
    var isAfterReturn = false
    for byte in text {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      if !(byte == 0x0A && isAfterReturn) { bytes.append(byte == 0x0D ? 0x0A : byte) }
      isAfterReturn = byte == 0x0D
    }
    bytes.append(UInt8(ascii: "\""))
    guard bytes.count - start <= RecordReader.fieldByteLimit, bytes.count <= Self.byteLimit else {
      let isLong = bytes.count <= Self.byteLimit
      throw DataError(
        .cell(sheet: name, row: Int(rows.last?.number ?? 1), column: column),
        found: isLong ? "a longer text" : "more text",
        allowed:
          "at most \(isLong ? RecordReader.fieldByteLimit : Self.byteLimit) bytes in a \(isLong ? "cell" : "sheet")")
    }
  }
}

extension SheetText {
  /// The error for the field at a byte offset.
  func error(at offset: Int, found: String, allowed: String) -> DataError {
    let index = max(rows.partitionIndex { Int($0.start) > offset } - 1, 0)
    guard index < rows.count else {
      return DataError(.cell(sheet: name, row: 1, column: 1), found: found, allowed: allowed)
    }
    var reader = RecordReader(bytes: bytes, from: Int(rows[index].start), delimiter: .tab)
    let isRead = (try? reader.next()) ?? false
    let field = isRead ? reader.fields.lastIndex { $0.start <= offset } ?? 0 : 0
    let column = field < columns.count ? columns[field] : columns.last ?? 1
    return DataError(
      .cell(sheet: name, row: Int(rows[index].number), column: column), found: found, allowed: allowed)
  }

  /// The offset of the first row below a number of rows of the sheet.
  func offset(skippingRows count: Int) -> Int {
    let index = rows.partitionIndex { Int($0.number) > count }
    return index < rows.count ? Int(rows[index].start) : bytes.count
  }
}

internal import CanvasXML

/// Reads the cells of a sheet.
final class SheetReader: PartHandler {
  private(set) var cells = SheetCells()
  /// Notes about values that are missing.
  private(set) var notes = SheetNotes()

  private let sheet: String
  private let formats: [CellFormat]
  private let isFrom1904: Bool
  private let sharedCount: Int
  private let limit: Int

  private enum Part { case none, value, formula, inline }
  private enum CellType { case number, shared, text, inline, flag, error, date }

  private var isInData = false
  private var row = 0
  private var column = 0
  private var type = CellType.number
  private var style = 0
  private var hasFormula = false
  private var part = Part.none
  private var value: [UInt8] = []
  private var inline = RunText()

  /// - Parameters:
  ///   - sharedCount: The number of texts that cells can refer to.
  ///   - limit: The maximum number of cells with a value.
  init(sheet: String, formats: [CellFormat], isFrom1904: Bool, sharedCount: Int, limit: Int) {
    (self.sheet, self.formats, self.isFrom1904) = (sheet, formats, isFrom1904)
    (self.sharedCount, self.limit) = (sharedCount, limit)
  }

  func start(_ name: XMLName, _ attributes: XMLAttributes) throws(DataError) {
    switch name {
    case "sheetData": isInData = true
    case "row" where isInData: try beginRow(attributes)
    case "c" where isInData: try beginCell(attributes)
    case "v" where isInData: part = .value
    case "f" where isInData: (part, hasFormula) = (.formula, true)
    case "is" where isInData: part = .inline
    case "mergeCell": merge(attributes)
    default: if part == .inline { inline.start(name) }
    }
  }

  func end(_ name: XMLName) throws(DataError) {
    switch name {
    case "sheetData": isInData = false
    case "c" where isInData: try endCell()
    case "v", "f", "is": part = .none
    default: if part == .inline { inline.end(name) }
    }
  }

  func text(_ bytes: UnsafeRawBufferPointer) throws(DataError) {
    switch part {
    case .value:
      value.append(contentsOf: bytes)
      guard value.count <= RecordReader.fieldByteLimit else { throw tooLong() }
    case .inline: guard inline.append(bytes) else { throw tooLong() }
    case .none, .formula: break
    }
  }

  /// Programs may leave the numbers of rows and the names of cells out.
  private func beginRow(_ attributes: XMLAttributes) throws(DataError) {
    let number = attributes.number("r") ?? row + 1
    guard number > row, number <= CellName.rowLimit else {
      throw error("row \(number) below row \(row)", allowed: "ascending rows, at most \(CellName.rowLimit)")
    }
    (row, column) = (number, 0)
  }

  private func beginCell(_ attributes: XMLAttributes) throws(DataError) {
    var next = column + 1
    if let name = attributes.bytes("r") {
      guard let place = CellName.place(name), place.row == row, place.column >= next else {
        let shown = DataError.quoted(String(decoding: name, as: UTF8.self))
        throw error("the cell \(shown) in row \(row)", allowed: "the cells of the row from left to right")
      }
      next = place.column
    }
    guard next <= CellName.columnLimit else {
      throw error("more cells", allowed: "at most \(CellName.columnLimit) in a row")
    }
    column = next
    guard let type = Self.type(attributes.bytes("t")) else {
      throw error(
        "the type \(DataError.quoted(attributes.text("t") ?? ""))", allowed: "n, s, str, inlineStr, b, e or d")
    }
    self.type = type
    style = attributes.number("s") ?? 0
    hasFormula = false
    part = .none
    value.removeAll(keepingCapacity: true)
    inline.begin()
  }

  private static let types: [(StaticString, CellType)] = [
    ("n", .number), ("s", .shared), ("str", .text), ("inlineStr", .inline), ("b", .flag), ("e", .error), ("d", .date),
  ]

  private static func type(_ bytes: UnsafeBufferPointer<UInt8>?) -> CellType? {
    guard let bytes else { return .number }
    return types.first { name, _ in name.withUTF8Buffer { bytes.elementsEqual($0) } }?.1
  }

  private func endCell() throws(DataError) {
    defer { type = .number }
    let text = type == .inline ? inline.plain : type == .text ? EscapedText.plain(value) : value
    guard text.contains(where: { !Self.isSpace($0) }) else {
      if hasFormula, type != .text { notes.formulas.add("", row, column) }
      return
    }
    guard cells.cells.count < limit else { throw error("more cells", allowed: "at most \(limit) cells in the table") }
    switch type {
    case .shared:
      guard let index = XMLAttributes.number(text), index < sharedCount else {
        throw error(
          "text \(DataError.quoted(String(decoding: text, as: UTF8.self)))", allowed: "a text of the workbook")
      }
      cells.append(cell(.shared, UInt32(clamping: index)), row: row)
    case .text, .inline: try append(text, .text)
    case .flag: try append(text == Array("1".utf8) || text == Array("true".utf8) ? Self.yes : Self.no, .text)
    case .error: notes.errors.add(String(decoding: text.prefix(20), as: UTF8.self), row, column)
    case .date: try append(text, .date)
    case .number:
      let format = style < formats.count ? formats[style] : .number
      guard let number = CellNumber.text(text, format, isFrom1904: isFrom1904) else {
        throw error(DataError.quoted(String(decoding: text, as: UTF8.self)), allowed: "a number")
      }
      try append(number, format.isTime ? .date : .number)
    }
  }

  private static let yes = Array("true".utf8)
  private static let no = Array("false".utf8)

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private func append(_ text: some Collection<UInt8>, _ kind: SheetCells.Kind) throws(DataError) {
    guard let index = cells.store(text) else {
      throw error("more text", allowed: "at most \(TextStore.byteLimit) bytes in a sheet")
    }
    cells.append(cell(kind, index), row: row)
  }

  private func cell(_ kind: SheetCells.Kind, _ value: UInt32) -> SheetCells.Cell {
    SheetCells.Cell(column: UInt16(clamping: column), kind: kind, value: value)
  }

  private func merge(_ attributes: XMLAttributes) {
    guard cells.merges.count < Self.mergeLimit, let range = attributes.bytes("ref") else { return }
    let corners = range.split(separator: UInt8(ascii: ":"))
    guard corners.count == 2, let first = CellName.place(corners[0]), let last = CellName.place(corners[1]),
      last.row > first.row
    else { return }
    cells.merges.append(
      SheetCells.Merge(
        column: UInt16(clamping: first.column), firstRow: UInt32(clamping: first.row),
        lastRow: UInt32(clamping: last.row)))
  }

  /// Merged cells beyond this number aren't repeated.
  private static let mergeLimit = 1 << 20

  private func error(_ found: String, allowed: String) -> DataError {
    DataError(
      .cell(sheet: sheet, row: max(row, 1), column: max(column, 1)), found: found, allowed: allowed)
  }

  private func tooLong() -> DataError {
    error("a longer text", allowed: "at most \(RecordReader.fieldByteLimit) bytes in a cell")
  }
}

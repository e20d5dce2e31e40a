extension Table {
  /// Reads a table from the cells of a sheet. Errors name the cell.
  package init(sheet: SheetText, options: Options = Options()) throws(DataError) {
    var options = options
    options.delimiter = .tab
    options.sheet = SheetSource(sheet)
    try self.init(contents: sheet.bytes, options: options)
  }
}

extension SheetSource? {
  /// The error for a byte of a delimited text: at a cell, if it is the text of a sheet.
  func error(in bytes: [UInt8], at offset: Int, found: String, allowed: String) -> DataError {
    self?.text.error(at: offset, found: found, allowed: allowed)
      ?? .text(in: bytes, at: offset, found: found, allowed: allowed)
  }
}

/// A sheet that is read. It is a class because it is passed on with every cell.
final class SheetSource: Sendable {
  let text: SheetText

  init(_ text: SheetText) { self.text = text }
}

/// The readers of the fields of a delimited text.
struct FieldReaders {
  /// The readers of texts, in the locale.
  let texts: CellReaders

  /// Those of fields without quotes in the text of a sheet, in English. In other texts the same as for texts.
  private let values: CellReaders

  init(_ options: Table.Options) {
    texts = CellReaders(options.locale ?? .english, zone: options.timeZone)
    values = options.sheet == nil ? texts : CellReaders(.english, zone: options.timeZone)
  }

  /// The readers of a field.
  subscript(field: RecordReader.Field) -> CellReaders { field.isQuoted ? texts : values }
}

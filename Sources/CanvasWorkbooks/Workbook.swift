/// A workbook of a spreadsheet, as `.xlsx` files have it: sheets, which are read as tables.
///
///     let workbook = try Workbook(contents: bytes)
///     workbook.sheetNames                       // ["Sales", "Costs"]
///     let table = try workbook.table(sheet: "Sales")
///
/// It reads the values that cells show: numbers, texts, days and times by the format of the cell, true and false, and
/// the results of formulas as they were saved. Charts, pictures and macros are left alone.
public struct Workbook: Sendable {
  /// Whether the package was built with its `XLSX` trait. Without it, reading a workbook always throws.
  public static var isAvailable: Bool {
    #if Full || XLSX
      true
    #else
      false
    #endif
  }

  /// The maximum number of bytes of a sheet, and of the texts that sheets share, when they are decompressed: 1 GiB.
  public static let defaultByteLimit = 1 << 30

  private let archive: ZipArchive
  private let part: WorkbookPart
  private let byteLimit: Int

  /// Reads the list of the sheets.
  ///
  /// Throws for a file that isn't a workbook, that is damaged, cut off or encrypted, and for a build without the trait
  /// `XLSX`. Older workbooks (`.xls`) and those of OpenDocument (`.ods`) are errors that say so.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - byteLimit: The maximum number of bytes of a sheet, and of the texts that sheets share, when they are
  ///     decompressed. Those of more than 64 MiB are at most 250 times as long as their compressed bytes.
  public init(contents bytes: [UInt8], byteLimit: Int = defaultByteLimit) throws(DataError) {
    guard Self.isAvailable else { throw .unavailable }
    if let error = CompoundFile.error(for: bytes) { throw error }
    archive = try ZipArchive(bytes)
    part = try WorkbookPart(in: archive)
    self.byteLimit = byteLimit
  }

  /// Whether bytes begin like a workbook, or another zip file, or a workbook of Excel before 2007.
  public static func isWorkbook(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) || bytes.starts(with: [0x50, 0x4B, 0x05, 0x06])
      || bytes.starts(with: CompoundFile.signature)
  }

  /// The names of the sheets with cells, in their order.
  public var sheetNames: [String] { part.sheets.map(\.name) }

  /// Reads a sheet as a table.
  ///
  /// The header, titles above it and remarks below the table are found as in delimited text; empty rows and columns are
  /// left out. Texts and days of merged cells are those of each of their rows. Errors such as `#N/A` are missing values,
  /// which a note says. Cells that are formatted as percentages or amounts have that unit. Spans of time are numbers of
  /// minutes. Errors name the sheet and the cell: `Sheet1!B7`.
  ///
  /// - Parameters:
  ///   - sheet: The name of the sheet. If nil, it is the first one that isn't hidden, and a note names it if there are
  ///     others. Case doesn't count if no name is the same.
  ///   - options: The options for reading; the delimiter has no effect, and `skippedLines` counts rows. The locale is
  ///     that of texts: numbers and dates of cells have none.
  public func table(sheet: String? = nil, options: Table.Options = Table.Options()) throws(DataError) -> Table {
    let chosen = try find(sheet)
    var text = try text(of: chosen, cellLimit: options.limits.maximumCellCount)
    if sheet == nil, part.sheets.count > 1 {
      let note = "the sheet \(DataError.quoted(chosen.name)) of \(part.sheets.count) is read"
      text.notes.insert(TableNote(note, choice: .sheet), at: 0)
    }
    return try Table(sheet: text, options: options)
  }

  private func find(_ name: String?) throws(DataError) -> WorkbookPart.Sheet {
    guard let name else { return part.sheets.first { !$0.isHidden } ?? part.sheets[0] }
    let sheet =
      part.sheets.first { $0.name == name } ?? part.sheets.first { $0.name.lowercased() == name.lowercased() }
    guard let sheet else {
      throw DataError(.choice(.sheet), found: DataError.quoted(name), allowed: "one of \(DataError.list(sheetNames))")
    }
    return sheet
  }

  private func text(of sheet: WorkbookPart.Sheet, cellLimit: Int) throws(DataError) -> SheetText {
    let limit = min(max(cellLimit, 0), TableLimits.default.maximumCellCount)
    let shared = try SharedStrings.texts(part.sharedStrings, in: archive, count: limit, limit: byteLimit)
    let formats = try CellStyles.formats(part.styles, in: archive)
    guard let entry = archive[sheet.part] else { throw .missing(sheet.part) }
    let reader = SheetReader(
      sheet: sheet.name, formats: formats, isFrom1904: part.isFrom1904, sharedCount: shared.count, limit: limit)
    try archive.readXML(entry, limit: byteLimit, reader)
    var text = try reader.cells.text(name: sheet.name, shared: shared, limit: limit)
    text.notes = reader.notes.list(sheet: sheet.name)
    return text
  }
}

internal import CanvasXML

/// The part that lists the sheets.
struct WorkbookPart: Sendable {
  struct Sheet: Sendable {
    var name: String
    /// The name of the part in the file.
    var part: String
    var isHidden: Bool
  }

  /// The sheets with cells in their order. Charts on sheets of their own have none.
  let sheets: [Sheet]
  /// Whether days are counted from 1904-01-01, rather than from the end of 1899.
  let isFrom1904: Bool
  /// The names of the parts with texts and with formats, or nil if there are none.
  let sharedStrings: String?
  let styles: String?

  /// The maximum number of sheets.
  private static let sheetLimit = 10_000

  init(in archive: ZipArchive) throws(DataError) {
    let root = try Relationships(of: "", in: archive)
    let name = root.target("officeDocument")?.name ?? "xl/workbook.xml"
    if name.lowercased().hasSuffix(".bin") { throw .file(found: "a binary workbook (.xlsb)", allowed: Self.allowed) }
    guard let entry = archive[name] else { throw Self.notAWorkbook(archive) }
    let list = SheetList()
    try archive.readXML(entry, limit: Relationships.partByteLimit, list)
    guard list.isWorkbook else { throw Self.notAWorkbook(archive) }
    guard list.sheets.count <= Self.sheetLimit else {
      throw DataError(.part(name), found: "\(list.sheets.count) sheets", allowed: "at most \(Self.sheetLimit)")
    }
    let relationships = try Relationships(of: entry.name, in: archive)
    var sheets: [Sheet] = []
    for sheet in list.sheets {
      guard let target = relationships.targets[sheet.id] else {
        throw DataError(
          .part(name), found: "the sheet \(DataError.quoted(sheet.name)) without a part", allowed: "a complete workbook"
        )
      }
      guard target.kind == "worksheet" else { continue }
      sheets.append(Sheet(name: sheet.name, part: target.name, isHidden: sheet.isHidden))
    }
    guard !sheets.isEmpty else {
      throw DataError(.part(name), found: "no sheet with cells", allowed: "a workbook with one")
    }
    self.sheets = sheets
    isFrom1904 = list.isFrom1904
    sharedStrings = relationships.target("sharedStrings")?.name
    styles = relationships.target("styles")?.name
  }

  private static let allowed = "an .xlsx workbook, or a table as CSV"

  /// The error for a zip file with something else.
  private static func notAWorkbook(_ archive: ZipArchive) -> DataError {
    let isOpenDocument = archive["content.xml"] != nil && archive["mimetype"] != nil
    let found =
      isOpenDocument
      ? "an OpenDocument file (.ods)"
      : archive["xl/workbook.bin"] != nil ? "a binary workbook (.xlsb)" : "a zip file without a workbook"
    return .file(found: found, allowed: allowed)
  }
}

/// Collects the elements `sheet`.
private final class SheetList: PartHandler {
  private(set) var sheets: [(name: String, id: String, isHidden: Bool)] = []
  private(set) var isFrom1904 = false
  private(set) var isWorkbook = false

  func start(_ name: XMLName, _ attributes: XMLAttributes) {
    switch name {
    case "workbook": isWorkbook = true
    case "workbookPr": isFrom1904 = attributes.flag("date1904")
    case "sheet":
      guard let name = attributes.text("name"), let id = attributes.text("id") else { return }
      sheets.append((name, id, attributes.text("state").map { $0 != "visible" } ?? false))
    default: break
    }
  }
}

internal import CanvasXML

/// The formats of cells, by the number of their style.
final class CellStyles: PartHandler {
  private(set) var formats: [CellFormat] = []
  private var custom: [Int: CellFormat] = [:]
  private var isInFormats = false
  private var isInStyles = false

  /// Excel has at most 65 490 styles.
  private static let limit = 1 << 16

  /// Reads the formats of a part. There are none if the name is nil, or if there is no such part: then cells have
  /// numbers.
  static func formats(_ part: String?, in archive: ZipArchive) throws(DataError) -> [CellFormat] {
    guard let part, let entry = archive[part] else { return [] }
    let styles = CellStyles()
    try archive.readXML(entry, limit: Relationships.partByteLimit, styles)
    return styles.formats
  }

  func start(_ name: XMLName, _ attributes: XMLAttributes) {
    switch name {
    case "numFmts": isInFormats = true
    case "cellXfs": isInStyles = true
    case "numFmt" where isInFormats:
      guard let id = attributes.number("numFmtId"), let code = attributes.text("formatCode"),
        custom.count < Self.limit
      else { return }
      custom[id] = CellFormat(code: code)
    case "xf" where isInStyles && formats.count < Self.limit:
      let id = attributes.number("numFmtId") ?? 0
      formats.append(custom[id] ?? CellFormat(builtIn: id))
    default: break
    }
  }

  func end(_ name: XMLName) {
    if name == "numFmts" { isInFormats = false } else if name == "cellXfs" { isInStyles = false }
  }
}

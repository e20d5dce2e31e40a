/// A workbook for tests, from the XML of its sheets.
package struct SampleWorkbook {
  /// The names of the sheets and the content of their `sheetData`.
  package var sheets: [(name: String, rows: String)]
  /// The codes of the formats of the styles, from style 1 on. A number is that of a built-in format.
  package var formats: [String] = []
  /// The elements `si`.
  package var strings: [String] = []
  package var isFrom1904 = false
  /// What follows `sheetData` in each sheet.
  package var afterData = ""
  /// The states of the sheets, such as `hidden`.
  package var states: [String] = []
  package var isWide = false
  /// Parts that replace others of the same name, or nil for those that are missing.
  package var parts: [String: String?] = [:]

  package init(_ rows: String, formats: [String] = [], strings: [String] = []) {
    sheets = [("Sheet1", rows)]
    self.formats = formats
    self.strings = strings
  }

  package var bytes: [UInt8] { zip.file() }

  package var zip: ZipWriter {
    var zip = ZipWriter()
    zip.isWide = isWide
    for (name, text) in allParts {
      if let other = parts[name] {
        if let other { zip.add(name, other) }
      } else {
        zip.add(name, text)
      }
    }
    for (name, text) in parts where !allParts.contains(where: { $0.0 == name }) { zip.add(name, text ?? "") }
    return zip
  }

  /// The XML of a part.
  package func part(_ name: String) -> String { allParts.first { $0.0 == name }?.1 ?? "" }

  private static let relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
  private static let main = "xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\""

  private static func relationships(_ list: [(id: String, kind: String, target: String)]) -> String {
    let elements = list.map {
      "<Relationship Id=\"\($0.id)\" Type=\"\(relationships)/\($0.kind)\" Target=\"\($0.target)\"/>"
    }
    return "<Relationships>\(elements.joined())</Relationships>"
  }

  private var allParts: [(String, String)] {
    var parts = [
      ("[Content_Types].xml", "<Types/>"),
      ("_rels/.rels", Self.relationships([("rId1", "officeDocument", "xl/workbook.xml")])),
    ]
    var elements = ""
    var list = [("rIdS", "styles", "styles.xml")]
    if !strings.isEmpty { list.append(("rIdT", "sharedStrings", "/xl/sharedStrings.xml")) }
    for (index, sheet) in sheets.enumerated() {
      let state = index < states.count ? " state=\"\(states[index])\"" : ""
      elements += "<sheet name=\"\(sheet.name)\" sheetId=\"\(index + 1)\" r:id=\"rId\(index)\"\(state)/>"
      list.append(("rId\(index)", "worksheet", "worksheets/sheet\(index + 1).xml"))
    }
    let properties = isFrom1904 ? "<workbookPr date1904=\"1\"/>" : ""
    parts.append(
      (
        "xl/workbook.xml",
        "<?xml version=\"1.0\"?><workbook \(Self.main) xmlns:r=\"\(Self.relationships)\">\(properties)<sheets>\(elements)</sheets></workbook>"
      ))
    parts.append(("xl/_rels/workbook.xml.rels", Self.relationships(list)))
    var custom = ""
    var styles = "<xf numFmtId=\"0\"/>"
    for (index, format) in formats.enumerated() {
      if let id = Int(format) {
        styles += "<xf numFmtId=\"\(id)\"/>"
      } else {
        let code = format.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
        custom += "<numFmt numFmtId=\"\(164 + index)\" formatCode=\"\(code)\"/>"
        styles += "<xf numFmtId=\"\(164 + index)\"/>"
      }
    }
    parts.append(
      (
        "xl/styles.xml",
        "<styleSheet><numFmts>\(custom)</numFmts><cellStyleXfs><xf numFmtId=\"14\"/></cellStyleXfs><cellXfs>\(styles)</cellXfs></styleSheet>"
      ))
    if !strings.isEmpty { parts.append(("xl/sharedStrings.xml", "<sst>\(strings.joined())</sst>")) }
    for (index, sheet) in sheets.enumerated() {
      parts.append(
        (
          "xl/worksheets/sheet\(index + 1).xml",
          "<worksheet \(Self.main)><sheetData>\(sheet.rows)</sheetData>\(afterData)</worksheet>"
        ))
    }
    return parts
  }
}

/// A row of texts and numbers: numbers are as in the file, and texts are inline.
package func row(_ number: Int? = nil, _ cells: String...) -> String {
  let content = cells.map { cell in
    cell.isEmpty
      ? "<c/>"
      : Double(cell) != nil
        ? "<c><v>\(cell)</v></c>" : "<c t=\"inlineStr\"><is><t>\(cell)</t></is></c>"
  }
  return "<row\(number.map { " r=\"\($0)\"" } ?? "")>\(content.joined())</row>"
}

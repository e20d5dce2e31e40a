import CanvasTables
import CanvasWorkbooks
import TestSupport

extension Target {
  /// Bytes as a workbook, or as the parts of one, whose lengths and checksums are right.
  static let workbooks = Target(
    name: "workbooks",
    seeds: {
      let rows = row(1, "day", "sold") + "<row><c s=\"1\"><v>46027.5</v></c><c t=\"s\"><v>0</v></c></row>"
      let sample = SampleWorkbook(rows, formats: ["d/m/yy h:mm"], strings: ["<si><t>a_x000D_</t></si>"])
      let parts = ["xl/worksheets/sheet1.xml", "xl/styles.xml", "xl/sharedStrings.xml", "xl/workbook.xml"]
      return [sample.bytes] + parts.enumerated().map { [UInt8($0.offset)] + Array(sample.part($0.element).utf8) }
    },
    run: { bytes in
      let names = ["xl/worksheets/sheet1.xml", "xl/styles.xml", "xl/sharedStrings.xml", "xl/workbook.xml"]
      var file = bytes
      if !Workbook.isWorkbook(bytes), let first = bytes.first {
        var sample = SampleWorkbook(
          row(1, "day", "sold") + "<row><c s=\"1\"><v>46027.5</v></c><c t=\"s\"><v>0</v></c></row>",
          formats: ["d/m/yy h:mm"], strings: ["<si><t>a</t></si>"])
        sample.parts[names[Int(first) % names.count]] = String(decoding: bytes.dropFirst(), as: UTF8.self)
        file = sample.bytes
      }
      do throws(DataError) {
        let options = Table.Options(limits: TableLimits(maximumCellCount: 1 << 16))
        let table = try Workbook(contents: file, byteLimit: 1 << 20).table(options: options)
        require(table.rowCount * table.columns.count <= 1 << 16, "a table beyond its limit")
      } catch {
        require(!error.description.contains("\n"), "an error of two lines: \(error)")
      }
    })
}

import CanvasTables
import CanvasWorkbooks
import TestSupport
import Testing

@Suite(.enabled(if: Workbook.isAvailable)) struct WorkbookTests {
  @Test func aSheetIsATable() throws {
    let table = try SampleWorkbook(row(1, "product", "sales") + row(2, "Cola", "30") + row(3, "Water", "12.5")).table()
    #expect(table.columns.map(\.name) == ["product", "sales"])
    #expect(table.hasHeader && table.rowCount == 2)
    let chart = try ChartTable(table, choice: ColumnChoice())
    #expect(chart.x == .names(["Cola", "Water"]))
    #expect(chart.values == [[30, 12.5]])
  }

  @Test func sheetsHaveNames() throws {
    var sample = SampleWorkbook(row(1, "a", "b"))
    sample.sheets = [("Notes", row(1, "read", "me")), ("Sales", row(1, "day", "sold") + row(2, "Mo", "3"))]
    let workbook = try Workbook(contents: sample.bytes)
    #expect(workbook.sheetNames == ["Notes", "Sales"])
    #expect(try workbook.table(sheet: "Sales").columns.map(\.name) == ["day", "sold"])
    #expect(try workbook.table(sheet: "sales").columns.map(\.name) == ["day", "sold"])
    #expect(try workbook.table().rowCount == 0)
    #expect(throws: DataError(.choice(.sheet), found: "'Costs'", allowed: "one of 'Notes', 'Sales'")) {
      try workbook.table(sheet: "Costs")
    }
  }

  @Test func theFirstSheetThatIsShownIsRead() throws {
    var sample = SampleWorkbook("")
    sample.sheets = [("Lists", row(1, "a", "b")), ("Data", row(1, "day", "sold") + row(2, "Mo", "3"))]
    sample.states = ["hidden", "visible"]
    let chart = try ChartTable(sample.table(), choice: ColumnChoice())
    #expect(chart.xName == "day")
    #expect(chart.notes.contains(TableNote("the sheet 'Data' of 2 is read", choice: .sheet)))
  }

  @Test func emptyRowsAndColumnsAroundATableAreLeftOut() throws {
    let rows =
      "<row r=\"5\"><c r=\"D5\" t=\"str\"><v>day</v></c><c r=\"G5\" t=\"str\"><v>sold</v></c></row>"
      + "<row r=\"7\"><c r=\"D7\" t=\"str\"><v>Mo</v></c><c r=\"G7\"><v>3</v></c></row>"
      + "<row r=\"1048576\"><c r=\"D1048576\" t=\"str\"><v>Tu</v></c><c r=\"XFD1048576\"><v>4</v></c></row>"
    let table = try SampleWorkbook(rows).table()
    #expect(table.columns.map(\.name) == ["day", "sold", "column 3"])
    #expect(table.rowCount == 2)
  }

  @Test func titlesAboveTheHeaderAndRemarksBelowTheTableAreLeftOut() throws {
    let rows =
      row(1, "Report", "", "") + row(3, "day", "sold", "left") + row(4, "Mo", "3", "5") + row(5, "Tu", "4", "6")
      + row(6, "Source: the shop", "", "")
    let chart = try ChartTable(SampleWorkbook(rows).table(), choice: ColumnChoice())
    #expect(chart.placeNames() == ["Mo", "Tu"])
    #expect(chart.notes.count { $0.text.contains("left out") } == 2)
  }

  @Test func rowsAboveTheHeaderCanBeSkipped() throws {
    let rows = row(2, "old", "header") + row(9, "day", "sold") + row(10, "Mo", "3")
    let table = try SampleWorkbook(rows).table(options: Table.Options(skippedLines: 8))
    #expect(table.columns.map(\.name) == ["day", "sold"])
  }

  @Test func textsAreSharedInlineOrResults() throws {
    let strings = [
      "<si><t>name</t></si>", "<si><r><t>rich</t></r><r><rPr><b/></rPr><t xml:space=\"preserve\"> text</t></r></si>",
      "<si><t>東京</t><rPh sb=\"0\" eb=\"2\"><t>トウキョウ</t></rPh></si>", "<si><t>two_x000D_\nlines_x00E9_x</t></si>",
    ]
    let rows =
      "<row><c t=\"s\"><v>0</v></c><c t=\"str\"><f>A1</f><v>value</v></c></row>"
      + "<row><c t=\"s\"><v>1</v></c><c><v>1</v></c></row><row><c t=\"s\"><v>2</v></c><c><v>2</v></c></row>"
      + "<row><c t=\"s\"><v>3</v></c><c><v>3</v></c></row>"
      + "<row><c t=\"inlineStr\"><is><r><t>&lt;in</t></r><r><t>line&gt; \"q\"</t></r></is></c><c><v>4</v></c></row>"
    let chart = try ChartTable(SampleWorkbook(rows, strings: strings).table(), choice: ColumnChoice())
    #expect(chart.placeNames() == ["rich text", "東京", "two\nlineséx", "<inline> \"q\""])
    #expect(chart.valueName == "value")
  }

  @Test func numbersKeepTheirDigits() throws {
    let numbers = ["1.1000000000000001", "-0.30000000000000004", "123456789012345678", "1.5E-7", "2E+22", "0", "42"]
    let rows = row(1, "n", "v") + numbers.enumerated().map { row(nil, "n\($0.offset)", $0.element) }.joined()
    let chart = try ChartTable(SampleWorkbook(rows).table(), choice: ColumnChoice())
    #expect(chart.values == [numbers.map { Double($0) }])
  }

  @Test func numbersHaveNoLocaleAndTextsHave() throws {
    let rows =
      row(1, "n", "v") + row(2, "a", "1234.5") + row(3, "b", "1.5E-3")
      + "<row><c t=\"str\"><v>c</v></c><c t=\"str\"><v>1.234,75</v></c></row>"
    let options = Table.Options(locale: LocaleFormat("de"))
    let chart = try ChartTable(SampleWorkbook(rows).table(options: options), choice: ColumnChoice())
    #expect(chart.values == [[1234.5, 0.0015, 1234.75]])
  }

  @Test func flagsAreTexts() throws {
    let rows =
      row(1, "paid", "n")
      + "<row><c t=\"b\"><v>1</v></c><c><v>4</v></c></row><row><c t=\"b\"><v>0</v></c><c><v>6</v></c></row>"
    let chart = try ChartTable(SampleWorkbook(rows).table(), choice: ColumnChoice())
    #expect(chart.placeNames() == ["true", "false"])
  }

  @Test func errorsAndFormulasWithoutAResultAreMissing() throws {
    let rows =
      row(1, "n", "v") + "<row><c t=\"str\"><v>a</v></c><c t=\"e\"><v>#N/A</v></c></row>"
      + "<row><c t=\"str\"><v>b</v></c><c><f>1+1</f></c></row>" + row(nil, "c", "3")
    let chart = try ChartTable(SampleWorkbook(rows).table(), choice: ColumnChoice())
    #expect(chart.values == [[nil, nil, 3]])
    #expect(chart.notes.map(\.text).contains("1 error is a missing value, the first #N/A in Sheet1!B2"))
    #expect(chart.notes.contains { $0.text.hasPrefix("1 formula without a result, the first in Sheet1!B3") })
  }

  @Test func mergedTextsHoldForEachRow() throws {
    var sample = SampleWorkbook(
      row(1, "area", "kind", "sold") + row(2, "North", "a", "1") + row(3, "", "b", "2") + row(4, "South", "a", "3")
        + row(5, "", "b", ""))
    sample.afterData =
      "<mergeCells><mergeCell ref=\"A2:A3\"/><mergeCell ref=\"A4:A5\"/><mergeCell ref=\"C4:C5\"/></mergeCells>"
    var choice = ColumnChoice()
    choice.x = "area"
    choice.series = .column("kind")
    let chart = try ChartTable(sample.table(), choice: choice)
    #expect(chart.placeNames() == ["North", "South"])
    // The number isn't repeated: it would count twice.
    #expect(chart.values == [[1, 3], [2, nil]])
  }

  @Test func prefixesOfElementsDontCount() throws {
    var sample = SampleWorkbook("")
    sample.parts["xl/worksheets/sheet1.xml"] = """
      <x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData><x:row r="1">\
      <x:c r="A1" t="str"><x:v>n</x:v></x:c><x:c r="B1" t="str"><x:v>v</x:v></x:c></x:row><x:row r="2">\
      <x:c r="A2" t="str"><x:v>a</x:v></x:c><x:c r="B2"><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>
      """
    #expect(try ChartTable(sample.table(), choice: ColumnChoice()).values == [[7]])
  }

  @Test func aProblemNamesTheCell() throws {
    let rows = row(1, "n", "v") + row(3, "a", "1") + row(5, "b", "x7")
    let table = try SampleWorkbook(rows).table()
    var choice = ColumnChoice()
    choice.y = ["v"]
    let error = #expect(throws: DataError.self) { try ChartTable(table, choice: choice) }
    #expect(error?.place == .cell(sheet: "Sheet1", row: 5, column: 2))
    #expect(error?.description.hasPrefix("Sheet1!B5: 'x7'; ") ?? false)
  }

  @Test func aCellIsNamedAsInSpreadsheets() {
    #expect(CellName.name(sheet: "Sheet1", row: 7, column: 2) == "Sheet1!B7")
    #expect(CellName.name(sheet: "My sheet", row: 10, column: 27) == "'My sheet'!AA10")
    #expect(CellName.name(sheet: "2026", row: 1, column: 16_384) == "'2026'!XFD1")
    #expect(CellName.place("XFD1048576".utf8)?.column == 16_384)
    for text in ["XFE1", "A0", "A1048577", "7", "B", "b7", "", "B7B", "ZZZZZZZZZZZZZZZZZZZZZ1"] {
      #expect(CellName.place(text.utf8) == nil)
    }
  }
}

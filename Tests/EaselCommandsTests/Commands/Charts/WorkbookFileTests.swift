import Canvas
import CanvasWorkbooks
import EaselCommands
import EaselTestSupport
import TestSupport
import Testing

/// Sheets of .xlsx workbooks as the tables of commands.
@Suite struct WorkbookFileTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    var sample = SampleWorkbook("")
    sample.sheets = [
      ("May", row(1, "product", "sales") + row(2, "Cola", "30") + row(3, "Water", "12.5")),
      ("June", row(1, "product", "sales") + row(2, "Cola", "44") + row(4, "Water", "closed soon")),
    ]
    folder = try TemporaryFolder()
    file = try folder.write(sample.bytes, as: "sales.xlsx")
  }

  @Test(.enabled(if: Workbook.isAvailable), arguments: [["pie"], ["chart", "bars"], ["chart", "histogram"]])
  func aSheetIsDrawn(command: [String]) throws {
    let run = RecordedRun(command + [file, "-o", "-"])
    #expect(run.status == .done, "\(run.error)")
    #expect(try Image(contents: run.outputBytes).pixelWidth > 0)
    #expect(run.error.contains("sales.xlsx: the sheet 'May' of 2 is read; --sheet chooses another"))
  }

  @Test(.enabled(if: Workbook.isAvailable)) func aSheetIsTheSameAsTheTableInIt() {
    let table = RecordedRun(["pie", "-", "-o", "-", "--quiet"], input: "product,sales\nCola,30\nWater,12.5\n")
    let sheet = RecordedRun(["pie", file, "-o", "-", "--quiet", "--sheet", "May"])
    #expect(sheet.status == .done)
    #expect(sheet.outputBytes == table.outputBytes)
  }

  @Test(.enabled(if: Workbook.isAvailable)) func anErrorNamesTheCell() {
    let run = RecordedRun(["chart", "bars", file, "-o", "-", "--quiet", "--sheet", "June", "--y", "sales"])
    #expect(run.status == .badContent)
    #expect(run.error.hasPrefix("\(file): June!B4: 'closed soon'; a number"), "\(run.error)")
  }

  @Test(.enabled(if: Workbook.isAvailable)) func anUnknownSheetIsAnErrorWithThoseThereAre() {
    let run = RecordedRun(["pie", file, "-o", "-", "--sheet", "July"])
    #expect(run.status == .usage)
    #expect(run.error.hasPrefix("\(file): --sheet: 'July'; one of 'May', 'June'"), "\(run.error)")
  }

  @Test func aTextHasNoSheets() {
    let run = RecordedRun(["pie", "-", "-o", "-", "--sheet", "May"], input: "a,1\n")
    #expect(run.status == .usage)
    #expect(run.error.hasPrefix("standard input: --sheet: 'May'; only .xlsx workbooks have sheets"), "\(run.error)")
  }

  @Test(.enabled(if: Workbook.isAvailable)) func aDamagedWorkbookIsAnError() throws {
    let bytes = try folder.bytes("sales.xlsx")
    let file = try folder.write(Array(bytes.dropLast(30)), as: "cut.xlsx")
    let run = RecordedRun(["pie", file, "-o", "-"])
    #expect(run.status == .badContent)
    #expect(run.error == "\(file): a file that is cut off; a complete workbook\n", "\(run.error)")
  }

  #if !(Full || XLSX)
    @Test func aBuildWithoutTheTraitSaysSo() {
      let run = RecordedRun(["pie", file, "-o", "-"])
      #expect(run.status == .badContent)
      #expect(run.error.contains("this build was made without the trait XLSX"))
    }
  #endif
}

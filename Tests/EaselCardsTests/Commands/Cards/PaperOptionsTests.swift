import Canvas
import EaselCommands
import EaselTestSupport
import TestSupport
import Testing

/// `--pages` and its companions.
@Suite struct PaperOptionsTests {
  private let print = ["--card", "poker", "--dpi", "50", "--pages", "A4"]

  @Test func sheetsAreFilesOrOnePDF() throws {
    let folder = try TemporaryFolder()
    let some = print + ["--draw", "10", "--backs", "separate", "--page-numbers", "--color-bar"]
    #expect(RecordedRun(["deck", "-o", folder["sheets"]] + some).status == .done)
    #expect(folder.names("sheets") == ["sheet-1-back.png", "sheet-1.png", "sheet-2-back.png", "sheet-2.png"])
    let sheet = try Image(png: folder.bytes("sheets/sheet-1.png"))
    #expect(sheet.pixelWidth == 413 && sheet.color(atPixelX: 2, y: 2) == .white)
    let run = RecordedRun(["deck", "-o", folder["a.pdf"], "--json"] + some)
    #expect(run.status == .done && run.output.contains(#""pages":4"#), "\(run.output)")
    let file = try StrictPDF(folder.bytes("a.pdf"))
    let pages = file.numbers(with: "/Type/Page/").compactMap { file.objects[$0] }
    #expect(pages.count == 4)
    #expect(pages.allSatisfy { $0.contains("/MediaBox[0 0 595.276 841.89]/TrimBox[0 0 595.276 841.89]") })
  }

  @Test func aPrinterIsMeasured() throws {
    let folder = try TemporaryFolder()
    let run = RecordedRun(
      "deck", "-o", folder["c.pdf"], "--pages", "letter", "--calibrate", "--back-offset", "-0.4,0.2mm")
    #expect(run.status == .done && run.error.isEmpty)
    #expect(try StrictPDF(folder.bytes("c.pdf")).numbers(with: "/Type/Page/").count == 2)
  }

  @Test(
    arguments: [
      (["--gap", "2mm"], "--gap requires --pages, such as A4"),
      (["--pages", "A4"], "--pages requires --card, such as poker"),
      (["--hand", "fan", "--pages", "A4"], "--pages requires --card, such as poker"),
      (
        ["--pages", "A9"],
        "The value 'A9' is invalid for '--pages <paper>': use A4, A3, A5, letter, legal, tabloid or a size such as 210x330mm"
      ),
      (
        ["--card", "jumbo", "--pages", "100x100mm"],
        "a card of 88.9 x 139.7 mm doesn't fit on 100x100mm (100 x 100 mm) between the margins; use larger paper or smaller margins"
      ),
      (
        ["--card", "poker", "--pages", "A4", "--copies", "1000000000"],
        "The value '1000000000' is invalid for '--copies <number>': must be a whole number from 1 to 10000"
      ),
      (
        ["--card", "poker", "--pages", "A4", "--copies", "2000"],
        "12000 pages; must be at most 10000; use fewer --copies"
      ),
      (
        ["--card", "poker", "--pages", "A4", "--gap", "nanmm"],
        "The value 'nanmm' is invalid for '--gap <length>': must be a number of at least 0 with a unit, such as 1/8in, 3mm or 36px"
      ),
      (
        ["--card", "poker", "--pages", "A4", "--backs", "interleaved", "--back-offset", "1,infmm"],
        "The value '1,infmm' is invalid for '--back-offset <x,y>': must be two distances to the right and down with a unit of at most an inch, such as 0.4,-0.2mm"
      ),
      (
        ["--card", "poker", "--pages", "A4", "--back-offset", "1,1mm"],
        "--back-offset requires --backs"
      ),
    ] as [([String], String)])
  func whatCannotBePrintedIsALineAnd64(options: [String], line: String) throws {
    let folder = try TemporaryFolder()
    let run = RecordedRun(["deck", "-o", folder["a"]] + options)
    #expect(run.status == .usage)
    #expect(run.errorLines.first.map(String.init) == line)
    #expect(folder.names.isEmpty)
  }
}

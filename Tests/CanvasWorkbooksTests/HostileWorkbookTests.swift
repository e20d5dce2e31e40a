import Canvas
import CanvasTables
import CanvasWorkbooks
import TestSupport
import Testing

@Suite(.enabled(if: Workbook.isAvailable)) struct HostileWorkbookTests {
  private let sample = SampleWorkbook(
    row(1, "day", "sold", "share") + row(2, "Mo", "3", "0.5")
      + "<row><c t=\"s\"><v>0</v></c><c s=\"1\"><v>4</v></c></row>",
    formats: ["0%"], strings: ["<si><t>Tu</t></si>"])

  /// The error for a file.
  private func error(_ bytes: [UInt8], options: Table.Options = Table.Options()) -> String? {
    do {
      _ = try Workbook(contents: bytes).table(options: options)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [false, true]) func everyCutOffFileIsAnError(isWide: Bool) throws {
    var sample = sample
    sample.isWide = isWide
    let bytes = sample.bytes
    #expect(error(bytes) == nil)
    for count in bytes.indices { #expect(error(Array(bytes[..<count])) != nil, "\(count) bytes") }
  }

  @Test func changedBytesNeverTrap() {
    var generator = SeededGenerator(seed: 7)
    let bytes = sample.bytes
    var readCount = 0
    for _ in 0..<4000 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let index = Int.random(in: changed.indices, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: changed[index] = UInt8.random(in: 0...255, using: &generator)
        case 1: changed[index] = [0, 0xFF, 0x7F, 0x80].randomElement(using: &generator) ?? 0
        default: changed.remove(at: index)
        }
      }
      if error(changed) == nil { readCount += 1 }
    }
    // The checksum finds changes of the content; the rest changed what isn't used, such as a date.
    #expect(readCount < 1500)
  }

  @Test func changedXMLNeverTraps() {
    var generator = SeededGenerator(seed: 8)
    let pieces = [
      "<", ">", "\"", "/", "&", "r=\"A9\"", "<c>", "</c>", "<v>", "9", "-", "e", "s=\"9\"", "<row>", "\u{0}",
    ]
    for part in ["xl/worksheets/sheet1.xml", "xl/workbook.xml", "xl/styles.xml", "xl/sharedStrings.xml"] {
      for _ in 0..<500 {
        var changed = sample
        var text = Array(sample.part(part))
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
          let index = Int.random(in: text.indices, using: &generator)
          text.replaceSubrange(
            index..<min(index + Int.random(in: 0...4, using: &generator), text.count),
            with: pieces.randomElement(using: &generator) ?? "")
        }
        changed.parts[part] = String(text)
        _ = error(changed.bytes)
      }
    }
  }

  @Test(arguments: [
    ("xl/workbook.xml", "workbook: a zip file without a workbook; an .xlsx workbook, or a table as CSV"),
    ("xl/worksheets/sheet1.xml", "xl/worksheets/sheet1.xml: no such part; a complete workbook"),
    ("xl/sharedStrings.xml", "xl/sharedStrings.xml: no such part; a complete workbook"),
    ("xl/_rels/workbook.xml.rels", "xl/workbook.xml: the sheet 'Sheet1' without a part; a complete workbook"),
  ])
  func aMissingPartIsAnError(part: String, message: String) {
    var sample = sample
    sample.parts[part] = .some(nil)
    #expect(error(sample.bytes) == message)
  }

  @Test(arguments: ["xl/styles.xml", "_rels/.rels", "[Content_Types].xml"]) func somePartsMayBeMissing(part: String) {
    var sample = sample
    sample.parts[part] = .some(nil)
    #expect(error(sample.bytes) == nil)
  }

  @Test func entitiesAreRefused() {
    var sample = sample
    sample.parts["xl/sharedStrings.xml"] = """
      <!DOCTYPE sst [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]><sst><si><t>&b;</t></si></sst>
      """
    #expect(
      error(sample.bytes)
        == "xl/sharedStrings.xml: a document type; XML without one, as programs write workbooks")
    sample.parts["xl/sharedStrings.xml"] = "<sst><si><t>&b;</t></si></sst>"
    #expect(error(sample.bytes) == "xl/sharedStrings.xml: line 1: undefined entity; well-formed XML")
  }

  @Test func deepAndLongXMLIsRefused() {
    var sample = sample
    sample.parts["xl/styles.xml"] = String(repeating: "<a>", count: 200)
    #expect(error(sample.bytes) == "xl/styles.xml: more elements inside of each other; at most 100")
    sample.parts["xl/styles.xml"] = "<a b=\"\(String(repeating: "x", count: 3 << 20))\"/>"
    #expect(error(sample.bytes) == "xl/styles.xml: a longer tag; at most 1048576 bytes in a tag or a comment")
  }

  @Test func encryptedAndOtherFilesAreNamed() {
    let compound: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]
    let old = compound + [UInt8](repeating: 0, count: 1000)
    #expect(
      error(old) == "workbook: a workbook of Excel before 2007 (.xls); an .xlsx workbook, or a table as CSV")
    let name: [UInt8] = "EncryptedPackage".utf8.flatMap { [$0, 0] }
    #expect(error(old + name) == "workbook: an encrypted workbook; a workbook without a password")
    var ods = ZipWriter()
    ods.add("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
    ods.add("content.xml", "<a/>")
    #expect(
      error(ods.file())
        == "workbook: an OpenDocument file (.ods); an .xlsx workbook, or a table as CSV")
    var binary = ZipWriter()
    binary.add("xl/workbook.bin", "")
    #expect(error(binary.file())?.contains(".xlsb") ?? false)
    var secret = sample.zip
    secret.add("more", [1, 2, 3], flags: 1)
    #expect(error(secret.file()) == nil)
    #expect(error([0x50, 0x4B, 0x03, 0x04]) == "workbook: a file that is cut off; a complete workbook")
  }

  @Test func lengthsAndChecksumsAreChecked() {
    func sample(_ add: (inout ZipWriter) -> Void) -> String? {
      var sample = self.sample
      sample.parts["xl/sharedStrings.xml"] = .some(nil)
      var zip = sample.zip
      add(&zip)
      return error(zip.file())
    }
    let texts = Array("<sst><si><t>Tu</t></si></sst>".utf8)
    let name = "xl/sharedStrings.xml"
    #expect(sample { $0.add(name, texts) } == nil)
    #expect(sample { $0.add(name, texts, flags: 1) } == "\(name): encrypted bytes; a workbook without a password")
    #expect(sample { $0.add(name, texts, checksum: 1) } == "\(name): a wrong checksum; a workbook without damage")
    #expect(sample { $0.add(name, texts, byteCount: 5) }?.hasSuffix("5, as the directory says") ?? false)
    #expect(sample { $0.add(name, texts, byteCount: 500) }?.hasSuffix("500, as the directory says") ?? false)
    #expect(sample { $0.add(name, texts, method: 12) } == "\(name): compression method 12; Deflate, or none")
    #expect(sample { $0.add(name, texts, method: 8) }?.hasPrefix(name) ?? false)
    let block = [1, UInt8(texts.count), 0, ~UInt8(texts.count), 0xFF] + texts
    #expect(
      sample { $0.add(name, block, method: 8, plain: texts, byteCount: 5) }
        == "\(name): more bytes; 5, as the directory says")
    #expect(
      sample { $0.add(name, texts, method: 8, byteCount: 1 << 30) }
        == "\(name): 1073741824 bytes; at most 250 times the compressed ones")
    #expect(
      sample { $0.add(name, texts, method: 8, byteCount: 4_000_000_000) }
        == "\(name): 4000000000 bytes; at most 1073741824")
    #expect(
      sample {
        $0.add(name, texts)
        $0.add(name.uppercased(), texts)
      } == "\(name.uppercased()): another part of this name; one")
  }

  @Test func deflatedPartsAreRead() {
    var sample = sample
    sample.parts["xl/sharedStrings.xml"] = .some(nil)
    var zip = sample.zip
    let texts = Array("<sst><si><t>Tu</t></si></sst>".utf8)
    // One block without compression: its length and the complement of it.
    let block = [1, UInt8(texts.count), 0, ~UInt8(texts.count), 0xFF] + texts
    zip.add("xl/sharedStrings.xml", block, method: 8, plain: texts)
    #expect(error(zip.file()) == nil)
    #expect(error(zip.file(comment: "written by a test")) == nil)
  }

  @Test func partsThatShareBytesAreRefused() {
    var zip = sample.zip
    let inner = zip.bytes.count
    var other = ZipWriter()
    other.add("b", "content")
    // The content of one part is another part.
    zip.add("a", other.bytes)
    zip.addEntry("b", at: inner + 31)
    #expect(error(zip.file()) == "b: bytes of another part; bytes of its own")
  }

  @Test func tooManyCellsAreRefused() {
    var options = Table.Options()
    options.limits = TableLimits(maximumCellCount: 6)
    let wide = SampleWorkbook(row(1, "a", "b", "c") + row(2, "1", "2", "3") + row(3, "4", "5", "6"))
    #expect(error(wide.bytes, options: options) == "Sheet1!A3: more cells; at most 6 cells in the table")
    // Few cells, but many rows and columns.
    let sparse = SampleWorkbook(
      (1...4).map { "<row r=\"\($0)\"><c r=\"\(["A", "B", "C", "D"][$0 - 1])\($0)\"><v>1</v></c></row>" }.joined())
    #expect(error(sparse.bytes, options: options) == "Sheet1!D4: more cells; at most 6 cells in the table")
  }

  @Test(arguments: [
    ("<row r=\"5\"/><row r=\"4\"/>", "Sheet1!A5: row 4 below row 5; ascending rows, at most 1048576"),
    ("<row r=\"1048577\"/>", "Sheet1!A1: row 1048577 below row 0; ascending rows, at most 1048576"),
    (
      "<row r=\"5\"><c r=\"B5\"/><c r=\"A5\"/></row>",
      "Sheet1!B5: the cell 'A5' in row 5; the cells of the row from left to right"
    ),
    ("<row r=\"5\"><c r=\"B7\"/></row>", "Sheet1!A5: the cell 'B7' in row 5; the cells of the row from left to right"),
    ("<row><c r=\"XFE1\"/></row>", "Sheet1!A1: the cell 'XFE1' in row 1; the cells of the row from left to right"),
    ("<row><c t=\"s\"><v>1</v></c></row>", "Sheet1!A1: text '1'; a text of the workbook"),
    ("<row><c t=\"s\"><v>-1</v></c></row>", "Sheet1!A1: text '-1'; a text of the workbook"),
    ("<row><c t=\"q\"><v>1</v></c></row>", "Sheet1!A1: the type 'q'; n, s, str, inlineStr, b, e or d"),
    ("<row><c/><c><v>1,5</v></c></row>", "Sheet1!B1: '1,5'; a number"),
    ("<row/>", "Sheet1!A1: no data; rows of a table in the sheet"),
    ("<row><c r=\"XFD1\"/><c/></row>", "Sheet1!XFD1: more cells; at most 16384 in a row"),
  ])
  func oddCellsAreErrorsWithAPlace(rows: String, message: String) {
    #expect(error(SampleWorkbook(rows, strings: ["<si><t>x</t></si>"]).bytes) == message)
  }

  @Test func longTextsAreRefused() {
    let long = String(repeating: "x", count: 131_073)
    let rows = row(1, "a", "b") + row(2, "n", long)
    #expect(error(SampleWorkbook(rows).bytes) == "Sheet1!B2: a longer text; at most 131072 bytes in a cell")
    #expect(
      error(SampleWorkbook(row(1, "a"), strings: ["<si><t>\(long)</t></si>"]).bytes)
        == "xl/sharedStrings.xml: a longer text; at most 131072 bytes in a cell")
  }
}

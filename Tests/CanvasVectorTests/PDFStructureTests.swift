import Canvas
import CanvasPDF
import CanvasSVG
import TestSupport
import Testing

/// What screen readers find in files: a tree of elements, and marks of the content that they stand for.
@Suite struct PDFStructureTests {
  private let page: Recording

  init() throws {
    let font = try Font.default(size: 20)
    page = try Recording(size: Size(width: 200, height: 200)) { context in
      context.fill(context.bounds, with: .color(.white))
      context.draw(StyledText("one", font: font), at: Point(x: 5, y: 5))
      context.draw(StyledText("two", font: font), at: Point(x: 5, y: 45))
      context.fill(Rect(x: 9, y: 9, width: 9, height: 9), with: .color(.red))
      context.withTransparencyLayer(alpha: 0.5) {
        context.draw(StyledText("three", font: font), at: Point(x: 5, y: 85))
        context.draw(StyledText("four", font: font), at: Point(x: 5, y: 125))
      }
      context.addLink("https://example.org", in: Rect(x: 9, y: 9, width: 9, height: 9))
    }
  }

  private func file(_ change: (inout PDFDocument) -> Void = { _ in }, description: String = "") throws -> StrictPDF {
    var document = PDFDocument()
    change(&document)
    document.addPage(page, description: description)
    document.addPage(page)
    return try StrictPDF(document.bytes())
  }

  /// The marks of a file's pages: those that begin and end, in their order.
  private func marks(_ file: StrictPDF) -> [[String]] {
    file.streams.sorted { $0.key < $1.key }.filter {
      file.objects[$0.key] == "" || file.objects[$0.key]?.hasPrefix("/Length") == true
        || file.objects[$0.key]?.hasPrefix("/Filter") == true
    }
    .map { String(decoding: $0.value, as: UTF8.self).split(separator: "\n").map(String.init) }
    .map { lines in
      lines.filter { $0.hasSuffix("BMC") || $0.hasSuffix("BDC") || $0 == "EMC" }
    }
    .filter { !$0.isEmpty }
  }

  @Test func textsAreParagraphsAndAllElseIsDecoration() throws {
    let file = try self.file()
    let artifact = ["/Artifact BMC", "EMC"]
    func text(_ number: Int) -> [String] { ["/P<</MCID \(number)>>BDC", "EMC"] }
    let page = artifact + text(0) + text(1) + artifact + text(2)
    let found = marks(file)
    #expect(found.count == 2)
    for marks in found {
      #expect(marks.prefix(page.count) == page[...])
      #expect(marks.dropFirst(page.count) == artifact[...])
    }
    #expect(file.numbers(with: "/S/P/").count == 6)
    #expect(file.numbers(with: "/MarkInfo<</Marked true>>").count == 1)
    // Elements are found by the numbers of pages and links.
    #expect(file.numbers(with: "/StructParents 0/Tabs/S").count == 1)
    #expect(file.numbers(with: "/StructParents 2/Tabs/S").count == 1)
    #expect(file.numbers(with: "/StructParent 1>>").count == 1 && file.numbers(with: "/S/Link/").count == 2)
    let tree = try #require(file.numbers(with: "/ParentTree").first.flatMap { file.objects[$0] })
    #expect(tree.contains("/Nums[0 [") && tree.contains("] 1 ") && tree.contains(" 2 [") && tree.contains("] 3 "))
  }

  @Test func aDescriptionMakesAPageAFigure() throws {
    let file = try self.file(description: "Bars")
    #expect(marks(file).contains(["/Figure<</MCID 0>>BDC", "EMC"]))
    let figure = try #require(file.numbers(with: "/S/Figure").first.flatMap { file.objects[$0] })
    #expect(figure.contains("/Alt<FEFF0042006100720073>") && figure.contains("/BBox[0 0 200 200]"))
    #expect(file.numbers(with: "/S/P/").count == 3)
    #expect(file.text.contains("one"))
  }

  @Test func figuresAreReadInTheirPlaces() throws {
    let font = try Font.default(size: 20)
    let page = try Recording(size: Size(width: 200, height: 200)) { context in
      context.draw(StyledText("one", font: font), at: Point(x: 5, y: 5))
      context.clip(to: Rect(x: 0, y: 40, width: 100, height: 20))
      context.withFigure("Bars", in: Rect(x: 10, y: 40, width: 50, height: 100)) {
        context.fill(context.bounds, with: .color(.red))
        // Its text and the figure in it are only parts of it.
        context.draw(StyledText("in it", font: font), at: Point(x: 5, y: 45))
        context.withFigure("A bar", in: context.bounds) { context.fill(context.bounds, with: .color(.blue)) }
        context.withTransparencyLayer(alpha: 0.5) { context.draw(StyledText("more", font: font), at: .zero) }
      }
      context.withFigure("", in: context.bounds) {
        context.draw(StyledText("rule", font: font), at: Point(x: 5, y: 40))
      }
      context.withFigure("Beyond", in: Rect(x: 0, y: 100, width: 9, height: 9)) {
        context.draw(StyledText("two", font: font), at: Point(x: 5, y: 45))
      }
    }
    var document = PDFDocument()
    document.addPage(page)
    let file = try StrictPDF(document.bytes())
    let artifact = ["/Artifact BMC", "EMC"]
    #expect(
      marks(file) == [
        artifact + ["/P<</MCID 0>>BDC", "EMC"] + artifact + ["/Figure<</MCID 1>>BDC", "EMC"] + artifact
          + ["/P<</MCID 2>>BDC", "EMC"] + artifact
      ])
    let figures = file.numbers(with: "/S/Figure").compactMap { file.objects[$0] }
    #expect(figures.count == 1 && file.numbers(with: "/S/P/").count == 2)
    #expect(figures[0].contains("/Alt<FEFF0042006100720073>") && figures[0].contains("/BBox[10 140 60 160]"))
  }

  @Test func figuresOfRecordingsAndLayersAreRead() throws {
    let inner = try Recording(size: Size(width: 10, height: 10)) { context in
      context.withFigure("Pip", in: context.bounds) { context.fill(context.bounds, with: .color(.red)) }
    }
    let page = try Recording(size: Size(width: 100, height: 100)) { context in
      context.draw(inner, in: Rect(x: 20, y: 20, width: 40, height: 40))
      context.withTransparencyLayer(alpha: 0.5) {
        for word in ["A", "B"] {
          context.withFigure(word, in: Rect(x: 0, y: 0, width: 9, height: 9)) {
            context.fill(context.bounds, with: .color(.blue))
          }
        }
      }
    }
    var document = PDFDocument()
    document.addPage(page)
    let file = try StrictPDF(document.bytes())
    let figures = file.numbers(with: "/S/Figure").compactMap { file.objects[$0] }
    // What is drawn as one has one figure.
    #expect(figures.count == 2)
    #expect(figures.contains { $0.contains("/Alt<FEFF005000690070>") && $0.contains("/BBox[20 40 60 80]") })
    #expect(figures.contains { $0.contains("/Alt<FEFF0041002C00200042>") })
    let svg = page.svg()
    #expect(svg.contains("<g role=\"img\" aria-label=\"Pip\">") && !svg.prefix { $0 != ">" }.contains("role="))
  }

  @Test func figuresOfPicturesHaveTheirPixels() throws {
    func draw(_ context: DrawingContext, isFigure: Bool) {
      let body = {
        context.clip(to: Rect(x: 10, y: 10, width: 30, height: 30))
        context.fill(context.bounds, with: .color(.red))
      }
      context.withGState { isFigure ? context.withFigure("a & \"b\"", in: context.bounds, body) : body() }
      context.withGState {
        context.clip(to: Rect(x: 0, y: 0, width: 20, height: 20))
        context.fill(context.bounds, with: .color(.blue))
      }
    }
    let (plain, figure) = try (
      Recording(size: Size(width: 50, height: 50)) { draw($0, isFigure: false) },
      Recording(size: Size(width: 50, height: 50)) { draw($0, isFigure: true) }
    )
    #expect(try plain.makeImage() == figure.makeImage())
    let svg = figure.svg()
    #expect(svg.contains("aria-label=\"a &amp; &quot;b&quot;\""))
    #expect(svg.matches(of: /<g\b/).count == svg.matches(of: /<\/g>/).count)
    func image(_ svg: String) throws -> Image {
      let document = try SVGDocument(data: Array(svg.utf8))
      return try Image(size: plain.size) { document.draw(in: $0.bounds, on: $0) }
    }
    #expect(try image(svg) == image(plain.svg()))
  }

  @Test func aFileWithoutTagsHasNoMarks() throws {
    let file = try self.file { $0.isTagged = false }
    #expect(marks(file).isEmpty && file.numbers(with: "Struct").isEmpty)
  }

  /// The kinds of a file's elements, in its order.
  private func kinds(_ file: StrictPDF) -> [String] {
    file.objects.sorted { $0.key < $1.key }.compactMap { _, text in
      text.contains("/S/") && text.contains("/P ") && !text.contains("/Link/")
        ? text.firstRange(of: "/S/").map { String(text[$0.upperBound...].prefix { $0 != "/" }) } : nil
    }.filter { $0 != "Document" }
  }

  private func file(sizes: [Double], language: String? = nil) throws -> StrictPDF {
    let font = try Font.default(size: 10)
    var document = PDFDocument()
    document.addPage(
      try Recording(size: Size(width: 200, height: 200)) { context in
        for (index, size) in sizes.enumerated() {
          var attributes = TextAttributes(font: font.withSize(size))
          if index < 2 { attributes.language = language.flatMap(TextLanguage.init) }
          let text = StyledText("Words of a text", attributes: attributes)
          context.draw(text, at: Point(x: 0, y: 20 * Double(index)))
        }
      })
    return try StrictPDF(document.bytes())
  }

  @Test(arguments: [
    ([30, 10, 10, 20, 10, 10], ["H1", "P", "P", "H2", "P", "P"]), ([10, 11, 10], ["P", "P", "P"]),
    // A level isn't left out on the way down.
    ([20, 10, 10, 30, 10], ["H1", "P", "P", "H1", "P"]), ([30], ["P"]), ([10, 12, 10], ["P", "H1", "P"]),
    ([60, 50, 40, 30, 20, 18, 15, 10, 10], ["H1", "H2", "H3", "H4", "H5", "H6", "H6", "P", "P"]),
  ]) func largerTextsAreHeadings(sizes: [Double], expected: [String]) throws {
    #expect(kinds(try file(sizes: sizes)) == expected)
  }

  @Test func textsHaveTheirLanguage() throws {
    let file = try self.file(sizes: [10, 10, 10], language: "sr")
    #expect(file.numbers(with: "/S/P/Lang<FEFF00730072>").count == 2)
    #expect(file.numbers(with: "/Catalog").first.flatMap { file.objects[$0] }?.contains("/Lang<FEFF00730072>") == true)
  }

  @Test func aPictureWithoutTextsHasTheNameOfTheFile() throws {
    var document = PDFDocument(title: "Logo")
    document.addPage(try Recording(size: Size(width: 9, height: 9)) { $0.fill($0.bounds, with: .color(.red)) })
    document.addPage(page)
    let file = try StrictPDF(document.bytes())
    #expect(file.numbers(with: "/S/Figure/Alt<FEFF004C006F0067006F>").count == 1)
  }

  @Test func textsInAreasAreCellsAndItems() throws {
    let font = try Font.default(size: 10)
    func page(_ count: Int) throws -> Recording {
      try Recording(size: Size(width: 200, height: 200)) { context in
        for index in 0..<count {
          let cell = Rect(x: 60 * Double(index % 2), y: 20 * Double(index / 2), width: 60, height: 20)
          context.addArea(
            .cell(table: 0, row: index / 2, span: index == 3 ? 2 : 1, heads: index == 0 ? .column : nil), in: cell)
          context.draw(StyledText("\(index)", font: font), in: cell)
        }
        let item = Rect(x: 0, y: 100, width: 60, height: 20)
        context.addArea(.item(list: 1), in: item)
        context.draw(StyledText("item", font: font), in: item)
        context.draw(StyledText("alone", font: font), at: Point(x: 0, y: 150))
      }
    }
    var document = PDFDocument()
    document.addPage(try page(4))
    // Two of the same recording are two tables, and their texts aren't one.
    let nested = try page(2)
    document.addPage(
      try Recording(size: Size(width: 200, height: 200)) { context in
        for x in [0.0, 100] { context.draw(nested, in: Rect(x: x, y: 0, width: 100, height: 200)) }
      })
    let file = try StrictPDF(document.bytes())
    let found = kinds(file)
    func count(_ kind: String) -> Int { found.count { $0 == kind } }
    #expect(
      count("Table") == 3 && count("TR") == 4 && count("TD") == 5 && count("TH") == 3 && count("L") == 3
        && count("LBody") == 3)
    // Most letters are those of the small pages.
    #expect(count("P") == 13 && count("H1") == 1)
    let table = try #require(file.numbers(with: "/S/Table/").first)
    let rows = file.numbers(with: "/S/TR/P \(table) 0 R")
    #expect(rows.count == 2)
    #expect(rows.map { file.numbers(with: "/S/TD/P \($0) 0 R").count } == [1, 2])
    #expect(file.numbers(with: "/S/TH/P \(rows[0]) 0 R/A<</O/Table/Scope/Column>>").count == 1)
    #expect(file.numbers(with: "/S/TD/P \(rows[1]) 0 R/A<</O/Table/ColSpan 2>>").count == 1)
    let body = try #require(file.numbers(with: "/S/LBody/").first)
    #expect(file.numbers(with: "/S/P/P \(body) 0 R").count == 1)
  }

  @Test func linksHoldTheirTexts() throws {
    let layout = StyledText("one two three", font: try Font.default(size: 10)).layout()
    let word = try #require(layout.string.firstRange(of: "two"))
    var document = PDFDocument()
    document.addPage(
      try Recording(size: Size(width: 200, height: 200)) { context in
        context.draw(layout, at: .zero)
        for rect in layout.rects(of: word) { context.addLink("https://example.org/a", in: rect) }
        context.addLink("https://example.org/b", in: Rect(x: 100, y: 100, width: 9, height: 9))
      })
    let file = try StrictPDF(document.bytes())
    #expect(file.text == "one two three" && marks(file)[0].count { $0.hasPrefix("/P") } == 3)
    let paragraph = try #require(file.numbers(with: "/S/P/").first)
    let links = file.numbers(with: "/S/Link/P \(paragraph) 0 R")
    #expect(links.count == 1 && file.numbers(with: "/S/Link/").count == 2)
    #expect(file.objects[paragraph]?.contains("/K [0 \(links.first ?? 0) 0 R 2]") == true)
    #expect(links.first.flatMap { file.objects[$0] }?.contains("/K[1 <</Type/OBJR/Obj ") == true)
  }

  @Test func theSpansOfATextAreOneParagraph() throws {
    let picture = try SVGDocument(
      data: Array(
        """
        <svg xmlns='http://www.w3.org/2000/svg' width='300' height='99'><text y='20'>One <tspan fill='red'>two</tspan>
        three</text><text y='50'>Four</text></svg>
        """.utf8))
    var document = PDFDocument()
    try document.addPage(picture)
    let file = try StrictPDF(document.bytes())
    #expect(file.numbers(with: "/S/P/").count == 2 && file.numbers(with: "/K [0 1 2]").count == 1)
    #expect(file.text == "One two threeFour")
  }

  @Test(arguments: [
    ([[13, 58, 8], [13, 58, 8]], ["H1", "H1", "P", "H1", "H1", "P"]),
    // A level isn't left out on the second page.
    ([[30, 20, 15, 8], [30, 15, 8]], ["H1", "H2", "H2", "P", "H1", "H2", "P"]),
  ]) func aSizeHasOneLevelInAFile(pages: [[Double]], expected: [String]) throws {
    let font = try Font.default(size: 10)
    var document = PDFDocument()
    for sizes in pages {
      document.addPage(
        try Recording(size: Size(width: 900, height: 400)) { context in
          for (index, size) in sizes.enumerated() {
            let text = StyledText("Words of a text", font: font.withSize(size))
            context.draw(text, at: Point(x: 0, y: 60 * Double(index)))
          }
        })
    }
    #expect(kinds(try StrictPDF(document.bytes())) == expected)
  }

  @Test func cellsWithoutTextsKeepTheirPlaces() throws {
    let font = try Font.default(size: 10)
    var document = PDFDocument()
    document.addPage(
      try Recording(size: Size(width: 200, height: 200)) { context in
        for index in 0..<6 {
          let cell = Rect(x: 60 * Double(index % 2), y: 20 * Double(index / 2), width: 60, height: 20)
          context.addArea(.cell(table: 0, row: index / 2), in: cell)
          if [1, 4].contains(index) { context.draw(StyledText("\(index)", font: font), in: cell) }
        }
      })
    let file = try StrictPDF(document.bytes())
    let rows = file.numbers(with: "/S/TR/")
    #expect(rows.map { file.numbers(with: "/S/TD/P \($0) 0 R").count } == [2, 2, 2])
    #expect(file.numbers(with: "/S/TD/P \(rows[0]) 0 R/K[").count == 1)
  }

  @Test func standardsAreInTheMetadata() throws {
    func metadata(_ standard: PDFDocument.Standard) throws -> (text: String, file: StrictPDF) {
      let file = try self.file {
        $0.standard = standard
        $0.isTagged = false
        ($0.title, $0.author, $0.language) = ("A < B & \u{1}é", "C", "sr")
        $0.creationDate = PDFDocument.Date(year: 2026, month: 3, day: 1, hour: 9)
      }
      let number = try #require(file.numbers(with: "/Subtype/XML").first)
      #expect(file.objects[number]?.contains("/Filter") == false)
      return (String(decoding: file.streams[number] ?? [], as: UTF8.self), file)
    }
    let (archive, written) = try metadata(.a2u)
    #expect(archive.contains("pdfaid:part=\"2\" pdfaid:conformance=\"U\""))
    #expect(archive.contains(">A &lt; B &amp; é</rdf:li>") && archive.contains(">C</rdf:li>"))
    #expect(archive.contains("<xmp:CreateDate>2026-03-01T09:00:00Z</xmp:CreateDate>"))
    #expect(written.numbers(with: "/S/GTS_PDFA1").count == 1 && written.numbers(with: "/Interpolate").isEmpty)
    #expect(written.numbers(with: "/MarkInfo").count == 1 && written.numbers(with: "/Lang<FEFF00730072>").count == 1)
    #expect(try metadata(.ua1).text.contains("pdfuaid:part=\"1\""))
    #expect(try self.file().numbers(with: "/Metadata").isEmpty)
  }
}

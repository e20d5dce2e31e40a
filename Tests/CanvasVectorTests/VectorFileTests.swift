import Canvas
import CanvasCards
import CanvasPDF
import CanvasPrint
import CanvasSVG
import GoldenScenes
import TestSupport
import Testing

/// The structure of the files, of all golden scenes and of random drawings.
@Suite struct VectorFileTests {
  @Test(arguments: GoldenScene.canvas) func aSceneIsAValidFile(scene: GoldenScene) throws {
    let recording = try scene.recording(scale: 2)
    try check(svg: recording.svg(SVGOptions(title: scene.name, description: "<&\"\u{1}>")))
    try check(svg: recording.svg(SVGOptions(text: .text)))
    var document = PDFDocument(title: scene.name)
    document.addPage(recording)
    let bytes = document.bytes()
    let file = try StrictPDF(bytes)
    #expect(file.numbers(with: "/Type/Page/").count == 1)
    #expect(document.bytes() == bytes)
  }

  @Test func aRandomDrawingIsAValidFile() throws {
    let font = try Font.default(size: 12)
    for seed in 1...UInt64(RandomCount.number("RANDOM_FILES", debug: 50, release: 50)) {
      let recording = try RandomDrawing.recording(seed: seed, font: font)
      do {
        try check(svg: recording.svg())
        try check(svg: recording.svg(SVGOptions(text: .text, precision: 99, idPrefix: "a<b-")))
        var document = PDFDocument(text: seed % 2 == 0 ? .embedded : .outlines, resolution: .nan)
        document.addPage(recording)
        _ = try StrictPDF(document.bytes())
      } catch {
        Issue.record("seed \(seed): \(error)")
      }
    }
  }

  // Each name is defined once, before the first reference to it, so that a file can be written in pieces; paths are data
  // that Canvas reads.
  private func check(svg: String) throws {
    let file = try StrictXML(svg)
    var names: Set<String> = []
    for element in file.elements {
      if let name = element.attributes["id"] { #expect(names.insert(name).inserted) }
      for (key, value) in element.attributes {
        if key == "xlink:href", value.hasPrefix("#") { #expect(names.contains(String(value.dropFirst()))) }
        if value.hasPrefix("url(#") { #expect(names.contains(String(value.dropFirst(5).dropLast()))) }
        if key == "d" { _ = try Path(svg: value) }
      }
    }
  }
}

@Suite struct PDFDocumentTests {
  /// Viewers of PDF files fill a line as thick as a pixel.
  @Test(arguments: [
    ("M20 50L180 50", 0), ("M20 20V80Z", 0), ("M10 10L50 20L30 15Q40 17.5 70 25", 0), ("M5 5h10v10zM20 20L30 20", 3),
    ("M9 9", 0), ("M20 20L30 20L30 30M1 1L1 1", 3),
  ]) func partsWithoutAnInsideAreNotFilled(data: String, points: Int) throws {
    let path = try Path(svg: data)
    let drawing = try Recording(size: Size(width: 200, height: 100)) { $0.fill(path, with: .color(.black)) }
    let paths = try StrictXML(drawing.svg()).elements.filter { $0.name == "path" }
    #expect(paths.count == (points > 0 ? 1 : 0))
    #expect(try paths.allSatisfy { try Path(svg: $0.attributes["d"] ?? "").points.count == points })
    #expect(try paintOperators { $0.fill(path, with: .color(.black)) } == (points > 0 ? ["f"] : []))
  }

  @Test func aDeckHasItsPagesAndBoxes() throws {
    let format = CardFormat.print(try CardPrint(.poker, bleed: Length("1/8in")))
    var document = PDFDocument(title: "Deck ♥", author: "A", language: "en")
    document.creationDate = PDFDocument.Date(year: 2026, month: 2, day: 28, hour: 9)
    for name in CardName.deck().prefix(3) {
      let card = FormattedCard(CardFace(name), format)
      try document.addPage(Page(card, name: "\(name)", bleedBox: card.bleedBox, trimBox: card.trimBox))
    }
    #expect(document.pageCount == 3)
    let file = try StrictPDF(document.bytes())
    let pages = file.numbers(with: "/Type/Page/").compactMap { file.objects[$0] }
    #expect(pages.count == 3)
    // 2.5 × 3.5 inches, an eighth of an inch around them.
    #expect(pages.allSatisfy { $0.contains("/MediaBox[0 0 198 270]") && $0.contains("/TrimBox[9 9 189 261]") })
    let information = file.objects.values.first { $0.contains("/Title") && $0.contains("/Author") }
    #expect(information?.contains("<FEFF004400650063006B00202665>") == true)
    #expect(information?.contains("/CreationDate(D:20260228090000Z)") == true)
    #expect(PDFDocument.Date(year: 2026, month: 13, day: 1) == nil)
  }

  @Test func aTextHasItsFontUnlessItIsAnOutline() throws {
    let text = StyledText("Office ﷼ Ωé", font: try Font.default(size: 20), color: .black)
    #if Full || Shaping
      let file = try StrictPDF(text.pdf())
      #expect(!file.numbers(with: "/FontFile2").isEmpty)
      let maps = file.streams.values.map { String(decoding: $0, as: UTF8.self) }.filter { $0.contains("begincmap") }
      // É is a letter of its own, and the text of each glyph is known.
      #expect(maps.contains { $0.contains("<00E9>") && $0.contains("<03A9>") })
    #endif
    let outlined = try StrictPDF(text.pdf(text: .outlines))
    #expect(outlined.numbers(with: "/Font").isEmpty)
  }

  @Test func onlyADrawingWithAnImageHasOne() throws {
    let drawing = try Recording(size: Size(width: 100, height: 100)) { context in
      let gradient = Gradient(colors: [.red, .blue.withAlpha(0.2)], interpolation: .oklab)
      context.fill(context.bounds, with: .linearGradient(gradient, from: .zero, to: Point(x: 90, y: 90)))
      context.clip(excluding: Path(ovalIn: Rect(x: 20, y: 20, width: 40, height: 40)))
      context.blendMode = .multiply
      context.withTransparencyLayer(alpha: 0.5) {
        context.stroke(Rect(x: 10, y: 10, width: 70, height: 60), with: .color(.green), lineWidth: 3)
      }
    }
    var document = PDFDocument()
    document.addPage(drawing)
    #expect(try StrictPDF(document.bytes()).numbers(with: "/Subtype/Image").isEmpty)
    #expect(!drawing.svg().contains("<image"))
    let shadow = try Recording(size: Size(width: 100, height: 100)) { context in
      context.setShadow(offset: Vector(dx: 2, dy: 2), blur: 4)
      context.fill(Rect(x: 10, y: 10, width: 50, height: 50))
    }
    document = PDFDocument()
    document.addPage(shadow)
    #expect(try StrictPDF(document.bytes()).numbers(with: "/Subtype/Image").count == 2)
    #expect(shadow.svg().contains("<image"))
  }

  /// In CSS, what has a clip or a mask is blended with what is below as a whole.
  @Test(arguments: [true, false]) func whatIsClippedBlendsWithAllThatIsBelow(isLayer: Bool) throws {
    let drawing = try Recording(size: Size(width: 40, height: 40)) { context in
      context.fill(context.bounds, with: .color(.yellow))
      context.clip(to: Rect(x: 4, y: 4, width: 32, height: 32))
      context.fill(Rect(x: 0, y: 0, width: 20, height: 40), with: .color(Color(red: 0, green: 0.6, blue: 0.6)))
      context.clip(excluding: Path(rect: Rect(x: 16, y: 16, width: 8, height: 8)))
      context.blendMode = .multiply
      context.clip(to: Rect(x: 8, y: 8, width: 24, height: 24))
      let square = Rect(x: 0, y: 12, width: 40, height: 16)
      if isLayer {
        context.withTransparencyLayer { context.fill(square, with: .color(.red)) }
      } else {
        context.fill(square, with: .color(.red))
      }
      context.blendMode = .normal
      context.fill(Rect(x: 30, y: 0, width: 10, height: 40), with: .color(.black))
    }
    let svg = drawing.svg()
    // Elements in one with a clip or a mask, down to one that is blended, have no mode themselves.
    #expect(!svg.contains(/url\(#\w+\)">(<g[^>]*>)*<[^>]*mix-blend-mode/))
    #if Full || SVG
      let read = try SVGDocument(data: Array(svg.utf8)).image(size: drawing.size)
      #expect(try read == drawing.makeImage())
    #endif
  }

  @Test func aNestedRecordingIsInTheFileOnce() throws {
    let pip = try Recording(size: Size(width: 10, height: 10)) { $0.fill(Path(ovalIn: $0.bounds), with: .color(.red)) }
    let page = try Recording(size: Size(width: 100, height: 100)) { context in
      for i in 0..<9 { context.draw(pip, in: Rect(x: 10 * Double(i), y: 0, width: 10, height: 10)) }
    }
    var document = PDFDocument()
    document.addPage(page)
    document.addPage(page)
    #expect(try StrictPDF(document.bytes()).numbers(with: "/Subtype/Form").count == 1)
    let file = try StrictXML(page.svg())
    #expect(file.elements.count { $0.name == "symbol" } == 1)
    #expect(file.elements.count { $0.name == "use" } == 9)
  }

  @Test func linksLeadToAddressesAndNothingElse() throws {
    let badge = try Recording(size: Size(width: 10, height: 10)) { context in
      context.addLink("https://example.org/a?b=1&c=(é)", in: Rect(x: 0, y: 0, width: 5, height: 50))
    }
    let page = try Recording(size: Size(width: 100, height: 100)) { context in
      context.translateBy(x: 10, y: 20)
      context.draw(badge, in: Rect(x: 0, y: 0, width: 20, height: 20))
      context.addLink("MAILTO:a@example.org", in: Rect(x: 30, y: 0, width: 10, height: 10))
      for url in ["javascript:alert(1)", "file:///etc/passwd", "https://a b", "", "x", "http:\n//a"] {
        context.addLink(url, in: context.bounds)
      }
      context.addLink("https://example.org", in: Rect(x: 300, y: 0, width: 10, height: 10))
      context.addLink("https://example.org", in: Rect(x: 0, y: .nan, width: 10, height: 10))
    }
    var document = PDFDocument()
    document.addPage(page)
    let file = try StrictPDF(document.bytes())
    let entries = file.numbers(with: "/Subtype/Link").compactMap { file.objects[$0] }
    #expect(entries.count == 2)
    #expect(entries[0].contains("/Rect[10 60 20 80]"))
    #expect(entries[0].contains("/A<</S/URI/URI(https://example.org/a?b=1&c=\\(%C3%A9\\))>>"))
    #expect(entries[1].contains("/Rect[40 70 50 80]"))
    let links = try StrictXML(page.svg()).elements.filter { $0.name == "a" }
    #expect(links.map { $0.attributes["xlink:href"] } == ["https://example.org/a?b=1&c=(é)", "MAILTO:a@example.org"])
    #expect(links.map { $0.attributes["aria-label"] } == links.map { $0.attributes["xlink:href"] })
  }

  /// Links are rectangles over their words, and what is in an image isn't read.
  @Test(arguments: SVGOptions.TextForm.allCases) func linksAreCalledAsTheirWords(form: SVGOptions.TextForm) throws {
    let layout = StyledText("one two & three\nfour", font: try Font.default(size: 10)).layout()
    let words = try #require(layout.string.firstRange(of: "two & three"))
    func root(_ link: Rect?, isText: Bool = true) throws -> (role: String?, names: [String?]) {
      let page = try Recording(size: Size(width: 200, height: 200)) { context in
        if isText { context.draw(layout, at: .zero) }
        if let link { context.addLink("https://example.org", in: link) }
      }
      let elements = try StrictXML(page.svg(SVGOptions(text: form))).elements
      return (elements[0].attributes["role"], elements.filter { $0.name == "a" }.map { $0.attributes["aria-label"] })
    }
    #expect(try root(layout.rects(of: words)[0]) == (nil, ["two & three"]))
    #expect(try root(Rect(x: 0, y: 0, width: 200, height: 200)) == (nil, ["one two & three four"]))
    #expect(try root(nil) == (form == .text ? nil : "img", []) && root(nil, isText: false) == ("img", []))
  }

  @Test func recordingsInRecordingsHaveNotEndlesslyManyLinks() throws {
    var page = try Recording(size: Size(width: 10, height: 10)) { $0.addLink("https://example.org", in: $0.bounds) }
    for _ in 0..<40 {
      page = try Recording(size: Size(width: 10, height: 10)) { context in
        for _ in 0..<2 { context.draw(page, in: context.bounds) }
      }
    }
    #expect(page.links.count == 65_536)
  }

  /// A drawing that is in itself 2⁴⁰ times is in the file once.
  @Test(arguments: [false, true]) func recordingsInRecordingsAreWrittenOnce(hasText: Bool) throws {
    let size = Size(width: 10, height: 10)
    let font = try Font.default(size: 5)
    var page = try Recording(size: size) { context in
      context.fill(context.bounds, with: .color(.red))
      if hasText { context.draw(StyledText("a", font: font), at: .zero) }
    }
    for _ in 0..<40 {
      page = try Recording(size: size) { context in
        for _ in 0..<2 { context.draw(page, in: context.bounds) }
      }
    }
    #expect(page.hasTexts == hasText)
    var document = PDFDocument(title: "Twice")
    document.addPage(page)
    #expect(document.bytes().count < 60_000)
  }

  @Test func aFigureThatIsDrawnTwiceIsCompressedAway() throws {
    // Courts have a figure at the top and at the bottom.
    var document = PDFDocument()
    for name in CardName.deck() { try document.addPage(CardFace(name)) }
    // The tags take about a hundredth.
    #expect(document.bytes().count < 154_000)
    document.isTagged = false
    #expect(document.bytes().count < 152_000)
    let queen = CardFace(.card(PlayingCard(.queen, of: .hearts)))
    #expect(try queen.pdf().count < 11_000)
  }

  /// The operators of a drawing that fill and stroke.
  private func paintOperators(_ draw: @escaping @Sendable (DrawingContext) -> Void) throws -> [String] {
    let page = try Recording(size: Size(width: 60, height: 40), drawing: draw)
    var document = PDFDocument()
    document.addPage(page)
    let lines = try StrictPDF(document.bytes()).streams.values.flatMap {
      String(decoding: $0, as: UTF8.self).split(separator: "\n").map(String.init)
    }
    return lines.filter(["f", "f*", "S", "B", "B*"].contains)
  }

  @Test func aPathThatIsFilledAndStrokedIsWrittenOnce() throws {
    let path = Path(ovalIn: Rect(x: 10, y: 10, width: 30, height: 20))
    let pen = StrokeStyle(width: 2)
    #expect(
      try paintOperators {
        $0.fill(path, with: .color(.red))
        $0.stroke(path, with: .color(.black), style: pen)
      } == ["B"])
    // Where both would show through, or where they aren't the same shape, they stay two.
    #expect(
      try paintOperators {
        $0.fill(path, with: .color(.red.withAlpha(0.5)))
        $0.stroke(path, with: .color(.black), style: pen)
      } == ["f", "S"])
    #expect(
      try paintOperators {
        $0.fill(path, with: .color(.red))
        $0.scaleBy(x: 1.5, y: 1.5)
        $0.stroke(path, with: .color(.black), style: pen)
      } == ["f", "S"])
    #expect(
      try paintOperators {
        $0.fill(path, with: .color(.red))
        $0.clip(to: Rect(x: 0, y: 0, width: 20, height: 40))
        $0.stroke(path, with: .color(.black), style: pen)
      } == ["f", "S"])
  }

  @Test func aGradientThatRepeatsIsAShading() throws {
    for (spread, center) in [(Gradient.Spread.repeat, Point(x: 50, y: 50)), (.reflect, Point(x: 54, y: 47))] {
      let drawing = try Recording(size: Size(width: 100, height: 100)) { context in
        let gradient = Gradient(colors: [.red, .blue], spread: spread)
        for _ in 0..<2 {
          context.fill(
            context.bounds,
            with: .radialGradient(
              gradient, startCenter: Point(x: 50, y: 50), startRadius: 0, endCenter: center, endRadius: 15))
        }
      }
      var document = PDFDocument()
      document.addPage(drawing)
      let file = try StrictPDF(document.bytes())
      #expect(file.numbers(with: "/Subtype/Image").isEmpty)
      #expect(file.numbers(with: "/PatternType 2").count == 1)
    }
  }

  @Test func aGradientThatPaintsNothingOutsideEndsAtItsCircles() throws {
    let gradient = Gradient(colors: [.red, .blue], spread: .none)
    let middle = Point(x: 50, y: 50)
    func circles(_ end: Point, _ startRadius: Double, _ endRadius: Double) -> Paint {
      .radialGradient(gradient, startCenter: middle, startRadius: startRadius, endCenter: end, endRadius: endRadius)
    }
    let paints = [
      .linearGradient(gradient, from: Point(x: 20, y: 30), to: Point(x: 70, y: 50)), circles(middle, 10, 40),
      circles(middle, 40, 10), circles(Point(x: 55, y: 52), 6, 30), circles(Point(x: 55, y: 52), 30, 4),
      circles(middle, 0, 30), circles(middle, 30, 0),
    ]
    for paint in paints {
      let drawing = try Recording(size: Size(width: 100, height: 100)) { $0.fill($0.bounds, with: paint) }
      let written = try SVGDocument(data: Array(drawing.svg().utf8))
      let again = try Image(size: drawing.size) { try written.draw(in: $0.bounds, on: $0) }
      let direct = try drawing.makeImage()
      let different = zip(direct.alphas, again.alphas).filter { abs($0 - $1) > 64 }.count
      // Of pixels on the ends themselves, some are on the other side.
      #expect(different < 100 && direct.alphas.contains(0) && direct.alphas.contains(255), "\(paint): \(different)")
    }
  }

  @Test func thinLinesAndSquareDotsAreDrawn() throws {
    let drawing = try Recording(size: Size(width: 20, height: 20), scale: 4) { context in
      var line = Path()
      line.move(to: Point(x: 2, y: 2))
      line.addLine(to: Point(x: 18, y: 2))
      context.stroke(line, with: .color(.black), style: StrokeStyle(width: 0))
      var dot = Path()
      dot.move(to: Point(x: 5, y: 8))
      dot.addLine(to: Point(x: 5, y: 8))
      context.stroke(dot, with: .color(.black), style: StrokeStyle(width: 4, cap: .square))
      context.stroke(line, with: .color(.red), style: StrokeStyle(width: 2, cap: .round, dash: [0, 4]))
    }
    var document = PDFDocument()
    document.addPage(drawing)
    let content = try StrictPDF(document.bytes()).streams.values.map { String(decoding: $0, as: UTF8.self) }.joined()
    #expect(content.contains("\n.25 w\n") && !content.contains("\n0 w\n"))
    #expect(content.contains("5 8 m\n5.04 8 l\nS\n"))
    #expect(content.contains("[.02 3.98]0 d"))
    #expect(drawing.svg().contains("stroke-dasharray=\".02 3.98\""))
  }

  @Test func aThinLineIsAsWideInEveryDirection() throws {
    let drawing = try Recording(size: Size(width: 100, height: 100), scale: 4) { context in
      context.scaleBy(x: 10, y: 2)
      context.stroke(Path(ovalIn: Rect(x: 1, y: 5, width: 8, height: 40)), with: .color(.black), lineWidth: 0)
    }
    let line = try #require(try StrictXML(drawing.svg()).elements.first { $0.attributes["stroke-width"] != nil })
    #expect(line.attributes["stroke-width"] == ".25" && line.attributes["transform"] == nil)
  }

  /// A transform in a file has seven decimals, which are too few for coordinates of a million.
  @Test(arguments: [1.23456789e-5, 1.23456789e-3, 0.7, 300, 1e5]) func aPathIsWhereItIsUnderEveryScale(scale: Double)
    throws
  {
    let drawing = try Recording(size: Size(width: 100, height: 100)) { context in
      context.scaleBy(x: scale, y: scale)
      var path = Path()
      path.move(to: Point(x: 12.345 / scale, y: 10 / scale))
      path.addLine(to: Point(x: 87.654 / scale, y: 10 / scale))
      path.addLine(to: Point(x: 50 / scale, y: 98.765 / scale))
      path.close()
      context.fill(path, with: .color(.red))
    }
    var document = PDFDocument()
    document.addPage(drawing)
    let contents = try StrictPDF(document.bytes()).streams.values.map { String(decoding: $0, as: UTF8.self) }
    let lines = try #require(contents.first { $0.contains(" rg\n") }).split(separator: "\n")
    func numbers(_ end: String) -> [[Double]] {
      lines.filter { $0.hasSuffix(" " + end) }.map { $0.split(separator: " ").compactMap { Double($0) } }
    }
    // After the page's own transform, which turns y.
    let own = numbers("cm").dropFirst().first?[0] ?? 1
    let xs = (numbers("m") + numbers("l")).map { $0[0] * own }
    #expect(zip(xs, [12.345, 87.654, 50]).allSatisfy { abs($0 - $1) < 1e-3 }, "\(xs)")
  }

  @Test func transparentPixelsHaveTheColoursBesideThem() throws {
    let image = try Image(size: Size(width: 2, height: 1)) { context in
      context.fill(Rect(x: 0, y: 0, width: 1, height: 1), with: .color(.red))
    }
    let page = try Recording(size: Size(width: 20, height: 10)) { $0.draw(image, in: $0.bounds) }
    var document = PDFDocument()
    document.addPage(page)
    let file = try StrictPDF(document.bytes())
    let number = try #require(file.numbers(with: "/SMask").first)
    // A row of red and red, plain or as the difference to the pixel before.
    let rows: [[UInt8]] = [[0, 255, 0, 0, 255, 0, 0], [1, 255, 0, 0, 0, 0, 0]]
    #expect(rows.contains(file.streams[number] ?? []))
  }

  @Test func aMaskAppliesToEachElementAlone() throws {
    let mask = try Image(size: Size(width: 2, height: 2)) { $0.fill($0.bounds, with: .color(.black.withAlpha(0.5))) }
    let page = try Recording(size: Size(width: 20, height: 20)) { context in
      context.clip(to: context.bounds, mask: mask)
      context.fill(Rect(x: 0, y: 0, width: 15, height: 15), with: .color(.red))
      context.fill(Rect(x: 5, y: 5, width: 15, height: 15), with: .color(.blue))
      context.withTransparencyLayer {
        context.fill(Rect(x: 5, y: 5, width: 5, height: 5), with: .color(.green))
        context.fill(Rect(x: 7, y: 7, width: 5, height: 5), with: .color(.green))
      }
    }
    let file = try StrictXML(page.svg())
    #expect(file.elements.count { $0.attributes["mask"] != nil } == 3)
  }

  @Test func filesAreWrittenWholeOrNotAtAll() throws {
    let card = CardFace(.card(PlayingCard(.queen, of: .hearts)))
    #expect(throws: PictureError<Never>.self) { try card.writePDF(to: "/dev/null/x.pdf") }
    #expect(throws: PictureError<Never>.self) { try card.writeSVG(to: "/dev/null/x.svg") }
    #expect(throws: PictureError<Never>.self) { try card.pdf(size: .zero) }
    #expect(throws: PictureError<Never>.self) { try card.svg(size: Size(width: .nan, height: 1)) }
    #expect(try StrictPDF(PDFDocument().bytes()).numbers(with: "/Type/Page/").isEmpty)
  }
}

@Suite struct SVGFileTests {
  @Test func anSVGSaysWhatItShows() throws {
    let recording = try Recording(size: Size(width: 30, height: 20.5)) { context in
      context.fill(Rect(x: 1, y: 2, width: 3.255, height: 4), with: .color(.red))
    }
    let svg = recording.svg(SVGOptions(title: "A & B", description: "x < y", idPrefix: "q1-é"))
    let file = try StrictXML(svg)
    #expect(file.elements[0].attributes["viewBox"] == "0 0 30 20.5")
    #expect(file.text.contains("A & B") && file.text.contains("x < y"))
    #expect(file.elements.last?.attributes == ["d": "m1 2h3.26v4h-3.26z", "fill": "#f00"])
    #expect(recording.svg() == recording.svg())
  }

  @Test func textIsAsTextOrOutlines() throws {
    let text = StyledText("Pie & tea", font: try Font.default(size: 20), color: .black)
    let file = try StrictXML(text.svg(options: SVGOptions(text: .text)))
    #expect(file.text.contains("Pie & tea"))
    #expect(file.elements.contains { $0.attributes["font-family"] == "DejaVu Sans, sans-serif" })
    // Each glyph once, where it is first: "e" is there twice.
    let outlines = try StrictXML(text.svg())
    #expect(outlines.elements.count { $0.name == "path" } == 6)
    #expect(outlines.elements.count { $0.name == "use" } == 1)
  }
}

extension String {
  fileprivate func count(of part: String) -> Int { components(part) - 1 }
  private func components(_ part: String) -> Int { split(separator: part, omittingEmptySubsequences: false).count }
}

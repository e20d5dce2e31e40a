import Canvas
import CanvasPDF
import CanvasSVG
import CanvasVector
import GoldenScenes
import TestSupport
import Testing

/// Files that are written in pieces.
@Suite struct WrittenFileTests {
  @Test(arguments: GoldenScene.canvas.prefix(40)) func aFileHasTheBytesThatAreReturned(scene: GoldenScene) throws {
    let folder = try TemporaryFolder()
    let recording = try scene.recording(scale: 2)
    try recording.writeSVG(to: folder["a.svg"])
    #expect(try folder.bytes("a.svg") == Array(recording.svg().utf8))
    var document = PDFDocument()
    document.addPage(recording)
    try document.write(to: folder["a.pdf"])
    #expect(try folder.bytes("a.pdf") == document.bytes())
    #expect(folder.names == ["a.pdf", "a.svg"])
  }

  /// Long enough for several pieces of both files, and several streams of a page.
  @Test func aLongDrawingIsWrittenInPieces() throws {
    let drawing = try Recording(size: Size(width: 1000, height: 1000)) { context in
      context.clip(to: Path(ovalIn: context.bounds))
      var random = SeededGenerator(seed: 9)
      for _ in 0..<20_000 {
        let (x, y) = (Double(random.next(below: 9_999)) / 10, Double(random.next(below: 9_999)) / 10)
        context.fill(Path(ovalIn: Rect(x: x, y: y, width: 3.25, height: 2)), with: .color(.red))
      }
    }
    let folder = try TemporaryFolder()
    try drawing.writeSVG(to: folder["a.svg"])
    let svg = try folder.bytes("a.svg")
    #expect(svg.count > 1 << 20 && svg == Array(drawing.svg().utf8))
    #expect(try StrictXML(String(decoding: svg, as: UTF8.self)).elements.count > 20_000)
    var document = PDFDocument()
    document.addPage(drawing)
    try document.write(to: folder["a.pdf"])
    let pdf = try folder.bytes("a.pdf")
    #expect(pdf == document.bytes())
    let file = try StrictPDF(pdf)
    let page = try #require(file.numbers(with: "/Type/Page/").first.flatMap { file.objects[$0] })
    #expect(page.contains("/Contents["))
    // All streams together are one content: its scopes are balanced.
    let words = file.streams.values.map { String(decoding: $0, as: UTF8.self) }.filter {
      $0.contains(" rg\n") || $0.contains("f\n")
    }
    .flatMap { $0.split(whereSeparator: \.isWhitespace) }
    #expect(words.count { $0 == "q" } == words.count { $0 == "Q" })
    #expect(words.count { $0 == "f" } == 20_000)
  }

  @Test func onlyAPieceIsInMemory() throws {
    let folder = try TemporaryFolder()
    var output = VectorOutput(to: try AtomicFileWriter(folder["a"]))
    var most = 0
    for _ in 0..<100_000 {
      output.text += "twenty bytes of text"
      output.endPart()
      most = max(most, output.text.bytes.count)
    }
    #expect(most < 1 << 18)
    #expect(output.byteCount == 2_000_000)
    // Nobody sees the file before it is complete.
    #expect(!folder.names.contains("a"))
    try output.finish()
    #expect(folder.names == ["a"] && output.byteCount == 2_000_000)
    #expect(try folder.bytes("a").count == 2_000_000)
  }

  @Test func aFileThatIsNotFinishedLeavesTheOldOne() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", as: "a")
    do {
      var output = VectorOutput(to: try AtomicFileWriter(folder["a"]))
      output.text.append(String(repeating: "x", count: 1 << 19))
      output.endPart()
    }
    #expect(folder.names == ["a"])
    #expect(try folder.bytes("a") == Array("old".utf8))
  }
}

/// Numbers as files have them.
@Suite struct NumberWriterTests {
  @Test(
    arguments: [
      (0, 2, "0"), (-0.001, 2, "0"), (0.005, 2, ".01"), (-0.005, 2, "-.01"), (12.5, 0, "13"), (-12.5, 0, "-13"),
      (100, 2, "100"), (100.1, 2, "100.1"), (0.07, 3, ".07"), (1e12, 3, "1000000000"), (-.infinity, 3, "0"),
      (.nan, 3, "0"),
      (0.123456789, 9, ".123456789"), (1 / 3.0, 12, ".333333333"), (1234567.75, 1, "1234567.8"),
    ] as [(Double, Int, String)])
  func aNumberHasAsFewDigitsAsItNeeds(value: Double, decimals: Int, text: String) {
    #expect(value.text(decimals: decimals) == text)
  }

  @Test func aNumberIsRoundedAsTheSystemDoes() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<10_000 {
      let value = (Double(random.next(below: 2_000_001)) - 1_000_000) / 64
      #expect(Int64(rounding: value, limit: 1e9) == Int64(value.rounded()))
    }
    #expect(Int64(rounding: .nan, limit: 10) == -10 && Int64(rounding: .infinity, limit: 10) == 10)
    #expect(Int64(rounding: 0.49999999999999994, limit: 10) == 0)
  }

  /// The data is as short as the grammar of SVG 1.1 allows, and reads back as the same path.
  @Test(arguments: [
    ("M1 2 L1.56 2.31 L2.12 3.18 L2.12 5 L0 5 Z", "m1 2 .56.31.56.87v1.82h-2.12z"),
    // The second curve continues the first one.
    ("M0 0 C0 5 5 10 10 10 C15 10 20 5 20 0 L20.25 -1", "m0 0c0 5 5 10 10 10s10-5 10-10l.25-1"),
    ("M0 0 Q5 5 10 0 Q15 -5 20 0 M1 1 L2 2 L2 4", "m0 0q5 5 10 0t10 0m-19 1 1 1v2"),
    // One that turns is written whole.
    ("M0 0 C0 5 5 10 10 10 C10 12 20 5 20 0", "m0 0c0 5 5 10 10 10 0 2 10-5 10-10"),
  ]) func aPathIsShort(source: String, data: String) throws {
    let path = try Path(svg: source)
    let svg = try Recording(size: Size(width: 30, height: 30)) { $0.fill(path, with: .color(.black)) }.svg()
    let written = try #require(StrictXML(svg).elements.last?.attributes["d"])
    #expect(written == data)
    #expect(try Path(svg: written) == path)
  }
}

extension NumberWriterTests {
  /// Paths are written some elements at a time.
  @Test(arguments: [29, 30, 31, 60, 61, 200]) func aLongPathIsWhole(count: Int) throws {
    var path = Path()
    path.move(to: .zero)
    for i in 1..<count { path.addLine(to: Point(x: 3 * Double(i), y: Double(i * i % 7) + 0.5)) }
    let drawing = try Recording(size: Size(width: 30, height: 30)) { $0.fill(path, with: .color(.black)) }
    let written = try #require(StrictXML(drawing.svg()).elements.last?.attributes["d"])
    #expect(try Path(svg: written) == path)
    var document = PDFDocument()
    document.addPage(drawing)
    let content = try StrictPDF(document.bytes()).streams.values.map { String(decoding: $0, as: UTF8.self) }.joined()
    #expect(content.split(separator: "\n").count { $0.hasSuffix(" l") } == count - 1)
  }
}

/// How many pixels there are of what files don't have.
@Suite struct ImageSizeTests {
  @Test(arguments: [(0.0, 417), (0.5, 417), (16.0, 100)]) func aSoftShadowHasFewPixels(blur: Double, most: Int) throws {
    let drawing = try Recording(size: Size(width: 100, height: 100)) { context in
      context.setShadow(offset: Vector(dx: 2, dy: 2), blur: blur)
      context.fill(Rect(x: 20, y: 20, width: 60, height: 60))
    }
    let widths = try widths(of: drawing)
    #expect(widths.count == 2 && widths.allSatisfy { $0 <= most && 2 * $0 >= most }, "\(widths)")
  }

  @Test func aNinePartImageHasThreeTimesItsOwnPixels() throws {
    let image = try Image(size: Size(width: 9, height: 9)) { $0.fill($0.bounds, with: .color(.red)) }
    let drawing = try Recording(size: Size(width: 100, height: 100)) { context in
      context.draw(image, in: context.bounds, capInsets: EdgeInsets(3))
    }
    #expect(try widths(of: drawing) == [300])
    let turned = try Recording(size: Size(width: 100, height: 100)) { context in
      context.rotate(by: 1)
      context.draw(image, in: context.bounds, capInsets: EdgeInsets(3))
    }
    #expect(try widths(of: turned).allSatisfy { $0 > 200 })
  }

  private func widths(of drawing: Recording) throws -> [Int] {
    var document = PDFDocument()
    document.addPage(drawing)
    let file = try StrictPDF(document.bytes())
    return file.numbers(with: "/Subtype/Image").compactMap { number in
      file.objects[number]?.split(separator: "/").first { $0.hasPrefix("Width ") }.flatMap { Int($0.dropFirst(6)) }
    }
  }
}

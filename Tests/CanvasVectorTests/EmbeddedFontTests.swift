import Canvas
import CanvasPDF
import TestSupport
import Testing

#if Full || Shaping
  /// Fonts in PDF files are cut to their glyphs, which keep the numbers of the whole font.
  @Suite struct EmbeddedFontTests {
    private static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
    private static let hasInter = (try? Font(path: inter, size: 20)) != nil

    private func file(_ text: String, _ font: Font) throws -> StrictPDF {
      let picture = StyledText(text, font: font, color: .black)
      let recording = try Recording(size: Size(width: 200, height: 40)) { $0.draw(picture, at: .zero) }
      var document = PDFDocument()
      document.addPage(recording)
      return try StrictPDF(document.bytes())
    }

    /// The CFF table of a text in Inter.
    private func table(_ text: String) throws -> [UInt8] {
      let file = try file(text, Font(path: Self.inter, size: 20))
      return try #require(file.numbers(with: "/CIDFontType0C").first.flatMap { file.streams[$0] })
    }

    @Test func slantedLettersAreTextThatLeans() throws {
      let font = try Font(path: "/usr/share/fonts/truetype/nanum/NanumGothic.ttf", size: 20)
      let (upright, leaning) = (try file("가나", font), try file("가나", try font.slanted()))
      func matrices(_ file: StrictPDF) -> [String] {
        file.streams.values.flatMap { String(decoding: $0, as: UTF8.self).split(separator: "\n") }
          .filter { $0.hasSuffix("Tm") }.map { $0.split(separator: " ").prefix(4).joined(separator: " ") }
      }
      #expect(matrices(upright) == ["1 0 0 -1"] && matrices(leaning) == ["1 0 .2 -1"])
      #expect(leaning.text == "가나" && leaning.numbers(with: "/ItalicAngle -11.3").count == 1)
    }

    @Test(.enabled(if: hasInter)) func aCFFFontIsSmall() throws {
      let table = try table("Iced coffee 298")
      // The whole font has 2,548 glyphs and 380 KB.
      #expect(table.count < 2_500, "\(table.count) bytes")
      // Its glyphs have other numbers, and keep their outlines.
      #expect(CFFTable(table) != nil)
    }

    @Test(.enabled(if: hasInter)) func glyphsGetNumbersOfChoice() throws {
      let table = try table("Ace")
      let cff = try #require(CFFTable(table))
      let first = try #require(cff.renumbered([7, 900, 65_535]))
      // The charset has two bytes for each.
      #expect(first.ranges(of: [0, 7, 3, 132, 255, 255]).count == 1)
      let second = try #require(CFFTable(first)?.renumbered([1, 2, 3]))
      #expect(second.count == first.count && second != first)
      #expect(try #require(CFFTable(second)?.renumbered([7, 900, 65_535])) == first)
      #expect(cff.renumbered([1, 2]) == nil && cff.renumbered([1, 2, 3, 4]) == nil && cff.renumbered([]) == nil)
    }

    @Test(.enabled(if: hasInter)) func damagedTablesDoNoHarm() throws {
      let table = try table("Ace of spades")
      for count in 0..<min(table.count, 300) { _ = CFFTable(Array(table.prefix(count)))?.renumbered([1]) }
      var generator = SeededGenerator(seed: 7)
      for _ in 0..<4_000 {
        var bytes = table
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          // The places and dictionaries are at the beginning and at the end.
          let place =
            Bool.random(using: &generator)
            ? Int.random(in: 0..<200, using: &generator) : Int.random(in: 0..<bytes.count, using: &generator)
          bytes[place] = UInt8.random(in: 0...255, using: &generator)
        }
        _ = CFFTable(bytes)?.renumbered(Array(1...10))
      }
    }

    @Test func aTrueTypeFontHasAMapOfItsGlyphs() throws {
      let font = try Font.default(size: 20)
      let file = try file("Ωé", font)
      let descendant = try #require(file.numbers(with: "/CIDFontType2").first.flatMap { file.objects[$0] })
      let number = try #require(descendant.firstMatch(of: /CIDToGIDMap (\d+) 0 R/).flatMap { Int($0.1) })
      let map = try #require(file.streams[number])
      let places = stride(from: 0, to: map.count, by: 2).map { Int(map[$0]) << 8 | Int(map[$0 + 1]) }
      let used = places.enumerated().filter { $0.element > 0 }
      // The cut font has the glyphs in their order, and perhaps the parts of é.
      #expect(used.count == 2 && used.map(\.element) == used.map(\.element).sorted())
      #expect(places.count == (used.last?.offset ?? 0) + 1)
      let program = try #require(file.numbers(with: "/Length1").first.flatMap { file.streams[$0] })
      #expect(program.count < 4_000, "\(program.count) bytes")
    }
  }
#endif

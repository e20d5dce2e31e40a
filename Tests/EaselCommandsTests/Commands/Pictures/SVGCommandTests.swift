import Canvas
import EaselCommands
import EaselTestSupport
import TestSupport
import Testing

#if Full || SVG
  /// `easel svg`, and SVG pictures where other commands take pictures.
  @Suite struct SVGCommandTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      try folder.write(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">
          <rect id="left" width="20" height="20" fill="red"/>
          <rect id="right" x="20" width="20" height="10" fill="#0000ff"/>
        </svg>
        """, as: "flag.svg")
      try folder.write(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="200" height="70">
          <rect id="king_heart" width="50" height="70" fill="red"/>
          <rect id="spade_1" x="50" width="50" height="70" fill="blue"/>
          <rect id="back" x="100" width="50" height="70" fill="lime"/>
        </svg>
        """, as: "deck.svg")
    }

    private func picture(_ words: String..., file: String = "out.png") throws -> Image {
      let run = RecordedRun(words + ["-o", folder[file]])
      #expect(run.status == .done, "\(run.error)")
      return try Image(png: folder.bytes(file))
    }

    @Test func aPictureHasItsSizeOrAnother() throws {
      let own = try picture("svg", folder["flag.svg"])
      #expect((own.pixelWidth, own.pixelHeight) == (40, 20))
      #expect(own.color(atPixelX: 5, y: 15) == .red && own.color(atPixelX: 30, y: 5) == .blue)
      #expect(own.color(atPixelX: 30, y: 15)?.alpha == 0)
      let wide = try picture("svg", folder["flag.svg"], "--width", "80", "--scale", "2")
      #expect((wide.pixelWidth, wide.pixelHeight) == (160, 80))
      #expect(wide.color(atPixelX: 130, y: 39) == .blue)
    }

    @Test func aPictureForScreenReadersHasATitle() {
      let words = [
        "svg", folder["flag.svg"], "-o", folder["a.pdf"], "--pdf-standard", "ua-1", "--output-language", "en",
      ]
      #expect(RecordedRun(words).error.contains("has no title for screen readers but its file's name"))
      #expect(RecordedRun(words + ["--strict"]).status == .badContent)
      #expect(RecordedRun(words + ["--output-title", "A flag", "--strict"]).errorLines.isEmpty)
    }

    @Test func anotherRatioHasThePictureInItsMiddle() throws {
      let square = try picture("svg", folder["flag.svg"], "--size", "40x40", "--background", "white")
      #expect(square.color(atPixelX: 5, y: 9) == .white && square.color(atPixelX: 5, y: 30) == .white)
      #expect(square.color(atPixelX: 5, y: 10) == .red && square.color(atPixelX: 5, y: 29) == .red)
    }

    /// The height is rounded to whole pixels, and the width stays whole.
    @Test func aRoundedSideLeavesNoMargin() throws {
      let svg = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 75"><rect width="1000" height="75"/></svg>"#
      try folder.write(svg, as: "line.svg")
      let line = try picture("svg", folder["line.svg"], "--width", "256")
      #expect((line.pixelWidth, line.pixelHeight) == (256, 19))
      for (x, y) in [(0, 0), (255, 0), (0, 18), (255, 18)] { #expect(line.color(atPixelX: x, y: y) == .black) }
    }

    @Test func anElementIsAPictureOfItsOwn() throws {
      let part = try picture("svg", folder["flag.svg"], "--id", "right")
      #expect((part.pixelWidth, part.pixelHeight) == (20, 10))
      #expect(part.color(atPixelX: 0, y: 0) == .blue && part.color(atPixelX: 19, y: 9) == .blue)
      let run = RecordedRun("svg", folder["flag.svg"], "--id", "rihgt", "-o", folder["a.png"])
      #expect(run.status == .badContent && run.error.hasSuffix("flag.svg: no element 'rihgt'; did you mean 'right'?\n"))
    }

    @Test func aPictureIsWrittenInEveryFormat() throws {
      #expect(RecordedRun("svg", folder["flag.svg"], "-o", folder["a.pdf"]).status == .done)
      _ = try StrictPDF(folder.bytes("a.pdf"))
      #expect(RecordedRun("svg", folder["flag.svg"], "-o", folder["a.svg"]).status == .done)
      let again = try picture("svg", folder["a.svg"])
      #expect(try again == picture("svg", folder["flag.svg"], file: "b.png"))
      // Without -o, beside it.
      #expect(RecordedRun("svg", folder["flag.svg"]).status == .done)
      #expect(folder.names.contains("flag.png"))
    }

    @Test(arguments: [
      ("<svg", "broken.svg: line 1"), ("<html/>", "broken.svg: line 1, column 8: found the element html"),
      ("", "broken.svg: "),
      (#"<svg xmlns="http://www.w3.org/2000/svg" width="0" height="5"/>"#, "a width or a height of 0"),
      (#"<svg xmlns="http://www.w3.org/2000/svg" width="1e9" height="5"/>"#, "broken.svg: "),
    ])
    func refuses(document: String, message: String) throws {
      try folder.write(document, as: "broken.svg")
      let run = RecordedRun("svg", folder["broken.svg"], "-o", folder["a.png"])
      #expect(run.status == .badContent && run.errorLines.count == 1)
      #expect(run.error.contains(message), "\(run.error)")
      #expect(!folder.names.contains("a.png"))
    }

    @Test func aDeckIsOneFile() throws {
      let deck = folder["deck.svg"]
      #expect(try picture("card", "KH", "--faces", deck).color(atPixelX: 125, y: 100) == .red)
      #expect(try picture("card", "AS", "--faces", deck).color(atPixelX: 125, y: 100) == .blue)
      #expect(try picture("card", "back", "--faces", deck).color(atPixelX: 125, y: 100) == Color(css: "lime"))
      let run = RecordedRun("deck", "--faces", deck, "-o", folder["cards"])
      #expect(run.status == .done)
      #expect(run.error.contains("deck.svg: 3 of 55 pictures found") || run.error.isEmpty, "\(run.error)")
      let none = RecordedRun("card", "KH", "--faces", folder["flag.svg"], "-o", folder["a.png"])
      #expect(none.status == .badContent && none.error.contains("no element with the name of a card"))
    }

    @Test func filesHaveTheNamesOfOtherDecks() throws {
      let king =
        ##"<svg xmlns="http://www.w3.org/2000/svg" width="50" height="70"><rect width="50" height="70" fill="#f0f"/></svg>"##
      for name in ["heart_king", "SPADE-11-JACK", "1C", "queen_of_diamonds2"] {
        try folder.write(king, as: "faces/\(name).svg")
      }
      for card in ["KH", "JS", "AC", "QD"] {
        #expect(
          try picture("card", card, "--faces", folder["faces"]).color(atPixelX: 125, y: 100) == Color(css: "#f0f"),
          "\(card)")
      }
    }

    @Test func whatCommandsReadHasNotes() throws {
      let odd =
        #"<svg xmlns="http://www.w3.org/2000/svg" width="50" height="70"><rect id="spade_1" width="9" height="9" fil="red"/></svg>"#
      try folder.write(odd, as: "odd/AS.svg")
      try folder.write(odd, as: "odd.svg")
      try folder.write(#"{"kind": "emoji-art", "version": 1, "background": {"url": "odd.svg"}}"#, as: "art.json")
      var commands = [
        ["card", "AS", "--faces", folder["odd"]], ["card", "AS", "--faces", folder["odd.svg"]],
        ["card", "back", "--back-picture", folder["odd.svg"]],
      ]
      #if Full || Boards
        commands += [["board", "solitaire", "--faces", folder["odd"]], ["board", "emoji-art", folder["art.json"]]]
      #endif
      for command in commands {
        let run = RecordedRun(command + ["-o", folder["a.png"]])
        #expect(
          run.status == .done && run.error.contains("line 1: rect has no attribute fil"), "\(command) \(run.error)")
        #expect(RecordedRun(command + ["--strict", "-o", folder["a.png"]]).status == .badContent, "\(command)")
      }
    }

    @Test func templatesHaveDrawings() throws {
      try folder.write(
        #"{"size": "60x40", "front": {"picture": "flag.svg", "fit": "stretch"}}"#, as: "template.json")
      let image = try picture("draw", folder["template.json"])
      #expect(image.color(atPixelX: 10, y: 30) == .red && image.color(atPixelX: 50, y: 10) == .blue)
      // It stays a drawing.
      #expect(RecordedRun("draw", folder["template.json"], "-o", folder["t.svg"]).status == .done)
      #expect(!String(decoding: try folder.bytes("t.svg"), as: UTF8.self).contains("<image"))
    }

    @Test func aPictureOutsideOfTheFolderIsNotRead() throws {
      try folder.write(redPNG(), as: "secret.png")
      try folder.write(
        ##"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><image href="../secret.png" width="20" height="20"/></svg>"##,
        as: "sub/a.svg")
      #expect(try picture("svg", folder["sub/a.svg"]).color(atPixelX: 5, y: 5)?.alpha == 0)
    }

    /// A drawing that takes too much isn't a picture.
    @Test func aDrawingThatEndsEarlyIsAnError() throws {
      let levels = (1...6).map { level in
        "<g id='u\(level)'>" + String(repeating: "<use href='#u\(level - 1)'/>", count: 10) + "</g>"
      }.joined()
      let start = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>"
      try folder.write(
        start + "<defs><rect id='u0' width='1' height='1'/>\(levels)</defs><g><use href='#u6'/></g></svg>",
        as: "many.svg")
      let run = RecordedRun("svg", folder["many.svg"], "-o", folder["a.svg"])
      #expect(run.status == .badContent && run.errorLines.count == 1)
      #expect(run.error.contains("many.svg: 600001 elements to draw"), "\(run.error)")
      #expect(!folder.names.contains("a.svg"))
    }

    @Test func aFontIsThatOfTextsWithoutOne() throws {
      try folder.write(
        "<svg xmlns='http://www.w3.org/2000/svg' width='90' height='30'><text y='20'>Hag</text></svg>", as: "text.svg")
      try folder.write(
        "<svg xmlns='http://www.w3.org/2000/svg' width='90' height='30'><text y='20' font-family='DejaVu Serif'>Hag</text></svg>",
        as: "serif.svg")
      let serif = try picture("svg", folder["serif.svg"])
      #expect(try picture("svg", folder["text.svg"]) != serif)
      for font in ["DejaVu Serif", "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf"] {
        #expect(try picture("svg", folder["text.svg"], "--font", font) == serif)
      }
      #expect(try picture("svg", folder["serif.svg"], "--font", "DejaVu Sans") == serif)
      let run = RecordedRun("svg", folder["text.svg"], "--font", "Nothing Known", "-o", folder["a.png"])
      #expect(run.status != .done && run.error.contains("Nothing Known: no such file or font family"), "\(run.error)")
    }

    @Test func anElementThatDrawsNothingIsSaid() throws {
      try folder.write(
        "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><linearGradient id='hue'/><g id='hid' display='none'><rect width='9' height='9'/></g></svg>",
        as: "hid.svg")
      for id in ["hid", "hue"] {
        let run = RecordedRun("svg", folder["hid.svg"], "--id", id, "-o", folder["a.png"])
        #expect(
          run.status == .badContent && run.error.hasSuffix("hid.svg: the element '\(id)' draws nothing\n"),
          "\(run.error)")
      }
    }

    /// Decks whose cards are defined, and shown by references.
    @Test func aDeckIsInDefinitions() throws {
      try folder.write(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="200" height="150"><defs><g id="1_heart"><rect width="100" height="150" fill="red"/></g>
        <g id="queen_heart"><rect width="100" height="150" fill="blue"/></g></defs><use href="#queen_heart" x="100"/></svg>
        """, as: "defs.svg")
      #expect(try picture("card", "QH", "--faces", folder["defs.svg"]).color(atPixelX: 125, y: 100) == .blue)
      #expect(try picture("card", "AH", "--faces", folder["defs.svg"]).color(atPixelX: 125, y: 100) == .red)
    }

    @Test func whatAPictureLacksIsSaid() throws {
      try folder.write(
        "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>\n<image href='gone.png' width='9' height='9'/></svg>",
        as: "lacks.svg")
      let run = RecordedRun("svg", folder["lacks.svg"], "-o", folder["a.png"])
      #expect(
        run.status == .done && run.error.contains("lacks.svg: line 2: the picture 'gone.png' isn't there"),
        "\(run.error)")
      let strict = RecordedRun("svg", folder["lacks.svg"], "--strict", "-o", folder["b.png"])
      #expect(strict.status == .badContent && !folder.names.contains("b.png"), "\(strict.error)")
      #expect(RecordedRun("svg", folder["flag.svg"], "--strict", "-o", folder["b.png"]).status == .done)
    }
  }
#endif

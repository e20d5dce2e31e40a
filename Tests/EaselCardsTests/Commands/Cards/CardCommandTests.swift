import Canvas
import EaselCommands
import EaselTestSupport
import Foundation
import TestSupport
import Testing

@Suite struct CardCommandTests {
  @Test(arguments: ["QH", "qh", "Q♥", "Q♥️", "Q❤️", "queen of hearts", "🂽"]) func everyNameDrawsTheSameFile(
    name: String
  ) throws {
    let folder = try TemporaryFolder()
    #expect(RecordedRun("card", name, "-o", folder["a.png"]).status == .done)
    #expect(RecordedRun("card", "QH", "-o", folder["b.png"]).status == .done)
    #expect(try folder.bytes("a.png") == folder.bytes("b.png"))
    #expect(folder.names == ["a.png", "b.png"])
  }

  @Test func nothingIsPrintedWhereNobodyLooks() throws {
    let folder = try TemporaryFolder()
    let run = RecordedRun("card", "TS", "-o", folder["a.png"])
    #expect(run.status == .done)
    #expect(run.output.isEmpty)
    #expect(run.error.isEmpty)
  }

  @Test func onATerminalANoteSaysWhatWasWritten() throws {
    let folder = try TemporaryFolder()
    let arguments = ["card", "TS", "-o", folder["a.png"]]
    let run = RecordedRun(arguments, errorIsTerminal: true)
    let byteCount = try folder.bytes("a.png").count
    #expect(run.error == "\(folder["a.png"]): 250x350 pixels, \(byteCount) bytes, 0 ms\n")
    #expect(RecordedRun(arguments + ["--quiet"], errorIsTerminal: true).error.isEmpty)
  }

  @Test(arguments: [
    (["--size", "100x140"], 100, 140), (["--width", "100"], 100, 140), (["--scale", "2"], 500, 700),
    (["--width", "100", "--scale", "1.5"], 150, 210), (["--size", "0.6x0.2", "--scale", "1"], 1, 1),
    (["--size", "1x32767"], 1, 32767),
  ]) func pixelsAreSizeTimesScale(options: [String], width: Int, height: Int) throws {
    let folder = try TemporaryFolder()
    #expect(RecordedRun(["card", "QH", "-o", folder["a.png"]] + options).status == .done)
    let image = try Image(png: folder.bytes("a.png"))
    #expect(image.pixelWidth == width)
    #expect(image.pixelHeight == height)
  }

  @Test func compressionChangesTheBytesAlone() throws {
    let folder = try TemporaryFolder()
    for effort in ["fast", "balanced", "small"] {
      let run = RecordedRun("card", "QH", "--scale", "2", "--compression", effort, "-o", folder["\(effort).png"])
      #expect(run.status == .done)
    }
    #expect(RecordedRun("card", "QH", "--scale", "2", "-o", folder["usual.png"]).status == .done)
    let (fast, balanced, small) = try (
      folder.bytes("fast.png"), folder.bytes("balanced.png"), folder.bytes("small.png")
    )
    #expect(try folder.bytes("usual.png") == balanced)
    // Of a card, which wants no filters, the fast way takes about as many bytes.
    #expect(small.count < min(balanced.count, fast.count) && fast.count < balanced.count * 21 / 20)
    #expect(try Image(png: small) == Image(png: balanced) && Image(png: balanced) == Image(png: fast))
    #expect(RecordedRun("card", "QH", "--compression", "most", "-o", folder["a.png"]).status == .usage)
  }

  @Test func aBackIsABackWhateverTheCard() throws {
    let folder = try TemporaryFolder()
    #expect(RecordedRun("card", "back", "-o", folder["a.png"]).status == .done)
    #expect(RecordedRun("card", "QH", "--face-down", "-o", folder["b.png"]).status == .done)
    #expect(RecordedRun("card", "QH", "-o", folder["c.png"]).status == .done)
    #expect(try folder.bytes("a.png") == folder.bytes("b.png"))
    #expect(try folder.bytes("a.png") != folder.bytes("c.png"))
  }

  @Test func jsonNamesWhatWasWritten() throws {
    let folder = try TemporaryFolder()
    let run = RecordedRun("card", "QH", "--json", "-o", folder["a \"1\".png"])
    let byteCount = try folder.bytes("a \"1\".png").count
    #expect(
      run.output == """
        {"version":2,"pictures":[{"file":"\(folder.path)/a \\"1\\".png","format":"png","pixelWidth":250,"pixelHeight":350,"bytes":\(byteCount)}],\
        "notes":[],"milliseconds":0.0}

        """)
    #expect(run.error.isEmpty)
  }

  @Test func aPictureOnStandardOutputIsAloneThere() throws {
    let folder = try TemporaryFolder()
    #expect(RecordedRun("card", "QH", "-o", folder["a.png"]).status == .done)
    let run = RecordedRun("card", "QH", "-o", "-", "--json")
    #expect(run.outputBytes == (try folder.bytes("a.png")))
    #expect(run.error.hasPrefix(#"{"version":2,"pictures":[{"file":"-","#))
  }

  @Test func noPictureIsWrittenToATerminal() {
    let run = RecordedRun(["card", "QH", "-o", "-"], outputIsTerminal: true)
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    #expect(run.error == "standard output is a terminal; write the picture to a file (-o FILE) or a pipe\n")
  }

  @Test func aFactorChangesTheFace() throws {
    let folder = try TemporaryFolder()
    let lecture = ["card", "QH", "--style", "lecture"]
    #expect(RecordedRun(lecture + ["-o", folder["a.png"]]).status == .done)
    #expect(RecordedRun(lecture + ["--text-size", "0.5", "-o", folder["b.png"]]).status == .done)
    #expect(try folder.bytes("a.png") != folder.bytes("b.png"))
    let classic = RecordedRun("card", "QH", "--text-size", "0.5", "-o", folder["c.png"])
    #expect(classic.status == .usage)
    #expect(classic.errorLines.count == 1)
  }

  @Test func theReadersSettingIsAFactorByName() throws {
    let folder = try TemporaryFolder()
    let lecture = ["card", "QH", "--style", "lecture", "-o", folder["a.png"]]
    func picture(_ options: String...) throws -> [UInt8] {
      #expect(RecordedRun(lecture + options).status == .done)
      return try folder.bytes("a.png")
    }
    #expect(try picture("--text-size-category", "L") == picture())
    #expect(try picture("--text-size-category", "AX1") == picture("--text-size", "\(28.0 / 17)"))
    #expect(try picture("--text-size-category", "XS") != picture())
    let classic = RecordedRun("card", "QH", "--text-size-category", "XS", "-o", folder["c.png"])
    #expect(classic.status == .usage)
    #expect(
      classic.error == "--text-size-category requires --style lecture; with --style classic, use --index-size\n")
    let both = RecordedRun(lecture + ["--text-size", "1", "--text-size-category", "XS"])
    #expect(
      both.errorLines.first == "use either --text-size or --text-size-category, not both")
  }

  @Test func ofPicturesForSeveralScalesTheOneThatSuitsIsTaken() throws {
    let folder = try TemporaryFolder()
    for (name, color) in [("QH", Color.red), ("QH@2x", .green), ("QH@3x", .blue)] {
      let picture = try Image(size: Size(width: 10, height: 20)) { context in
        context.setFillColor(color)
        context.fill(context.bounds)
      }
      try folder.write(picture.png(), as: "faces/\(name).png")
    }
    for (scale, color) in [("0.5", Color.red), ("1", .red), ("1.2", .green), ("2", .green), ("3", .blue), ("4", .blue)]
    {
      let run = RecordedRun(
        "card", "QH", "--faces", folder["faces"], "--scale", scale, "-o", folder["a.png"])
      #expect(run.status == .done && run.error.isEmpty, "\(run.error)")
      let card = try Image(png: folder.bytes("a.png"))
      #expect(card.color(atPixelX: card.pixelWidth / 2, y: card.pixelHeight / 2) == color, "\(scale)")
    }
    // On paper the largest.
    #expect(
      RecordedRun("card", "QH", "--faces", folder["faces"], "--card", "poker", "-o", folder["a.png"]).status == .done)
    let card = try Image(png: folder.bytes("a.png"))
    #expect(card.color(atPixelX: card.pixelWidth / 2, y: card.pixelHeight / 2) == .blue)
    // Two for one scale are still an error.
    try folder.write(redPNG(), as: "faces/Q♥@2x.png")
    let two = RecordedRun("card", "QH", "--faces", folder["faces"], "-o", folder["a.png"])
    #expect(two.status == .badContent && two.error.contains("QH@2x.png"))
  }

  // MARK: Pictures of --faces

  @Test func aPictureTakesThePlaceOfThePips() throws {
    let folder = try TemporaryFolder()
    try folder.write(redPNG(), as: "faces/J♠️.png")
    let options = ["--faces", folder["faces"], "-o", folder["a.png"]]
    #expect(RecordedRun(["card", "JS"] + options).status == .done)
    let card = try Image(png: folder.bytes("a.png"))
    #expect(card.color(atPixelX: 125, y: 175) == .red)
    #expect(card.color(atPixelX: 10, y: 175) == .white)
    #expect(RecordedRun(["card", "JS", "--face-scale", "1"] + options).status == .done)
    #expect(try Image(png: folder.bytes("a.png")).color(atPixelX: 10, y: 175) == .red)
  }

  @Test(.enabled(if: Image.readsJPEG)) func aJPEGAmongTheFacesIsDrawn() throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleJPEG.baseline, as: "faces/JS.jpg")
    let run = RecordedRun(
      "card", "JS", "--faces", folder["faces"], "--face-scale", "1", "-o", folder["a.png"])
    #expect(run.status == .done)
    let color = try #require(Image(png: folder.bytes("a.png")).color(atPixelX: 10, y: 175))
    #expect(color.red > 0.7 && color.blue < 0.2)
  }

  @Test func whatIsNoPictureAmongTheFacesIsAnError() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array("GIF89a".utf8), as: "faces/JS.jpg")
    let run = RecordedRun("card", "JS", "--faces", folder["faces"], "-o", folder["a.png"])
    #expect(run.status == .badContent)
    #expect(run.error == "\(folder["faces"])/JS.jpg: this is a GIF; only PNG, JPEG and WebP can be read\n")
    #expect(folder.names == ["faces"])
  }

  @Test func aCorruptFaceIsAnErrorOfItsFile() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(redPNG().dropLast(20)), as: "faces/JS.png")
    let run = RecordedRun("card", "JS", "--faces", folder["faces"], "-o", folder["a.png"])
    #expect(run.status == .badContent)
    #expect(run.error.hasPrefix("\(folder["faces"])/JS.png: "))
    #expect(run.errorLines.count == 1)
    #expect(folder.names == ["faces"])
  }

  @Test(arguments: ["/nowhere", "/dev/null"]) func aMissingFolderOfFacesIsNamed(path: String) throws {
    let folder = try TemporaryFolder()
    let run = RecordedRun("card", "JS", "--faces", path, "-o", folder["a.png"])
    #expect(run.status == .unreadable)
    #expect(run.error.hasPrefix("\(path): "))
    #expect(run.errorLines.count == 1)
    #expect(folder.names.isEmpty)
  }

  // MARK: Fonts

  @Test func aMissingFontEndsWith66() throws {
    let folder = try TemporaryFolder()
    let run = RecordedRun("card", "QH", "--font", folder["no.ttf"], "-o", folder["a.png"])
    #expect(run.status == .unreadable)
    #expect(run.error == "\(folder["no.ttf"]): No such file or directory; a font file is needed\n")
    #expect(folder.names.isEmpty)
  }

  @Test func anEmptyOrCorruptFontEndsWith65() throws {
    let folder = try TemporaryFolder()
    let dejaVu = Array(try Data(contentsOf: URL(fileURLWithPath: SystemFonts.regular)))
    let fonts: [[UInt8]] = [[], Array("no font".utf8), Array(dejaVu.prefix(1000)), try redPNG()]
    for bytes in fonts {
      try folder.write(bytes, as: "bad.ttf")
      let run = RecordedRun("card", "QH", "--font", folder["bad.ttf"], "-o", folder["a.png"])
      #expect(run.status == .badContent)
      #expect(run.error.hasPrefix("\(folder["bad.ttf"]): "))
      #expect(run.errorLines.count == 1)
      #expect(folder.names == ["bad.ttf"])
    }
  }

  @Test func aFolderAsFontEndsWith66() throws {
    let folder = try TemporaryFolder()
    let run = RecordedRun("card", "QH", "--font", folder.path, "-o", folder["a.png"])
    #expect(run.status == .unreadable)
    #expect(run.error == "\(folder.path): Is a directory; a font file is needed\n")
  }
}

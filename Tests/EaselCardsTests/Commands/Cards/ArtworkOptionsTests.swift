import Canvas
import EaselCommands
import EaselTestSupport
import Foundation
import TestSupport
import Testing

/// `--faces`, `--back-picture` and what is said of them.
@Suite struct ArtworkOptionsTests {
  private func picture(_ color: Color, _ size: Size = Size(width: 50, height: 70)) throws -> [UInt8] {
    let context = try DrawingContext(size: size)
    context.setFillColor(color)
    context.fill(context.bounds)
    return try context.makeImage().png()
  }

  private func drawn(_ folder: TemporaryFolder, _ card: String, _ options: String...) throws -> Image {
    let arguments = ["card", card, "--width", "50", "-o", folder["out.png"]] + options
    let run = RecordedRun(arguments)
    #expect(run.status == .done && run.error.isEmpty, "\(run.error)")
    return try Image(png: folder.bytes("out.png"))
  }

  @Test func optionsChooseBetweenWholeFacesAndInsetOnes() throws {
    let folder = try TemporaryFolder()
    try folder.write(picture(.blue), as: "faces/QH.png")
    try folder.write(picture(.blue, Size(width: 60, height: 60)), as: "faces/KS.png")
    let faces = folder["faces"]
    func covers(_ image: Image) -> Bool { image.color(atPixelX: 1, y: 35) == .blue }
    #expect(covers(try drawn(folder, "QH", "--faces", faces)))
    #expect(!covers(try drawn(folder, "QH", "--faces", faces, "--faces-inset")))
    #expect(!covers(try drawn(folder, "KS", "--faces", faces)))
    #expect(covers(try drawn(folder, "KS", "--faces", faces, "--faces-cover")))
  }

  @Test func aPictureOfItsOwnIsTheBack() throws {
    let folder = try TemporaryFolder()
    try folder.write(picture(.blue), as: "faces/back.png")
    let red = try folder.write(picture(.red), as: "red.png")
    #expect(try drawn(folder, "back", "--back-picture", red).color(atPixelX: 25, y: 35) == .red)
    #expect(
      try drawn(folder, "back", "--faces", folder["faces"], "--back-picture", red).color(atPixelX: 25, y: 35) == .red)
    let missing = RecordedRun("card", "back", "--back-picture", folder["none.png"])
    #expect(missing.status == .unreadable)
    #expect(missing.error == "\(folder["none.png"]): can't be read: No such file or directory\n")
    let text = try folder.write("text", as: "text.png")
    let bad = RecordedRun("card", "back", "--back-picture", text)
    #expect(bad.status == .badContent && bad.error.hasPrefix("\(text): ") && bad.errorLines.count == 1)
  }

  @Test func aNoteSaysWhatWasFoundAndWhatNot() throws {
    let folder = try TemporaryFolder()
    for name in ["AS", "2S", "KD", "x1", "x2", "x3", "x4"] { try folder.write(picture(.blue), as: "f/\(name).png") }
    let arguments = ["deck", "-o", folder["deck"], "--width", "20", "--faces", folder["f"]]
    let run = RecordedRun(arguments, errorIsTerminal: true)
    let total = try #require(
      FileManager.default.contentsOfDirectory(atPath: folder["deck"]).count as Int?)
    #expect(
      run.error.contains(
        "\(folder["f"]): 3 of \(total) pictures found; \(total - 3) missing: 3S, 4S, 5S …; "
          + "4 not recognised: x1.png, x2.png, x3.png …\n"))
    #expect(RecordedRun(arguments).error.isEmpty)
    #expect(RecordedRun(arguments + ["--quiet"], errorIsTerminal: true).error.isEmpty)
    let card = RecordedRun(
      ["card", "QH", "-o", folder["a.png"], "--faces", folder["f"]], errorIsTerminal: true)
    #expect(card.errorLines.first?.hasPrefix("\(folder["f"]): 0 of 1 pictures found; 1 missing: QH; 4 not") == true)
  }

  @Test func twoPicturesForOneCardAreALineThatNamesBoth() throws {
    let folder = try TemporaryFolder()
    try folder.write(picture(.blue), as: "f/QH.png")
    try folder.write(picture(.red), as: "f/queen of hearts.jpg")
    let run = RecordedRun("deck", "-o", folder["deck"], "--faces", folder["f"])
    #expect(run.status == .badContent)
    #expect(
      run.error
        == "\(folder["f"])/QH.png: queen of hearts.jpg is also a picture of QH; keep one picture for each card\n"
    )
    #expect(folder.names == ["f"])
  }

  @Test func aFolderWithoutACardIsALine() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder["none"], withIntermediateDirectories: false)
    for number in 100..<1100 { try folder.write([], as: "many/\(number).png") }
    for (name, found) in [("none", ""), ("many", " (1000 not recognised: 100.png, 1000.png, 1001.png …)")] {
      let run = RecordedRun("card", "QH", "--faces", folder[name], "-o", folder["a.png"])
      #expect(run.status == .badContent)
      #expect(
        run.error
          == "\(folder[name]): no picture of a card\(found); use names such as QH.png, \"10♠.jpg\" and back.png\n"
      )
    }
    #expect(folder.names == ["many", "none"])
  }
}

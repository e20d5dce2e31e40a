import Canvas
import CanvasCLibrary
import CanvasCards
import TestSupport
import Testing

/// How pictures are found in a folder; how they are drawn is in `CardPictureDrawingTests`.
@Suite struct CardPicturesTests {
  private func picture(_ color: Color) throws -> Image {
    try Image(size: Size(width: 2, height: 3)) { context in
      context.setFillColor(color)
      context.fill(context.bounds)
    }
  }

  @Test(arguments: [
    ("J♠\u{FE0F}.png", "JS"), ("J♠.png", "JS"), ("JS.png", "JS"), ("js.PNG", "JS"), ("A♠\u{FE0F}.png", "AS"),
    ("A♠.png", "AS"), ("Q❤\u{FE0F}.png", "QH"), ("Q❤.png", "QH"), ("Q♥\u{FE0F}.png", "QH"), ("Q♥.png", "QH"),
    ("K♦\u{FE0F}.png", "KD"), ("K♣.png", "KC"), ("10♥.png", "10H"), ("10♥\u{FE0F}.png", "10H"), ("TH.png", "10H"),
    ("10H.png", "10H"), ("queen_of_hearts.png", "QH"), ("🂽.png", "QH"),
  ])
  func aFaceIsFoundByItsName(file: String, code: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(picture(.blue).png(), as: file)
    let pictures = try CardPictures.load(from: folder.path)
    #expect(pictures.faces.keys.map(\.code) == [code])
    #expect(pictures.faces.values.first?.pixelHeight == 3)
    #expect(pictures.faces.values.first?.color(atPixelX: 0, y: 0) == .blue)
    #expect(pictures.back == nil)
  }

  @Test(arguments: ["cardback.png", "back.png", "Cardback.png", "BACK.PNG"])
  func theBackIsFoundByItsName(file: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(picture(.blue).png(), as: file)
    let pictures = try CardPictures.load(from: folder.path)
    #expect(pictures.back?.color(atPixelX: 0, y: 0) == .blue)
    #expect(pictures.faces.isEmpty)
  }

  @Test func otherFilesAndFoldersAreLeftAlone() throws {
    let folder = try TemporaryFolder()
    for name in [
      "README.txt", "photo.png", "photo.jpg", ".png", "png", "JS", "JS.txt", "JS.png.bak", "XS.png", ".JS.png",
    ] {
      try folder.write(Array("no picture".utf8), as: name)
    }
    try #require(mkdir("\(folder.path)/more", 0o755) == 0)
    #expect(try CardPictures.load(from: folder.path).isEmpty)
  }

  @Test func pipesAndDevicesAreLeftAlone() throws {
    // Reading one would wait for ever, or until the limit of a file's bytes.
    let folder = try TemporaryFolder()
    try #require(mkfifo("\(folder.path)/JS.png", 0o600) == 0)
    try #require(symlink("/dev/zero", "\(folder.path)/QH.png") == 0)
    #expect(try CardPictures.load(from: folder.path).isEmpty)
  }

  @Test func twoFilesForOneCardAreAnErrorThatNamesBoth() throws {
    let folder = try TemporaryFolder()
    try folder.write(picture(.red).png(), as: "J♠\u{FE0F}.png")
    try folder.write(picture(.green).png(), as: "J♠.png")
    expectError(
      folder, "\(folder.path)/J♠.png: J♠\u{FE0F}.png is also a picture of JS; keep one picture for each card")
    // Of three the first two by their bytes, whatever order the disk has them in.
    try folder.write(picture(.blue).png(), as: "JS.png")
    expectError(folder, "\(folder.path)/JS.png: J♠.png is also a picture of JS; keep one picture for each card")
  }

  @Test func onlyWhatIsNeededIsRead() throws {
    let folder = try TemporaryFolder()
    try folder.write(picture(.blue).png(), as: "JS.png")
    try folder.write(Array("no picture".utf8), as: "QS.png")
    let jack = PlayingCard(.jack, of: .spades)
    #expect(try CardPictures.load(from: folder.path) { $0 == .card(jack) }.faces.count == 1)
    #expect(throws: CardPicturesError.self) { try CardPictures.load(from: folder.path) }
  }

  @Test(.enabled(if: Image.readsJPEG), arguments: ["J♠\u{FE0F}.jpg", "JS.jpeg", "JS.JPG", "JS.jfif", "JS.png"])
  func aJPEGIsReadWhateverItsNamesEnding(file: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleJPEG.baseline, as: file)
    let picture = try #require(CardPictures.load(from: folder.path).faces[PlayingCard(.jack, of: .spades)])
    #expect(picture.pixelWidth == 16 && picture.pixelHeight == 8)
  }

  @Test func aJPEGThatIsCutOffIsAnErrorThatNamesIt() throws {
    let folder = try TemporaryFolder()
    try folder.write([0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + Array("JFIF".utf8), as: "JS.png")
    expectError(folder, "\(folder.path)/JS.png: the JPEG ends at byte 10, before its pixels")
  }

  @Test func aFileThatIsNoPNGIsAnErrorThatNamesIt() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array("GIF89a".utf8), as: "JS.png")
    expectError(folder, "\(folder.path)/JS.png: ")
    try folder.write([] as [UInt8], as: "JS.png")
    expectError(folder, "\(folder.path)/JS.png: ")
    try folder.write(Array(picture(.blue).png().dropLast(20)), as: "JS.png")
    expectError(folder, "\(folder.path)/JS.png: ")
  }

  @Test func aFolderNamedAsAPictureIsAnErrorThatNamesIt() throws {
    let folder = try TemporaryFolder()
    try #require(mkdir("\(folder.path)/JS.png", 0o755) == 0)
    expectError(folder, "\(folder.path)/JS.png: ")
  }

  @Test func aFolderThatIsMissingOrAFileIsAnErrorThatNamesIt() throws {
    let folder = try TemporaryFolder()
    try folder.write([1], as: "file")
    for (name, reason) in [("none", "No such file or directory"), ("file", "Not a directory")] {
      let error = #expect(throws: CardPicturesError.self) { try CardPictures.load(from: "\(folder.path)/\(name)") }
      #expect(error?.description == "\(folder.path)/\(name): \(reason); use a readable folder of pictures")
    }
  }

  @Test func aFolderSaysWhatItHas() throws {
    let folder = try TemporaryFolder()
    for name in ["QH.png", "back.jpg", "x.png", "photo.jpeg", "b.png", "a.PNG", "._AS.png", "AS.txt", "10.png"] {
      try folder.write([] as [UInt8], as: name)
    }
    let found = try CardPictureFolder(folder.path)
    #expect(found.files == [.card(PlayingCard(.queen, of: .hearts)): "QH.png", .back: "back.jpg"])
    #expect(found.unrecognizedCount == 5)
    #expect(found.unrecognized == ["10.png", "a.PNG", "b.png"])
    #expect(found.missing.count == CardName.deck().count - 2)
    #expect(found.missing.first == .card(PlayingCard(.ace, of: .spades)))
  }

  @Test func ofAThousandOtherFilesAFewAreKept() throws {
    let folder = try TemporaryFolder()
    for number in 1000..<2000 { try folder.write([] as [UInt8], as: "\(number).png") }
    let found = try CardPictureFolder(folder.path)
    #expect(found.isEmpty && found.unrecognizedCount == 1000)
    #expect(found.unrecognized == ["1000.png", "1001.png", "1002.png"])
  }

  private func expectError(
    _ folder: TemporaryFolder, _ start: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: CardPicturesError.self, sourceLocation: sourceLocation) {
      try CardPictures.load(from: folder.path)
    }
    let message = error?.description ?? ""
    #expect(message.hasPrefix(start) && !message.contains("\n"), "\(message)", sourceLocation: sourceLocation)
  }
}

internal import ArgumentParser
internal import Canvas
internal import CanvasData
internal import CanvasScenes
internal import EaselShared

/// `easel board emoji-art`: a picture made of emoji.
struct EmojiArtCommand: JobCommand {
  static let configuration = CommandConfiguration(
    commandName: "emoji-art",
    abstract: "Draw a picture made of emoji.",
    usage: "easel board emoji-art [<document>] [-o <file>] [<options>]",
    discussion: """
      The document is a JSON file with a background and emoji, such as assets/emoji-art.json. Without a document, a \
      blank one is drawn, with the palette. Moves in --moves: \
      add 😀 10 -20 40 (x and y from the centre, size), move 1 5 -3, scale 1 1.5, background photo.jpg, \
      background blank. # begins a comment. The default size is 640x480.

      EXAMPLES:
        easel board emoji-art --moves new.txt --save art.json
        easel board emoji-art art.json -o art.png
        easel board emoji-art art.json --palette --palette-offset 300 --scale 2
        easel board emoji-art art.json --fit --size 375x667
        easel board emoji-art art.json --moves more.txt --save art.json
      """)

  @Argument(
    help: ArgumentHelp("JSON file of the document, or - for standard input.", valueName: "document"),
    completion: .file(extensions: ["json"]), transform: PathArgument.path)
  var document: String?

  @Flag(
    inversion: .prefixedNo,
    help: "Draw the palette along the bottom. (default: only without a document)")
  var palette: Bool?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Distance by which the palette is scrolled to the left, up to its last emoji. (default: 0)",
      valueName: "points"),
    transform: NumberArgument.notNegative)
  var paletteOffset: Double?

  @Flag(help: "Scale the page of 640x480, and emoji that reach beyond it, to fit the picture.")
  var fit = false

  @Option(
    help: ArgumentHelp(
      "Colour of a blank background: #RGB, #RRGGBB, #RRGGBBAA or a CSS name. (default: #FFCC00)", valueName: "color"),
    transform: ColorArgument.color)
  var blank: Color = EmojiArtStyle.yellow

  @OptionGroup var scene: SceneOptions
  @OptionGroup var picture: PictureOptions
  @OptionGroup var noSeed: RefusedSeed
  @OptionGroup var report: ReportOptions

  func validate() throws {
    try picture.checkSize(default: EmojiArtPicture.defaultSize)
    try StandardInput.check(document, moves: scene.moves)
    if paletteOffset != nil, !showsPalette {
      throw ValidationError("--palette-offset requires --palette")
    }
  }

  private var showsPalette: Bool { palette ?? (document == nil) }
}

extension EmojiArtCommand {
  func work(in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    let art =
      try document.map { (file) throws(ToolError) in try InputFile.document(file, as: EmojiArt.self, in: environment) }
      ?? EmojiArt()
    let font = try NamedFont(picture.font, in: environment)
    let style = EmojiArtStyle(
      font: font.font, blank: blank, showsPalette: showsPalette, paletteOffset: paletteOffset ?? 0, fits: fit)
    let backgrounds = BackgroundPictures(document: document, environment: environment)
    let (size, scale) = (picture.pictureSize(default: EmojiArtPicture.defaultSize), picture.scale)
    let painter = ScenePainter<EmojiArt>(
      options: scene.files, picture: picture, report: report, defaultFile: "emoji-art.png", document: document,
      font: font,
      missingGlyphs: {
        MissingGlyphs(EmojiArtPicture($0, background: nil, style: style).missingCharacters, font: font.font)
      },
      image: { art in
        try EmojiArtPicture(art, background: backgrounds.picture(of: art), style: style).image(
          size: size, scale: scale)
      },
      facts: { BoardFacts.of($0, moveCount: $1) },
      json: { (art, file) throws(ToolError) in try backgrounds.art(art, savedAs: file).saved() },
      warnings: { backgrounds.warnings })
    return try painter.paint(art, in: environment)
  }
}

/// A cache of the backgrounds of a document's states. Each is read once; any thread can use it.
private final class BackgroundPictures: Sendable {
  /// The document, or nil for a new one.
  private let document: String?
  private let environment: ToolEnvironment
  private let known = Locked<[EmojiArt.Background: Image]>([:])
  private let offline = Locked<[String]>([])

  init(document: String?, environment: ToolEnvironment) {
    self.document = document
    self.environment = environment
  }

  /// Warnings about backgrounds that are drawn blank.
  var warnings: [String] { offline.withLock { $0 } }

  /// Returns the document for saving to a file or to standard output. The path of its background is relative to the
  /// file's folder.
  func art(_ art: EmojiArt, savedAs file: String?) throws(ToolError) -> EmojiArt {
    guard let file, let path = art.backgroundPath, !path.isAbsolutePath else { return art }
    let other = file.folderPath
    guard other != folder, let place = FolderPath.path(of: path, in: folder, from: other),
      place != FolderPath.path(of: path, in: folder, from: folder)
    else { return art }
    var result = art
    do { try result.make(.background(.url(place))) } catch {
      throw ToolError(.badContent, in: label, error)
    }
    return result
  }

  func picture(of art: EmojiArt) throws(ToolError) -> Image? {
    // Read under the lock: two threads would otherwise read the same file.
    let result = known.withLock { known -> Result<Image?, ToolError> in
      if let image = known[art.background] { return .success(image) }
      if let path = art.backgroundPath {
        environment.files.willRead(path.path(in: folder))
      }
      return Result { () throws(ToolError) in
        let image = try read(art)
        known[art.background] = image
        return image
      }
    }
    return try result.get()
  }

  private func read(_ art: EmojiArt) throws(ToolError) -> Image? {
    do {
      return try art.backgroundPicture(relativeTo: folder)
    } catch {
      switch error {
      case .url(.offline(let url)):
        let note = "\(label): background.url: '\(url)' is on the network, so it is drawn blank"
        offline.withLock { if !$0.contains(note) { $0.append(note) } }
        return nil
      case .file(let error): throw ToolError(error)
      case .picture: throw ToolError(.badContent, error.description)
      case .url, .imageData: throw ToolError(.badContent, in: label, error)
      }
    }
  }

  /// The name of the document in messages.
  private var label: String { document.map(InputFile.label) ?? "the document" }

  /// The document's folder, or empty for the current folder.
  private var folder: String { document.map { $0 == "-" ? "" : $0.folderPath } ?? "" }
}

internal import ArgumentParser
internal import Canvas
internal import CanvasScenes

/// `easel board toggle`: cards that a touch turns over.
struct ToggleCommand: WorkingCommand {
  static let configuration = CommandConfiguration(
    commandName: "toggle",
    abstract: "Draw cards that are turned over by touch.",
    usage: "easel board toggle [-o <file>] [<options>]",
    discussion: """
      The cards are two dogs and two foxes, or emoji of your choice. The label below counts the cards that were \
      turned up. Cards are counted from 0, row by row. The move of --moves: touch 2. # begins a comment. The usual \
      size is 375x667.

      EXAMPLES:
        easel board toggle --touch 0,1 -o toggle.png
        easel board toggle --emoji 🍎🍌🍓🍉 --colors coral --touch 3
        easel board toggle --moves touches.txt --frames steps
      """)

  @Option(
    help: ArgumentHelp("JSON file of the cards, written by --save. (default: cards face down)", valueName: "file"),
    completion: .file(extensions: ["json"]), transform: PathArgument.path)
  var state: String?

  @Option(
    help: ArgumentHelp("Emoji of the cards, in order. (default: 🐶🦊🐶🦊)", valueName: "emoji"),
    transform: { (text) throws(ValidationError) in
      do { return try ToggleCards(emoji: text.map(String.init)) } catch { throw ValidationError("\(error)") }
    })
  var emoji: ToggleCards?

  @Option(help: ArgumentHelp("Colour of the backs.", valueName: "colors"))
  var colors: CardBackColor = .orange

  @Option(
    help: ArgumentHelp("Cards to touch, in order, before --moves.", valueName: "cards"),
    transform: CardPlaces.places)
  var touch: [Int] = []

  @OptionGroup var scene: SceneOptions
  @OptionGroup var text: TextSizeOptions
  @OptionGroup var picture: PictureOptions
  @OptionGroup var report: ReportOptions

  func validate() throws {
    try picture.checkSize(usual: ToggleBoard.usualSize)
    if state != nil, emoji != nil {
      throw ValidationError("--state and --emoji were given; only one of them is allowed: the state has its own")
    }
    if picture.seed != nil { throw ValidationError("--seed has no meaning here; nothing is drawn at random") }
  }
}

extension ToggleCommand {
  func work(in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    var cards =
      try state.map { (file) throws(ToolError) in
        try InputFile.document(file, as: ToggleCards.self, in: environment)
      } ?? emoji ?? ToggleCards()
    for card in touch {
      do { try cards.make(.touch(card)) } catch { throw ToolError(.usage, "--touch: \(error)") }
    }
    let font = try NamedFont(picture.font, in: environment)
    let style = ConcentrationStyle(font: font.font, back: colors.color, textSizeFactor: text.factor ?? 1)
    let (size, scale) = (picture.pictureSize(usual: ToggleBoard.usualSize), picture.scale)
    let painter = ScenePainter<ToggleCards>(
      options: scene.files, picture: picture, report: report, usualFile: "toggle.png", document: state, font: font,
      missingGlyphs: { MissingGlyphs(ToggleBoard($0, style: style).missingCharacters, font: font.font) },
      image: { try ToggleBoard($0, style: style).image(size: size, scale: scale) },
      facts: { BoardFacts.of($0, moveCount: touch.count + $1) },
      json: { (cards, _) throws(ToolError) in try cards.saved() })
    return try painter.paint(cards, in: environment)
  }
}

/// `0,5,2`: places of cards.
enum CardPlaces {
  static func places(_ text: String) throws(ValidationError) -> [Int] {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.allSatisfy({ $0 != nil }) else {
      throw ValidationError("allowed are places of cards from 0, separated by commas, as 0,5,2")
    }
    return numbers.compactMap(\.self)
  }
}

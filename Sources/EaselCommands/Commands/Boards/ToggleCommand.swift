internal import ArgumentParser
internal import Canvas
internal import CanvasScenes
internal import EaselShared

/// `easel board toggle`: cards that are turned over by touch.
struct ToggleCommand: JobCommand {
  static let configuration = CommandConfiguration(
    commandName: "toggle",
    abstract: "Draw cards that are turned over by touch.",
    usage: "easel board toggle [-o <file>] [<options>]",
    discussion: """
      The cards are two dogs and two foxes, or emoji of your choice. The label below counts the cards that were \
      turned up. Cards are numbered from 0, row by row. The move in --moves is touch 2. # begins a comment. The \
      default size is 375x667.

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
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Cards to touch, in order, before --moves; repeatable.", valueName: "cards"),
    transform: CardPlaces.init)
  var touch: [CardPlaces] = []

  @OptionGroup var scene: SceneOptions
  @OptionGroup var text: TextSizeOptions
  @OptionGroup var picture: PictureOptions
  @OptionGroup var noSeed: RefusedSeed
  @OptionGroup var report: ReportOptions

  func validate() throws {
    try picture.checkSize(default: ToggleBoard.defaultSize)
    if state != nil, emoji != nil {
      throw ValidationError("use either --state or --emoji, not both; the state has its own")
    }
    try StandardInput.check(state, as: "--state", moves: scene.moves)
  }
}

extension ToggleCommand {
  func work(in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    var cards =
      try state.map { (file) throws(ToolError) in
        try InputFile.document(file, as: ToggleCards.self, in: environment)
      } ?? emoji ?? ToggleCards()
    let touched = touch.flatMap(\.places)
    for card in touched {
      do { try cards.make(.touch(card)) } catch { throw ToolError(.usage, "--touch: \(error)") }
    }
    let font = try NamedFont(picture.font, in: environment)
    let style = ConcentrationStyle(font: font.font, back: colors.color, textSizeFactor: text.size.factor ?? 1)
    let (size, scale) = (picture.pictureSize(default: ToggleBoard.defaultSize), picture.scale)
    let painter = ScenePainter<ToggleCards>(
      options: scene.files, picture: picture, report: report, defaultFile: "toggle.png", document: state, font: font,
      missingGlyphs: { MissingGlyphs(ToggleBoard($0, style: style).missingCharacters, font: font.font) },
      image: { try ToggleBoard($0, style: style).image(size: size, scale: scale) },
      facts: { BoardFacts.of($0, moveCount: touched.count + $1) },
      json: { (cards, _) throws(ToolError) in try cards.saved() })
    return try painter.paint(cards, in: environment)
  }
}

/// Numbers of cards, such as `0,5,2`.
struct CardPlaces {
  let places: [Int]

  init(_ text: String) throws(ValidationError) {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    places = numbers.compactMap(\.self).filter { $0 >= 0 }
    guard places.count == numbers.count else {
      throw ValidationError("must be numbers of cards from 0, separated by commas, such as 0,5,2")
    }
  }
}

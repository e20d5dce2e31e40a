public import ArgumentParser
internal import Canvas
internal import CanvasCards
public import CanvasScenes
internal import EaselCards
internal import EaselShared

/// `easel board solitaire`: a board of Klondike.
struct SolitaireCommand: JobCommand {
  static let configuration = CommandConfiguration(
    commandName: "solitaire",
    abstract: "Draw a board of Klondike solitaire.",
    usage: "easel board solitaire [-o <file>] [<options>]",
    discussion: """
      Moves in --moves: draw (turn over the top spare card, or restart the spare pile if it is empty), w a1 (move the \
      revealed card to the first arranged place), c3 c5 2 (move two cards from column 3 to column 5), shuffle or \
      shuffle 12 (shuffle and deal again). # begins a comment. --auto then plays safe moves: aces, twos, and cards \
      whose two next lower cards of the other colour are arranged. The default size is 375x667.

      EXAMPLES:
        easel board solitaire --seed 7                        solitaire.png
        easel board solitaire --seed 7 --moves game.txt --frames steps
        easel board solitaire --state game.json --scale 3 -o board.png
        easel board solitaire --state game.json --hint
        easel board solitaire --state game.json --auto --save game.json
        easel board solitaire --stage backs -o row.png        a row of seven backs
      """)

  @Option(
    help: ArgumentHelp("JSON file of the game, written by --save. (default: dealt with --seed)", valueName: "file"),
    completion: .file(extensions: ["json"]), transform: PathArgument.path)
  var state: String?

  @Option(
    help: ArgumentHelp("PNG or JPEG tile to repeat behind the cards.", valueName: "file"),
    completion: .file(extensions: ["png", "jpg", "jpeg"]), transform: PathArgument.path)
  var background: String?

  @Option(
    help: ArgumentHelp("PNG or JPEG picture for an empty spare pile, instead of an arrow.", valueName: "file"),
    completion: .file(extensions: ["png", "jpg", "jpeg"]), transform: PathArgument.path)
  var refreshPicture: String?

  @Option(
    help: ArgumentHelp("Draw a phone's status bar above the cards, with this time, such as 9:41.", valueName: "time"))
  var statusBar: String?

  @Option(
    help: ArgumentHelp(
      """
      Design of the cards. large: large rank and suit, for overlapping cards; deck: pips, like easel deck --style \
      lecture; classic: the package's own deck.
      """, valueName: "faces"))
  var cards: Cards = .large

  @Option(
    help: ArgumentHelp(
      """
      Part of the board to draw. backs: a row of seven backs; open: the places, the spare pile and the front card of \
      each column; game: everything.
      """, valueName: "stage"))
  var stage: SolitaireBoard.Stage = .game

  @Flag(help: "After --moves, move cards to the arranged places as long as it is safe.")
  var auto = false

  enum Cards: String, CaseIterable, ExpressibleByArgument {
    case large, deck, classic
  }

  @Flag(help: "Print the legal moves after --moves, one per line, and draw nothing.")
  var listMoves = false

  @Flag(help: "Print a useful move after --moves, if there is one, and draw nothing.")
  var hint = false

  @OptionGroup var scene: SceneOptions
  @OptionGroup var card: CardOptions
  @OptionGroup var picture: PictureOptions
  @OptionGroup var random: SeedOptions
  @OptionGroup var report: ReportOptions

  func validate() throws {
    try picture.checkSize(default: SolitaireLayout.defaultSize)
    if state != nil, random.seed != nil {
      throw ValidationError("use either --state or --seed, not both; the state is already dealt")
    }
    try StandardInput.check(state, as: "--state", moves: scene.moves)
    try checkWhatIsPrinted()
    if card.text.size.factor != nil, cards == .classic {
      throw ValidationError("\(card.text.size.option) requires --cards large or --cards deck")
    }
  }
}

extension SolitaireBoard.Stage: ExpressibleByArgument {}

extension SolitaireCommand {
  /// Throws if the command line prints moves and also writes files.
  private func checkWhatIsPrinted() throws(ValidationError) {
    if listMoves, hint { throw ValidationError("use either --list-moves or --hint, not both") }
    guard listMoves || hint else { return }
    let written = [
      ("-o", scene.output != nil), ("--frames", scene.frames != nil), ("--save", scene.save != nil),
      ("--stage", stage != .game),
    ]
    if let (name, _) = written.first(where: \.1) {
      throw ValidationError("\(listMoves ? "--list-moves" : "--hint") draws nothing, so \(name) can't be used")
    }
  }

  func work(in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    let game =
      try state.map { (file) throws(ToolError) in try InputFile.document(file, as: Solitaire.self, in: environment) }
      ?? Solitaire(seed: random.usedSeed)
    guard !listMoves, !hint else { return try printMoves(of: game, in: environment) }
    let font = try NamedFont(picture.font, in: environment)
    var style = SolitaireStyle(
      cards: try card.style(design(font: font.font), scale: picture.scale, in: environment),
      faces: cards == .large ? .large : .deck,
      background: try background.map { (file) throws(ToolError) in try InputFile.picture(file, in: environment) },
      textSizeFactor: card.text.size.factor ?? 1)
    let size = picture.pictureSize(default: SolitaireLayout.defaultSize)
    style.refreshPicture = try refreshPicture.map { (file) throws(ToolError) in
      try InputFile.picture(file, in: environment)
    }
    style.statusBar = statusBar.map { StatusBar(time: $0, font: font.font) }
    let (scale, stage) = (picture.scale, stage)
    let finished = style
    let painter = ScenePainter<Solitaire>(
      options: scene.files, picture: picture, report: report, defaultFile: "solitaire.png", document: state, font: font,
      missingGlyphs: { _ in
        let onCards = finished.cards.missingCharacters
        let inBar = font.font.missingCharacters(in: statusBar ?? "").filter { !onCards.contains($0) }
        return MissingGlyphs(onCards + inBar, font: font.font)
      },
      image: { try SolitaireBoard($0, style: finished, stage: stage).image(size: size, scale: scale) },
      facts: { BoardFacts.of($0, moveCount: $1) }, json: { (game, _) throws(ToolError) in try game.saved() },
      following: { auto ? $0.playedSafely() : [] })
    return try painter.paint(game, in: environment)
  }

  /// Prints the output of `--list-moves` or `--hint`.
  private func printMoves(of start: Solitaire, in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    let files = scene.files
    var game = try files.state(from: start, after: files.moveList(in: environment))
    if auto, let end = game.playedSafely().last { game = end }
    guard !report.json else {
      try environment.printResult(movesJSON(of: game).line)
      return .done
    }
    guard hint else {
      for move in game.legalMoves { try environment.printResult("\(move)") }
      return .done
    }
    if let move = game.hint {
      try environment.printResult("\(move)")
    } else if !report.quiet {
      environment.printMessage(game.isWon ? "the game is won" : "no useful move is left; use shuffle to deal again")
    }
    return .done
  }

  /// The JSON of `--list-moves` or `--hint`. The hint is null if there is none.
  private func movesJSON(of game: Solitaire) -> JSONText {
    let version = JSONText.whole(Report.version)
    guard hint else {
      return .object(["version": version, "moves": .list(game.legalMoves.map { .text("\($0)") })])
    }
    return .object(["version": version, "hint": game.hint.map { .text("\($0)") } ?? .null])
  }

  private func design(font: Font) -> CardStyle.Design {
    guard cards == .classic else {
      return .lecture(LectureDesign(font: font, textSizeFactor: card.text.size.factor ?? 1))
    }
    var design = ClassicDesign()
    // The classic design needs no font. A font on the command line is for its indices.
    if picture.font != nil { design.indexFont = font }
    return .classic(design)
  }
}

public import ArgumentParser
internal import Canvas
public import CanvasScenes
internal import EaselShared

/// `easel board concentration`: the game of pairs.
struct ConcentrationCommand: JobCommand {
  static let configuration = CommandConfiguration(
    commandName: "concentration",
    abstract: "Draw the game of pairs.",
    usage: "easel board concentration [-o <file>] [<options>]",
    discussion: """
      Cards are counted from 0, row by row. The move of --moves: choose 4. # begins a comment. The usual size is \
      375x667.

      EXAMPLES:
        easel board concentration --pairs 8 --seed 3 --choose 0,5,2 -o pairs.png
        easel board concentration --theme fruit --colors coral --choose 0
        easel board concentration --state game.json --moves game.txt --frames steps
      """)

  @Option(
    help: ArgumentHelp("JSON file of the game, written by --save. (default: dealt by --seed)", valueName: "file"),
    completion: .file(extensions: ["json"]), transform: PathArgument.path)
  var state: String?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Number of pairs. (default: 8)", valueName: "number"),
    transform: { (text) throws(ValidationError) in
      guard let pairs = Int(text), Concentration.pairCounts.contains(pairs) else {
        let range = Concentration.pairCounts
        throw ValidationError("allowed is a whole number from \(range.lowerBound) to \(range.upperBound)")
      }
      return pairs
    })
  var pairs: Int?

  @Option(
    help: ArgumentHelp(
      "halloween, imps, animals, fruit, sports, or a list of emoji. (default: halloween)",
      valueName: "theme"),
    transform: { (text) throws(ValidationError) in
      if let known = ConcentrationTheme.named.first(where: { $0.name == text }) { return known.theme }
      do { return try ConcentrationTheme(text) } catch {
        let names = ConcentrationTheme.named.map(\.name).joined(separator: ", ")
        throw ValidationError("\(error); or one of \(names)")
      }
    })
  var theme: ConcentrationTheme?

  @Option(help: ArgumentHelp("Colour of the backs.", valueName: "colors"))
  var colors: CardBackColor = .orange

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Cards to choose, in order, before --moves; repeatable.", valueName: "cards"),
    transform: CardPlaces.init)
  var choose: [CardPlaces] = []

  @Option(
    help: ArgumentHelp(
      """
      What counts as a flip. choices: each chosen card; touches: also touches of matched cards; redraws: at each touch, all open cards that are not matched. (default: choices)
      """, valueName: "way"))
  var countFlips: FlipCounting?

  @Option(help: ArgumentHelp("Label of the count: Flips: 3 or flipCount: 3.", valueName: "label"))
  var label: Label = .flips

  @OptionGroup var scene: SceneOptions
  @OptionGroup var text: TextSizeOptions
  @OptionGroup var picture: PictureOptions
  @OptionGroup var random: SeedOptions
  @OptionGroup var report: ReportOptions

  enum Label: String, CaseIterable, ExpressibleByArgument {
    case flips, flipCount
  }

  func validate() throws {
    try picture.checkSize(usual: ConcentrationLayout.usualSize)
    try StandardInput.check(state, as: "--state", moves: scene.moves)
    guard state != nil else { return }
    let given = [
      ("--seed", random.seed != nil), ("--pairs", pairs != nil), ("--theme", theme != nil),
      ("--count-flips", countFlips != nil),
    ]
    if let (name, _) = given.first(where: \.1) {
      throw ValidationError("--state and \(name) were given; only one of them is allowed: the state has its own")
    }
  }
}

extension FlipCounting: ExpressibleByArgument {}

/// The backs of cards with emoji: those of the reference's one version, and of the other.
enum CardBackColor: String, CaseIterable, ExpressibleByArgument {
  case orange, coral

  var color: Color { self == .orange ? ConcentrationStyle.orange : ConcentrationStyle.coral }
}

extension ConcentrationCommand {
  func work(in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    var game = try dealt(in: environment)
    let chosen = choose.flatMap(\.places)
    for card in chosen {
      do { try game.make(.choose(card)) } catch { throw ToolError(.usage, "--choose: \(error)") }
    }
    let font = try NamedFont(picture.font, in: environment)
    let style = ConcentrationStyle(
      font: font.font, back: colors.color, label: label == .flips ? .flips : .flipCount,
      textSizeFactor: text.size.factor ?? 1)
    let (size, scale) = (picture.pictureSize(usual: ConcentrationLayout.usualSize), picture.scale)
    let painter = ScenePainter<Concentration>(
      options: scene.files, picture: picture, report: report, usualFile: "concentration.png", document: state,
      font: font,
      missingGlyphs: { MissingGlyphs(ConcentrationBoard($0, style: style).missingCharacters, font: font.font) },
      image: { try ConcentrationBoard($0, style: style).image(size: size, scale: scale) },
      facts: { BoardFacts.of($0, moveCount: chosen.count + $1) },
      json: { (game, _) throws(ToolError) in try game.saved() })
    return try painter.paint(game, in: environment)
  }

  private func dealt(in environment: ToolEnvironment) throws(ToolError) -> Concentration {
    if let state { return try InputFile.document(state, as: Concentration.self, in: environment) }
    do {
      return try Concentration(
        pairs: pairs ?? 8, theme: theme ?? .halloween, counting: countFlips ?? .choices, seed: random.usedSeed)
    } catch {
      throw ToolError(.usage, "--pairs: \(error)")
    }
  }
}

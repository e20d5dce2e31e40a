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
      Cards are numbered from 0, row by row. The move in --moves is choose 4. # begins a comment. The default size is \
      375x667.

      EXAMPLES:
        easel board concentration --pairs 8 --seed 3 --choose 0,5,2 -o pairs.png
        easel board concentration --theme fruit --colors coral --choose 0
        easel board concentration --state game.json --moves game.txt --frames steps
      """)

  @Option(
    help: ArgumentHelp("JSON file of the game, written by --save. (default: dealt with --seed)", valueName: "file"),
    completion: .file(extensions: ["json"]), transform: PathArgument.path)
  var state: String?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Number of pairs. (default: 8)", valueName: "number"),
    transform: { (text) throws(ValidationError) in
      guard let pairs = Int(text), Concentration.pairCounts.contains(pairs) else {
        let range = Concentration.pairCounts
        throw ValidationError("must be a whole number from \(range.lowerBound) to \(range.upperBound)")
      }
      return pairs
    })
  var pairs: Int?

  @Option(
    help: ArgumentHelp(
      "Emoji of the cards: halloween, imps, animals, fruit, sports, or a list of emoji. (default: halloween)",
      valueName: "theme"),
    transform: { (text) throws(ValidationError) in
      if let known = ConcentrationTheme.named.first(where: { $0.name == text }) { return known.theme }
      do { return try ConcentrationTheme(text) } catch {
        let names = ConcentrationTheme.named.map(\.name).joined(separator: ", ")
        throw ValidationError("\(error); or use one of \(names)")
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
      How to count flips. choices: each chosen card; touches: also touches on matched cards; redraws: at each touch, \
      every unmatched face-up card. (default: choices)
      """, valueName: "way"))
  var countFlips: FlipCounting?

  @Option(help: ArgumentHelp("Label of the flip count, as Flips: 3 or flipCount: 3.", valueName: "label"))
  var label: Label = .flips

  @Flag(help: "Write the label as plain text, not as an outline.")
  var plainLabel = false

  @OptionGroup var scene: SceneOptions
  @OptionGroup var text: TextSizeOptions
  @OptionGroup var picture: PictureOptions
  @OptionGroup var random: SeedOptions
  @OptionGroup var report: ReportOptions

  enum Label: String, CaseIterable, ExpressibleByArgument {
    case flips, flipCount
  }

  func validate() throws {
    try picture.checkSize(default: ConcentrationLayout.defaultSize)
    try StandardInput.check(state, as: "--state", moves: scene.moves)
    guard state != nil else { return }
    let given = [
      ("--seed", random.seed != nil), ("--pairs", pairs != nil), ("--theme", theme != nil),
      ("--count-flips", countFlips != nil),
    ]
    if let (name, _) = given.first(where: \.1) {
      throw ValidationError("use either --state or \(name), not both; the state has its own")
    }
  }
}

extension FlipCounting: ExpressibleByArgument {}

/// The backs of cards with emoji, in the two versions of the reference.
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
      isLabelHollow: !plainLabel, textSizeFactor: text.size.factor ?? 1)
    let (size, scale) = (picture.pictureSize(default: ConcentrationLayout.defaultSize), picture.scale)
    let painter = ScenePainter<Concentration>(
      options: scene.files, picture: picture, report: report, defaultFile: "concentration.png", document: state,
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

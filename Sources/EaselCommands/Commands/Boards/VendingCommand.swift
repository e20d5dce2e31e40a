public import ArgumentParser
internal import Canvas
internal import CanvasData
public import CanvasScenes
internal import EaselShared

/// `easel board vending`: the vending machine's screens.
struct VendingCommand: JobCommand {
  static let configuration = CommandConfiguration(
    commandName: "vending",
    abstract: "Draw a vending machine's screen.",
    usage: "easel board vending [<state>] [-o <file>] [<options>]",
    discussion: """
      The state is a JSON file with menu, money and history. Without a state, an example machine is drawn. Moves in \
      --moves: insert 500 (or 100, 1000), buy Cola, add Cola 3 (to the stock), admin and user (switch the screen); on \
      the admin screen with --pie graph also down 300 356, move 320 356 (touches that resize the graph, in points of \
      the screen), up and shake. # begins a comment; write \\# for a # in a name. The default size is 1112x834. A \
      picture that is taller than wide shows the screen in portrait, 834x1112.

      EXAMPLES:
        easel board vending                                   vending.png, 1112x834
        easel board vending vending.json -o screen.png
        easel board vending vending.json --screen admin --locale de_DE -o sales.png
        easel board vending vending.json --moves day.txt --save vending.json
        easel board vending --size 834x1112 --language ko --won word -o upright.png
        easel board vending --screen admin --pie graph --moves t.txt --frames steps
      """)

  @Argument(
    help: ArgumentHelp("JSON file of the machine's state, or - for standard input.", valueName: "state"),
    completion: .file(extensions: ["json"]), transform: PathArgument.path)
  var state: String?

  @Option(help: ArgumentHelp("Screen to draw. user: products and money; admin: sales.", valueName: "screen"))
  var screen: VendingScreen.Kind = .user

  @Option(
    help: ArgumentHelp(
      "Pie on the admin screen. chart: the package's chart; graph: the app's graph of 400x400.", valueName: "pie"))
  var pie: Pie = .chart

  enum Pie: String, CaseIterable, ExpressibleByArgument {
    case chart, graph
  }

  @OptionGroup var graph: GraphOptions

  @Option(
    help: ArgumentHelp("Folder of pictures named after the products: Cola.png, Cola.jpg.", valueName: "folder"),
    completion: .directory, transform: PathArgument.path)
  var pictures: String?

  @Option(
    help: ArgumentHelp("Locale for amounts of won. (default: ko_KR)", valueName: "locale"),
    transform: { (text) throws(ValidationError) in
      guard let format = CurrencyFormat(locale: text) else {
        throw ValidationError("use one of \(CurrencyFormat.locales.joined(separator: ", "))")
      }
      return format
    })
  var locale: CurrencyFormat = .korean

  @Option(help: ArgumentHelp("Form of amounts: with the sign, ₩1,500, or with the word, 1,500원.", valueName: "form"))
  var won: CurrencyFormat.Unit = .sign

  @Option(help: ArgumentHelp("Language of the screens.", valueName: "language"))
  var language: VendingStyle.Language = .english

  @OptionGroup var scene: SceneOptions
  @OptionGroup var text: TextSizeOptions
  @OptionGroup var picture: PictureOptions
  @OptionGroup var random: SeedOptions
  @OptionGroup var report: ReportOptions

  func validate() throws {
    try picture.checkSize(default: VendingScreen.defaultSize)
    if pie != .graph {
      try random.checkNoSeed("--pie graph")
      if let name = graph.given { throw ValidationError("\(name) requires --pie graph") }
    }
    try StandardInput.check(state, moves: scene.moves)
  }
}

extension VendingScreen.Kind: ExpressibleByArgument {}
extension VendingStyle.Language: ExpressibleByArgument {}
extension CurrencyFormat.Unit: ExpressibleByArgument {}

extension VendingCommand {
  func work(in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    let machine =
      try state.map { (file) throws(ToolError) in
        try InputFile.document(file, as: VendingMachine.self, in: environment)
      } ?? .example
    let font = try NamedFont(picture.font, in: environment)
    var currency = locale
    currency.unit = won
    var style = VendingStyle(
      font: font.font, currency: currency, language: language, textSizeFactor: text.size.factor ?? 1,
      seed: random.usedSeed)
    style.hasRandomColors = graph.randomColors
    // Products without a picture get a drawing.
    if let folder = pictures {
      style.pictures = try PictureFolder(folder).pictures(
        named: machine.menu.map(\.name), scale: picture.scale, in: environment)
    }
    let (size, scale) = (picture.pictureSize(default: VendingScreen.defaultSize), picture.scale)
    let visit = VendingVisit(
      machine, screen: screen, graphOn: pie == .graph ? VendingLayout.Orientation(of: size) : nil,
      steps: graph.steps)
    let finished = style
    let painter = ScenePainter<VendingVisit>(
      options: scene.files, picture: picture, report: report, defaultFile: "vending.png", document: state, font: font,
      missingGlyphs: { VendingScreen($0, style: finished).missingGlyphs },
      image: { try VendingScreen($0, style: finished).image(size: size, scale: scale) },
      facts: { BoardFacts.of($0, moveCount: $1) },
      json: { (visit, _) throws(ToolError) in try visit.machine.saved() })
    return try painter.paint(visit, in: environment)
  }
}

public import ArgumentParser
internal import Canvas
internal import CanvasData
public import CanvasScenes

/// `easel board vending`: the vending machine's screens.
struct VendingCommand: JobCommand {
  static let configuration = CommandConfiguration(
    commandName: "vending",
    abstract: "Draw a vending machine's screen.",
    usage: "easel board vending [<state>] [-o <file>] [<options>]",
    discussion: """
      The state is a JSON file with menu, money and history; assets/vending.json is one, and the one that is drawn \
      where none is named. The moves of --moves: \
      insert 500 (or 100, 1000), buy Cola, add Cola 3 (to the stock). # begins a comment. The usual size is 1112x834.

      EXAMPLES:
        easel board vending                                   vending.png, 1112x834
        easel board vending vending.json -o screen.png
        easel board vending vending.json --screen admin --locale de_DE -o sales.png
        easel board vending vending.json --moves day.txt --save vending.json
      """)

  @Argument(
    help: ArgumentHelp("JSON file of the machine's state, - for standard input.", valueName: "state"),
    completion: .file(extensions: ["json"]), transform: PathArgument.path)
  var state: String?

  @Option(help: ArgumentHelp("user: products and money; admin: what was sold.", valueName: "screen"))
  var screen: VendingScreen.Kind = .user

  @Option(
    help: ArgumentHelp("Folder of pictures by the products' names: Cola.png, Cola.jpg.", valueName: "folder"),
    completion: .directory, transform: PathArgument.path)
  var pictures: String?

  @Option(
    help: ArgumentHelp("How amounts of won are written. (default: ko_KR)", valueName: "locale"),
    transform: { (text) throws(ValidationError) in
      guard let format = CurrencyFormat(locale: text) else {
        throw ValidationError("allowed are \(CurrencyFormat.locales.joined(separator: ", "))")
      }
      return format
    })
  var locale: CurrencyFormat = .korean

  @OptionGroup var scene: SceneOptions
  @OptionGroup var picture: PictureOptions
  @OptionGroup var report: ReportOptions

  func validate() throws { try picture.checkSize(usual: VendingScreen.usualSize) }
}

extension VendingScreen.Kind: ExpressibleByArgument {}

extension VendingCommand {
  func work(in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    let machine =
      try state.map { (file) throws(ToolError) in
        try InputFile.document(file, as: VendingMachine.self, in: environment)
      } ?? .example
    let font = try NamedFont(picture.font, in: environment)
    var style = VendingStyle(font: font.font, currency: locale)
    // Products without a picture of their name are drawn by us.
    if let folder = pictures {
      style.pictures = try PictureFolder(folder).pictures(named: machine.menu.map(\.name), in: environment)
    }
    let (screen, size, scale) = (screen, picture.pictureSize(usual: VendingScreen.usualSize), picture.scale)
    let finished = style
    let painter = ScenePainter<VendingMachine>(
      options: scene, picture: picture, report: report, usualFile: "vending.png", document: state, font: font,
      missingGlyphs: { VendingScreen(screen, of: $0, style: finished).missingGlyphs },
      image: { try VendingScreen(screen, of: $0, style: finished).image(size: size, scale: scale) },
      facts: { BoardFacts.of($0, moveCount: $1) })
    return try painter.paint(machine, in: environment)
  }
}

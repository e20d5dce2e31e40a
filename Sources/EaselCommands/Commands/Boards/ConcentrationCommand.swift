internal import ArgumentParser
internal import Canvas
internal import CanvasRequests
internal import CanvasScenes
internal import EaselShared

/// `easel board concentration`: the game of pairs.
struct ConcentrationCommand: RequestCommand {
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

  @OptionGroup var own: OwnOptions<ConcentrationRequest>

  @OptionGroup var scene: SceneOptions
  @OptionGroup var text: PartOptions<TextSettings>
  @OptionGroup var picture: PictureOptions
  @OptionGroup var random: MemberOptions<SeedMember>
  @OptionGroup var report: ReportOptions

  func validate() throws {
    let request = try checkedRequest()
    try StandardInput.check(state, as: "--state", moves: request.moves)
  }

  /// The request of the command line.
  func request() throws(RequestError) -> ConcentrationRequest {
    var request = ConcentrationRequest()
    request.data = state.map(RequestData.file)
    try request.set(own, scene, text, picture, random)
    return request
  }
}

extension ConcentrationCommand {
  func work(in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    let request = try asTool { () throws(RequestError) in try self.request() }
    let resources = Resources(of: environment)
    let board = try request.read(in: resources)
    return try ScenePainter(request, board, resources, scene, picture, report, name: "concentration", document: state)
      .paint(
        facts: { BoardFacts.of($0, moveCount: request.chosen.count + $1) },
        json: { (game, _) throws(ToolError) in try game.saved() },
        in: environment)
  }
}

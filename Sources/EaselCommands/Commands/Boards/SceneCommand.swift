#if Full || Boards
  /// A command that draws a scene, which moves change.
  protocol SceneCommand: RequestCommand where Request: BoardRequest {
    /// The option for the file of the scene; empty for a positional argument.
    static var stateOption: String { get }
    /// The file that the scene is read from, or nil for a new scene; - for standard input.
    var state: String? { get }
    var scene: SceneOptions { get }
    associatedtype Seed: ParsableArguments
    var drawing: DrawingOptions<Seed> { get }
    /// The scene in the output of `--json`, after a number of moves.
    func facts(_ scene: Request.Scene, of request: Request, moveCount: Int) -> JSONText
    /// The bytes of the scene's document for a file, or for standard output if the file is nil.
    func saved(_ scene: Request.Scene, as file: String?) throws(ToolError) -> [UInt8]
  }

  extension SceneCommand {
    static var stateOption: String { "--state" }

    func validate() throws { try StandardInput.check(state, as: Self.stateOption, moves: checkedRequest().moves) }

    func work(in environment: ToolEnvironment) throws(ToolError) -> ExitStatus { try paint(in: environment) }

    /// Draws the scene after its moves.
    func paint(in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
      let request = try asTool(request())
      let resources = Resources(of: environment)
      let board = try asTool(resources.limited { () throws(RequestError) in try request.board(in: resources) })
      return try ScenePainter(
        request: request, board: board, resources: resources, frames: scene.frames, save: scene.save,
        output: scene.output, sync: drawing.picture.sync, report: drawing.report,
        defaultName: Self.configuration.commandName ?? "",
        document: state
      ).paint(facts: { facts($0, of: request, moveCount: $1) }, json: saved, in: environment)
    }
  }

  extension SceneCommand where Request.Scene: SceneDocument {
    func saved(_ scene: Request.Scene, as file: String?) throws(ToolError) -> [UInt8] { try scene.saved() }
  }
#endif

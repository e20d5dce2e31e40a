#if Full || Boards
  /// `easel board vending`: the vending machine's screens.
  struct VendingCommand: SceneCommand {
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
      .file("JSON file of the machine's state, or - for standard input.", named: "state", ["json"]))
    var state: String?

    @OptionGroup var own: OwnOptions<VendingRequest>

    @OptionGroup var scene: SceneOptions
    @OptionGroup var text: PartOptions<TextSettings>
    @OptionGroup var drawing: DrawingOptions<MemberOptions<SeedMember>>

    static let stateOption = ""

    /// The request of the command line.
    func request() throws(RequestError) -> VendingRequest {
      try VendingRequest(data: state.map(RequestData.file)).with(own, scene, text, drawing.picture, drawing.seed)
    }

    func facts(_ visit: VendingVisit, of request: VendingRequest, moveCount: Int) -> JSONText {
      let machine = visit.machine
      return .object([
        "moves": .whole(moveCount), "screen": .text(visit.screen.rawValue), "balance": .whole(machine.balance),
        "bought": .whole(machine.history.count), "legalMoves": .moves(machine.legalMoves),
        "graph": visit.graph?.json ?? .null,
      ])
    }

    func saved(_ visit: VendingVisit, as file: String?) throws(ToolError) -> [UInt8] { try visit.machine.saved() }
  }
#endif

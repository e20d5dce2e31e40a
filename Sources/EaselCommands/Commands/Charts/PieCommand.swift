/// `easel pie`: draws a table as a pie chart.
struct PieCommand: RequestCommand {
  static let configuration = CommandConfiguration(
    commandName: "pie",
    abstract: "Draw a pie or donut chart of a table.",
    usage: "easel pie <file> [-o <file>] [<options>]",
    discussion: """
      The table is CSV, an .xlsx workbook, or a JSON list of objects, with the columns name, value and optionally color (#RGB, #RRGGBB, \
      #RRGGBBAA or a CSS name). Columns with other names are found by type. Values are numbers of at least 0. Values \
      with the same name are summed. The state of a vending machine (easel board vending) also works, as a table of \
      its sales.

      EXAMPLES:
        easel pie sales.csv                              sales.png beside it
        easel pie sales.csv --title Sales --hole 0.6 --theme dark
        easel pie sales.csv --order reference --moves touches.txt --frames steps
        echo 'tea,3' | easel pie - -o tea.png            data from standard input
      """)

  @OptionGroup var files: TableFiles

  @OptionGroup(title: "Data") var table: PartOptions<TableSettings>
  @OptionGroup(title: "Look") var look: LookOptions
  @OptionGroup(title: "Pie") var pie: PieOptions
  @OptionGroup var drawing: DrawingOptions<MemberOptions<SeedMember>>

  func validate() throws {
    let request = try checkedRequest()
    if look.describe, request.pie.order == .reference {
      throw ValidationError("--describe can't be used with --order reference")
    }
    if pie.frames != nil, request.pie.moves == nil {
      throw ValidationError(
        request.pie.order == .reference ? "--frames requires --moves" : "--frames requires --order reference")
    }
    try FramesArgument.check(pie.frames)
    try StandardInput.check(files.data, moves: request.pie.moves)
  }

  /// The request of the command line.
  func request() throws(RequestError) -> PieRequest {
    try PieRequest(data: .file(files.data)).with(table, look, pie, drawing.seed, drawing.picture)
  }

  func work(in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    let request = try asTool(request())
    #if Full || Boards
      if request.moves != nil { return try drawTouches(request, in: environment) }
    #endif
    return try drawing.output(files, isDescription: look.describe).draw(request, in: environment)
  }
}

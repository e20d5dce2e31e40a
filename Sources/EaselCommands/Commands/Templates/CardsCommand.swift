/// `easel cards`: a card of a template for each row of a table.
struct CardsCommand: WorkingCommand {
  static let configuration = CommandConfiguration(
    commandName: "cards",
    abstract: "Draw a card for each row of a table, from a template.",
    usage: "easel cards <template> <table> [-o <folder>] [<options>]",
    discussion: """
      {Name} in the template stands for the cell in the column Name. Cards are named 01.png, 02.png …, or by a column. \
      With a back in the template, 01-back.png … too. All rows are checked before the first card is drawn, and no file is replaced \
      before all are written.

      EXAMPLES:
        easel new card                                 card.yaml and card.csv
        easel cards card.yaml card.csv -o cards        a PNG file for each card
        easel cards card.yaml card.csv -o cards.pdf    a page for each, with boxes
        easel cards card.yaml card.csv --only 3        the third row alone
        easel cards card.yaml card.csv --pages A4 --backs interleaved -o print.pdf
        easel cards card.yaml card.csv --for tabletop-simulator -o game
        easel cards card.yaml card.csv --quantity Copies --name-by Name -o cards
      """)

  @Argument(.file("Template in YAML or JSON.", named: "template", ["yaml", "yml", "json"])) var template: String

  @Argument(
    .file(
      "CSV, TSV, JSON or .xlsx file, or - for standard input.",
      named: "table", ["csv", "tsv", "json", "ndjson", "xlsx"]))
  var table: String

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      "Folder to write to, created if it is missing, or a PDF file with a page for each card or sheet.",
      valueName: "folder"),
    completion: .directory, transform: PathArgument.path)
  var output = "cards"

  @OptionGroup(title: "CARDS") var cards: OwnOptions<TemplateDeckRequest>
  @OptionGroup(title: "TABLE") var reading: MemberOptions<RowMembers>
  @OptionGroup(title: "PAPER") var paper: PartOptions<PaperSettings>
  @OptionGroup var drawing: DrawingOptions<RefusedSeed>

  @Option(.picturesAddress) var url: String?

  func validate() throws {
    if output == "-" { throw ValidationError("cards can't be written to standard output; use -o with a folder") }
    if FileFormat.isPicture(output), FileFormat.picture(ofName: output) != .pdf {
      throw ValidationError("-o \(output): cards are many files; use the name of a folder or of a PDF file")
    }
    let request = try asOptions(request)
    try asOptions(request.check)
    if request.program != nil, PageWriter.isPDF(output) {
      throw ValidationError("--for writes pictures; use -o with a folder")
    }
    if url != nil, request.program == nil { throw ValidationError("--url requires --for") }
  }

  private func request() throws(RequestError) -> TemplateDeckRequest {
    try TemplateDeckRequest(template: .file(template), table: .file(table)).with(cards, reading, paper, drawing.picture)
  }

  func work(in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    let start = environment.milliseconds()
    var request = try asTool(request())
    if PageWriter.isPDF(output) { request.picture.format = request.picture.format ?? .pdf }
    let resources = Resources(of: environment)
    let writer = PageWriter(output: output, sync: drawing.picture.sync, report: drawing.report, readers: .ofText)
    guard request.program == nil else {
      let sheets = try asTool(request.programSheets(in: resources))
      let data = AtomicFile.NewFile(path: "sheet.json".path(in: output), bytes: Array(text(of: sheets).utf8))
      return try writer.send([sheets.fronts, sheets.backs], data: data, since: start, in: environment)
    }
    let sides = try asTool(request.pages(in: resources))
    return try writer.send([sides.fronts, sides.backs].compactMap(\.self), since: start, in: environment)
  }

  /// The saved object of a program's sheets.
  private func text(of sheets: TemplateSheets) -> String {
    let ending = (sheets.fronts.format ?? .png).rawValue
    func address(_ pages: Pages, _ index: Int) -> String {
      TabletopSimulatorData.address("\(pages[min(index, pages.count - 1)].name).\(ending)", below: url)
    }
    let parts = sheets.names.indices.map { index in
      TabletopSimulatorData.Sheet(
        faceAddress: address(sheets.fronts.pages, index), backAddress: address(sheets.backs.pages, index),
        hasOwnBacks: sheets.hasOwnBacks, layout: sheets.layout, names: sheets.names[index])
    }
    return TabletopSimulatorData(sheets: parts).json
  }
}

/// How the rows of a table are read.
enum RowMembers: MemberList {
  static let members = TemplateDeckRequest.readingMembers.map(\.member)
}

/// `easel sheet`: many cards in one picture.
struct SheetCommand: RequestCommand {
  static let configuration = CommandConfiguration(
    commandName: "sheet",
    abstract: "Draw a deck in one picture.",
    usage: "easel sheet [<card> …] [-o <file>] [<options>]",
    discussion: """
      Without cards, the sheet has the whole deck. --for and --atlas also write a file beside the picture, such as \
      sheet.json or sheet.css. Either all files are written, or none.

      EXAMPLES:
        easel sheet                               a deck to look at, sheet.png
        easel sheet JS QS KS --captions -o s.png  three cards with their names
        easel sheet --for tabletop-simulator      and sheet-back.png, sheet.json
        easel sheet --atlas css --width 100 --scale 2 -o cards.png
      """)

  @Argument(
    help: ArgumentHelp("Cards, in this order. (default: the whole deck)", valueName: "card"),
    completion: .list(CardName.deck().map(\.description)), transform: { try CardName($0) })
  var cards: [CardName] = []

  @Option(pictureNamed: "sheet.png", isOneOfSeveral: true) var output: String?

  @OptionGroup(title: "SHEET") var sheet: SheetOptions
  @OptionGroup var own: OwnOptions<SheetRequest>
  @OptionGroup var look: CardLookOptions
  @OptionGroup var drawing: DrawingOptions<RefusedSeed>

  func validate() throws {
    let request = try checkedRequest()
    guard SheetFiles(picture: file(request)).data(request.sheet) != nil else { return }
    if (request.picture.format ?? .png) != .png {
      throw ValidationError("--for and --atlas make sheets of pixels; use them with PNG files")
    }
    if output == "-" { throw ValidationError("--for and --atlas can't write to standard output; use -o with a file") }
  }

  /// The request of the command line.
  func request() throws(RequestError) -> SheetRequest {
    try SheetRequest(cards: cards.isEmpty ? nil : cards).with(sheet, own, look, look.print, drawing.picture)
  }

  func work(in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    let request = try asTool(request())
    let files = SheetFiles(picture: file(request))
    let data = files.data(request.sheet)
    if data != nil { try PictureDestination.checkFormat(files.picture) }
    return try drawing.output(output, name: "sheet")
      .draw(request, in: environment) { picture in
        guard let data, case .sheet(let plan, let back) = picture.content else { return nil }
        return PictureOutput.Companions(
          back: back.map { (files.back, $0) },
          data: AtomicFile.NewFile(path: data, bytes: Array(text(of: files, plan, request).utf8)))
      }
  }

  /// The file to write.
  private func file(_ request: SheetRequest) -> String {
    PictureDestination.name(output, orNamed: "sheet", as: request.picture.format)
  }

  /// Returns the content of the data file.
  private func text(of files: SheetFiles, _ plan: SheetPlan, _ request: SheetRequest) -> String {
    let image = files.picture.fileName
    guard let format = request.sheet.atlas else {
      let sheet = TabletopSimulatorData.Sheet(
        faceAddress: TabletopSimulatorData.address(image, below: sheet.url),
        backAddress: TabletopSimulatorData.address(files.back.fileName, below: sheet.url),
        layout: plan.layout, names: plan.cells.compactMap { $0 == .back ? nil : $0?.title })
      return TabletopSimulatorData(sheets: [sheet]).json
    }
    let scale = request.print.cardSize == nil ? request.picture.scale : 1
    let data = AtlasData(image: image, names: plan.cells.compactMap(\.self), layout: plan.layout, scale: scale)
    return format == .css ? data.css : data.texturePackerJSON
  }
}

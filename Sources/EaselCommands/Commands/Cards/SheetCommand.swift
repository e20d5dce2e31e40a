internal import ArgumentParser
internal import Canvas
internal import CanvasCards
internal import CanvasRequests
internal import EaselShared

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
  @Option(SheetRequest.jokers) var jokers
  @Flag(SheetRequest.faceDown) var faceDown = false
  @OptionGroup(title: "LOOK") var design: CardDesignOptions
  @OptionGroup var artwork: ArtworkOptions
  @OptionGroup var text: TextSizeOptions
  @OptionGroup(title: "PRINT") var print: PrintOptions
  @OptionGroup var picture: PictureOptions
  @OptionGroup var noSeed: RefusedSeed
  @OptionGroup var report: ReportOptions

  func validate() throws {
    let request = try checkedRequest()
    guard SheetFiles(picture: file(request)).data(request.sheet) != nil else { return }
    if (request.picture.format ?? .png) != .png {
      throw ValidationError("--for and --atlas make sheets of pixels; use them with PNG files")
    }
    if output == "-" {
      throw ValidationError("--for and --atlas can't write to standard output; use -o with a file")
    }
  }

  /// The request of the command line.
  func request() throws(RequestError) -> SheetRequest {
    var request = SheetRequest()
    request.cards = cards.isEmpty ? nil : cards
    try jokers?(&request)
    request.isFaceDown = faceDown
    try sheet.apply(to: &request.sheet)
    try request.apply(design, artwork, text, picture)
    try print.apply(to: &request.print)
    return request
  }
}

extension SheetCommand {
  func work(in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    let start = environment.milliseconds()
    let request = try asTool { () throws(RequestError) in try self.request() }
    let output = file(request)
    let files = SheetFiles(picture: output)
    let data = files.data(request.sheet)
    if data != nil { try PictureDestination.checkFormat(output) }
    let (destination, format) = try PictureDestination.picture(output, asked: request.picture.format, in: environment)
    let drawing = try asTool { () throws(RequestError) in try request.drawing(in: Resources(of: environment)) }
    let image =
      format.hasPixels
      ? try encoded(drawing, request.picture, as: format, in: environment)
      : try EncodedPicture(asTool { () throws(RequestError) in try request.drawable(drawing) }, as: format)
    var written = [Report.Picture(file: output, image)]
    if let data {
      var contents = [AtomicFile.NewFile(path: output, bytes: image.bytes)]
      if let card = drawing.back {
        let back = try EncodedPicture(request.picture) {
          try card.image(scale: card.format.scale)
        }
        contents.append(AtomicFile.NewFile(path: files.back, bytes: back.bytes))
        written.append(Report.Picture(file: files.back, back))
      }
      // The data file is written last, so that it never names a missing picture.
      contents.append(AtomicFile.NewFile(path: data, bytes: Array(text(of: files, drawing.plan, request).utf8)))
      try PictureDestination.write(contents, sync: picture.sync, in: environment)
    } else {
      try destination.write(image.bytes, sync: picture.sync, in: environment)
    }
    environment.print(warnings: drawing.painter.warnings)
    environment.print(notes: drawing.painter.notes, self.report.form)
    var report = Report(pictures: written, dataFile: data, milliseconds: environment.milliseconds() - start)
    report.notes = drawing.painter.warnings + drawing.painter.notes
    try report.send(self.report.form, outputIsTaken: destination.isStandardOutput, in: environment)
    return .done
  }

  /// The file to write.
  private func file(_ request: SheetRequest) -> String {
    PictureDestination.name(output, orNamed: "sheet", as: request.picture.format)
  }

  private func encoded(
    _ drawing: SheetRequest.Drawing, _ picture: PictureSettings, as format: PictureFormat,
    in environment: ToolEnvironment
  ) throws(ToolError) -> EncodedPicture {
    var sheet = drawing.sheet
    sheet.workers = min(environment.coreCount, Threads.maximum)
    let progress = ProgressLine(
      "drawing", total: sheet.cells.count { $0 != nil }, isQuiet: report.quiet, in: environment)
    defer { progress.end() }
    return try EncodedPicture(picture, as: format, pixelsPerInch: sheet.format.pixelsPerInch) {
      try sheet.image { progress.advance() }
    }
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

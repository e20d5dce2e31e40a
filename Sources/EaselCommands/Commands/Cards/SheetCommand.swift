internal import ArgumentParser
internal import Canvas
internal import CanvasCards
internal import CanvasRequests
internal import EaselShared

/// `easel sheet`: many cards in one picture.
struct SheetCommand: WorkingCommand {
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

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      """
      PNG file to write, or - for standard output if it is the only file. Missing folders are created. (default: \
      sheet.png)
      """, valueName: "file"),
    completion: .file(extensions: ["png"]), transform: PathArgument.path)
  var output: String = "sheet.png"

  @OptionGroup(title: "SHEET") var sheet: SheetOptions
  @OptionGroup var deck: DeckOptions
  @OptionGroup(title: "LOOK") var design: CardDesignOptions
  @OptionGroup var artwork: ArtworkOptions
  @OptionGroup var text: TextSizeOptions
  @OptionGroup(title: "PRINT") var print: PrintOptions
  @OptionGroup var picture: PictureOptions
  @OptionGroup var noSeed: RefusedSeed
  @OptionGroup var report: ReportOptions

  func validate() throws {
    if !cards.isEmpty, deck.jokers != nil {
      throw ValidationError("--jokers can't be used with named cards")
    }
    if case .contact = sheet.kind {
    } else if output == "-" {
      throw ValidationError("--for and --atlas can't write to standard output; use -o with a file")
    }
    _ = try plan(settings())
  }

  /// The look of the cards, as it is asked for.
  private func settings() throws(ValidationError) -> CardRequest {
    do { return try CardRequest(.back, design, artwork, text, print, picture) } catch { throw error.validation }
  }

  /// - Parameter settings: The look of the cards.
  private func plan(_ settings: CardRequest) throws(ValidationError) -> SheetPlan {
    let names = cards.isEmpty ? deck.names(settings.design.style) : cards
    return try SheetPlan(names, sheet, settings.print, settings.picture)
  }
}

extension SheetCommand {
  func work(in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    let start = environment.milliseconds()
    let (settings, plan): (CardRequest, SheetPlan)
    do throws(ValidationError) {
      settings = try self.settings()
      plan = try self.plan(settings)
    } catch {
      throw ToolError(.usage, error.message)
    }
    let destination = try PictureDestination(output, in: environment)
    let shown = plan.cells.compactMap(\.self)
    let resources = Resources(of: environment)
    let painter = try asTool { () throws(RequestError) in
      try settings.painter(plan.format, picturesOf: { shown.contains($0) }, in: resources)
    }
    let image = try encoded(plan, painter, settings, resources, in: environment)
    var written = [Report.Picture(file: output, image)]
    let files = SheetFiles(picture: output)
    if let data = files.data(plan.kind) {
      var contents = [AtomicFile.NewFile(path: output, bytes: image.bytes)]
      if case .program = plan.kind {
        let back = try painter.encoded(.back, plan.format, settings.picture.compression)
        contents.append(AtomicFile.NewFile(path: files.back, bytes: back.bytes))
        written.append(Report.Picture(file: files.back, back))
      }
      // The data file is written last, so that it never names a missing picture.
      contents.append(AtomicFile.NewFile(path: data, bytes: Array(text(of: files, plan, settings).utf8)))
      try PictureDestination.write(contents, sync: picture.sync, in: environment)
    } else {
      try destination.write(image.bytes, sync: picture.sync, in: environment)
    }
    environment.print(warnings: painter.warnings)
    environment.printNotes(painter.notes.map(\.line), self.report.form)
    let report = Report(
      pictures: written, dataFile: files.data(plan.kind), milliseconds: environment.milliseconds() - start)
    try report.send(self.report.form, outputIsTaken: destination.isStandardOutput, in: environment)
    return .done
  }

  private func encoded(
    _ plan: SheetPlan, _ painter: CardPainter, _ settings: CardRequest, _ resources: Resources,
    in environment: ToolEnvironment
  ) throws(ToolError) -> EncodedPicture {
    var drawing = DeckSheet(
      cells: plan.cells, layout: plan.layout, format: plan.format, style: painter.style, ground: plan.ground,
      workers: min(environment.coreCount, PictureThreads.count))
    drawing.extrusion = plan.extrusion
    if let size = plan.captionSize {
      drawing.captionFont = try asTool { () throws(RequestError) in
        try NamedFont(settings.picture.font, in: resources).font.withSize(size)
      }
    }
    let progress = ProgressLine(
      "drawing", total: plan.cells.count { $0 != nil }, isQuiet: report.quiet, in: environment)
    defer { progress.end() }
    return try EncodedPicture(compression: settings.picture.compression, pixelsPerInch: plan.format.pixelsPerInch) {
      try drawing.image { progress.advance() }
    }
  }

  /// Returns the content of the data file.
  private func text(of files: SheetFiles, _ plan: SheetPlan, _ settings: CardRequest) -> String {
    let image = output.fileName
    switch plan.kind {
    case .contact: return ""
    case .program(.tabletopSimulator):
      let prefix = sheet.url.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
      func address(_ name: String) -> String { prefix.map { $0 + AtlasData.percentEncoded(name) } ?? name }
      return TabletopSimulatorData(
        faceAddress: address(image), backAddress: address(files.back.fileName),
        names: plan.cells.dropLast().compactMap(\.self)
      ).json
    case .atlas(let format):
      let scale = settings.print.cardSize == nil ? settings.picture.scale : 1
      let data = AtlasData(
        image: image, names: plan.cells.compactMap(\.self), layout: plan.layout, scale: scale)
      return format == .css ? data.css : data.texturePackerJSON
    }
  }
}

internal import ArgumentParser
internal import Canvas
internal import CanvasCards
internal import CanvasRequests
internal import EaselShared

/// `easel deck`: all cards, or some random cards, as PNG files in a folder or as a hand in one picture.
struct DeckCommand: WorkingCommand {
  static let configuration = CommandConfiguration(
    commandName: "deck",
    abstract: "Draw a deck: 52 faces, two jokers and the back.",
    usage: """
      easel deck -o <folder> [<options>]
      easel deck --print [--draw <number>] [--seed <number>]
      """,
    discussion: """
      The files are AS.png, 2S.png … KC.png, RJ.png, BJ.png and back.png. The folder is created if it is missing. \
      Files with these names are replaced; other files stay. All pictures are drawn before the first file is written, \
      and no file is replaced before all are written. With --hand, all cards are in one picture.

      EXAMPLES:
        easel deck -o deck
        easel deck -o deck --width 750 --back stars --letters fr
        easel deck -o deck --style lecture --faces pictures
        easel deck -o deck --card bridge --bleed 3mm
        easel deck -o hand --draw 10 --seed 3                ten random cards
        easel deck -o hand.png --draw 5 --seed 3 --hand fan  five as one picture
        easel deck --draw 10 --seed 3 --print                ten as lines of text
      """)

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      "Folder to write to, created if it is missing. With --hand, a PNG file, or - for standard output.",
      valueName: "folder"),
    completion: .directory, transform: PathArgument.path)
  var output: String?

  @OptionGroup var deck: DeckOptions
  @OptionGroup(title: "HAND") var hand: HandOptions
  @OptionGroup(title: "HAND") var random: SeedOptions
  @OptionGroup(title: "LOOK") var design: CardDesignOptions
  @OptionGroup var artwork: ArtworkOptions
  @OptionGroup var text: TextSizeOptions
  @OptionGroup(title: "PRINT") var print: PrintOptions
  @OptionGroup var picture: PictureOptions
  @OptionGroup var report: ReportOptions

  func validate() throws {
    if hand.printsCards {
      if output != nil { throw ValidationError("--print draws nothing, so -o can't be used") }
    } else if let output, hand.hand == nil {
      if output == "-" { throw ValidationError("a deck can't be written to standard output; use -o with a folder") }
      if FileFormat.isPicture(output) {
        throw ValidationError("-o \(output): a deck is many files; use the name of a folder (--hand draws one picture)")
      }
    }
    if output == nil, !hand.printsCards {
      throw ValidationError("Missing expected argument '--output <folder>'")
    }
    let settings = try settings()
    do { _ = try settings.format() } catch { throw error.validation }
    if hand.hand != nil, settings.print.cardSize != nil {
      throw ValidationError("use either --hand or --card, not both; a hand is not printed and cut")
    }
    if hand.draw == nil, random.seed != nil { throw ValidationError("--seed requires --draw") }
    let names = try names(settings)
    if let layout = handLayout(count: names.count, settings.picture) {
      do { _ = try ImageSizeError.pixelSize(of: layout.size, scale: settings.picture.scale) } catch {
        throw ValidationError("the hand: \(error)")
      }
    }
  }

  /// The look of the cards, as it is asked for.
  private func settings() throws(ValidationError) -> CardRequest {
    do { return try CardRequest(.back, design, artwork, text, print, picture) } catch { throw error.validation }
  }

  private func names(_ settings: CardRequest) throws(ValidationError) -> [CardName] {
    try hand.names(deck, settings.design.style, seed: random.seed ?? 1)
  }

  /// The positions of the cards in a hand, or nil if each card has its own file.
  private func handLayout(count: Int, _ picture: PictureSettings) -> HandLayout? {
    hand.hand.map { HandLayout($0, count: count, card: picture.pictureSize(default: CardRequest.defaultSize)) }
  }
}

extension DeckCommand {
  func work(in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    let start = environment.milliseconds()
    let (settings, names): (CardRequest, [CardName])
    do throws(ValidationError) {
      settings = try self.settings()
      names = try self.names(settings)
    } catch {
      throw ToolError(.usage, error.message)
    }
    guard let output else { return try printCards(names, in: environment) }
    let (painter, format) = try asTool { () throws(RequestError) in
      let format = try settings.format()
      let painter = try settings.painter(
        format, picturesOf: { names.contains($0) }, in: Resources(of: environment))
      return (painter, format)
    }
    let layout = handLayout(count: names.count, settings.picture)
    let written: [Report.Picture]
    if let layout {
      written = try drawHand(names, layout, painter, settings.picture, to: output, in: environment)
    } else {
      written = try drawFiles(
        names, { name throws(ToolError) in try painter.encoded(name, format, settings.picture.compression) },
        to: output,
        in: environment)
    }
    environment.print(warnings: painter.warnings)
    environment.printNotes(painter.notes.map(\.line), self.report.form)
    let report = Report(pictures: written, milliseconds: environment.milliseconds() - start)
    try report.send(self.report.form, outputIsTaken: layout != nil && output == "-", in: environment)
    return .done
  }

  /// Prints the cards, as the lecture's console does: the order and the suit, and a joker by its code. The back is not
  /// a card.
  private func printCards(_ names: [CardName], in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    let lines: [String] = names.compactMap { name in
      switch name {
      case .card(let card): "\(card)"
      case .joker(let joker): joker.code
      case .back: nil
      }
    }
    if report.json {
      let cards = JSONText.list(lines.map(JSONText.text))
      try environment.printResult(JSONText.object(["version": .whole(Report.version), "cards": cards]).line)
    } else {
      for line in lines { try environment.printResult(line) }
    }
    return .done
  }

  /// Draws a file for each card.
  private func drawFiles(
    _ names: [CardName], _ encoded: @escaping @Sendable (CardName) throws(ToolError) -> EncodedPicture,
    to output: String,
    in environment: ToolEnvironment
  ) throws(ToolError) -> [Report.Picture] {
    let progress = ProgressLine("drawing", total: names.count, isQuiet: report.quiet, in: environment)
    let results = mapPictures(count: names.count, workers: environment.coreCount) { index in
      defer { progress.advance() }
      return Result { () throws(ToolError) in try encoded(names[index]) }
    }
    progress.end()
    // Encode all pictures before writing the first file, so that an error leaves the folder unchanged.
    var pictures: [EncodedPicture] = []
    for result in results { pictures.append(try result.get()) }
    let files = zip(names, pictures).map { AtomicFile.NewFile(path: $0.fileName.path(in: output), bytes: $1.bytes) }
    // Writing mostly waits for the disk.
    try PictureDestination.write(files, sync: picture.sync, workers: max(8, environment.coreCount), in: environment)
    return zip(files, pictures).map { Report.Picture(file: $0.path, $1) }
  }

  /// Draws all cards in one picture.
  private func drawHand(
    _ names: [CardName], _ layout: HandLayout, _ painter: CardPainter, _ settings: PictureSettings, to output: String,
    in environment: ToolEnvironment
  ) throws(ToolError) -> [Report.Picture] {
    let destination = try PictureDestination(output, in: environment)
    let hand = DeckHand(cards: names, layout: layout, style: painter.style, ground: self.hand.ground)
    let progress = ProgressLine("drawing", total: names.count, isQuiet: report.quiet, in: environment)
    let image = try EncodedPicture(compression: settings.compression) {
      defer { progress.end() }
      return try Image(size: hand.idealSize, scale: settings.scale) { context in
        hand.draw(in: context.wholePixels, on: context) { progress.advance() }
      }
    }
    try destination.write(image.bytes, sync: picture.sync, in: environment)
    return [Report.Picture(file: output, image)]
  }
}

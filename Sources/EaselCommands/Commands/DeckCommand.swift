internal import ArgumentParser
internal import Canvas
internal import CanvasCards

/// `easel deck`: all cards as PNG files of a folder.
struct DeckCommand: WorkingCommand {
  static let configuration = CommandConfiguration(
    commandName: "deck",
    abstract: "Draw a deck: 52 faces, two jokers and the back.",
    usage: "easel deck -o <folder> [<options>]",
    discussion: """
      The files are AS.png, 2S.png … KC.png, RJ.png, BJ.png and back.png. The folder is made where it is missing; files of these \
      names in it are replaced, others stay. All pictures are drawn before the first file is written.

      EXAMPLES:
        easel deck -o deck
        easel deck -o deck --width 750 --back stars --letters fr
        easel deck -o deck --style lecture --faces pictures
      """)

  @Option(
    name: [.customShort("o"), .long], help: ArgumentHelp("Folder to write to.", valueName: "folder"),
    completion: .directory, transform: PathArgument.path)
  var output: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many jokers, 0, 1 or 2. (default: 2; none with --style lecture)", valueName: "number"),
    transform: { (text) throws(ValidationError) in
      guard let count = Int(text), (0...2).contains(count) else { throw ValidationError("allowed are 0, 1 and 2") }
      return count
    })
  var jokers: Int?

  @OptionGroup(title: "LOOK") var design: CardDesignOptions
  @OptionGroup var card: CardOptions
  @OptionGroup var picture: PictureOptions
  @OptionGroup var report: ReportOptions

  func validate() throws {
    if output == "-" { throw ValidationError("-o -: a deck is many files; allowed is the name of a folder") }
    try picture.checkSize(usual: CardOptions.usualSize)
  }
}

extension DeckCommand {
  func work(in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    let start = environment.milliseconds()
    let painter = try CardPainter(card, design, picture, picturesOf: { _ in true })
    let jokers = Joker.allCases.prefix(self.jokers ?? (design.style == .lecture ? 0 : 2))
    let names = PlayingCard.allCases.map(CardName.card) + jokers.map(CardName.joker) + [.back]
    let progress = ProgressLine("drawing", total: names.count, isQuiet: report.quiet, in: environment)
    let results = parallelMap(count: names.count, workers: environment.coreCount) { index in
      defer { progress.advance() }
      return Result { () throws(ToolError) in try painter.encoded(names[index]) }
    }
    progress.end()
    // All of them before the first file: a deck that can't be drawn leaves the folder as it was.
    var pictures: [EncodedPicture] = []
    for result in results { pictures.append(try result.get()) }
    let folder = output + (output.hasSuffix("/") ? "" : "/")
    let (files, sync) = (names.map { folder + $0.fileName }, picture.sync)
    var written: [Report.Picture] = []
    // Writing waits for the disk more than it works.
    let writerCount = max(8, environment.coreCount)
    try forEachInOrder(count: files.count, workers: writerCount) { [pictures] index in
      Result { () throws(ToolError) in try PictureDestination.write(pictures[index].bytes, to: files[index], sync: sync)
      }
    } consume: { (result) throws(ToolError) in
      try result.get()
      written.append(Report.Picture(file: files[written.count], pictures[written.count]))
    }
    environment.printWarnings(painter.warnings)
    let report = Report(pictures: written, milliseconds: environment.milliseconds() - start)
    try report.send(self.report, outputIsTaken: false, in: environment)
    return .done
  }
}

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
      The files are AS.png, 2S.png … KC.png, RJ.png, BJ.png and back.png. The folder is made where it is missing; \
      files of these names in it are replaced, others stay. All pictures are drawn before the first file is written, \
      and none of the files gets its name before the disk has taken all.

      EXAMPLES:
        easel deck -o deck
        easel deck -o deck --width 750 --back stars --letters fr
        easel deck -o deck --style lecture --faces pictures
        easel deck -o deck --card bridge --bleed 3mm
      """)

  @Option(
    name: [.customShort("o"), .long], help: ArgumentHelp("Folder to write to.", valueName: "folder"),
    completion: .directory, transform: PathArgument.path)
  var output: String

  @OptionGroup var deck: DeckOptions
  @OptionGroup(title: "LOOK") var design: CardDesignOptions
  @OptionGroup var card: CardOptions
  @OptionGroup(title: "PRINT") var print: PrintOptions
  @OptionGroup var picture: PictureOptions
  @OptionGroup var report: ReportOptions

  func validate() throws {
    if output == "-" { throw ValidationError("-o -: a deck is many files; allowed is the name of a folder") }
    _ = try print.format(picture)
  }
}

extension DeckCommand {
  func work(in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    let start = environment.milliseconds()
    let names = deck.names(design.style)
    let painter = try CardPainter(
      card, design, picture, print.checkedFormat(picture), picturesOf: { names.contains($0) }, in: environment)
    let progress = ProgressLine("drawing", total: names.count, isQuiet: report.quiet, in: environment)
    let results = parallelMap(count: names.count, workers: environment.coreCount) { index in
      defer { progress.advance() }
      return Result { () throws(ToolError) in try painter.encoded(names[index]) }
    }
    progress.end()
    // All of them before the first file: a deck that can't be drawn leaves the folder as it was.
    var pictures: [EncodedPicture] = []
    for result in results { pictures.append(try result.get()) }
    let files = zip(names, pictures).map { AtomicFile.NewFile(path: $0.fileName.path(in: output), bytes: $1.bytes) }
    // Writing waits for the disk more than it works.
    try PictureDestination.write(files, sync: picture.sync, workers: max(8, environment.coreCount), in: environment)
    let written = zip(files, pictures).map { Report.Picture(file: $0.path, $1) }
    environment.printWarnings(painter.warnings)
    environment.printNotes(painter.notes, self.report)
    let report = Report(pictures: written, milliseconds: environment.milliseconds() - start)
    try report.send(self.report, outputIsTaken: false, in: environment)
    return .done
  }
}

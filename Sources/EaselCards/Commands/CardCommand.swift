package import ArgumentParser
internal import Canvas
package import CanvasCards
package import EaselShared

/// `easel card`: one card as a PNG file.
package struct CardCommand: WorkingCommand {
  package init() {}

  package static let configuration = CommandConfiguration(
    commandName: "card",
    abstract: "Draw one playing card.",
    usage: "easel card <card> [-o <file>] [<options>]",
    discussion: """
      Cards are named by rank and suit: QH, 10S, TS, "Q♥", "queen of hearts", 🂽. RJ, joker-black, 🃏 and back are names too.

      EXAMPLES:
        easel card QH                                   QH.png, 250x350 pixels
        easel card "10 of spades" --scale 3 -o ten.png  ten.png, 750x1050 pixels
        easel card KS --four-color --index-size 1.5     large indices, four colours
        easel card back --back stars -o - > back.png    to standard output
        easel card QH --card poker --bleed 1/8in        for printing, 825x1125 pixels
      """)

  @Argument(
    help: ArgumentHelp("Name of the card.", valueName: "card"),
    completion: .list(CardName.deck().map(\.description)),
    transform: { try CardName($0) })
  package var name: CardName

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      """
      PNG file to write, or - for standard output. Missing folders are created. (default: the card's name, such as \
      QH.png)
      """, valueName: "file"),
    completion: .file(extensions: ["png"]), transform: PathArgument.path)
  var output: String?

  @Flag(help: "Draw the card's back.")
  var faceDown = false

  @OptionGroup(title: "LOOK") var design: CardDesignOptions
  @OptionGroup var card: CardOptions
  @OptionGroup(title: "PRINT") var print: PrintOptions
  @OptionGroup var picture: PictureOptions
  @OptionGroup var noSeed: RefusedSeed
  @OptionGroup var report: ReportOptions

  package func validate() throws {
    _ = try print.format(picture)
  }
}

extension CardCommand {
  /// What is asked for, of a command line that was found right.
  package func job() throws(ToolError) -> CardJob {
    var job = CardJob(name, try print.checkedFormat(picture))
    (job.output, job.isFaceDown) = (output, faceDown)
    job.look = CardLook(design, card, picture)
    (job.compression, job.isSynced) = (picture.compression, picture.sync)
    job.reportForm = report.form
    return job
  }

  package func work(in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    try job().work(in: environment)
  }
}

extension CardCommand: JobCommand {
  package static let input = JobInput.card
  package static let plainOptions: Set<String> = []

  package mutating func set(_ option: PlainOption) {}
}

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
  @OptionGroup var report: ReportOptions

  package func validate() throws {
    try picture.checkNoSeed()
    _ = try print.format(picture)
  }
}

extension CardCommand {
  package func work(in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    let start = environment.milliseconds()
    let file = output ?? name.fileName
    let destination = try PictureDestination(file, in: environment)
    let side = faceDown ? CardName.back : name
    let painter = try CardPainter(
      card, design, picture, print.checkedFormat(picture), picturesOf: { $0 == side }, in: environment)
    let encoded = try painter.encoded(side)
    try destination.write(encoded.bytes, sync: picture.sync, in: environment)
    environment.printWarnings(painter.warnings)
    environment.printNotes(painter.notes, self.report)
    let report = Report(
      pictures: [Report.Picture(file: file, encoded)], milliseconds: environment.milliseconds() - start)
    try report.send(self.report, outputIsTaken: destination.isStandardOutput, in: environment)
    return .done
  }
}

extension CardCommand: JobCommand {
  package static let input = JobInput.card
  package static let plainOptions: Set<String> = ["seed"]

  package mutating func set(_ option: PlainOption) { picture.set(option) }
}

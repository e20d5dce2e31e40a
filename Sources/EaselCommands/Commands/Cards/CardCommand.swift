/// `easel card`: one card as a PNG file.
struct CardCommand: PictureCommand {
  static let configuration = CommandConfiguration(
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
        easel card AS -o ace.svg                        as SVG, sharp at any size
        easel card QH --card poker --bleed 1/8in        for printing, 825x1125 pixels
      """)

  @Argument(
    help: ArgumentHelp("Name of the card.", valueName: "card"),
    completion: .list(CardName.deck().map(\.description)),
    transform: { try CardName($0) })
  var name: CardName

  @Option(pictureNamed: "the card's name, such as QH.png") var output: String?

  @OptionGroup var own: OwnOptions<CardRequest>
  @OptionGroup var look: CardLookOptions
  @OptionGroup var drawing: DrawingOptions<RefusedSeed>

  /// The request of the command line.
  func request() throws(RequestError) -> CardRequest {
    try CardRequest(name).with(own, look, look.print, drawing.picture)
  }

  var picture: PictureOutput { drawing.output(output, name: "\(name)") }
}

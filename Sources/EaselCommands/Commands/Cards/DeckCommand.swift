/// `easel deck`: all cards, or some that are named or random, as PNG files in a folder or as a hand in one picture.
struct DeckCommand: WorkingCommand {
  static let configuration = CommandConfiguration(
    commandName: "deck",
    abstract: "Draw a deck: 52 faces, two jokers and the back.",
    usage: """
      easel deck [<card> …] -o <folder> [<options>]
      easel deck --print [--draw <number>] [--seed <number>]
      """,
    discussion: """
      The files are AS.png, 2S.png … KC.png, RJ.png, BJ.png and back.png. The folder is created if it is missing. \
      Files with these names are replaced; other files stay. All pictures are drawn before the first file is written, \
      and no file is replaced before all are written. A card that is there again is AS-2.png. With --hand, all cards are \
      in one picture. With --pages, the \
      cards lie on sheets of paper, and the files are sheet-1.png, sheet-1-back.png … or one PDF file.

      EXAMPLES:
        easel deck -o deck
        easel deck -o deck --width 750 --back stars --letters fr
        easel deck -o deck --style lecture --faces pictures
        easel deck -o deck --card bridge --bleed 3mm
        easel deck -o deck.pdf --card poker --bleed 1/8in    for a printer, with boxes
        easel deck -o sheets.pdf --card poker --pages A4 --backs interleaved
        easel deck -o hand --draw 10 --seed 3                ten random cards
        easel deck -o hand.png --draw 5 --seed 3 --hand fan  five as one picture
        easel deck AS KS QH --hand fan -o hand.png           three by name
        easel deck --draw 10 --seed 3 --print                ten as lines of text
      """)

  @Argument(
    help: ArgumentHelp("Cards, in this order. (default: the whole deck)", valueName: "card"),
    completion: .list(CardName.deck().map(\.description)), transform: { try CardName($0) })
  var cards: [CardName] = []

  @Option(
    .folder(
      """
      Folder to write to, created if it is missing, or a PDF file with a page for each card. With --hand, a PNG, SVG or \
      PDF file, or - for standard output.
      """), name: [.customShort("o"), .long])
  var output: String?

  @OptionGroup var jokers: MemberOptions<JokersMember>
  @OptionGroup(title: "HAND") var hand: HandOptions
  @OptionGroup(title: "HAND") var random: MemberOptions<SeedMember>
  @OptionGroup var look: CardLookOptions
  @OptionGroup(title: "PAPER") var paper: PartOptions<PaperSettings>
  @OptionGroup var picture: PictureOptions
  @OptionGroup var report: ReportOptions

  func validate() throws {
    if hand.printsCards {
      if output != nil { throw ValidationError("--print draws nothing, so -o can't be used") }
    } else if let output, !hand.isHand {
      if output == "-" { throw ValidationError("a deck can't be written to standard output; use -o with a folder") }
      if FileFormat.isPicture(output), !PageWriter.isPDF(output) {
        throw ValidationError(
          "-o \(output): a deck is many files; use the name of a folder or of a PDF file (--hand draws one picture)")
      }
    }
    if output == nil, !hand.printsCards { throw ValidationError("Missing expected argument '--output <folder>'") }
    try asOptions { () throws(RequestError) in
      let request = try request()
      try request.check()
      if hand.isHand, request.print.cardSize != nil {
        throw RequestError(.request, "use either --hand or --card, not both; a hand is not printed and cut")
      }
      if hand.isHand, request.paper != PaperSettings() {
        throw RequestError(.request, "use either --hand or --pages, not both; a hand is not printed and cut")
      }
      try handRequest()?.check()
    }
  }

  /// The request of the command line for a file for each card.
  private func request() throws(RequestError) -> DeckRequest {
    try DeckRequest(cards: cards.isEmpty ? nil : cards).with(
      jokers, hand.draw, random, look, look.print, paper, picture)
  }

  /// The request of the command line for one picture, or nil without `--hand`.
  func handRequest() throws(RequestError) -> HandRequest? {
    guard hand.isHand else { return nil }
    return try HandRequest(cards: cards.isEmpty ? nil : cards).with(
      hand.own, jokers, hand.draw, random, look, picture)
  }

  func work(in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    let start = environment.milliseconds()
    let (request, hand) = (try asTool(request()), try asTool(handRequest()))
    guard let output else { return try printCards(request.names, in: environment) }
    if let hand {
      return try PictureOutput(output: output, name: "", sync: picture.sync, report: report).draw(hand, in: environment)
    }
    let deck = try asTool(request.pages(in: Resources(of: environment)))
    return try PageWriter(output: output, sync: picture.sync, report: report)
      .send([deck], since: start, in: environment)
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
}

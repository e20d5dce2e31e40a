/// A request for a deck: a page for each card, or sheets of paper with cards.
///
///     var request = DeckRequest()
///     request.print.cardSize = .poker
///     request.print.bleed = try Length("1/8in")
///     let deck = try request.pages(in: Resources())
///     for page in deck.pages { print(page.name, page.trimBox) }
public struct DeckRequest: RequestPart, CardLookRequest {
  /// The cards in their order, or nil for those of the deck. A card that is named again is drawn again.
  public var cards: [CardName]?
  /// The cards if none are named.
  public var deck = DeckSettings()
  /// The look of faces and backs.
  public var design = CardDesignSettings()
  /// The user's own pictures.
  public var artwork = CardArtworkSettings()
  /// The text size, for the lecture's design.
  public var text = TextSettings()
  /// The printed size.
  public var print = PrintSettings()
  /// The sheets of paper, if the cards are laid on some.
  public var paper = PaperSettings()
  /// The size of a card, the font and the encoding.
  public var picture = PictureSettings()

  /// Some cards or the whole deck of the classic design, 250 × 350 points a card.
  public init(cards: [CardName]? = nil) { self.cards = cards }

  /// The options of the request.
  public static let members: [RequestMember<DeckRequest>] = [
    DeckSettings.members.within(\.deck), lookMembers, PrintSettings.members.within(\.print),
    PaperSettings.members.within(\.paper), PictureSettings.members.within(\.picture),
  ].flatMap(\.self)

  /// The maximum number of cards that can be named.
  private static let cardLimit = 10_000

  package var names: [CardName] { cards ?? deck.names(design.style) }

  /// Throws if members contradict each other. Nothing is read.
  public func check() throws(RequestError) {
    try checkLook()
    let format = try print.format(picture, default: CardRequest.defaultSize)
    try deck.check(cards, limit: Self.cardLimit)
    try paper.check()
    guard paper.paper != nil, !paper.isCalibration else { return }
    guard print.cardSize != nil else {
      throw RequestError(.request, "\(PaperSettings.pages) requires \(PrintSettings.cardSize), such as poker")
    }
    if print.hasMarks {
      throw RequestError(
        .request,
        "use either \(PrintSettings.marks) or \(PaperSettings.pages), not both; \(PaperSettings.cropMarks) are those of sheets"
      )
    }
    _ = try sheets(of: names, format, .classic, font: nil)
  }

  /// Returns the cards, named as their files: `AS`, `10H`, `RJ`, `back`, and `AS-2` if it is there again; or sheets of
  /// paper with all cards but the back, named `sheet-1` and so on. The font and the pictures are read, and nothing is
  /// drawn yet.
  ///
  /// - Throws: The error of `check()`, and those of files and limits.
  public func pages(in resources: Resources) throws(RequestError) -> PlacedPages {
    try resources.limited(picture) { () throws(RequestError) in
      try check()
      let format = try print.format(picture, default: CardRequest.defaultSize)
      let names = names
      let shown = paper.isCalibration ? [] : names + (paper.needsBacks ? [.back] : [])
      let painter = try CardPainter(self, format, picturesOf: { shown.contains($0) }, in: resources)
      let style = painter.style
      let files = Self.files(of: names)
      var pages = Pages(count: names.count) {
        Page(FormattedCard(CardFace(names[$0], style: style), format), files[$0])
      }
      if paper.paper != nil {
        let font = paper.needsFont ? try NamedFont(picture.font, in: resources).font : nil
        pages = try sheets(of: names, format, style, font: font) ?? pages
      }
      var facts = try PictureFacts(
        picture, pixelsPerInch: paper.paper == nil ? format.pixelsPerInch : sheetPixelsPerInch, title: "Deck",
        warnings: painter.warnings, notes: painter.notes)
      facts.ground = paper.paper == nil ? nil : .white
      return PlacedPages(pages, facts)
    }
  }

  /// Returns a name for the file of each card, of which no two are the same.
  private static func files(of names: [CardName]) -> [String] {
    var counts: [CardName: Int] = [:]
    return names.map { name in
      let count = (counts[name] ?? 0) + 1
      counts[name] = count
      return count == 1 ? "\(name)" : "\(name)-\(count)"
    }
  }

  private var sheetPixelsPerInch: Double { print.pixelsPerInch ?? 300 }

  /// The sheets of paper, or nil if no card is laid on paper.
  private func sheets(
    of names: [CardName], _ format: CardFormat, _ style: CardStyle, font: Font?
  ) throws(RequestError) -> Pages? {
    let fronts = names.filter { $0 != .back }
    @Sendable func page(_ name: CardName) -> Page {
      Page(FormattedCard(CardFace(name, style: style), format), "\(name)")
    }
    return try paper.pages(
      fronts: Pages(count: fronts.count) { page(fronts[$0]) }, backs: .one(page(.back)),
      pixelsPerInch: sheetPixelsPerInch, font: font)
  }
}

extension Page {
  /// The page of a card. A print has its boxes.
  init(_ card: FormattedCard, _ name: String) {
    self.init(card, name: name)
    summary = card.face.name.title
    scale = card.format.scale
    guard case .print = card.format else { return }
    bleedBox = card.bleedBox
    trimBox = card.trimBox
  }
}

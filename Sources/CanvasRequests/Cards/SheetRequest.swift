/// A request for many cards in one picture: a sheet to look at, a texture atlas, or a sheet for a program.
///
///     var request = SheetRequest()
///     request.sheet.hasCaptions = true
///     let png = try request.drawable(in: Resources()).png()
public struct SheetRequest: DrawableRequest, OwnMembers, CardLookRequest {
  /// The cards in their order, or nil for the whole deck and its back.
  public var cards: [CardName]?
  /// The number of jokers in a whole deck, clamped to 0…2; nil for 2, or for 0 in the lecture's design.
  public var jokerCount: Int?
  /// Whether the backs of all cards are drawn, on a sheet to look at.
  public var isFaceDown = false
  /// The purpose and the layout.
  public var sheet = SheetSettings()
  /// The look of faces and backs.
  public var design = CardDesignSettings()
  /// The user's own pictures.
  public var artwork = CardArtworkSettings()
  /// The text size, for the lecture's design.
  public var text = TextSettings()
  /// The printed size.
  public var print = PrintSettings()
  /// The size of a card, the font and the encoding.
  public var picture = PictureSettings()

  /// A sheet to look at of some cards or the whole deck, 125 × 175 points a card.
  public init(cards: [CardName]? = nil) { self.cards = cards }

  public var command: String { "sheet" }

  package static let jokers = RequestMember<SheetRequest>.jokers(\.jokerCount)
  package static let faceDown = RequestMember<SheetRequest>(
    flag: "face-down", \.isFaceDown, help: "Draw the backs of the cards.")

  package static let own = [jokers, faceDown]

  public static let members: [RequestMember<SheetRequest>] = [
    own, SheetSettings.members.within(\.sheet), lookMembers,
    PrintSettings.members.within(\.print), PictureSettings.members.within(\.picture),
  ].flatMap(\.self)

  /// The maximum number of cards that can be named.
  private static let cardLimit = 10_000

  public func check() throws(RequestError) {
    try CardName.check(cards, limit: Self.cardLimit)
    if cards != nil { try refuse([Self.jokers], "can't be used with named cards") }
    try sheet.check()
    if sheet.program != nil || sheet.atlas != nil {
      try refuse([Self.faceDown], "can't be used with \(SheetSettings.program) or \(SheetSettings.atlas)")
    }
    try checkLook()
    _ = try plan()
  }

  var names: [CardName] {
    let names = cards ?? CardName.deck(jokerCount: jokerCount, design.style)
    return isFaceDown ? names.map { _ in .back } : names
  }

  /// The cards, their positions and their size. Nothing is read.
  package func plan() throws(RequestError) -> SheetPlan { try SheetPlan(self) }

  public func drawable(in resources: Resources) throws(RequestError) -> PlacedPicture {
    try limited(in: resources) { () throws(RequestError) in
      let plan = try plan()
      let shown = plan.cells.compactMap(\.self)
      let painter = try CardPainter(self, plan.format, picturesOf: { shown.contains($0) }, in: resources)
      var drawn = DeckSheet(
        cells: plan.cells, layout: plan.layout, format: plan.format, style: painter.style, ground: plan.ground)
      drawn.extrusion = plan.extrusion
      if let size = plan.captionSize {
        drawn.captionFont = try NamedFont(picture.font, in: resources).font.withSize(size)
      }
      let page = changing(Page(drawn, name: "")) { $0.summary = shown.map(\.title).joined(separator: ", ") }
      var result = PlacedPicture(
        page, scale: 1,
        try PictureFacts(
          picture, pixelsPerInch: plan.format.pixelsPerInch, title: "Sheet", warnings: painter.warnings,
          notes: painter.notes))
      var back: PlacedPicture?
      if sheet.program != nil {
        let card = FormattedCard(CardFace(.back, style: painter.style), plan.format)
        back = PlacedPicture(Page(card, ""), try PictureFacts(picture))
      }
      result.content = .sheet(plan, back: back)
      return result
    }
  }

  /// Returns the sheet, and the back if the sheet is for a program that needs it: `sheet` and `sheet-back`.
  ///
  /// - Parameters:
  ///   - name: The name of the first page, with which that of the second one begins.
  ///   - resources: What the request may read.
  /// - Throws: The error of `check()`, and those of files and limits.
  public func pages(named name: String = "sheet", in resources: Resources) throws(RequestError) -> PlacedPages {
    let sheet = try drawable(in: resources)
    var pages = [sheet.page]
    if case .sheet(_, let back?) = sheet.content { pages.append(back.page) }
    for (index, ending) in zip(pages.indices, ["", "-back"]) { pages[index].name = name + ending }
    return PlacedPages(Pages(pages), sheet.facts)
  }
}

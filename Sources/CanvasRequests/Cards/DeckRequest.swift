internal import Canvas
internal import CanvasCards

/// A request for a deck: a page for each card.
///
///     var request = DeckRequest()
///     request.print.cardSize = .poker
///     request.print.bleed = try Length("1/8in")
///     let deck = try request.pages(in: Resources())
///     for page in deck.pages { print(page.name, page.trimBox) }
public struct DeckRequest: Sendable, Hashable, CardLookRequest {
  /// The cards.
  public var deck = DeckSettings()
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

  /// The whole deck of the classic design, 250 × 350 points a card.
  public init() {}

  /// The options of the request.
  public static let members: [RequestMember<DeckRequest>] = [
    DeckSettings.members.within(\.deck), lookMembers, PrintSettings.members.within(\.print),
    PictureSettings.members.within(\.picture),
  ].flatMap(\.self)

  /// Throws if members contradict each other. Nothing is read.
  public func check() throws(RequestError) {
    try checkLook()
    _ = try print.format(picture, default: CardRequest.defaultSize)
    try deck.check()
  }

  /// Returns the cards, named as their files: `AS`, `10H`, `RJ`, `back`. The font and the pictures are read, and nothing is
  /// drawn yet.
  ///
  /// - Throws: The error of `check()`, and those of files and limits.
  public func pages(in resources: Resources) throws(RequestError) -> RequestedPages {
    try resources.limited { () throws(RequestError) in
      try check()
      let format = try print.format(picture, default: CardRequest.defaultSize)
      let names = deck.names(design.style)
      let painter = try painter(format, picturesOf: { names.contains($0) }, in: resources)
      let style = painter.style
      var result = RequestedPages(
        Pages(count: names.count) { Page(FormattedCard(CardFace(names[$0], style: style), format), "\(names[$0])") },
        pixelsPerInch: format.pixelsPerInch, title: "Deck", settings: picture)
      result.warnings = painter.warnings
      result.notes = painter.notes
      return result
    }
  }
}

extension Page {
  /// The page of a card. A print has its boxes.
  init(_ card: FormattedCard, _ name: String) {
    self.init(card, name: name)
    scale = card.format.scale
    guard case .print = card.format else { return }
    bleedBox = card.bleedBox
    trimBox = card.trimBox
  }
}

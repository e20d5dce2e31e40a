/// A request for a hand: overlapping cards in one picture.
///
///     var request = HandRequest()
///     request.cards = try ["AS", "KS", "QS", "JS", "10S"].map { try CardName($0) }
///     let png = try request.drawable(in: Resources()).png()
public struct HandRequest: DrawableRequest, OwnMembers, CardLookRequest {
  /// The cards from the bottom to the top, or nil for those of the deck without its back.
  public var cards: [CardName]?
  /// The arrangement.
  public var arrangement = HandLayout.Arrangement.fan
  /// Whether the backs of all cards are drawn.
  public var isFaceDown = false
  /// The colour behind the cards, or nil for a green.
  public var groundColor: RequestBackground?
  /// The cards if none are named.
  public var deck = DeckSettings()
  /// The look of faces and backs.
  public var design = CardDesignSettings()
  /// The user's own pictures.
  public var artwork = CardArtworkSettings()
  /// The text size, for the lecture's design.
  public var text = TextSettings()
  /// The size of a card, the font and the encoding.
  public var picture = PictureSettings()

  /// A fan of some cards or the whole deck, 250 × 350 points a card.
  public init(cards: [CardName]? = nil) { self.cards = cards }

  public var command: String { "hand" }

  package static let hand = RequestMember<HandRequest>(
    "hand", \.arrangement, .choice, value: "arrangement", default: .fan, isShown: false,
    help: """
      Draw overlapping cards in one picture, as a fan or a row. \(member: "size") and \(member: "width") apply to one \
      card.
      """,
    example: "row")
  package static let faceDown = RequestMember<HandRequest>(
    flag: "face-down", \.isFaceDown, help: "Draw the backs of the cards of \(member: "hand").")
  package static let groundColor = RequestMember<HandRequest>(
    "ground-color", \.groundColor, .background, value: "color",
    help: "Colour behind the cards of \(member: "hand"), or none for transparent. (default: #2D5448)", example: "teal")

  package static let own = [hand, faceDown, groundColor]

  public static let members: [RequestMember<HandRequest>] = [
    own, DeckSettings.members.within(\.deck), lookMembers,
    PictureSettings.members.within(\.picture),
  ].flatMap(\.self).map { $0.adding(["hand": "fan", "draw": 2]) }

  public func check() throws(RequestError) {
    try checkLook()
    try picture.check(default: CardRequest.defaultSize)
    try deck.check(cards, limit: HandLayout.countLimit)
    try RequestError.check(layout.size, scale: picture.scale, of: "the hand")
  }

  private var names: [CardName] {
    let names = cards ?? deck.names(design.style).filter { $0 != .back }
    return isFaceDown ? names.map { _ in .back } : names
  }

  private var cardSize: Size { picture.pictureSize(default: CardRequest.defaultSize) }

  private var layout: HandLayout { HandLayout(arrangement, count: names.count, card: cardSize) }

  public func drawable(in resources: Resources) throws(RequestError) -> PlacedPicture {
    try limited(in: resources) { () throws(RequestError) in
      let names = names
      let painter = try CardPainter(
        self, .screen(cardSize, scale: picture.scale), picturesOf: { names.contains($0) }, in: resources)
      let ground = groundColor.map(\.color) ?? DeckHand.defaultGround
      return PlacedPicture(
        DeckHand(cards: names, layout: layout, style: painter.style, ground: ground), scale: picture.scale,
        try PictureFacts(picture, title: "Hand", warnings: painter.warnings, notes: painter.notes))
    }
  }
}

extension DeckHand {
  /// The colour behind the cards of hands and sheets, unless another is asked for.
  static let defaultGround = Color(red8: 0x2D, green8: 0x54, blue8: 0x48)
}

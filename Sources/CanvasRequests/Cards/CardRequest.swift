/// A request for one playing card.
///
///     var request = CardRequest(try CardName("QH"))
///     request.picture.scale = 2
///     let png = try request.drawable(in: Resources()).png()
public struct CardRequest: DrawableRequest, OwnMembers, CardLookRequest {
  /// The card, joker or back.
  public var name: CardName
  /// Whether the card's back is drawn.
  public var isFaceDown = false
  /// The look of faces and backs.
  public var design = CardDesignSettings()
  /// The user's own pictures.
  public var artwork = CardArtworkSettings()
  /// The text size, for the lecture's design.
  public var text = TextSettings()
  /// The printed size.
  public var print = PrintSettings()
  /// The size, font and encoding.
  public var picture = PictureSettings()

  /// A card of the classic design, 250 × 350 points.
  public init(_ name: CardName) { self.name = name }

  public var command: String { "card" }

  /// The default size in points.
  package static let defaultSize = Size(width: 250, height: 350)

  package static let faceDown = RequestMember<CardRequest>(
    flag: "face-down", \.isFaceDown, help: "Draw the card's back.")

  package static let own = [faceDown]

  public static let members: [RequestMember<CardRequest>] = [
    own, lookMembers, PrintSettings.members.within(\.print),
    PictureSettings.members.within(\.picture),
  ].flatMap(\.self)

  public func check() throws(RequestError) {
    try checkLook()
    _ = try format()
  }

  /// The format of the picture. Throws if the picture would be too large.
  package func format() throws(RequestError) -> CardFormat { try print.format(picture, default: Self.defaultSize) }

  public func drawable(in resources: Resources) throws(RequestError) -> PlacedPicture {
    try limited(in: resources) { () throws(RequestError) in
      let format = try format()
      let side = isFaceDown ? CardName.back : name
      let painter = try CardPainter(self, format, picturesOf: { $0 == side }, in: resources)
      let card = FormattedCard(CardFace(side, style: painter.style), format)
      let facts = try PictureFacts(
        picture, pixelsPerInch: format.pixelsPerInch, title: "\(side)", warnings: painter.warnings,
        notes: painter.notes)
      return PlacedPicture(Page(card, ""), facts)
    }
  }
}

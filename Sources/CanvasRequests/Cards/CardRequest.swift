package import Canvas
public import CanvasCards

/// A request for one playing card.
///
///     var request = CardRequest(try CardName("QH"))
///     request.picture.scale = 2
///     let png = try request.drawable(in: Resources()).png()
public struct CardRequest: DrawableRequest {
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

  public static let members: [RequestMember<CardRequest>] = [
    [faceDown], CardDesignSettings.members.within(\.design), CardArtworkSettings.members.within(\.artwork),
    TextSettings.members.within(\.text).map { $0.with(["style": "lecture"]) }, PrintSettings.members.within(\.print),
    PictureSettings.members.within(\.picture),
  ].flatMap(\.self)

  public func check() throws(RequestError) {
    try checkLook()
    _ = try format()
  }

  /// Throws if members about the look contradict each other.
  package func checkLook() throws(RequestError) {
    try design.check()
    try artwork.check()
    try text.check()
  }

  /// The format of the picture. Throws if the picture would be too large.
  package func format() throws(RequestError) -> CardFormat { try print.format(picture, default: Self.defaultSize) }

  /// Reads the font, and the pictures that are needed.
  package func painter(
    _ format: CardFormat, picturesOf isNeeded: (CardName) -> Bool, in resources: Resources
  ) throws(RequestError) -> CardPainter {
    try CardPainter(design, artwork, text, picture, format, picturesOf: isNeeded, in: resources)
  }

  public func drawable(in resources: Resources) throws(RequestError) -> RequestedPicture {
    try resources.limited { () throws(RequestError) in
      try check()
      let format = try format()
      let side = isFaceDown ? CardName.back : name
      let painter = try painter(format, picturesOf: { $0 == side }, in: resources)
      let face = CardFace(side, style: painter.style)
      var result = RequestedPicture(
        size: format.pointSize, scale: format.pixelsPerPoint, pixelsPerInch: format.pixelsPerInch,
        compression: picture.compression,
        rendered: { () throws(RequestError) in
          do throws(PictureError<Never>) { return try face.image(format) } catch { throw RequestError(error) }
        },
        drawing: { (rect, context) throws(RequestError) in face.draw(in: rect, on: context) })
      result.warnings = painter.warnings
      result.notes = painter.notes
      return result
    }
  }
}

extension CardFormat {
  /// The size in points. A point of a print is 1/72 inch.
  fileprivate var pointSize: Size {
    switch self {
    case .screen(let size, _), .square(let size, _): size
    case .print(let print, _):
      Size(
        width: print.pixelSize.width * 72 / print.pixelsPerInch,
        height: print.pixelSize.height * 72 / print.pixelsPerInch)
    }
  }

  fileprivate var pixelsPerPoint: Double {
    switch self {
    case .screen(_, let scale), .square(_, let scale): scale
    case .print(let print, _): print.pixelsPerInch / 72
    }
  }
}

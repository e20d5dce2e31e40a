/// The style of a request's cards: its font and its pictures are read.
package struct CardPainter: Sendable {
  /// What the reader of the pictures should know.
  package let warnings: [RequestNote]
  /// Notes about the user's own pictures.
  package let notes: [RequestNote]
  package let style: CardStyle

  /// Reads the font, and the pictures that are needed.
  init(
    _ request: some CardLookRequest, _ format: CardFormat, picturesOf isNeeded: (CardName) -> Bool,
    in resources: Resources
  ) throws(RequestError) {
    let (design, text, picture) = (request.design, request.text, request.picture)
    if design.style == .classic, text.usedFactor != nil {
      throw RequestError(
        .request,
        "\(text.usedMember) requires \(CardDesignSettings.style, "lecture"); with \(CardDesignSettings.style, "classic"), use \(CardDesignSettings.indexSize)"
      )
    }
    let named = !design.style.needsFont && picture.font == nil ? nil : try NamedFont(picture.font, in: resources)
    let artwork = try OwnArtwork(
      request.artwork, cardSize: format.cardPixels, scale: format.pictureScale, picturesOf: isNeeded, in: resources)
    style = CardStyle(design.design(font: named?.font, textSizeFactor: text.usedFactor ?? 1), artwork)
    let missing = named.flatMap { [style] in MissingGlyphs(style.missingCharacters, font: $0.font) }
    try picture.checkGlyphs(missing)
    let bare = Self.cardsWithoutMiddle(style, format, text, isNeeded)
    warnings = [named?.warning, missing.map { RequestNote($0) }, bare].compactMap(\.self) + artwork.warnings
    notes = [artwork.note].compactMap(\.self)
    try picture.check(warnings + notes)
  }

  /// The warning for cards without pips, because the text size leaves no room for them; nil if there are none.
  private static func cardsWithoutMiddle(
    _ style: CardStyle, _ format: CardFormat, _ text: TextSettings, _ isNeeded: (CardName) -> Bool
  ) -> RequestNote? {
    guard let size = try? format.pixelSize() else { return nil }
    let names = CardName.deck().filter { name in
      guard case .card(let card) = name, isNeeded(name) else { return false }
      return !CardFace(card, style: style).hasMiddle(size: size)
    }
    guard !names.isEmpty else { return nil }
    let shown = names.prefix(3).map(\.description).joined(separator: ", ") + (names.count > 3 ? " …" : "")
    return RequestNote(.dropped, "\(text.usedMember) leaves no room for the pips of \(shown); use a smaller factor")
  }
}

extension CardFormat {
  /// The pixels per point for choosing pictures. A print uses the largest ones.
  fileprivate var pictureScale: Double {
    switch self {
    case .screen(_, let scale), .square(_, let scale): scale
    case .print: 3
    }
  }

  /// The size of the card without its bleed, in pixels.
  fileprivate var cardPixels: Size {
    switch self {
    case .screen(let size, let scale), .square(let size, let scale):
      Size(width: size.width * scale, height: size.height * scale)
    case .print(let print, _): print.trim.size
    }
  }
}

extension CardStyle {
  init(_ design: Design, _ artwork: OwnArtwork) {
    self.init(design, faceCardScale: artwork.faceScale ?? 0.75, pictures: artwork.pictures)
  }
}

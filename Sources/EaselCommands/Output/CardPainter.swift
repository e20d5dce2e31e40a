internal import Canvas
internal import CanvasCards

/// Draws cards as a command line asks for them.
struct CardPainter: Sendable {
  /// What a person should know of the pictures, a line each.
  let warnings: [String]
  /// What a person may want to know, a line each.
  let notes: [String]
  let style: CardStyle
  let font: Font

  private let format: CardFormat
  private let compression: PNGCompression

  /// Reads the font and the pictures; of these only the ones that are needed.
  init(
    _ options: CardOptions, _ picture: PictureOptions, _ format: CardFormat,
    picturesOf isNeeded: (CardName) -> Bool
  ) throws(ToolError) {
    let named = try NamedFont(picture.font)
    let artwork = try OwnArtwork(faces: options.faces, options.artwork, picturesOf: isNeeded)
    style = options.style(font: named.font, artwork)
    font = named.font
    self.format = format
    compression = picture.compression
    let missing = MissingGlyphs(style.missingCharacters, font: style.font)
    try picture.checkGlyphs(missing)
    warnings = [named.warning, missing?.description].compactMap(\.self)
    notes = [artwork.note].compactMap(\.self)
  }

  func encoded(_ name: CardName) throws(ToolError) -> EncodedPicture {
    try EncodedPicture(compression: compression, pixelsPerInch: format.pixelsPerInch) {
      try name.image(format, style: style)
    }
  }
}

extension CardName {
  /// The name of the card's file in a deck: QH.png, 10S.png, back.png.
  var fileName: String { description + ".png" }
}

extension CardOptions {
  /// Reads the pictures that are needed.
  func style(font: Font) throws(ToolError) -> CardStyle {
    style(font: font, try OwnArtwork(faces: faces, artwork, picturesOf: { _ in true }))
  }

  func style(font: Font, _ artwork: OwnArtwork) -> CardStyle {
    CardStyle(font: font, faceCardScale: faceScale, textSizeFactor: textSize, pictures: artwork.pictures)
  }
}

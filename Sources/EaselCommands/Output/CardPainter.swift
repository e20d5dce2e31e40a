internal import Canvas
internal import CanvasCards

/// Draws cards as a command line asks for them.
struct CardPainter: Sendable {
  /// What a person should know of the pictures, a line each.
  let warnings: [String]

  private let style: CardStyle
  private let size: Size
  private let scale: Double

  /// Reads the font and the pictures; of these only the ones that are needed.
  init(
    _ options: CardOptions, _ picture: PictureOptions, picturesOf isNeeded: (CardName) -> Bool
  ) throws(ToolError) {
    let named = try NamedFont(picture.font)
    style = try options.style(font: named.font, picturesOf: isNeeded)
    size = picture.pictureSize(usual: CardOptions.usualSize)
    scale = picture.scale
    let missing = MissingGlyphs(style.missingCharacters, font: style.font)
    try picture.checkGlyphs(missing)
    warnings = [named.warning, missing?.description].compactMap(\.self)
  }

  func encoded(_ name: CardName) throws(ToolError) -> EncodedPicture {
    try EncodedPicture {
      switch name {
      case .card(let card): try CardFace(card, style: style).image(size: size, scale: scale)
      case .back: try CardBack(style: style).image(size: size, scale: scale)
      }
    }
  }
}

extension CardName {
  /// The name of the card's file in a deck: QH.png, 10S.png, back.png.
  var fileName: String {
    switch self {
    case .card(let card): card.code + ".png"
    case .back: "back.png"
    }
  }
}

extension CardOptions {
  /// Reads the pictures; only the ones that are needed.
  func style(
    font: Font, picturesOf isNeeded: (CardName) -> Bool = { _ in true }
  ) throws(ToolError) -> CardStyle {
    CardStyle(
      font: font, faceCardScale: faceScale, textSizeFactor: textSize,
      pictures: try faces.map { (folder) throws(ToolError) in try Self.pictures(in: folder, isNeeded) }
        ?? CardPictures())
  }

  private static func pictures(in folder: String, _ isNeeded: (CardName) -> Bool) throws(ToolError) -> CardPictures {
    do {
      return try CardPictures.load(from: folder, where: isNeeded)
    } catch {
      switch error {
      case .folder: throw ToolError(.unreadable, error.description)
      case .file(let error): throw ToolError(error)
      case .picture: throw ToolError(.badContent, error.description)
      }
    }
  }
}

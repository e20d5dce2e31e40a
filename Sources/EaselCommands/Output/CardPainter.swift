internal import Canvas
internal import CanvasCards

/// Draws cards as a command line asks for them.
struct CardPainter: Sendable {
  /// What a person should know of the pictures, a line each.
  let warnings: [String]

  private let style: CardStyle
  private let size: Size
  private let scale: Double
  private let compression: PNGCompression

  /// Reads the font and the pictures; of these only the ones that are needed.
  init(
    _ options: CardOptions, _ design: CardDesignOptions, _ picture: PictureOptions,
    picturesOf isNeeded: (CardName) -> Bool
  ) throws(ToolError) {
    // The classic style needs no font.
    let named = design.style == .classic && picture.font == nil ? nil : try NamedFont(picture.font)
    style = try options.style(Self.design(options, design, font: named?.font), picturesOf: isNeeded)
    size = picture.pictureSize(usual: CardOptions.usualSize)
    scale = picture.scale
    compression = picture.compression
    let missing = named.flatMap { [style] in MissingGlyphs(style.missingCharacters, font: $0.font) }
    try picture.checkGlyphs(missing)
    warnings = [named?.warning, missing?.description].compactMap(\.self)
  }

  private static func design(
    _ options: CardOptions, _ design: CardDesignOptions, font: Font?
  ) throws(ToolError) -> CardStyle.Design {
    if design.style == .lecture, let font {
      return .lecture(LectureDesign(font: font, textSizeFactor: options.textSize ?? 1))
    }
    guard options.textSize == nil else {
      throw ToolError(.usage, "--text-size is an option of --style lecture; --style classic has --index-size")
    }
    return .classic(design.classicDesign(indexFont: font))
  }

  func encoded(_ name: CardName) throws(ToolError) -> EncodedPicture {
    try EncodedPicture(compression: compression) {
      switch name {
      case .card(let card): try CardFace(card, style: style).image(size: size, scale: scale)
      case .joker(let joker): try JokerFace(joker, style: style).image(size: size, scale: scale)
      case .back: try CardBack(style: style).image(size: size, scale: scale)
      }
    }
  }
}

extension CardName {
  /// The name of the card's file in a deck: QH.png, 10S.png, RJ.png, back.png.
  var fileName: String {
    switch self {
    case .card(let card): card.code + ".png"
    case .joker(let joker): joker.code + ".png"
    case .back: "back.png"
    }
  }
}

extension CardOptions {
  /// Reads the pictures; only the ones that are needed.
  func style(
    _ design: CardStyle.Design, picturesOf isNeeded: (CardName) -> Bool = { _ in true }
  ) throws(ToolError) -> CardStyle {
    CardStyle(
      design, faceCardScale: faceScale,
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

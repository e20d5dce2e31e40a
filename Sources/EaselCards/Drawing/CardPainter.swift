internal import Canvas
package import CanvasCards
package import EaselShared

/// Draws cards with the options of a command line.
struct CardPainter: Sendable {
  /// Warnings about the pictures, one per line.
  let warnings: [String]
  /// Notes about the pictures, one per line.
  let notes: [String]
  let style: CardStyle

  private let format: CardFormat
  private let compression: PNGCompression

  /// Reads the font, and the pictures that are needed.
  init(
    _ options: CardOptions, _ design: CardDesignOptions, _ picture: PictureOptions, _ format: CardFormat,
    picturesOf isNeeded: (CardName) -> Bool, in environment: ToolEnvironment
  ) throws(ToolError) {
    // The classic style needs no font.
    let named = design.style == .classic && picture.font == nil ? nil : try NamedFont(picture.font, in: environment)
    let look = try Self.design(options, design, font: named?.font)
    let artwork = try OwnArtwork(
      faces: options.faces, options.artwork, scale: format.scale, picturesOf: isNeeded, in: environment)
    style = options.style(look, artwork)
    self.format = format
    compression = picture.compression
    let missing = named.flatMap { [style] in MissingGlyphs(style.missingCharacters, font: $0.font) }
    try picture.checkGlyphs(missing)
    let bare = Self.cardsWithoutMiddle(style, format, options.text, isNeeded)
    warnings = [named?.warning, missing?.description, bare].compactMap(\.self)
    notes = [artwork.note].compactMap(\.self)
  }

  /// The warning for cards without pips, because the text size leaves no room for them; nil if there are none.
  private static func cardsWithoutMiddle(
    _ style: CardStyle, _ format: CardFormat, _ text: TextSizeOptions, _ isNeeded: (CardName) -> Bool
  ) -> String? {
    guard let size = try? format.pixelSize() else { return nil }
    let names = CardName.deck().filter { name in
      guard case .card(let card) = name, isNeeded(name) else { return false }
      return !CardFace(card, style: style).hasMiddle(size: size)
    }
    guard !names.isEmpty else { return nil }
    let shown = names.prefix(3).map(\.description).joined(separator: ", ") + (names.count > 3 ? " …" : "")
    return "\(text.name) leaves no room for the pips of \(shown); use a smaller factor"
  }

  private static func design(
    _ options: CardOptions, _ design: CardDesignOptions, font: Font?
  ) throws(ToolError) -> CardStyle.Design {
    if design.style == .lecture, let font {
      return .lecture(LectureDesign(font: font, textSizeFactor: options.text.factor ?? 1))
    }
    guard options.text.factor == nil else {
      throw ToolError(.usage, "\(options.text.name) requires --style lecture; with --style classic, use --index-size")
    }
    return .classic(design.classicDesign(indexFont: font))
  }

  func encoded(_ name: CardName) throws(ToolError) -> EncodedPicture {
    try EncodedPicture(compression: compression, pixelsPerInch: format.pixelsPerInch) {
      try name.image(format, style: style)
    }
  }
}

extension CardFormat {
  /// The pixels per point for choosing pictures. A print uses the largest ones.
  fileprivate var scale: Double {
    switch self {
    case .screen(_, let scale), .square(_, let scale): scale
    case .print: 3
    }
  }
}

extension CardName {
  /// The name of the card's file in a deck, such as QH.png, 10S.png, RJ.png or back.png.
  var fileName: String { description + ".png" }
}

extension CardOptions {
  /// Reads all pictures and returns the style for a drawing with `scale` pixels per point.
  package func style(
    _ design: CardStyle.Design, scale: Double, in environment: ToolEnvironment
  ) throws(ToolError) -> CardStyle {
    style(design, try OwnArtwork(faces: faces, artwork, scale: scale, picturesOf: { _ in true }, in: environment))
  }

  package func style(_ design: CardStyle.Design, _ artwork: OwnArtwork) -> CardStyle {
    CardStyle(design, faceCardScale: faceScale ?? 0.75, pictures: artwork.pictures)
  }
}

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
    _ look: CardLook, _ format: CardFormat, _ compression: PNGCompression, picturesOf isNeeded: (CardName) -> Bool,
    in environment: ToolEnvironment
  ) throws(ToolError) {
    // The classic style needs no font.
    let named = look.style == .classic && look.font == nil ? nil : try NamedFont(look.font, in: environment)
    let design = try Self.design(look, font: named?.font)
    let artwork = try OwnArtwork(look.artwork, scale: format.scale, picturesOf: isNeeded, in: environment)
    style = CardStyle(design, artwork)
    self.format = format
    self.compression = compression
    let missing = named.flatMap { [style] in MissingGlyphs(style.missingCharacters, font: $0.font) }
    if look.hasStrictGlyphs, let missing { throw ToolError(.badContent, missing.description) }
    let bare = Self.cardsWithoutMiddle(style, format, look.textSize, isNeeded)
    warnings = [named?.warning, missing?.description, bare].compactMap(\.self)
    notes = [artwork.note].compactMap(\.self)
  }

  /// The warning for cards without pips, because the text size leaves no room for them; nil if there are none.
  private static func cardsWithoutMiddle(
    _ style: CardStyle, _ format: CardFormat, _ textSize: TextSize, _ isNeeded: (CardName) -> Bool
  ) -> String? {
    guard let size = try? format.pixelSize() else { return nil }
    let names = CardName.deck().filter { name in
      guard case .card(let card) = name, isNeeded(name) else { return false }
      return !CardFace(card, style: style).hasMiddle(size: size)
    }
    guard !names.isEmpty else { return nil }
    let shown = names.prefix(3).map(\.description).joined(separator: ", ") + (names.count > 3 ? " …" : "")
    return "\(textSize.option) leaves no room for the pips of \(shown); use a smaller factor"
  }

  private static func design(_ look: CardLook, font: Font?) throws(ToolError) -> CardStyle.Design {
    if look.style == .lecture, let font {
      return .lecture(look.lecture.design(font: font, textSizeFactor: look.textSize.factor ?? 1))
    }
    guard look.textSize.factor == nil else {
      throw ToolError(
        .usage, "\(look.textSize.option) requires --style lecture; with --style classic, use --index-size")
    }
    var design = look.classic
    design.indexFont = font
    return .classic(design)
  }

  func encoded(_ name: CardName) throws(ToolError) -> EncodedPicture {
    try EncodedPicture(compression: compression, pixelsPerInch: format.pixelsPerInch) {
      try CardFace(name, style: style).image(format)
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
    CardStyle(design, try OwnArtwork(artworkFiles, scale: scale, picturesOf: { _ in true }, in: environment))
  }
}

extension CardStyle {
  fileprivate init(_ design: Design, _ artwork: OwnArtwork) {
    self.init(design, faceCardScale: artwork.faceScale ?? 0.75, pictures: artwork.pictures)
  }
}

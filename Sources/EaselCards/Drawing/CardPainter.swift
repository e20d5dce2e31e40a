internal import Canvas
package import CanvasCards
package import EaselShared

/// Draws cards as a command line asks for them.
struct CardPainter: Sendable {
  /// What a person should know of the pictures, a line each.
  let warnings: [String]
  /// What a person may want to know, a line each.
  let notes: [String]
  let style: CardStyle

  private let format: CardFormat
  private let compression: PNGCompression

  /// Reads the font and the pictures; of these only the ones that are needed.
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

  /// Which of the cards have no pips, as labels of the reader's size leave no room for them; nil for none.
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
    return "\(textSize.option) leaves no room for the pips of \(shown); a smaller factor makes room for them"
  }

  private static func design(_ look: CardLook, font: Font?) throws(ToolError) -> CardStyle.Design {
    if look.style == .lecture, let font {
      return .lecture(LectureDesign(font: font, textSizeFactor: look.textSize.factor ?? 1))
    }
    guard look.textSize.factor == nil else {
      throw ToolError(
        .usage, "\(look.textSize.option) is an option of --style lecture; --style classic has --index-size")
    }
    var design = look.classic
    design.indexFont = font
    return .classic(design)
  }

  func encoded(_ name: CardName) throws(ToolError) -> EncodedPicture {
    try EncodedPicture(compression: compression, pixelsPerInch: format.pixelsPerInch) {
      try name.image(format, style: style)
    }
  }
}

extension CardFormat {
  /// Pixels per point, for which pictures are chosen; a print takes the largest ones.
  fileprivate var scale: Double {
    switch self {
    case .screen(_, let scale), .square(_, let scale): scale
    case .print: 3
    }
  }
}

extension CardName {
  /// The name of the card's file in a deck: QH.png, 10S.png, RJ.png, back.png.
  var fileName: String { description + ".png" }
}

extension CardOptions {
  /// Reads all the pictures, for a drawing with so many pixels per point.
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

/// The style of a picture of emoji.
public struct EmojiArtStyle: Sendable, Hashable {
  /// The font of the emoji; its size is ignored.
  public var font: Font
  /// The colour of a blank background.
  public var blank: Color
  /// The colour around a background picture of another shape.
  public var ground: Color
  /// Whether the palette is shown along the bottom.
  public var showsPalette: Bool
  /// The scroll offset of the palette in points, from 0 to the offset at which its last emoji is fully visible.
  /// Values are clamped to this range; NaN counts as 0.
  public var paletteOffset: Double
  /// Whether the document's page of 640×480 points, including emoji that extend beyond it, is scaled to fit, about
  /// the picture's centre. If false, a point of the document is a point of the picture, and emoji may be clipped at
  /// its edges.
  public var fits: Bool

  /// Creates a style with a font. The defaults are a yellow blank background and no palette.
  public init(
    font: Font, blank: Color = EmojiArtStyle.yellow, ground: Color = .white, showsPalette: Bool = false,
    paletteOffset: Double = 0, fits: Bool = false
  ) {
    (self.font, self.blank, self.ground) = (font, blank, ground)
    (self.showsPalette, self.paletteOffset, self.fits) = (showsPalette, paletteOffset, fits)
  }

  /// Yellow as on iOS.
  public static let yellow = Color(red8: 255, green8: 204, blue8: 0)
}

/// The picture of an EmojiArt document.
///
///     let picture = EmojiArtPicture(art, background: try art.backgroundPicture(), style: style)
///     try picture.writePNG(to: "art.png")
public struct EmojiArtPicture: Drawable, Hashable {
  /// The document.
  public var art: EmojiArt
  /// The picture of the document's background, or nil for a blank one.
  public var background: Image?
  /// The drawing behind the emoji instead of an image, or nil.
  package var drawing: EmojiArtDrawing?
  /// The style.
  public var style: EmojiArtStyle

  /// Creates the picture of a document, with the image of its background.
  public init(_ art: EmojiArt, background: Image?, style: EmojiArtStyle) {
    (self.art, self.background, self.style) = (art, background, style)
  }

  /// The default size of pictures in points.
  public static let defaultSize = Size(width: 640, height: 480)

  /// The emoji of the palette.
  public static let palette = "🐶👻🐱🖥📱🍇😱😅🎾🌏🫕🍉🥑🍓⚽️🏀🍌🍎👀".map(String.init)

  private static let paletteSize = 40.0
  private static let paletteSpacing = 8.0
  private static let paletteHeight = 60.0
  private static let paletteGround = Color(white: 0.97)
  private static let paletteLine = Color(white: 0.82)

  /// The default size, that of the page.
  public var idealSize: Size { Self.defaultSize }

  /// Draws the picture so that it fills the rectangle. Draws nothing if the rectangle is null, empty or not finite.
  /// The palette is 60 points high, or half of a rectangle lower than 120.
  public func draw(in rect: Rect, on context: DrawingContext) {
    guard rect.isFinite, !rect.isEmpty else { return }
    let rect = rect.standardized
    let strip = style.showsPalette ? min(Self.paletteHeight, rect.height / 2) : 0
    context.withGState {
      context.clip(to: rect)
      drawArt(in: Rect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height - strip), on: context)
      if strip > 0 {
        drawPalette(in: Rect(x: rect.minX, y: rect.maxY - strip, width: rect.width, height: strip), on: context)
      }
    }
  }

  /// The characters of the picture that the font lacks; nil if there are none.
  public var missingGlyphs: MissingGlyphs? {
    let signs = art.emoji.map(\.text) + (style.showsPalette ? Self.palette : [])
    return MissingGlyphs(style.font.missingCharacters(in: signs.joined()), font: style.font)
  }

  private func drawArt(in area: Rect, on context: DrawingContext) {
    context.withGState {
      context.clip(to: area)
      context.fill(area, with: .color(background == nil && drawing == nil ? style.blank : style.ground))
      let factor = style.fits ? fittingFactor(in: area) : 1
      let page = style.fits ? Rect(center: area.center, size: Self.defaultSize.scaled(by: factor)) : area
      if let drawing {
        drawing.draw(Rect(origin: .zero, size: drawing.size).aspectFit(in: page), context)
      } else if let background {
        context.draw(background, in: Rect(origin: .zero, size: background.size).aspectFit(in: page))
      }
      for item in art.emoji where item.size > 0 {
        context.drawSign(
          item.text, font: style.font.withSize(Double(item.size) * factor),
          center: area.center.offsetBy(dx: Double(item.x) * factor, dy: Double(item.y) * factor))
      }
    }
  }

  /// Returns the factor for all lengths at which the document fits an area.
  private func fittingFactor(in area: Rect) -> Double {
    // Half of the sides, because the document's centre is the picture's.
    var (width, height) = (Self.defaultSize.width / 2, Self.defaultSize.height / 2)
    for item in art.emoji where item.size > 0 {
      let size = DrawingContext.signSize(item.text, font: style.font.withSize(Double(item.size)))
      // Slightly more than the line box, because emoji fill it to its edges.
      width = max(width, abs(Double(item.x)) + 0.55 * size.width)
      height = max(height, abs(Double(item.y)) + 0.55 * size.height)
    }
    return min(area.width / (2 * width), area.height / (2 * height))
  }

  private func drawPalette(in strip: Rect, on context: DrawingContext) {
    context.withGState {
      context.clip(to: strip)
      context.fill(strip, with: .color(Self.paletteGround))
      context.fill(
        Rect(x: strip.minX, y: strip.minY, width: strip.width, height: 1), with: .color(Self.paletteLine))
      let font = style.font.withSize(Self.paletteSize * strip.height / Self.paletteHeight)
      let texts = Self.palette.map { StyledText(Emoji.colored($0), font: font) }
      let sizes = texts.map { $0.size() }
      let width = sizes.reduce(Self.paletteSpacing) { $0 + $1.width + Self.paletteSpacing }
      let offset = style.paletteOffset > 0 ? min(style.paletteOffset, max(width - strip.width, 0)) : 0
      var x = strip.minX + Self.paletteSpacing - offset
      for (text, size) in zip(texts, sizes) where x < strip.maxX {
        if x + size.width > strip.minX { context.draw(text, at: Point(x: x, y: strip.midY - size.height / 2)) }
        x += size.width + Self.paletteSpacing
      }
    }
  }
}

/// A drawing behind the emoji of a document. Two are equal if they are the same object.
package final class EmojiArtDrawing: Sendable, Hashable {
  /// The size of which the drawing keeps the shape.
  package let size: Size
  let draw: @Sendable (Rect, DrawingContext) -> Void

  /// - Parameter draw: Draws into a rectangle.
  package init(size: Size, draw: @escaping @Sendable (Rect, DrawingContext) -> Void) {
    (self.size, self.draw) = (size, draw)
  }

  package static func == (a: EmojiArtDrawing, b: EmojiArtDrawing) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

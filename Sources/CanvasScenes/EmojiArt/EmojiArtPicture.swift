public import Canvas

/// How a picture of emoji looks.
public struct EmojiArtStyle: Sendable, Hashable {
  /// Of the emoji; its size does not count.
  public var font: Font
  /// What is behind the emoji where the background is blank.
  public var blank: Color
  /// What is around a background's picture that has another shape.
  public var ground: Color
  /// Whether the palette stands along the bottom.
  public var showsPalette: Bool

  /// A look with a font; without other arguments, yellow where the background is blank, and no palette.
  public init(
    font: Font, blank: Color = EmojiArtStyle.yellow, ground: Color = .white, showsPalette: Bool = false
  ) {
    self.font = font
    self.blank = blank
    self.ground = ground
    self.showsPalette = showsPalette
  }

  /// Yellow as on iOS.
  public static let yellow = Color(red8: 255, green8: 204, blue8: 0)
}

/// The picture of an EmojiArt document.
///
///     let picture = EmojiArtPicture(art, background: try art.backgroundPicture(), style: style)
///     try picture.image().writePNG(to: "art.png")
public struct EmojiArtPicture: Sendable, Hashable {
  /// The document that is drawn.
  public var art: EmojiArt
  /// What was read for the document's background; nil is blank.
  public var background: Image?
  /// The look.
  public var style: EmojiArtStyle

  /// The picture of a document, with the image of its background.
  public init(_ art: EmojiArt, background: Image?, style: EmojiArtStyle) {
    self.art = art
    self.background = background
    self.style = style
  }

  /// The size that pictures have where no other is asked for, in points.
  public static let usualSize = Size(width: 640, height: 480)

  /// The emoji of the palette.
  public static let palette = "🐶👻🐱🖥📱🍇😱😅🎾🌏🫕🍉🥑🍓⚽️🏀🍌🍎👀".map(String.init)

  private static let paletteSize = 40.0
  private static let paletteSpacing = 8.0
  private static let paletteHeight = 60.0
  private static let paletteGround = Color(white: 0.97)
  private static let paletteLine = Color(white: 0.82)

  /// Draws the picture so that it fills the rectangle; nothing where that is null, empty or not finite. The palette
  /// takes 60 points of it, or half where it is lower than 120.
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

  /// The picture alone. The size is in points, the scale in pixels per point.
  public func image(size: Size = EmojiArtPicture.usualSize, scale: Double = 1) throws(ImageSizeError) -> Image {
    let context = try DrawingContext(size: size, scale: scale)
    draw(in: context.bounds, on: context)
    return context.makeImage()
  }

  /// The characters of the picture that the font lacks, each once.
  public var missingCharacters: [Unicode.Scalar] {
    let signs = art.emoji.map(\.text) + (style.showsPalette ? Self.palette : [])
    return style.font.missingCharacters(in: signs.joined())
  }

  private func drawArt(in area: Rect, on context: DrawingContext) {
    context.withGState {
      context.clip(to: area)
      context.setFillColor(background == nil ? style.blank : style.ground)
      context.fill(area)
      if let background {
        context.draw(background, in: Rect(origin: .zero, size: background.size).aspectFit(in: area))
      }
      for item in art.emoji where item.size > 0 {
        context.drawSign(
          item.text, font: style.font.withSize(Double(item.size)),
          center: area.center.offsetBy(dx: Double(item.x), dy: Double(item.y)))
      }
    }
  }

  private func drawPalette(in strip: Rect, on context: DrawingContext) {
    context.withGState {
      context.clip(to: strip)
      context.setFillColor(Self.paletteGround)
      context.fill(strip)
      context.setFillColor(Self.paletteLine)
      context.fill(Rect(x: strip.minX, y: strip.minY, width: strip.width, height: 1))
      let font = style.font.withSize(Self.paletteSize * strip.height / Self.paletteHeight)
      var x = strip.minX + Self.paletteSpacing
      for sign in Self.palette where x < strip.maxX {
        let text = StyledText(Emoji.colored(sign), font: font)
        let size = text.size()
        context.draw(text, at: Point(x: x, y: strip.midY - size.height / 2))
        x += size.width + Self.paletteSpacing
      }
    }
  }
}

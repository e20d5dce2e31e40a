/// One face of the classic design as artwork about the card's centre, in grid units.
struct ClassicFace {
  let design: ClassicDesign
  let layout: ClassicLayout

  init(_ design: ClassicDesign, on ground: CardGround) {
    self.design = design
    layout = ClassicLayout(
      bounds: ground.trim, indexSize: design.indexSize, indexCorners: design.indexCorners, margin: ground.margin)
  }

  // MARK: Middle

  /// Returns the artwork between the indices.
  func middle(_ card: PlayingCard) -> Artwork {
    guard !design.hasIndicesOnly else { return Artwork() }
    return switch card.rank {
    case .face(let rank): court(rank, card.suit)
    case .ace where card.suit == .spades && design.ownOutline(of: .spades) == nil:
      AceOfSpades.artwork(design.suitColors.spades)
    case .ace: pips(card.suit, count: 1, height: ClassicLayout.aceHeight)
    case .numeric(let count):
      pips(card.suit, count: count, height: layout.pipHeight * Self.breathing(card.suit))
    }
  }

  /// Returns the scale of a suit's sign. Clubs are as wide as they are high, and the points of diamonds come close to
  /// each other. Slightly smaller, they have as much room as the others.
  private static func breathing(_ suit: Suit) -> Double {
    switch suit {
    case .spades, .hearts: 1
    case .diamonds: 0.96
    case .clubs: 0.92
    }
  }

  private func pips(_ suit: Suit, count: Int, height: Double) -> Artwork {
    let pip = design.pipStyle(suit).pip(suit, height: height)
    return Artwork {
      for place in layout.pips(count) {
        (place.isTurned ? pip.halfTurned : pip).at(place.center.x, place.center.y)
      }
    }
  }

  private func court(_ rank: Rank.Court, _ suit: Suit) -> Artwork {
    let court = Court.of(rank, suit)
    let frame = layout.frame
    return court.card(
      Court.Setting(
        frame: frame, isMirrored: design.isTraditional && frame.notch == nil && court.isMirroredTraditionally,
        suitSign: frame.notch == nil ? design.pipStyle(suit) : nil)
    ).at(0, 0, scale: layout.frameScale)
  }

  func joker(_ joker: Joker) -> Artwork {
    // The joker's frame is never notched: JOKER is beside it, and the frame becomes smaller if it grows.
    design.hasIndicesOnly ? Artwork() : JokerFigure(joker).card(CourtFrame()).at(0, 0, scale: layout.jokerFrameScale)
  }

  // MARK: Indices

  func indices(_ card: PlayingCard) -> Artwork {
    let area = layout.indexArea
    let index = Artwork {
      rank(design.label(of: card.rank), design.suitColors[card.suit]).at(area.midX, area.minY)
      design.pipStyle(card.suit).pip(card.suit, height: layout.signHeight)
        .at(layout.signCenter.x, layout.signCenter.y)
    }
    return inCorners(index, opposite: index.at(-2 * area.midX, 0))
  }

  func indices(_ joker: Joker) -> Artwork {
    let index = JokerFigure.index(joker == .red ? design.suitColors.hearts : design.suitColors.spades)
    let (place, scale) = (layout.jokerIndex, layout.jokerScale)
    return inCorners(
      index.at(place.x, place.y, scale: scale), opposite: index.at(-place.x, place.y, scale: scale))
  }

  private func inCorners(_ index: Artwork, opposite: Artwork) -> Artwork {
    let upper = design.indexCorners == .four ? index + opposite : index
    return upper + upper.halfTurned
  }

  /// Returns a rank's text centred on x 0, with its top at y 0.
  private func rank(_ text: String, _ color: Color) -> Artwork {
    let scale = layout.glyphHeight / IndexGlyph.height
    if let font = design.indexFont { return fontRank(text, font, color) }
    guard let glyph = IndexGlyph.of(text) else { return Artwork() }
    let narrowing = min(1, layout.glyphWidth / (glyph.width * scale))
    return glyph.artwork(color).applying(
      Transform(
        a: scale * narrowing, b: 0, c: 0, d: scale, tx: -glyph.width * scale * narrowing / 2, ty: 0))
  }

  /// Returns the text in a font, as high as the package's own glyphs, or lower if it would be too wide.
  private func fontRank(_ text: String, _ font: Font, _ color: Color) -> Artwork {
    let font = font.withSize(1)
    let outline = StyledText(text, font: font).layout().path(at: .zero)
    let ink = outline.boundingBoxOfPath
    guard ink.width > 0, ink.height > 0 else { return Artwork() }
    // A J or Q with a descender must not be smaller than a K.
    let scale = min(layout.glyphHeight / max(font.capHeight, 0.1), layout.glyphWidth / ink.width)
    let baseline = font.ascent * scale
    return filled(
      outline.applying(
        Transform(
          a: scale, b: 0, c: 0, d: scale, tx: -ink.midX * scale,
          ty: layout.glyphHeight / 2 + font.capHeight * scale / 2 - baseline)), color)
  }
}

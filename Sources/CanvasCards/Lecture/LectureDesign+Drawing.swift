extension LectureDesign: CardDesign {
  package var largeFaceFont: Font? { font }

  package var hasRoomForBorder: Bool { true }

  package func shape(in trim: Rect) -> CardShape {
    let layout = LectureLayout(bounds: trim)
    return CardShape(
      outline: hasContinuousCorners
        ? Path(continuousRoundedRect: layout.bounds, cornerRadius: layout.cornerRadius) : layout.outline,
      color: .white)
  }

  /// Large labels leave no room for pips. A face that needs none always has room.
  package func hasRoomForMiddle(of card: PlayingCard, size: Size) -> Bool {
    guard !leavesMiddleEmpty(of: card) else { return true }
    let layout = LectureLayout(bounds: Rect(origin: .zero, size: size))
    return LectureFace(card, layout: layout, design: self, withoutMiddle: false).hasRoomForMiddle
  }

  package func drawFace(
    of card: PlayingCard, withoutMiddle: Bool, on ground: CardGround, _ context: DrawingContext
  ) {
    let layout = LectureLayout(bounds: ground.trim)
    let face = LectureFace(
      card, layout: layout, design: self, withoutMiddle: withoutMiddle || leavesMiddleEmpty(of: card))
    context.withGState {
      if !layout.innerRect.contains(face.bounds) { context.clip(to: ground.outline) }
      for path in [face.fontOutlines, face.shapeOutlines] { context.fill(path, with: .color(card.suit.color)) }
      context.fill(face.rankOutlines, with: .color(rankColor(of: card)))
      for place in face.emojiPlaces { context.drawEmoji(of: card.suit, font: font, place) }
    }
  }

  /// The course's deck has no jokers. The classic design's one is drawn.
  package func drawJoker(
    _ joker: Joker, withoutMiddle: Bool, on ground: CardGround, _ context: DrawingContext
  ) {
    ClassicDesign().drawJoker(joker, withoutMiddle: withoutMiddle, on: ground, context)
  }

  package func drawBack(on ground: CardGround, _ context: DrawingContext) {
    let pattern = LectureBackPattern(LectureLayout(bounds: ground.trim), margin: ground.margin)
    context.fill(pattern.panel, with: .color(LectureBackPattern.panelColor))
    context.fill(pattern.ornament, with: .color(LectureBackPattern.ornamentColor), using: .evenOdd)
  }
}

extension DrawingContext {
  /// Draws a suit as an emoji. If only a font without colours has it, it is a glyph in the suit's colour.
  ///
  /// - Parameter place: The place of the sign from font size 1 with the origin at the left end of the baseline: a scale,
  ///   a half turn or none, and a translation. The emoji is set at its size, for which its picture is chosen.
  fileprivate func drawEmoji(of suit: Suit, font: Font, _ place: Transform) {
    let size = abs(place.a)
    let turn: Double = place.a < 0 ? -1 : 1
    let text = StyledText(suit.emoji, font: font.withSize(size), color: suit.color)
    withGState {
      concatenate(Transform(a: turn, b: 0, c: 0, d: turn, tx: place.tx, ty: place.ty))
      draw(text, baselineAt: .zero)
    }
  }
}

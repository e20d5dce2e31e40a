internal import Canvas

/// All signs of one face as outlines to fill in the suit's colour: the two corner labels, and between them the pips, or
/// a court's large rank and suit.
struct FaceSigns {
  /// From the font, by the non-zero rule.
  var fontOutlines = Path()
  /// Our own suits, where the font has none. Apart, because two outlines in one path that wind opposite ways would
  /// erase each other where they overlap, and fonts wind as they like.
  var shapeOutlines = Path()
  /// Whether the labels leave room for pips, or for a court's signs. True for a face that needs none.
  private(set) var hasRoomForMiddle = true

  /// - Parameter withoutMiddle: Leaves out what stands between the corners, for a face that has a picture there.
  init(_ card: PlayingCard, layout: CardLayout, design: LectureDesign, withoutMiddle: Bool) {
    let font = design.font.withSize(1)
    let suit = SuitSign(card.suit, font: font)
    let rank = StyledText(card.rank.label, font: font).layout()
    let face = FaceLayout(
      rank: card.rank, layout: layout, textSizeFactor: design.textSizeFactor,
      metrics: FaceLayout.Metrics(
        ascent: font.ascent, lineHeight: font.lineHeight, rankWidth: rank.size.width, suitWidth: suit.advance))
    let rankOutline = rank.path(at: Point(x: 0, y: -font.ascent))

    // Half a turn about the centre, as two sign changes: exact, where a sine of π is not quite 0.
    let halfTurn = Transform(a: -1, b: 0, c: 0, d: -1, tx: 2 * layout.bounds.midX, ty: 2 * layout.bounds.midY)
    for turn in [Transform.identity, halfTurn] {
      if face.cornerRank.fontSize > 0 {
        fontOutlines.addPath(rankOutline, transform: Self.place(face.cornerRank).concatenating(turn))
      }
      addSuit(suit, Self.place(face.cornerSuit).concatenating(turn))
    }
    guard !withoutMiddle else { return }
    hasRoomForMiddle = !face.pipArea.isEmpty && face.pips.allSatisfy { $0.fontSize > 0 }
    for pip in face.pips { addSuit(suit, Self.place(pip)) }
    if case .face = card.rank { addCourt(rankOutline, suit, capHeight: font.capHeight, area: face.pipArea) }
  }

  /// What all outlines together reach; null if there are none.
  var bounds: Rect { fontOutlines.boundingBox.union(shapeOutlines.boundingBox) }

  /// From size 1 with its origin at zero to where the sign stands.
  private static func place(_ sign: FaceLayout.Sign) -> Transform {
    Transform(a: sign.fontSize, b: 0, c: 0, d: sign.fontSize, tx: sign.origin.x, ty: sign.origin.y)
  }

  private mutating func addSuit(_ suit: SuitSign, _ transform: Transform) {
    // A sign of no size would leave degenerate outlines behind.
    guard transform.determinant != 0 else { return }
    if suit.isFromFont {
      fontOutlines.addPath(suit.outline, transform: transform)
    } else {
      shapeOutlines.addPath(suit.outline, transform: transform)
    }
  }

  private mutating func addCourt(_ rank: Path, _ suit: SuitSign, capHeight: Double, area: Rect) {
    let rankInk = rank.boundingBoxOfPath
    let suitInk = suit.outline.boundingBoxOfPath
    let court = CourtLayout(
      area: area, capHeight: capHeight, rankInkWidth: rankInk.isNull ? 0 : rankInk.width, suitInk: suitInk.size)
    guard court.rankSize > 0, court.rankSize.isFinite else { return }
    let size = court.rankSize
    fontOutlines.addPath(
      rank,
      transform: Transform(
        a: size, b: 0, c: 0, d: size, tx: court.rankBaseline.x - rankInk.midX * size, ty: court.rankBaseline.y))
    guard suitInk.height > 0, !court.suitFrame.isEmpty else { return }
    let scale = court.suitFrame.height / suitInk.height
    addSuit(
      suit,
      Transform(
        a: scale, b: 0, c: 0, d: scale, tx: court.suitFrame.midX - suitInk.midX * scale,
        ty: court.suitFrame.midY - suitInk.midY * scale))
  }
}

/// All signs of one face of the lecture design: the two corner labels, and between them the pips or a court's large rank and suit. They are
/// outlines to fill in the suit's colour, and emoji.
struct LectureFace {
  /// Outlines from the font, filled with the non-zero rule.
  var fontOutlines = Path()
  /// The package's own suits, if the font has none. They are a separate path, because overlapping outlines of
  /// opposite winding would erase each other, and the winding of fonts varies.
  var shapeOutlines = Path()
  /// The ranks, if they have another colour than the suit; otherwise they are in `fontOutlines`.
  var rankOutlines = Path()
  /// The places of suits as emoji: from font size 1 with the origin at the left end of the baseline.
  private(set) var emojiPlaces: [Transform] = []
  private var emojiBounds = Rect.null
  private let hasOwnRankColor: Bool
  /// Whether the labels leave room for pips or a court's signs. True for a face that needs none.
  private(set) var hasRoomForMiddle = true

  /// - Parameter withoutMiddle: Whether to leave out the signs between the corners, for a face that has a picture
  ///   there.
  init(_ card: PlayingCard, layout: LectureLayout, design: LectureDesign, withoutMiddle: Bool) {
    let font = design.font.withSize(1)
    let suit = LectureSuitSign(card.suit, font: font, as: design.suits)
    hasOwnRankColor = design.rankColor(of: card) != card.suit.color
    let rank = StyledText(card.rank.label, font: font).layout()
    let face = LectureFaceLayout(
      rank: card.rank, layout: layout, textSizeFactor: design.textSizeFactor,
      metrics: LectureFaceLayout.Metrics(
        ascent: font.ascent, lineHeight: font.lineHeight, rankWidth: rank.size.width, suitWidth: suit.advance))
    let rankOutline = rank.path(at: Point(x: 0, y: -font.ascent))

    // Half a turn about the centre, as two negations. This is exact; the sine of π is not quite 0.
    let halfTurn = Transform(a: -1, b: 0, c: 0, d: -1, tx: 2 * layout.bounds.midX, ty: 2 * layout.bounds.midY)
    for turn in [Transform.identity, halfTurn] {
      if face.cornerRank.fontSize > 0 {
        addRank(rankOutline, Self.place(face.cornerRank).concatenating(turn))
      }
      addSuit(suit, Self.place(face.cornerSuit).concatenating(turn))
    }
    guard !withoutMiddle else { return }
    hasRoomForMiddle = !face.pipArea.isEmpty && face.pips.allSatisfy { $0.fontSize > 0 }
    for pip in face.pips { addSuit(suit, Self.place(pip)) }
    if case .face = card.rank { addCourt(rankOutline, suit, capHeight: font.capHeight, area: face.pipArea) }
  }

  /// The bounding box of all signs, or null if there are none.
  var bounds: Rect {
    fontOutlines.boundingBox.union(shapeOutlines.boundingBox).union(rankOutlines.boundingBox).union(emojiBounds)
  }

  /// Returns the transform from size 1 with the origin at zero to the position of a sign.
  private static func place(_ sign: LectureFaceLayout.Sign) -> Transform {
    Transform(a: sign.fontSize, b: 0, c: 0, d: sign.fontSize, tx: sign.origin.x, ty: sign.origin.y)
  }

  private mutating func addSuit(_ suit: LectureSuitSign, _ transform: Transform) {
    // A sign of size 0 would leave degenerate outlines.
    guard transform.determinant != 0 else { return }
    switch suit.form {
    case .glyph: fontOutlines.addPath(suit.outline, transform: transform)
    case .shape: shapeOutlines.addPath(suit.outline, transform: transform)
    case .emoji:
      emojiPlaces.append(transform)
      emojiBounds = emojiBounds.union(suit.ink.applying(transform))
    }
  }

  private mutating func addRank(_ rank: Path, _ transform: Transform) {
    if hasOwnRankColor {
      rankOutlines.addPath(rank, transform: transform)
    } else {
      fontOutlines.addPath(rank, transform: transform)
    }
  }

  private mutating func addCourt(_ rank: Path, _ suit: LectureSuitSign, capHeight: Double, area: Rect) {
    let rankInk = rank.boundingBoxOfPath
    let suitInk = suit.ink
    let court = LectureCourtLayout(
      area: area, capHeight: capHeight, rankInkWidth: rankInk.isNull ? 0 : rankInk.width, suitInk: suitInk.size)
    guard court.rankSize > 0, court.rankSize.isFinite else { return }
    addRank(rank, Transform(scale: court.rankSize, moving: Point(x: rankInk.midX, y: 0), to: court.rankBaseline))
    guard suitInk.height > 0, !court.suitFrame.isEmpty else { return }
    let scale = court.suitFrame.height / suitInk.height
    addSuit(suit, Transform(scale: scale, moving: suitInk.center, to: court.suitFrame.center))
  }
}

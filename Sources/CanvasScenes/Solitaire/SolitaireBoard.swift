/// The picture of the card-game board.
///
///     let style = SolitaireStyle(cards: .lecture(font: try Font.default(size: 1)))
///     let board = SolitaireBoard(Solitaire(seed: 7), style: style)
///     try board.writePNG(to: "board.png", scale: 2)
///
/// Cards are on whole pixels if the picture's scale is the only transform. A column without cards shows its place. If
/// the game is won, the four suits are shown as fans below the arranged places.
public struct SolitaireBoard: Drawable, Hashable {
  /// The parts of the board that are drawn. The exercise builds it in stages.
  public enum Stage: String, Sendable, Hashable, CaseIterable {
    /// A row of seven backs along the top, whatever the game.
    case backs
    /// The empty places, the spare pile, and the front card of each column.
    case open
    /// The whole board.
    case game
  }

  /// The game.
  public var game: Solitaire
  /// The style.
  public var style: SolitaireStyle
  /// The parts of the board that are drawn.
  public var stage: Stage

  /// Creates the picture of a game.
  public init(_ game: Solitaire, style: SolitaireStyle, stage: Stage = .game) {
    (self.game, self.style, self.stage) = (game, style, stage)
  }

  /// The default size.
  public var idealSize: Size { SolitaireLayout.defaultSize }

  /// Draws the board so that it fills the rectangle. Draws nothing if the rectangle is null, empty or not finite.
  public func draw(in rect: Rect, on context: DrawingContext) {
    guard rect.isFinite, !rect.isEmpty else { return }
    let layout = SolitaireLayout(bounds: rect, textSizeFactor: style.largeTextSize)
    context.withGState {
      context.clip(to: layout.bounds)
      drawBackground(layout, on: context)
      guard layout.unit > 0 else { return }
      style.statusBar?.draw(in: layout.statusBar, unit: layout.unit, on: context)
      let cards = BoardCards(style: style, layout: layout, grid: PixelGrid(scale: context.scale))
      switch stage {
      case .backs: for place in layout.topRow { cards.drawBack(in: place, on: context) }
      case .open:
        drawTopRow(layout, cards, on: context)
        for (index, column) in game.columns.enumerated() {
          cards.draw(column.faceUp.last, in: layout.columnPlace(index), on: context)
        }
      case .game:
        drawTopRow(layout, cards, on: context)
        drawColumns(layout, cards, on: context)
      }
    }
  }

  private func drawColumns(_ layout: SolitaireLayout, _ cards: BoardCards, on context: DrawingContext) {
    guard !game.isWon else {
      return WonFans(in: layout.columnArea, cardSize: layout.cardSize, step: wonStep(layout)).draw(
        game.arranged, cards, on: context)
    }
    for (index, column) in game.columns.enumerated() {
      if column.isEmpty { cards.drawPlace(layout.columnPlace(index), on: context) }
      let frames = layout.cards(inColumn: index, count: column.count, faceDown: column.faceDown.count)
      for frame in frames.prefix(column.faceDown.count) { cards.drawBack(in: frame, on: context) }
      for (card, frame) in zip(column.faceUp, frames.dropFirst(column.faceDown.count)) {
        cards.draw(card, in: frame, on: context)
      }
    }
  }

  /// Returns the angle between cards of a win's fans, in radians.
  private func wonStep(_ layout: SolitaireLayout) -> Double {
    guard let font = style.largeFont else { return WonFans.minimumStep }
    let corner = LargeFace.rankCorner(
      card: layout.cardSize, font: font, unit: layout.unit, textSizeFactor: style.largeTextSize)
    return WonFans.step(showing: corner, of: layout.cardSize, unit: layout.unit)
  }

  private func drawBackground(_ layout: SolitaireLayout, on context: DrawingContext) {
    // The pattern starts at the board's corner.
    let corner = layout.bounds.origin
    let whole = Rect(origin: .zero, size: layout.bounds.size)
    context.withGState {
      context.translateBy(x: corner.x, y: corner.y)
      if let image = style.background {
        context.drawAsPattern(image, in: whole)
      } else if let tile = FeltPattern.tile(unit: layout.unit, scale: context.scale) {
        context.drawAsPattern(tile, in: whole)
      }
    }
  }

  private func drawTopRow(_ layout: SolitaireLayout, _ cards: BoardCards, on context: DrawingContext) {
    for (pile, place) in zip(game.arranged, layout.places) { cards.draw(pile.last, in: place, on: context) }
    if let card = game.revealed.last { cards.draw(card, in: layout.revealed, on: context) }
    if game.spare.isEmpty {
      cards.drawRefresh(in: layout.spare, isPossible: !game.revealed.isEmpty, on: context)
    } else {
      cards.drawBack(in: layout.spare, on: context)
    }
  }
}

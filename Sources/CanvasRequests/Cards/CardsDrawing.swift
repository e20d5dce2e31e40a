/// A drawing of cards, which makes its image itself to tell of each.
protocol CardsDrawing: Drawable {
  var cardCount: Int { get }
  /// - Parameter progress: Called after each card, from any thread.
  func image(scale: Double, progress: @escaping @Sendable () -> Void) throws -> Image
}

extension DeckHand: CardsDrawing {
  var cardCount: Int { cards.count }

  func image(scale: Double, progress: @escaping @Sendable () -> Void) throws -> Image {
    try Image.inBands(size: idealSize, scale: scale) { draw(in: $0.wholePixels, on: $0, progress: progress) }
  }
}

extension DeckSheet: CardsDrawing {
  var cardCount: Int { cells.count { $0 != nil } }

  /// A point is a pixel, whatever the scale.
  func image(scale: Double, progress: @escaping @Sendable () -> Void) throws -> Image {
    try changing(self) { $0.workers = Threads.maximum }.image(progress: progress)
  }
}

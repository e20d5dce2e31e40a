package import Canvas

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

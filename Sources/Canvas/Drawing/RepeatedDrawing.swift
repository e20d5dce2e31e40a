/// A drawing that is drawn at many places, such as the back of a card, or as the tile of a pattern.
///
/// On pixels it is an image, which is drawn once and then copied, because drawing it at each place takes many times as
/// long. A recording has the image too, so that it is drawn as on pixels. Nothing outside of this file knows of it.
package final class RepeatedDrawing {
  /// The size in points.
  package let size: Size
  private let drawing: (DrawingContext) -> Void
  private var image: Image?

  /// - Parameters:
  ///   - size: The size in points. It should be whole pixels.
  ///   - drawing: Draws into the rectangle of the size at the origin. What it draws outside is not visible.
  package init(size: Size, drawing: @escaping (DrawingContext) -> Void) {
    self.size = size
    self.drawing = drawing
  }

  /// The image for a number of pixels per point; nil if no image can have the size, or if memory is insufficient.
  fileprivate func image(scale: Double) -> Image? {
    if image?.scale != scale { image = try? Image(size: size, scale: scale, drawing: drawing) }
    return image
  }
}

extension DrawingContext {
  /// Draws a repeated drawing with its top left corner at a point.
  package func draw(_ drawing: RepeatedDrawing, at point: Point) {
    if let image = drawing.image(scale: scale) { draw(image, at: point) }
  }

  /// Fills a rectangle with a repeated drawing as a tile. Tiles begin at the origin of user space.
  package func drawAsPattern(_ drawing: RepeatedDrawing, in rect: Rect) {
    if let image = drawing.image(scale: scale) { drawAsPattern(image, in: rect) }
  }
}

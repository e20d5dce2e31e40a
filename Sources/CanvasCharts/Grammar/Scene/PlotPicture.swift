package import Canvas
internal import CanvasData

/// A picture in a rectangle.
package struct PlotPicture: Sendable {
  package var image: Image
  /// The rectangle of the mark.
  package var box: Rect
  /// Whether the picture keeps its shape, in the middle of the box, rather than fills the box.
  package var keepsAspect = true
  package var opacity = 1.0
  package var url: String?

  /// The rectangle that the picture covers.
  package var rect: Rect { keepsAspect ? ContentMode.aspectFit.rect(of: image.size, in: box) : box }

  /// Draws the picture. Nothing is drawn into a rectangle without an area.
  func draw(on context: DrawingContext) {
    guard opacity > 0, rect.isFinite, !rect.isEmpty else { return }
    if let url { context.addLink(url, in: rect) }
    context.withGState {
      context.alpha = opacity
      context.draw(image, in: rect)
    }
  }

  var json: DataValue {
    [
      "box": .list([box.minX, box.minY, box.maxX, box.maxY].map(DataValue.number)), "fill": .null, "stroke": .null,
      "opacity": .number(opacity),
    ]
  }
}

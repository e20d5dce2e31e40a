/// What an image mark shows.
package enum PlotPictureContent: Sendable {
  case image(Image)
  /// A drawing with a size, which fills a rectangle.
  case drawing(Size, @Sendable (Rect, DrawingContext) -> Void)

  package var size: Size {
    switch self {
    case .image(let image): image.size
    case .drawing(let size, _): size
    }
  }

  /// The number of pixels in memory; for a drawing, about as many.
  var pixelCount: Int {
    switch self {
    case .image(let image): image.pixelWidth * image.pixelHeight
    case .drawing: 1 << 18
    }
  }
}

/// A picture in a rectangle.
package struct PlotPicture: Sendable {
  package var content: PlotPictureContent
  /// The rectangle of the mark.
  package var box: Rect
  /// Whether the picture keeps its shape, in the middle of the box, rather than fills the box.
  package var keepsAspect = true
  package var opacity = 1.0
  package var url: String?

  /// The rectangle that the picture covers.
  package var rect: Rect { keepsAspect ? ContentMode.aspectFit.rect(of: content.size, in: box) : box }

  /// Draws the picture. Nothing is drawn into a rectangle without an area.
  func draw(on context: DrawingContext) {
    guard opacity > 0, rect.isFinite, !rect.isEmpty else { return }
    if let url { context.addLink(url, in: rect) }
    context.withGState {
      context.alpha = opacity
      switch content {
      case .image(let image): context.draw(image, in: rect)
      case .drawing(_, let draw): draw(rect, context)
      }
    }
  }

  var json: DataValue {
    [
      "box": .list([box.minX, box.minY, box.maxX, box.maxY].map(DataValue.number)), "fill": .null, "stroke": .null,
      "opacity": .number(opacity),
    ]
  }
}

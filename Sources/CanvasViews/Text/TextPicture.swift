import Canvas

/// A picture among the letters of a text.
struct TextPicture: Sendable {
  let source: PictureLeaf.Source

  /// The width divided by the height; 1 for a picture without a size.
  var ratio: Double {
    let size = PictureLeaf(source: source, isResizable: false).size(in: .unspecified)
    let ratio = size.width / size.height
    return ratio.isFinite && ratio > 0 ? min(max(ratio, 0.01), 100) : 1
  }

  /// Whether nothing is drawn outside of the picture.
  var staysInside: Bool { if case .image = source { true } else { false } }

  /// Draws the picture in the middle of the space that is kept for it.
  ///
  /// - Parameter room: The space, as high as its line.
  func draw(in room: Rect, on context: DrawingContext) throws {
    guard room.isFinite, room.width > 0 else { return }
    let size = Size(width: room.width, height: room.width / ratio)
    try context.withGState { () throws in
      context.translateBy(x: room.minX, y: room.midY - size.height / 2)
      let leaf = PictureLeaf(source: source, isResizable: true)
      try leaf.draw(size: size, proposal: ProposedViewSize(size), on: context)
    }
  }
}

extension PlacedView {
  /// Draws the tree on a context whose origin is that of the tree's frames.
  func draw(on context: DrawingContext) throws(ViewError) {
    if let failure { throw failure }
    try drawTree(on: context)
  }

  private func drawTree(on context: DrawingContext) throws(ViewError) {
    guard let effect else { return try drawContent(on: context) }
    let ink = effect.needsLayer ? contentInk : nil
    try effect.apply(in: frame, ink: ink, on: context) { () throws(ViewError) in try drawContent(on: context) }
  }

  private func drawContent(on context: DrawingContext) throws(ViewError) {
    try drawLeaf(on: context)
    for (i, child) in children.enumerated() {
      do throws(ViewError) {
        if isMask(i) { try child.drawMask(on: context) } else { try child.drawTree(on: context) }
      } catch {
        throw children.count > 1 ? error.inside(kind, i) : error
      }
    }
  }

  /// Whether a child is the mask of the others.
  private func isMask(_ index: Int) -> Bool {
    if case .mask = effect { index == children.count - 1 } else { false }
  }

  /// Draws the tree's alpha alone, which what is in the layer below is multiplied by.
  private func drawMask(on context: DrawingContext) throws(ViewError) {
    try context.withGState { () throws(ViewError) in
      context.blendMode = .destinationIn
      try context.withTransparencyLayer(in: nil) { () throws(ViewError) in try drawTree(on: context) }
    }
  }

  private func drawLeaf(on context: DrawingContext) throws(ViewError) {
    guard let leaf, frame.isFinite, !frame.isEmpty else { return }
    try context.withGState { () throws(ViewError) in
      context.translateBy(x: frame.minX, y: frame.minY)
      do {
        try leaf.draw(size: frame.size, proposal: proposal, on: context)
      } catch { throw ViewError(place: kind, cause: error) }
    }
  }

  /// The area in which the tree can draw, in the space of its frames; nil if it isn't known.
  private var ink: Rect? { effect?.movesInk == true ? nil : contentInk }

  /// The area without the effect.
  private var contentInk: Rect? {
    var area = Rect.null
    if let leaf {
      guard frame.isFinite, let ink = leaf.ink(size: frame.size) else { return nil }
      area = ink.offsetBy(dx: frame.minX, dy: frame.minY)
    }
    for child in children {
      guard let ink = child.ink else { return nil }
      area = area.union(ink)
    }
    return area.isNull || area.isFinite ? area : nil
  }
}

extension PlacedView: Drawable {
  /// The size of the view's frame, rounded up to whole points.
  public var idealSize: Size {
    Size(width: frame.width.rounded(.up), height: frame.height.rounded(.up))
  }

  /// Draws the view as it is laid out, with the frame's top left corner at that of a rectangle. The rectangle's size has
  /// no effect. A rectangle that is null, empty or not finite draws nothing.
  ///
  /// - Throws: `ViewError` if a font is missing, or a picture or drawing fails.
  public func draw(in rect: Rect, on context: DrawingContext) throws(ViewError) {
    guard rect.isFinite, !rect.isEmpty, frame.isFinite else { return }
    try context.withGState { () throws(ViewError) in
      context.translateBy(x: rect.minX - frame.minX, y: rect.minY - frame.minY)
      try draw(on: context)
    }
  }
}

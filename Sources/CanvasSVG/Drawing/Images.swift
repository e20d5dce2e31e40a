extension Painter {
  /// Draws an `image`.
  func drawImage(_ node: Node, _ style: ElementStyle) {
    guard style.isVisible, let frame = imageFrame(of: node, style), let picture = picture(of: node) else { return }
    drawPicture(picture, in: frame, node, style)
  }

  /// Draws a picture in a rectangle of user space.
  ///
  /// - Parameter node: The element that has `preserveAspectRatio`.
  func drawPicture(_ picture: SVGResources.Picture, in frame: Rect, _ node: Node, _ style: ElementStyle) {
    let ratio = AspectRatio(tree.attribute("preserveAspectRatio", of: node))
    let size = picture.size
    guard let placed = ratio.transform(from: Rect(origin: .zero, size: size), to: frame) else { return }
    context.withGState {
      if ratio.isSlice { context.clip(to: frame) }
      switch picture {
      case .image(let image):
        let rect = Rect(origin: .zero, size: size).applying(placed)
        if style.imageSampling != .nearest, drawReduced(image, placed: placed) { return }
        context.fill(
          rect,
          with: .image(image, tilingX: .pad, tilingY: .pad, sampling: style.imageSampling, transform: placed))
      case .document(let document):
        guard isWithinDepth else { return }
        let painter = Painter(document, on: context, base: base, meter: meter)
        (painter.depth, painter.textTarget) = (depth + 1, textTarget)
        painter.drawRoot(in: Rect(origin: .zero, size: size).applying(placed))
      }
    }
  }

  /// The rectangle of an image, in user space; nil if it has no area. A side that is missing is that of the picture.
  func imageFrame(of node: Node, _ style: ElementStyle) -> Rect? {
    func side(_ name: String, _ axis: Axis) -> Double? {
      tree.attribute(name, of: node) == "auto" ? nil : size(name, of: node, axis, style)
    }
    var (width, height) = (side("width", .x), side("height", .y))
    if width == nil || height == nil {
      guard let size = picture(of: node)?.size else { return nil }
      // One side alone keeps the picture's ratio.
      let ratio = size.width / size.height
      (width, height) = (
        width ?? height.map { $0 * ratio } ?? size.width, height ?? width.map { $0 / ratio } ?? size.height
      )
    }
    guard let width, let height, width > 0, height > 0 else { return nil }
    let frame = Rect(
      x: length("x", of: node, .x, style) ?? 0, y: length("y", of: node, .y, style) ?? 0, width: width, height: height)
    return frame.isFinite ? frame : nil
  }

  private func picture(of node: Node) -> SVGResources.Picture? {
    tree.href(of: node).flatMap { resources.picture(at: $0, limits: limits) }
  }
}

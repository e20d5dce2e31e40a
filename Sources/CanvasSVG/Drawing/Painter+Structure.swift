extension Painter {
  /// The viewport of an `svg` inside of another one, in user space.
  func nestedFrame(of node: Node, _ style: ElementStyle) -> Rect {
    Rect(
      x: length("x", of: node, .x, style) ?? 0, y: length("y", of: node, .y, style) ?? 0,
      width: size("width", of: node, .x, style) ?? viewport.width,
      height: size("height", of: node, .y, style) ?? viewport.height)
  }

  /// Draws the children of an element with a viewport of its own.
  ///
  /// - Parameter frame: The viewport, in user space.
  func drawViewport(_ node: Node, frame: Rect, _ style: ElementStyle) {
    guard frame.isFinite, frame.size.width > 0, frame.size.height > 0 else { return }
    guard let (transform, size) = viewportTransform(of: node, frame: frame) else { return }
    let outer = viewport
    viewport = size
    context.withGState {
      if clipsOverflow(node) { context.clip(to: frame) }
      context.concatenate(transform)
      drawChildren(of: node, style)
    }
    viewport = outer
  }

  /// The transform from the user space of an element with a viewport to that around it, and the viewport's size; nil if
  /// the viewport has no area.
  func viewportTransform(of node: Node, frame: Rect) -> (Transform, Size)? {
    guard let box = tree.viewBox(of: node) else {
      return (Transform(translationX: frame.minX, y: frame.minY), frame.size)
    }
    let ratio = AspectRatio(tree.attribute("preserveAspectRatio", of: node))
    return ratio.transform(from: box, to: frame).map { ($0, box.size) }
  }

  /// Draws what a `use` refers to.
  func drawUse(_ node: Node, _ style: ElementStyle) {
    guard let target = tree.target(of: node), !tree.lineage(of: node).contains(target) else { return }
    let paints = contextPaints(of: style, box: bounds(of: node, style))
    withReference(to: target) {
      let outer = contextPaints
      contextPaints = paints
      defer { contextPaints = outer }
      context.withGState {
        context.translateBy(x: length("x", of: node, .x, style) ?? 0, y: length("y", of: node, .y, style) ?? 0)
        switch tree[target].tag {
        case .symbol, .svg: drawSymbol(target, frame: symbolFrame(target, usedBy: node, style), style)
        default: draw(target, in: style)
        }
      }
    }
  }

  /// Draws a symbol, or an `svg` that `use` refers to, in a rectangle of user space.
  func drawSymbol(_ target: Node, frame: Rect, _ style: ElementStyle) {
    draw(target, in: style) { $0.drawViewport(target, frame: frame, $1) }
  }

  /// The viewport of a symbol, in the user space of the `use` after it is moved. The sizes of `use` win.
  func symbolFrame(_ target: Node, usedBy node: Node, _ style: ElementStyle) -> Rect {
    func side(_ name: String, _ axis: Axis) -> Double {
      size(name, of: node, axis, style) ?? size(name, of: target, axis, style) ?? whole(axis)
    }
    let isSVG = tree[target].tag == .svg
    return Rect(
      x: isSVG ? length("x", of: target, .x, style) ?? 0 : 0, y: isSVG ? length("y", of: target, .y, style) ?? 0 : 0,
      width: side("width", .x), height: side("height", .y))
  }
}

extension ElementTree {
  /// The rectangle of the attribute `viewBox`; nil if there is none with an area.
  func viewBox(of node: Node) -> Rect? {
    guard let numbers = attribute("viewBox", of: node).flatMap(ValueScanner.numbers), numbers.count == 4,
      numbers[2] > 0, numbers[3] > 0
    else { return nil }
    let box = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    return box.isFinite && box.maxX.isFinite && box.maxY.isFinite ? box : nil
  }
}

extension Painter {
  /// Whether an element's conditions are met: the language is English, and no extension is asked for.
  func meetsConditions(_ node: Node) -> Bool {
    if let languages = tree.attribute("systemLanguage", of: node) {
      let names = languages.split(separator: ",").map { String($0).trimmed }
      guard names.contains(where: { $0 == "en" || $0.hasPrefix("en-") }) else { return false }
    }
    if let extensions = tree.attribute("requiredExtensions", of: node), !extensions.isEmpty {
      return tree[node].tag == .foreignObject && extensions.trimmed == "http://www.w3.org/1999/xhtml"
    }
    return true
  }
}

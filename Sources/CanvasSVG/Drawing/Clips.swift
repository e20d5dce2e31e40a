/// What the property `clip-path` clips with.
enum ClipSource {
  case element(ElementTree.Node)
  case shape(BasicShape)
}

extension Painter {
  /// What clips an element, or nil. A reference to nothing counts as none.
  func clip(of node: Node) -> ClipSource? {
    guard let text = tree.value(.clipPath, of: node) else { return nil }
    return reference(.clipPath, of: node, .clipPath).map { .element($0) } ?? BasicShape(text).map { .shape($0) }
  }

  /// Shrinks the clip to what clips an element.
  ///
  /// - Returns: False if nothing is left.
  func apply(_ clip: ClipSource, to node: Node, _ style: ElementStyle) -> Bool {
    switch clip {
    case .element(let element): return applyClip(element, to: { self.bounds(of: node, style) })
    case .shape(let shape):
      guard let (path, rule) = clipPath(shape, of: node, style), path.isFinite else { return false }
      return shrinkClip(to: path, using: rule)
    }
  }

  /// The path of a shape that clips an element, in its user space; nil if it has no box.
  func clipPath(_ shape: BasicShape, of node: Node, _ style: ElementStyle) -> (path: Path, rule: FillRule)? {
    let box = referenceBox(shape.box, of: node, style)
    return box.isNull ? nil : shape.path(in: box, style.units)
  }

  /// Clips to a path, which takes some time for each of its pixels.
  private func shrinkClip(to path: Path, using rule: FillRule) -> Bool {
    guard meter.take(pixelCount(of: path.boundingBox.applying(context.transform)) / 8, .layerPixels) else {
      return false
    }
    context.clip(to: path, using: rule)
    return true
  }

  /// Shrinks the clip to a `clipPath`.
  ///
  /// - Parameter box: The bounding box of what is clipped.
  /// - Returns: False if nothing is left.
  func applyClip(_ node: Node, to box: () -> Rect) -> Bool {
    // A clip inside of itself doesn't count.
    guard !active.contains(node) else { return true }
    guard active.count < limits.depth else { return false }
    active.append(node)
    defer { active.removeLast() }
    let style = style(of: node)
    guard var space = transform(of: node, style) else { return false }
    if tree.attribute("clipPathUnits", of: node) == "objectBoundingBox" {
      let box = box()
      guard box.width > 0, box.height > 0 else { return false }
      space = Transform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY).concatenating(space)
    }
    // The clip of the clip.
    if let target = reference(.clipPath, of: node, .clipPath), !applyClip(target, to: box) { return false }
    guard let shapes = clipShapes(in: node, style) else { return applyClipMask(node, style, space) }
    guard !shapes.isEmpty else { return false }
    if let (path, rule) = ClipShape.union(shapes) { return shrinkClip(to: path.applying(space), using: rule) }
    return applyClipMask(node, style, space)
  }

  /// The shapes of a clip; nil if one of them is more than a shape.
  private func clipShapes(in node: Node, _ style: ElementStyle) -> [ClipShape]? {
    var shapes: [ClipShape] = []
    for child in tree.children(of: node) {
      guard meter.takeElement(tree[child]) else { return [] }
      let own = style.child(child, in: tree)
      guard tree[child].tag.isShape || tree[child].tag == .use || tree[child].tag == .text, isShown(child) else {
        continue
      }
      // Others are drawn into an image.
      guard tree[child].tag.isShape, tree.value(.clipPath, of: child) == nil, shapes.count < 64 else { return nil }
      guard own.isVisible, let transform = transform(of: child, own), let path = path(of: child, own), path.isFinite
      else { continue }
      shapes.append(ClipShape(path: path.applying(transform), rule: own.clipRule))
    }
    return shapes
  }

  /// Clips to the shapes as they are drawn into an image.
  private func applyClipMask(_ node: Node, _ style: ElementStyle, _ space: Transform) -> Bool {
    let drawn = image(over: visibleArea) { painter in
      painter.context.concatenate(space)
      for child in painter.tree.children(of: node) { painter.drawClipChild(child, in: style) }
    }
    guard let (image, area) = drawn else { return false }
    clip(toMask: image, over: area, channel: .alpha)
    return true
  }

  /// Draws what a child of a clip lets through.
  private func drawClipChild(_ node: Node, in parent: ElementStyle) {
    let tag = tree[node].tag
    guard tag.isShape || tag == .use || tag == .text, isShown(node), meter.takeElement(tree[node]),
      depth < limits.depth
    else { return }
    var style = parent.child(node, in: tree)
    guard let transform = transform(of: node, style) else { return }
    depth += 1
    defer { depth -= 1 }
    context.withGState {
      context.concatenate(transform)
      if let clip = self.clip(of: node), !apply(clip, to: node, style) { return }
      if tag == .use {
        // Only a shape itself, or a text.
        guard let target = tree.target(of: node), tree[target].tag.isShape || tree[target].tag == .text else { return }
        context.translateBy(x: length("x", of: node, .x, style) ?? 0, y: length("y", of: node, .y, style) ?? 0)
        return withReference(to: target) { drawClipChild(target, in: style) }
      }
      style.fill = .black
      style.stroke = .none
      (style.fillOpacity, style.fillRule) = (1, style.clipRule)
      if tag == .text {
        drawText(node, style, isClip: true)
      } else if style.isVisible, let path = path(of: node, style) {
        fill(path, style)
      }
    }
  }
}

/// A shape of a clip.
private struct ClipShape {
  var path: Path
  var rule: FillRule

  /// One path for several shapes; nil if they could hide parts of each other.
  static func union(_ shapes: [ClipShape]) -> (Path, FillRule)? {
    guard let first = shapes.first else { return nil }
    var path = first.path
    var boxes = [first.path.boundingBox]
    for shape in shapes.dropFirst() {
      let box = shape.path.boundingBox
      guard shape.rule == first.rule, !boxes.contains(where: { $0.insetBy(dx: -1, dy: -1).intersects(box) }) else {
        return nil
      }
      boxes.append(box)
      path.addPath(shape.path)
    }
    return (path, first.rule)
  }
}

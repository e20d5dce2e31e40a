import Canvas

extension Painter {
  /// The bounding box of an element in its own user space: that of its geometry without strokes, clips and effects, or
  /// with the strokes. Null if there is none.
  func bounds(of node: Node, _ style: ElementStyle, withStroke: Bool = false) -> Rect {
    guard depth < limits.depth, budget.takeBox() else { return .null }
    depth += 1
    defer { depth -= 1 }
    switch tree[node].tag {
    case .g, .a, .clipPath: return childBounds(of: node, style, withStroke)
    case .conditional:
      let child = tree.children(of: node).first { tree[$0].tag.isDrawn && meetsConditions($0) }
      return child.map { placedBounds(of: $0, in: style, withStroke) } ?? .null
    case .svg:
      return viewportBounds(of: node, frame: nestedFrame(of: node, style), style, withStroke)
    case .use: return useBounds(of: node, style, withStroke)
    case .image: return imageFrame(of: node, style) ?? .null
    case .text: return textBounds(of: node, style)
    default:
      guard let path = path(of: node, style), path.isFinite else { return .null }
      if withStroke, style.stroke != .none, let pen = pen(style) {
        return path.boundingBoxOfPath.union(path.stroked(pen).boundingBox)
      }
      return path.boundingBoxOfPath
    }
  }

  /// The bounding box of an element in the user space around it.
  func placedBounds(of node: Node, in parent: ElementStyle, _ withStroke: Bool) -> Rect {
    guard tree[node].tag.isDrawn, isShown(node) else { return .null }
    let style = parent.child(node, in: tree)
    guard let transform = transform(of: node, style) else { return .null }
    let box = bounds(of: node, style, withStroke: withStroke)
    return box.isNull ? .null : box.applying(transform)
  }

  private func childBounds(of node: Node, _ style: ElementStyle, _ withStroke: Bool) -> Rect {
    tree.children(of: node).reduce(Rect.null) { $0.union(placedBounds(of: $1, in: style, withStroke)) }
  }

  private func useBounds(of node: Node, _ style: ElementStyle, _ withStroke: Bool) -> Rect {
    guard let target = tree.target(of: node), !tree.isInside(node, target) else { return .null }
    var box = Rect.null
    withReference(to: target) {
      if tree[target].tag == .symbol || tree[target].tag == .svg {
        let own = style.child(target, in: tree)
        let frame = symbolFrame(target, usedBy: node, style)
        box = viewportBounds(of: target, frame: frame, own, withStroke)
        if let transform = transform(of: target, own), !box.isNull { box = box.applying(transform) }
      } else {
        box = placedBounds(of: target, in: style, withStroke)
      }
    }
    return box.offsetBy(dx: length("x", of: node, .x, style) ?? 0, dy: length("y", of: node, .y, style) ?? 0)
  }

  private func viewportBounds(of node: Node, frame: Rect, _ style: ElementStyle, _ withStroke: Bool) -> Rect {
    guard let (transform, size) = viewportTransform(of: node, frame: frame) else { return .null }
    let outer = viewport
    viewport = size
    defer { viewport = outer }
    let box = childBounds(of: node, style, withStroke)
    return box.isNull ? .null : box.applying(transform)
  }
}

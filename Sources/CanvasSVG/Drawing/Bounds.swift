import Canvas

/// What a box is around.
enum BoxKind {
  /// The geometry, without strokes, clips and effects.
  case geometry
  /// The geometry and the strokes.
  case strokes
  /// Everything that may be drawn: a box that may be larger. Infinite where it isn't known.
  case reach
}

extension Painter {
  /// The box around an element in its own user space. Null if there is none.
  func bounds(of node: Node, _ style: ElementStyle, _ kind: BoxKind = .geometry) -> Rect {
    guard depth < limits.depth, budget.takeBox(tree[node]) else { return kind == .reach ? .everywhere : .null }
    if kind == .reach, !isBounded(node, style) { return .everywhere }
    depth += 1
    defer { depth -= 1 }
    switch tree[node].tag {
    case .g, .a, .clipPath: return childBounds(of: node, style, kind)
    case .conditional:
      let child = tree.children(of: node).first { tree[$0].tag.isDrawn && meetsConditions($0) }
      return child.map { placedBounds(of: $0, in: style, kind) } ?? .null
    case .svg:
      return viewportBounds(of: node, frame: nestedFrame(of: node, style), style, kind)
    case .use: return useBounds(of: node, style, kind)
    case .image: return imageFrame(of: node, style) ?? .null
    case .text: return textBounds(of: node, style)
    default:
      guard let path = path(of: node, style), path.isFinite else { return .null }
      let box = path.boundingBoxOfPath
      guard kind != .geometry, style.stroke != .none, let pen = pen(style) else { return box }
      if kind == .strokes { return box.union(path.stroked(pen).boundingBox) }
      let reach = pen.width / 2 * (pen.join == .miter ? max(pen.miterLimit, 1.5) : 1.5)
      return box.insetBy(dx: -reach, dy: -reach)
    }
  }

  /// Whether an element draws within the box of its geometry and strokes.
  private func isBounded(_ node: Node, _ style: ElementStyle) -> Bool {
    let hasMarkers = style.markerStart != nil || style.markerMid != nil || style.markerEnd != nil
    return !(tree[node].tag.isShape && (hasMarkers || hasFixedStroke(node))) && tree[node].tag != .text
      && tree.value(.filter, of: node) == nil
  }

  /// The bounding box of an element in the user space around it.
  func placedBounds(of node: Node, in parent: ElementStyle, _ kind: BoxKind) -> Rect {
    guard tree[node].tag.isDrawn, isShown(node) else { return .null }
    let style = parent.child(node, in: tree)
    guard let transform = transform(of: node, style) else { return .null }
    let box = bounds(of: node, style, kind)
    return box.isNull ? .null : box.applying(transform)
  }

  private func childBounds(of node: Node, _ style: ElementStyle, _ kind: BoxKind) -> Rect {
    tree.children(of: node).reduce(Rect.null) { $0.union(placedBounds(of: $1, in: style, kind)) }
  }

  private func useBounds(of node: Node, _ style: ElementStyle, _ kind: BoxKind) -> Rect {
    guard let target = tree.target(of: node), !tree.isInside(node, target) else { return .null }
    var box = Rect.null
    withReference(to: target) {
      if tree[target].tag == .symbol || tree[target].tag == .svg {
        let own = style.child(target, in: tree)
        let frame = symbolFrame(target, usedBy: node, style)
        box = viewportBounds(of: target, frame: frame, own, kind)
        if let transform = transform(of: target, own), !box.isNull { box = box.applying(transform) }
      } else {
        box = placedBounds(of: target, in: style, kind)
      }
    }
    return box.offsetBy(dx: length("x", of: node, .x, style) ?? 0, dy: length("y", of: node, .y, style) ?? 0)
  }

  private func viewportBounds(of node: Node, frame: Rect, _ style: ElementStyle, _ kind: BoxKind) -> Rect {
    guard let (transform, size) = viewportTransform(of: node, frame: frame) else { return .null }
    let outer = viewport
    viewport = size
    defer { viewport = outer }
    let box = childBounds(of: node, style, kind)
    return box.isNull ? .null : box.applying(transform)
  }
}

extension Rect {
  /// A rectangle that contains every picture, and is finite after usual transforms.
  fileprivate static let everywhere = Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
}

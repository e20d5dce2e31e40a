/// What a box is around.
enum BoxKind {
  /// The geometry, without strokes, clips and effects.
  case geometry
  /// What is painted: with strokes, markers, filters and clips.
  case painted
  /// Everything that may be drawn: a box that may be larger. Infinite where it isn't known.
  case reach
}

extension Painter {
  /// The box around an element in its own user space. Null if there is none.
  func bounds(of node: Node, _ style: ElementStyle, _ kind: BoxKind = .geometry) -> Rect {
    guard isWithinDepth, meter.takeBox(tree[node]) else { return kind == .reach ? .everywhere : .null }
    if kind == .reach, !isBounded(node, style) { return .everywhere }
    depth += 1
    defer { depth -= 1 }
    let box = contentBounds(of: node, style, kind)
    guard kind == .painted, !box.isNull else { return box }
    let filtered = filters(of: node, style).reduce(box) { reach(of: $1, around: $0, of: node, style) }
    switch clip(of: node) {
    case .element(let clip) where !filtered.isNull: return filtered.intersection(clipBounds(clip, of: node, style))
    case .shape(let shape) where !filtered.isNull:
      return filtered.intersection(clipPath(shape, of: node, style)?.path.boundingBoxOfPath ?? .null)
    default: return filtered
    }
  }

  /// The box of an element with its stroke, without its markers and effects.
  func strokeBox(of node: Node, _ style: ElementStyle) -> Rect {
    var style = style
    (style.markerStart, style.markerMid, style.markerEnd) = (nil, nil, nil)
    guard isWithinDepth, meter.takeBox(tree[node]) else { return .null }
    return contentBounds(of: node, style, .painted)
  }

  /// The box of what an element consists of, without its effects.
  private func contentBounds(of node: Node, _ style: ElementStyle, _ kind: BoxKind) -> Rect {
    switch tree[node].tag {
    case .g, .a, .clipPath: return childBounds(of: node, style, kind)
    case .conditional:
      return alternative(in: node).map { placedBounds(of: $0, in: style, kind) } ?? .null
    case .svg:
      return viewportBounds(of: node, frame: nestedFrame(of: node, style), style, kind)
    case .use: return useBounds(of: node, style, kind)
    case .image: return imageFrame(of: node, style) ?? .null
    case .text: return textBounds(of: node, style, kind)
    case .foreignObject: return nestedFrame(of: node, style)
    default:
      guard let path = path(of: node, style), path.isFinite else { return .null }
      var box = path.boundingBoxOfPath
      if kind == .painted, style.hasMarkers { box = box.union(markerBounds(on: path, of: node, style, kind)) }
      guard kind != .geometry, style.stroke != .none, let pen = pen(style) else { return box }
      if kind == .painted { return box.union(path.stroked(pen).boundingBox) }
      let reach = pen.width / 2 * (pen.join == .miter ? max(pen.miterLimit, 1.5) : 1.5)
      return box.insetBy(dx: -reach, dy: -reach)
    }
  }

  /// Whether an element draws within the box of its geometry and strokes.
  private func isBounded(_ node: Node, _ style: ElementStyle) -> Bool {
    !(tree[node].tag.isShape && (style.hasMarkers || hasFixedStroke(node)))
      && ![.text, .foreignObject].contains(tree[node].tag)
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

  func childBounds(of node: Node, _ style: ElementStyle, _ kind: BoxKind) -> Rect {
    tree.children(of: node).reduce(Rect.null) { $0.union(placedBounds(of: $1, in: style, kind)) }
  }

  private func useBounds(of node: Node, _ style: ElementStyle, _ kind: BoxKind) -> Rect {
    guard let target = tree.target(of: node), !tree.lineage(of: node).contains(target) else { return .null }
    var box = Rect.null
    withReference(to: target) {
      if tree[target].tag == .symbol || tree[target].tag == .svg {
        let own = style.child(target, in: tree)
        box = viewportBounds(of: target, frame: symbolFrame(target, usedBy: node, style), own, kind)
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
    guard !box.isNull else { return .null }
    let placed = box.applying(transform)
    return kind == .painted && clipsOverflow(node) ? placed.intersection(frame) : placed
  }

  /// The box of a clip, in the user space of what it clips.
  private func clipBounds(_ clip: Node, of node: Node, _ style: ElementStyle) -> Rect {
    let own = self.style(of: clip)
    var box = bounds(of: clip, own)
    guard !box.isNull, let transform = transform(of: clip, own) else { return .null }
    box = box.applying(transform)
    guard tree.attribute("clipPathUnits", of: clip) == "objectBoundingBox" else { return box }
    let outer = bounds(of: node, style)
    box = box.applying(Transform(scaleX: outer.width, y: outer.height))
    return box.offsetBy(dx: outer.minX, dy: outer.minY)
  }

  /// The box of what a filter makes of a box. Blurs and shadows reach as far as they are seen; what fills a filter's
  /// region reaches to its edges.
  private func reach(
    of filter: (function: FilterFunction, element: Node?), around box: Rect, of node: Node, _ style: ElementStyle
  ) -> Rect {
    func shadow(_ dx: Double, _ dy: Double, _ x: Double, _ y: Double) -> Rect {
      box.union(box.offsetBy(dx: dx, dy: dy).insetBy(dx: -3 * abs(x), dy: -3 * abs(y)))
    }
    switch filter.function {
    case .blur(let deviation): return shadow(0, 0, deviation, deviation)
    case .dropShadow(let dx, let dy, let deviation, _): return shadow(dx, dy, deviation, deviation)
    case .reference:
      guard let element = filter.element,
        let region = filterRegion(element, box: bounds(of: node, style), style)
      else { return .null }
      var reach = box
      for primitive in tree.children(of: element) where tree[primitive].tag.isFilterPrimitive {
        let isInBox = tree.attribute("primitiveUnits", of: element) == "objectBoundingBox"
        func pair(_ x: String, _ y: String, _ standard: Double) -> Vector {
          let numbers = [x, y].map { tree.attribute($0, of: primitive).flatMap(ValueScanner.numbers) ?? [] }
          let (dx, dy) = (numbers[0].first ?? standard, numbers[1].last ?? standard)
          return Vector(dx: dx * (isInBox ? box.width : 1), dy: dy * (isInBox ? box.height : 1))
        }
        var (move, blur) = (Vector.zero, Vector.zero)
        switch tree[primitive].tag {
        case .feGaussianBlur: blur = pair("stdDeviation", "stdDeviation", 0)
        case .feOffset: move = pair("dx", "dy", 0)
        case .feDropShadow: (move, blur) = (pair("dx", "dy", 2), pair("stdDeviation", "stdDeviation", 2))
        case .feMerge, .feBlend: break
        case .feComposite where tree.attribute("operator", of: primitive) != "arithmetic": break
        default: return region
        }
        reach = reach.union(
          reach.offsetBy(dx: move.dx, dy: move.dy).insetBy(dx: -3 * abs(blur.dx), dy: -3 * abs(blur.dy)))
      }
      return reach.intersection(region)
    default: return box
    }
  }
}

extension Rect {
  /// A rectangle that contains every picture, and is finite after usual transforms.
  fileprivate static let everywhere = Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
}

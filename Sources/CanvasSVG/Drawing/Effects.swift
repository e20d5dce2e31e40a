extension Painter {
  /// Draws an element with its opacity, blend mode, clip, mask and filter.
  func withEffects(of node: Node, _ style: ElementStyle, _ body: (Painter) -> Void) {
    let opacity = tree.value(.opacity, of: node).flatMap(ValueScanner.fraction).map { min(max($0, 0), 1) } ?? 1
    let mode = tree.value(.mixBlendMode, of: node).flatMap { BlendMode.cssNames[$0] } ?? .normal
    let clip = self.clip(of: node)
    // What is clipped blends as a whole (CSS Compositing, 3.2).
    let isIsolated = tree.value(.isolation, of: node) == "isolate" || clip != nil && hasBlendModes
    let mask = reference(.mask, of: node, .mask)
    let filters = filters(of: node, style)
    guard opacity > 0 else { return }
    guard clip != nil || mask != nil || !filters.isEmpty || opacity < 1 || mode != .normal || isIsolated else {
      return body(self)
    }

    if let clip, !apply(clip, to: node, style) { return }
    if mask == nil, filters.isEmpty, opacity == 1, mode == .normal, !isIsolated { return body(self) }
    if let mask, !applyMask(mask, to: bounds(of: node, style), of: node) { return }
    // A shape alone is drawn at once, if it is painted once.
    let hasOnePaint = !style.hasMarkers && (style.fill == .none || style.stroke == .none)
    let isPaintedOnce = tree[node].tag.isShape && hasOnePaint && filters.isEmpty
    context.alpha = opacity
    context.blendMode = mode
    if isPaintedOnce { return body(self) }
    // A small layer costs less.
    let reach = filters.isEmpty ? bounds(of: node, style, .reach) : nil
    let area = reach.flatMap { $0.isFinite && !$0.isNull && $0.width < 1e8 ? $0.insetBy(dx: -1, dy: -1) : nil }
    context.withTransparencyLayer(in: area) {
      if filters.isEmpty { body(self) } else { drawFiltered(filters, node, style, body) }
    }
  }

  /// The number of pixels that are visible of a part of the picture, in points.
  func pixelCount(of rect: Rect) -> Double {
    let area = rect.intersection(visibleArea).intersection(context.bounds)
    return area.isNull ? 0 : area.width * area.height * rasterScale * rasterScale
  }

  /// The part of the picture that the clip shows, in points of the picture.
  var visibleArea: Rect { context.boundingBoxOfClipPath.applying(context.transform) }

  /// The element of a kind that a property refers to, or nil. A reference to nothing counts as none.
  func reference(_ property: StyleProperty, of node: Node, _ tag: SVGTag) -> Node? {
    guard let text = tree.value(property, of: node), let (id, _) = ValueScanner.reference(text),
      let target = tree.ids[id], tree[target].tag == tag
    else { return nil }
    return target
  }
}

extension BlendMode {
  /// The modes of CSS by their names.
  static let cssNames = namesInFiles.merging(["plus-lighter": .plusLighter]) { $1 }
}

import Canvas

extension Painter {
  /// Draws markers on the points of a path.
  func drawMarkers(on path: Path, of node: Node, _ style: ElementStyle) {
    guard style.markerStart != nil || style.markerMid != nil || style.markerEnd != nil, style.isVisible else { return }
    let vertices: [MarkerVertex]
    if tree[node].tag == .path, let data = tree.geometry("d", of: node) {
      let (path, ends) = Path.withSegmentEnds(svg: data)
      vertices = MarkerVertex.vertices(of: path, segmentEnds: ends)
    } else {
      vertices = MarkerVertex.vertices(of: path)
    }
    let paints = ContextPaints(style, transform: context.transform, box: path.boundingBoxOfPath)
    for (i, vertex) in vertices.enumerated() {
      if i == 0 { drawMarker(style.markerStart, at: vertex, isStart: true, style, paints) }
      if i > 0, i < vertices.count - 1 { drawMarker(style.markerMid, at: vertex, isStart: false, style, paints) }
      if i == vertices.count - 1 { drawMarker(style.markerEnd, at: vertex, isStart: false, style, paints) }
    }
  }

  private func drawMarker(
    _ id: String?, at vertex: MarkerVertex, isStart: Bool, _ outer: ElementStyle, _ paints: ContextPaints
  ) {
    guard let id, let node = tree.ids[id], tree[node].tag == .marker, budget.takeElement(tree[node]),
      depth < limits.depth
    else {
      return
    }
    let style = style(of: node)
    var scale = 1.0
    if tree.attribute("markerUnits", of: node) != "userSpaceOnUse" { scale = points(outer.strokeWidth, .both) }
    let standard = Length(3)
    func number(_ name: String, _ axis: Axis, _ standard: Length = .zero) -> Double {
      points(tree.attribute(name, of: node).flatMap { Length($0, fontSize: style.fontSize) } ?? standard, axis)
    }
    let size = Size(width: number("markerWidth", .x, standard), height: number("markerHeight", .y, standard))
    guard size.width > 0, size.height > 0, scale > 0 else { return }

    var turn = Transform.identity
    switch tree.attribute("orient", of: node) {
    case "auto": turn = vertex.turn
    case "auto-start-reverse": turn = isStart ? Transform(scaleX: -1, y: -1).concatenating(vertex.turn) : vertex.turn
    case let angle?: turn = Transform(svg: "rotate(\(angle))") ?? .identity
    case nil: break
    }
    // The view is scaled to the marker's size, and its reference point put on the vertex.
    var view = Transform.identity
    var frame = Rect(origin: .zero, size: size)
    if let box = tree.viewBox(of: node) {
      let ratio = AspectRatio(tree.attribute("preserveAspectRatio", of: node))
      guard let fitted = ratio.transform(from: box, to: frame) else { return }
      (view, frame) = (fitted, box)
    }
    let reference = Point(x: number("refX", .x), y: number("refY", .y)).applying(view)
    let outerViewport = viewport
    viewport = frame.size
    depth += 1
    withReference(to: node) {
      context.withGState {
        context.translateBy(x: vertex.point.x, y: vertex.point.y)
        context.concatenate(turn)
        context.scaleBy(x: scale, y: scale)
        context.translateBy(x: -reference.x, y: -reference.y)
        context.concatenate(view)
        if !["visible", "auto"].contains(tree.value(.overflow, of: node)) { context.clip(to: frame) }
        let outerPaints = contextPaints
        contextPaints = paints
        withEffects(of: node, style) { $0.drawChildren(of: node, style) }
        contextPaints = outerPaints
      }
    }
    depth -= 1
    viewport = outerViewport
  }
}

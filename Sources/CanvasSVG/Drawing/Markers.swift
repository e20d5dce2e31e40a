/// A marker on a point of a path.
struct PlacedMarker {
  var node: ElementTree.Node
  var style: ElementStyle
  /// The transform from the marker's content to the user space of the path.
  var transform: Transform
  /// The viewport of the content.
  var frame: Rect
}

extension Painter {
  /// Draws markers on the points of a path.
  func drawMarkers(on path: Path, of node: Node, _ style: ElementStyle) {
    let paints = contextPaints(of: style, box: path.boundingBoxOfPath)
    for marker in markers(on: path, of: node, style) {
      withMarker(marker) {
        let outer = contextPaints
        contextPaints = paints
        context.withGState {
          context.concatenate(marker.transform)
          if clipsOverflow(marker.node) { context.clip(to: marker.frame) }
          withEffects(of: marker.node, marker.style) { $0.drawChildren(of: marker.node, marker.style) }
        }
        contextPaints = outer
      }
    }
  }

  /// The box around the markers of a path, in its user space.
  func markerBounds(on path: Path, of node: Node, _ style: ElementStyle, _ kind: BoxKind) -> Rect {
    var whole = Rect.null
    for marker in markers(on: path, of: node, style) {
      withMarker(marker) {
        var box = childBounds(of: marker.node, marker.style, kind)
        if clipsOverflow(marker.node) { box = box.intersection(marker.frame) }
        if !box.isNull { whole = whole.union(box.applying(marker.transform)) }
      }
    }
    return whole
  }

  private func withMarker(_ marker: PlacedMarker, _ body: () -> Void) {
    let outer = viewport
    viewport = marker.frame.size
    depth += 1
    withReference(to: marker.node, body)
    depth -= 1
    viewport = outer
  }

  /// The markers on the points of a path.
  private func markers(on path: Path, of node: Node, _ style: ElementStyle) -> [PlacedMarker] {
    guard style.hasMarkers, style.isVisible else { return [] }
    let written = tree[node].tag == .path ? tree.geometry("d", of: node).map(Path.withSegmentEnds) : nil
    let vertices = MarkerVertex.vertices(of: written?.path ?? path, segmentEnds: written?.ends)
    var markers: [PlacedMarker] = []
    func add(_ id: String?, at vertex: MarkerVertex, isStart: Bool) {
      if let marker = marker(id, at: vertex, isStart: isStart, style) { markers.append(marker) }
    }
    for (i, vertex) in vertices.enumerated() {
      if i == 0 { add(style.markerStart, at: vertex, isStart: true) }
      if i > 0, i < vertices.count - 1 { add(style.markerMid, at: vertex, isStart: false) }
      if i == vertices.count - 1 { add(style.markerEnd, at: vertex, isStart: false) }
    }
    return markers
  }

  private func marker(_ id: String?, at vertex: MarkerVertex, isStart: Bool, _ outer: ElementStyle) -> PlacedMarker? {
    guard let id, let node = tree.ids[id], tree[node].tag == .marker, isWithinDepth, meter.takeElement(tree[node])
    else { return nil }
    let style = style(of: node)
    let isScaled = tree.attribute("markerUnits", of: node) != "userSpaceOnUse"
    let scale = isScaled ? points(outer.strokeWidth, .both) : 1
    let size = Size(
      width: size("markerWidth", of: node, .x, style) ?? 3, height: size("markerHeight", of: node, .y, style) ?? 3)
    guard size.width > 0, size.height > 0, scale > 0 else { return nil }

    var turn = Transform.identity
    switch tree.attribute("orient", of: node)?.trimmed {
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
      guard let fitted = ratio.transform(from: box, to: frame) else { return nil }
      (view, frame) = (fitted, box)
    }
    let reference = Point(
      x: length("refX", of: node, .x, style) ?? 0, y: length("refY", of: node, .y, style) ?? 0
    ).applying(view)
    let transform = view.concatenating(Transform(translationX: -reference.x, y: -reference.y))
      .concatenating(Transform(scaleX: scale, y: scale)).concatenating(turn)
      .concatenating(Transform(translationX: vertex.point.x, y: vertex.point.y))
    return PlacedMarker(node: node, style: style, transform: transform, frame: frame)
  }

  /// Whether the content of an element with a viewport is cut at its edges.
  func clipsOverflow(_ node: Node) -> Bool { !["visible", "auto"].contains(tree.value(.overflow, of: node)) }
}

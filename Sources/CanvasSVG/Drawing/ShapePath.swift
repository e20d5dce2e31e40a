extension Painter {
  /// The path of a shape; nil if it has none, or isn't drawn because of its sizes.
  func path(of node: Node, _ style: ElementStyle) -> Path? {
    func number(_ name: String, _ axis: Axis) -> Double { length(name, of: node, axis, style) ?? 0 }
    switch tree[node].tag {
    case .path:
      guard let data = tree.geometry("d", of: node) else { return nil }
      let path = Path(upToErrorOfSVG: data)
      return path.verbCount > 1 ? path : nil
    case .rect: return rectPath(of: node, style)
    case .circle:
      let radius = number("r", .both)
      guard radius > 0 else { return nil }
      return Path(ellipseAt: Point(x: number("cx", .x), y: number("cy", .y)), radiusX: radius, radiusY: radius)
    case .ellipse:
      let (rx, ry) = radii(of: node, style)
      guard let x = rx ?? ry, let y = ry ?? rx, x > 0, y > 0 else { return nil }
      return Path(ellipseAt: Point(x: number("cx", .x), y: number("cy", .y)), radiusX: x, radiusY: y)
    case .line:
      let start = Point(x: number("x1", .x), y: number("y1", .y))
      return Path(lines: [start, Point(x: number("x2", .x), y: number("y2", .y))])
    case .polyline, .polygon: return polygonPath(of: node)
    default: return nil
    }
  }

  private func rectPath(of node: Node, _ style: ElementStyle) -> Path? {
    let rect = Rect(
      x: length("x", of: node, .x, style) ?? 0, y: length("y", of: node, .y, style) ?? 0,
      width: length("width", of: node, .x, style) ?? 0, height: length("height", of: node, .y, style) ?? 0)
    guard rect.isFinite, rect.size.width > 0, rect.size.height > 0 else { return nil }
    let (rx, ry) = radii(of: node, style)
    let x = min(rx ?? ry ?? 0, rect.width / 2)
    let y = min(ry ?? rx ?? 0, rect.height / 2)
    guard x > 0, y > 0 else { return Path(rect: rect) }
    if x == y { return Path(roundedRect: rect, cornerRadius: x) }
    // Circles in a space that is scaled vertically.
    let space = Transform(scaleX: 1, y: x / y)
    return Path(roundedRect: rect.applying(space), cornerRadius: x).applying(Transform(scaleX: 1, y: y / x))
  }

  /// The radii of a rectangle or an ellipse. One alone is that of both axes, and a negative one counts as missing.
  private func radii(of node: Node, _ style: ElementStyle) -> (x: Double?, y: Double?) {
    (size("rx", of: node, .x, style), size("ry", of: node, .y, style))
  }

  private func polygonPath(of node: Node) -> Path? {
    guard let text = tree.attribute("points", of: node) else { return nil }
    var scanner = ValueScanner(text)
    var path = Path()
    scanner.skipSpace()
    // Up to an error, and without half a point.
    while let x = scanner.number() {
      scanner.skipSeparator()
      guard let y = scanner.number() else { break }
      scanner.skipSeparator()
      let point = Point(x: x, y: y)
      if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
    }
    guard path.verbCount > 1 else { return nil }
    if tree[node].tag == .polygon { path.close() }
    return path
  }
}

extension Path {
  init(ellipseAt center: Point, radiusX: Double, radiusY: Double) {
    self.init(ovalIn: Rect(center: center, size: Size(width: radiusX * 2, height: radiusY * 2)))
  }
}

import Canvas

extension Painter {
  /// The paint of a gradient, or nil if it paints nothing.
  func gradient(_ server: Node, opacity: Double, box: Rect) -> ResolvedPaint? {
    let chain = chain(from: server).filter { self.tree[$0].tag != .pattern }
    func attribute(_ name: String) -> String? { chain.lazy.compactMap { self.tree.attribute(name, of: $0) }.first }
    let stops = resources.stops.value(for: StopsKey(server: server, color: document.currentColor)) {
      gradientStops(chain)
    }
    guard let last = stops.last else { return nil }
    let isBox = attribute("gradientUnits") != "userSpaceOnUse"
    // A line has no box in which a gradient could be.
    guard !isBox || box.width > 0 && box.height > 0 else { return nil }
    let single = ResolvedPaint(paint: .color(last.color.withAlpha(last.color.alpha * opacity)))
    guard stops.count > 1 else { return single }

    var spread = Gradient.Spread.pad
    switch attribute("spreadMethod") {
    case "reflect": spread = .reflect
    case "repeat": spread = .repeat
    default: break
    }
    let faded = stops.map { Gradient.Stop(location: $0.location, color: $0.color.withAlpha($0.color.alpha * opacity)) }
    let gradient = Gradient(stops: faded, spread: spread)
    var transform = Transform.identity
    if let text = attribute("gradientTransform") ?? chain.lazy.compactMap({ self.tree.value(.transform, of: $0) }).first
    {
      transform = Transform(svg: text) ?? .identity
      guard transform.inverted() != nil else { return nil }
    }
    if let origin = tree.value(.transformOrigin, of: server) {
      let lengths = Length.list(origin, fontSize: 16) ?? []
      let whole = isBox ? Size(width: 1, height: 1) : viewport
      if lengths.count == 2 {
        transform = transform.around(
          Point(x: lengths[0].points(of: whole.width), y: lengths[1].points(of: whole.height)))
      }
    }
    if isBox {
      transform = transform.concatenating(
        Transform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY))
    }

    let own = chain.filter { tree[$0].tag == tree[server].tag }
    let style = ElementStyle()
    func number(_ name: String, _ axis: Axis, _ standard: Length?) -> Double? {
      let text = own.lazy.compactMap { self.tree.attribute(name, of: $0) }.first
      let length = text.flatMap { Length($0, fontSize: style.fontSize) } ?? standard
      return length.map { isBox ? $0.points(of: 1) : points($0, axis) }
    }
    func value(_ name: String, _ axis: Axis, percent: Double) -> Double {
      number(name, axis, Length(percent, .percent)) ?? 0
    }
    if tree[server].tag == .linearGradient {
      let start = Point(x: value("x1", .x, percent: 0), y: value("y1", .y, percent: 0))
      let end = Point(x: value("x2", .x, percent: 100), y: value("y2", .y, percent: 0))
      guard start != end else { return single }
      return ResolvedPaint(paint: .linearGradient(gradient, from: start, to: end, transform: transform))
    }
    let center = Point(x: value("cx", .x, percent: 50), y: value("cy", .y, percent: 50))
    // A negative radius counts as missing.
    let half = Length(50, .percent)
    let radius =
      number("r", .both, half).flatMap { $0 >= 0 ? $0 : nil } ?? (isBox ? half.points(of: 1) : points(half, .both))
    guard radius > 0 else { return single }
    let focus = Point(x: number("fx", .x, nil) ?? center.x, y: number("fy", .y, nil) ?? center.y)
    var focalRadius = max(number("fr", .both, nil) ?? 0, 0)
    // Equal circles are the limit of nearly equal ones: the first colour inside, and the last outside.
    if focus == center, focalRadius == radius { focalRadius *= 1 - 1e-6 }
    return ResolvedPaint(
      paint: .radialGradient(
        gradient, startCenter: focus, startRadius: focalRadius, endCenter: center, endRadius: radius,
        transform: transform))
  }

  /// The stops of the first gradient of a chain that has any, at ascending locations.
  private func gradientStops(_ chain: [Node]) -> [Gradient.Stop] {
    guard let owner = chain.first(where: { node in tree.children(of: node).contains { tree[$0].tag == .stop } }) else {
      return []
    }
    let outer = style(of: owner)
    var stops: [Gradient.Stop] = []
    for node in tree.children(of: owner) where tree[node].tag == .stop {
      let style = outer.child(node, in: tree)
      let offset = tree.attribute("offset", of: node).flatMap(ValueScanner.fraction) ?? 0
      var color = Color.black
      if let value = tree.value(.stopColor, of: node).flatMap({ ColorValue($0) }) { color = value.color(style.color) }
      if let opacity = tree.value(.stopOpacity, of: node).flatMap(ValueScanner.fraction) {
        color = color.withAlpha(color.alpha * min(max(opacity, 0), 1))
      }
      let location = max(min(max(offset, 0), 1), stops.last?.location ?? 0)
      stops.append(Gradient.Stop(location: location, color: color))
    }
    return stops
  }
}

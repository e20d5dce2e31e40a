extension Painter {
  /// The paint of a gradient, or nil if it paints nothing.
  func gradient(_ server: Node, opacity: Double, box: Rect) -> ResolvedPaint? {
    let chain = chain(from: server).filter { self.tree[$0].tag != .pattern }
    let stops = resources.stops.value(for: StopsKey(server: server, color: document.currentColor)) {
      gradientStops(chain)
    }
    guard let last = stops.last else { return nil }
    let isBox = attribute("gradientUnits", of: chain) != "userSpaceOnUse"
    // A line has no box in which a gradient could be.
    guard !isBox || box.width > 0 && box.height > 0 else { return nil }
    let single = ResolvedPaint(paint: .color(last.color.withAlpha(last.color.alpha * opacity)))
    guard stops.count > 1 else { return single }
    guard let transform = gradientTransform(server, chain, isBox ? box : nil) else { return nil }

    let spread: Gradient.Spread =
      switch attribute("spreadMethod", of: chain) {
      case "reflect": .reflect
      case "repeat": .repeat
      default: .pad
      }
    let faded = stops.map { Gradient.Stop(location: $0.location, color: $0.color.withAlpha($0.color.alpha * opacity)) }
    let gradient = Gradient(stops: faded, spread: spread)
    let own = chain.filter { tree[$0].tag == tree[server].tag }
    let paint =
      tree[server].tag == .linearGradient
      ? linearPaint(gradient, own, isBox: isBox, transform) : radialPaint(gradient, own, isBox: isBox, transform)
    return paint.map { ResolvedPaint(paint: $0) } ?? single
  }

  /// From a gradient's coordinates to the shape's, or nil if they have no area. `box` is nil if they are the shape's own.
  private func gradientTransform(_ server: Node, _ chain: [Node], _ box: Rect?) -> Transform? {
    guard var transform = transform("gradientTransform", of: chain) else { return nil }
    if let origin = tree.value(.transformOrigin, of: server) {
      let lengths = Length.list(origin, fontSize: 16) ?? []
      let whole = box == nil ? viewport : Size(width: 1, height: 1)
      if lengths.count == 2 {
        transform = transform.around(
          Point(x: lengths[0].points(of: whole.width), y: lengths[1].points(of: whole.height)))
      }
    }
    guard let box else { return transform }
    return transform.concatenating(
      Transform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY))
  }

  /// A length of a gradient, in the box or along an axis.
  private func number(_ name: String, _ axis: Axis, of chain: [Node], isBox: Bool, _ standard: Length?) -> Double? {
    let length = attribute(name, of: chain).flatMap { Length($0, fontSize: 16) } ?? standard
    return length.map { isBox ? $0.points(of: 1) : points($0, axis) }
  }

  /// The paint of a linear gradient, or nil if it has no length.
  private func linearPaint(_ gradient: Gradient, _ own: [Node], isBox: Bool, _ transform: Transform) -> Paint? {
    func value(_ name: String, _ axis: Axis, percent: Double) -> Double {
      number(name, axis, of: own, isBox: isBox, Length(percent, .percent)) ?? 0
    }
    let start = Point(x: value("x1", .x, percent: 0), y: value("y1", .y, percent: 0))
    let end = Point(x: value("x2", .x, percent: 100), y: value("y2", .y, percent: 0))
    return start == end ? nil : .linearGradient(gradient, from: start, to: end, transform: transform)
  }

  /// The paint of a radial gradient, or nil if it has no radius.
  private func radialPaint(_ gradient: Gradient, _ own: [Node], isBox: Bool, _ transform: Transform) -> Paint? {
    let half = Length(50, .percent)
    func value(_ name: String, _ axis: Axis, _ standard: Length?) -> Double? {
      number(name, axis, of: own, isBox: isBox, standard)
    }
    let center = Point(x: value("cx", .x, half) ?? 0, y: value("cy", .y, half) ?? 0)
    // A negative radius counts as missing.
    let radius =
      value("r", .both, half).flatMap { $0 >= 0 ? $0 : nil } ?? (isBox ? half.points(of: 1) : points(half, .both))
    guard radius > 0 else { return nil }
    let focus = Point(x: value("fx", .x, nil) ?? center.x, y: value("fy", .y, nil) ?? center.y)
    var focalRadius = max(value("fr", .both, nil) ?? 0, 0)
    // Equal circles are the limit of nearly equal ones: the first colour inside, and the last outside.
    if focus == center, focalRadius == radius { focalRadius *= 1 - 1e-6 }
    return .radialGradient(
      gradient, startCenter: focus, startRadius: focalRadius, endCenter: center, endRadius: radius,
      transform: transform)
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

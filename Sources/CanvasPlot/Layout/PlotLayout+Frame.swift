extension PlotLayout {
  /// The box of marks that reach beyond the plot. Strokes count with their whole widths on both sides.
  func markBounds(_ group: PlotGroup) -> Rect {
    var bounds = Rect(origin: .zero, size: group.size)
    for marks in group.marks where marks.clip == nil {
      if let symbols = marks.symbols {
        bounds = symbols.union(bounds, withStrokes: config.strokesTakeRoom)
        continue
      }
      for item in marks.items {
        if case .text(let text) = item { bounds = bounds.union(text.box) }
        if case .picture(let picture) = item, picture.box.isFinite { bounds = bounds.union(picture.box) }
        if case .shape(let shape) = item {
          let width = !config.strokesTakeRoom || shape.stroke == nil || shape.opacity == 0 ? 0 : shape.style.width
          guard !bounds.contains(shape.reach.insetBy(dx: -width, dy: -width)) else { continue }
          let box = shape.rect ?? shape.path.boundingBox
          if box.isFinite { bounds = bounds.union(box.insetBy(dx: -width, dy: -width)) }
        }
      }
    }
    return bounds
  }

  /// The rectangle behind a plot. The theme's is only behind plots with places along an axis, not behind pies.
  func frame(_ node: PlotNode, _ size: Size) -> PlotShape? {
    let own = node.view.frame
    let hasPlaces = node.units.contains { $0.unit.channels.keys.contains(where: \.isPosition) }
    let names = own[\.styles].flatMap { $0.isEmpty ? nil : $0 } ?? [hasPlaces ? "cell" : "view"]
    var look = names.reduce(own) { $0.over(config.styles[$1]?.frame ?? Partial()) }
    if names == ["cell"] { look = look.over(config.frame) }
    let options = look.applied()
    let rect = Rect(x: 0.5, y: 0.5, width: size.width, height: size.height)
    var shape =
      options.cornerRadius > 0
      ? PlotShape(Path(roundedRect: rect, cornerRadius: options.cornerRadius)) : PlotShape(rect: rect)
    shape.fill = options.fill.map(Paint.color)
    shape.stroke = options.stroke.map(Paint.color)
    shape.style.width = options.strokeWidth
    shape.style.dash = options.strokeDash
    shape.opacity = options.opacity
    shape.fillOpacity = options.fillOpacity
    shape.strokeOpacity = options.strokeOpacity
    return shape.fill == nil && shape.stroke == nil ? nil : shape
  }
}

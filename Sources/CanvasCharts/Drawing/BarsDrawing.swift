internal import Canvas

extension BarsLayout {
  /// Draws the bars. Only the ends at their values are rounded.
  func draw(with painter: ChartPainter) {
    for bar in bars where bar.box.width > 0 && bar.box.height > 0 { painter.fill(bar.path, bar.role) }
  }
}

extension BarsLayout.Bar {
  /// The outline.
  var path: Path {
    let isLying = roundEnd == .left || roundEnd == .right
    let (across, along) = isLying ? (box.height, box.width) : (box.width, box.height)
    let radius = min(BarsLayout.cornerRadius, across / 2, along)
    var radii = CornerRadii()
    switch roundEnd {
    case .top: (radii.topLeft, radii.topRight) = (radius, radius)
    case .bottom: (radii.bottomLeft, radii.bottomRight) = (radius, radius)
    case .left: (radii.topLeft, radii.bottomLeft) = (radius, radius)
    case .right: (radii.topRight, radii.bottomRight) = (radius, radius)
    case nil: return Path(rect: box)
    }
    return radius > 0 ? Path(roundedRect: box, radii: radii) : Path(rect: box)
  }
}

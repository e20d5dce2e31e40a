internal import Canvas

/// The graph as the app draws it: sector by sector.
struct ReferencePie: Sendable {
  let sectors: [PieSector]
  let colors: [Color]
  let labels: PieLabels
  let area: PieArea

  func draw(on context: DrawingContext) {
    let center = area.center
    let radius = area.radius
    let outline = StrokeStyle(width: PieMetrics.outlineWidth * area.unit)
    context.setStrokeColor(.black)
    for (position, sector) in sectors.enumerated() {
      // The path is not closed: filling closes it, and its outline is the arc and the radius at its end.
      var path = Path()
      path.addArc(
        center: center, radius: radius, startAngle: sector.startAngle, endAngle: sector.endAngle, clockwise: true)
      path.addLine(to: center)
      context.setFillColor(colors[position])
      context.fill(path)
      context.stroke(path, style: outline)
      let point = sector.middlePoint(center: center, distance: radius * 2 / 3)
      context.draw(labels.texts[position], at: point.offsetBy(dx: -labels.sizes[position].width / 2, dy: 0))
    }
  }
}

internal import Canvas

/// The graph as the app draws it: sector by sector.
struct ReferencePie: Sendable {
  let sectors: [PieSector]
  let colors: [Color]
  let labels: PieLabels
  let area: PieArea

  func draw(on context: DrawingContext) {
    let center = area.frame.center
    let radius = area.radius
    for (position, sector) in sectors.enumerated() {
      // The path is not closed: filling closes it, and its outline is the arc and the radius at its end.
      context.beginPath()
      context.addArc(
        center: center, radius: radius, startAngle: sector.startAngle, endAngle: sector.endAngle, clockwise: true)
      context.addLine(to: center)
      context.setFillColor(colors[position])
      context.drawPath(using: .fillStroke)
      let point = sector.middlePoint(center: center, distance: radius * 2 / 3)
      context.draw(labels.texts[position], at: point.offsetBy(dx: -labels.sizes[position].width / 2, dy: 0))
    }
  }
}

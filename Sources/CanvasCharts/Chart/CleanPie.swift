internal import Canvas
internal import CanvasData

/// The graph in clean order: all fills, all outlines, all labels.
struct CleanPie: Sendable {
  let sectors: [PieSector]
  let colors: [Color]
  let texts: [StyledText]
  let arrangement: PieArrangement
  let area: PieArea
  let background: Color?

  init(sectors: [PieSector], colors: [Color], labels: PieLabels, area: PieArea, background: Color?) {
    self.sectors = sectors
    self.colors = colors
    self.background = background
    self.area = area
    texts = labels.texts
    arrangement = PieLabelLayout(sectors: sectors, sizes: labels.sizes, area: area).arrangement()
  }

  var warnings: [String] {
    let unplaced = arrangement.unplaced
    guard !unplaced.isEmpty else { return [] }
    let names = PieLabels.list(unplaced.lazy.map { DataError.quoted(texts[$0].string) })
    return ["no room for \(unplaced.count == 1 ? "the label" : "\(unplaced.count) labels") \(names)"]
  }

  func drawGraph(on context: DrawingContext) {
    let center = arrangement.center
    let radius = arrangement.radius
    for (position, sector) in sectors.enumerated() {
      var shape = sector
      // Between slivers no whole outline covers the seam where the background shines through two antialiased edges:
      // there a fill reaches under the next ones.
      if position + 1 < sectors.count, outlineWidth(before: position + 1) < fullOutlineWidth,
        colors[position].alpha == 1, colors[position + 1].alpha == 1
      {
        shape.endAngle = min(shape.endAngle + 0.1, 2 * Double.pi)
      }
      context.setFillColor(colors[position])
      context.fill(shape.path(center: center, radius: radius))
    }
    drawOutlines(on: context)
  }

  /// Draws the labels. Those outside may stand outside of the view.
  func drawLabels(on context: DrawingContext) {
    for label in arrangement.labels { draw(label, on: context) }
  }

  // The outlines of all sectors are the rim and the radii between neighbours. Drawn as such each edge is painted once:
  // twice, as part of two sectors, its antialiased sides would be darker.
  private func drawOutlines(on context: DrawingContext) {
    let center = arrangement.center
    let radius = arrangement.radius
    context.setStrokeColor(.black)
    let width = fullOutlineWidth
    var whole = Path(pieCenter: center, radius: radius, startAngle: 0, endAngle: 2 * Double.pi)
    for (position, sector) in sectors.enumerated() where sectors.count > 1 && !sector.isFullTurn && sector.sweep > 0 {
      let lineWidth = outlineWidth(before: position)
      // The round ends make the middle of the pie a dot; at the rim they stay within the rim's own line.
      let end = center.onCircle(radius: radius - lineWidth / 2, angle: sector.startAngle)
      if lineWidth == width {
        whole.move(to: center)
        whole.addLine(to: end)
      } else if lineWidth > width / 100 {
        var line = Path()
        line.move(to: center)
        line.addLine(to: end)
        context.stroke(line, style: StrokeStyle(width: lineWidth, cap: .round))
      }
    }
    context.stroke(whole, style: StrokeStyle(width: width, cap: .round, join: .round))
  }

  private var fullOutlineWidth: Double { PieMetrics.outlineWidth * area.unit }

  /// The width of the line at a sector's start. Of a sliver little would be seen between two whole lines: there they are
  /// thinner, a third of its arc.
  private func outlineWidth(before position: Int) -> Double {
    let sweep = sectors[position].sweep
    let before = sectors[position == 0 ? sectors.count - 1 : position - 1].sweep
    return min(fullOutlineWidth, arrangement.radius * min(sweep, before > 0 ? before : sweep) / 3)
  }

  private func draw(_ label: PieArrangement.Label, on context: DrawingContext) {
    var text = texts[label.sector]
    text.font = text.font.withSize(text.font.size * arrangement.textScale)
    if label.leader.isEmpty {
      text.color = colors[label.sector].ink(on: background)
    } else {
      text.color = Color.clear.ink(on: area.path.contains(label.box.center) ? background : nil)
      var leader = Path()
      leader.addLines(between: label.leader)
      context.setStrokeColor(text.color)
      context.stroke(leader, style: StrokeStyle(width: PieMetrics.leaderWidth * area.unit, join: .round))
    }
    context.draw(text, at: label.box.origin)
  }
}

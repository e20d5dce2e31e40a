internal import Canvas

/// The axes at the left of a plot and below it.
extension UprightPanel {
  /// Where the last point of lines may be, so that its name below has room on both sides.
  func right(from left: Double) -> Double {
    guard !isBanded, case .names(let names) = chart.x, let last = names.last, names.count > 1 else { return rect.maxX }
    return rect.maxX + 8 - min(style.width(String(last.prefix(100)), style.tick) + 2, rect.width * 0.3) / 2
  }

  func texts(ofTicks ticks: [Double], _ decimals: Int) -> [String] {
    range.isPercent
      ? ticks.map { model.formats.percent($0, decimals: max(decimals - 2, 0)) }
      : model.formats.ticks(ticks, decimals: decimals)
  }

  func valueAxis(_ texts: [String], values: LinearScale, plot: Rect) -> AxisLayout {
    var axis = AxisLayout()
    for (value, text) in zip(values.ticks, texts) {
      let y = values.position(of: value)
      let line = AxisLayout.Line(from: Point(x: plot.minX, y: y), to: Point(x: plot.maxX, y: y))
      if value == 0 { axis.base = line } else { axis.grid.append(line) }
      axis.labels.append(
        PlacedText(
          text, style.tick, at: Point(x: plot.minX - Self.labelGap, y: y + 4), alignment: .right,
          measuredBy: style.measurer))
    }
    return axis
  }

  func placeAxis(_ places: PlaceAxis, space: PlotSpace) -> AxisLayout {
    var axis = AxisLayout()
    axis.wantedDateCount = places.wantedCount
    let bottom = space.plot.maxY
    for x in places.ticks {
      axis.ticks.append(AxisLayout.Line(from: Point(x: x, y: bottom), to: Point(x: x, y: bottom + 5)))
    }
    for label in places.labels {
      let width = style.width(label.string, style.tick)
      // At the picture's edges a label stays inside.
      let half = width / 2
      let low = rect.minX + half - PlaceAxis.reach
      let x = max(min(label.center, max(rect.maxX + PlaceAxis.reach - half, low)), low)
      let y = bottom + 17 + Double(label.row) * Self.rowPitch
      axis.labels.append(
        PlacedText(label.string, style.tick, at: Point(x: x, y: y), alignment: .center, measuredBy: style.measurer)
          .among(label.surroundings))
    }
    return axis
  }
}

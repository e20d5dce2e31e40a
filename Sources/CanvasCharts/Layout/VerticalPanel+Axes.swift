/// The axes on the left of a plot and below it.
extension VerticalPanel {
  /// The range of the first and last points of lines that leaves room for their names below.
  var pointRange: (low: Double, high: Double) {
    guard !isBanded else { return (rect.minX, rect.maxX) }
    func half(_ name: String) -> Double {
      min(style.width(String(name.prefix(100)), style.tick) + 2, rect.width * 0.3) / 2
    }
    switch chart.x {
    case .names(let names) where names.count > 1:
      return (rect.minX + half(names[0]), rect.maxX + PlaceAxis.reach - half(names[names.count - 1]))
    case .dates(let dates, let period) where dates.count > 1:
      return (rect.minX, rect.maxX + min(PlaceAxis.reach - half(model.formats.tick(dates[dates.count - 1], period)), 0))
    case .times(let times) where times.count > 1:
      return (rect.minX, rect.maxX + min(PlaceAxis.reach - half(times[0].clock()), 0))
    default: return (rect.minX, rect.maxX)
    }
  }

  func valueAxis(_ texts: [String], values: LinearScale, plot: Rect) -> AxisLayout {
    var axis = AxisLayout()
    axis.isBaseBehindMarks = chart.hasNeutralAnswers
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
      // At the picture's edges, labels stay inside.
      let half = width / 2
      let low = rect.minX - reach + half
      let x = max(min(label.center, max(rect.maxX + PlaceAxis.reach - half, low)), low)
      let y = bottom + Self.labelBaseline + Double(label.row) * Self.rowPitch
      axis.labels.append(
        PlacedText(label.string, style.tick, at: Point(x: x, y: y), alignment: .center, measuredBy: style.measurer)
          .among(label.surroundings))
    }
    return axis
  }
}

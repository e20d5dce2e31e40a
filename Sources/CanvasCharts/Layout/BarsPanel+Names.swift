internal import Canvas
internal import CanvasData

/// The names at the left of bars.
extension BarsPanel {
  func fittedNames(step: Double, size: Double) -> [FittedText] {
    let nameStyle = ChartTextStyle(.regular, size: size)
    let lines = lineCount(step: step, nameStyle)
    var widest = (rect.width * Self.namePart).rounded(.down)
    if case .inWidth(let width) = self.names { widest = width }
    return shownNames.map { name in
      let width = style.width(String(name.prefix(200)), nameStyle)
      if width <= widest, name.utf8.count < 200 { return FittedText(lines: [name], width: width, isCut: false) }
      return style.measurer.fit(name, nameStyle, width: widest, lineCount: lines)
    }
  }

  /// The number of lines that fit into the bar's thickness, apart from the descenders of the last line.
  private func lineCount(step: Double, _ text: ChartTextStyle) -> Int {
    let rows = chart.layers.first?.rowCount ?? 1
    let bar = BarsLayout.bandwidth(step: step, rows: rows)
    return max(1, min(Self.mostLines, 1 + Int(saturating: (bar - text.size + Self.below) / text.lineHeight)))
  }

  /// The minimum step for names with a number of lines.
  static func step(ofLines count: Int, _ text: ChartTextStyle) -> Double {
    (text.size - below / 2 + text.lineHeight * Double(count - 1)) / BarsLayout.barFraction
  }
  static let mostLines = 3
  private static let below = 1.0

  /// The names of the places. A year common to dates is written once.
  private var shownNames: [String] {
    if case .times(let times) = chart.x, !CalendarTime.areTimesOfDay(times) {
      // The date is written once.
      return zip(times, [nil] + times.map(\.date)).map { time, dateBefore in
        model.formats.time(time, isTimeOfDay: time.date == dateBefore)
      }
    }
    guard case .dates(let dates, let period) = chart.x, period == .month || period == .quarter, dates.count > 1
    else { return chart.placeNames(model.formats) }
    return zip(dates, [nil] + dates.map(\.year)).map { date, yearBefore in
      date.year == yearBefore ? model.formats.tick(date, period) : model.formats.date(date, period)
    }
  }

  func addNames(
    _ names: [FittedText], size: Double, right: Double, space: PlotSpace, to panel: inout PanelLayout
  ) {
    let nameStyle = ChartTextStyle(.regular, size: size)
    let pitch = nameStyle.lineHeight
    for (name, center) in zip(names, space.centers) {
      let first = center + size * 0.35 - pitch * Double(name.lines.count - 1) / 2
      for (row, line) in name.lines.enumerated() {
        // The width of a single line is already known.
        let width = name.lines.count == 1 ? name.width : style.width(line, nameStyle)
        panel.placeAxis.labels.append(
          PlacedText(
            line, nameStyle, origin: Point(x: right - width, y: first + pitch * Double(row)), width: width
          ).among(name.surroundings(ofLine: row)))
      }
    }
    let cut = names.count(where: \.isCut)
    if cut > 0 { panel.notes.append("\(cut) of \(names.count) names are truncated because they don't fit") }
  }
}

/// The names at the left of bars.
extension HorizontalPanel {
  func fittedNames(step: Double, size: Double) -> [FittedText] {
    let nameStyle = ChartTextStyle(.regular, size: size)
    let isDiverging = chart.layers.contains { $0.sides != nil }
    let lines =
      isDiverging
      ? min(maximumLines(step: step, nameStyle), Self.maximumQuestionLines) : lineCount(step: step, nameStyle)
    var widths = (isDiverging ? Self.answerParts : [Self.namePart]).map { (rect.width * $0).rounded(.down) }
    if case .inWidth(let width) = self.names { widths = [width] }
    var fitted: [FittedText] = []
    for width in widths {
      fitted = fittedNames(nameStyle, width: width, lineCount: lines)
      if isDiverging { fitted = balanced(fitted, nameStyle, width: width) }
      if !fitted.contains(where: { $0.isCut || $0.breaksWords }) { return fitted }
    }
    // Rather than be cut, a name may be taller than its bar.
    let most = maximumLines(step: step, nameStyle)
    guard let width = widths.last, most > lines, fitted.contains(where: \.isCut) else { return fitted }
    return fittedNames(nameStyle, width: width, lineCount: most)
  }

  private func fittedNames(_ nameStyle: ChartTextStyle, width widest: Double, lineCount: Int) -> [FittedText] {
    shownNames.map { name in
      let width = style.width(String(name.prefix(200)), nameStyle)
      if width <= widest, name.utf8.count < 200 { return FittedText(lines: [name], width: width, isCut: false) }
      return style.measurer.fit(name, nameStyle, width: widest, lineCount: lineCount)
    }
  }

  /// The same names with lines of about equal length, without a single short word on the last line.
  private func balanced(_ names: [FittedText], _ nameStyle: ChartTextStyle, width: Double) -> [FittedText] {
    zip(shownNames, names).map { name, fitted in
      let count = fitted.lines.count
      guard count > 1, !fitted.isCut, !fitted.breaksWords else { return fitted }
      var best = fitted
      var (low, high) = (width / Double(count + 1), width)
      while high - low > 1 {
        let middle = (low + high) / 2
        let other = style.measurer.fit(name, nameStyle, width: middle, lineCount: count)
        if other.isCut || other.breaksWords { low = middle } else { (best, high) = (other, middle) }
      }
      return best
    }
  }

  /// The fractions of the width that names of questions may take: as little as they need, because answers need room on
  /// both sides.
  static let answerParts = [0.34, 0.42, namePart]

  /// The number of lines that fit into the bar's thickness, apart from the descenders of the last line.
  private func lineCount(step: Double, _ text: ChartTextStyle) -> Int {
    let rows = chart.layers.first?.rowCount ?? 1
    let bar = BarsLayout.bandwidth(step: step, rows: rows)
    return max(1, min(Self.maximumLines, 1 + Int(saturating: (bar - text.size + Self.below) / text.lineHeight)))
  }

  /// The number of lines that fit between two names, with a gap to the next name.
  private func maximumLines(step: Double, _ text: ChartTextStyle) -> Int {
    max(1, min(Self.maximumLines, Int(saturating: (step - Self.nameRowGap) / text.lineHeight)))
  }

  /// The minimum step for names of a number of lines that may be taller than their bars.
  static func answerStep(ofLines count: Int, _ text: ChartTextStyle) -> Double {
    text.lineHeight * Double(count) + nameRowGap
  }
  /// The minimum distance between the names of two bars, in points.
  private static let nameRowGap = 8.0

  /// The minimum step for names with a number of lines.
  static func step(ofLines count: Int, _ text: ChartTextStyle) -> Double {
    (text.size - below / 2 + text.lineHeight * Double(count - 1)) / BarsLayout.barFraction
  }
  static let maximumLines = 4
  /// Questions rather take more of the width than a fourth line.
  static let maximumQuestionLines = 3
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
    if cut > 0 {
      panel.notes.append(Note(.dropped, "\(cut) of \(names.count) names are truncated because they don't fit"))
    }
  }
}

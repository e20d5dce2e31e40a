/// Bars of answers on both sides of a middle, and their percentages.
extension BarsLayout {
  /// Adds the answers of a place. Only the outermost have rounded corners. The others leave a gap to the next one away
  /// from the middle, and the neutral one leaves it on both sides.
  mutating func addAnswers(
    _ answers: AnswerStack, _ layer: PreparedLayer, place: Int, places: (Double, Double), in space: PlotSpace
  ) {
    for (index, part) in answers.parts.enumerated() {
      let (isFirst, isLast) = (index == 0, index == answers.parts.count - 1)
      let (from, to) = (space.values.position(of: part.from), space.values.position(of: part.to))
      let direction: Double = to < from ? -1 : 1
      let gap = min(Self.stackGap, abs(to - from) / 4) * direction
      // Below the middle, the outer end is the lower one.
      let low = part.from < 0 && !isFirst ? from + gap : from
      let high = part.to > 0 && !isLast ? to - gap : to
      let value = layer.value(part.series, place) ?? 0
      var end: End?
      if isLast, part.from >= 0 { end = space.isHorizontal ? .right : .top }
      if isFirst, part.to <= 0 { end = space.isHorizontal ? .left : .bottom }
      bars.append(
        Bar(
          box: space.rect(places: places, values: (low, high)), roundEnd: end, role: layer.role(part.series, place),
          series: part.series, place: place, value: value))
    }
  }

  /// The distance from a percentage to the ends of its bar, in points.
  private static let labelMargin = 3.0

  /// Adds percentages in the bars in which they fit, or values if they are asked for. Returns how many don't fit.
  mutating func addShares(style: PlotStyle, size: Double) -> Int {
    let text = ChartTextStyle(.medium, size: size)
    var rest = bars[...]
    while let first = rest.first {
      let row = rest.prefix { $0.place == first.place }
      rest = rest.dropFirst(row.count)
      for (bar, share) in zip(row, style.model.formats.wholePercents(row.map(\.value))) {
        addShare(style.shareText(share, value: bar.value), in: bar, style: style, text: text)
      }
    }
    return bars.count - labels.count
  }

  private mutating func addShare(_ string: String, in bar: Bar, style: PlotStyle, text: ChartTextStyle) {
    let capital = text.size * 0.73
    let width = style.width(string, text)
    guard width + 2 * Self.labelMargin <= bar.box.width, capital + 2 * Self.labelMargin <= bar.box.height else {
      return
    }
    let fill = style.theme.fill(of: bar.role)
    let text = changing(text) { $0.ink = fill.color.ink(on: style.theme.ground) == .black ? .black : .white }
    let origin = Point(x: bar.box.midX - width / 2, y: bar.box.midY + capital / 2)
    labels.append(PlacedText(string, text, origin: origin, width: width))
    guard fill.pattern != .none else { return }
    let plate = Rect(x: origin.x, y: origin.y - capital, width: width, height: capital).insetBy(dx: -3, dy: -3)
    plates.append(Plate(box: plate.intersection(bar.box), role: bar.role))
  }
}

extension PlotStyle {
  /// The label of an answer: its percentage, its value, or both.
  fileprivate func shareText(_ share: String, value: Double) -> String {
    switch model.valueLabels {
    case .value: model.formats.value(value)
    case .both: "\(model.formats.value(value)) · \(share)"
    case .automatic, .percent, .none: share
    }
  }
}

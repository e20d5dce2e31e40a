extension UnitEncoder {
  /// Texts at points, or around a centre if they have an angle and a radius.
  mutating func texts(_ style: PlotMarkStyle, _ measurer: TextMeasurer) throws(PlotError) -> [PlotItem] {
    let (x, y) = (try points(.x, .middle), try points(.y, .middle))
    let hasAngle = unit.channels[.theta] != nil || mark.own.sets(\.places[.theta])
    let theta = hasAngle ? try points(.theta, .none) : nil
    let hasRadius = unit.channels[.radius] != nil || set.sets(\.places[.radius])
    let radius = hasRadius ? try points(.radius, .none) : nil
    let own = (mark.own[\.fontSize] ?? nil) ?? (mark.own[\.size] ?? nil)?.points ?? options.fontSize
    let sizes = try numbers(.size, own) ?? PlotNumbers(own ?? 11)
    let angles = try numbers(.angle, options.angle)
    let strings = try strings()
    var base = PlotTextStyle(weight: options.fontWeight, size: 11)
    let (align, baseline) = (options.align, options.baseline ?? .middle)
    return (0..<rowCount).compactMap { row in
      var anchor = Point(x: x[row], y: y[row])
      if let theta, let radius {
        anchor = anchor.onCircle(radius: radius[row], angle: theta[row] - .pi / 2)
      }
      let size = sizes[row]
      guard anchor.isFinite, size > 0, size.isFinite, !strings[row].isEmpty else { return nil }
      guard let color = style.color(row: row) else { return nil }
      base.size = size
      base.lineHeight = options.lineHeight ?? size + 2
      base.color = color
      base.opacity = style.opacity(row: row)
      var text = PlotText(lines: strings[row], anchor: anchor, style: base, align: align, baseline: baseline)
      text.angle = angles.map { $0[row] } ?? 0
      let turned = Transform(rotationAngle: text.angle * .pi / 180)
      let shift = Point(x: options.dx, y: options.dy).applying(turned)
      text.anchor = Point(x: anchor.x + shift.x, y: anchor.y + shift.y)
      return .text(text.measured(measurer, limit: options.limit))
    }
  }

  /// The lines of text of each row.
  private mutating func strings() throws(PlotError) -> [[String]] {
    guard let channel = unit.channels[.text] else { return [[String]](repeating: options.text, count: rowCount) }
    func strings(_ channel: PlotChannel) -> [[String]] {
      guard channel.hasData else {
        let lines = channel.value?.lines ?? []
        return [[String]](repeating: lines, count: rowCount)
      }
      let formatter = PlotValueFormatter(channel, channel.format, config, environment.zone)
      let column =
        channel.datum.map { DataColumn.values(Array(repeating: $0, count: rowCount)) }
        ?? unit.frame.column(channel.columnName)
      let ends = channel.bin.isOn ? unit.frame.column(channel.column(.end)) : nil
      return (0..<rowCount).map { row in
        if case .list(let lines) = column[row] { return lines.map(\.name) }
        if column[row].isNull { return [column[row].name] }
        let text = formatter.text(column[row])
        let range = ends.map { text + " \u{2013} " + formatter.text($0[row]) } ?? text
        return range.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      }
    }
    var result = strings(channel)
    for condition in channel.conditions.reversed() {
      let others = strings(condition.channel)
      for row in 0..<rowCount where try condition.test(unit.frame, row, &environment) { result[row] = others[row] }
    }
    return result
  }
}

extension Font.Weight {
  /// The weight of charts that is nearest to one of CSS's.
  package init(css value: DataValue?) {
    switch value {
    case .number(let number):
      self = number >= 700 ? .bold : number >= 600 ? .semibold : number >= 500 ? .medium : .regular
    case .text("bold"), .text("bolder"): self = .bold
    case .text("medium"): self = .medium
    case .text("semibold"): self = .semibold
    default: self = .regular
    }
  }
}

extension MarkPlot {
  /// The maximum number of `AxisMarks` of an axis that are drawn.
  private static let axisLimit = 8
  /// The maximum number of different groups of marks at the values of an axis.
  private static let groupLimit = 6

  /// The axes along a direction: those of the chart's options, or a default one.
  func axisMarks(_ direction: MarkDirection) -> [PlacedAxisMarks] {
    let options = axis(direction).options
    guard !options.isHidden else { return [] }
    var list =
      options.marks?.prefix(Self.axisLimit).map(PlacedAxisMarks.init)
      ?? [changing(PlacedAxisMarks(AxisMarks())) { $0.isDefault = true }]
    let side = options.titlePosition.side
    if options.title != nil, let side, side.isHorizontal == (direction == .x),
      side != list.first?.side ?? (direction == .x ? .bottom : .left)
    {
      // The title alone, on the other side.
      for index in list.indices { list[index].hasTitle = false }
      list.append(changing(PlacedAxisMarks(AxisMarks())) { ($0.side, $0.parts) = (side, []) })
    } else {
      for index in list.indices.dropFirst() { list[index].hasTitle = false }
    }
    return list
  }

  /// A function from a value of an axis to its marks, or nil if they are the same at all values.
  func maker(_ direction: MarkDirection, _ index: Int) -> (@Sendable (AxisValue) -> [AxisPart])? {
    let marks = axis(direction).options.marks
    if let marks {
      guard marks.indices.contains(index) else { return nil }
      if let maker = marks[index].maker { return maker.make }
      let parts = marks[index].parts
      guard parts.contains(where: { $0.text != nil || $0.maker != nil }) else { return nil }
      return { _ in parts }
    }
    // Numbers that are values have the chart's format, if it has one.
    let formatter = model.formats.formatter
    let isValue = direction == layers.first?.marks.first?.valueDirection ?? .y
    guard isValue, axis(direction).kind == .numbers, formatter != ChartFormats().formatter else { return nil }
    let label = changing(AxisPart(.label)) { $0.maker = AxisMaker { $0.as(Double.self).map { formatter.text($0) } } }
    let parts = [AxisPart(.line), label]
    return { _ in parts }
  }

  /// The axes of marks that depend on their values: one for each group of values with the same lines and ticks.
  ///
  /// - Parameter ticks: The values.
  func groups(
    _ marks: PlacedAxisMarks, _ ticks: [DataValue], _ maker: @Sendable (AxisValue) -> [AxisPart]
  ) -> [PlacedAxisMarks] {
    var groups: [PlacedAxisMarks] = []
    var indexOf: [[AxisPart]: Int] = [:]
    for (index, tick) in ticks.enumerated() {
      let value = AxisValue(value: tick.plottedValue, index: index, count: ticks.count)
      var parts = maker(value)
      let text = parts.first { $0.kind == .label }.flatMap { $0.maker.map { $0.make(value) ?? "" } ?? $0.text }
      for place in parts.indices { (parts[place].text, parts[place].maker) = (nil, nil) }
      let ownText = text ?? self.text(of: tick, parts.first { $0.kind == .label })
      if let known = indexOf[parts] {
        groups[known].ticks?.append((tick, ownText))
      } else if groups.count < Self.groupLimit {
        indexOf[parts] = groups.count
        var group = marks
        (group.parts, group.ticks, group.isDefault) = (parts, [(tick, ownText)], false)
        group.hasTitle = marks.hasTitle && groups.isEmpty
        groups.append(group)
      }
    }
    return groups
  }

  /// The text of a value whose label has a format, or none.
  private func text(of value: DataValue, _ label: AxisPart?) -> String {
    guard let label else { return "" }
    switch value {
    case .time(let time): return TimeFormat(label.format ?? "%b %-d, %Y").text(time, zone: .utc)
    case .number(let number):
      return label.format.flatMap { NumberFormat($0) }?.text(number) ?? model.formats.formatter.text(number)
    default: return value.name
    }
  }
}

extension DataValue {
  /// The value as marks have it.
  var plottedValue: PlottedValue {
    switch self {
    case .text(let text): .name(text)
    case .number(let number): .number(number)
    case .time(let time): CalendarTime(milliseconds: time).map(PlottedValue.time) ?? .missing
    case .null, .undefined, .bool, .list, .record: .missing
    }
  }
}

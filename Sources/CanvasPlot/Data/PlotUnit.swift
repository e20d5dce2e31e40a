/// One mark over its rows, once the data is ready to be drawn.
struct PlotUnit: Sendable {
  var mark: PlotMark
  var channels: [PlotChannelName: PlotChannel]
  var orientation: Orientation?
  var stack: PlotStack?
  /// The rows that are drawn.
  var frame: DataFrame
  /// The rows of continuous domains, if they aren't those that are drawn.
  var domainFrame: DataFrame?
  /// The rows before they were aggregated, by which names are sorted.
  var rawFrame: DataFrame
  /// The bins of channels.
  var bins: [PlotChannelName: Bins] = [:]

  /// What of the rows isn't drawn.
  var notes: [Note] = []

  /// The areas that are selected at first.
  var brushes: [PlotBrush] = []

  /// The same unit with some of its rows.
  func rows(_ indices: [Int], raw: [Int]) -> PlotUnit {
    var unit = self
    (unit.frame, unit.domainFrame) = (frame.rows(indices), nil)
    unit.rawFrame = rawFrame.rows(raw)
    return unit
  }

  /// Whether a quantity moves the marks inside of the bands of a channel, so that bars and areas reach from its zero to
  /// it.
  func isRangedOffset(_ name: PlotChannelName) -> Bool {
    guard mark.kind == .bar || mark.kind == .area, name.second.flatMap({ channels[$0] }) == nil,
      let channel = channels[name], channel.hasData, channel.type.isDiscrete,
      let offset = name.offset.flatMap({ channels[$0] })
    else { return false }
    return offset.isMeasure
  }

  /// Whether data of the unit is on the scale of a channel.
  func uses(_ name: PlotChannelName) -> Bool {
    channels.contains { $0.key.scaleChannel == name && $0.value.withConditions.contains(where: \.isScaled) }
  }
}

/// How a unit's values are stacked.
struct PlotStack: Sendable, Hashable {
  /// The channel of the values.
  var channel: PlotChannelName
  var offset: StackOffset
}

/// The columns of a channel with bins, time units or stacked values.
enum PlotColumnPart: Sendable, Hashable {
  case start, end, range, stackStart, stackEnd, rectStart, rectEnd
}

extension PlotChannel {
  /// The name of the column with the channel's values.
  var columnName: String {
    if let aggregate {
      if aggregate.operation == .count { return "__count" }
      let key = aggregate.key.map { $0 + "." } ?? ""
      return "\(aggregate.operation.rawValue)_\(key)\(field ?? "")"
    }
    let field = field ?? ""
    if case .bins(let parameters) = bin { return "bin_\(parameters.columnName)_\(field)" }
    if let timeUnit, !isBinnedTime { return "\(timeUnit.name)_\(field)" }
    return field
  }

  func column(_ part: PlotColumnPart) -> String {
    switch part {
    case .start: columnName
    case .end: columnName + "_end"
    case .range: columnName + "_range"
    case .stackStart: columnName + "_start"
    case .stackEnd: columnName + "_end"
    case .rectStart: columnName + "_rect_start"
    case .rectEnd: columnName + "_rect_end"
    }
  }

  /// The part with which discrete scales name bins.
  var namePart: PlotColumnPart { bin.isOn && type.isDiscrete ? .range : .start }
}

internal import Canvas
internal import CanvasTables

/// The marks of an axis whose values and texts are known, as far as the chart says.
struct PlacedAxisMarks: Sendable {
  var values: AxisMarkValues
  /// The side of the plot, or nil for the default.
  var side: String?
  var parts: [AxisPart]
  /// The values with their texts, found by a layout before. Nil for the scale's own.
  var ticks: [(value: DataValue, text: String)]?
  /// Whether the axis has its title.
  var hasTitle = true
  /// Whether the axis is the chart's own choice.
  var isDefault = false
  /// Whether the axis only tells its values: as its labels, without a format.
  var tellsValues = false

  init(_ marks: AxisMarks) {
    values = marks.values
    side = marks.position.side
    parts = marks.parts
  }

  /// The label among the parts, or nil.
  var label: AxisPart? { parts.first { $0.kind == .label } }

  /// The same axis that only tells its values.
  var probe: PlacedAxisMarks {
    var probe = self
    (probe.parts, probe.tellsValues, probe.hasTitle) = ([AxisPart(.label)], true, false)
    return probe
  }
}

extension MarkPlot {
  /// The name of the texts of an axis in expressions.
  static func textsName(_ direction: MarkDirection) -> String { direction == .x ? "axisTextsX" : "axisTextsY" }

  /// The settings of an axis in a plot.
  ///
  /// - Parameter size: The size of the plot in points.
  func axisSettings(_ direction: MarkDirection, _ marks: PlacedAxisMarks, _ size: Size) -> PlotSettings {
    var settings = PlotSettings(["title": .null])
    let options = axis(direction).options
    if marks.hasTitle, let title = options.title, !title.isEmpty {
      settings["title"] = .text(title)
      if let alignment = options.titleAlignment { settings["titleAnchor"] = .text(anchor(alignment, direction)) }
      if let spacing = options.titleSpacing { settings["titlePadding"] = .number(spacing) }
    }
    if let side = marks.side, ["top", "bottom"].contains(side) == (direction == .x) {
      settings["orient"] = .text(side)
    }
    setValues(&settings, marks, direction)
    if !marks.isDefault || marks.tellsValues { setParts(&settings, marks) }
    if axis(direction).kind == .names, direction == .x { settings["labelAngle"] = 0 }
    setTexts(&settings, marks, direction)
    setDensity(&settings, marks, direction, size)
    return settings
  }

  /// Sets how many labels are below a plot, and puts those of periods with bars below the bars.
  private func setDensity(
    _ settings: inout PlotSettings, _ marks: PlacedAxisMarks, _ direction: MarkDirection, _ size: Size
  ) {
    let axis = axis(direction)
    guard axis.kind != .names, case .automatic(nil, _) = marks.values.kind else { return }
    let length = direction == .x ? size.width / 80 : size.height / 45
    if settings["tickCount"] == nil { settings["tickCount"] = .number(max(length.rounded(.down), 2)) }
    guard marks.isDefault, let period = axis.periodLength, let extent = axis.placeExtent else { return }
    let part = period / (extent.upperBound - extent.lowerBound)
    let shift = (direction == .x ? size.width : -size.height) * part / 2
    settings["labelOffset"] = .number(axis.options.isReversed ? -shift : shift)
    settings["tickMinStep"] = .number(period * 0.9)
    settings["labelFlush"] = false
  }

  private func anchor(_ alignment: AnnotationPosition, _ direction: MarkDirection) -> String {
    guard direction == .y else { return alignment.anchor }
    // A title along y begins at the bottom.
    switch alignment.direction.y {
    case ..<0: return "end"
    case 0: return "middle"
    default: return "start"
    }
  }

  private func setValues(_ settings: inout PlotSettings, _ marks: PlacedAxisMarks, _ direction: MarkDirection) {
    if let ticks = marks.ticks {
      settings["values"] = .list(ticks.map(\.value))
      return
    }
    switch marks.values.kind {
    case .automatic(let count, let step):
      if let count { settings["tickCount"] = .number(count) }
      if let step, step.isFinite, step > 0 { settings["tickMinStep"] = .number(step) }
    case .calendar(let unit, let count):
      settings["tickCount"] = ["interval": .text(unit), "step": .number(Double(count))]
    case .list(let values):
      let axis = axis(direction)
      settings["values"] = .list(values.compactMap(axis.value))
    case .step(let step): setMultiples(of: step, &settings, axis(direction))
    }
  }

  /// Sets the multiples of a step around all values. The axis leaves out those beyond its ends.
  private func setMultiples(of step: Double, _ settings: inout PlotSettings, _ axis: MarkAxis) {
    guard let extent = axis.extent, axis.kind == .numbers else { return }
    let (low, high) = (min(extent.lowerBound, 0), max(extent.upperBound, 0))
    // Stacks are higher than their values, but few have more than a hundred parts.
    let room = (high - low) * (layers.contains { $0.key.kind == .bar || $0.key.kind == .area } ? 4 : 0.5)
    let (first, last) = (((low - room) / step).rounded(.down), ((high + room) / step).rounded(.up))
    guard first.isFinite, last.isFinite, last - first <= 4000 else { return }
    settings["values"] = .list(stride(from: first, through: last, by: 1).map { .number($0 * step) })
  }

  private func setParts(_ settings: inout PlotSettings, _ marks: PlacedAxisMarks) {
    for (name, kind) in [("grid", AxisPart.Kind.line), ("ticks", .tick), ("labels", .label)] {
      settings[name] = .bool(marks.parts.contains { $0.kind == kind })
    }
    for part in marks.parts {
      let prefix = part.kind == .line ? "grid" : part.kind == .tick ? "tick" : "label"
      if let color = part.color { settings[prefix + "Color"] = color.setting }
      if let stroke = part.stroke {
        settings[prefix + "Width"] = .number(stroke.width)
        settings[prefix + "Dash"] = .list(stroke.dash.map(DataValue.number))
        if stroke.cap == .round { settings[prefix + "Cap"] = "round" }
      }
      if let length = part.length { settings["tickSize"] = .number(length) }
    }
  }

  private func setTexts(_ settings: inout PlotSettings, _ marks: PlacedAxisMarks, _ direction: MarkDirection) {
    if marks.tellsValues {
      settings["labelExpr"] = "datum.value"
      settings["labelOverlap"] = false
      settings["labelLimit"] = 0
    } else if let ticks = marks.ticks {
      let last = max(ticks.count - 1, 0)
      settings["labelExpr"] = .text("\(Self.textsName(direction))[round(datum.index * \(last))]")
    } else if let format = marks.label?.format {
      switch axis(direction).kind {
      case .times: settings["format"] = .text(format)
      case .numbers: if NumberFormat(format) != nil { settings["format"] = .text(format) }
      case .names: break
      }
    }
  }
}

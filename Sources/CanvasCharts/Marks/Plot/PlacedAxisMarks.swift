/// The marks of an axis whose values and texts are known, as far as the chart says.
struct PlacedAxisMarks: Sendable {
  var values: AxisMarkValues
  /// The side of the plot, or nil for the default.
  var side: PlotSide?
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
    changing(self) { ($0.parts, $0.tellsValues, $0.hasTitle) = ([AxisPart(.label)], true, false) }
  }
}

extension MarkPlot {
  /// The options of an axis in a plot.
  ///
  /// - Parameter size: The size of the plot in points.
  func axisOptions(_ direction: MarkDirection, _ marks: PlacedAxisMarks, _ size: Size) -> Partial<AxisOptions> {
    var axis = Partial<AxisOptions>()
    axis[\.title] = .some(nil)
    let options = self.axis(direction).options
    if marks.hasTitle, let title = options.title, !title.isEmpty {
      axis[\.title] = [title]
      if let alignment = options.titleAlignment { axis[\.titleText.anchor] = anchor(alignment, direction) }
      if let spacing = options.titleSpacing { axis[\.titleText.padding] = spacing }
    }
    if let side = marks.side, side.isHorizontal == (direction == .x) { axis[\.side] = side }
    setValues(&axis, marks, direction)
    if !marks.isDefault || marks.tellsValues { setParts(&axis, marks) }
    if self.axis(direction).kind == .names, direction == .x { axis[\.label.angle] = 0 }
    setTexts(&axis, marks, direction)
    setDensity(&axis, marks, direction, size)
    return axis
  }

  /// Sets how many labels are below a plot, and puts those of periods with bars below the bars.
  private func setDensity(
    _ options: inout Partial<AxisOptions>, _ marks: PlacedAxisMarks, _ direction: MarkDirection, _ size: Size
  ) {
    let axis = axis(direction)
    guard axis.kind != .names, case .automatic(nil, _) = marks.values.kind else { return }
    let length = direction == .x ? size.width / 80 : size.height / 45
    if options[\.tickCount] == nil { options[\.tickCount] = .count(max(length.rounded(.down), 2)) }
    guard marks.isDefault, let period = axis.periodLength, let extent = axis.placeExtent else { return }
    let part = period / (extent.upperBound - extent.lowerBound)
    let shift = (direction == .x ? size.width : -size.height) * part / 2
    options[\.labelOffset] = axis.options.isReversed ? -shift : shift
    options[\.tickMinStep] = period * 0.9
    options[\.labelFlush] = .some(nil)
  }

  /// The part of an axis at which its title is. A title along y begins at the bottom.
  private func anchor(_ alignment: AnnotationPosition, _ direction: MarkDirection) -> Double {
    direction == .y ? (1 - alignment.direction.y) / 2 : (1 + alignment.direction.x) / 2
  }

  private func setValues(_ options: inout Partial<AxisOptions>, _ marks: PlacedAxisMarks, _ direction: MarkDirection) {
    if let ticks = marks.ticks {
      options[\.values] = ticks.map(\.value)
      return
    }
    switch marks.values.kind {
    case .automatic(let count, let step):
      if let count { options[\.tickCount] = .count(count) }
      if let step, step.isFinite, step > 0 { options[\.tickMinStep] = step }
    case .calendar(let unit, let count): options[\.tickCount] = .interval(unit, step: Double(count))
    case .list(let values):
      let axis = axis(direction)
      options[\.values] = values.compactMap(axis.value)
    case .step(let step): setMultiples(of: step, &options, axis(direction))
    }
  }

  /// Sets the multiples of a step around all values. The axis leaves out those beyond its ends.
  private func setMultiples(of step: Double, _ options: inout Partial<AxisOptions>, _ axis: MarkAxis) {
    guard let extent = axis.extent, axis.kind == .numbers else { return }
    let (low, high) = (min(extent.lowerBound, 0), max(extent.upperBound, 0))
    // Stacks are higher than their values, but few have more than a hundred parts.
    let room = (high - low) * (layers.contains { $0.key.kind == .bar || $0.key.kind == .area } ? 4 : 0.5)
    let (first, last) = (((low - room) / step).rounded(.down), ((high + room) / step).rounded(.up))
    guard first.isFinite, last.isFinite, last - first <= 4000 else { return }
    options[\.values] = stride(from: first, through: last, by: 1).map { .number($0 * step) }
  }

  private func setParts(_ options: inout Partial<AxisOptions>, _ marks: PlacedAxisMarks) {
    func has(_ kind: AxisPart.Kind) -> Bool { marks.parts.contains { $0.kind == kind } }
    (options[\.hasGrid], options[\.hasTicks], options[\.hasLabels]) = (has(.line), has(.tick), has(.label))
    for part in marks.parts {
      if part.kind == .label, let color = part.color { options[\.label.color] = color.asCSS }
      if let length = part.length { options[\.tickSize] = length }
      guard part.kind != .label else { continue }
      let line: WritableKeyPath<AxisOptions, AxisLineOptions> = part.kind == .line ? \.grid : \.ticks
      if let color = part.color { options[line.appending(path: \.color)] = color.asCSS }
      guard let stroke = part.stroke else { continue }
      options[line.appending(path: \.width)] = stroke.width
      options[line.appending(path: \.dash)] = stroke.dash
      if stroke.cap == .round { options[line.appending(path: \.cap)] = .round }
    }
  }

  private func setTexts(_ options: inout Partial<AxisOptions>, _ marks: PlacedAxisMarks, _ direction: MarkDirection) {
    if marks.tellsValues {
      options[\.labelText] = .own { value, _ in value.isNull ? "" : value.name }
      (options[\.labelOverlap], options[\.label.limit]) = (LabelOverlap.none, 0)
    } else if let ticks = marks.ticks {
      let texts = Dictionary(ticks.map { ($0.value, $0.text) }) { first, _ in first }
      options[\.labelText] = .own { value, _ in texts[value] ?? "" }
    } else if let format = marks.label?.format {
      switch axis(direction).kind {
      case .times: options[\.format.pattern] = .text(format)
      case .numbers: if NumberFormat(format) != nil { options[\.format.pattern] = .text(format) }
      case .names: break
      }
    }
  }
}

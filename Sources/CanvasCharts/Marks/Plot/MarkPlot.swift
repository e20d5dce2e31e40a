/// A chart of marks as a view of the grammar.
struct MarkPlot: Sendable {
  let layers: [MarkLayer]
  let x: MarkAxis
  let y: MarkAxis
  let options: PlotOptions
  let model: ChartModel
  let theme: ChartTheme
  /// The names that have colours, in the order of the legend.
  let colorNames: [String]
  /// The names that have shapes, in the order of the legend.
  let symbolNames: [String]
  /// The names of positions beside each other.
  let positions: [String]
  /// The size of the whole plot with its axes and legends.
  var room = Size.zero

  /// - Throws: An error if names and numbers, or numbers and dates, are along the same axis.
  init(
    _ marks: [PlottedMark], options: PlotOptions, model: ChartModel, colorOrder: [String], theme: ChartTheme
  ) throws(MarkError) {
    (self.options, self.model, self.theme) = (options, model, theme)
    // The marks of a pie are alone.
    let hasSectors = marks.contains { $0.kind == .sector }
    let drawn = marks.filter { ($0.kind == .sector) == hasSectors }
    let xAxis = try MarkAxis(.x, drawn, options.x)
    let yAxis = try MarkAxis(.y, drawn, options.y)
    (x, y) = (xAxis, yAxis)
    let styles = drawn.filter(\.usesColorScale).compactMap(\.style)
    let known = Set(styles)
    colorNames = (colorOrder.filter(known.contains) + styles).firstOccurrences
    let shaped = drawn.compactMap(\.look.symbolName)
    let shapedNames = Set(shaped)
    symbolNames = (options.symbols.map(\.name).filter(shapedNames.contains) + shaped).firstOccurrences
    positions = drawn.compactMap(\.position).firstOccurrences
    layers = MarkLayer.layers(drawn).map { layer in
      var layer = layer
      let kept = layer.marks.indices.filter { Self.isPlaced(layer.marks[$0], layer, xAxis, yAxis) }
      if !layer.angles.isEmpty { layer.angles = kept.map { layer.angles[$0] } }
      layer.marks = kept.map { layer.marks[$0] }
      return layer
    }.filter { !$0.marks.isEmpty }
  }

  /// Whether a mark has a place. A missing value of a line or an area is a gap, and stays.
  private static func isPlaced(_ mark: PlottedMark, _ layer: MarkLayer, _ x: MarkAxis, _ y: MarkAxis) -> Bool {
    if mark.kind == .sector { return mark.sectorValue > 0 && !layer.angles.isEmpty }
    if let size = mark.look.symbolSizeValue, !size.isFinite, !layer.isPath { return false }
    for axis in [x, y] where mark.spanning != axis.direction {
      let isValue = axis.direction == mark.valueDirection
      if layer.isPath, isValue, mark.end(axis.direction) == nil { continue }
      guard let value = axis.value(mark.value(axis.direction)) else { return false }
      if let end = mark.end(axis.direction), axis.value(end) == nil { return false }
      if layer.key.kind == .point || layer.role != .marks, !axis.contains(value) { return false }
    }
    return true
  }

  func axis(_ direction: MarkDirection) -> MarkAxis { direction == .x ? x : y }

  /// Whether there is nothing to draw.
  var isEmpty: Bool {
    layers.allSatisfy { layer in
      layer.marks.allSatisfy { layer.isPath && x.value($0.x) == nil || layer.isPath && y.value($0.y) == nil }
    }
  }

  /// The number of marks that the chart has, without the points of functions.
  var markCount: Int {
    layers.filter { $0.role == .marks }.reduce(0) { $0 + ($1.key.look.isFunction ? 1 : $1.marks.count) }
  }
}

extension MarkAxis {
  /// Whether a value is between the ends that the chart's options give.
  func contains(_ value: DataValue) -> Bool {
    guard kind != .names, options.domain.count == 2, let number = value.quantity else { return true }
    let ends = options.domain.compactMap(\.quantity)
    guard ends.count == 2 else { return true }
    return number >= min(ends[0], ends[1]) && number <= max(ends[0], ends[1])
  }
}

/// A heat map: cells of two columns, coloured by the number of their rows or by a value.
package struct HeatmapDesign: PlotDesign {
  package let context: PlotContext
  package let x: HeatmapSide
  package let y: HeatmapSide
  /// The values of the cells by row, then by column. Nil for a cell without rows.
  package let values: [[Double?]]
  package let notes: [Note]
  private let text: @Sendable (DataValue) -> String

  /// The most cells whose values are written in them.
  private static let labelledCount = 160
  private static let cellHeight = (least: 22.0, most: 44.0)

  package init(_ context: PlotContext) {
    self.context = context
    let chart = context.chart
    let (xColumn, yColumn) = (context.column(.x), context.column(.y))
    var x = HeatmapSide(context, .x, period: chart.xPeriod, other: yColumn)
    var y = HeatmapSide(context, .y, period: chart.yPeriod, other: xColumn)
    // Long names are beside the plot.
    var swapNote: Note?
    if !x.isOrdered, !Self.fits(x, context), y.isOrdered || Self.fits(y, context) {
      if chart.isAsked { swapNote = Note(.chosen, "\(DataError.quoted(x.title)) is along y, where its names fit") }
      swap(&x, &y)
      (x, y) = (x.turned(isUpward: false), y.turned(isUpward: true))
    }
    (self.x, self.y) = (x, y)
    values = Self.values(context, x, y)
    let known = values.joined().compactMap(\.self)
    text =
      context.column(.value) == nil || chart.aggregate == .count
      ? PlotNumberTexts(countsIn: context.locale).texts(ofAny: known)
      : PlotNumberTexts(context, .value, isValue: true).texts(ofAny: known)
    let rows = x.places.indices.count { x.places[$0] < 0 || y.places[$0] < 0 }
    var notes = [x.note, y.note, swapNote].compactMap(\.self)
    let missing = [xColumn, yColumn].allSatisfy { $0?.kind == .text } ? "name" : "value"
    if rows > 0 { notes.append(Note(.dropped, "\(context.counted(rows, "row")) without a \(missing) left out")) }
    if let column = context.column(.value), chart.aggregate != .count {
      let valued = context.numbers(.value).enumerated().count { row, number in
        number.isFinite && x.places[row] >= 0 && y.places[row] >= 0
      }
      let cells = "\(context.counted(valued, "row")) are combined in \(context.counted(known.count, "cell"))"
      if valued > known.count {
        notes.append(Note(.chosen, "\(cells), each the \(chart.aggregate) of \(DataError.quoted(column.name))"))
      }
    }
    self.notes = notes
  }

  /// Whether the names of a side fit below a plot, in two lines.
  private static func fits(_ side: HeatmapSide, _ context: PlotContext) -> Bool {
    let step = context.room.width * 0.8 / Double(max(side.names.count, 1))
    return PlotNames(names: side.names).labels(width: step - 6, context) != nil
  }

  private static func values(_ context: PlotContext, _ x: HeatmapSide, _ y: HeatmapSide) -> [[Double?]] {
    let numbers = context.column(.value) == nil ? nil : context.numbers(.value)
    var lists = [[[Double]]](repeating: [[Double]](repeating: [], count: x.names.count), count: y.names.count)
    for row in x.places.indices where x.places[row] >= 0 && y.places[row] >= 0 {
      let number = numbers?[row] ?? 1
      if number.isFinite { lists[y.places[row]][x.places[row]].append(number) }
    }
    return lists.map { $0.map { combined($0, numbers == nil ? .count : context.chart.aggregate) } }
  }

  private static func combined(_ values: [Double], _ aggregate: Aggregate) -> Double? {
    guard !values.isEmpty else { return nil }
    let result: Double? =
      switch aggregate {
      case .sum: values.reduce(0, +)
      case .mean: values.reduce(0, +) / Double(values.count)
      case .median: Quantiles.quantile(values.sorted(), 0.5)
      case .minimum: values.min()
      case .maximum: values.max()
      case .last: values.last
      case .count: Double(values.count)
      }
    return result.flatMap { $0.isFinite ? $0 : nil }
  }

  // MARK: Words

  package var yTitle: String { y.title }

  private var valueTitle: String {
    let words = context.locale.chartWords
    guard context.column(.value) != nil else { return words.title(.count, of: "") }
    let title = context.title(.value)
    switch context.chart.aggregate {
    case .mean where isPlain, .median where isPlain: return title
    case let aggregate: return words.title(aggregate, of: title)
    }
  }

  /// Whether no cell combines several rows.
  private var isPlain: Bool {
    Set(x.places.indices.map { [x.places[$0], y.places[$0]] }).count == x.places.count
  }

  package var summary: String {
    // Weekdays and months have no title.
    let sides = [x.title, y.title].filter { !$0.isEmpty }.joined(separator: " and ")
    let start = "heat map" + (valueTitle.isEmpty ? "" : " of \(valueTitle)") + (sides.isEmpty ? "" : " by \(sides)")
    guard let best = cells.max(by: { $0.value < $1.value }) else { return "\(start): no data" }
    return "\(start): the greatest is \(text(.number(best.value))) at \(x.names[best.x]), \(y.names[best.y])"
  }

  // MARK: The view

  package var rowsHeight: Double? {
    let count = Double(y.names.count)
    let wanted = 290.0
    return min(max(wanted, count * Self.cellHeight.least), max(count * Self.cellHeight.most, 60))
      + (yTitle.isEmpty ? 0 : 22)
  }

  package func view(_ area: Size, head: Double) -> PlotView {
    let step = area.width / Double(max(x.names.count, 1))
    let (xNames, yNames) = (PlotNames(names: x.names), PlotNames(names: y.names))
    let labels = xNames.labels(width: step - 6, context) ?? xNames.cutLabels(width: step - 6, context)
    var channels: [PlotChannelName: PlotChannel] = [
      .x: xNames.channel("x", labels: thinned(labels, step), title: x.title, padding: 0, limit: 400),
      .y: yNames.channel("y", labels: y.names, title: "", padding: 0, limit: context.room.width * 0.3),
      .color: color(head: head),
    ]
    for name in [PlotChannelName.x, .y] { channels[name]?.axis?[\.hasDomain] = false }
    var cell = Partial<MarkOptions>()
    // Gutters are narrow between many cells.
    let side = min(step, area.height / Double(max(y.names.count, 1)))
    (cell[\.stroke], cell[\.strokeWidth]) = (.color(context.theme.ground.asCSS), min(side * 0.08, 1.5))
    return PlotView(.layers([PlotView(.unit(PlotMark(.rect, cell), channels), data: frame)]))
  }

  /// The labels of which every second or third is left out if they are names in an order that would touch.
  private func thinned(_ labels: [String], _ step: Double) -> [String] {
    guard x.isOrdered else { return labels }
    let widest = (x.names.map(context.width).max() ?? 0) + 6
    let every = max(Int(saturating: (widest / max(step, 1)).rounded(.up)), 1)
    guard every > 1 else { return x.names }
    return x.names.enumerated().map { $0.offset.isMultiple(of: every) ? $0.element : "" }
  }

  private func color(head: Double) -> PlotChannel {
    let known = values.joined().compactMap(\.self)
    var (low, high) = (known.min() ?? 0, known.max() ?? 1)
    let isDiverging = low < 0 && high > 0
    if isDiverging {
      high = max(-low, high)
      low = -high
    } else if context.column(.value) == nil {
      low = 0
    }
    if high <= low { high = low + max(abs(low), 1) }
    let axis = PlotAxisChoice.numbers(
      from: low, to: high, length: 420, isX: true,
      formatter: context.column(.value) == nil
        ? PlotNumberTexts(countsIn: context.locale) : PlotNumberTexts(context, .value, isValue: true))
    var channel = PlotChannel("value", .quantitative)
    channel.title = [valueTitle]
    channel.scale = PlotRamp.scale(from: low, to: high, isDiverging: isDiverging, context.theme)
    var legend = Partial<LegendOptions>()
    (legend[\.values], legend[\.gradientThickness]) = (axis.ticks.map(DataValue.number), 12)
    (legend[\.gradientLabelOffset], legend[\.titleText.limit]) = (6, 140)
    channel.legend = legend
    channel.formatted = axis.text
    return channel
  }

  /// The places of the values, row by row.
  private var cells: [(x: Int, y: Int, value: Double)] {
    values.enumerated().flatMap { row, cells in
      cells.enumerated().compactMap { column, value in value.map { (x: column, y: row, value: $0) } }
    }
  }

  private var frame: DataFrame {
    let cells = cells
    return DataFrame([
      "x": .numbers(cells.map { Double($0.x) }), "y": .numbers(cells.map { Double($0.y) }),
      "value": .numbers(cells.map(\.value)),
    ])
  }

  // MARK: Values in cells

  package func addTexts(to group: inout PlotGroup) -> [Note] {
    let numbers = frame["value"]?.quantities ?? []
    guard numbers.count <= Self.labelledCount, let index = group.marks.firstIndex(where: { $0.kind == "rect" }),
      group.marks[index].items.count == numbers.count
    else { return [] }
    let size = context.theme.sizes.tick
    let texts = numbers.map { text(.number($0)) }
    let widest = texts.map(context.width).max() ?? 0
    var marks = PlacedMarks(kind: "text")
    for (item, string) in zip(group.marks[index].items, texts) {
      guard case .shape(let shape) = item else { continue }
      let box = shape.rect ?? shape.path.boundingBox
      guard widest + 6 <= box.width, size + 5 <= box.height else { return [] }
      let ink = (shape.fill?.color ?? context.theme.ground).ink(on: context.theme.ground)
      let text = PlotText(
        lines: [string], anchor: Point(x: box.midX, y: box.midY), style: PlotTextStyle(size: size, color: ink),
        align: 0.5, baseline: .middle)
      marks.append(.text(text.measured(context.measurer)))
    }
    group.marks.append(marks)
    return []
  }
}

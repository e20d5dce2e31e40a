/// What a legend explains: a channel's scale, for the marks of a unit.
struct LegendPart {
  var name: PlotChannelName
  var channel: PlotChannel
  var scale: PlotScale
  var unit: PlotUnit
  var titles: PlotTitles
  /// Whether the colour fills some marks and is the line of others.
  var isOfFillsAndLines = false
}

/// Lays out one legend, from its own corner.
struct LegendBuilder {
  /// The channels that the legend explains. All have the same names or numbers.
  let parts: [LegendPart]
  let options: LegendOptions
  let config: PlotConfig
  let measurer: TextMeasurer
  /// The height of the plot, which limits gradients.
  let height: Double
  let width: Double
  var environment: ExpressionEnvironment

  /// The part whose values have labels.
  var first: LegendPart {
    let order: [PlotChannelName] = [.size, .shape]
    return order.lazy.compactMap { name in parts.first { $0.name == name } }.first ?? parts[0]
  }

  private var titleText: [String]? {
    parts.dropFirst().reduce(parts[0].titles) { $0.merged(with: $1.titles) }.lines(theme: config.legend[\.title])
  }

  var isHorizontal: Bool { options.isHorizontal ?? (options.place == .top || options.place == .bottom) }
  var labelStyle: PlotTextStyle { options.label.style(over: config.textStyle(.label)) }
  private var titleStyle: PlotTextStyle { options.titleText.style(over: config.textStyle(.title)) }

  /// The legend and its size.
  mutating func legend() throws(PlotError) -> (PlacedLegend, Size) {
    var legend = PlacedLegend(title: titleText)
    var top = 0.0
    var titleWidth = 0.0
    if let titleText, !titleText.allSatisfy(\.isEmpty) {
      let text = PlotText(
        lines: titleText, anchor: Point(x: 0, y: 0), style: titleStyle, align: 0, baseline: .top
      ).measured(measurer, limit: options.titleText.limit)
      legend.texts.append(text)
      titleWidth = text.width
      top =
        titleStyle.size + titleStyle.lineHeight * Double(titleText.count - 1) + options.titleText.padding
    } else {
      legend.title = nil
    }
    let body = try hasBands ? bands(&legend, top) : isGradient ? gradient(&legend, top) : symbols(&legend, top)
    return (legend, Size(width: max(titleWidth, body.width), height: top + body.height))
  }

  private var isGradient: Bool {
    if let own = options.kind { return own == .gradient && first.name.isColor }
    guard parts.count == 1, !first.isOfFillsAndLines, first.name.isColor, case .colors = first.scale.range else {
      return false
    }
    return !["quarter", "month", "day"].contains(first.channel.timeUnit?.name.withoutUTC ?? "")
  }

  // MARK: Gradients

  private mutating func gradient(_ legend: inout PlacedLegend, _ top: Double) throws(PlotError) -> Size {
    guard let quantity = first.scale.quantity, let low = quantity.domain.first, let high = quantity.domain.last else {
      return .zero
    }
    legend.isGradient = true
    let count = 64
    let stops = (0...count).compactMap { index -> Gradient.Stop? in
      let part = Double(index) / Double(count)
      guard let color = first.scale.output(.number(quantity.invert(part))).color else { return nil }
      return Gradient.Stop(location: part, color: color)
    }
    legend.colors = stride(from: 0, through: count, by: count / 4).map { $0 < stops.count ? stops[$0].color : nil }
    let box = gradientBox(top)
    var shape = PlotShape(rect: box)
    shape.fill =
      isHorizontal
      ? .linearGradient(Gradient(stops: stops), from: Point(x: box.minX, y: 0), to: Point(x: box.maxX, y: 0))
      : .linearGradient(Gradient(stops: stops), from: Point(x: 0, y: box.maxY), to: Point(x: 0, y: box.minY))
    shape.opacity = options.gradientOpacity
    legend.shapes.append(shape)
    let tickCount = options.tickCount ?? max(2, 2 * (gradientLength / 100).rounded(.down))
    let ticks = values(.count(tickCount)).filter {
      $0.quantity.map { $0 >= min(low, high) && $0 <= max(low, high) } ?? false
    }
    let strings = try strings(ticks, .count(tickCount))
    let places = ticks.map { $0.quantity.map(quantity.position(of:)) ?? 0 }
    return placeLabels(&legend, Array(zip(strings, places)), beside: box, top)
  }

  /// The box of the colors below the title.
  func gradientBox(_ top: Double) -> Rect {
    let (thickness, length) = (options.gradientThickness, gradientLength)
    let size = isHorizontal ? Size(width: length, height: thickness) : Size(width: thickness, height: length)
    return Rect(origin: Point(x: 0, y: top), size: size)
  }

  /// The length of a gradient or of bands, in points.
  var gradientLength: Double {
    if let own = options.gradientLength { return own }
    guard isHorizontal else { return min(max(height, 64), 200) }
    return options.place == .top || options.place == .bottom ? min(max(width, 100), 200) : 100
  }

  /// Adds the labels at some parts of a gradient's length, from its low end, and returns the size with the gradient.
  func placeLabels(
    _ legend: inout PlacedLegend, _ labels: [(text: String, part: Double)], beside box: Rect, _ top: Double
  ) -> Size {
    var texts: [PlotText] = []
    let offset = options.gradientLabelOffset
    for (string, part) in labels {
      let anchor =
        isHorizontal
        ? Point(x: (box.minX + box.width * part).rounded(), y: box.maxY + offset)
        : Point(x: box.maxX + offset, y: (box.maxY - box.height * part).rounded())
      // The first and the last label stay beside the gradient.
      let align = isHorizontal ? (part <= 0.001 ? 0 : part >= 0.999 ? 1 : 0.5) : 0
      let baseline: PlotBaseline = isHorizontal ? .top : part >= 0.999 ? .top : part <= 0.001 ? .bottom : .middle
      texts.append(
        PlotText(lines: [string], anchor: anchor, style: labelStyle, align: align, baseline: baseline)
          .measured(measurer, limit: options.label.limit))
    }
    let overlap = options.labelOverlap ?? .parity
    let visible = overlap.visible(texts.map(\.box), separation: options.labelSeparation)
    let shown = zip(texts, visible).filter { $0.1 && !$0.0.lines.joined().isEmpty }.map(\.0)
    legend.labels = shown.map { $0.lines.joined(separator: " ") }
    legend.texts += shown
    let right = shown.map(\.box.maxX).max() ?? 0
    let bottom = shown.map(\.box.maxY).max() ?? 0
    return Size(width: max(box.maxX, right), height: max(box.maxY, bottom) - top)
  }

  // MARK: Symbols

  private mutating func symbols(_ legend: inout PlacedLegend, _ top: Double) throws(PlotError) -> Size {
    let values = values(.count(options.tickCount ?? 5))
    let limit = Int(saturating: max(options.symbolLimit, 0))
    let strings = try strings(values, .count(5))
    let shown = limit > 0 && values.count > limit ? limit - 1 : values.count
    var entries = zip(values, strings).prefix(shown).map { entry($0, $1) }
    if shown < values.count { entries.append(rest(values.count - shown)) }
    let symbolWidth = entries.map(\.cell).max() ?? 0
    let padding = options.columnPadding
    let columns = columnCount(entries.count) {
      columnWidths(entries, $0, symbolWidth).reduce(-padding) { $0 + $1 + padding }
    }
    if let height = options.room.height {
      let pitch = max(symbolWidth, labelStyle.size).rounded(.up) + options.rowPadding
      let most = max(Int(saturating: (height + options.rowPadding) / pitch), 1) * columns
      if entries.count > most {
        legend.leftOut = entries.count - most + 1
        entries.removeLast(legend.leftOut)
        entries.append(rest(values.count - entries.count))
      }
    }
    legend.cut = zip(strings, entries).count { $1.shape != nil && $1.text.lines != [$0] }
    legend.labels = entries.map { $0.text.lines.joined() }
    legend.colors = entries.map(\.color)
    return place(entries, columnWidths(entries, columns, symbolWidth), symbolWidth, top, in: &legend)
  }

  /// The entry for those that are left out.
  private func rest(_ count: Int) -> Entry {
    Entry(text: label("…\(count) entries"), reach: 0, cell: labelStyle.size)
  }

  private func columnWidths(_ entries: [Entry], _ count: Int, _ symbolWidth: Double) -> [Double] {
    entries.enumerated().reduce(into: [Double](repeating: 0, count: count)) { widths, entry in
      let width = (symbolWidth + options.labelOffset + entry.element.text.width).rounded(.up)
      widths[entry.offset % count] = max(widths[entry.offset % count], width)
    }
  }

  /// Places entries row by row, and returns the size of all.
  private func place(
    _ entries: [Entry], _ widths: [Double], _ symbolWidth: Double, _ top: Double, in legend: inout PlacedLegend
  ) -> Size {
    let columns = widths.count
    var (x, y, row) = (0.0, top, 0.0)
    var right = 0.0
    for (index, entry) in entries.enumerated() {
      if index.isMultiple(of: columns) {
        // A stroke that is beyond its cell moves the row, but not the first one.
        let rowEntries = entries[index..<min(index + columns, entries.count)]
        let excess = (rowEntries.map(\.excess).max() ?? 0).rounded(.up)
        if index > 0 { y += excess }
        row = (rowEntries.map(\.cell).max() ?? 0) + excess
      }
      let center = Point(x: x + symbolWidth / 2, y: y + entry.cell / 2)
      if var shape = entry.shape {
        shape.path = shape.path.applying(Transform(translationX: center.x, y: center.y))
        legend.shapes.append(shape)
      }
      var text = entry.text
      text.anchor = Point(x: x + symbolWidth + options.labelOffset, y: center.y)
      legend.texts.append(text)
      right = max(right, text.anchor.x + text.width)
      if index % columns == columns - 1 || index == entries.count - 1 {
        y += row + options.rowPadding
        x = 0
      } else {
        x += widths[index % columns] + options.columnPadding
      }
    }
    return Size(width: right, height: max(y - options.rowPadding - top, 0))
  }

  private struct Entry {
    var text: PlotText
    var shape: PlotShape?
    /// Half the height of the symbol with its stroke, on both sides of the outline as Vega counts it.
    var reach: Double
    /// The width and height that the entry gives its symbol.
    var cell: Double
    var color: Color?

    /// How far the symbol is above and below its cell.
    var excess: Double { max(reach - cell / 2, 0) }
  }

  /// The number of columns: a given one, or as many as fit in the room beside the plot.
  ///
  /// - Parameter width: The width of the legend with a number of columns.
  private func columnCount(_ count: Int, width: (Int) -> Double) -> Int {
    let count = max(count, 1)
    if let columns = options.columns { return columns > 0 ? max(1, min(Int(saturating: columns), count)) : count }
    guard isHorizontal else { return 1 }
    guard let room = options.room.width else { return count }
    return (1...count).last { width($0) <= room } ?? 1
  }

  private func label(_ string: String) -> PlotText {
    PlotText(
      lines: [string], anchor: Point(x: 0, y: 0), style: labelStyle, align: 0, baseline: .middle
    ).measured(measurer, limit: options.label.limit)
  }

  private func entry(_ value: DataValue, _ string: String) -> Entry {
    let outputs = parts.reduce(into: [:]) { $0[$1.name] = $1.scale.output(value) }
    let (mark, set) = (first.unit.mark, config.mark(first.unit.mark))
    let look = set.applied()
    let isFilled = mark.isFilled(look) && mark.kind != .trail && symbolName(outputs) != "stroke"
    let size = outputs[.size]?.number ?? options.symbolSize
    var shape = PlotShape(
      SymbolShape(symbolName(outputs)).path(
        at: Point(x: 0, y: 0), size: mark.kind == .line || mark.kind == .rule ? 100 : size))
    let base =
      encodedColor ?? (isFilled ? baseColor(.fill) : baseColor(.stroke))
      ?? config.paint(of: mark, isFilled ? \.fill : \.stroke)?.color
    let main = outputs[.color]?.color ?? (isFilled ? outputs[.fill]?.color : outputs[.stroke]?.color)
    let (fill, stroke) = colors(outputs, look, main, base, isFilled: isFilled)
    (shape.fill, shape.stroke) = (fill.map(Paint.color), stroke.map(Paint.color))
    shape.style.width =
      outputs[.strokeWidth]?.number ?? (mark.kind == .line || mark.kind == .rule ? outputs[.size]?.number : nil)
      ?? (mark.own[\.strokeWidth] ?? nil) ?? options.symbolStrokeWidth
    if case .numbers(let dash) = outputs[.strokeDash] { shape.style.dash = dash.count == 2 && dash[1] == 0 ? [] : dash }
    if let dash = options.symbolDash { shape.style.dash = dash }
    let isTranslucent = mark.kind.isSymbol || mark.kind == .tick
    let hasAggregate = first.unit.channels.values.contains { $0.aggregate != nil }
    let isFaint =
      isTranslucent && !hasAggregate && !set.sets(\.opacity) && !set.sets(\.fillOpacity)
    shape.opacity =
      outputs[.opacity]?.number ?? options.symbolOpacity ?? look.opacity
      ?? (isFaint ? 0.7 : 1)
    shape.fillOpacity = outputs[.fillOpacity]?.number ?? look.fillOpacity ?? 1
    shape.strokeOpacity = outputs[.strokeOpacity]?.number ?? look.strokeOpacity ?? 1
    // Symbols of a legend without colours have a transparent stroke in Vega, which takes space.
    let isStroked = shape.stroke != nil || !parts.contains { $0.name == .color || $0.name == .fill }
    let reach = shape.path.boundingBox.maxY + (isStroked ? shape.style.width : 0)
    let cell = max((size.squareRoot() + shape.style.width).rounded(.up), labelStyle.size)
    return Entry(
      text: label(string), shape: shape, reach: reach, cell: cell,
      color: fill.flatMap { $0.alpha > 0 ? $0 : nil } ?? stroke)
  }

  /// The colours of a symbol. `main` is that of its value, and `base` that of its marks.
  private func colors(
    _ outputs: [PlotChannelName: PlotOutput], _ look: MarkOptions, _ main: Color?, _ base: Color?, isFilled: Bool
  ) -> (fill: Color?, stroke: Color?) {
    guard isFilled else { return (outputs[.fill]?.color ?? look.fill.color, options.symbolStroke ?? main ?? base) }
    let isOutlined = parts.contains { $0.name.isColor } && outputs[.stroke]?.color != nil
    return (
      options.symbolFill ?? main ?? (isOutlined ? .clear : base),
      outputs[.stroke]?.color ?? options.symbolStroke ?? look.stroke.color
    )
  }

  /// The colour of symbols if the marks' colours are in another legend, or have none.
  private func baseColor(_ name: PlotChannelName) -> Color? {
    let channels = [name, .color].compactMap { first.unit.channels[$0] }
    guard channels.contains(where: { $0.hasField && $0.conditions.isEmpty }) else { return nil }
    return name == .fill ? options.symbolBaseFill : options.symbolBaseStroke
  }

  /// The colour that the encoding gives to all marks, or to those that meet a condition.
  private var encodedColor: Color? {
    let channels = [PlotChannelName.color, .fill, .stroke].lazy.compactMap { first.unit.channels[$0] }
    return channels.flatMap { [$0.value] + $0.conditions.map(\.channel.value) }
      .compactMap { $0.flatMap(Color.init(setting:)) }.first
  }

  private func symbolName(_ outputs: [PlotChannelName: PlotOutput]) -> String {
    if let shape = outputs[.shape]?.text { return shape }
    if let own = options.symbolType { return own }
    let mark = first.unit.mark
    if let shape = mark.own[\.shape] ?? nil, mark.kind == .point { return shape }
    return switch mark.kind {
    case .bar, .rect, .image, .square: "square"
    case .line, .trail, .rule: "stroke"
    default: "circle"
    }
  }

  // MARK: Labels

  private func values(_ count: PlotTickCount) -> [DataValue] {
    if let list = options.values {
      return first.channel.type == .temporal || first.channel.timeUnit != nil
        ? list.map { PlotDates.value($0, zone: environment.zone) } : list
    }
    if let classes = first.scale.classes { return classes.lowerLimits.map(DataValue.number) }
    if first.scale.isDiscrete { return first.scale.names }
    if !isGradient, hasRanges { return first.scale.binEnds.dropLast().map(DataValue.number) }
    guard case .count(let number) = count, let quantity = first.scale.quantity else {
      return first.scale.ticks(count, minimumStep: nil)
    }
    var ticks = isGradient ? quantity.rampTicks(count: number) : quantity.symbolTicks(count: number)
    // A symbol of size 0 says nothing.
    if first.name == .size, let low = ticks.first, first.scale.output(.number(low)).number == 0 { ticks.removeFirst() }
    return ticks.map(first.scale.wrap)
  }

  /// Whether a symbol stands for a range of numbers: a class, or a bin.
  private var hasRanges: Bool { first.scale.classes != nil || !first.scale.binEnds.isEmpty }

  /// The texts of the ranges that begin at some numbers. The last one ends with the last class or bin, if the legend
  /// shows them all.
  private func rangeStrings(_ values: [DataValue], _ format: NumberFormat?) -> [String] {
    let (scale, isOwn) = (first.scale, options.values != nil)
    if let classes = scale.classes, !isOwn { return classes.rangeLabels(format: format) }
    let tickFormat = scale.classes?.tickFormat(format: format) ?? scale.quantity?.tickFormat(count: 5, format: format)
    let limits = values.compactMap(\.quantity) + [isOwn ? .infinity : scale.binEnds.last ?? .infinity]
    return RangeLabels.labels(limits) { tickFormat?.text($0) ?? "" }
  }

  private mutating func strings(_ values: [DataValue], _ count: PlotTickCount) throws(PlotError) -> [String] {
    let formatter = PlotValueFormatter(
      first.channel, options.format.over(first.channel.format), config, environment.zone)
    let number = first.scale.kind.isTime ? nil : formatter.number
    let usesScale = !first.scale.isDiscrete && (number != nil || !formatter.isOwn)
    let texts =
      hasRanges && !isGradient
      ? rangeStrings(values, number)
      : usesScale && !first.scale.kind.isTime
        ? first.scale.tickTexts(values, count, zone: environment.zone, format: number)
        : first.scale.isDiscrete ? values.map(formatter.name) : values.map(formatter.text)
    guard case .expression(let source) = options.labelText else { return texts }
    let expression = try PlotExpression(source)
    return try zip(values, texts).map { (value, text) throws(PlotError) in
      try expression.value(["value": value, "label": .text(text)], &environment).name
    }
  }
}

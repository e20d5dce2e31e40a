/// Places an axis: its ticks, labels, grid and title.
struct AxisBuilder {
  let channel: PlotChannelName
  let definition: PlotChannel
  /// The axis' options, with the theme's.
  let options: AxisOptions
  let changes: [TickChange]
  let scale: PlotScale
  let title: [String]?
  /// The size of the plot.
  let size: Size
  let config: PlotConfig
  let measurer: TextMeasurer
  var environment: ExpressionEnvironment

  private var side: PlotSide { options.side ?? (channel == .x ? .bottom : .left) }
  private var isX: Bool { channel == .x }
  private var length: Double { isX ? size.width : size.height }

  /// The axis, with its distance from the plot by `offset` and `position`.
  mutating func axis(hasGrid: Bool) throws(PlotError) -> PlacedAxis {
    var axis = PlacedAxis(orient: side.rawValue)
    let ticks = ticks()
    let (places, lines) = (ticks.map { position($0, band: options.labelBandPosition) }, linePlaces(ticks))
    let strings = try labelStrings(ticks)
    let tickOptions = try tickOptions(ticks, strings)
    axis.isInFront = options.isInFront
    if hasGrid, options.hasGrid ?? hasDefaultGrid { axis.grid = grid(lines, tickOptions) }
    let inset = options.offset
    if options.hasTicks { axis.lines += tickShapes(lines, inset, tickOptions) }
    if options.hasDomain { axis.lines.append(domainShape(inset)) }
    var extent = options.hasTicks ? max(options.tickSize, 0) : 0
    if options.hasLabels {
      let labels = labels(strings, places, inset, tickOptions)
      axis.labels = labels.filter { !$0.isHidden }.map {
        ($0.text.lines.joined(separator: " "), isX ? $0.text.letters.x : $0.text.letters.y)
      }
      axis.texts = labels.filter { !$0.isHidden }.map(\.text)
      // Labels without a colour have their place.
      extent = max(extent, labels.map { distance(of: $0.text.box) - inset }.max() ?? 0)
    }
    extent = max(options.minExtent, min(options.maxExtent, extent))
    if let title, !title.isEmpty, !title.allSatisfy(\.isEmpty) {
      let text = titleText(title, extent + inset)
      axis.title = text.lines
      axis.texts.append(text)
    }
    return axis
  }

  private var hasDefaultGrid: Bool {
    !scale.isDiscrete && definition.hasField && !definition.bin.isOn && !definition.bin.isBinned
  }

  // MARK: Ticks

  private mutating func ticks() -> [DataValue] {
    if let list = options.values {
      let values = list.compactMap { value in
        definition.type == .temporal || definition.timeUnit != nil
          ? PlotDates.time(of: value, zone: environment.zone).map(DataValue.time) ?? value : value
      }
      return scale.isDiscrete ? values.filter { scale.index(of: $0) != nil } : values.filter { scale.contains($0) }
    }
    return scale.ticks(tickCount, minimumStep: options.tickMinStep ?? minimumStep)
  }

  private var tickCount: PlotTickCount {
    if let count = options.tickCount {
      guard case .count(let number) = count else { return count }
      // Bins have ticks at all of their ends.
      return .count(max(number, Double(scale.binEnds.count)))
    }
    if scale.kind == .log { return .count(10) }
    if definition.bin.isOn { return .count((length / 10).rounded(.up)) }
    if let unit = definition.timeUnit, ["month", "hours", "day", "quarter"].contains(unit.name.withoutUTC) {
      return .count(10)
    }
    return .count((length / 40).rounded(.up))
  }

  private var minimumStep: Double? {
    options.format.pattern == .text("d") ? 1 : definition.timeUnit?.duration
  }

  /// Whether lines are at the ends of bands rather than inside of them.
  private var hasLinesAtEnds: Bool { options.tickBand == .extent && scale.isDiscrete }
  private var tickOffset: Double { hasLinesAtEnds ? 0 : options.tickOffset }

  private func position(_ value: DataValue, band part: Double) -> Double {
    scale.position(value) + (scale.isDiscrete ? scale.bandwidth * part : 0) + tickOffset
  }

  /// The places of the lines of ticks and of the grid.
  private func linePlaces(_ ticks: [DataValue]) -> [Double] {
    let isCentered = options.tickBand == .center
    let part = hasLinesAtEnds ? 1 : isCentered ? 0.5 : options.bandPosition
    var places = ticks.map { position($0, band: part) }
    let hasExtra = hasLinesAtEnds || (scale.isDiscrete && !isCentered && options.hasExtraTick)
    if hasExtra, let first = ticks.first { places.append(position(first, band: 0)) }
    return places
  }

  /// The options for each tick, with the changes by its `value`, `label` and `index`.
  private mutating func tickOptions(
    _ ticks: [DataValue], _ strings: [[String]]
  ) throws(PlotError) -> [AxisOptions] {
    guard !changes.isEmpty else { return ticks.map { _ in options } }
    return try zip(ticks, strings).enumerated().map { (index, part) throws(PlotError) in
      let (tick, lines) = part
      var own = options
      let frame = DataFrame([
        "value": .values([tick]), "label": .values([.text(lines.joined(separator: "\n"))]),
        "index": .values([Self.part(index, of: ticks.count)]),
      ])
      for change in changes {
        if let changed = try change.options(frame, &environment) { own = changed.applied(to: own) }
      }
      return own
    }
  }

  /// The `index` of a tick: 0 for the first and 1 for the last.
  private static func part(_ index: Int, of count: Int) -> DataValue {
    .number(count > 1 ? Double(index) / Double(count - 1) : 0)
  }

  // MARK: Lines

  private func edge(_ distance: Double) -> Double {
    switch side {
    case .left, .top: -distance
    case .right: size.width + distance
    case .bottom: size.height + distance
    }
  }

  /// A point at a place along the axis and a distance from it.
  private func point(_ place: Double, _ distance: Double) -> Point {
    isX ? Point(x: place, y: edge(distance)) : Point(x: edge(distance), y: place)
  }

  private func line(_ from: Point, _ to: Point, _ look: AxisLineOptions, _ options: AxisOptions) -> PlotShape {
    let half = options.translate
    var shape = PlotShape(Path(lines: [from.offsetBy(dx: half, dy: half), to.offsetBy(dx: half, dy: half)]))
    shape.stroke = look.color.map(Paint.color)
    shape.style.width = look.width
    shape.opacity = look.opacity
    shape.style.dash = look.dash
    shape.style.cap = look.cap
    return shape
  }

  private func grid(_ places: [Double], _ tickOptions: [AxisOptions]) -> [PlotShape] {
    lines(places, tickOptions) { place, own in
      isX
        ? line(Point(x: place, y: 0), Point(x: place, y: size.height), own.grid, own)
        : line(Point(x: 0, y: place), Point(x: size.width, y: place), own.grid, own)
    }
  }

  private func tickShapes(_ places: [Double], _ inset: Double, _ tickOptions: [AxisOptions]) -> [PlotShape] {
    lines(places, tickOptions) { place, own in
      line(point(place, inset), point(place, inset + own.tickSize), own.ticks, own)
    }
  }

  /// A line for each place. One more than ticks belongs to the first one.
  private func lines(
    _ places: [Double], _ tickOptions: [AxisOptions], _ line: (Double, AxisOptions) -> PlotShape
  ) -> [PlotShape] {
    places.enumerated().compactMap { index, place in
      guard place.isFinite, let own = index < tickOptions.count ? tickOptions[index] : tickOptions.first else {
        return nil
      }
      return line(options.roundsTicks ? (place + 0.5).rounded(.down) : place, own)
    }
  }

  private func domainShape(_ inset: Double) -> PlotShape {
    line(point(scale.start.rounded(), inset), point(scale.end.rounded(), inset), options.domain, options)
  }

  // MARK: Labels

  private func distance(of box: Rect) -> Double {
    switch side {
    case .left: -box.minX
    case .right: box.maxX - size.width
    case .top: -box.minY
    case .bottom: box.maxY - size.height
    }
  }

  /// The angle of the labels in degrees, 0 to 360.
  private func labelAngle(_ strings: [[String]], _ style: PlotTextStyle) -> Double {
    let own = options.label.angle ?? (turnsNames(strings, style) ? 270 : 0)
    let angle = own.truncatingRemainder(dividingBy: 360)
    return angle < 0 ? angle + 360 : angle
  }

  /// Whether names below an axis are written upwards: always, or in a theme that says so, only if they don't fit.
  private func turnsNames(_ strings: [[String]], _ style: PlotTextStyle) -> Bool {
    guard isX, definition.type.isDiscrete, definition.timeUnit == nil else { return false }
    guard config.keepsNamesLevel else { return true }
    let room = scale.isDiscrete ? scale.step - 6 : .infinity
    return strings.contains { $0.contains { measurer.width(of: $0, style.chartStyle) > room } }
  }

  /// The labels that don't overlap others. One without a colour is hidden.
  private func labels(
    _ strings: [[String]], _ places: [Double], _ inset: Double, _ tickOptions: [AxisOptions]
  ) -> [(text: PlotText, isHidden: Bool)] {
    let angle = labelAngle(strings, labelStyle(options))
    var texts: [PlotText] = []
    for (index, (string, own)) in zip(strings, tickOptions).enumerated() {
      let distance = inset + (options.hasTicks ? options.tickSize : 0) + own.label.padding
      var text = PlotText(
        lines: string, anchor: point(places[index] + own.labelOffset, distance),
        style: labelStyle(own), align: align(angle, own), baseline: baseline(angle, own))
      text.angle = angle
      text.anchor = text.anchor.offsetBy(dx: 0.5, dy: 0.5)
      texts.append(text.measured(measurer, limit: options.label.limit))
    }
    flush(&texts, angle)
    let visible = visibleLabels(texts, places)
    return texts.indices.filter { visible[$0] && !texts[$0].lines.joined().isEmpty }.map { index in
      (texts[index], tickOptions[index].label.isHidden && !options.label.isHidden)
    }
  }

  private func labelStyle(_ options: AxisOptions) -> PlotTextStyle {
    options.label.style(over: config.textStyle(.label))
  }

  private func visibleLabels(_ texts: [PlotText], _ places: [Double]) -> [Bool] {
    let isTimed = definition.timeUnit != nil
    let isSorted: Bool = if case .rule = definition.sort { true } else { false }
    let byDefault: LabelOverlap =
      (isTimed && !isSorted) || !definition.type.isDiscrete
      ? (scale.kind == .log || scale.kind == .symlog ? .greedy : .parity) : .none
    var visible = places.map(\.isFinite)
    let filled = texts.indices.filter { visible[$0] && !texts[$0].lines.joined().isEmpty }
    let overlap = options.labelOverlap ?? byDefault
    let shown = overlap.visible(filled.map { texts[$0].box }, separation: options.labelSeparation)
    for (index, isShown) in zip(filled, shown) where !isShown { visible[index] = false }
    if let slack = options.labelBound {
      for (index, text) in texts.enumerated() {
        let box = text.box
        let (low, high) = isX ? (box.minX, box.maxX) : (box.minY, box.maxY)
        if low < -slack || high > length + slack { visible[index] = false }
      }
    }
    return visible
  }

  /// Aligns the first and the last label of an axis of quantities with its ends.
  private func flush(_ texts: inout [PlotText], _ angle: Double) {
    guard let slack = options.labelFlush, isX, angle == 0, texts.count > 0 else { return }
    for index in Set([0, texts.count - 1]) {
      let place = texts[index].anchor.x - 0.5
      if abs(place - min(scale.start, scale.end)) <= slack { texts[index].align = 0 }
      if abs(place - max(scale.start, scale.end)) <= slack { texts[index].align = 1 }
    }
  }

  private mutating func labelStrings(_ ticks: [DataValue]) throws(PlotError) -> [[String]] {
    let formatter = PlotValueFormatter(definition, options.format, config, environment.zone)
    let number = scale.kind.isTime ? nil : formatter.number
    let usesScale =
      !scale.isDiscrete
      && (number != nil || !formatter.isOwn
        || (options.format.pattern == nil && definition.type == .temporal && definition.timeUnit == nil
          && definition.formatted == nil))
    let texts =
      usesScale
      ? scale.tickTexts(ticks, tickCount, zone: environment.zone, format: number)
      : scale.isDiscrete ? ticks.map(formatter.name) : ticks.map(formatter.text)
    let expression: PlotExpression
    switch options.labelText {
    case .expression(let source): expression = try PlotExpression(source)
    case .own(let text): return ticks.enumerated().map { [text($0.element, $0.offset)] }
    case nil: return texts.map { $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
    }
    return try zip(ticks, texts).enumerated().map { (index, part) throws(PlotError) in
      let value = try expression.value(
        ["value": part.0, "label": .text(part.1), "index": Self.part(index, of: ticks.count)], &environment)
      return if case .list(let lines) = value { lines.map(\.name) } else { [value.isNull ? "" : value.name] }
    }
  }

  private func align(_ angle: Double, _ options: AxisOptions) -> Double {
    if let own = options.label.align { return own }
    if isX {
      if angle.truncatingRemainder(dividingBy: 180) == 0 { return 0.5 }
      return (angle > 0 && angle < 180) == (side == .bottom) ? 0 : 1
    }
    if (angle + 90).truncatingRemainder(dividingBy: 180) == 0 { return 0.5 }
    if angle == 0 { return side == .left ? 1 : 0 }
    return (angle > 90 && angle < 270) == (side == .left) ? 0 : 1
  }

  private func baseline(_ angle: Double, _ options: AxisOptions) -> PlotBaseline {
    if let own = options.label.baseline { return own }
    if isX {
      if (angle > 45 && angle < 135) || (angle > 225 && angle < 315) { return .middle }
      return (angle <= 45 || angle >= 315) == (side == .top) ? .bottom : .top
    }
    if angle <= 45 || angle >= 315 || (angle >= 135 && angle <= 225) { return .middle }
    return (angle >= 45 && angle <= 135) == (side == .left) ? .top : .bottom
  }

  // MARK: Title

  private func titleText(_ title: [String], _ extent: Double) -> PlotText {
    let look = options.titleText
    let style = look.style(over: config.textStyle(.title))
    // A vertical axis' title reads upwards, from the bottom at the start.
    let place = isX ? look.anchor * size.width : (1 - look.anchor) * size.height
    var anchor = point(place, extent + look.padding)
    if let x = options.titleX { anchor.x = x }
    if let y = options.titleY { anchor.y = y }
    var text = PlotText(
      lines: title, anchor: anchor, style: style, align: look.align ?? look.anchor,
      baseline: look.baseline ?? (side == .bottom ? .top : .bottom))
    text.angle = look.angle ?? (side == .right ? 90 : isX ? 0 : side == .left ? -90 : 90)
    text.anchor = text.anchor.offsetBy(dx: 0.5, dy: 0.5)
    text = text.measured(measurer, limit: look.limit)
    // Several lines grow away from the plot.
    let more = style.lineHeight * Double(title.count - 1)
    if side == .top { text.anchor.y -= more }
    if !isX, side == .left || side == .top { text.anchor.x -= more }
    return text
  }
}

extension String {
  /// The name of a time unit without `utc`.
  var withoutUTC: String { hasPrefix("utc") ? String(dropFirst(3)) : self }
}

internal import Canvas
internal import CanvasFrames
internal import CanvasTables

/// Places an axis: its ticks, labels, grid and title.
struct AxisBuilder {
  let channel: PlotChannelName
  let definition: PlotChannel
  /// The axis' settings, with the theme's.
  let settings: PlotSettings
  /// The values of settings for ticks that meet a condition.
  let conditions: [String: [PlotCondition]]
  let scale: PlotScale
  let title: [String]?
  /// The size of the plot.
  let size: Size
  let config: PlotConfig
  let measurer: TextMeasurer
  var environment: ExpressionEnvironment

  var orient: String { settings.text("orient") ?? (channel == .x ? "bottom" : "left") }
  private var isX: Bool { channel == .x }
  /// Away from the plot: 1 to the right or down, −1 to the left or up.
  private var outward: Double { orient == "left" || orient == "top" ? -1 : 1 }
  private var length: Double { isX ? size.width : size.height }
  private var guideStyle: PlotSettings { config.style("guide-label") }

  /// The axis, with its distance from the plot by `offset` and `position`.
  mutating func axis(isMain: Bool = true, hasGrid: Bool = true) throws(PlotError) -> PlacedAxis {
    var axis = PlacedAxis(orient: orient)
    let ticks = ticks()
    let (places, lines) = (ticks.map { labelPosition($0) }, linePlaces(ticks))
    let strings = try labelStrings(ticks)
    let tickSettings = try tickSettings(ticks, strings)
    axis.isInFront = (settings.number("zindex") ?? 0) > 0
    if hasGrid, settings["grid"].map({ $0 == .bool(true) }) ?? hasDefaultGrid { axis.grid = grid(lines, tickSettings) }
    guard isMain else { return axis }
    let inset = offset
    if hasTicks { axis.lines += tickShapes(lines, inset, tickSettings) }
    if !settings.isOff("domain") { axis.lines.append(domainShape(inset)) }
    var extent = hasTicks ? max(tickSize, 0) : 0
    if !settings.isOff("labels") {
      let labels = labels(strings, places, inset, tickSettings)
      axis.labels = labels.filter { !$0.isHidden }.map {
        ($0.text.lines.joined(separator: " "), isX ? $0.text.letters.x : $0.text.letters.y)
      }
      axis.texts = labels.filter { !$0.isHidden }.map(\.text)
      // Labels without a colour have their place.
      extent = max(extent, labels.map { distance(of: $0.text.box) - inset }.max() ?? 0)
    }
    extent = max(settings.number("minExtent") ?? 0, min(settings.number("maxExtent") ?? 200, extent))
    if let title, !title.isEmpty, !title.allSatisfy(\.isEmpty) {
      axis.title = title
      axis.texts.append(titleText(title, extent + inset))
    }
    return axis
  }

  private var hasTicks: Bool { !settings.isOff("ticks") }
  private var tickSize: Double { settings.length("tickSize", 5) }

  private var hasDefaultGrid: Bool {
    !scale.isDiscrete && definition.hasField && !definition.bin.isOn && !definition.bin.isBinned
  }

  /// The distance of the axis from the plot's edge, outward.
  private var offset: Double { settings.number("offset") ?? 0 }

  // MARK: Ticks

  private mutating func ticks() -> [DataValue] {
    if case .list(let list) = settings["values"] {
      let values = list.compactMap { value in
        definition.type == .temporal || definition.timeUnit != nil
          ? PlotDates.time(of: value, zone: environment.zone).map(DataValue.time) ?? value : value
      }
      return scale.isDiscrete ? values.filter { scale.index(of: $0) != nil } : values.filter { scale.contains($0) }
    }
    return scale.ticks(tickCount, minimumStep: settings.number("tickMinStep") ?? minimumStep)
  }

  private var tickCount: PlotTickCount {
    switch settings["tickCount"] {
    case .number(let count): return .count(count)
    case .text(let name): return .interval(name, step: 1)
    case .record(let members):
      return .interval(members["interval"]?.text ?? "", step: members["step"]?.number ?? 1)
    default: break
    }
    if scale.kind == .log { return .count(10) }
    if definition.bin.isOn { return .count((length / 10).rounded(.up)) }
    if let unit = definition.timeUnit, ["month", "hours", "day", "quarter"].contains(unit.name.withoutUTC) {
      return .count(10)
    }
    return .count((length / 40).rounded(.up))
  }

  private var minimumStep: Double? {
    if settings.text("format") == "d" { return 1 }
    return definition.timeUnit?.duration
  }

  /// Whether lines are at the ends of bands rather than inside of them.
  private var hasLinesAtEnds: Bool { settings.text("tickBand") == "extent" && scale.isDiscrete }
  private var tickOffset: Double { hasLinesAtEnds ? 0 : settings.number("tickOffset") ?? 0 }

  private func position(_ value: DataValue, band part: Double) -> Double {
    scale.position(value) + (scale.isDiscrete ? scale.bandwidth * part : 0) + tickOffset
  }

  /// The place of a label: at the middle of a band, unless marks begin at one of its ends.
  private func labelPosition(_ value: DataValue) -> Double {
    position(value, band: settings.number("labelBandPosition") ?? 0.5)
  }

  /// The places of the lines of ticks and of the grid.
  private func linePlaces(_ ticks: [DataValue]) -> [Double] {
    let isCentered = settings.text("tickBand") == "center"
    let part = hasLinesAtEnds ? 1 : isCentered ? 0.5 : settings.number("bandPosition") ?? 0.5
    var places = ticks.map { position($0, band: part) }
    let hasExtra = hasLinesAtEnds || (scale.isDiscrete && !isCentered && settings.flag("tickExtra") == true)
    if hasExtra, let first = ticks.first { places.append(position(first, band: 0)) }
    return places
  }

  /// The place of a tick's line, which is on a whole point unless the settings say otherwise.
  private func linePosition(_ place: Double) -> Double {
    settings.flag("tickRound") ?? true ? (place + 0.5).rounded(.down) : place
  }

  /// The settings for each tick: its own values of conditions, and of expressions that read its `value`, `label` and
  /// `index`.
  private mutating func tickSettings(
    _ ticks: [DataValue], _ strings: [[String]]
  ) throws(PlotError) -> [PlotSettings] {
    let expressions = settings.values.compactMapValues(\.expressionSource).sorted { $0.key < $1.key }
    var result: [PlotSettings] = []
    for (index, (tick, lines)) in zip(ticks, strings).enumerated() {
      var own = settings
      if !conditions.isEmpty || !expressions.isEmpty {
        var frame = DataFrame(rowCount: 1)
        frame["value"] = .values([tick])
        frame["label"] = .values([.text(lines.joined(separator: "\n"))])
        frame["index"] = .values([Self.part(index, of: ticks.count)])
        for (name, source) in expressions {
          own[name] = try PlotExpression(source).value(at: 0, of: frame, &environment)
        }
        for name in conditions.keys.sorted() {
          for condition in conditions[name] ?? [] where try condition.test.test(frame, 0, &environment) {
            own[name] = condition.channel.value ?? .null
            break
          }
        }
      }
      result.append(own)
    }
    return result
  }

  /// The `index` of a tick: 0 for the first and 1 for the last.
  private static func part(_ index: Int, of count: Int) -> DataValue {
    .number(count > 1 ? Double(index) / Double(count - 1) : 0)
  }

  // MARK: Lines

  private func edge(_ distance: Double) -> Double {
    switch orient {
    case "left": -distance
    case "right": size.width + distance
    case "top": -distance
    default: size.height + distance
    }
  }

  /// A point at a place along the axis and a distance from it.
  private func point(_ place: Double, _ distance: Double) -> Point {
    isX ? Point(x: place, y: edge(distance)) : Point(x: edge(distance), y: place)
  }

  private func line(_ from: Point, _ to: Point, _ prefix: String, _ settings: PlotSettings) -> PlotShape {
    var path = Path()
    let half = settings.number("translate") ?? 0.5
    path.move(to: Point(x: from.x + half, y: from.y + half))
    path.addLine(to: Point(x: to.x + half, y: to.y + half))
    var shape = PlotShape(path)
    shape.stroke = settings.color(prefix + "Color").map(Paint.color)
    shape.style.width = settings.number(prefix + "Width") ?? 1
    shape.opacity = settings.number(prefix + "Opacity") ?? 1
    if let dash = settings.numbers(prefix + "Dash") { shape.style.dash = dash }
    switch settings.text(prefix + "Cap") {
    case "round": shape.style.cap = .round
    case "square": shape.style.cap = .square
    default: break
    }
    return shape
  }

  private func grid(_ places: [Double], _ tickSettings: [PlotSettings]) -> [PlotShape] {
    lines(places, tickSettings) { place, settings in
      isX
        ? line(Point(x: place, y: 0), Point(x: place, y: size.height), "grid", settings)
        : line(Point(x: 0, y: place), Point(x: size.width, y: place), "grid", settings)
    }
  }

  private func tickShapes(_ places: [Double], _ inset: Double, _ tickSettings: [PlotSettings]) -> [PlotShape] {
    lines(places, tickSettings) { place, settings in
      line(point(place, inset), point(place, inset + settings.length("tickSize", 5)), "tick", settings)
    }
  }

  /// A line for each place. One more than ticks belongs to the first one.
  private func lines(
    _ places: [Double], _ tickSettings: [PlotSettings], _ line: (Double, PlotSettings) -> PlotShape
  ) -> [PlotShape] {
    places.enumerated().compactMap { index, place in
      guard place.isFinite, let own = index < tickSettings.count ? tickSettings[index] : tickSettings.first else {
        return nil
      }
      return line(linePosition(place), own)
    }
  }

  private func domainShape(_ inset: Double) -> PlotShape {
    line(point(scale.start.rounded(), inset), point(scale.end.rounded(), inset), "domain", settings)
  }

  // MARK: Labels

  private func distance(of box: Rect) -> Double {
    switch orient {
    case "left": -box.minX
    case "right": box.maxX - size.width
    case "top": -box.minY
    default: box.maxY - size.height
    }
  }

  /// The angle of the labels in degrees, 0 to 360.
  private func labelAngle(_ strings: [[String]], _ style: PlotTextStyle) -> Double {
    let own = settings.number("labelAngle") ?? (turnsNames(strings, style) ? 270 : 0)
    let angle = own.truncatingRemainder(dividingBy: 360)
    return angle < 0 ? angle + 360 : angle
  }

  /// Whether names below an axis are written upwards: always, or in a theme that says so, only if they don't fit.
  private func turnsNames(_ strings: [[String]], _ style: PlotTextStyle) -> Bool {
    guard isX, definition.type.isDiscrete, definition.timeUnit == nil else { return false }
    guard config.settings.flag("keepsNamesLevel") == true else { return true }
    let room = scale.isDiscrete ? scale.step - 6 : .infinity
    return strings.contains { $0.contains { measurer.width(of: $0, style.chartStyle) > room } }
  }

  /// The labels that don't overlap others. One without a colour is hidden.
  private func labels(
    _ strings: [[String]], _ places: [Double], _ inset: Double, _ tickSettings: [PlotSettings]
  ) -> [(text: PlotText, isHidden: Bool)] {
    let angle = labelAngle(strings, labelStyle(settings))
    var texts: [PlotText] = []
    for (index, (string, own)) in zip(strings, tickSettings).enumerated() {
      let distance = inset + (hasTicks ? tickSize : 0) + own.length("labelPadding", 2)
      var text = PlotText(
        lines: string, anchor: point(places[index] + (own.number("labelOffset") ?? 0), distance),
        style: labelStyle(own), align: align(angle, own), baseline: baseline(angle, own))
      text.angle = angle
      text.anchor.x += 0.5
      text.anchor.y += 0.5
      texts.append(text.measured(measurer, limit: settings.number("labelLimit") ?? 180))
    }
    flush(&texts, angle)
    let visible = visibleLabels(texts, places)
    return texts.indices.filter { visible[$0] && !texts[$0].lines.joined().isEmpty }.map { index in
      (texts[index], tickSettings[index].isOff("labelColor") && !settings.isOff("labelColor"))
    }
  }

  private func labelStyle(_ settings: PlotSettings) -> PlotTextStyle {
    var style = PlotTextStyle(
      weight: Font.Weight(css: settings.given("labelFontWeight") ?? guideStyle["fontWeight"]),
      size: settings.number("labelFontSize") ?? guideStyle.number("fontSize") ?? 10,
      color: settings.color("labelColor") ?? guideStyle.color("fill") ?? .black)
    style.opacity = settings.number("labelOpacity") ?? 1
    if let height = settings.number("labelLineHeight") { style.lineHeight = height }
    return style
  }

  private func visibleLabels(_ texts: [PlotText], _ places: [Double]) -> [Bool] {
    let isTimed = definition.timeUnit != nil
    let isSorted: Bool = if case .record = definition.sort { true } else { false }
    let byDefault: LabelOverlap? =
      (isTimed && !isSorted) || !definition.type.isDiscrete
      ? (scale.kind == .log || scale.kind == .symlog ? .greedy : .parity) : nil
    var visible = places.map(\.isFinite)
    if let overlap = LabelOverlap(settings, default: byDefault) {
      let filled = texts.indices.filter { visible[$0] && !texts[$0].lines.joined().isEmpty }
      let shown = overlap.visible(
        filled.map { texts[$0].box }, separation: settings.number("labelSeparation") ?? 0)
      for (index, isShown) in zip(filled, shown) where !isShown { visible[index] = false }
    }
    if let bound = settings["labelBound"], !settings.isOff("labelBound") {
      let slack = bound.number ?? 1
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
    let flush = settings["labelFlush"] ?? .bool(isX && !definition.type.isDiscrete)
    guard flush != .bool(false), flush != .null, isX, angle == 0, texts.count > 0 else { return }
    let slack = flush.number ?? 1
    for index in Set([0, texts.count - 1]) {
      let place = texts[index].anchor.x - 0.5
      if abs(place - min(scale.start, scale.end)) <= slack { texts[index].align = 0 }
      if abs(place - max(scale.start, scale.end)) <= slack { texts[index].align = 1 }
    }
  }

  private mutating func labelStrings(_ ticks: [DataValue]) throws(PlotError) -> [[String]] {
    let formatter = PlotValueFormatter(definition, settings, config, environment.zone)
    let number = scale.kind.isTime ? nil : formatter.number
    let usesScale =
      !scale.isDiscrete
      && (number != nil || !formatter.isOwn
        || (settings["format"] == nil && definition.type == .temporal && definition.timeUnit == nil
          && definition.formatted == nil))
    let texts =
      usesScale
      ? scale.tickTexts(ticks, tickCount, zone: environment.zone, format: number)
      : scale.isDiscrete ? ticks.map { scale.name(of: $0, formatter) } : ticks.map(formatter.text)
    guard let source = settings.text("labelExpr") else {
      return texts.map { $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
    }
    let expression = try PlotExpression(source)
    var result: [[String]] = []
    for (index, (tick, text)) in zip(ticks, texts).enumerated() {
      let value = try expression.value(
        ["value": tick, "label": .text(text), "index": Self.part(index, of: ticks.count)], &environment)
      if case .list(let lines) = value {
        result.append(lines.map(\.name))
      } else {
        result.append([value.isNull ? "" : value.name])
      }
    }
    return result
  }

  private func align(_ angle: Double, _ settings: PlotSettings) -> Double {
    switch settings.text("labelAlign") {
    case "left": return 0
    case "center": return 0.5
    case "right": return 1
    default: break
    }
    if isX {
      if angle.truncatingRemainder(dividingBy: 180) == 0 { return 0.5 }
      return (angle > 0 && angle < 180) == (orient == "bottom") ? 0 : 1
    }
    if (angle + 90).truncatingRemainder(dividingBy: 180) == 0 { return 0.5 }
    if angle == 0 { return orient == "left" ? 1 : 0 }
    return (angle > 90 && angle < 270) == (orient == "left") ? 0 : 1
  }

  private func baseline(_ angle: Double, _ settings: PlotSettings) -> PlotBaseline {
    if let own = settings.text("labelBaseline").flatMap(PlotBaseline.init) { return own }
    if isX {
      if (angle > 45 && angle < 135) || (angle > 225 && angle < 315) { return .middle }
      return (angle <= 45 || angle >= 315) == (orient == "top") ? .bottom : .top
    }
    if angle <= 45 || angle >= 315 || (angle >= 135 && angle <= 225) { return .middle }
    return (angle >= 45 && angle <= 135) == (orient == "left") ? .top : .bottom
  }

  // MARK: Title

  private func titleText(_ title: [String], _ extent: Double) -> PlotText {
    let guide = config.style("guide-title")
    var style = PlotTextStyle(
      weight: Font.Weight(css: settings.given("titleFontWeight") ?? guide["fontWeight"] ?? .text("bold")),
      size: settings.number("titleFontSize") ?? guide.number("fontSize") ?? 11,
      color: settings.color("titleColor") ?? guide.color("fill") ?? .black)
    style.opacity = settings.number("titleOpacity") ?? 1
    if let height = settings.number("titleLineHeight") { style.lineHeight = height }
    let (fraction, align) = anchor
    // A vertical axis' title reads upwards, from the bottom at the start.
    let place = isX ? fraction * size.width : (1 - fraction) * size.height
    let distance = extent + settings.length("titlePadding", 4)
    var anchor = point(place, distance)
    if let x = settings.number("titleX") { anchor.x = x }
    if let y = settings.number("titleY") { anchor.y = y }
    var text = PlotText(lines: title, anchor: anchor, style: style, align: align, baseline: titleBaseline)
    text.angle = settings.number("titleAngle") ?? (isX ? 0 : orient == "left" ? -90 : 90)
    if orient == "right", settings.number("titleAngle") == nil { text.angle = 90 }
    if let own = settings.text("titleAlign") { text.align = own == "left" ? 0 : own == "right" ? 1 : 0.5 }
    text.anchor.x += 0.5
    text.anchor.y += 0.5
    text = text.measured(measurer, limit: settings.number("titleLimit"))
    // Several lines grow away from the plot.
    let more = style.lineHeight * Double(title.count - 1)
    if orient == "top" { text.anchor.y -= more }
    if !isX { text.anchor.x += outward < 0 ? -more : 0 }
    return text
  }

  private var anchor: (fraction: Double, align: Double) {
    switch settings.text("titleAnchor") {
    case "start": (0, 0)
    case "end": (1, 1)
    default: (0.5, 0.5)
    }
  }

  private var titleBaseline: PlotBaseline {
    settings.text("titleBaseline").flatMap(PlotBaseline.init) ?? (orient == "bottom" ? .top : .bottom)
  }
}

extension String {
  /// The name of a time unit without `utc`.
  var withoutUTC: String { hasPrefix("utc") ? String(dropFirst(3)) : self }
}

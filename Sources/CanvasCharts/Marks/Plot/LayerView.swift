/// Makes the view of one layer: its rows, its channels and its mark.
struct LayerView {
  let plot: MarkPlot
  let layer: MarkLayer
  let size: Size
  let xMarks: PlacedAxisMarks?
  let yMarks: PlacedAxisMarks?
  private var frame: DataFrame
  private var channels: [PlotChannelName: PlotChannel] = [:]
  private var options = Partial<MarkOptions>()

  init(plot: MarkPlot, layer: MarkLayer, size: Size, xMarks: PlacedAxisMarks?, yMarks: PlacedAxisMarks?) {
    (self.plot, self.layer, self.size, self.xMarks, self.yMarks) = (plot, layer, size, xMarks, yMarks)
    frame = DataFrame(rowCount: layer.marks.count)
  }

  /// The empty part of a step between marks beside each other.
  private static let positionGap = 0.06

  private var key: PlottedMark { layer.key }
  private var first: PlottedMark? { layer.marks.first }

  mutating func view() -> PlotView {
    if key.kind == .sector { setSectors() } else { setPlaces() }
    setColors()
    setStyle()
    setSymbols()
    return PlotView(.unit(PlotMark(markKind, options), channels), data: frame)
  }

  private var markKind: PlotMarkKind {
    guard layer.role == .marks else { return .point }
    switch key.kind {
    case .bar: return .bar
    case .line: return .line
    case .area: return .area
    case .point: return .point
    case .rule: return .rule
    case .sector: return .arc
    case .rectangle: return .rect
    }
  }

  // MARK: Columns

  private mutating func add(_ name: String, _ values: [DataValue]) { frame[name] = DataColumn(values) }

  /// A channel with a column of its own, without a scale or a guide.
  private mutating func setPlain(_ name: PlotChannelName, _ values: [DataValue], _ type: PlotFieldType) {
    add(name.rawValue, values)
    var channel = PlotChannel(name.rawValue, type)
    (channel.scale, channel.axis, channel.legend) = (nil, nil, nil)
    channels[name] = channel
  }

  // MARK: Places

  private mutating func setPlaces() {
    let orientation = first?.orientation ?? .vertical
    if key.kind == .bar || key.kind == .area { options[\.orientation] = orientation }
    if key.kind == .line { options[\.orientation] = .vertical }
    for direction in [MarkDirection.x, .y] {
      setPlace(direction, isValue: direction == (orientation == .horizontal ? .x : .y))
    }
    if let offset = key.look.offset {
      (options[\.offsets[.x]], options[\.offsets[.y]]) = (offset.dx, offset.dy)
    }
    setOrder()
    let isBounded = [plot.x, plot.y].contains { $0.kind != .names && $0.options.domain.count == 2 }
    if isBounded, markKind != .point { options[\.clips] = true }
  }

  private mutating func setPlace(_ direction: MarkDirection, isValue: Bool) {
    if key.spanning == direction {
      guard key.kind == .rectangle else { return }
      // From one side of the plot to the other.
      for (name, value) in [(direction.channel, 0.0), (direction.second, direction == .x ? size.width : size.height)] {
        channels[name] = PlotChannel(value: .number(value))
      }
      return
    }
    let axis = plot.axis(direction)
    if key.end(direction) != nil {
      set(direction, layer.marks.map { axis.value($0.value(direction)) ?? .null })
      setEnd(direction, layer.marks.map { $0.end(direction).flatMap(axis.value) ?? .null })
    } else if layer.role == .marks, let mark = first, mark.takesPlace(direction), axis.kind != .names {
      setBand(direction, axis)
    } else if key.kind == .bar || key.kind == .area, isValue {
      set(direction, layer.marks.map { axis.value($0.value(direction)) ?? .null })
      let stack = stack
      channels[direction.channel]?.stack = stack
    } else {
      set(direction, layer.marks.map { axis.middle($0) ?? .null })
      if axis.kind == .names { setNameSize(direction) }
      setOffset(direction, axis)
    }
  }

  /// A channel along an axis, with its scale and its axis.
  private mutating func set(_ direction: MarkDirection, _ values: [DataValue]) {
    add(direction.channel.rawValue, values)
    var channel = PlotChannel(direction.channel.rawValue)
    switch plot.axis(direction).kind {
    case .names: channel.type = .nominal
    case .numbers: channel.type = .quantitative
    case .times: channel.type = .temporal
    }
    channel.sort = .rows
    channel.title = []
    channel.scale = plot.scaleOptions(direction, size)
    channel.axis = (direction == .x ? xMarks : yMarks).map { plot.axisOptions(direction, $0, size) }
    channels[direction.channel] = channel
  }

  private mutating func setEnd(_ direction: MarkDirection, _ values: [DataValue]) {
    guard var channel = channels[direction.channel] else { return }
    add(direction.second.rawValue, values)
    channel.field = direction.second.rawValue
    channels[direction.second] = channel
  }

  /// The place of bars and rectangles among numbers or times.
  private mutating func setBand(_ direction: MarkDirection, _ axis: MarkAxis) {
    let size = direction == .x ? key.look.width : key.look.height
    if case .fixed(let points) = size?.kind {
      set(direction, layer.marks.map { axis.middle($0) ?? .null })
      options[direction == .x ? \.width : \.height] = .absolute(points)
      return
    }
    var share = key.kind == .bar ? 0.8 : 1.0
    if case .ratio(let ratio) = size?.kind { share = ratio }
    if case .inset = size?.kind { share = 1 }
    let places = layer.marks.map { mark -> (DataValue, DataValue) in
      guard let place = axis.place(mark, share: share) else { return (.null, .null) }
      let (start, end) = slot(of: mark, in: place, direction)
      return axis.kind == .times ? (.time(start), .time(end)) : (.number(start), .number(end))
    }
    set(direction, places.map(\.0))
    channels[direction.channel]?.bin = .binned(step: nil)
    setEnd(direction, places.map(\.1))
    options[\.binSpacing] = 0
  }

  /// The part of a place that a mark beside others takes.
  private func slot(
    of mark: PlottedMark, in place: (start: Double, end: Double), _ direction: MarkDirection
  ) -> (Double, Double) {
    guard let index = mark.position.flatMap(plot.positions.firstIndex), isBeside(direction) else { return place }
    let step = (place.end - place.start) / (Double(plot.positions.count) - Self.positionGap)
    let start = place.start + step * Double(index)
    return (start, start + step * (1 - Self.positionGap))
  }

  private func isBeside(_ direction: MarkDirection) -> Bool {
    if let own = key.look.positionDirection { return own == direction }
    return direction != first?.valueDirection ?? .y
  }

  /// The place beside others among names.
  private mutating func setOffset(_ direction: MarkDirection, _ axis: MarkAxis) {
    guard key.position != nil, isBeside(direction), axis.kind == .names else { return }
    add("position", layer.marks.map { .text($0.position ?? "") })
    var channel = PlotChannel("position")
    channel.sort = .rows
    channel.scale = Partial(plot.positions.map(DataValue.text))
    channel.scale?[\.paddingInner] = Self.positionGap
    (channel.axis, channel.legend) = (nil, nil)
    channels[direction.offset] = channel
  }

  /// The size of bars and rectangles among names.
  private mutating func setNameSize(_ direction: MarkDirection) {
    guard layer.role == .marks, let mark = first, mark.takesPlace(direction) else { return }
    let size: WritableKeyPath<MarkOptions, PlotBandSize?> = direction == .x ? \.width : \.height
    switch (direction == .x ? key.look.width : key.look.height)?.kind {
    case .fixed(let points): options[size] = .absolute(points)
    case .ratio(let ratio): options[size] = .part(ratio)
    case .inset, .automatic, nil: break
    }
  }

  private var stack: ChannelStack {
    switch key.stacking {
    case .standard: .on(.zero)
    case .normalized: .on(.normalize)
    case .center: .on(.center)
    case .unstacked: .off
    }
  }

  /// Lines connect marks in the order of the data. Stacks are in the order of the legend.
  private mutating func setOrder() {
    if key.kind == .line {
      channels[.order] = PlotChannel(value: .null)
    } else if key.kind == .bar || key.kind == .area {
      let indexOf = Dictionary(zip(plot.colorNames, 0...)) { first, _ in first }
      setPlain(.order, layer.marks.map { .number(Double(indexOf[$0.style ?? ""] ?? 0)) }, .quantitative)
    }
  }

  // MARK: Sectors

  private mutating func setSectors() {
    setPlain(.theta, layer.angles.map { .number($0.end) }, .quantitative)
    setPlain(.theta2, layer.angles.map { .number($0.start) }, .quantitative)
    let radii = layer.radii(size)
    (options[\.outerRadius], options[\.innerRadius]) = (radii.outer, radii.inner)
    let middle = (radii.inner + radii.outer) / 2
    if middle > 0 { options[\.padAngle] = max(key.look.angularInset ?? 0.75, 0) * 2 / middle }
  }

  // MARK: Colours

  private mutating func setColors() {
    if key.styleValue != nil { setColorScale() }
    if let gradient = key.look.gradient {
      options[\.color] = gradient.paint
      if key.kind == .rule || key.kind == .line { options[\.stroke] = gradient.paint }
    } else if layer.marks.contains(where: { $0.color != nil }) {
      setPlain(.color, layer.marks.map { $0.color.map { $0.setting } ?? .null }, .nominal)
    }
    // Series without colours of their own.
    let series = key.styleValue == nil ? layer.marks.map { $0.style ?? $0.detail } : layer.marks.map(\.detail)
    if series.contains(where: { $0 != nil }), key.kind == .line || key.kind == .area {
      setPlain(.detail, series.map { .text($0 ?? "") }, .nominal)
    }
  }

  private mutating func setColorScale() {
    let isNumber = key.styleValue?.number != nil
    add("color", isNumber ? colorNumbers() : colorNames())
    channels[.color] = colorChannel(isNumber: isNumber, isNumber ? numberScale() : nameScale())
  }

  // The compiler (Swift 6.3) stops with an error of its own where these are inlined.
  @inline(never)
  private func colorNumbers() -> [DataValue] {
    var values: [DataValue] = []
    for mark in layer.marks {
      if let number = mark.styleValue?.number { values.append(.number(number)) } else { values.append(.null) }
    }
    return values
  }

  @inline(never)
  private func colorNames() -> [DataValue] {
    var values: [DataValue] = []
    for mark in layer.marks { values.append(.text(mark.style ?? "")) }
    return values
  }

  @inline(never)
  private func colorChannel(isNumber: Bool, _ scale: Partial<ScaleOptions>) -> PlotChannel {
    var channel = PlotChannel("color")
    channel.title = []
    channel.legend = plot.legendOptions(size)
    channel.scale = scale
    if isNumber { channel.type = .quantitative } else { channel.sort = .rows }
    return channel
  }

  /// The scale of colours of numbers: a ramp, the theme's or a given one.
  @inline(never)
  private func numberScale() -> Partial<ScaleOptions> {
    let ramp = plot.rampColors
    var scale = Partial<ScaleOptions>()
    guard ramp.count > 1 else { return scale }
    (scale[\.range], scale[\.blend]) = (.values(ramp.map(\.setting)), .rgb)
    return scale
  }

  /// The scale of colours of names.
  @inline(never)
  private func nameScale() -> Partial<ScaleOptions> {
    var scale = Partial<ScaleOptions>(plot.colorNames.map(DataValue.text))
    scale[\.range] = .values(plot.colors.map(\.setting))
    return scale
  }

  // MARK: Strokes and symbols

  private mutating func setStyle() {
    let look = key.look
    if layer.marks.contains(where: { $0.look.opacity != nil }), layer.role != .anchors {
      setPlain(.opacity, layer.marks.map { .number($0.look.opacity ?? 1) }, .quantitative)
    }
    options[\.opacity] = layer.role == .anchors ? 0 : 1
    if let radius = look.cornerRadius { options[\.cornerRadius] = radius }
    if let method = look.interpolation {
      options[\.curve] = method.curve
      if let tension = method.tension { options[\.tension] = tension }
    }
    if let stroke = look.stroke, layer.role == .marks { setStroke(stroke) }
    if look.strokeName != nil, layer.role == .marks {
      let names = layer.marks.map { $0.look.strokeName ?? "" }
      channels[.strokeDash] = named(names, "dash", domain: nil)
    }
  }

  private mutating func setStroke(_ stroke: StrokeStyle) {
    (options[\.strokeWidth], options[\.strokeDash]) = (stroke.width, stroke.dash)
    (options[\.strokeDashOffset], options[\.strokeMiterLimit]) = (stroke.dashPhase, stroke.miterLimit)
    (options[\.strokeCap], options[\.strokeJoin]) = (stroke.cap, stroke.join)
  }

  private mutating func setSymbols() {
    guard markKind == .point else { return }
    let look = key.look
    options[\.isFilled] = true
    if let shape = look.symbol {
      options[\.shape] = shape.name
      if let width = shape.borderWidth {
        (options[\.isFilled], options[\.strokeWidth]) = (false, width)
      }
    }
    if look.symbolName != nil {
      let names = layer.marks.map { $0.look.symbolName ?? "" }
      channels[.shape] = named(names, "symbol", domain: plot.symbolNames)
      channels[.shape]?.scale?[\.range] = .values(plot.symbols.map { .text($0.name) })
    }
    if look.symbolSizeValue != nil {
      add("size", layer.marks.map { .number($0.look.symbolSizeValue ?? .nan) })
      var channel = PlotChannel("size", .quantitative)
      channel.title = []
      channel.scale?[\.range] = .values([16, 600])
      channel.legend = plot.legendOptions(size)
      channels[.size] = channel
    } else if look.symbolSize != nil {
      setPlain(.size, layer.marks.map { .number($0.look.symbolSize ?? 40) }, .quantitative)
    }
  }

  /// A channel of names with a scale. Names that are those of the colours share the column of the colours, so that one
  /// legend explains both.
  private mutating func named(_ names: [String], _ field: String, domain: [String]?) -> PlotChannel {
    var channel = PlotChannel(field)
    if key.styleValue != nil, names == layer.marks.map({ $0.style ?? "" }) {
      channel.field = "color"
    } else {
      add(field, names.map(DataValue.text))
    }
    channel.title = []
    channel.sort = .rows
    let order = channel.field == "color" ? plot.colorNames : domain
    if let order { channel.scale = Partial(order.map(DataValue.text)) }
    channel.legend = plot.legendOptions(size)
    return channel
  }
}

extension MarkLayer {
  /// The radii of sectors in a plot of a size.
  func radii(_ size: Size) -> (inner: Double, outer: Double) {
    let whole = min(size.width, size.height) / 2
    let outer = key.look.outerRadius?.length(of: whole, standard: whole) ?? whole
    let inner = key.look.innerRadius?.length(of: whole, standard: 0) ?? 0
    return (min(max(inner, 0), max(outer, 0)), max(outer, 0))
  }
}

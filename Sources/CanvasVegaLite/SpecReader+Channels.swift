extension SpecReader {
  mutating func channels(_ node: SpecNode?, of mark: SpecNode) throws(PlotError) -> [PlotChannelName: PlotChannel] {
    var channels: [PlotChannelName: PlotChannel] = [:]
    guard let node else { return channels }
    let kind = (mark["type"] ?? mark).value.text ?? ""
    // The channels of second ends have the types of the first ends, which are before them in this order.
    for (name, member) in node.members where !member.value.isNull {
      // Other names are told already.
      guard let channel = PlotChannelName(rawValue: name) else { continue }
      if let kinds = SpecEffects.channels[name], !kinds.contains(kind) { continue }
      if ["latitude", "longitude"].contains(where: { name.hasPrefix($0) }) {
        throw member.error(allowed: "no maps; places on the earth aren't drawn")
      }
      if SpecProperties.interactive.contains(name), member.isRecord, member["field"] == nil { continue }
      if let list = member.elements {
        let definitions = try list.map { (element) throws(PlotError) in try self.channel(element, channel) }
        guard var first = definitions.first else { continue }
        first.others = Array(definitions.dropFirst())
        channels[channel] = first
      } else {
        let definition = try self.channel(member, channel, first: channels[channel.scaleChannel])
        // Layers share the settings of a channel that only some of them use.
        if definition.isEmpty, channel != .order { continue }
        channels[channel] = definition
      }
    }
    return channels
  }

  /// A channel's definition.
  ///
  /// - Parameter first: The channel of the first end if this is a second one, whose type is the same.
  mutating func channel(
    _ node: SpecNode, _ name: PlotChannelName, first: PlotChannel? = nil
  ) throws(PlotError) -> PlotChannel {
    _ = try node.record()
    var channel = PlotChannel()
    if let field = node["field"], !field.value.isNull {
      if field.isRecord { throw field.error(allowed: "a field's name, or a repeated field inside of repeat") }
      channel.field = try field.text(allowed: "a field's name")
    }
    if let datum = node["datum"] { channel.datum = try resolved(datum) }
    if let value = node["value"] { channel.value = try resolved(value, late: .ofMarks) }
    channel.aggregate = try aggregate(node["aggregate"])
    if let node = node["timeUnit"], !node.value.isNull, let unit = try timeUnit(node) {
      (channel.timeUnit, channel.isBinnedTime) = (unit, unit.isBinned)
    }
    channel.sort = try sort(node["sort"])
    try readType(node, &channel, name, first)
    channel.stack = (node["stack"]?.value).map {
      $0 == .bool(true) ? .on(.zero) : $0.word().map(ChannelStack.on) ?? .off
    }
    channel.bandPosition = node["bandPosition"]?.value.number
    channel.scale = try optional(node["scale"]).map { settings in Partial(selected(settings, channel, name)) }
    // Both ends are on a scale, or none of them.
    if let first, first.scale == nil { channel.scale = nil }
    if let type = node["scale"]?["type"], !type.value.isNull, PlotScaleKind(rawValue: try type.text()) == nil {
      throw type.error(allowed: PlotScaleKind.allCases.map(\.rawValue).joined(separator: ", "))
    }
    try readAxis(node["axis"], &channel)
    channel.legend = try guide(node["legend"]).map(Partial.init)
    channel.header = try guide(node["header"]).map { Partial($0.withHeaderSides) }
    if let impute = node["impute"], !impute.value.isNull { channel.impute = PlotImpute(try settings(impute)) }
    if let title = node["title"] {
      channel.title = title.value.isNull ? [] : try resolved(title).lines
    }
    channel.format.pattern = (node["format"]?.value).map(PlotFormat.Pattern.init)
    channel.format.kind = (node["formatType"]?.value).flatMap(PlotFormat.Kind.init)
    for guide in [node, node["axis"], node["legend"], node["header"]] { try checkFormat(guide, of: channel) }
    channel.conditions = try conditions(node["condition"], name)
    return channel
  }

  /// Reads the type and what follows from it, and the bins.
  private mutating func readType(
    _ node: SpecNode, _ channel: inout PlotChannel, _ name: PlotChannelName, _ first: PlotChannel?
  ) throws(PlotError) {
    if let first, node["type"] == nil {
      channel.type = first.type
    } else {
      channel.type = try type(node, channel, name)
    }
    if let datum = channel.datum, channel.type == .temporal {
      let zone = environment.zone
      channel.datum =
        channel.timeUnit.flatMap { $0.time(of: datum, zone: zone) }.map(DataValue.time)
        ?? PlotDates.value(datum, zone: zone).asTime(zone)
    }
    channel.bin = try bin(node["bin"], name)
    if case .bins = channel.bin {
      // Shapes, dashes and facets have no continuous scale: their bins are names.
      if [.shape, .strokeDash, .row, .column, .facet].contains(name) {
        channel.type = .ordinal
      } else if node["type"] == nil {
        channel.type = .quantitative
      }
    }
  }

  /// The settings of a scale, whose domain may be what a parameter selects.
  private func selected(_ scale: SpecSettings, _ channel: PlotChannel, _ name: PlotChannelName) -> SpecSettings {
    guard case .record(let domain) = scale["domain"], let parameter = domain["param"]?.text else { return scale }
    let row = selections[parameter]??.first ?? [:]
    let field = domain["field"]?.text ?? channel.field ?? ""
    return changing(scale) { $0["domain"] = row[field] ?? row[domain["encoding"]?.text ?? name.rawValue] }
  }

  private mutating func optional(
    _ node: SpecNode?, late: LateExpressions = .none
  ) throws(PlotError) -> SpecSettings? {
    guard let node else { return SpecSettings() }
    guard !node.value.isNull, node.value != .bool(false) else { return nil }
    _ = try node.record()
    return try settings(node, late: late)
  }

  /// The settings of an axis, a legend or a header. Null is the same as no setting, but for a title.
  private mutating func guide(_ node: SpecNode?) throws(PlotError) -> SpecSettings? {
    guard var settings = try optional(node, late: .ofGuides) else { return nil }
    for (name, value) in settings.values {
      var value = value
      // Settings by condition have the value for all others.
      if case .record(let members) = value, members["condition"] != nil { value = members["value"] ?? .null }
      settings[name] = value.isNull && name != "title" ? nil : value
    }
    return settings
  }

  /// Reads the options of an axis, with those that depend on the `value`, `label` and `index` of ticks.
  private mutating func readAxis(_ node: SpecNode?, _ channel: inout PlotChannel) throws(PlotError) {
    guard let settings = try guide(node) else {
      channel.axis?[\.isDisabled] = true
      return
    }
    for name in settings.values.keys.sorted() {
      guard let source = settings[name]?.expressionSource else { continue }
      let expression = try PlotExpression(source)
      channel.axisChanges.append(
        TickChange(name) { (tick, environment) throws(PlotError) in
          Self.change(name, try expression.value(at: 0, of: tick, &environment))
        })
    }
    channel.axis = Partial(settings)
    for (name, setting) in node?.members ?? [] {
      guard let condition = setting["condition"] else { continue }
      let conditions = try conditions(condition, .x)
      let otherwise = try setting["value"].map { value throws(PlotError) in try resolved(value) }
      channel.axisChanges.append(
        TickChange(name) { (tick, environment) throws(PlotError) in
          for condition in conditions where try condition.test(tick, 0, &environment) {
            return Self.change(name, condition.channel.value ?? .null)
          }
          return otherwise.map { Self.change(name, $0) }
        })
    }
  }

  private static func change(_ name: String, _ value: DataValue) -> Partial<AxisOptions> {
    Partial(SpecSettings([name: value]))
  }

  /// Throws for a format that is none of numbers.
  private func checkFormat(_ node: SpecNode?, of channel: PlotChannel) throws(PlotError) {
    let type = node?["formatType"]?.value.text ?? (channel.isTime ? "time" : "number")
    guard type == "number", let format = node?["format"], let text = format.value.text, NumberFormat(d3: text) == nil
    else { return }
    throw format.error(allowed: NumberFormat.grammar)
  }

  // MARK: Types

  private func type(_ node: SpecNode, _ channel: PlotChannel, _ name: PlotChannelName) throws(PlotError)
    -> PlotFieldType
  {
    if let type = node["type"] {
      guard let known = PlotFieldType(rawValue: try type.text()) else {
        throw type.error(allowed: "quantitative, temporal, ordinal or nominal")
      }
      if known == .geojson { throw type.error(allowed: "no maps; shapes of the earth aren't drawn") }
      return known
    }
    if let datum = channel.datum, channel.field == nil, channel.aggregate == nil {
      switch datum {
      case .number: return .quantitative
      case .record, .time: return .temporal
      default: return .nominal
      }
    }
    switch name {
    case .row, .column, .facet, .shape, .strokeDash: return .nominal
    case .order: return .ordinal
    default: break
    }
    if case .values = channel.sort { return .ordinal }
    if channel.timeUnit != nil { return .temporal }
    if let aggregate = channel.aggregate, aggregate.key == nil { return .quantitative }
    if let bin = node["bin"], bin.value != .bool(false), !bin.value.isNull { return .quantitative }
    if let kind = node["scale"]?["type"]?.value.text.flatMap(PlotScaleKind.init) {
      switch kind {
      case .time, .utc: return .temporal
      case .band, .point, .ordinal: return .nominal
      default: return .quantitative
      }
    }
    return .nominal
  }

  private func aggregate(_ node: SpecNode?) throws(PlotError) -> PlotAggregate? {
    guard let node, !node.value.isNull else { return nil }
    if node.isRecord {
      for operation in [AggregateOperation.argmin, .argmax] {
        if let key = node[operation.rawValue] { return PlotAggregate(operation, key: try key.text()) }
      }
      for operation in [AggregateOperation.exponential, .exponentialb] {
        if let rate = node[operation.rawValue] { return PlotAggregate(operation, rate: try rate.number()) }
      }
      throw node.error(allowed: "an object with argmin, argmax, exponential or exponentialb")
    }
    return PlotAggregate(try operation(node, .count))
  }

  func bin(_ node: SpecNode?, _ name: PlotChannelName) throws(PlotError) -> PlotBin {
    guard let node else { return .none }
    switch node.value {
    case .null, .bool(false): return .none
    case .text("binned"): return .binned(step: nil)
    case .record(let members) where members["binned"] == .bool(true):
      return .binned(step: members["step"]?.number)
    case .bool, .record: return .bins(try binParameters(node, Self.maximumBins(name)))
    default: throw node.error(allowed: "true, false, binned, or an object")
    }
  }

  private static func maximumBins(_ name: PlotChannelName) -> Double {
    switch name {
    case .row, .column, .size, .color, .fill, .stroke, .strokeWidth, .opacity, .fillOpacity, .strokeOpacity, .shape: 6
    case .strokeDash: 4
    default: 10
    }
  }

  func binParameters(_ node: SpecNode, _ maximum: Double) throws(PlotError) -> BinParameters {
    var parameters = BinParameters()
    parameters.maxBins = maximum
    guard node.isRecord else { return parameters }
    if let value = node["maxbins"] { parameters.maxBins = max(try value.number(), 1) }
    if let value = node["step"] { parameters.step = try value.number() }
    if let value = node["minstep"] { parameters.minimumStep = try value.number() }
    if let value = node["base"] { parameters.base = try value.number() }
    if let value = node["anchor"] { parameters.anchor = try value.number() }
    if node["nice"]?.value == .bool(false) { parameters.isNice = false }
    if let steps = node["steps"]?.value.numbers { parameters.steps = steps }
    if let divide = node["divide"]?.value.numbers { parameters.divisors = divide }
    if let extent = node["extent"]?.value.numbers, extent.count == 2, extent[0] <= extent[1] {
      parameters.extent = extent[0]...extent[1]
    }
    if let step = parameters.step, step <= 0 { throw node.error(allowed: "a step above 0") }
    return parameters
  }

  func timeUnit(_ node: SpecNode) throws(PlotError) -> TimeUnit? {
    guard !node.isRecord || node["unit"] != nil else { return nil }
    let name = try (node["unit"] ?? node).text()
    let step = node["step"]?.value.number.flatMap { Int(exactly: $0) } ?? 1
    guard var unit = TimeUnit(name, step: step) else {
      throw node.error(allowed: "a time unit such as yearmonth, day or hoursminutes")
    }
    if node["utc"]?.value == .bool(true) { unit.isUTC = true }
    if node["binned"]?.value == .bool(true) { unit.isBinned = true }
    return unit
  }

  private func sort(_ node: SpecNode?) throws(PlotError) -> ChannelSort? {
    guard let node else { return nil }
    switch node.value {
    case .null: return .rows
    case .list(let list): return .values(list)
    case .text(let text):
      let isAscending = !text.hasPrefix("-")
      if let name = PlotChannelName(rawValue: isAscending ? text : String(text.dropFirst())) {
        return .channel(name, isAscending: isAscending)
      }
      return text == "descending" ? .descending : .ascending
    case .record(let members):
      var rule = SortRule()
      rule.isAscending = members["order"] != "descending"
      rule.channel = members["encoding"]?.word()
      rule.field = members["field"]?.text
      rule.operation = members["op"]?.word()
      return .rule(rule)
    default: throw node.error(allowed: "ascending, descending, null, a channel, a list or an object")
    }
  }

  // MARK: Conditions

  private mutating func conditions(_ node: SpecNode?, _ name: PlotChannelName) throws(PlotError) -> [PlotCondition] {
    guard let node else { return [] }
    return try (node.elements ?? [node]).map { (element) throws(PlotError) in
      let test = try predicate(conditionOf: element)
      var members = try element.record()
      for key in ["test", "param", "empty", "selection"] { members[key] = nil }
      let channel = try channel(SpecNode(.record(members), path: element.path), name)
      return PlotCondition(test: test, channel: channel)
    }
  }
}

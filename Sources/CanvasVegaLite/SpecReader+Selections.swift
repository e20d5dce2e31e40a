/// What a parameter selects at first: the rows, each by values or ranges of fields. Nil if nothing is selected.
typealias SpecSelection = [[String: DataValue]]?

extension SpecReader {
  // MARK: Initial values

  /// What a selection has selected at first.
  ///
  /// - Parameter channels: The fields by the channels that show them.
  func selection(_ parameter: SpecNode, fields channels: [String: String]) -> SpecSelection {
    guard let value = parameter["value"], !value.value.isNull else { return nil }
    func field(_ name: String) -> String { channels[name] ?? name }
    let select = parameter["select"]
    let fields =
      select?["fields"]?.elements?.compactMap(\.value.text)
      ?? select?["encodings"]?.elements?.compactMap(\.value.text).map(field) ?? []
    return (value.elements ?? [value]).map { row in
      if case .record(let members) = row.value,
        !members.keys.allSatisfy({ Self.timeParts.contains($0) && !fields.contains($0) })
      {
        return Dictionary(members.map { (field($0.key), $0.value) }) { $1 }
      }
      // A value alone is that of the only field.
      return Dictionary(fields.map { ($0, row.value) }) { $1 }
    }
  }

  /// The parts of a time, which is a value rather than a row of fields.
  private static let timeParts: Set<String> = [
    "year", "quarter", "month", "date", "day", "hours", "minutes", "seconds", "milliseconds", "utc",
  ]

  // MARK: Brushes

  /// Reads the areas that a view's parameters select at first: a unit's own, or those of its first layer.
  mutating func readBrushes(_ node: SpecNode, _ view: inout PlotView) throws(PlotError) {
    var brushes = namedBrushes[view.name] ?? []
    for parameter in try node["params"]?.list() ?? [] where parameter["views"] == nil {
      if let brush = try brush(parameter, node) { brushes.append(brush) }
    }
    guard !brushes.isEmpty else { return }
    switch view.content {
    case .unit: view.brushes = brushes
    case .layers(var layers):
      guard let first = layers.indices.first else { return }
      layers[first].brushes += brushes
      view.content = .layers(layers)
    case .facet, .grid: return
    }
  }

  /// Reads the areas that a parameter of the outermost view selects in views by name.
  mutating func readNamedBrushes(_ root: SpecNode) throws(PlotError) {
    for parameter in try root["params"]?.list() ?? [] {
      guard let names = try parameter["views"]?.texts(), let brush = try brush(parameter, root) else { continue }
      for name in names { namedBrushes[name, default: []].append(brush) }
    }
  }

  /// The area that an interval selects at first. Nil for another selection, and for one that moves the axes.
  private mutating func brush(_ parameter: SpecNode, _ view: SpecNode) throws(PlotError) -> PlotBrush? {
    guard let select = parameter["select"], (select["type"] ?? select).value.text == "interval",
      parameter["bind"]?.value.text != "scales", let value = parameter["value"], value.isRecord
    else { return nil }
    let encodings = try select["encodings"]?.texts() ?? ["x", "y"]
    var ends: [PlotChannelName: [DataValue]] = [:]
    for name in PlotChannelName.positions where encodings.contains(name.rawValue) {
      let field = view.encodedFields[name.rawValue]
      guard let range = value[name.rawValue] ?? field.flatMap({ value[$0] }) else { continue }
      guard case .list(let values) = try resolved(range), !values.isEmpty else {
        throw range.error(allowed: "a list of two values")
      }
      ends[name] = values
    }
    guard !ends.isEmpty else { return nil }
    let theme = self.settings.settings("selection").settings("interval").settings("mark")
    let own = try select["mark"].map { mark throws(PlotError) in Partial<FrameOptions>(try settings(mark)) }
    return PlotBrush(ends: ends, frame: (own ?? Partial()).over(Partial(theme)))
  }

  // MARK: Conditions

  /// Whether rows are selected by a parameter, which may also be a value.
  func selection(_ name: String, _ node: SpecNode) throws(PlotError) -> PlotPredicate {
    let acceptsAll = node["empty"]?.value != .bool(false)
    guard let selection = selections[name] else {
      if environment.signals[name] != nil {
        return { _, _, environment in environment.signals[name]?.isTruthy ?? false }
      }
      throw PlotError("\(node.path).param: \(DataError.quoted(name)); the name of a parameter")
    }
    guard let rows = selection else { return { _, _, _ in acceptsAll } }
    let zone = environment.zone
    return { frame, row, _ in
      rows.contains { chosen in
        chosen.allSatisfy { field, value in
          Self.isSelected(frame.value(at: FieldPath(field), row), by: value, zone)
        }
      }
    }
  }

  /// Whether a value is one that is chosen, or is between two numbers or times, or among some names.
  private static func isSelected(_ found: DataValue, by value: DataValue, _ zone: ClockZone) -> Bool {
    switch value {
    case .list(let list):
      let times = list.map { PlotDates.time(of: $0, zone: zone) }
      guard times.count == 2, let first = times[0], let last = times[1] else {
        return list.contains { found.equals($0) }
      }
      guard let number = PlotDates.time(of: found, zone: zone) else { return false }
      return number >= min(first, last) && number <= max(first, last)
    case .record: return PlotDates.time(of: found, zone: zone) == PlotDates.time(of: value, zone: zone)
    default: return found.equals(value)
    }
  }
}

extension SpecNode {
  /// The fields of a view's channels, by the channels' names.
  var encodedFields: [String: String] {
    (self["encoding"]?.members ?? []).reduce(into: [:]) { $0[$1.name] = $1.node["field"]?.value.text }
  }
}

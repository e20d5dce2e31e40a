extension SpecReader {
  mutating func transform(_ node: SpecNode) throws(PlotError) -> PlotTransform {
    var transform = try step(node)
    (transform.fields, transform.names) = (node.fieldsRead, try node["as"]?.texts() ?? [])
    return transform
  }

  private mutating func step(_ node: SpecNode) throws(PlotError) -> PlotTransform {
    _ = try node.record()
    if let filter = node["filter"] { return try self.filter(filter) }
    if let source = node["calculate"] { return try calculate(source, node) }
    if let list = node["aggregate"] { return try aggregate(list, node, joins: false) }
    if let list = node["joinaggregate"] { return try aggregate(list, node, joins: true) }
    if let list = node["window"] { return try window(list, node) }
    if let field = node["stack"] { return try stack(field, node) }
    if let bin = node["bin"] { return try bins(bin, node) }
    if let unit = node["timeUnit"] { return try periods(unit, node) }
    if let fields = node["fold"] { return try fold(fields, node) }
    if let fields = node["flatten"] { return try flatten(fields, node) }
    if let field = node["pivot"] { return try pivot(field, node) }
    if let field = node["impute"] { return try impute(field, node) }
    if let field = node["lookup"] { return try lookup(field, node) }
    if let size = node["sample"] {
      let count = Int(exactly: max(try size.number(), 0).rounded()) ?? 1_000_000
      return PlotTransform { frame, _ in frame.sampled(count) }
    }
    if let field = node["density"] { return try density(field, node) }
    if let field = node["regression"] { return try regression(field, node) }
    if let field = node["loess"] { return try loess(field, node) }
    if let field = node["quantile"] { return try quantile(field, node) }
    if let field = node["extent"], node["param"] != nil { return try extent(field, node) }
    throw node.error(allowed: "a transform such as filter, calculate or aggregate")
  }

  // MARK: Helpers

  private func fields(_ node: SpecNode?) throws(PlotError) -> [FieldPath] {
    try node?.texts().map { FieldPath($0) } ?? []
  }

  private func names(_ node: SpecNode?, _ defaults: (String, String)) throws(PlotError) -> (String, String) {
    guard let names = try node?.texts(), let first = names.first else { return defaults }
    return (first, names.count > 1 ? names[1] : node?.elements == nil ? first + "_end" : defaults.1)
  }

  private func sorts(_ node: SpecNode?) throws(PlotError) -> [SortField] {
    try (node?.list() ?? []).map { (element) throws(PlotError) in
      guard let field = element["field"] else { throw element.error(allowed: "an object with a field") }
      return SortField(FieldPath(try field.text()), isAscending: element["order"]?.value.text != "descending")
    }
  }

  func operation(_ node: SpecNode?, _ fallback: AggregateOperation) throws(PlotError) -> AggregateOperation {
    guard let node else { return fallback }
    guard let operation = AggregateOperation(rawValue: try node.text()) else {
      throw node.error(allowed: AggregateOperation.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return operation
  }

  /// A transform whose error is that of the specification.
  private func made(
    _ node: SpecNode, _ apply: @escaping @Sendable (DataFrame) throws(TransformError) -> DataFrame
  ) -> PlotTransform {
    PlotTransform { frame, _ throws(PlotError) in
      try node.located { () throws(TransformError) in try apply(frame) }
    }
  }

  // MARK: Rows

  private mutating func filter(_ node: SpecNode) throws(PlotError) -> PlotTransform {
    let predicate = try self.predicate(node)
    return PlotTransform { frame, environment throws(PlotError) in
      var rows: [Int] = []
      for row in 0..<frame.rowCount where try predicate(frame, row, &environment) { rows.append(row) }
      return rows.count == frame.rowCount ? frame : frame.rows(rows)
    }
  }

  private func calculate(_ source: SpecNode, _ node: SpecNode) throws(PlotError) -> PlotTransform {
    let expression = try source.expression(try source.text())
    guard let name = try node["as"]?.text() else { throw node.error(allowed: "calculate with as") }
    return PlotTransform { frame, environment throws(PlotError) in
      var result = frame
      result[name] = try source.located { () throws(PlotError) in try expression.values(of: frame, &environment) }
      return result
    }
  }

  // MARK: Groups

  private func aggregate(_ list: SpecNode, _ node: SpecNode, joins: Bool) throws(PlotError) -> PlotTransform {
    let measures = try list.list().map { (element) throws(PlotError) in
      let op = element["op"]
      let rate = op?["exponential"] ?? op?["exponentialb"]
      let operation =
        rate == nil ? try operation(op, .count) : op?["exponential"] == nil ? .exponentialb : .exponential
      let field = try element["field"]?.text()
      let name = try element["as"]?.text() ?? "\(operation.rawValue)\(field.map { "_" + $0 } ?? "")"
      return AggregateMeasure(operation, of: field.map { FieldPath($0) }, as: name, parameter: try rate?.number())
    }
    let groups = try fields(node["groupby"])
    return made(node) { frame throws(TransformError) in
      try joins
        ? frame.joinAggregated(by: groups, measures: measures) : frame.aggregated(by: groups, measures: measures)
    }
  }

  private func window(_ list: SpecNode, _ node: SpecNode) throws(PlotError) -> PlotTransform {
    let measures = try list.list().map { (element) throws(PlotError) in
      guard let name = element["op"], let operation = WindowOperation(try name.text()) else {
        throw element.error(allowed: "an object with an op such as row_number, rank, lag or mean")
      }
      guard let target = try element["as"]?.text() else { throw element.error(allowed: "an op with as") }
      return WindowMeasure(
        operation, of: try (element["field"]?.text()).map { FieldPath($0) },
        parameter: element["param"]?.value.number, as: target)
    }
    let ends = try node["frame"]?.list() ?? []
    let window = ends.count == 2 ? WindowFrame(ends.map(\.value)) : .running
    let (sort, groups) = (try sorts(node["sort"]), try fields(node["groupby"]))
    let ignoresPeers = node["ignorePeers"]?.value == .bool(true)
    return made(node) { frame throws(TransformError) in
      try frame.windowed(sort: sort, by: groups, frame: window, ignoresPeers: ignoresPeers, measures: measures)
    }
  }

  private func stack(_ field: SpecNode, _ node: SpecNode) throws(PlotError) -> PlotTransform {
    let name = try field.text()
    let names = try names(node["as"], ("\(name)_start", "\(name)_end"))
    let (groups, sort) = (try fields(node["groupby"]), try sorts(node["sort"]))
    let offset = node["offset"]?.value.text.flatMap(StackOffset.init) ?? .zero
    return made(node) { frame throws(TransformError) in
      try frame.stacked(FieldPath(name), by: groups, sort: sort, offset: offset, as: names)
    }
  }

  private func bins(_ bin: SpecNode, _ node: SpecNode) throws(PlotError) -> PlotTransform {
    guard let field = try node["field"]?.text() else { throw node.error(allowed: "bin with a field and as") }
    let names = try names(node["as"], ("bin_\(field)", "bin_\(field)_end"))
    guard case .bins(let parameters) = try self.bin(bin, .x) else { throw bin.error(allowed: "true or an object") }
    return PlotTransform { frame, _ in
      var result = frame
      (result[names.0], result[names.1]) = { (.some($0.start), .some($0.end)) }(
        frame.binned(FieldPath(field), parameters))
      return result
    }
  }

  private func periods(_ unit: SpecNode, _ node: SpecNode) throws(PlotError) -> PlotTransform {
    guard let field = try node["field"]?.text(), let timeUnit = try timeUnit(unit) else {
      throw node.error(allowed: "timeUnit with a field and as")
    }
    let names = try names(node["as"], ("\(timeUnit.name)_\(field)", "\(timeUnit.name)_\(field)_end"))
    return PlotTransform { frame, environment in
      var result = frame
      let zone = environment.zone
      let bounds = frame.column(at: FieldPath(field)).all.map { value in
        PlotDates.time(of: value, zone: zone).map { timeUnit.bounds(of: $0, zone: zone) }
      }
      result[names.0] = DataColumn(bounds.map { $0.map { .time($0.start) } ?? .null })
      result[names.1] = DataColumn(bounds.map { $0.map { .time($0.end) } ?? .null })
      return result
    }
  }

  // MARK: Shapes of tables

  private func fold(_ node: SpecNode, _ transform: SpecNode) throws(PlotError) -> PlotTransform {
    let (fields, names) = (try fields(node), try names(transform["as"], ("key", "value")))
    return made(transform) { frame throws(TransformError) in try frame.folded(fields, as: names) }
  }

  private func flatten(_ node: SpecNode, _ transform: SpecNode) throws(PlotError) -> PlotTransform {
    let (fields, names) = (try fields(node), try transform["as"]?.texts() ?? [])
    let index = transform["index"]?.value.text
    return made(transform) { frame throws(TransformError) in try frame.flattened(fields, as: names, index: index) }
  }

  private func pivot(_ field: SpecNode, _ node: SpecNode) throws(PlotError) -> PlotTransform {
    guard let value = try node["value"]?.text() else { throw node.error(allowed: "pivot with a value") }
    let (name, groups) = (try field.text(), try fields(node["groupby"]))
    let operation = try operation(node["op"], .sum)
    let limit = node["limit"]?.value.number.flatMap { Int(exactly: $0) } ?? 0
    return made(node) { frame throws(TransformError) in
      try frame.pivoted(FieldPath(name), value: FieldPath(value), by: groups, operation: operation, limit: limit)
    }
  }

  private func impute(_ field: SpecNode, _ node: SpecNode) throws(PlotError) -> PlotTransform {
    guard let key = try node["key"]?.text() else { throw node.error(allowed: "impute with a key") }
    let (name, groups) = (try field.text(), try fields(node["groupby"]))
    let settings = PlotImpute(SpecSettings(node.value))
    return made(node) { frame throws(TransformError) in
      try frame.imputed(
        FieldPath(name), key: FieldPath(key), keys: settings.keys, by: groups, method: settings.method)
    }
  }

  private mutating func lookup(_ field: SpecNode, _ node: SpecNode) throws(PlotError) -> PlotTransform {
    guard let from = node["from"] else { throw node.error(allowed: "lookup with from") }
    let name = try field.text()
    let fallback = node["default"]?.value ?? .null
    let targets = try node["as"]?.texts() ?? []
    if let parameter = from["param"] {
      guard let key = try from["key"]?.text() else { throw from.error(allowed: "an object with param and key") }
      return try lookup(name, selectedBy: parameter, key: key, as: targets.first, default: fallback, in: node)
    }
    guard let data = from["data"], let key = try from["key"]?.text() else {
      throw from.error(allowed: "an object with data and key")
    }
    let other = try self.data(data)
    if let fields = from["fields"] {
      let values = try self.fields(fields)
      return made(node) { frame throws(TransformError) in
        try frame.lookup(
          FieldPath(name), in: other, key: FieldPath(key), values: values, as: targets, default: fallback)
      }
    }
    let target = targets.first ?? "lookup"
    return made(node) { frame throws(TransformError) in
      try frame.lookup(FieldPath(name), in: other, key: FieldPath(key), as: target, default: fallback)
    }
  }

  /// Gives each row the selected row with the same key. Nothing is selected at first, unless the parameter has a value.
  private func lookup(
    _ field: String, selectedBy parameter: SpecNode, key: String, as target: String?, default fallback: DataValue,
    in node: SpecNode
  ) throws(PlotError) -> PlotTransform {
    let name = try parameter.text()
    let selected = try selection(name, SpecNode(.record(["empty": .bool(false)]), path: node.path))
    return PlotTransform { frame, environment throws(PlotError) in
      var rows: [Int] = []
      for row in 0..<frame.rowCount where try selected(frame, row, &environment) { rows.append(row) }
      return try node.located { () throws(TransformError) in
        try frame.lookup(
          FieldPath(field), in: frame.rows(rows), key: FieldPath(key), as: target ?? name, default: fallback)
      }
    }
  }

  // MARK: Statistics

  private func range(_ node: SpecNode?) throws(PlotError) -> ClosedRange<Double>? {
    guard let node else { return nil }
    guard let list = node.value.numbers, list.count == 2, list[0] <= list[1] else {
      throw node.error(allowed: "a list of two ascending numbers")
    }
    return list[0]...list[1]
  }

  private func density(_ field: SpecNode, _ node: SpecNode) throws(PlotError) -> PlotTransform {
    var parameters = DensityParameters()
    parameters.bandwidth = node["bandwidth"]?.value.number.flatMap { $0 > 0 ? $0 : nil }
    parameters.extent = try range(node["extent"])
    parameters.steps = node["steps"]?.value.number.flatMap { Int(exactly: $0) }
    if let steps = node["minsteps"]?.value.number.flatMap({ Int(exactly: $0) }) { parameters.minimumSteps = steps }
    if let steps = node["maxsteps"]?.value.number.flatMap({ Int(exactly: $0) }) { parameters.maximumSteps = steps }
    parameters.isCumulative = node["cumulative"]?.value == .bool(true)
    parameters.showsCounts = node["counts"]?.value == .bool(true)
    parameters.isShared = node["resolve"]?.value.text != "independent"
    let (name, groups, all) = (try field.text(), try fields(node["groupby"]), parameters)
    let names = try names(node["as"], ("value", "density"))
    return made(node) { frame throws(TransformError) in
      try frame.density(of: FieldPath(name), by: groups, all, as: names)
    }
  }

  private func regression(_ field: SpecNode, _ node: SpecNode) throws(PlotError) -> PlotTransform {
    guard let on = try node["on"]?.text() else { throw node.error(allowed: "regression with on") }
    let order = node["order"]?.value.number.flatMap { Int(exactly: $0) } ?? 3
    guard let method = RegressionMethod(node["method"]?.value.text ?? "linear", order: order) else {
      throw node.error(allowed: "linear, log, exp, pow, quad or poly as method")
    }
    let (name, groups, extent) = (try field.text(), try fields(node["groupby"]), try range(node["extent"]))
    let names = try names(node["as"], (on, name))
    if node["params"]?.value == .bool(true) {
      return made(node) { frame throws(TransformError) in
        try frame.regressionParameters(of: FieldPath(name), on: FieldPath(on), by: groups, method: method)
      }
    }
    return made(node) { frame throws(TransformError) in
      try frame.regression(
        of: FieldPath(name), on: FieldPath(on), by: groups, method: method, extent: extent, as: names)
    }
  }

  private func loess(_ field: SpecNode, _ node: SpecNode) throws(PlotError) -> PlotTransform {
    guard let on = try node["on"]?.text() else { throw node.error(allowed: "loess with on") }
    let (name, groups) = (try field.text(), try fields(node["groupby"]))
    let bandwidth = node["bandwidth"]?.value.number ?? 0.3
    let names = try names(node["as"], (on, name))
    return made(node) { frame throws(TransformError) in
      try frame.loess(of: FieldPath(name), on: FieldPath(on), by: groups, bandwidth: bandwidth, as: names)
    }
  }

  private func quantile(_ field: SpecNode, _ node: SpecNode) throws(PlotError) -> PlotTransform {
    let (name, groups) = (try field.text(), try fields(node["groupby"]))
    let probabilities = node["probs"]?.value.numbers ?? []
    let step = node["step"]?.value.number ?? 0.01
    let names = try names(node["as"], ("prob", "value"))
    return made(node) { frame throws(TransformError) in
      try frame.quantiles(of: FieldPath(name), by: groups, probabilities: probabilities, step: step, as: names)
    }
  }

  /// Gives the lowest and the highest number of a field to the expressions after it.
  private func extent(_ field: SpecNode, _ node: SpecNode) throws(PlotError) -> PlotTransform {
    let (name, parameter) = (try field.text(), try node["param"]?.text() ?? "")
    return PlotTransform { frame, environment in
      if let extent = frame.column(at: FieldPath(name)).extent {
        environment.signals[parameter] = .list([.number(extent.lowerBound), .number(extent.upperBound)])
      }
      return frame
    }
  }
}

extension SpecNode {
  /// The name of the member with the path of the channel for which a mark made the transform.
  static let originKey = "$origin"

  /// The fields that a transform, or a condition in it, reads.
  fileprivate var fieldsRead: [(place: String, name: String)] {
    let origin = self[Self.originKey]?.value.text
    var fields: [(place: String, name: String)] = []
    for (name, member) in members {
      switch name {
      case "filter", "and", "or", "not", "sort", "aggregate", "joinaggregate", "window":
        fields += (member.elements ?? [member]).flatMap(\.fieldsRead)
      case "field", "groupby", "on", "fold", "flatten", "pivot", "density", "regression", "loess", "quantile", "extent",
        "stack", "impute", "lookup", "key":
        fields += ((try? member.texts()) ?? []).filter { $0 != "*" }.map { (member.path, $0) }
      default: break
      }
    }
    return fields.map { (origin ?? $0.place, $0.name) }
  }
}

extension WindowFrame {
  /// A frame between two numbers of rows. Another value, such as null, stands for all rows.
  fileprivate init(_ ends: [DataValue]) {
    let rows = ends.map { $0.number.flatMap { Int(exactly: $0.rounded()) } }
    self.init(before: rows[0], after: rows[1])
  }
}

extension PlotImpute {
  /// What `method`, `value`, `keyvals` and `frame` say.
  init(_ settings: SpecSettings) {
    var method = ImputeMethod.value(settings["value"] ?? .null)
    if let operation = settings.text("method").flatMap(AggregateOperation.init) {
      var frame = WindowFrame(before: nil, after: nil)
      if case .list(let ends) = settings["frame"], ends.count == 2 { frame = WindowFrame(ends) }
      method = .measure(operation, frame)
    }
    var keys: [DataValue] = []
    switch settings["keyvals"] {
    case .list(let list): keys = list
    case .record(let members):
      let parts = SpecSettings(members)
      let (start, step) = (parts.number("start") ?? 0, parts.number("step") ?? 1)
      let stop = parts.number("stop") ?? 0
      let count = step == 0 ? 0 : min(max(((stop - start) / step).rounded(.up), 0), 100_000)
      keys = (0..<(Int(exactly: count) ?? 0)).map { .number(start + Double($0) * step) }
    default: break
    }
    self.init(method, keys: keys)
  }
}

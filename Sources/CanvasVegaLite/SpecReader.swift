/// Reads views of a specification whose short forms are rewritten.
struct SpecReader {
  var config: PlotConfig
  /// The specification's own `config`.
  var settings = SpecSettings()
  var environment: ExpressionEnvironment
  /// Reads data files by the path in the specification.
  let loader: DataLoader
  /// The rows that are apart from the specification.
  var frames: [DataFrame] = []
  /// The rows of `datasets`.
  var datasets: [String: DataFrame] = [:]
  /// What the picture can't show, one line each.
  var notes: [Note] = []
  /// The areas that parameters of the outermost view select in views with some names.
  var namedBrushes: [String: [PlotBrush]] = [:]
  /// The selections of the parameters, by name.
  var selections: [String: SpecSelection] = [:]

  // MARK: Views

  mutating func view(_ node: SpecNode) throws(PlotError) -> PlotView {
    if let projection = node["projection"] { throw projection.error(allowed: "no maps; projections aren't drawn") }
    var view = PlotView(try content(node))
    view.name = node["name"]?.value.text ?? ""
    if let data = node["data"], !data.value.isNull { view.data = try self.data(data) }
    for transform in try node["transform"]?.list() ?? [] { view.transforms.append(try self.transform(transform)) }
    view.title = try title(node["title"])
    if view.title == nil, case .layers(let layers) = view.content {
      view.title = layers.lazy.compactMap(\.title).first
    }
    view.width = try length(node["width"])
    view.height = try length(node["height"])
    if node.path.isEmpty { readFit(node, &view) }
    try readBrushes(node, &view)
    if let frame = node["view"] { view.frame = Partial(try settings(frame)) }
    view.resolve = try resolve(node["resolve"])
    let spacing = try pair(node["spacing"]) { node throws(PlotError) in try node.number() }
    view.spacing = spacing.map { ($0.column ?? 20, $0.row ?? 20) }
    let align = try pair(node["align"]) { node throws(PlotError) in try node.text() }
    view.align = align.map { ($0.column ?? "all", $0.row ?? "all") }
    let center = try pair(node["center"]) { node throws(PlotError) -> Bool in node.value == .bool(true) }
    view.isCentered = (center?.column ?? false, center?.row ?? false)
    view.hasFlushBounds = node["bounds"]?.value.text == "flush"
    return view
  }

  private mutating func content(_ node: SpecNode) throws(PlotError) -> PlotContent {
    if let layers = node["layer"] { return .layers(try views(layers)) }
    if let views = node["hconcat"] { return .grid(try self.views(views), columns: nil) }
    if let views = node["vconcat"] { return .grid(try self.views(views), columns: 1) }
    if let views = node["concat"] { return .grid(try self.views(views), columns: try columns(node["columns"])) }
    if let facet = node["facet"], let inner = node["spec"] {
      let definition = try self.facet(facet, columns: node["columns"])
      return .facet(definition, try view(inner))
    }
    guard let mark = node["mark"] else { throw node.error(allowed: "a mark") }
    let encoded = Set(node["encoding"]?.names ?? [])
    return .unit(try self.mark(mark.without(encoded)), try channels(node["encoding"], of: mark))
  }

  private mutating func views(_ node: SpecNode) throws(PlotError) -> [PlotView] {
    try node.list().map { (element) throws(PlotError) in try view(element) }
  }

  private func columns(_ node: SpecNode?) throws(PlotError) -> Int? {
    guard let node else { return nil }
    guard let count = Int(exactly: try node.number()), count >= 0 else { throw node.error(allowed: "a whole number") }
    return count == 0 ? nil : count
  }

  private mutating func facet(_ node: SpecNode, columns: SpecNode?) throws(PlotError) -> PlotFacet {
    guard node["row"] != nil || node["column"] != nil else {
      return PlotFacet(wrapped: try channel(node, .facet), columns: try self.columns(node["columns"] ?? columns))
    }
    let row = try node["row"].map { row throws(PlotError) in try channel(row, .row) }
    let column = try node["column"].map { column throws(PlotError) in try channel(column, .column) }
    return PlotFacet(row: row, column: column)
  }

  private func length(_ node: SpecNode?) throws(PlotError) -> PlotLength? {
    guard let node, !node.value.isNull, node.value.text != "container" else { return nil }
    if let number = node.value.number {
      guard number >= 0, number.isFinite else { throw node.error(allowed: "a number of at least 0, or a step") }
      return .points(number)
    }
    if let step = node["step"] { return .step(try step.number(), isForOffset: node["for"]?.value.text != "position") }
    throw node.error(allowed: "a number, or an object with a step")
  }

  /// Reads how the outermost view fits into its size. In a container it has the size of a view of quantities.
  private func readFit(_ node: SpecNode, _ view: inout PlotView) {
    guard view.isPlot else { return }
    let inWidth = node["width"]?.value.text == "container"
    let inHeight = node["height"]?.value.text == "container"
    if inWidth { view.width = .points(config.view.continuousSize.width) }
    if inHeight { view.height = .points(config.view.continuousSize.height) }
    let value = node["autosize"]?.value ?? settings["autosize"]
    let settings = SpecSettings(value)
    let inside = inWidth && inHeight ? "fit" : inWidth ? "fit-x" : inHeight ? "fit-y" : "pad"
    let type = value?.text ?? settings.text("type") ?? inside
    guard type.hasPrefix("fit") else { return }
    let contains = settings.text("contains").map { $0 == "padding" } ?? (inWidth || inHeight)
    view.fit = PlotFit(width: type != "fit-y", height: type != "fit-x", containsPadding: contains)
  }

  private mutating func title(_ node: SpecNode?) throws(PlotError) -> Partial<TitleOptions>? {
    guard let node, !node.value.isNull else { return nil }
    guard node.isRecord, node["expr"] == nil else { return Partial(SpecSettings(["text": try resolved(node)])) }
    return Partial(SpecSettings(try settings(node).values.filter { !$0.value.isNull }))
  }

  private func resolve(_ node: SpecNode?) throws(PlotError) -> PlotResolve {
    var resolve = PlotResolve()
    guard let node else { return resolve }
    func read(_ name: String) throws(PlotError) -> [PlotChannelName: Bool] {
      var result: [PlotChannelName: Bool] = [:]
      for (key, value) in node[name]?.members ?? [] {
        guard let channel = PlotChannelName(rawValue: key) else { continue }
        result[channel] = try value.text() == "shared"
      }
      return result
    }
    resolve.scale = try read("scale")
    resolve.axis = try read("axis")
    resolve.legend = try read("legend")
    return resolve
  }

  private func pair<Value>(
    _ node: SpecNode?, _ read: (SpecNode) throws(PlotError) -> Value
  ) throws(PlotError) -> (column: Value?, row: Value?)? {
    guard let node else { return nil }
    guard node.isRecord else {
      let value = try read(node)
      return (value, value)
    }
    return (try node["column"].map(read), try node["row"].map(read))
  }

  // MARK: Settings

  /// The members of an object, with the values of expressions in place of them.
  ///
  /// - Parameter late: Which expressions stay, to be evaluated once there are scales, or for each row.
  mutating func settings(_ node: SpecNode, late: LateExpressions = .none) throws(PlotError) -> SpecSettings {
    var result = SpecSettings()
    for (name, member) in node.members { result[name] = try resolved(member, late: late) }
    return result
  }

  /// A value, or the value of its expression. A list has those of its elements.
  mutating func resolved(_ node: SpecNode, late: LateExpressions = .none) throws(PlotError) -> DataValue {
    if case .list(let list) = node.value, list.contains(where: { $0.expressionSource != nil }) {
      return .list(try node.list().map { (element) throws(PlotError) in try resolved(element) })
    }
    guard let source = node.value.expressionSource else { return node.value }
    let expression = try node.expression(source)
    guard !late.contains(expression) else { return node.value }
    return try node.located { () throws(PlotError) in try expression.value([:], &environment) }
  }

  mutating func mark(_ node: SpecNode) throws(PlotError) -> PlotMark {
    let name = node["type"] ?? node
    guard let kind = PlotMarkKind(rawValue: try name.text()) else {
      let known = PlotMarkKind.allCases.map(\.rawValue) + ["boxplot", "errorbar", "errorband"]
      throw name.error(allowed: known.joined(separator: ", "))
    }
    guard node.isRecord else { return PlotMark(kind) }
    var settings = try settings(node, late: .ofMarks)
    settings["type"] = nil
    let base = settings.text(SpecNormalizer.baseKey).flatMap(PlotMarkKind.init)
    settings[SpecNormalizer.baseKey] = nil
    // What isn't drawn needs no value.
    for name in SpecProperties.interactive.union(["description"]) { settings[name] = nil }
    var mark = PlotMark(kind, Partial(settings))
    for name in settings.values.keys.sorted() {
      guard let source = settings[name]?.expressionSource else { continue }
      mark.expressions.append(MarkExpression(name, source) { value in Partial(SpecSettings([name: value])) })
    }
    (mark.path, mark.base) = (node.path, base)
    return mark
  }
}

/// Expressions that aren't evaluated when they are read.
enum LateExpressions {
  case none
  /// Those that read rows, or ticks.
  case ofGuides
  /// Those that read rows or scales.
  case ofMarks

  func contains(_ expression: PlotExpression) -> Bool {
    switch self {
    case .none: false
    case .ofGuides: expression.readsRows
    case .ofMarks: expression.readsRows || expression.readsScales
    }
  }
}

extension SpecNode {
  /// A mark without the expressions that channels take the place of, which may read what doesn't exist.
  fileprivate func without(_ channels: Set<String>) -> SpecNode {
    guard case .record(var members) = value else { return self }
    for (name, value) in members where value.expressionSource != nil {
      if channels.contains(name) || (name.hasSuffix("2") && channels.contains(String(name.dropLast()))) {
        members[name] = nil
      }
    }
    return SpecNode(.record(members), path: path)
  }
}

/// Rewrites the short forms of a specification as the long ones: repeated views as lists of views, facets in an
/// encoding as a facet around the view, and marks that are made of several as layers.
struct SpecNormalizer {
  /// The specification's own `config`.
  let config: SpecSettings

  /// The maximum number of views inside of each other.
  static let depthLimit = 20

  func normalized(_ spec: SpecNode) throws(PlotError) -> SpecNode {
    _ = try ViewCount(spec, depth: 0)
    return try normalized(spec, encoding: [:], depth: 0)
  }

  private func normalized(
    _ spec: SpecNode, encoding parent: [String: DataValue], depth: Int
  ) throws(PlotError) -> SpecNode {
    guard depth < Self.depthLimit else {
      throw spec.error(allowed: "at most \(Self.depthLimit) views inside of each other")
    }
    var members = try spec.record()
    if members["repeat"] != nil { return try normalized(try repeated(spec), encoding: parent, depth: depth + 1) }
    if members["facet"] != nil, members["spec"] != nil {
      if let inner = spec["spec"] { members["spec"] = try normalized(inner, encoding: [:], depth: depth + 1).value }
      return SpecNode(.record(members), path: spec.path)
    }
    for name in ["hconcat", "vconcat", "concat"] {
      guard let list = spec[name] else { continue }
      members[name] = try normalized(list, encoding: [:], depth)
      return SpecNode(.record(members), path: spec.path)
    }
    let own = try spec["encoding"]?.record() ?? [:]
    let encoding = Self.merged(own, over: parent)
    members["encoding"] = .record(encoding)
    if let layers = spec["layer"] {
      if let faceted = try faceted(members, spec.path, depth) { return faceted }
      members["encoding"] = nil
      members["layer"] = try normalized(layers, encoding: encoding, depth)
      return SpecNode(.record(members), path: spec.path)
    }
    guard members["mark"] != nil else {
      throw spec.error(allowed: "mark, layer, facet, hconcat, vconcat, concat or repeat")
    }
    return try unit(SpecNode(.record(members), path: spec.path), depth)
  }

  // MARK: Layers

  /// The views in another one, in which an encoding is shared.
  private func normalized(
    _ views: SpecNode, encoding: [String: DataValue], _ depth: Int
  ) throws(PlotError) -> DataValue {
    .list(
      try views.list().map { (view) throws(PlotError) in
        try normalized(view, encoding: encoding, depth: depth + 1).value
      })
  }

  /// The channels of a view over those of the view around it.
  private static func merged(_ own: [String: DataValue], over parent: [String: DataValue]) -> [String: DataValue] {
    parent.merging(own) { outer, inner in
      guard case .record(let a) = outer, case .record(let b) = inner else { return inner }
      // A field, datum or value of the inner channel replaces that of the outer one.
      let sources = ["field", "datum", "value", "aggregate"]
      var merged = a
      if sources.contains(where: { b[$0] != nil }) { for name in sources { merged[name] = nil } }
      if b["value"] != nil { return inner }
      return .record(merged.merging(b) { $1 })
    }
  }

  // MARK: Facets

  /// A view whose encoding has `row`, `column` or `facet` as a facet of the view without them. Nil if it has none.
  private func faceted(_ members: [String: DataValue], _ path: String, _ depth: Int) throws(PlotError) -> SpecNode? {
    guard case .record(var encoding) = members["encoding"] else { return nil }
    var facet: [String: DataValue] = [:]
    var outer = members
    var inner: [String: DataValue] = [:]
    for name in ["row", "column", "facet"] {
      guard case .record(var channel) = encoding[name] else { continue }
      for key in ["spacing", "align", "center", "columns"] {
        guard let value = channel.removeValue(forKey: key) else { continue }
        if name == "facet" || key == "columns" {
          outer[key] = value
        } else {
          var both: [String: DataValue] = if case .record(let known) = outer[key] { known } else { [:] }
          both[name] = value
          outer[key] = .record(both)
        }
      }
      facet[name] = .record(channel)
      encoding[name] = nil
    }
    guard !facet.isEmpty else { return nil }
    for name in ["mark", "layer", "width", "height", "view", "projection"] {
      inner[name] = outer.removeValue(forKey: name)
    }
    outer["encoding"] = nil
    inner["encoding"] = .record(encoding)
    outer["facet"] = facet["facet"] ?? .record(facet)
    outer["spec"] = .record(inner)
    return try normalized(SpecNode(.record(outer), path: path), encoding: [:], depth: depth + 1)
  }

  // MARK: Units

  private func unit(_ spec: SpecNode, _ depth: Int) throws(PlotError) -> SpecNode {
    var members = try spec.record()
    // What moves the axes cuts marks off at the ends of the plot.
    if let mark = members["mark"], spec["params"]?.elements?.contains(where: { $0["bind"]?.value == "scales" }) == true
    {
      var own: [String: DataValue] = if case .record(let own) = mark { own } else { ["type": mark] }
      if own["clip"] == nil { own["clip"] = true }
      members["mark"] = .record(own)
    }
    if let faceted = try faceted(members, spec.path, depth) { return faceted }
    let spec = SpecNode(.record(members), path: spec.path)
    guard let mark = spec["mark"] else { return spec }
    var definition: [String: DataValue]
    if case .text(let kind) = mark.value { definition = ["type": .text(kind)] } else { definition = try mark.record() }
    guard case .text(let kind) = definition["type"] else {
      throw (mark["type"] ?? mark).error(allowed: "the name of a mark, such as bar or point")
    }
    let encoding = try spec["encoding"]?.record() ?? [:]
    switch kind {
    case "boxplot", "errorbar", "errorband":
      let composite = try CompositeMark(kind, spec, definition, config: config)
      let layers = kind == "boxplot" ? BoxPlotMark(composite).layers() : ErrorMark(mark: composite).layers()
      return try normalized(SpecNode(layers, path: spec.path), encoding: [:], depth: depth + 1)
    case "line" where encoding["x2"] != nil || encoding["y2"] != nil:
      definition["type"] = "rule"
    case "line", "area", "trail":
      if let layers = overlays(definition, kind, members, encoding) { return SpecNode(layers, path: spec.path) }
    default: break
    }
    members["mark"] = .record(definition)
    return SpecNode(.record(members), path: spec.path)
  }

  /// The name of the setting with the kind of mark that another one lies on.
  static let baseKey = "$base"

  /// A line or area with points at its values, or an area with a line at its edge, as layers.
  private func overlays(
    _ mark: [String: DataValue], _ kind: String, _ members: [String: DataValue], _ encoding: [String: DataValue]
  ) -> DataValue? {
    let point = mark["point"] ?? config.settings(kind)["point"]
    let line = kind == "area" ? mark["line"] ?? config.settings(kind)["line"] : nil
    let isOn: (DataValue?) -> Bool = { $0 != nil && $0 != .bool(false) && $0 != .null }
    let hasShape = kind == "line" && encoding["shape"] != nil
    guard isOn(point) || isOn(line) || hasShape else { return nil }
    var base = mark.filter { $0.key != "point" && $0.key != "line" }
    let looks = [SpecSettings(mark), config.settings(kind), config.settings("mark")]
    if kind == "area", !looks.contains(where: { $0["opacity"] != nil || $0["fillOpacity"] != nil }) {
      base["opacity"] = 0.7
    }
    let overlay = encoding.filter { $0.key != "x2" && $0.key != "y2" }
    // What lies on an area has its direction, and is stacked as the area is.
    var shared: [String: DataValue] = [:]
    if kind == "area" {
      shared[Self.baseKey] = .text(kind)
      shared["orient"] = mark["orient"]
    }
    var layers: [DataValue] = [["mark": .record(base), "encoding": .record(encoding)]]
    if isOn(line) {
      var definition = shared
      definition["type"] = "line"
      for name in ["clip", "interpolate", "tension"] { definition[name] = mark[name] }
      if case .record(let own) = line { definition.merge(own) { $1 } }
      layers.append(["mark": .record(definition), "encoding": .record(overlay)])
    }
    if isOn(point) || hasShape {
      layers.append(["mark": .record(points(point, on: mark, shared)), "encoding": .record(overlay)])
    }
    let outer = members.filter { $0.key != "mark" && $0.key != "encoding" }
    return .record(outer.merging(["layer": .list(layers)]) { $1 })
  }

  /// The mark of the points on a line or area.
  private func points(
    _ point: DataValue?, on mark: [String: DataValue], _ shared: [String: DataValue]
  ) -> [String: DataValue] {
    var definition = shared.merging(["type": "point", "opacity": 1, "filled": true]) { $1 }
    if mark["clip"] != nil { definition["clip"] = mark["clip"] }
    if case .record(let own) = point {
      if mark["color"] != nil { definition["color"] = mark["color"] }
      definition.merge(own) { $1 }
    }
    if point == "transparent" { definition["opacity"] = 0 }
    return definition
  }

  // MARK: Repeats

  /// A view for each of some fields.
  private func repeated(_ spec: SpecNode) throws(PlotError) -> SpecNode {
    var members = try spec.record()
    guard let repeater = spec["repeat"], let inner = spec["spec"] else {
      throw spec.error(allowed: "repeat with a spec")
    }
    members["repeat"] = nil
    members["spec"] = nil
    func view(_ fields: [String: DataValue]) -> DataValue { Self.changed(inner.value, fields, 0) ?? inner.value }
    if repeater.elements != nil {
      members["concat"] = .list(try repeater.texts().map { view(["repeat": .text($0)]) })
      if members["align"] == nil { members["align"] = "all" }
      return SpecNode(.record(members), path: spec.path)
    }
    guard repeater.isRecord else { throw repeater.error(allowed: "a list, or an object of row, column, layer") }
    let rows = try repeater["row"]?.texts().map(DataValue.text)
    let columns = try repeater["column"]?.texts().map(DataValue.text)
    let layers = try repeater["layer"]?.texts().map(DataValue.text)
    func layered(_ fields: [String: DataValue]) -> DataValue {
      guard let layers else { return view(fields) }
      return ["layer": .list(layers.map { view(fields.merging(["layer": $0]) { $1 }) })]
    }
    guard rows != nil || columns != nil else {
      guard case .record(let layer) = layered([:]) else { return spec }
      members.merge(layer) { $1 }
      return SpecNode(.record(members), path: spec.path)
    }
    var views: [DataValue] = []
    for row in rows ?? [.null] {
      for column in columns ?? [.null] {
        var fields: [String: DataValue] = [:]
        if rows != nil { fields["row"] = row }
        if columns != nil { fields["column"] = column }
        views.append(layered(fields))
      }
    }
    members["concat"] = .list(views)
    members["columns"] = .number(Double((columns ?? [.null]).count))
    if members["align"] == nil { members["align"] = "all" }
    return SpecNode(.record(members), path: spec.path)
  }

  /// A view with the names of fields in place of `{"repeat": …}`, or nil if it has none: then it is shared with the
  /// other views.
  private static func changed(_ value: DataValue, _ fields: [String: DataValue], _ depth: Int) -> DataValue? {
    guard depth < 100 else { return nil }
    switch value {
    case .record(let members):
      // A channel whose field isn't repeated here keeps it.
      if members.count == 1, case .text(let name) = members["repeat"], let field = fields[name] { return field }
      let changes = members.compactMapValues { changed($0, fields, depth + 1) }
      return changes.isEmpty ? nil : .record(members.merging(changes) { $1 })
    case .list(let list):
      let changes = list.map { changed($0, fields, depth + 1) }
      return changes.contains { $0 != nil } ? .list(zip(changes, list).map { $0 ?? $1 }) : nil
    case .null, .undefined, .bool, .number, .text, .time: return nil
    }
  }
}

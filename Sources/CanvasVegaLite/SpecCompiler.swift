/// Turns a specification into a placed plot.
struct SpecCompiler {
  let theme: VegaLiteSpec.Theme
  let loader: DataLoader
  let measurer: TextMeasurer
  let zone: ClockZone
  let isLenient: Bool
  private(set) var notes: [Note] = []

  /// The placed plot. A lenient reader leaves out what can't be drawn, with a note for each.
  mutating func scene(_ root: SpecNode, _ source: SpecSource) throws(PlotError) -> PlotScene {
    var (root, dropped): (SpecNode, [Note]) = (root, [])
    while true {
      do throws(PlotError) {
        let scene = try placed(root, source)
        notes = dropped + notes
        return scene
      } catch {
        guard isLenient, dropped.count < 256, let (rest, note) = root.without(error.description) else { throw error }
        root.value = rest
        dropped.append(note)
      }
    }
  }

  private mutating func placed(_ root: SpecNode, _ source: SpecSource) throws(PlotError) -> PlotScene {
    _ = try root.record()
    var checker = SpecChecker()
    try checker.check(root)
    if let own = root["config"], !own.value.isNull { _ = try own.record() }
    var found = checker.notes
    let theme = look(of: root, notes: &found)
    var reader = SpecReader(
      config: theme.config, environment: ExpressionEnvironment(zone: zone), loader: loader)
    (reader.frames, reader.notes) = (source.frames, found)
    reader.environment.luminance = { Color(setting: .text($0))?.relativeLuminance ?? .nan }
    reader.environment.signals["width"] = root["width"]?.value ?? .number(300)
    reader.environment.signals["height"] = root["height"]?.value ?? .number(300)
    for (name, rows) in root["datasets"]?.members ?? [] {
      let records = try rows.list().map(\.value)
      reader.datasets[name] = source.datasets[name] ?? DataFrame(records: records)
    }
    try reader.readParameters(root, fields: [:], depth: 0)
    var own = SpecSettings(root["config"]?.value).over(VegaThemes.settings(theme))
    for name in ["background", "padding"] { if let value = root[name] { own[name] = value.value } }
    reader.settings = try reader.evaluated(own, 0)
    reader.config.set(reader.settings)
    let normalized = try SpecNormalizer(config: reader.settings).normalized(root)
    try reader.readNamedBrushes(root)
    let view = try reader.view(normalized)
    notes = reader.notes
    var layout = PlotLayout(config: reader.config, measurer: measurer, environment: reader.environment)
    let loader = loader
    layout.pictures = PlotPictures { (url, path) throws(PlotError) in try loader.picture(url, path) }
    return try layout.scene(view, notes: &notes)
  }
}

extension SpecReader {
  /// Reads the parameters of a view and of the views inside of it.
  ///
  /// - Parameter fields: The fields of the channels that the view has from those around it.
  mutating func readParameters(
    _ node: SpecNode, fields outer: [String: String], depth: Int
  ) throws(PlotError) {
    guard depth < SpecNormalizer.depthLimit else { return }
    let fields = outer.merging(node.encodedFields) { $1 }
    for parameter in try node["params"]?.list() ?? [] {
      guard let name = try parameter["name"]?.text() else { throw parameter.error(allowed: "a parameter with a name") }
      if parameter["select"] != nil {
        let selection = selection(parameter, fields: fields)
        selections[name] = .some(selection)
        environment.signals[name] = selection?.first.map { .record($0) } ?? .record([:])
      } else if let expression = parameter["expr"] {
        environment.signals[name] = try resolved(SpecNode(.record(["expr": expression.value]), path: parameter.path))
      } else {
        environment.signals[name] =
          try parameter["value"].map { value throws(PlotError) in try resolved(value) } ?? .null
      }
    }
    for name in ["layer", "hconcat", "vconcat", "concat"] {
      for child in node[name]?.elements ?? [] { try readParameters(child, fields: fields, depth: depth + 1) }
    }
    if let inner = node["spec"] { try readParameters(inner, fields: fields, depth: depth + 1) }
  }

  /// Settings with the values of the expressions inside of them.
  mutating func evaluated(_ settings: SpecSettings, _ depth: Int) throws(PlotError) -> SpecSettings {
    guard depth < 10 else { return settings }
    var result = SpecSettings()
    for (name, value) in settings.values {
      guard case .record(let members) = value else {
        result[name] = value
        continue
      }
      if members["expr"] != nil || members["signal"] != nil, members.count == 1 {
        result[name] = try resolved(SpecNode(value, path: "config.\(name)"))
      } else {
        result[name] = .record(try evaluated(SpecSettings(members), depth + 1).values)
      }
    }
    return result
  }
}

/// An error bar or an error band as layers of plain marks.
struct ErrorMark {
  private let mark: CompositeMark
  /// The name of the mark, and of its settings.
  private let name: String
  private let channel: [String: DataValue]
  private let field: String
  private let others: (encoding: [String: DataValue], transforms: [DataValue], groups: [DataValue])

  init(_ mark: CompositeMark, isBand: Bool) throws(PlotError) {
    self.mark = mark
    name = isBand ? "errorband" : "errorbar"
    (channel, field) = try mark.value()
    others = mark.others()
  }

  func layers() -> DataValue {
    var result = mark.outer
    result["transform"] = mark.transforms(others.transforms + ends)
    result["layer"] = .list(name == "errorband" ? bands : bars)
    return .record(result)
  }

  // MARK: Ends

  private var upper: String { "upper_\(field)" }
  private var lower: String { "lower_\(field)" }

  private func calculate(_ source: String, _ name: String) -> DataValue {
    ["calculate": .text(source), "as": .text(name)]
  }

  /// The transforms that make the ends: those in the data, those at a distance, or those of a summary.
  private var ends: [DataValue] {
    let datum = CompositeMark.datum(field)
    if case .record(let second) = mark.encoding[mark.axis + "2"], case .text(let other) = second["field"] {
      return [calculate(CompositeMark.datum(other), upper), calculate(datum, lower)]
    }
    guard case .record(let error) = mark.encoding[mark.axis + "Error"] else { return summary }
    let size = Self.source(error)
    var below = "\(datum) - \(size)"
    if case .record(let other) = mark.encoding[mark.axis + "Error2"] { below = "\(datum) + \(Self.source(other))" }
    return [calculate("\(datum) + \(size)", upper), calculate(below, lower)]
  }

  private static func source(_ channel: [String: DataValue]) -> String {
    if case .text(let field) = channel["field"] { return CompositeMark.datum(field) }
    return (channel["value"] ?? channel["datum"] ?? 0).name
  }

  private var summary: [DataValue] {
    let (own, config) = (mark.mark, mark.config.settings(name))
    let center = own["center"] ?? (own["extent"] == "iqr" ? "median" : config["center"]) ?? "mean"
    let extent = own["extent"] ?? config["extent"] ?? (center == "median" ? "iqr" : "stderr")
    func aggregate(_ parts: KeyValuePairs<DataValue, String>) -> DataValue {
      let list = parts.map { ["op": $0.key, "field": .text(field), "as": .text($0.value)] as DataValue }
      return ["aggregate": .list(list), "groupby": .list(others.groups)]
    }
    let middle = CompositeMark.datum("center_\(field)")
    let size = CompositeMark.datum("extent_\(field)")
    switch extent {
    case "stderr", "stdev":
      return [
        aggregate([extent: "extent_\(field)", center: "center_\(field)"]),
        calculate("\(middle) + \(size)", upper), calculate("\(middle) - \(size)", lower),
      ]
    case "ci": return [aggregate(["ci1": upper, "ci0": lower, "mean": "mid_\(field)"])]
    default: return [aggregate(["q3": upper, "q1": lower, "median": "mid_\(field)"])]
    }
  }

  // MARK: Layers

  private func at(_ end: String, _ base: [String: DataValue]) -> [String: DataValue] {
    var result = base
    result[mark.axis] = mark.position(channel, field, end)
    return result
  }

  private func ranged(_ base: [String: DataValue]) -> [String: DataValue] {
    var result = at(lower, base)
    result[mark.axis + "2"] = ["field": .text(upper)]
    return result
  }

  private var bands: [DataValue] {
    var layers: [DataValue] = []
    let isContinuous = isContinuousPlace
    var interpolation: [String: DataValue] = [:]
    if isContinuous { for name in ["interpolate", "tension"] { interpolation[name] = mark.mark[name] } }
    if let band = mark.part("band", name, isOn: true) {
      let opacity = mark.mark["opacity"] ?? mark.config.settings(name).settings("band")["opacity"] ?? 0.3
      let area: [String: DataValue] = [
        "type": isContinuous ? "area" : "rect", "opacity": opacity, "line": false,
      ]
      layers.append(mark.layer(area.merging(interpolation) { $1 }, band, ranged(others.encoding)))
    }
    if let borders = mark.part("borders", name, isOn: false) {
      let line = interpolation.merging(["type": isContinuous ? "line" : "rule"]) { $1 }
      for end in [lower, upper] { layers.append(mark.layer(line, borders, at(end, others.encoding))) }
    }
    return layers
  }

  private var bars: [DataValue] {
    var layers: [DataValue] = []
    if let ticks = mark.part("ticks", name, isOn: false) {
      var tick: [String: DataValue] = ["type": "tick"]
      tick["orient"] = mark.isVertical ? "horizontal" : "vertical"
      tick["color"] = mark.mark["color"] ?? "black"
      if let size = mark.mark["size"] { tick["size"] = size }
      for end in [lower, upper] { layers.append(mark.layer(tick, ticks, at(end, others.encoding))) }
    }
    if let rule = mark.part("rule", name, isOn: true) {
      var line: [String: DataValue] = ["type": "rule"]
      line["size"] = mark.mark["thickness"]
      layers.append(mark.layer(line, rule, ranged(others.encoding.filter { $0.key != "size" })))
    }
    return layers
  }

  private var isContinuousPlace: Bool {
    guard case .record(let other) = mark.encoding[mark.isVertical ? "x" : "y"] else { return false }
    return other["type"] == "quantitative" || other["type"] == "temporal"
      || (other["type"] == nil && other["timeUnit"] != nil)
  }
}

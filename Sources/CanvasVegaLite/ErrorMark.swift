/// An error bar or an error band as layers of plain marks.
struct ErrorMark {
  let mark: CompositeMark

  func layers() -> DataValue {
    mark.view(mark.name == "errorband" ? bands : bars, after: mark.others.transforms + ends)
  }

  // MARK: Ends

  private var field: String { mark.field }
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
    let (own, config) = (mark.mark, mark.config.settings(mark.name))
    let center = own["center"] ?? (own["extent"] == "iqr" ? "median" : config["center"]) ?? "mean"
    let extent = own["extent"] ?? config["extent"] ?? (center == "median" ? "iqr" : "stderr")
    func aggregate(_ parts: KeyValuePairs<DataValue, String>) -> DataValue {
      let list = parts.map { ["op": $0.key, "field": .text(field), "as": .text($0.value)] as DataValue }
      return ["aggregate": .list(list), "groupby": .list(mark.others.groups)]
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

  private var bands: [DataValue] {
    let other = SpecSettings(mark.encoding[mark.isVertical ? "x" : "y"])
    let isContinuous = other["type"].map { $0 == "quantitative" || $0 == "temporal" } ?? (other["timeUnit"] != nil)
    let interpolation = isContinuous ? mark.mark.filter { ["interpolate", "tension"].contains($0.key) } : [:]
    let opacity = mark.mark["opacity"] ?? mark.config.settings(mark.name).settings("band")["opacity"] ?? 0.3
    let area: [String: DataValue] = ["type": isContinuous ? "area" : "rect", "opacity": opacity, "line": false]
    let line = interpolation.merging(["type": isContinuous ? "line" : "rule"]) { $1 }
    let band = mark.at(lower, to: upper, mark.others.encoding)
    return mark.layers("band", isOn: true, area.merging(interpolation) { $1 }, [band])
      + mark.layers("borders", isOn: false, line, atEnds(mark.others.encoding))
  }

  /// An encoding of each end.
  private func atEnds(_ encoding: [String: DataValue]) -> [[String: DataValue]] {
    [lower, upper].map { mark.at($0, encoding) }
  }

  private var bars: [DataValue] {
    var tick: [String: DataValue] = ["type": "tick", "orient": mark.isVertical ? "horizontal" : "vertical"]
    tick["color"] = mark.mark["color"] ?? "black"
    tick["size"] = mark.mark["size"]
    var line: [String: DataValue] = ["type": "rule"]
    line["size"] = mark.mark["thickness"]
    let rule = mark.at(lower, to: upper, mark.others.encoding.filter { $0.key != "size" })
    return mark.layers("ticks", isOn: false, tick, atEnds(mark.others.encoding))
      + mark.layers("rule", isOn: true, line, [rule])
  }
}

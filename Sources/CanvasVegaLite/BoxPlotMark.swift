/// A box plot as layers of plain marks.
struct BoxPlotMark {
  private let mark: CompositeMark
  /// The reach of the whiskers in heights of the box, or nil if they end at the smallest and largest value.
  private let reach: Double?

  init(_ mark: CompositeMark) {
    self.mark = mark
    reach = (mark.mark["extent"] ?? mark.config.settings("boxplot")["extent"] ?? 1.5).number
  }

  private var field: String { mark.field }

  func layers() -> DataValue {
    let summary: DataValue = ["aggregate": .list(quartiles + range), "groupby": .list(mark.others.groups)]
    guard let reach else { return mark.view(whiskers + boxes, after: mark.others.transforms + [summary]) }
    let (low, high) = (CompositeMark.datum("lower_box_\(field)"), CompositeMark.datum("upper_box_\(field)"))
    let distance = "\(DataValue.number(reach).name) * (\(high) - \(low))"
    let inner = whiskers(from: "\(low) - \(distance)", to: "\(high) + \(distance)")
    let layers: [DataValue] = [
      [
        "transform": [mark.made(["joinaggregate": .list(quartiles), "groupby": .list(mark.others.groups)])],
        "layer": .list(outliers(below: "\(low) - \(distance)", above: "\(high) + \(distance)") + [inner]),
      ],
      ["transform": [mark.made(summary)], "layer": .list(boxes)],
    ]
    return mark.view(layers, after: mark.others.transforms)
  }

  private var quartiles: [DataValue] { [aggregate("q1", "lower_box"), aggregate("q3", "upper_box")] }

  private var range: [DataValue] {
    let ends = reach == nil ? ("lower_whisker", "upper_whisker") : ("min", "max")
    return [aggregate("median", "mid_box"), aggregate("min", ends.0), aggregate("max", ends.1)]
  }

  private func aggregate(_ operation: DataValue, _ name: String) -> DataValue {
    ["op": operation, "field": .text(field), "as": .text("\(name)_\(field)")]
  }

  private var tickOrient: DataValue { mark.isVertical ? "horizontal" : "vertical" }

  private var size: DataValue { mark.mark["size"] ?? mark.config.settings("boxplot")["size"] ?? 14 }

  private var uncolored: [String: DataValue] {
    mark.others.encoding.filter { !["color", "size", "fill", "stroke"].contains($0.key) }
  }

  /// An encoding from a computed value to another one.
  private func at(_ name: String, _ end: String?, _ base: [String: DataValue]) -> [String: DataValue] {
    mark.at("\(name)_\(field)", to: end.map { "\($0)_\(field)" }, base)
  }

  private var whiskers: [DataValue] {
    let rules = [("lower_whisker", "lower_box"), ("upper_box", "upper_whisker")].map { at($0, $1, uncolored) }
    let ticks = ["lower_whisker", "upper_whisker"].map { at($0, nil, uncolored) }
    let tick: [String: DataValue] = ["type": "tick", "color": "black", "opacity": 1, "orient": tickOrient]
    return mark.layers("rule", isOn: true, ["type": "rule", "color": "black"], rules)
      + mark.layers("ticks", isOn: false, tick, ticks)
  }

  /// The whiskers to the outermost values between two bounds, which are expressions.
  private func whiskers(from low: String, to high: String) -> DataValue {
    let datum = CompositeMark.datum(field)
    let boxes = ["lower_box_\(field)", "upper_box_\(field)"].map { DataValue.text($0) }
    return [
      "transform": [
        ["filter": .text("(\(low) <= \(datum)) && (\(datum) <= \(high))")],
        [
          "aggregate": [
            aggregate("min", "lower_whisker"), aggregate("max", "upper_whisker"),
            ["op": "min", "field": boxes[0], "as": boxes[0]], ["op": "max", "field": boxes[1], "as": boxes[1]],
          ], "groupby": .list(mark.others.groups),
        ],
      ], "layer": .list(whiskers),
    ]
  }

  private func outliers(below low: String, above high: String) -> [DataValue] {
    guard let outliers = mark.part("outliers", isOn: true) else { return [] }
    var encoding = mark.others.encoding
    encoding["size"] = nil
    encoding[mark.axis] = mark.position(field)
    guard case .record(var plot) = mark.layer(["type": "point"], outliers, encoding) else { return [] }
    let datum = CompositeMark.datum(field)
    plot["transform"] = [["filter": .text("(\(datum) < \(low)) || (\(datum) > \(high))")]]
    return [.record(plot)]
  }

  private var boxes: [DataValue] {
    let orient: DataValue = mark.isVertical ? "vertical" : "horizontal"
    let color = mark.config.settings("boxplot").settings("median")["color"] ?? "white"
    let tick: [String: DataValue] = ["type": "tick", "size": size, "orient": tickOrient, "color": color]
    let box = at("lower_box", "upper_box", mark.others.encoding)
    return mark.layers("box", isOn: true, ["type": "bar", "size": size, "orient": orient], [box])
      + mark.layers("median", isOn: true, tick, [at("mid_box", nil, uncolored)])
  }
}

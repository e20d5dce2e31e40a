internal import CanvasFrames
internal import CanvasPlot
internal import CanvasTables

/// A box plot, an error bar or an error band as layers of plain marks.
struct CompositeMark {
  let config: SpecSettings
  let spec: SpecNode
  let members: [String: DataValue]
  let mark: [String: DataValue]
  let encoding: [String: DataValue]

  // MARK: Parts

  private var isVertical: Bool {
    func isQuantity(_ name: String) -> Bool {
      guard case .record(let channel) = encoding[name] else { return false }
      if case .text(let type) = channel["type"] { return type == "quantitative" && channel["bin"] == nil }
      return channel["aggregate"] != nil || SpecSettings(channel).settings("scale")["type"] != nil
    }
    if isQuantity("y") != isQuantity("x") { return isQuantity("y") }
    if let orient = mark["orient"] { return orient == "vertical" }
    if case .record(let x) = encoding["x"], x["aggregate"] != nil, case .record(let y) = encoding["y"],
      y["aggregate"] == nil
    {
      return false
    }
    return encoding["y"] != nil
  }

  private var axis: String { isVertical ? "y" : "x" }

  private func value() throws(PlotError) -> (channel: [String: DataValue], field: String) {
    guard case .record(let channel) = encoding[axis], case .text(let field) = channel["field"] else {
      throw spec.error(allowed: "a field along \(axis)")
    }
    return (channel, field)
  }

  /// The channels besides the value's, with bins and periods as transforms before.
  private func others() -> (encoding: [String: DataValue], transforms: [DataValue], groups: [DataValue]) {
    var result: [String: DataValue] = [:]
    var transforms: [DataValue] = []
    var groups: [DataValue] = []
    for name in encoding.keys.sorted() where ![axis, axis + "2", axis + "Error", axis + "Error2"].contains(name) {
      guard case .record(var channel) = encoding[name] else {
        result[name] = encoding[name]
        continue
      }
      if name == "tooltip" { continue }
      if case .text(let field) = channel["field"], channel["aggregate"] == nil {
        if let unit = channel["timeUnit"] {
          let name: String = if case .text(let text) = unit { text } else { SpecSettings(unit).text("unit") ?? "time" }
          let new = "\(name)_\(field)"
          transforms.append(["timeUnit": unit, "field": .text(field), "as": .text(new)])
          channel["field"] = .text(new)
          if channel["type"] == nil { channel["type"] = "temporal" }
          if channel["title"] == nil, SpecSettings(channel).settings("axis")["title"] == nil {
            let parts = TimeUnit(name)?.parts.map(\.rawValue).joined(separator: "-") ?? name
            channel["title"] = .text("\(field) (\(parts))")
          }
          // Times are on a scale of times, without the width of a period.
          channel["timeUnit"] = channel["type"] == "temporal" ? nil : unit
          groups.append(.text(new))
        } else if let bin = channel["bin"], bin != .bool(false), bin != "binned" {
          transforms.append([
            "bin": bin, "field": .text(field), "as": ["bin_\(field)".value, "bin_\(field)_end".value],
          ])
          channel["field"] = .text("bin_\(field)")
          channel["bin"] = "binned"
          if channel["title"] == nil { channel["title"] = .text("\(field) (binned)") }
          if name == "x" || name == "y" { result[name + "2"] = ["field": .text("bin_\(field)_end")] }
          groups += [.text("bin_\(field)"), .text("bin_\(field)_end")]
        } else {
          groups.append(.text(field))
        }
      }
      result[name] = .record(channel)
    }
    var seen: Set<DataValue> = []
    return (result, transforms, groups.filter { seen.insert($0).inserted })
  }

  /// A channel of a computed field with the value's title, scale and axis.
  private func position(_ channel: [String: DataValue], _ field: String, _ name: String) -> DataValue {
    var result: [String: DataValue] = ["field": .text(name), "type": channel["type"] ?? "quantitative"]
    for key in ["scale", "axis"] { result[key] = channel[key] }
    if SpecSettings(channel["axis"])["title"] == nil { result["title"] = channel["title"] ?? .text(field) }
    return .record(result)
  }

  /// The settings of a part, such as `median`, or nil if it is off.
  private func part(_ name: String, _ composite: String, isOn: Bool) -> [String: DataValue]? {
    switch mark[name] ?? config.settings(composite)[name] {
    case .bool(let flag): return flag ? [:] : nil
    case .null: return nil
    case .record(let settings): return settings
    default: return isOn ? [:] : nil
    }
  }

  private func layer(
    _ definition: [String: DataValue], _ part: [String: DataValue], _ encoding: [String: DataValue]
  ) -> DataValue {
    var shared: [String: DataValue] = [:]
    for name in ["color", "opacity", "clip", "invalid"] { shared[name] = mark[name] }
    return ["mark": .record(shared.merging(definition) { $1 }.merging(part) { $1 }), "encoding": .record(encoding)]
  }

  private var outer: [String: DataValue] {
    var outer = members
    (outer["mark"], outer["encoding"]) = (nil, nil)
    return outer
  }

  private func transforms(_ more: [DataValue]) -> DataValue {
    guard case .list(let own) = members["transform"] else { return .list(more) }
    return .list(own + more)
  }

  // MARK: Box plots

  func boxPlot() throws(PlotError) -> DataValue {
    let (channel, field) = try value()
    let (others, before, groups) = others()
    let extent = mark["extent"] ?? config.settings("boxplot")["extent"] ?? 1.5
    let factor = extent.number
    let isMinMax = factor == nil
    var quartiles: [DataValue] = [
      ["op": "q1", "field": .text(field), "as": .text("lower_box_\(field)")],
      ["op": "q3", "field": .text(field), "as": .text("upper_box_\(field)")],
    ]
    let joined = quartiles
    quartiles.append(["op": "median", "field": .text(field), "as": .text("mid_box_\(field)")])
    quartiles.append(["op": "min", "field": .text(field), "as": .text((isMinMax ? "lower_whisker_" : "min_") + field)])
    quartiles.append(["op": "max", "field": .text(field), "as": .text((isMinMax ? "upper_whisker_" : "max_") + field)])
    var noColor = others
    for name in ["color", "size", "fill", "stroke"] { noColor[name] = nil }
    noColor["color"] = nil
    let orient: DataValue = isVertical ? "vertical" : "horizontal"
    let tickOrient: DataValue = isVertical ? "horizontal" : "vertical"
    func at(_ name: String, _ end: String? = nil, _ base: [String: DataValue]) -> [String: DataValue] {
      var result = base
      result[axis] = position(channel, field, "\(name)_\(field)")
      if let end { result[axis + "2"] = ["field": .text("\(end)_\(field)")] }
      return result
    }
    var whiskers: [DataValue] = []
    if let rule = part("rule", "boxplot", isOn: true) {
      whiskers.append(layer(["type": "rule", "color": "black"], rule, at("lower_whisker", "lower_box", noColor)))
      whiskers.append(layer(["type": "rule", "color": "black"], rule, at("upper_box", "upper_whisker", noColor)))
    }
    if let ticks = part("ticks", "boxplot", isOn: false) {
      let tick: [String: DataValue] = ["type": "tick", "color": "black", "opacity": 1, "orient": tickOrient]
      whiskers.append(layer(tick, ticks, at("lower_whisker", nil, noColor)))
      whiskers.append(layer(tick, ticks, at("upper_whisker", nil, noColor)))
    }
    let size = mark["size"] ?? config.settings("boxplot")["size"] ?? 14
    var boxes: [DataValue] = []
    if let box = part("box", "boxplot", isOn: true) {
      boxes.append(layer(["type": "bar", "size": size, "orient": orient], box, at("lower_box", "upper_box", others)))
    }
    if let median = part("median", "boxplot", isOn: true) {
      var tick: [String: DataValue] = ["type": "tick", "size": size, "orient": tickOrient, "opacity": 1]
      tick["color"] = config.settings("boxplot").settings("median")["color"] ?? "white"
      boxes.append(layer(tick, median, at("mid_box", nil, noColor)))
    }
    var result = outer
    let summary: DataValue = ["aggregate": .list(quartiles), "groupby": .list(groups)]
    if isMinMax {
      result["transform"] = transforms(before + [summary])
      result["layer"] = .list(whiskers + boxes)
      return .record(result)
    }
    let (low, high) = (Self.datum("lower_box_\(field)"), Self.datum("upper_box_\(field)"))
    let reach = "\(DataValue.number(factor ?? 1.5).name) * (\(high) - \(low))"
    let datum = Self.datum(field)
    var points: [DataValue] = []
    if let outliers = part("outliers", "boxplot", isOn: true) {
      var encoding = others
      encoding["size"] = nil
      encoding[axis] = position(channel, field, field)
      guard case .record(var plot) = layer(["type": "point"], outliers, encoding) else { return .null }
      plot["transform"] = [["filter": .text("(\(datum) < \(low) - \(reach)) || (\(datum) > \(high) + \(reach))")]]
      points.append(.record(plot))
    }
    let inner: DataValue = [
      "transform": [
        ["filter": .text("(\(low) - \(reach) <= \(datum)) && (\(datum) <= \(high) + \(reach))")],
        [
          "aggregate": [
            ["op": "min", "field": .text(field), "as": .text("lower_whisker_\(field)")],
            ["op": "max", "field": .text(field), "as": .text("upper_whisker_\(field)")],
            ["op": "min", "field": .text("lower_box_\(field)"), "as": .text("lower_box_\(field)")],
            ["op": "max", "field": .text("upper_box_\(field)"), "as": .text("upper_box_\(field)")],
          ], "groupby": .list(groups),
        ],
      ], "layer": .list(whiskers),
    ]
    result["transform"] = transforms(before)
    result["layer"] = [
      [
        "transform": [["joinaggregate": .list(joined), "groupby": .list(groups)]],
        "layer": .list(points + [inner]),
      ],
      ["transform": [summary], "layer": .list(boxes)],
    ]
    return .record(result)
  }

  private static func datum(_ field: String) -> String {
    "datum[\"\(field.replacing("\\", with: "").replacing("\"", with: "\\\""))\"]"
  }

  // MARK: Error bars and bands

  func errors(isBand: Bool) throws(PlotError) -> DataValue {
    let name = isBand ? "errorband" : "errorbar"
    let (channel, field) = try value()
    let (others, before, groups) = others()
    let upperName = "upper_\(field)"
    let lowerName = "lower_\(field)"
    var after: [DataValue] = []
    if case .record(let second) = encoding[axis + "2"], case .text(let other) = second["field"] {
      // The ends are in the data.
      after = [
        ["calculate": .text(Self.datum(other)), "as": .text(upperName)],
        ["calculate": .text(Self.datum(field)), "as": .text(lowerName)],
      ]
    } else if case .record(let error) = encoding[axis + "Error"] {
      let size = Self.source(error)
      let second = encoding[axis + "Error2"].flatMap {
        if case .record(let other) = $0 { Self.source(other) } else { nil }
      }
      after = [
        ["calculate": .text("\(Self.datum(field)) + \(size)"), "as": .text(upperName)],
        [
          "calculate": .text(second.map { "\(Self.datum(field)) + \($0)" } ?? "\(Self.datum(field)) - \(size)"),
          "as": .text(lowerName),
        ],
      ]
    } else {
      after = summary(field, groups, upperName, lowerName, name)
    }
    func ranged(_ base: [String: DataValue]) -> [String: DataValue] {
      var result = base
      result[axis] = position(channel, field, lowerName)
      result[axis + "2"] = ["field": .text(upperName)]
      return result
    }
    func at(_ end: String) -> [String: DataValue] {
      var result = others
      result[axis] = position(channel, field, end)
      return result
    }
    var layers: [DataValue] = []
    if isBand {
      let isContinuous = isContinuousPlace
      let interpolation = ["interpolate", "tension"].reduce(into: [String: DataValue]()) { $0[$1] = mark[$1] }
      if let band = part("band", name, isOn: true) {
        let opacity = config.settings(name).settings("band")["opacity"] ?? 0.3
        let definition: [String: DataValue] = [
          "type": isContinuous ? "area" : "rect", "opacity": mark["opacity"] ?? opacity,
        ]
        layers.append(layer(definition.merging(isContinuous ? interpolation : [:]) { $1 }, band, ranged(others)))
      }
      if let borders = part("borders", name, isOn: false) {
        let definition: [String: DataValue] =
          isContinuous ? interpolation.merging(["type": "line"]) { $1 } : ["type": "rule"]
        layers.append(layer(definition, borders, at(lowerName)))
        layers.append(layer(definition, borders, at(upperName)))
      }
    } else {
      var bars = others
      bars["size"] = nil
      if let ticks = part("ticks", name, isOn: false) {
        let size = others["size"]
        for end in [lowerName, upperName] {
          var encoding = at(end)
          encoding["size"] = size
          layers.append(
            layer(
              [
                "type": "tick", "orient": isVertical ? "horizontal" : "vertical", "color": mark["color"] ?? "black",
                "opacity": 1,
              ], mark["size"].map { ["size": $0] } ?? [:], encoding.merging([:]) { $1 }
            ).withPart(ticks))
        }
      }
      if let rule = part("rule", name, isOn: true) {
        let thickness = mark["thickness"].map { ["size": $0] as [String: DataValue] } ?? [:]
        layers.append(layer(thickness.merging(["type": "rule"]) { $1 }, rule, ranged(bars)))
      }
    }
    var result = outer
    result["transform"] = transforms(before + after)
    result["layer"] = .list(layers)
    return .record(result)
  }

  private static func source(_ channel: [String: DataValue]) -> String {
    if case .text(let field) = channel["field"] { return Self.datum(field) }
    return (channel["value"] ?? channel["datum"] ?? 0).name
  }

  private var isContinuousPlace: Bool {
    guard case .record(let other) = encoding[isVertical ? "x" : "y"] else { return false }
    return other["type"] == "quantitative" || other["type"] == "temporal"
      || (other["type"] == nil && other["timeUnit"] != nil)
  }

  private func summary(
    _ field: String, _ groups: [DataValue], _ upper: String, _ lower: String, _ name: String
  ) -> [DataValue] {
    let center = mark["center"] ?? (mark["extent"] == "iqr" ? "median" : config.settings(name)["center"]) ?? "mean"
    let extent = mark["extent"] ?? config.settings(name)["extent"] ?? (center == "median" ? "iqr" : "stderr")
    let (centerName, extentName) = ("center_\(field)", "extent_\(field)")
    if extent == "stderr" || extent == "stdev" {
      return [
        [
          "aggregate": [
            ["op": extent, "field": .text(field), "as": .text(extentName)],
            ["op": center, "field": .text(field), "as": .text(centerName)],
          ], "groupby": .list(groups),
        ],
        ["calculate": .text("\(Self.datum(centerName)) + \(Self.datum(extentName))"), "as": .text(upper)],
        ["calculate": .text("\(Self.datum(centerName)) - \(Self.datum(extentName))"), "as": .text(lower)],
      ]
    }
    let isInterval = extent == "ci"
    return [
      [
        "aggregate": [
          ["op": isInterval ? "ci1" : "q3", "field": .text(field), "as": .text(upper)],
          ["op": isInterval ? "ci0" : "q1", "field": .text(field), "as": .text(lower)],
          ["op": isInterval ? "mean" : "median", "field": .text(field), "as": .text("mid_\(field)")],
        ], "groupby": .list(groups),
      ]
    ]
  }
}

extension String {
  fileprivate var value: DataValue { .text(self) }
}

extension DataValue {
  /// A layer whose mark has some settings more.
  fileprivate func withPart(_ part: [String: DataValue]) -> DataValue {
    guard case .record(var layer) = self, case .record(let mark) = layer["mark"] else { return self }
    layer["mark"] = .record(mark.merging(part) { $1 })
    return .record(layer)
  }
}

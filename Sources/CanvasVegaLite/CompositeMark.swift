/// What box plots, error bars and error bands have in common. Each is layers of plain marks, as the specification of
/// Vega-Lite has it.
struct CompositeMark {
  /// The name of the mark, and of its settings.
  let name: String
  let config: SpecSettings
  let spec: SpecNode
  let members: [String: DataValue]
  let mark: [String: DataValue]
  let encoding: [String: DataValue]
  /// The channel of the value, and its field.
  private(set) var channel: [String: DataValue] = [:]
  private(set) var field = ""
  private(set) var others = OtherChannels(encoding: [:], transforms: [], groups: [])

  /// The channels besides the value's, with bins and periods as transforms before, and the fields of groups.
  struct OtherChannels {
    let encoding: [String: DataValue]
    let transforms: [DataValue]
    let groups: [DataValue]
  }

  init(_ name: String, _ spec: SpecNode, _ mark: [String: DataValue], config: SpecSettings) throws(PlotError) {
    (self.name, self.spec, self.mark, self.config) = (name, spec, mark, config)
    members = try spec.record()
    encoding = try spec["encoding"]?.record() ?? [:]
    guard case .record(let channel) = encoding[axis], case .text(let field) = channel["field"] else {
      throw spec.error(allowed: "a field along \(axis)")
    }
    (self.channel, self.field) = (channel, field)
    others = otherChannels()
  }

  var isVertical: Bool {
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

  var axis: String { isVertical ? "y" : "x" }

  private func otherChannels() -> OtherChannels {
    var result: [String: DataValue] = [:]
    var transforms: [DataValue] = []
    var groups: [DataValue] = []
    for name in encoding.keys.sorted()
    where ![axis, axis + "2", axis + "Error", axis + "Error2", "tooltip"].contains(name) {
      guard case .record(var channel) = encoding[name], case .text(let field) = channel["field"],
        channel["aggregate"] == nil
      else {
        result[name] = encoding[name]
        continue
      }
      if let unit = channel["timeUnit"] {
        let new = Self.floor(&channel, field, unit)
        transforms.append(["timeUnit": unit, "field": .text(field), "as": .text(new)])
        groups.append(.text(new))
      } else if let bin = channel["bin"], bin != .bool(false), bin != "binned" {
        let ends: [DataValue] = [.text("bin_\(field)"), .text("bin_\(field)_end")]
        transforms.append(["bin": bin, "field": .text(field), "as": .list(ends)])
        channel["field"] = ends[0]
        channel["bin"] = "binned"
        if channel["title"] == nil { channel["title"] = .text("\(field) (binned)") }
        if name == "x" || name == "y" { result[name + "2"] = ["field": ends[1]] }
        groups += ends
      } else {
        groups.append(.text(field))
      }
      result[name] = .record(channel)
    }
    return OtherChannels(encoding: result, transforms: transforms, groups: groups.firstOccurrences)
  }

  /// Makes a channel that of a period's start, and returns the field with the starts.
  private static func floor(_ channel: inout [String: DataValue], _ field: String, _ unit: DataValue) -> String {
    let name: String = if case .text(let text) = unit { text } else { SpecSettings(unit).text("unit") ?? "time" }
    channel["field"] = .text("\(name)_\(field)")
    if channel["type"] == nil { channel["type"] = "temporal" }
    if channel["title"] == nil, SpecSettings(channel).settings("axis")["title"] == nil {
      let parts = TimeUnit(name)?.parts.map(\.rawValue).joined(separator: "-") ?? name
      channel["title"] = .text("\(field) (\(parts))")
    }
    // Times are on a scale of times, without the width of a period.
    channel["timeUnit"] = channel["type"] == "temporal" ? nil : unit
    return "\(name)_\(field)"
  }

  /// A channel of a computed field with the value's title, scale and axis.
  func position(_ name: String) -> DataValue {
    var result: [String: DataValue] = ["field": .text(name), "type": channel["type"] ?? "quantitative"]
    for key in ["scale", "axis"] { result[key] = channel[key] }
    if SpecSettings(channel["axis"])["title"] == nil { result["title"] = channel["title"] ?? .text(field) }
    return .record(result)
  }

  /// An encoding in which a computed field, or the range to another one, is in place of the value.
  func at(_ start: String, to end: String? = nil, _ base: [String: DataValue]) -> [String: DataValue] {
    var result = base
    result[axis] = position(start)
    if let end { result[axis + "2"] = ["field": .text(end)] }
    return result
  }

  /// The settings of a part, such as `median`, or nil if it is off.
  func part(_ part: String, isOn: Bool) -> [String: DataValue]? {
    switch mark[part] ?? config.settings(name)[part] {
    case .bool(let flag): return flag ? [:] : nil
    case .null: return nil
    case .record(let settings): return settings
    default: return isOn ? [:] : nil
    }
  }

  /// A layer of a part for each encoding, or none if the part is off.
  func layers(
    _ name: String, isOn: Bool, _ definition: [String: DataValue], _ encodings: [[String: DataValue]]
  ) -> [DataValue] {
    part(name, isOn: isOn).map { part in encodings.map { layer(definition, part, $0) } } ?? []
  }

  func layer(
    _ definition: [String: DataValue], _ part: [String: DataValue], _ encoding: [String: DataValue]
  ) -> DataValue {
    let shared = mark.filter { ["color", "opacity", "clip", "invalid"].contains($0.key) }
    return ["mark": .record(shared.merging(definition) { $1 }.merging(part) { $1 }), "encoding": .record(encoding)]
  }

  /// The view with layers in place of the mark, and transforms before them.
  func view(_ layers: [DataValue], after more: [DataValue]) -> DataValue {
    let transforms = (members["transform"]?.list ?? []) + more.map(made)
    let outer = members.filter { $0.key != "mark" && $0.key != "encoding" }
    return .record(outer.merging(["transform": .list(transforms), "layer": .list(layers)]) { $1 })
  }

  /// A transform that says where in the specification the field is that it reads.
  func made(_ transform: DataValue) -> DataValue {
    guard case .record(var members) = transform else { return transform }
    members[SpecNode.originKey] = .text((spec.path.isEmpty ? "" : spec.path + ".") + "encoding.\(axis)")
    return .record(members)
  }

  /// The expression of a field's value.
  static func datum(_ field: String) -> String {
    "datum[\"\(field.replacing("\\", with: "").replacing("\"", with: "\\\""))\"]"
  }
}

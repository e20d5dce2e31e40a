/// Writes a specification of version 4 of the language as one of later versions: selections as parameters, `band` as the
/// size of a bar or as a place, and `timeUnitBand` as a size. Others stay as they are.
struct SpecVersion4 {
  /// The selections that select nothing at first, rather than all.
  private var unselecting: Set<String> = []

  static func rewritten(_ root: DataValue) -> DataValue {
    var versions = SpecVersion4()
    // A selection may be used in front of the view that has it.
    _ = versions.rewritten(root, in: "")
    return versions.rewritten(root, in: "")
  }

  private mutating func rewritten(_ value: DataValue, in owner: String) -> DataValue {
    switch value {
    case .list(let list): return .list(list.map { rewritten($0, in: owner) })
    case .record(var members):
      for (name, member) in members where name != "data" && name != "datasets" {
        members[name] = rewritten(member, in: name)
      }
      if let size = members.removeValue(forKey: "timeUnitBand") { members["timeUnitBandSize"] = size }
      if let mark = members["mark"], case .record(let channels) = members["encoding"] {
        (members["mark"], members["encoding"]) = placed(mark, channels)
      }
      guard let selection = members["selection"], owner != "config" else { return .record(members) }
      members["selection"] = nil
      if members["mark"] != nil, case .record(let selections) = selection {
        let own = members["params"]?.list ?? []
        members["params"] = .list(own + selections.sorted { $0.key < $1.key }.map { parameter($0.key, $0.value) })
        return .record(members)
      }
      let condition = condition(selection, isTest: !["domain", "extent", "from"].contains(owner))
      if members.isEmpty || condition["param"] != nil { return .record(members.merging(condition) { $1 }) }
      members["test"] = .record(condition)
      return .record(members)
    default: return value
    }
  }

  /// The parameter of a selection.
  private mutating func parameter(_ name: String, _ selection: DataValue) -> DataValue {
    var select = SpecSettings(selection).values
    var parameter: [String: DataValue] = ["name": .text(name), "value": select.removeValue(forKey: "init") ?? .null]
    parameter["bind"] = select.removeValue(forKey: "bind")
    if select.removeValue(forKey: "empty") == "none" { unselecting.insert(name) }
    if select["type"] == "single" { select["toggle"] = false }
    if select["type"] == "single" || select["type"] == "multi" { select["type"] = "point" }
    parameter["select"] = .record(select)
    return .record(parameter)
  }

  /// The condition of a selection's name, or of names with `and`, `or` and `not`.
  private func condition(_ selection: DataValue, isTest: Bool) -> [String: DataValue] {
    guard case .record(let parts) = selection else {
      let isSelected = isTest && selection.text.map(unselecting.contains) == true
      return isSelected ? ["param": selection, "empty": false] : ["param": selection]
    }
    return parts.mapValues { part in
      if let list = part.list { return .list(list.map { .record(condition($0, isTest: isTest)) }) }
      return .record(condition(part, isTest: isTest))
    }
  }

  /// A mark and its channels without `band`.
  private func placed(_ mark: DataValue, _ channels: [String: DataValue]) -> (mark: DataValue, encoding: DataValue) {
    var (settings, encoding) = (mark.text.map { ["type": .text($0)] } ?? SpecSettings(mark).values, channels)
    for (name, channel) in channels {
      guard case .record(var members) = channel, let band = members.removeValue(forKey: "band") else { continue }
      if let side = ["x": "width", "y": "height"][name], ["bar", "rect", "image"].contains(settings["type"]) {
        settings[side] = .record(["band": band])
      } else {
        members["bandPosition"] = band
      }
      encoding[name] = .record(members)
    }
    return (settings.count > 1 ? .record(settings) : mark, .record(encoding))
  }
}

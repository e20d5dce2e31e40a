/// Properties of a specification by name. One that is null is set: it says that there is none.
struct SpecSettings: Sendable {
  var values: [String: DataValue]

  init(_ values: [String: DataValue] = [:]) { self.values = values }

  /// The properties of an object. All other values have none.
  init(_ value: DataValue?) { if case .record(let members) = value { values = members } else { values = [:] } }

  subscript(name: String) -> DataValue? {
    get { values[name] }
    set { values[name] = newValue }
  }

  func number(_ name: String) -> Double? { values[name]?.finite }
  func text(_ name: String) -> String? { values[name]?.text }
  func settings(_ name: String) -> SpecSettings { SpecSettings(values[name]) }

  /// These settings, with those of others where there are none, also inside of each other.
  func over(_ others: SpecSettings) -> SpecSettings {
    SpecSettings(
      values.merging(others.values) { own, other in
        guard case .record(let own) = own, case .record(let other) = other else { return own }
        return .record(SpecSettings(own).over(SpecSettings(other)).values)
      })
  }
}

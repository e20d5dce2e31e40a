package import Canvas
package import CanvasTables

/// Settings by name, such as the properties of a mark, an axis or a legend. A setting that is null is set: it says that
/// there is none.
package struct PlotSettings: Sendable, Hashable {
  package var values: [String: DataValue]

  package init(_ values: [String: DataValue] = [:]) { self.values = values }

  /// The settings of a record. All other values have none.
  package init(_ value: DataValue?) { if case .record(let members) = value { values = members } else { values = [:] } }

  package subscript(name: String) -> DataValue? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// A setting that isn't null.
  package func given(_ name: String) -> DataValue? { values[name].flatMap { $0.isNull ? nil : $0 } }

  /// Whether a setting is set to null or false.
  package func isOff(_ name: String) -> Bool { values[name] == .null || values[name] == .bool(false) }

  package func number(_ name: String) -> Double? { values[name]?.number.flatMap { $0.isFinite ? $0 : nil } }
  package func text(_ name: String) -> String? { values[name]?.text }
  package func flag(_ name: String) -> Bool? { if case .bool(let flag) = values[name] { flag } else { nil } }
  package func settings(_ name: String) -> PlotSettings { PlotSettings(values[name]) }

  /// A length in points: 0 for null, and another one if it isn't set.
  package func length(_ name: String, _ fallback: Double) -> Double {
    values[name] == .null ? 0 : number(name) ?? fallback
  }

  /// The finite numbers of a list, or nil if the setting is no list of numbers.
  package func numbers(_ name: String) -> [Double]? {
    guard case .list(let list) = values[name] else { return nil }
    let numbers = list.compactMap { $0.number.flatMap { $0.isFinite ? $0 : nil } }
    return numbers.count == list.count ? numbers : nil
  }

  /// The lines of a text or of a list of texts.
  package func lines(_ name: String) -> [String]? { values[name]?.lines }

  /// A colour in CSS's notation. Nil if there is none, or if it is transparent.
  package func color(_ name: String) -> Color? { values[name].flatMap(Color.init(setting:)) }

  /// These settings, with those of others where there are none.
  package func over(_ others: PlotSettings) -> PlotSettings {
    PlotSettings(others.values.merging(values) { _, own in own })
  }

  /// These settings, with those of others where there are none, down to the innermost records.
  package func merged(over others: PlotSettings) -> PlotSettings {
    PlotSettings(
      others.values.merging(values) { other, own in
        guard case .record(let outer) = other else { return own }
        // Null for a whole record, such as `axis`, changes nothing.
        if own.isNull { return other }
        guard case .record(let inner) = own else { return own }
        return .record(PlotSettings(inner).merged(over: PlotSettings(outer)).values)
      })
  }
}

extension DataValue {
  /// The lines of a text, of a number or of a list of texts.
  package var lines: [String]? {
    switch self {
    case .text(let text): text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    case .list(let list): list.map(\.name)
    case .number: [name]
    default: nil
    }
  }
}

extension Color {
  /// The colour of a setting. Nil for a value that is no colour, and for `transparent` and `none`.
  package init?(setting: DataValue) {
    guard case .text(let text) = setting, text != "transparent", text != "none", let color = Color(css: text) else {
      return nil
    }
    self = color
  }
}

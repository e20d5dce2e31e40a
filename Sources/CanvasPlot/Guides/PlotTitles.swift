/// Joins the titles of the fields that share an axis or a legend.
struct PlotTitles {
  private var given: [String] = []
  private var found: [String] = []
  private var isOff = false
  private var givenLines: [String]?

  /// - Parameter own: The guide's own title, which counts first. Nil inside of it for none.
  mutating func add(_ channel: PlotChannel, _ own: [String]??, _ config: PlotConfig) {
    if own == .some(nil) { return isOff = true }
    if let lines = own ?? channel.title {
      if lines.isEmpty { return isOff = true }
      if givenLines == nil { givenLines = lines }
      let text = lines.joined(separator: "\n")
      if !given.contains(text) { given.append(text) }
      return
    }
    if let text = channel.defaultTitle(config), !found.contains(text) { found.append(text) }
  }

  /// The titles together with those of another channel.
  func merged(with other: PlotTitles) -> PlotTitles {
    var result = self
    result.given = (given + other.given).firstOccurrences
    result.found = (found + other.found).firstOccurrences
    if given.isEmpty { result.givenLines = other.givenLines }
    result.isOff = isOff || other.isOff
    return result
  }

  /// The lines of the title, or nil if there is none.
  ///
  /// - Parameter theme: The theme's title, which takes the place of the fields' names. Nil inside of it for none.
  func lines(theme: [String]??) -> [String]? {
    if given.count == 1 { return givenLines }
    if !given.isEmpty { return [given.joined(separator: ", ")] }
    if isOff { return nil }
    return theme ?? (found.isEmpty ? nil : [found.joined(separator: ", ")])
  }
}

extension PlotChannel {
  /// The name of the field with what is done to it, as Vega-Lite names it.
  func defaultTitle(_ config: PlotConfig) -> String? {
    guard hasField else { return nil }
    let name = field ?? ""
    if let aggregate {
      if aggregate.operation == .count { return config.countTitle }
      let operation = aggregate.operation.rawValue
      if let key = aggregate.key { return "\(name) for \(operation.dropFirst(3)) \(key)" }
      switch config.fieldTitle {
      case .plain: return name
      case .functional: return "\(operation.uppercased())(\(name))"
      case .verbal: return "\(operation.capitalizedStart) of \(name)"
      }
    }
    let kind = config.fieldTitle
    if kind == .plain { return name }
    if bin.isOn { return kind == .functional ? "BIN(\(name))" : "\(name) (binned)" }
    if let timeUnit, !isBinnedTime {
      return kind == .functional
        ? "\(timeUnit.name.uppercased())(\(name))"
        : "\(name) (\(timeUnit.parts.map(\.rawValue).joined(separator: "-")))"
    }
    return name
  }
}

extension String {
  /// The text with a capital at its start.
  package var capitalizedStart: String { prefix(1).uppercased() + dropFirst() }
}

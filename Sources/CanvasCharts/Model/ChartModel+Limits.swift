/// The ends and the kind of the axis of values.
extension ChartModel {
  /// Whether the axis is logarithmic: all marks are lines and points.
  var isLogarithmic: Bool {
    hasLogarithmicValues && !allLayers.isEmpty && allLayers.allSatisfy { $0.mark == .lines || $0.mark == .points }
  }

  /// The number of values, or of stacks, of which a part is beyond the limits.
  package var valuesBeyondLimits: Int {
    guard valueLimits.areSet else { return 0 }
    return allLayers.reduce(0) { $0 + $1.ends.count { !valueLimits.contains($0) } }
  }

  /// Whether the limits cut bars or areas: their ends, or their start at zero.
  package var limitsCutBars: Bool {
    guard allLayers.contains(where: { [.bars, .columns, .areas].contains($0.mark) }) else { return false }
    return valueLimits.areSet && !valueLimits.contains(0) || valuesBeyondLimits > 0
  }

  /// Leaves out the lines at values that have no place on the axis, and returns a note about each. Tiles have no lines.
  mutating func leaveOutRules() -> [Note] {
    guard !allLayers.contains(where: { $0.mark == .tiles }) else { return [] }
    let left = rules.filter { $0.isAtValue && !hasPlace($0.value) }
    rules.removeAll(where: left.contains)
    return left.map { rule in
      let value = isOfShares ? formats.percent(rule.value) : formats.value(rule.value)
      let name = [rule.label, value].filter { !$0.isEmpty }.joined(separator: " ")
      return Note(.dropped, "the line at \(DataError.quoted(name)) is left out because it isn't on the axis")
    }
  }

  /// Whether a value is on the axis: within its limits, and above 0 if it is logarithmic.
  func hasPlace(_ value: Double) -> Bool { valueLimits.contains(value) && (!isLogarithmic || value > 0) }

  /// Whether the axis has the shares of stacks.
  private var isOfShares: Bool {
    !allLayers.isEmpty && allLayers.allSatisfy { $0.arrangement == .normalized || $0.arrangement == .diverging }
  }

  /// Notes about limits and lines so far beyond percentages that they are probably meant in percent.
  var notesOnPercentages: [Note] {
    guard isOfShares || formats.isPercent else { return [] }
    let greatest = isOfShares ? 1 : allLayers.flatMap(\.ends).map(abs).max() ?? 0
    let numbers = [valueLimits.low, valueLimits.high].compactMap(\.self) + rules.filter(\.isAtValue).map(\.value)
    return numbers.filter { abs($0) > max(1, 2 * greatest) }.map { number in
      let (text, part) = (ValueLabel.text(of: number), ValueLabel.text(of: number / 100))
      let percent = formats.percent(number, decimals: 0)
      return Note(.invalid, "among percentages, \(text) is \(percent); \(text) percent is written \(text)% or \(part)")
    }
  }

  /// Notes about what tiles don't have.
  var notesOfTiles: [Note] {
    let what = [axisTitles == AxisTitles() ? nil : "titles", valueLimits.areSet ? "limits" : nil].compactMap(\.self)
    let forAxes = what + (hasLogarithmicValues ? ["logarithms"] : []) + (rules.isEmpty ? [] : ["lines across"])
    let forMarks = [
      [.automatic, .none].contains(valueLabels) ? nil : "value labels",
      [.automatic, .none].contains(legend) ? nil : "legend",
      emphasized.isEmpty ? nil : "emphasis",
    ].compactMap(\.self)
    return [("axes for ", forAxes), ("", forMarks)].filter { !$1.isEmpty }.map {
      Note(.ignored, "tiles have no \($0)\($1.joined(separator: " and "))")
    }
  }

  /// A note about what charts of marks don't have that need the options of their axes.
  var notesOnPlots: [Note] {
    let what = [
      notes.isEmpty ? nil : "notes", spans.isEmpty ? nil : "spans", axisTitles == AxisTitles() ? nil : "axis titles",
      valueLimits.areSet ? "limits" : nil, hasLogarithmicValues ? "logarithms" : nil,
      negativeColor == nil ? nil : "a colour below zero",
    ].compactMap(\.self)
    guard !what.isEmpty else { return [] }
    let list = what.joined(separator: " and ")
    return [Note(.ignored, "\(list) of the model have no effect on a chart of marks that is drawn as a plot")]
  }
}

extension ChartLayer {
  /// The values at which marks end: those of the table, or the sums of stacks.
  fileprivate var ends: [Double] {
    let isStack = arrangement == .stacked || arrangement == .normalized || mark == .areas && arrangement == .automatic
    guard isStack, table.series.count > 1, mark != .lines, mark != .points else { return allValues }
    return (0..<table.x.count).flatMap { place -> [Double] in
      let sums = StackSums(table.values.compactMap { $0[place] })
      let divisor = arrangement == .normalized ? max(sums.magnitude, .leastNormalMagnitude) : 1
      return sums.ends.map { $0 / divisor }
    }
  }
}

extension ChartModel {
  /// Gives all facets the same places and series, so that they share axes and colours.
  mutating func alignFacets() {
    guard facets.count > 1 else { return }
    let tables = facets.flatMap(\.layers).map(\.table)
    guard let places = ChartTable.Places(union: tables.map(\.x)) else { return }
    let count = facets.map(\.layers.count).min() ?? 0
    for layer in 0..<count {
      let series = facets.flatMap(\.layers[layer].table.series).firstOccurrences
      for facet in facets.indices {
        facets[facet].layers[layer].table = facets[facet].layers[layer].table.aligned(to: places, series: series)
      }
    }
  }

  /// Whether the order asked for is that of the bars' values.
  private func sortsByValue(_ layers: [ChartLayer]) -> Bool {
    switch order {
    case .value: true
    case .automatic: !layers.contains { $0.table.hasNaturalOrder || $0.arrangement == .diverging }
    case .data, .name: false
    }
  }

  /// Orders the bars of all facets in the same way, by the sums over the facets, or by the agreement of answers.
  mutating func orderFacets() {
    let layers = facets.flatMap(\.layers)
    guard facets.count > 1, let places = layers.first?.table.x, layers.allSatisfy({ $0.table.x == places }),
      case .names(let names) = places, layers.allSatisfy({ $0.mark == .bars || $0.mark == .columns }),
      sortsByValue(layers)
    else { return }
    let sides = layers.map { $0.arrangement == .diverging ? AnswerScale($0.table.series, unnamed: "").sides : nil }
    let sums = names.indices.map { Self.rank(of: layers, sides, at: $0) }
    var sorted = names.indices.sorted { sums[$0] != sums[$1] ? sums[$0] > sums[$1] : $0 < $1 }
    if let other = sorted.firstIndex(where: { names[$0] == otherName }) { sorted.append(sorted.remove(at: other)) }
    let ordered = ChartTable.Places.names(sorted.map { names[$0] })
    for facet in facets.indices {
      for layer in facets[facet].layers.indices {
        let table = facets[facet].layers[layer].table
        facets[facet].layers[layer].table = table.aligned(to: ordered, series: table.series)
      }
    }
    order = .data
  }

  /// The sum of the values of all layers at a place. If answers diverge, it is the mean share of agreement instead.
  private static func rank(of layers: [ChartLayer], _ sides: [AnswerScale.Sides?], at place: Int) -> Double {
    zip(layers, sides).reduce(0) { sum, part in
      let values = part.0.table.values.map { $0.indices.contains(place) ? $0[place] : nil }
      guard let sides = part.1 else { return values.reduce(sum) { StackSums.sum($0, $1 ?? 0) } }
      return sum + AnswerStack(values, steps: values.indices.map(sides.step)).agreement / Double(layers.count)
    }
  }
}

extension ChartTable.Places {
  /// The union of the places of several axes, or nil if they are of different kinds.
  fileprivate init?(union axes: [ChartTable.Places]) {
    var names: [String] = []
    var dates: Set<CalendarDate> = []
    var times: Set<CalendarTime> = []
    var numbers: Set<Double> = []
    var period: CalendarPeriod?
    for axis in axes {
      switch axis {
      case .names(let values): names += values
      case .numbers(let values): numbers.formUnion(values)
      case .times(let values): times.formUnion(values)
      case .dates(let values, let unit):
        guard period == nil || period == unit else { return nil }
        period = unit
        dates.formUnion(values)
      }
    }
    switch (names.isEmpty, period, numbers.isEmpty, times.isEmpty) {
    case (false, nil, true, true): self = .names(names.firstOccurrences)
    case (true, let period?, true, true): self = .dates(dates.sorted(), period)
    case (true, nil, false, true): self = .numbers(numbers.sorted())
    case (true, nil, true, false): self = .times(times.sorted())
    default: return nil
    }
  }

  /// The places as hashable values.
  fileprivate var keys: [PlottedValue] {
    switch self {
    case .names(let names): names.map(PlottedValue.name)
    case .dates(let dates, _): dates.map(PlottedValue.date)
    case .numbers(let numbers): numbers.map(PlottedValue.number)
    case .times(let times): times.map(PlottedValue.time)
    }
  }
}

extension ChartTable {
  fileprivate func aligned(to places: Places, series names: [String]) -> ChartTable {
    let columns = Dictionary(zip(x.keys, 0...)) { first, _ in first }
    let rows = Dictionary(zip(series, 0...)) { first, _ in first }
    let sources = places.keys.map { columns[$0] }
    var table = self
    table.x = places
    table.series = names
    table.values = names.map { name in
      guard let row = rows[name], values.indices.contains(row) else { return sources.map { _ in nil } }
      return sources.map { $0.flatMap { values[row].indices.contains($0) ? values[row][$0] : nil } }
    }
    table.absences = names.map { name in
      let row = rows[name].flatMap { absences.indices.contains($0) ? absences[$0] : nil } ?? []
      return sources.map { $0.map { row.indices.contains($0) && row[$0] } ?? true }
    }
    table.colors =
      colors.isEmpty || series.count < 2
      ? []
      : names.map { name in
        rows[name].flatMap { colors.indices.contains($0) ? colors[$0] : nil }
      }
    return table
  }
}

/// A description of what a chart draws: its kind, the number of values, the largest value, and the total or the smallest
/// value.
struct ChartSummary {
  let model: ChartModel

  private typealias Value = (value: Double, layer: Int, series: Int, place: Int)

  /// The layers that are drawn, and the names of their facets. Tiles are those of the first facet.
  private var layers: [(layer: ChartLayer, facet: String)] {
    guard !model.facets.isEmpty else { return model.layers.map { ($0, "") } }
    let hasTiles = model.allLayers.contains { $0.mark == .tiles }
    return model.facets.prefix(hasTiles ? 1 : .max).flatMap { facet in facet.layers.map { ($0, facet.name) } }
  }

  var sentence: String {
    let layers = layers.map(\.layer)
    var (count, sum) = (0, 0.0)
    var greatest: Value?
    var least: Value?
    func add(_ value: Double, _ layer: Int, _ series: Int, _ place: Int) {
      let isCut = [.lines, .points].contains(layers[layer].mark) && !model.hasPlace(value)
      guard value.isFinite, !isCut else { return }
      count += 1
      sum = StackSums.sum(sum, value)
      if value > greatest?.value ?? -.infinity { greatest = (value, layer, series, place) }
      if value < least?.value ?? .infinity { least = (value, layer, series, place) }
    }
    for (index, layer) in layers.enumerated() {
      for (series, row) in layer.table.values.enumerated() {
        for (place, value) in row.enumerated() { if let value { add(value, index, series, place) } }
      }
      for value in layer.repeats { add(value.value, index, value.series, value.place) }
    }
    let words = model.formats.words
    let kind = words.kind(layers.first.map { Self.kind(of: $0.mark) } ?? .bars)
    // A sentence begins with a capital letter.
    let start = model.titles.title.isEmpty ? kind.capitalizedStart : "\(model.titles.title): \(kind)"
    guard let greatest, let least else { return words.sentence(start, count: 0, greatest: nil, total: "") }
    guard count == 1 || addsUp else {
      return words.sentence(start, count: count, greatest: text(greatest), least: text(least))
    }
    if addsUp { sum = layers.reduce(sum) { StackSums.sum($0, $1.table.rest) } }
    let total = abs(sum) < .greatestFiniteMagnitude || count == 1 ? model.formats.value(sum) : "∞"
    return words.sentence(start, count: count, greatest: text(greatest), total: total)
  }

  /// A value with the names of its series and place.
  private func text(_ value: Value) -> String {
    let (layer, facet) = layers[value.layer]
    let names = [facet, layer.table.series[value.series], placeName(layer.table, value.place)].filter { !$0.isEmpty }
    let text = model.formats.value(value.value)
    return names.isEmpty ? text : model.formats.words.greatest(names.joined(separator: ", "), value: text)
  }

  /// Whether a sum of the values is sure to mean something: of stacks, of sums, and of bars that count. The sum of
  /// prices, averages, temperatures or percentages would mean nothing.
  private var addsUp: Bool {
    guard !model.formats.isPercent else { return false }
    return layers.map(\.layer).allSatisfy { layer in
      guard layer.table.unit != .percent, layer.table.seriesUnits.isEmpty else { return false }
      if layer.areSums { return true }
      guard layer.table.addsUp, layer.table.reasonAgainstStack == nil, !layer.table.areUnknown else { return false }
      switch layer.mark {
      case .areas: return layer.table.series.count > 1
      case .bars, .columns:
        if layer.table.series.count > 1, layer.arrangement != .grouped, layer.arrangement != .automatic { return true }
        return layer.table.unit == .none && model.formats.formatter.currency == nil
          && layer.allValues.allSatisfy { $0 >= 0 && $0 == $0.rounded() }
      case .lines, .points, .tiles: return false
      }
    }
  }

  private func placeName(_ table: ChartTable, _ place: Int) -> String {
    switch table.x {
    case .names(let names): place < names.count ? names[place] : ""
    case .dates(let dates, let period): place < dates.count ? model.formats.date(dates[place], period) : ""
    case .times(let times):
      place < times.count
        ? model.formats.time(times[place], isTimeOfDay: CalendarTime.areTimesOfDay(times)) : ""
    // Without the name of the axis, a number would look like a value.
    case .numbers(let numbers):
      if let name = table.xName, place < numbers.count {
        "\(name) \(model.formats.ofPlaces(numbers).value(numbers[place]))"
      } else {
        ""
      }
    }
  }

  private static func kind(of mark: ChartMark) -> ChartWords.Kind {
    switch mark {
    case .bars: .bars
    case .columns: .columns
    case .lines: .lines
    case .areas: .areas
    case .points: .points
    case .tiles: .tiles
    }
  }
}

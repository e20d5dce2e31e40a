extension ChartModel {
  /// Gives series and places without a name the locale's word for it. Such a series is the last.
  mutating func nameUnnamed() {
    let name = formats.words.unnamed
    changeLayers { $0.nameUnnamed(name) }
  }
}

extension ChartLayer {
  fileprivate mutating func nameUnnamed(_ name: String) {
    if case .names(let names) = table.x, names.count > 1, names.contains(where: { !$0.isEmpty }) {
      table.x = .names(names.map { $0.isEmpty ? name : $0 })
    }
    let series = table.series
    guard series.contains(""), series.contains(where: { !$0.isEmpty }) else { return }
    let order = series.indices.filter { !series[$0].isEmpty } + series.indices.filter { series[$0].isEmpty }
    table.series = series.map { $0.isEmpty ? name : $0 }
    takeSeries(order)
  }

  /// Takes some of the series, in an order given by their indices.
  mutating func takeSeries(_ order: [Int]) {
    let series = table.series
    table.series = order.map { series[$0] }
    table.values = order.map { table.values.indices.contains($0) ? table.values[$0] : [] }
    if table.absences.count == series.count { table.absences = order.map { table.absences[$0] } }
    if table.colors.count == series.count { table.colors = order.map { table.colors[$0] } }
    if table.seriesUnits.count == series.count { table.seriesUnits = order.map { table.seriesUnits[$0] } }
    if !markColors.isEmpty { markColors = order.map { markColors[$0] } }
    let places = Dictionary(zip(order, 0...)) { first, _ in first }
    repeats = repeats.compactMap { value in places[value.series].map { value.moved(series: $0) } }
  }
}

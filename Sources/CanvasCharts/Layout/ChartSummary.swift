internal import CanvasData

/// A description of a chart: its kind, the number of values, the largest value and the total.
struct ChartSummary {
  private let model: ChartModel

  init(_ model: ChartModel) { self.model = model }

  var sentence: String {
    let layers = model.allLayers
    var (count, sum) = (0, 0.0)
    var greatest: (value: Double, layer: Int, series: Int, place: Int)?
    for (index, layer) in layers.enumerated() {
      for (series, row) in layer.table.values.enumerated() {
        for (place, value) in row.enumerated() {
          guard let value, value.isFinite else { continue }
          count += 1
          sum = StackSums.sum(sum, value)
          if value > greatest?.value ?? -.infinity { greatest = (value, index, series, place) }
        }
      }
    }
    let words = model.formats.words
    let kind = words.kind(layers.first.map { Self.kind(of: $0.mark) } ?? .bars)
    // A sentence begins with a capital letter.
    let start = model.titles.title.isEmpty ? kind.prefix(1).uppercased() + kind.dropFirst() : titled(kind)
    guard let greatest else { return words.sentence(start, count: 0, greatest: nil, total: "") }
    let table = layers[greatest.layer].table
    let names = [table.series[greatest.series], placeName(table, greatest.place)].filter { !$0.isEmpty }
    let what = names.joined(separator: ", ")
    let value = model.formats.value(greatest.value)
    let total = abs(sum) < .greatestFiniteMagnitude || count == 1 ? model.formats.value(sum) : "∞"
    return words.sentence(
      start, count: count, greatest: what.isEmpty ? value : words.greatest(what, value: value), total: total)
  }

  private func titled(_ kind: String) -> String { "\(model.titles.title): \(kind)" }

  private func placeName(_ table: ChartTable, _ place: Int) -> String {
    switch table.x {
    case .names(let names): place < names.count ? names[place] : ""
    case .dates(let dates, let period): place < dates.count ? model.formats.date(dates[place], period) : ""
    case .times(let times):
      place < times.count
        ? model.formats.time(times[place], isTimeOfDay: CalendarTime.areTimesOfDay(times)) : ""
    case .numbers(let numbers): place < numbers.count ? model.formats.ofPlaces(numbers).value(numbers[place]) : ""
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

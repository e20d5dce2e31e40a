internal import Canvas
internal import CanvasData

/// A chart's data as they are drawn: in order, the rest summed up, missing periods in their places, with colours.
struct PreparedChart: Sendable {
  var x: ChartTable.Places
  var layers: [PreparedLayer]
  /// The series' names of all layers, each once, in the order of the legend.
  var names: [String]
  /// The place that stands for the rest, if one does.
  var otherPlace: Int?
  /// Whether the plot is one of several small ones.
  let isFacet: Bool
  var notes: [String] = []
  /// How many places of the data the last place stands for, and how many they were, where it sums up a rest.
  var rest: (count: Int, of: Int)?

  /// The most series that have a colour each: more are summed up, or of lines left out.
  static let mostSeries = 8
  static let mostLines = 24
  /// The most periods that are put in where the data have none.
  private static let mostPeriods = 4000

  /// - Parameter mostPlaces: What can be drawn at most: bars of named places beyond it are summed up before all else.
  init(_ layers: [ChartLayer], of model: ChartModel, mostPlaces: Int) {
    isFacet = !model.facets.isEmpty
    self.layers = layers.map { PreparedLayer($0, missing: model.missing) }
    x = layers.first?.table.x ?? .names([])
    names = []
    if self.layers.contains(where: \.hasCrossingAreas) {
      for index in self.layers.indices where self.layers[index].hasCrossingAreas { self.layers[index].mark = .lines }
      notes.append("areas on top of each other cannot show values above and below zero: lines do")
    }
    limitSeries(otherName: model.otherName)
    if !isFacet, layers.allSatisfy({ $0.mark == .bars || $0.mark == .columns }) {
      sumUpPlaces(to: max(mostPlaces, 1), model: model)
    }
    let isSummed = sumUpNeighbours(mostPlaces: max(mostPlaces, 1))
    order(by: model.order, otherName: model.otherName, isNatural: layers.first?.table.hasNaturalOrder ?? false)
    if !isSummed { fillPeriods() }
    for layer in self.layers { for name in layer.series where !names.contains(name) { names.append(name) } }
    assignColors(layers, model: model)
  }

  var count: Int { x.count }

  private mutating func limitSeries(otherName: String) {
    for index in layers.indices {
      if layers[index].mark == .lines || layers[index].mark == .points || layers[index].mark == .tiles {
        let limit = layers[index].mark == .tiles ? 60 : Self.mostLines
        let left = layers[index].series.count - limit
        guard left > 0 else { continue }
        layers[index].keepFirst(limit)
        notes.append("the first \(limit) of \(limit + left) series are drawn; more cannot be told apart")
      } else if layers[index].series.count > Self.mostSeries {
        let rest = layers[index].series.count - Self.mostSeries + 1
        layers[index].sumUp(keeping: Self.mostSeries - 1, name: otherName)
        notes.append("the \(rest) smallest series are summed up as \"\(otherName)\"")
      }
    }
  }

  private mutating func order(by order: ChartOrder, otherName: String, isNatural: Bool) {
    guard case .names(let names) = x else { return }
    var places = Array(names.indices)
    switch order {
    case .data: return
    case .automatic where isNatural: return
    // The middles of lines and areas would jump: there names stand as in the data.
    case .automatic where layers.contains { $0.mark == .lines || $0.mark == .areas || $0.mark == .tiles }:
      return
    case .name: places.sort { (names[$0], $0) < (names[$1], $1) }
    case .automatic, .value:
      let totals = names.indices.map(total(at:))
      places.sort { totals[$0] != totals[$1] ? totals[$0] > totals[$1] : $0 < $1 }
    }
    if rest != nil {
      // What was summed up before stands last whatever its sum.
      places.removeAll { $0 == names.count - 1 }
      places.append(names.count - 1)
    } else if let other = places.firstIndex(where: { names[$0] == otherName }) {
      places.append(places.remove(at: other))
    }
    x = .names(places.map { names[$0] })
    for index in layers.indices { layers[index].permute(places) }
    if rest == nil { otherPlace = names.isEmpty || places.last.map { names[$0] } != otherName ? nil : names.count - 1 }
  }

  /// The sum of a place's values over the series of the first layer.
  func total(at place: Int) -> Double {
    guard let layer = layers.first else { return 0 }
    let sum = layer.series.indices.reduce(0) { $0 + (layer.value($1, place) ?? 0) }
    return sum.isFinite ? sum : sum > 0 ? .greatestFiniteMagnitude : -.greatestFiniteMagnitude
  }

  /// The numbers that may stand at marks: values, and of stacks their sums.
  var shownNumbers: [Double] {
    layers.flatMap { layer -> [Double] in
      let values = layer.values.flatMap { $0.compactMap(\.self) }
      guard layer.isStacked, layer.series.count > 1 else { return values }
      return (0..<count).flatMap { place -> [Double] in
        let sums = StackSums(layer.series.indices.compactMap { layer.value($0, place) })
        return [sums.up, sums.down]
      }
    }
  }

  /// Puts in the periods that the data do not have, so that they are seen as missing.
  private mutating func fillPeriods() {
    guard case .dates(let dates, let period) = x, let first = dates.first, let last = dates.last, dates.count > 1,
      Double(last.dayNumber - first.dayNumber) / TimeStep.days(in: period) < Double(Self.mostPeriods)
    else { return }
    var all: [CalendarDate] = []
    var places: [Int] = []
    var next = 0
    var date: CalendarDate? = first
    while let day = date, day <= last {
      while next < dates.count, dates[next] < day { next += 1 }
      all.append(day)
      places.append(next < dates.count && dates[next] == day ? next : -1)
      date = period.start(1, after: day)
    }
    // Dates that are not the first of their periods cannot be filled up. In lines of days, weekends are no gap.
    guard all.count > dates.count, places.count(where: { $0 >= 0 }) == dates.count else { return }
    let isBars = layers.contains { $0.mark == .columns || $0.mark == .bars }
    // Reports of one weekday: bars of a seventh of their room would be hairs.
    guard Set(dates.map(\.weekday)).count > 1 || dates.count < 3 || period != .day else { return }
    guard isBars || Double(all.count - dates.count) < 0.25 * Double(all.count) else { return }
    x = .dates(all, period)
    for index in layers.indices { layers[index].permute(places) }
  }

  private mutating func assignColors(_ given: [ChartLayer], model: ChartModel) {
    for index in layers.indices {
      let colors = index < given.count ? given[index].table.colors.map { $0.flatMap { Color(css: $0) } } : []
      let isSingle = names.count == 1
      layers[index].assignRoles(
        names: names, colors: names.count > 1 ? seriesColors(of: layers[index], given: colors, model: model) : colors,
        placeNames: isSingle ? placeNames(model.formats) : [], model: model, otherPlace: otherPlace)
    }
  }

  /// The series' own colours in the order of all names.
  private func seriesColors(of layer: PreparedLayer, given: [Color?], model: ChartModel) -> [Color?] {
    names.map { name in
      model.colors[name]
        ?? layer.series.firstIndex(of: name).flatMap { given.indices.contains($0) ? given[$0] : nil }
    }
  }

  /// The places' names, for notes and boxes of marks.
  func placeNames(_ formats: ChartFormats) -> [String] {
    switch x {
    case .names(let names): names
    case .dates(let dates, let period): dates.map { formats.date($0, period) }
    case .numbers(let numbers): numbers.map(formats.value)
    }
  }
}

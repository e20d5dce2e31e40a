/// A chart's data as drawn: ordered, with small values combined, missing periods filled in, and colours assigned.
struct PreparedChart: Sendable {
  var x: ChartTable.Places
  var layers: [PreparedLayer]
  /// The names of the series of all layers, each once, in the order of the legend.
  var names: [String]
  /// The index of the place that represents the rest, if there is one.
  var otherPlace: Int?
  /// Whether names keep their natural order, such as that of weekdays.
  private(set) var isInNaturalOrder = false
  /// Whether the plot is a facet.
  let isFacet: Bool
  var notes: [Note] = []
  /// If the last place is the sum of a rest, the number of places it combines and the number of all places.
  var rest: (count: Int, of: Int)?

  /// The maximum number of series with a colour of their own. More series are combined; more lines are left out.
  static let maximumSeries = 8
  static let maximumLines = 24
  /// The maximum number of periods, including those filled in.
  private static let maximumPeriods = 4000

  /// - Parameter maximumPlaces: The maximum number of places that can be drawn. Bars of further named places are
  ///   combined first.
  init(_ layers: [ChartLayer], of model: ChartModel, maximumPlaces: Int) {
    isFacet = !model.facets.isEmpty
    self.layers = layers.map { PreparedLayer($0, missing: model.missing) }
    x = layers.first?.table.x ?? .names([])
    names = []
    if self.layers.contains(where: \.hasCrossingAreas) {
      for index in self.layers.indices where self.layers[index].hasCrossingAreas { self.layers[index].mark = .lines }
      notes.append(Note(.chosen, "stacked areas can't show values above and below zero, so lines are drawn"))
    }
    if model.missing == .gap, self.layers.contains(where: \.hasStackGaps) {
      notes.append(Note(.replaced, "missing values of stacked areas count as 0"))
    }
    if model.isLogarithmic { dropNotPositive() }
    limitSeries(model)
    if !isFacet, layers.allSatisfy({ $0.mark == .bars || $0.mark == .columns }) {
      sumUpPlaces(to: max(maximumPlaces, 1), model: model)
    }
    isInNaturalOrder = layers.first?.table.hasNaturalOrder ?? false && [.automatic, .data].contains(model.order)
    let isSummed = sumUpNeighbours(maximumPlaces: max(maximumPlaces, 1))
    order(by: model.order, otherName: model.otherName, isNatural: isInNaturalOrder)
    if !isSummed {
      fillPeriods()
      for index in self.layers.indices { self.layers[index].findGaps(missingPlaces) }
    }
    for layer in self.layers { for name in layer.series where !names.contains(name) { names.append(name) } }
    assignColors(layers, model: model)
  }

  var count: Int { x.count }

  /// Leaves out the values that have no logarithm.
  private mutating func dropNotPositive() {
    var dropped = 0
    for index in layers.indices { dropped += layers[index].dropNotPositive() }
    guard dropped > 0 else { return }
    let what = dropped == 1 ? "a value that isn't above 0 has" : "\(dropped) values that aren't above 0 have"
    notes.append(Note(.dropped, "\(what) no place on a logarithmic axis"))
  }

  private mutating func limitSeries(_ model: ChartModel) {
    let emphasized = Set(model.emphasized)
    for index in layers.indices {
      if layers[index].mark == .lines || layers[index].mark == .points || layers[index].mark == .tiles {
        // Without emphasis, those are drawn that can be told apart.
        let all = layers[index].series.count
        let isLarge = layers[index].mark == .tiles || !emphasized.isDisjoint(with: layers[index].series)
        guard all > (isLarge ? 60 : Self.maximumLines) else { continue }
        let limit = isLarge ? 60 : Self.maximumLines / 2
        layers[index].keepLargest(limit, emphasized: emphasized)
        notes.append(
          Note(.dropped, "only the \(limit) largest of \(all) series are drawn; more can't be told apart"))
      } else if layers[index].series.count > Self.maximumSeries, layers[index].sides == nil {
        let kept = layers[index].addsUp ? Self.maximumSeries - 1 : Self.maximumSeries
        let rest = layers[index].series.count - kept
        layers[index].sumUp(keeping: kept, emphasized: emphasized, name: model.otherName)
        let treatment =
          layers[index].addsUp ? "combined as \"\(model.otherName)\"" : "left out, because the series don't add up"
        notes.append(Note(.dropped, "the \(rest) smallest series are \(treatment)"))
      }
    }
  }

  private mutating func order(by order: ChartOrder, otherName: String, isNatural: Bool) {
    guard case .names(let names) = x else { return }
    var places = Array(names.indices)
    switch order {
    case .data: return
    case .automatic where isNatural || layers.contains { $0.sides != nil }: return
    // Reordering would make lines and areas jump, so their names keep the order of the data.
    case .automatic where layers.contains { $0.mark == .lines || $0.mark == .areas || $0.mark == .tiles }:
      return
    case .name: places.sort { (names[$0], $0) < (names[$1], $1) }
    case .automatic, .value:
      let totals = names.indices.map(rank(at:))
      places.sort { totals[$0] != totals[$1] ? totals[$0] > totals[$1] : $0 < $1 }
    }
    if rest != nil {
      // The combined rest is always last, whatever its sum.
      places.removeAll { $0 == names.count - 1 }
      places.append(names.count - 1)
    } else if let other = places.firstIndex(where: { names[$0] == otherName }) {
      places.append(places.remove(at: other))
    }
    x = .names(places.map { names[$0] })
    for index in layers.indices { layers[index].permute(places) }
    if rest == nil { otherPlace = names.isEmpty || places.last.map { names[$0] } != otherName ? nil : names.count - 1 }
  }

  /// The number by which places are ordered: the share of agreement on a diverging scale, or the sum of the values.
  private func rank(at place: Int) -> Double { layers.first?.answers(at: place)?.agreement ?? total(at: place) }

  /// The sum of a place's values over the series of the first layer.
  func total(at place: Int) -> Double {
    guard let layer = layers.first else { return 0 }
    let sum = layer.series.indices.reduce(0) { $0 + (layer.value($1, place) ?? 0) }
    return sum.isFinite ? sum : sum > 0 ? .greatestFiniteMagnitude : -.greatestFiniteMagnitude
  }

  /// The numbers that labels can show: values, and for stacks their sums.
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

  /// Fills in the periods and times that are missing between those of the data, so that they appear as missing.
  private mutating func fillPeriods() {
    let isBars = layers.contains { $0.mark == .columns || $0.mark == .bars }
    guard let spacing = spacing(of: Array(0..<count), needsMost: !isBars) else { return }
    x = x.filled(with: spacing)
    for index in layers.indices { layers[index].permute(spacing.sources) }
  }

  /// The steps of some places, if places are missing between them.
  ///
  /// - Parameter needsMost: Whether days and times need most of their steps. In lines by day, weekends are not gaps, and
  ///   in lines by hour, nights aren't.
  private func spacing(of places: [Int], needsMost: Bool) -> PlaceSpacing? {
    guard let numbers else { return nil }
    let spacing = PlaceSpacing(places.map { numbers[$0] }, limit: Self.maximumPeriods)
    let missing = spacing.places.count { $0.steps > 0 }
    let isPart = if case .dates(_, let period) = x { period == .day } else { true }
    // The step of two times isn't known.
    if case .times = x, places.count < 3 { return nil }
    guard missing > 0, !needsMost || !isPart || Double(missing) < 0.25 * Double(spacing.places.count) else {
      return nil
    }
    if needsMost, case .dates(_, .day) = x {
      // Where no weekend has data, as in offices, none is missing.
      let days = spacing.places.map { ($0.steps, numbers[places[$0.source]] + $0.steps * (spacing.step ?? 1)) }
      if days.allSatisfy({ steps, day in (steps > 0) == (((day + 3) % 7 + 7) % 7 > 4) }) { return nil }
    }
    return spacing
  }

  /// The positions of dates and times in steps of their unit. Nil for other places.
  private var numbers: [Int]? {
    switch x {
    case .dates(let dates, let period): dates.map(period.number)
    case .times(let times): times.map(\.seconds)
    case .names, .numbers: nil
    }
  }

  /// The places that are missing between some places in their own step.
  private func missingPlaces(between places: [Int]) -> Set<Int> {
    guard let numbers, let spacing = spacing(of: places, needsMost: true), let step = spacing.step else { return [] }
    let missing = Set(spacing.places.filter { $0.steps > 0 }.map { numbers[places[$0.source]] + $0.steps * step })
    return Set(numbers.indices.filter { missing.contains(numbers[$0]) })
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

  /// The colours of the series of all layers, in the order of `names`.
  private func seriesColors(of layer: PreparedLayer, given: [Color?], model: ChartModel) -> [Color?] {
    names.map { name in
      model.colors[name]
        ?? layer.series.firstIndex(of: name).flatMap { given.indices.contains($0) ? given[$0] : nil }
    }
  }

  /// The names of the places, for notes and mark boxes.
  func placeNames(_ formats: ChartFormats) -> [String] { Self.names(of: x, formats) }

  static func names(of x: ChartTable.Places, _ formats: ChartFormats) -> [String] {
    switch x {
    case .names(let names): names
    case .dates(let dates, let period): dates.map { formats.date($0, period) }
    case .times(let times):
      times.map { [isTimeOfDay = CalendarTime.areTimesOfDay(times)] in formats.time($0, isTimeOfDay: isTimeOfDay) }
    case .numbers(let numbers): numbers.map(formats.ofPlaces(numbers).value)
    }
  }
}

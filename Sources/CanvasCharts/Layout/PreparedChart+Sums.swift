internal import CanvasMath

/// Combining places that don't fit.
extension PreparedChart {
  /// Combines all but the largest places, so that `limit` places are left, including the sum.
  mutating func sumUpPlaces(to limit: Int, model: ChartModel) {
    guard case .names(let names) = x, names.count > limit, limit > 0 else { return }
    let totals = names.indices.map { abs(total(at: $0)) }
    var isKept = [Bool](repeating: false, count: names.count)
    let own = rest == nil ? names.indices : names.indices.dropLast()
    for place in Self.greatest(limit - 1, of: own, by: totals) { isKept[place] = true }
    let kept = names.indices.filter { isKept[$0] }
    for index in layers.indices {
      layers[index].sumUpPlaces(isKept: isKept, isRestEmphasized: model.emphasized.contains(model.otherName))
    }
    let all = rest?.of ?? names.count
    rest = (all - kept.count, all)
    x = .names(kept.map { names[$0] } + ["\(model.otherName) (\(all - kept.count))"])
    otherPlace = kept.count
  }

  /// Combines neighbouring columns of dates or numbers that don't fit: those of a week, a month or a longer period, or so
  /// many that each is at least half a point wide. Returns whether periods with no column between them may be missing.
  mutating func sumUpNeighbours(maximumPlaces: Int) -> Bool {
    guard !layers.isEmpty, layers.allSatisfy({ $0.mark == .bars || $0.mark == .columns }) else { return false }
    let limit = layers.contains { $0.mark == .bars } ? maximumPlaces : 16 * maximumPlaces
    guard count > limit else { return false }
    let (all, way) = (count, layers.allSatisfy(\.addsUp) ? "sum" : "mean")
    let reason = "because \(all) bars don't fit" + (way == "mean" ? "; lines show them all" : "")
    if let (starts, dates, period) = periods(atMost: maximumPlaces) {
      if way == "sum" { noteIncomplete(period, from: starts) }
      x = .dates(dates, period)
      for index in layers.indices { layers[index].sumUpNeighbours(from: starts) }
      notes.append(Note(.dropped, "each bar is the \(way) of a \(period) \(reason)"))
      return false
    }
    let size = (all + limit - 1) / limit
    let starts = Array(stride(from: 0, to: all, by: size))
    switch x {
    case .names: return false
    case .numbers(let numbers): x = .numbers(starts.map { numbers[$0] })
    case .times(let times): x = .times(starts.map { times[$0] })
    case .dates(let dates, let period): x = .dates(starts.map { dates[$0] }, period)
    }
    for index in layers.indices { layers[index].sumUpNeighbours(from: starts) }
    notes.append(Note(.dropped, "each bar is the \(way) of \(size) neighbouring bars \(reason)"))
    return true
  }

  /// Notes a last period that ends earlier than the others, each of which begins at a place.
  private mutating func noteIncomplete(_ period: CalendarPeriod, from starts: [Int]) {
    guard case .dates(let days, _) = x, let end = days.last else { return }
    let lasts = (starts.dropFirst() + [days.count]).map { days[$0 - 1] }
    guard period.endsEarly(lasts.map { $0.dayNumber - period.start(of: $0).dayNumber }) else { return }
    notes.append(Note(.chosen, "the last \(period) is incomplete; it ends on \(end.iso)"))
  }

  /// The shortest periods of which places are in a few, and the first place of each.
  private func periods(atMost limit: Int) -> (starts: [Int], dates: [CalendarDate], period: CalendarPeriod)? {
    let days: [CalendarDate]
    switch x {
    case .dates(let dates, _): days = dates
    case .times(let times): days = times.map(\.date)
    case .names, .numbers: return nil
    }
    return CalendarPeriod.allCases.lazy.compactMap { period in
      let firsts = days.map(period.start)
      let starts = firsts.indices.filter { $0 == 0 || firsts[$0] != firsts[$0 - 1] }
      return starts.count > 3 && starts.count <= limit ? (starts, starts.map { firsts[$0] }, period) : nil
    }.first
  }

  /// The places with the largest numbers; the first of equal ones. A picture has room for about a hundred of possibly
  /// a million names, so they aren't all sorted.
  private static func greatest(_ count: Int, of places: Range<Int>, by numbers: [Double]) -> [Int] {
    guard count > 0 else { return [] }
    var best: [Int] = []
    for place in places {
      let number = numbers[place]
      if best.count == count, let last = best.last, numbers[last] >= number { continue }
      best.insert(place, at: best.partitionIndex { !(numbers[$0] >= number) })
      if best.count > count { best.removeLast() }
    }
    return best
  }

  /// Whether a series or a place has the name.
  func isNamed(_ name: String) -> Bool {
    if case .names(let places) = x, places.contains(name) { return true }
    return names.contains(name) || rest != nil
  }

  /// The note about combined places, if there are any.
  func restNote(_ model: ChartModel) -> Note? {
    rest.map {
      let treatment =
        layers.allSatisfy(\.addsUp)
        ? "combined as \"\(model.otherName)\"" : "left out as \"\(model.otherName)\", whose values don't add up,"
      return Note(.dropped, "the \($0.count) smallest of \($0.of) are \(treatment) because not all of them fit")
    }
  }
}

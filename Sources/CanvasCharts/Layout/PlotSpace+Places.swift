extension PlotSpace {
  /// The position of a place along the axis. Numbers, days and times between two places are in proportion between them, and
  /// may lie half a step beyond the first and the last.
  func position(of place: PlottedValue, in x: ChartTable.Places) -> Double? {
    switch x {
    case .names(let names): names.firstIndex(of: place.text).flatMap(center)
    case .numbers(let numbers): place.number.flatMap { nearPosition(of: $0, among: numbers) }
    case .times(let times): place.seconds.flatMap { nearPosition(of: $0, among: times.map { Double($0.seconds) }) }
    case .dates(let dates, let period):
      place.date.flatMap { date in
        dates.firstIndex(of: date).flatMap(center)
          ?? nearPosition(of: Double(date.dayNumber) + 0.5, among: dates.map { DateAxis.middle(of: $0, period) })
      }
    }
  }

  /// The part of the axis that a place takes: that of a name, a period, or a day, or the point of a number or a time.
  ///
  /// - Parameter isBanded: Whether each place has a part of the axis, as those of columns.
  func extent(of place: PlottedValue, in x: ChartTable.Places, isBanded: Bool) -> ClosedRange<Double>? {
    func band(_ index: Int) -> ClosedRange<Double>? { center(index).map { $0 - step / 2...$0 + step / 2 } }
    func point(_ number: Double?, among places: [Double]) -> ClosedRange<Double>? {
      if isBanded, let index = places.firstIndex(where: { $0 == number }) { return band(index) }
      return number.flatMap { position(of: $0, among: places) }.map { $0...$0 }
    }
    switch x {
    case .names(let names): return names.firstIndex(of: place.text).flatMap(band)
    case .numbers(let numbers): return point(place.number, among: numbers)
    case .times(let times): return point(place.seconds, among: times.map { Double($0.seconds) })
    case .dates(let dates, let period):
      guard let date = place.date else { return nil }
      let index = dates.firstIndex(of: date)
      if let index, isBanded || dates.count == 1 { return band(index) }
      let next = index == nil ? nil : period.start(1, after: date)
      let middles = dates.map { DateAxis.middle(of: $0, period) }
      let start = position(of: Double(date.dayNumber), among: middles)
      let end = position(of: Double(next?.dayNumber ?? date.dayNumber + 1), among: middles)
      return start.flatMap { start in end.map { start...max($0, start) } }
    }
  }

  private func center(_ index: Int) -> Double? { centers.indices.contains(index) ? centers[index] : nil }

  /// The position of a number that is on the axis, or at most half a step beyond its ends.
  private func nearPosition(of number: Double, among places: [Double]) -> Double? {
    if places.count == 1, number == places[0] { return center(0) }
    guard let position = position(of: number, among: places), let first = places.first, let last = places.last else {
      return nil
    }
    let reach = number < first || number > last ? step / 2 : 0
    return (centers[0] - reach...centers[centers.count - 1] + reach).contains(position) ? position : nil
  }

  /// The position of a number in proportion to the two nearest places, also beyond all of them.
  private func position(of number: Double, among places: [Double]) -> Double? {
    guard places.count == centers.count, places.count > 1, number.isFinite else { return nil }
    let next = min(max(places.firstIndex { $0 >= number } ?? places.count - 1, 1), places.count - 1)
    let (low, high) = (places[next - 1], places[next])
    guard low < high else { return nil }
    return centers[next - 1] + (centers[next] - centers[next - 1]) * (number - low) / (high - low)
  }
}

/// The labels of the axis.
extension DateAxis {
  /// The labels of the parts that aren't cut, or nil if not all of them fit.
  func fitting(
    _ stretches: [Stretch], unit: CalendarPeriod, isShort: Bool = false, style: PlaceAxis.Style
  ) -> [PlaceAxis.Label]? {
    var labels: [PlaceAxis.Label] = []
    for stretch in stretches where stretch.hasLabel {
      let shortYear = isShort ? "’" + String(String(stretch.date.year + 10000).suffix(2)) : nil
      let string = stretch.text ?? shortYear ?? style.formats.tick(stretch.date, unit)
      let width = style.measurer.width(of: string, style.text)
      if width + PlaceAxis.labelGap > stretch.room {
        guard stretch.isCut else { return nil }
        continue
      }
      labels.append(PlaceAxis.Label(string: string, center: stretch.center))
    }
    return labels.isEmpty ? nil : labels
  }

  /// The periods below the labels of a unit: months below days, years below months. Nil for years.
  static func group(of unit: CalendarPeriod) -> CalendarPeriod? {
    switch unit {
    case .day, .week: .month
    case .year: nil
    default: .year
    }
  }

  /// The labels of the days, months or years that contain the other labels, below the first label of each.
  func context(
    of stretches: [Stretch], labels: [PlaceAxis.Label], group period: CalendarPeriod?, style: PlaceAxis.Style
  ) -> Labels {
    guard let period, !labels.isEmpty else { return Labels() }
    let dates = stretches.filter { stretch in labels.contains { $0.center == stretch.center } }.map(\.date)
    guard let firstYear = dates.first?.year, let lastYear = dates.last?.year else { return Labels() }
    let saysYear = firstYear != lastYear || !style.titles.contains(String(firstYear))
    guard period != .year || saysYear else { return Labels() }
    var count = 0
    var result: [PlaceAxis.Label] = []
    var ends = -Double.infinity
    var group: CalendarDate?
    for stretch in stretches where labels.contains(where: { $0.center == stretch.center }) {
      let start = period.start(of: stretch.date)
      guard start != group else { continue }
      let isNewYear = group?.year != start.year
      let string =
        isNewYear && saysYear ? style.formats.date(start, period) : style.formats.withoutYear(start, period)
      group = start
      count += 1
      let width = style.measurer.width(of: string, style.text)
      let center = max(stretch.center, scale.start + width / 2 - 16)
      if center - width / 2 < ends {
        guard result.count == 1, let only = dates.first else { continue }
        // If the first month has only a day or two, its name moves to the left, without its year, or is left out.
        let name = style.formats.withoutYear(period.start(of: only), period)
        let half = style.measurer.width(of: name, style.text) / 2
        let free = center - width / 2 - PlaceAxis.labelGap - half
        let isNear = free >= max(scale.start - 16 + half, result[0].center - half)
        result = isNear ? [PlaceAxis.Label(string: name, center: min(free, result[0].center), row: 1)] : []
      }
      result.append(PlaceAxis.Label(string: string, center: center, row: 1))
      ends = center + width / 2 + PlaceAxis.labelGap
    }
    return Labels(labels: result, wantedCount: count)
  }
}

internal import Canvas
internal import CanvasData

/// The labels of the axis.
extension DateAxis {
  /// The labels of the parts that aren't cut, or nil if not all of them fit.
  func fitting(_ stretches: [Stretch], form: Form, style: PlaceAxis.Style) -> [PlaceAxis.Label]? {
    var labels: [PlaceAxis.Label] = []
    for stretch in stretches where stretch.hasLabel {
      let string = form.string(of: stretch.date, style.formats)
      let width = style.measurer.width(of: string, style.text)
      if width + PlaceAxis.labelGap > stretch.room {
        guard stretch.isCut else { return nil }
        continue
      }
      labels.append(PlaceAxis.Label(string: string, center: stretch.center))
    }
    return labels.isEmpty ? nil : labels
  }

  /// The labels of the months or years that contain the other labels, below the first label of each.
  func context(
    of stretches: [Stretch], labels: [PlaceAxis.Label], unit: CalendarPeriod, style: PlaceAxis.Style
  ) -> Labels {
    guard unit != .year, !labels.isEmpty else { return Labels() }
    let isMonth = unit == .day || unit == .week
    let dates = stretches.filter { stretch in labels.contains { $0.center == stretch.center } }.map(\.date)
    guard let firstYear = dates.first?.year, let lastYear = dates.last?.year else { return Labels() }
    let saysYear = firstYear != lastYear || !style.titles.contains(String(firstYear))
    guard isMonth || saysYear else { return Labels() }
    var count = 0
    var result: [PlaceAxis.Label] = []
    var ends = -Double.infinity
    var group: CalendarDate?
    for stretch in stretches where labels.contains(where: { $0.center == stretch.center }) {
      let start = (isMonth ? CalendarPeriod.month : .year).start(of: stretch.date)
      guard start != group else { continue }
      let isNewYear = group?.year != start.year
      let string =
        !isMonth
        ? style.formats.year(start)
        : isNewYear && saysYear ? style.formats.monthAndYear(start) : style.formats.month(start)
      group = start
      count += 1
      let width = style.measurer.width(of: string, style.text)
      let center = max(stretch.center, scale.start + width / 2 - 16)
      if center - width / 2 < ends {
        guard result.count == 1, let only = dates.first else { continue }
        // If the first month has only a day or two, its name moves to the left, without its year, or is left out.
        let name = isMonth ? style.formats.month(only) : result[0].string
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

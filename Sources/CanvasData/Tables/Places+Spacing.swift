extension ChartTable.Places {
  /// The dates or times with those that are missing between them. Names and numbers stay as they are.
  package func filled(with spacing: PlaceSpacing) -> ChartTable.Places {
    let step = spacing.step ?? 1
    switch self {
    case .names, .numbers: return self
    case .dates(let dates, let period):
      return .dates(
        spacing.places.map { place in
          let date = dates[place.source]
          return place.steps > 0 ? period.start(place.steps * step, after: date) ?? date : date
        }, period)
    case .times(let times):
      return .times(
        spacing.places.map { place in
          CalendarTime(seconds: times[place.source].seconds + place.steps * step) ?? times[place.source]
        })
    }
  }
}

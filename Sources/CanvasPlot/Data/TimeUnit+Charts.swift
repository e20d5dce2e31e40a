extension TimeUnit {
  /// The length of a period in milliseconds: of the first one of 2001, or of 2012 for a unit without years.
  var duration: Double? {
    let bounds = bounds(of: 978_307_200_000)
    let length = bounds.end - bounds.start
    return length.isFinite && length > 0 ? length : nil
  }

  /// The start of the period that a value of a specification names: a number or a name is one of the unit's parts, such
  /// as a year or a month, and all else a time.
  package func time(of value: DataValue, zone: ClockZone) -> Double? {
    if parts.count == 1,
      value.number != nil || (value.text.map { DateParsing.time(of: $0, zone: zone) == nil } ?? false)
    {
      return PlotDates.time(of: .record([parts[0].rawValue: value, "utc": .bool(isUTC)]), zone: zone)
    }
    return PlotDates.time(of: value, zone: zone).map { floor($0, zone: zone) }
  }

  /// Whether a value of a specification names the period of a time.
  func matches(_ value: DataValue, _ time: Double, zone: ClockZone = .utc) -> Bool {
    self.time(of: value, zone: zone) == floor(time, zone: zone)
  }
}

extension BinParameters {
  /// A name for the columns of bins with these parameters.
  var columnName: String {
    var parts = ["maxbins", DataValue.number(maxBins).name]
    if let step { parts += ["step", DataValue.number(step).name] }
    if let extent { parts += [extent.lowerBound, extent.upperBound].map { DataValue.number($0).name } }
    return parts.joined(separator: "_")
  }
}

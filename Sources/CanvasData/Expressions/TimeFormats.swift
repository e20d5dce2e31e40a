/// Formats of times by the unit that begins at a time, as d3's ticks have them: `{"year": "%Y", "month": "%b"}`.
package struct TimeFormats: Sendable {
  private static let units = [
    "milliseconds", "seconds", "minutes", "hours", "date", "week", "month", "quarter", "year",
  ]
  private var formats = TimeFormat.ticks

  /// Formats of some units. All others have those of ticks. `day` is another name of `date`.
  ///
  /// - Parameter given: The formats by the names of units. What is no text is ignored.
  package init(_ given: [String: DataValue]) {
    for (level, unit) in Self.units.enumerated() {
      let text = given[unit]?.text ?? (unit == "date" ? given["day"]?.text : nil)
      if let text { formats[level] = TimeFormat(text) }
    }
  }

  package func text(_ milliseconds: Double, zone: ClockZone, locale: LocaleFormat = .english) -> String {
    formats[TimeFormat.level(of: milliseconds, zone: zone)].text(milliseconds, zone: zone, locale: locale)
  }
}

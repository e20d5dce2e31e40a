extension TimeUnit {
  /// The format of a time of the unit, such as `%Y-%m`.
  ///
  /// - Parameter overrides: Formats in place of the usual ones, by parts joined with hyphens: `year-month`. An empty
  ///   one is left out. The longest run of parts with a format is taken first.
  package func specifier(overrides: [String: String] = [:]) -> String {
    var format = ""
    var start = 0
    while start < parts.count {
      var next = start + 1
      for end in stride(from: parts.count, to: start, by: -1) {
        let key = parts[start..<end].map(\.rawValue).joined(separator: "-")
        guard let part = overrides[key] ?? Self.specifiers[key] else { continue }
        format += part
        next = end
        break
      }
      start = next
    }
    return ScriptText.trimmed(format)
  }

  /// The formats that Vega-Lite gives to Vega.
  package static let chartSpecifiers = ["year-month": "%b %Y ", "year-month-date": "%b %d, %Y "]

  /// The formats of vega-time.
  private static let specifiers = [
    "year": "%Y ", "quarter": "Q%q ", "month": "%b ", "date": "%d ", "week": "W%U ", "isoweek": "W%V ", "day": "%a ",
    "dayofyear": "%j ", "hours": "%H:00", "minutes": "00:%M", "seconds": ":%S", "milliseconds": ".%L",
    "year-isoweek": "%G W%V ", "year-month": "%Y-%m ", "year-month-date": "%Y-%m-%d ", "hours-minutes": "%H:%M",
  ]
}

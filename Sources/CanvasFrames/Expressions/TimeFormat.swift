/// A format of times in the syntax of d3-time-format: `%Y-%m-%d`, `%b %-d`, `%I:%M %p`.
///
/// Directives: `%a %A` weekday, `%b %B` month, `%d %e` day, `%j` day of the year, `%m` month's number, `%y %Y` year,
/// `%q` quarter, `%U %V %W` week from Sunday, of ISO 8601, from Monday, `%g %G` the year of the ISO week, `%u %w`
/// weekday's number, `%H %I` hour, `%M` minute, `%S` second, `%L` millisecond, `%f` microsecond, `%p` AM or PM, `%Z`
/// offset from UTC, `%Q %s` milliseconds and seconds since 1970, `%c %x %X` date and time, `%%` the sign itself.
/// `%-d` has no padding, `%_d` spaces, `%0d` zeros. Other directives stand for themselves.
package struct TimeFormat: Sendable, Hashable {
  enum Part: Sendable, Hashable {
    case text(String)
    /// A directive, and the padding of its number. Nil for the directive's own.
    case directive(Character, padding: Character?)
  }

  /// The text of the format.
  package let specifier: String
  let parts: [Part]

  package init(_ specifier: String) {
    self.specifier = specifier
    parts = Self.parts(of: specifier)
  }

  private static func parts(of specifier: String) -> [Part] {
    var parts: [Part] = []
    var text = ""
    var rest = Substring(specifier)
    while let character = rest.popFirst() {
      guard character == "%", var letter = rest.popFirst() else {
        if character != "%" { text.append(character) }
        continue
      }
      var padding: Character?
      if "-_0".contains(letter) {
        padding = letter
        guard let next = rest.popFirst() else { continue }
        letter = next
      }
      if !text.isEmpty { parts.append(.text(text)) }
      text = ""
      parts += composites[letter] ?? [.directive(letter, padding: padding)]
    }
    return text.isEmpty ? parts : parts + [.text(text)]
  }

  /// The directives that stand for others, as in d3's English locale.
  private static let composites: [Character: [Part]] = {
    let date: [Part] = [
      .directive("m", padding: "-"), .text("/"), .directive("d", padding: "-"), .text("/"),
      .directive("Y", padding: nil),
    ]
    let time: [Part] = [
      .directive("I", padding: "-"), .text(":"), .directive("M", padding: nil), .text(":"),
      .directive("S", padding: nil), .text(" "), .directive("p", padding: nil),
    ]
    return ["x": date, "X": time, "c": date + [.text(", ")] + time]
  }()
}

/// Formats of times by the unit that begins at a time, as d3's ticks have them: `{"year": "%Y", "month": "%b"}`.
package struct TimeFormats: Sendable {
  private static let units = [
    "milliseconds", "seconds", "minutes", "hours", "date", "week", "month", "quarter", "year",
  ]
  private var formats = TimeFormat.ticks

  /// Formats of some units. All others have those of ticks. `day` is another name of `date`.
  ///
  /// - Parameter given: The formats by the names of units. What is no text is ignored.
  package init(_ given: [String: DataValue] = [:]) {
    for (level, unit) in Self.units.enumerated() {
      let text = given[unit]?.text ?? (unit == "date" ? given["day"]?.text : nil)
      if let text { formats[level] = TimeFormat(text) }
    }
  }

  package func text(_ milliseconds: Double, zone: ClockZone, locale: LocaleFormat = .english) -> String {
    formats[TimeFormat.level(of: milliseconds, zone: zone)].text(milliseconds, zone: zone, locale: locale)
  }
}

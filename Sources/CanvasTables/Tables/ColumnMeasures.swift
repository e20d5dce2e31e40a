/// Texts that are numbers with a unit, the same in each cell: `23 °C`, `12 km/h`; or times that something took:
/// `00:03:25`, `1h 02m`.
enum ColumnMeasures {
  /// A column of texts as numbers, or nil if it isn't one of measures.
  ///
  /// - Parameter takesAnyUnit: Whether also units that often are parts of names, such as `250 ml`, are units.
  static func numbers(of column: Column, readers: CellReaders, takesAnyUnit: Bool) -> Column? {
    switch column.cells {
    case .texts(let ids, let pool):
      guard column.kind == .text, pool.count > 1 else { return nil }
      if let minutes = minutes(of: pool) { return column.with(minutes, of: ids, unit: .measure("min")) }
      if let (values, form) = durations((0..<pool.count).lazy.map { pool[$0] }) {
        return column.with(values, of: ids, unit: .duration(form))
      }
      guard let (values, unit) = values(of: pool, readers) else { return nil }
      guard takesAnyUnit || measured.contains(unit) else { return nil }
      return column.with(values, of: ids, unit: .measure(unit))
    case .times(let times):
      // The first cells tell the form, and a fraction of a second. Times of day with words aren't such times.
      guard column.kind == .timeOfDay, NameWords(column.name).sayDuration || takesAnyUnit,
        let (values, form) = durations(column.sample)
      else { return nil }
      let unit = form.hasThreeParts ? Double(form.steps) : 3600
      let numbers = times.map { $0 == .min ? .nan : Double($0) / unit }
      return column.with(
        .numbers(values.count == times.count ? values : numbers), kind: .number, unit: .duration(form))
    case .numbers, .days, .empty: return nil
    }
  }

  /// The minutes of texts such as `1h 02m`, `4m 07s` and `58s`, nil for a marker of a missing one. Nil if a text isn't
  /// such a time, or none has two units.
  private static func minutes(of pool: TextPool) -> [Double?]? {
    var hasTwo = false
    // A literal is compiled each time that it is reached.
    lazy var pattern =
      /([+\-−]?)(?:([0-9]{1,6}) ?(?:h|hr|hrs|hours?|Std\.?))? ?(?:([0-9]{1,6}) ?(?:m|min|mins|minutes?))? ?(?:([0-9]{1,6}(?:\.[0-9]{1,6})?) ?(?:s|sec|secs|seconds?))?/
    let minutes = pool.readings(limit: 40) { text -> Double? in
      guard let last = text.utf8.last, last &- 0x30 > 9, let match = text.wholeMatch(of: pattern) else { return nil }
      let parts = [match.2, match.3, match.4].map { $0.flatMap { Double($0) } }
      let count = parts.count { $0 != nil }
      guard count > 0 else { return nil }
      if count > 1 { hasTwo = true }
      let sum = (parts[0] ?? 0) * 60 + (parts[1] ?? 0) + (parts[2] ?? 0) / 60
      return match.1.isEmpty || match.1 == "+" ? sum : -sum
    }
    return hasTwo ? minutes : nil
  }

  /// The numbers of texts such as `2:01:39`, `58:12` and `1:27.097`, NaN for a marker of a missing one, and their form.
  /// Beside texts with three parts, those with two are minutes and seconds. Nil if a text isn't such a time.
  private static func durations(_ texts: some Sequence<String>) -> (values: [Double], form: DurationForm)? {
    var parts: [[Double]] = []
    var fractionDigits = 0
    lazy var form = /([+\-−]?)([0-9]{1,5}):([0-5][0-9])(?::([0-5][0-9]))?(?:[.,]([0-9]{1,3}))?/
    for text in texts {
      if ResourceQuantities.isMissing(text) {
        parts.append([])
        continue
      }
      guard text.utf8.contains(0x3A), let match = text.wholeMatch(of: form) else { return nil }
      let fraction = match.5.map { Double("0.\($0)") ?? 0 } ?? 0
      fractionDigits = max(fractionDigits, match.5?.count ?? 0)
      let sign = match.1.isEmpty || match.1 == "+" ? 1.0 : -1
      parts.append(
        [match.2, match.3, match.4].compactMap { $0.flatMap { Double($0) } }.map { $0 * sign } + [fraction * sign])
    }
    guard let most = parts.map(\.count).max(), most > 0 else { return nil }
    let steps = parts.map { $0.isEmpty ? .nan : $0.dropLast().reduce(0) { $0 * 60 + $1 } + $0[$0.count - 1] }
    // Hours, if there are any.
    let unit = most > 3 && steps.contains { abs($0) >= 3600 } ? 3600 : 60
    return (
      steps.map { $0 / Double(unit) },
      DurationForm(steps: unit, hasThreeParts: most > 3, fractionDigits: min(fractionDigits, 3))
    )
  }

  /// The numbers of texts, nil for a marker of a missing one, and their unit.
  private static func values(of pool: TextPool, _ readers: CellReaders) -> (values: [Double?], unit: String)? {
    var unit: String?
    let values = pool.readings(limit: 60) { text -> Double? in
      guard let lastDigit = text.lastIndex(where: { $0.isASCII && $0.isNumber }) else { return nil }
      let number = text[...lastDigit]
      let written = text[number.endIndex...]
      let suffix = written.drop(while: \.isWhitespace)
      // A word after a space may be any unit; letters at the number must be a known one.
      guard (1...12).contains(suffix.count), !suffix.contains(where: \.isNumber), unit == nil || unit == String(suffix),
        written.first?.isWhitespace ?? false || measured.contains(String(suffix)) || sizes.contains(String(suffix)),
        let value = readers.numbers.number(number), value.unit == .none,
        value.value.isFinite
      else { return nil }
      unit = String(suffix)
      return value.value
    }
    return values.flatMap { values in unit.map { (values, $0) } }
  }

  /// Whether a text, such as that in brackets after a name, is a unit.
  static func isUnit(_ text: String) -> Bool {
    let text = text.hasPrefix("in ") ? String(text.dropFirst(3)) : text
    return measured.contains(text) || sizes.contains(text) || counted.contains(text.lowercased())
      || NumberReader(.english).number("1 " + text)?.unit ?? .none != .none
  }

  /// Whether a word is a unit of measurement or of size.
  static func isMeasure(_ word: String) -> Bool { measured.contains(word) || sizes.contains(word) }

  /// Whether amounts in a unit add up: not temperatures, pressures, speeds and levels.
  static func addsUp(_ unit: String) -> Bool { !states.contains(unit) }

  private static let states: Set<String> = [
    "°", "°C", "°F", "℃", "℉", "K", "hPa", "mbar", "bar", "Pa", "kPa", "psi", "km/h", "kph", "mph", "m/s", "kn", "kt",
    "bpm", "rpm", "dB", "dBm", "lx", "lux", "V", "mV", "Hz", "kHz", "MHz", "GHz", "ppm", "ppb", "µg/m³", "mg/m³", "°d",
    "‰", "x",
  ]

  /// Words for units that stand in headers.
  private static let counted: Set<String> = [
    "units", "days", "hours", "hrs", "minutes", "persons", "people", "stück", "stk", "personen", "tage", "stunden", "원",
    "천원", "만원", "백만원", "억원", "円", "千円", "百万円", "億円", "元", "万元", "亿元", "万人", "千人", "%p", "mio", "mrd", "t€", "tsd",
  ]

  /// Units of measurements.
  private static let measured = states.subtracting(["x"]).union([
    "A", "mA", "W", "kW", "MW", "kWh", "MWh", "Wh", "ms", "µs", "s", "sec", "min", "h", "mm", "kcal", "kJ", "lm",
  ])

  /// Units of sizes, which also are parts of names.
  private static let sizes: Set<String> = [
    "g", "kg", "mg", "t", "lb", "lbs", "oz", "l", "L", "ml", "mL", "cl", "m", "cm", "km", "ft", "in", "m²", "km²", "m³",
    "ha", "KB", "kB", "MB", "GB", "TB", "MiB", "GiB", "px", "x", "pcs", "개", "명", "건", "대", "個", "人", "件", "台", "杯",
  ]
}

extension NameWords {
  /// Whether the name is that of a time that something took.
  fileprivate var sayDuration: Bool {
    words.contains(where: Self.durations.contains) || words.joined(separator: " ").contains("time on")
  }

  private static let durations: Set<String> = [
    "duration", "engagement", "elapsed", "runtime", "uptime", "downtime", "dauer", "laufzeit", "durée", "duree",
    "duración", "durata", "duração", "czas", "длительность", "продолжительность", "소요시간", "체류시간", "지속시간", "時間数", "所要時間",
    "滞在時間", "时长", "wait", "tempo", "ritmo", "pace", "split", "allure",
  ]
}

/// Columns of numbers with a unit of the same kind in each cell: `5.6MB` and `1.02 GB`, `850 ms` and `1.2 s`.
enum MixedUnits {
  /// The units of each kind, with the size of each in the smallest.
  private static let kinds: [[String: Double]] = [
    [
      "B": 1, "bytes": 1, "kB": 1e3, "KB": 1e3, "MB": 1e6, "GB": 1e9, "TB": 1e12, "PB": 1e15, "KiB": 1024,
      "MiB": 1_048_576, "GiB": 1_073_741_824, "TiB": 1_099_511_627_776, "PiB": 1_125_899_906_842_624,
    ],
    ["B/s": 1, "kB/s": 1e3, "KB/s": 1e3, "MB/s": 1e6, "GB/s": 1e9],
    ["bps": 1, "kbps": 1e3, "Kbps": 1e3, "Mbps": 1e6, "Gbps": 1e9],
    ["bit/s": 1, "kbit/s": 1e3, "Mbit/s": 1e6, "Gbit/s": 1e9],
    ["ns": 1, "µs": 1e3, "us": 1e3, "ms": 1e6, "s": 1e9], ["mg": 1, "g": 1e3, "kg": 1e6, "t": 1e9],
    ["mm": 1, "cm": 10, "m": 1e3, "km": 1e6], ["mW": 1, "W": 1e3, "kW": 1e6, "MW": 1e9, "GW": 1e12],
    ["Wh": 1, "kWh": 1e3, "MWh": 1e6, "GWh": 1e9], ["Hz": 1, "kHz": 1e3, "MHz": 1e6, "GHz": 1e9],
  ]

  private struct Quantity {
    var number: Double
    var unit: String
    var kind: Int
    var factor: Double { kinds[kind][unit] ?? 1 }
    var size: Double { number * factor }
  }

  private static let zero = Quantity(number: 0, unit: "", kind: 0)

  /// Whether a text is a number with such a unit. Numbers alone aren't.
  static func isOne(_ text: String) -> Bool { quantity(text, english) != nil }

  private static let english = NumberReader(.english)

  /// Whether a column of numbers has such quantities among its first cells, and nothing else there. `512B` alone is a
  /// large number.
  static func areAmongNumbers(of column: Column) -> Bool {
    column.kind == .number && column.problem != nil && column.sample.contains(where: isOne)
      && column.sample.allSatisfy { ResourceQuantities.isMissing($0) || $0 == "0" || isOne($0) }
  }

  /// A column of texts as numbers in one of their units. Nil if a text is something else, or all units are the
  /// same.
  ///
  /// - Parameter takesRepeated: Whether also columns in which most rows have the text of another are numbers. Otherwise
  ///   these are names of variants: `16GB`, `1TB`.
  static func numbers(of column: Column, readers: CellReaders, takesRepeated: Bool) -> Column? {
    guard case .texts(let ids, let pool) = column.cells, takesRepeated || pool.count * 2 > ids.count,
      // Zero has any unit.
      let quantities = pool.readings(limit: 40, { $0 == "0" ? zero : quantity($0, readers.numbers) })
    else { return nil }
    let known = quantities.compactMap(\.self).filter { !$0.unit.isEmpty }.sorted { $0.size < $1.size }
    guard Set(known.map(\.unit)).count > 1, Set(known.map(\.kind)).count == 1 else { return nil }
    // The largest unit in which all numbers are short, or else that of the middle one.
    func isShort(_ number: Double) -> Bool { abs(number * 10 - (number * 10).rounded()) < 1e-6 }
    let short = known.filter { unit in known.allSatisfy { isShort($0.size / unit.factor) } }
    let chosen = short.max { ($0.factor, $0.unit) < ($1.factor, $1.unit) } ?? known[(known.count - 1) / 2]
    let unit = chosen.factor
    return column.with(quantities.map { $0.map { $0.size / unit } }, of: ids, unit: .measure(chosen.unit))
  }

  private static func quantity(_ text: String, _ reader: NumberReader) -> Quantity? {
    guard let lastDigit = text.lastIndex(where: { $0.isASCII && $0.isNumber }) else { return nil }
    let number = text[...lastDigit]
    let written = String(text[number.endIndex...].drop(while: \.isWhitespace))
    // Sizes of data are written in any case: `16gb`.
    let sizes = [written, written.uppercased()] + (written.count == 3 ? [written.prefix(1).uppercased() + "iB"] : [])
    guard let name = sizes.first(where: { name in kinds.contains { $0[name] != nil } }),
      let kind = kinds.firstIndex(where: { $0[name] != nil }), kind == 0 || name == written,
      let value = reader.number(number), value.unit == .none, value.value.isFinite
    else { return nil }
    return Quantity(number: value.value, unit: name, kind: kind)
  }
}

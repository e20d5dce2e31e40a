/// Numbers that are times: seconds, milliseconds or microseconds since 1970-01-01 in UTC.
enum UnixTime {
  /// The times that tables have: 1990 to 2100.
  private static let usual = 631_152_000.0..<4_102_444_800.0

  /// The number of units in a second for which all numbers are usual times, or nil if they aren't times. NaN is a
  /// missing number.
  static func unitsPerSecond(of numbers: [Double]) -> Double? {
    guard let first = numbers.first(where: { !$0.isNaN }) else { return nil }
    return [1, 1e3, 1e6].first { units in
      usual.contains(first / units) && numbers.allSatisfy { $0.isNaN || usual.contains($0 / units) }
    }
  }

  /// The whole second of a usual time, in UTC.
  static func second(of number: Double, unitsPerSecond units: Double) -> Int? {
    let second = (number / units).rounded(.down)
    return usual.contains(second) ? Int(exactly: second) : nil
  }
}

extension NameWords {
  /// Whether the name is that of a column of times, such as `timestamp` or `createdAt`.
  var sayTime: Bool {
    words.contains { Self.times.contains($0) } || (words.count > 1 && ["at", "on"].contains(words[words.count - 1]))
  }

  private static let times: Set<String> = [
    "ts", "timestamp", "time", "date", "datetime", "epoch", "unix", "unixtime", "when", "시간", "시각", "일시", "날짜",
    "時刻", "日時", "时间", "日期", "zeit", "zeitpunkt", "zeitstempel", "datum", "heure", "horodatage", "fecha", "hora",
    "data", "ora", "tijd", "tijdstip",
  ]
}

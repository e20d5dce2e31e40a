/// The dates of a table that has the year in one column and the month or quarter in the next, and perhaps the day in
/// another one.
struct SplitDates {
  /// The dates, named by the first of the columns.
  let column: Column
  /// The names of the columns that they are from.
  let names: [String]

  /// The dates, or nil if the table has other dates, or no such columns.
  init?(_ columns: [Column], locale: LocaleFormat) {
    guard !columns.contains(where: { $0.isTemporal }),
      let year = columns.firstIndex(where: { $0.kind == .number && $0.holdsYears && $0.problem == nil }),
      NameWords(columns[year].name).sayYear || year < 2
    else { return nil }
    let neighbors = [year + 1, year - 1].filter(columns.indices.contains)
    for neighbor in neighbors where !Self.isPeriod(neighbor, of: columns, locale: locale) {
      guard let (numbers, period) = Self.parts(columns[neighbor], locale: locale) else { continue }
      let day = [max(year, neighbor) + 1, min(year, neighbor) - 1].first { index in
        period == .month && columns.indices.contains(index) && Self.part(columns[index], in: [1...31]) != nil
      }
      let dates = numbers.indices.mapAll { row -> Int32? in
        let dayNumber = day.map { columns[$0].number(row).flatMap(Int.init(exactly:)) } ?? 1
        guard let number = numbers[row], let dayNumber,
          let value = columns[year].number(row).flatMap(Int.init(exactly:))
        else { return .min }
        let month = period == .month ? number : number * 3 - 2
        return CalendarDate(year: value, month: month, day: dayNumber).map { Int32($0.dayNumber) }
      }
      guard let days = dates else { return nil }
      column = columns[year].with(.days(days), kind: .date(day == nil ? period : .day), unit: .none)
      names = [columns[year].name, columns[neighbor].name] + (day.map { [columns[$0].name] } ?? [])
      return
    }
    return nil
  }

  /// The months or quarters of a column, from 1, nil for a missing one. Nil if it doesn't have these.
  static func parts(_ column: Column, locale: LocaleFormat) -> (numbers: [Int?], period: CalendarPeriod)? {
    guard column.problem == nil else { return nil }
    switch column.cells {
    case .numbers(let numbers):
      guard let range = part(column, in: [1...12, 1...4]) else { return nil }
      return (numbers.map { Int(exactly: $0) }, range == 1...12 ? .month : .quarter)
    case .texts(let ids, let pool):
      guard (1...12).contains(pool.count), (0..<pool.count).allSatisfy({ pool.byteCount($0) < 30 }) else { return nil }
      let names = (0..<pool.count).map { pool[$0] }
      let reader = DateReader(locale.reading(periods: names))
      // A month or a quarter becomes a date beside any year.
      guard let found = names.mapAll({ reader.period("\($0) 2024") }), let period = found.first?.period,
        period == .month || period == .quarter, found.allSatisfy({ $0.period == period })
      else { return nil }
      let numbers = found.map { period == .month ? $0.date.month : ($0.date.month + 2) / 3 }
      return (ids.map { $0 < 0 ? nil : numbers[Int($0)] }, period)
    case .days, .times, .empty: return nil
    }
  }

  /// The first range of the parts of dates that a column's name has a word for, if all numbers are whole and in it.
  private static func part(_ column: Column, in ranges: [ClosedRange<Double>]) -> ClosedRange<Double>? {
    let words = NameWords(column.name).words
    let whole = words == ["mm"] ? "month" : words == ["dd"] ? "day" : words.joined()
    let named = range(ofPart: whole).map { [$0] } ?? words.compactMap(range(ofPart:))
    guard column.problem == nil, let range = ranges.first(where: named.contains) else { return nil }
    return column.holdsParts(range) ? range : nil
  }

  /// Whether a column is itself a weekday or a month near others, `Mon` beside `Tue`, rather than a part of dates, as `월` is
  /// beside `일`.
  static func isPeriod(_ index: Int, of columns: [Column], locale: LocaleFormat) -> Bool {
    columns[max(index - 2, 0)..<min(index + 3, columns.count)].map(\.name).contains { name in
      name != columns[index].name && range(ofPart: NameWords(name).words.joined()) == nil
        && CategoryOrder.places(of: [columns[index].name, name], in: "", locale: locale) != nil
    }
  }

  /// The numbers of a part of dates that a word names, or nil for other words.
  static func range(ofPart word: String) -> ClosedRange<Double>? { parts.first { $0.words.contains(word) }?.range }

  private static let parts: [(words: Set<String>, range: ClosedRange<Double>)] = [
    (
      Set(
        words:
          "month|mo|mon|monat|mois|mes|mês|mese|maand|miesiąc|месяц|måned|månad|kuukausi|měsíc|ay|bulan|tháng|เดือน|월|月|月份"
      ), 1...12
    ),
    (Set(words: "quarter|qtr|q|quartal|trimestre|trimester|kwartaal|kwartał|квартал|분기|四半期|季度"), 1...4),
    (Set(words: "day|dy|dom|dayofmonth|dateofmonth|tag|jour|día|dia|giorno|dag|dzień|день|일|日"), 1...31),
    (Set(words: "week|weekofyear|isoweek|woche|kw|semaine|semana|settimana|tydzień|неделя|주|週|周"), 1...53),
    (Set(words: "hour|hourofday|stunde|heure|hora|ora|uur|godzina|час|시|時|时"), 0...24),
    (Set(words: "dayofyear|yday|doy"), 1...366),
    (Set(words: "weekday|wday|dow|dayofweek|wochentag|요일|曜日|星期"), 0...7),
  ]
}

extension Column {
  /// The names of the months that are numbered below `month`, or nil for another column.
  func withMonths(_ locale: LocaleFormat) -> Column? {
    let months = 1.0...12
    guard case .numbers(let numbers) = cells, holdsParts(months),
      SplitDates.range(ofPart: NameWords(name).words.joined()) == months
    else { return nil }
    var pool = TextPool()
    let ids = numbers.map { number -> Int32 in
      number.isNaN ? -1 : Int32(pool.id(of: Array(locale.calendar.shortMonths[Int(number) - 1].utf8)[...]))
    }
    return with(.texts(ids, pool), kind: .text, unit: .none)
  }
}

/// A column with its role, and what tells it.
struct RoledColumn {
  let column: Column
  let role: ColumnRole
  let evidence: String
  /// Whether it is the table's first column.
  let isFirst: Bool

  var name: String { column.name }
  var meaning: ColumnMeaning { ColumnMeaning(name: name, role: role, evidence: evidence) }
  /// Whether sums of the numbers mean something, or nil if nothing tells.
  var addsUp: Bool? { if case .measure(let measure) = role { measure.addsUp } else { nil } }
  var isPartOfDate: Bool { role == .time(.part) }
  /// Whether the cells are numbers that measure something.
  var isMeasured: Bool {
    switch role {
    case .measure, .total, .result, .flag: column.kind == .number
    case .time, .name, .freeText, .empty: false
    }
  }
  /// Whether the cells tell when a row is, so that they aren't values.
  var tellsTime: Bool { if case .time = role { true } else { false } }
  /// Whether the numbers are means, rates or states, which no amounts stand beside.
  var isState: Bool {
    [.mean, .rate, .price, .temperature, .share, .index].contains { role == .measure($0) }
  }

  /// The columns of a table with the role of the first rule that applies.
  ///
  /// - Parameter dates: The dates of the table that are in several columns.
  static func all(of table: Table, dates: SplitDates?) -> [RoledColumn] {
    let dated = table.columns.first { $0.isTemporal && $0.kind != .timeOfDay }?.name
    let measures = table.columns.enumerated().filter { index, column in
      column.kind == .number && column.problem == nil && !column.numbersRows(isFirst: index == 0)
        && !(column.holdsYears && NameWords(column.name).sayYear)
    }.map(\.element)
    let results = TotalRows.columns(among: measures, rowCount: table.rowCount)
    return table.columns.enumerated().map { index, column in
      let subject = RoleSubject(
        column: column, index: index, words: NameWords(column.name).words, headerUnit: table.headerUnit(column),
        dates: dated ?? (dates?.names.contains(column.name) == false ? dates?.column.name : nil),
        isInDates: dates?.names.contains(column.name) ?? false, result: results[column.name],
        locale: table.locale)
      let (role, evidence) = rules.lazy.compactMap { $0(subject) }.first ?? (.name(.nominal), "texts")
      return RoledColumn(column: column, role: role, evidence: evidence, isFirst: index == 0)
    }
  }

  /// The rules of roles.
  private static let rules: [@Sendable (RoleSubject) -> (ColumnRole, String)?] = [
    { $0.column.kind == .empty ? (.empty, "no cell has a value") : nil },
    { $0.time },
    { $0.isInDates ? (.time(.part), "the columns beside it complete the date") : nil },
    { $0.partOfDate },
    { $0.year },
    { $0.code },
    \.result,
    { $0.flag },
    { $0.column.kind == .number ? $0.measure : nil },
    { $0.freeText },
    { $0.words.contains(where: placeWords.contains) ? (.name(.place), "the name of places") : nil },
    { $0.isOrdinal ? (.name(.ordinal), "names with an order of their own") : nil },
  ]

  private static let placeWords = Set(
    words:
      "country|city|region|state|province|land|stadt|pays|ville|país|ciudad|paese|città|kraj|miasto|страна|город|국가|도시|지역|国|都市|地域|国家|城市|地区"
  )
}

/// What the role of a column follows from.
private struct RoleSubject {
  let column: Column
  let index: Int
  let words: [String]
  let headerUnit: String
  /// The name of the column of dates beside it.
  let dates: String?
  /// Whether it is one of several columns that make dates.
  let isInDates: Bool
  /// How the numbers follow from those of other columns.
  let result: (ColumnRole, String)?
  let locale: LocaleFormat

  var time: (ColumnRole, String)? {
    switch column.kind {
    case .timeOfDay: (.time(.clock), "times of day")
    case .time: (.time(.instant), "dates with times")
    case .date(let period): (.time(.period), "dates by \(period.rawValue)")
    case .text, .number, .empty: nil
    }
  }

  var partOfDate: (ColumnRole, String)? {
    let isOfPart = words.count == 3 && words[1] == "of"
    guard words.count < 3 || isOfPart, !column.name.contains(where: \.isNumber),
      let last = isOfPart ? words.joined() : words.last, let range = SplitDates.range(ofPart: last)
    else { return nil }
    let beside = dates.map { "beside \(DataError.quoted($0))" } ?? "without a date"
    if column.kind == .text {
      return dates == nil ? nil : (.time(.part), "the word \(DataError.quoted(last)) \(beside)")
    }
    guard column.holdsParts(range) else { return nil }
    return (.time(.part), "the word \(DataError.quoted(last)) and its numbers, \(beside)")
  }

  var year: (ColumnRole, String)? {
    let isNamed = NameWords(column.name).sayYear
    guard column.holdsYears else {
      // The years of antiquity aren't on the axis of a calendar, but they aren't values either.
      return isNamed && words.count == 1 && column.holdsParts(0...3000) ? (.time(.part), "the word 'year'") : nil
    }
    if isNamed, let dates { return (.time(.part), "years beside \(DataError.quoted(dates))") }
    if isNamed { return column.isConstant ? (.time(.part), "the same year in each row") : (.time(.period), "years") }
    return index == 0 && dates == nil && column.isInOrder ? (.time(.period), "years in order in the first column") : nil
  }

  var code: (ColumnRole, String)? {
    if column.kind == .number {
      if column.numbersRows(isFirst: index == 0) {
        return Column.coordinates.contains(words.last ?? "")
          ? (.name(.place), "the name of a coordinate") : (.name(.code), "whole numbers that identify rows")
      }
      guard let word = words.first(where: Self.codes.contains), column.numberRange?.areWhole == true else { return nil }
      return (.name(.code), "whole numbers, and the word \(DataError.quoted(word))")
    }
    guard column.kind == .text, words.count < 3, let last = words.last, Column.numbering.contains(last) else {
      return nil
    }
    return (.name(.code), "the word \(DataError.quoted(last))")
  }

  /// Words of numbers that stand for something else.
  private static let codes = Set(words: "status|errno|port|pid|iso|fips|isbn|ean|gtin|bic|iban")

  var flag: (ColumnRole, String)? {
    switch column.cells {
    case .texts(_, let pool):
      guard pool.count == 2, (0..<2).allSatisfy({ Self.answers.contains(pool[$0].prefix(8).lowercased()) }) else {
        return nil
      }
      return (.flag, "two answers")
    case .numbers:
      guard ["is", "has", "flag"].contains(words.first), let range = column.numberRange, range.areWhole,
        range.least == 0, range.greatest == 1
      else { return nil }
      return (.flag, "0 and 1, and the word \(DataError.quoted(words[0]))")
    case .days, .times, .empty: return nil
    }
  }

  private static let answers = Set(
    words: "yes|no|true|false|y|n|t|f|ja|nein|oui|non|sí|si|sim|não|да|нет|예|아니오|はい|いいえ|是|否")

  var measure: (ColumnRole, String)? {
    let (measure, evidence) = column.measure(headerUnit: headerUnit)
    return (.measure(measure), evidence)
  }

  /// Long texts that rarely repeat.
  var freeText: (ColumnRole, String)? {
    guard case .texts(let ids, let pool) = column.cells, pool.count > 2, pool.count * 2 > ids.count else { return nil }
    let checked = min(pool.count, 100)
    guard (0..<checked).reduce(0, { $0 + pool.byteCount($1) }) > 80 * checked else { return nil }
    return (.freeText, "long texts that rarely repeat")
  }

  /// Only the first columns are looked at: lists of names in many languages are compared.
  var isOrdinal: Bool {
    guard index < 50, case .texts(_, let pool) = column.cells, (2...60).contains(pool.count) else { return false }
    return CategoryOrder.places(of: (0..<pool.count).map { pool[$0] }, in: column.name, locale: locale) != nil
  }
}

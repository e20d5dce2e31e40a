/// A column with its role, and what tells it.
struct RoledColumn {
  let column: Column
  let role: ColumnRole
  let evidence: String
  /// How the numbers follow from those of other columns.
  let derivation: TotalRows.Derivation?
  /// Whether it is the table's first column.
  let isFirst: Bool
  /// Whether the numbers are sums up to each row.
  let isRunning: Bool
  /// Whether the name or a unit tells what is measured, and not the numbers alone.
  var isNamedMeasure: Bool { MeasureWords.found(in: name) != nil || column.unit != .none }

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

  /// Whether the numbers are those of classes from 1 or 2, which nothing says to measure. Counts begin at 0.
  var isClass: Bool {
    guard role == .measure(.unknown), !isNamedMeasure, column.hasFewNumbers, let range = column.numberRange else {
      return false
    }
    return [1, 2].contains(range.least) && range.greatest <= 12 && range.least < range.greatest
  }
  /// Whether nothing says that the numbers are counted, earned or given, so that an experiment may have set them.
  var maySetSteps: Bool {
    switch MeasureWords.found(in: name)?.measure {
    case nil, .level, .temperature, .duration, .size: true
    default: false
    }
  }
  /// Whether the name is that of an uncertainty.
  var saysError: Bool { NameWords(name).words.contains(where: Self.errors.contains) }
  private static let errors = Set(words: "uncertainty|error|stderr|stddev|sd|sem|stdev|ci|moe")

  /// Whether the numbers are money, or how much was sold, so that those of single rows are combined.
  var isPaidOrSold: Bool {
    guard addsUp == true, isNamedMeasure else { return false }
    return family == .amount || NameWords(name).words.contains(where: Self.sold.contains)
  }
  private static let sold = Set(words: "qty|quantity|items|units|pieces|sold|anzahl|menge|quantité|cantidad|수량|数量")

  /// Whether the texts are currencies, or say whether money comes or goes: amounts of different ones don't add up.
  var tellsAmountsApart: Bool {
    guard case .texts(_, let pool) = column.cells, 2...20 ~= pool.count else { return false }
    if NameWords(name).words.contains(where: Self.currencies.contains) { return pool.averageByteCount <= 6 }
    return Self.directions.contains(Set((0..<pool.count).map { pool[$0].lowercased() }))
  }
  private static let currencies = Set(
    words: "currency|ccy|währung|waehrung|devise|moneda|valuta|moeda|waluta|валюта|통화|通貨|货币|币种")
  private static let directions = [
    "af|bij", "debit|credit", "debet|credit", "dr|cr", "soll|haben", "in|out", "débit|crédit", "cargo|abono", "收入|支出",
    "dare|avere", "income|expenses", "deposit|withdrawal", "입금|출금", "수입|지출", "収入|支出", "入金|出金", "приход|расход",
  ].map { Set(words: $0) }

  /// Whether the name is that of what is on an account.
  var saysBalance: Bool { NameWords(name).words.contains(where: Self.balances.contains) }
  private static let balances = Set(
    words: "balance|saldo|solde|kontostand|остаток|잔액|거래후잔액|残高|差引残高|余额|账户余额|bakiye")

  /// Whether the name is that of how many there are, which adds up over names and not over time.
  var saysStock: Bool {
    NameWords(name).words.contains(where: Self.stocks.contains) || name.lowercased().contains("meter reading")
  }
  private static let stocks = Set(
    words: """
      population|inhabitants|einwohner|bevölkerung|habitants|habitantes|poblacion|población|popolazione|população|인구|人口|\
      debt|schulden|dette|deuda|부채|stock|stocks|inventory|bestand|lagerbestand|재고|在庫|库存|employees|headcount|staff|\
      cumulative|kumuliert|cumulé|acumulado|ytd|zählerstand|backlog|outstanding|remaining|odometer|\
      mitarbeiter|users|subscribers|members|followers|mitglieder|customers
      """)

  /// The kind of what the name or the unit says to be measured, of which others don't share an axis with it. Nil if
  /// nothing tells.
  var family: ColumnRole.Measure? {
    guard isNamedMeasure, case .measure(let measure) = role, [.count, .amount, .duration, .size].contains(measure)
    else {
      return nil
    }
    return measure
  }

  /// Whether the cells identify accounts, which are no names for a legend.
  var saysAccount: Bool {
    role == .name(.code) && NameWords(name).words.contains(where: Self.accounts.contains)
  }
  fileprivate static let accounts = Set(words: "iban|bic|uuid|guid|email|hash|checksum")

  /// The columns of a table with the role of the first rule that applies.
  ///
  /// - Parameter dates: The dates of the table that are in several columns.
  static func all(of table: Table, dates: SplitDates?) -> [RoledColumn] {
    let dated = table.columns.first { $0.isTemporal && $0.kind != .timeOfDay }?.name
    let time = table.timeColumn(dates)
    let measures = table.columns.enumerated().filter { index, column in
      column.kind == .number && column.problem == nil && !column.numbersRows(isFirst: index == 0)
        && !(column.holdsYears && NameWords(column.name).sayYear)
    }.map(\.element)
    let results = TotalRows.columns(among: measures, rowCount: table.rowCount)
    return table.columns.enumerated().map { index, column in
      let subject = RoleSubject(
        columns: table.columns, index: index, words: NameWords(column.name).words, headerUnit: table.headerUnit(column),
        dates: dated ?? (dates?.names.contains(column.name) == false ? dates?.column.name : nil),
        isInDates: dates?.names.contains(column.name) ?? false, derivation: results[column.name],
        locale: table.locale)
      let (role, evidence) = rules.lazy.compactMap { $0(subject) }.first ?? (.name(.nominal), "texts")
      return RoledColumn(
        column: column, role: role, evidence: evidence, derivation: subject.derivation, isFirst: index == 0,
        isRunning: subject.isRunning(along: time))
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
    { $0.derivation.map { ($0.role, $0.rawValue) } },
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

extension Table {
  /// The column that tells when rows are: dates, those in several columns, or years.
  func timeColumn(_ dates: SplitDates?) -> Column? {
    columns.first { $0.isTemporal && $0.kind != .timeOfDay } ?? dates?.column
      ?? columns.first { $0.holdsYears && NameWords($0.name).sayYear }
  }
}

/// What the role of a column follows from.
private struct RoleSubject {
  let columns: [Column]
  let index: Int
  var column: Column { columns[index] }
  let words: [String]
  let headerUnit: String
  /// The name of the column of dates beside it.
  let dates: String?
  /// Whether it is one of several columns that make dates.
  let isInDates: Bool
  /// How the numbers follow from those of other columns.
  let derivation: TotalRows.Derivation?
  let locale: LocaleFormat

  var time: (ColumnRole, String)? {
    switch column.kind {
    case .timeOfDay: (.time(.clock), "times of day")
    case .number where isStartOrEnd: (.time(.clock), "times at which a row begins or ends")
    case .time: (.time(.instant), "dates with times")
    case .date(let period): (.time(.period), "dates by \(period.rawValue)")
    case .text, .number, .empty: nil
    }
  }

  private var isStartOrEnd: Bool {
    guard case .duration = column.unit, let word = words.first else { return false }
    return ["start", "end", "begin"].contains(where: word.hasPrefix)
  }

  var partOfDate: (ColumnRole, String)? {
    let isOfPart = words.count == 3 && words[1] == "of"
    guard words.count < 3 || isOfPart, !column.name.contains(where: \.isNumber),
      let last = isOfPart ? words.joined() : words.last, let range = SplitDates.range(ofPart: last),
      !SplitDates.isPeriod(index, of: columns, locale: locale)
    else { return nil }
    let beside = dates.map { "beside \(DataError.quoted($0))" } ?? "without a date"
    if column.kind == .text {
      return dates == nil ? nil : (.time(.part), "the word \(DataError.quoted(last)) \(beside)")
    }
    guard column.holdsParts(range) else { return nil }
    return (.time(.part), "the word \(DataError.quoted(last)) and its numbers, \(beside)")
  }

  var year: (ColumnRole, String)? {
    if column.holdsYears, words.contains(where: Self.origins.contains) { return (.name(.code), "years of an origin") }
    let isNamed =
      NameWords(column.name).sayYear
      || column.holdsYears && ["time period", "time", "period", "time frame"].contains(words.joined(separator: " "))
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
      if words == ["wbs"] { return (.name(.code), "the word 'wbs'") }
      guard let range = column.numberRange, range.areWhole else { return nil }
      if column.hasLongNumbers {
        return (.name(.code), "whole numbers of over 15 digits")
      }
      if column.hasLeadingZeros { return (.name(.code), "whole numbers with zeros in front") }
      guard column.unit == .none, let word = wordOfCode(range) else { return nil }
      return (.name(.code), "whole numbers, and the word \(DataError.quoted(word))")
    }
    guard column.kind == .text, words.count < 4,
      let word = words.first(where: RoledColumn.accounts.contains) ?? (words.count < 3 ? words.last : nil),
      RoledColumn.accounts.contains(word) || Column.numbering.contains(word)
    else { return nil }
    return (.name(.code), "the word \(DataError.quoted(word))")
  }

  /// The word that says that whole numbers stand for something: any word for a code, or for a phone if they are as long;
  /// the word for a number behind its noun, `store no`, or before it in the singular, `nº tienda`; a word of codes at the
  /// end, as the numbers of rows, or of a few devices and parts of an experiment have. `nº tiendas` and `no of items` are
  /// counts.
  private func wordOfCode(_ range: NumberRange) -> String? {
    guard let first = words.first, let last = words.last, let end = last.last else { return nil }
    let isOfOne = !"si".contains(end) && MeasureWords.measure(last) == nil
    let isLong = isOfOne && range.least >= 1e6
    let word = words.first { Self.codes.contains($0) || Self.saysID($0) || isLong && Self.phones.contains($0) }
    if let word { return word }
    let isLeading = Self.leading.contains(first) || first == "code" && ["postal", "insee", "commune"].contains(last)
    if words.count > 1, isLeading, isOfOne { return first }
    let isNumbered = words.dropLast().last.map { Self.identified.contains($0) || column.repeatsNumbers } ?? false
    let isOfRows = Self.numbered.contains(column.name.lowercased()) && column.tellsRowsApart
    return last.hasSuffix("code") || Self.saysNumber(last) || isOfRows || isNumbered && Self.numbers.contains(last)
      || Self.repeated.contains(last) && column.repeatsNumbers ? last : nil
  }

  private static let phones = Set(words: "phone|telephone|telefon|téléphone|teléfono|telefono|telefone|tel|fax|電話|电话")
  private static let numbers = Set(words: "no|nr|nº|n°|num|number|nummer|número|numero|numéro")
  private static let leading = Set(words: "nº|n°|núm|numéro|número|numero")

  /// Words of years in which something began, which aren't the time of a row.
  private static let origins = Set(
    words: "built|founded|established|birth|born|baujahr|geburtsjahr|gründungsjahr|construction|naissance")

  /// Words of numbers of which each has several rows: those of devices, of the parts of an experiment, of a ledger and of a
  /// house.
  private static let repeated = Set(
    words:
      "index|rep|replicate|repetition|subject|participant|block|trial|run|fold|seed|pair|cluster|batch|station|sensor|device|channel|node|gpu|cpu|core|shard|worker|account|konto|kst|kostenstelle|compte|cuenta|conto|conta|floor|etage|stockwerk|étage|piso|계정|층|科目|階"
  )

  /// Whether a word is `userid`, `storeno` or similar, and none of those that end so: `paid`, `covid`, `platinum`.
  private static func saysID(_ word: String) -> Bool {
    ["id", "no", "num"].contains { word.hasSuffix($0) && identified.contains(String(word.dropLast($0.count))) }
  }

  /// Whether a word is `Artikelnr` or similar.
  private static func saysNumber(_ word: String) -> Bool {
    word.count > 3 && ["nr", "nummer", "numer", "номер", "번호", "코드", "番号"].contains(where: word.hasSuffix)
  }

  /// Names of columns whose unique numbers are those of what a row is.
  private static let numbered = Set(
    words: "order|ticket|invoice|transaction|customer|employee|patient|student|participant|respondent")

  private static let identified = Set(
    words:
      "db|user|query|order|customer|product|item|client|account|session|device|store|shop|site|station|sensor|event|post|game|team|player|driver|race|job|task|case|row|patient|person|subject|student|employee|invoice|ticket|transaction|payment|campaign|group|page|movie|trip|ride|vehicle|request|trace|thread|process|parent|record|pid|phone|telephone|tel|fax|serial|lot|model|article|member|policy|contract|reference|ref|bill|receipt|room|flight|line|house|tax|voucher|branch|department|warehouse|machine|terminal|route|street|passport|bank|card|document|shipment|tracking|po|zip|postal|building|apartment"
  )

  /// Words of numbers that stand for something else.
  private static let codes = Set(
    words:
      "status|errno|port|pid|ppid|uid|gid|iso|fips|isbn|ean|gtin|bic|iban|zip|zipcode|postcode|plz|postleitzahl|wbs|predecessors|código|codigo|codice|kod|код|우편번호|郵便番号|邮编"
  )

  var flag: (ColumnRole, String)? {
    switch column.cells {
    case .texts(_, let pool):
      guard pool.count == 2, (0..<2).allSatisfy({ Self.answers.contains(pool[$0].prefix(8).lowercased()) }) else {
        return nil
      }
      return (.flag, "two answers")
    case .numbers(let numbers):
      guard column.unit == .none, let range = column.numberRange, range.areWhole, range.least == 0,
        range.greatest == 1
      else { return nil }
      if let word = words.first, ["is", "has", "flag"].contains(word) {
        return (.flag, "0 and 1, and the word \(DataError.quoted(word))")
      }
      return numbers.count < 8 || MeasureWords.found(in: column.name) != nil ? nil : (.flag, "only 0 and 1")
    case .days, .times, .empty: return nil
    }
  }

  private static let answers = Set(
    words: "yes|no|true|false|y|n|t|f|ja|nein|oui|non|sí|si|sim|não|да|нет|예|아니오|はい|いいえ|是|否")

  var measure: (ColumnRole, String)? {
    let (measure, evidence) = column.measure(headerUnit: headerUnit)
    if dates != nil, [.count, .unknown].contains(measure), MeasureWords.found(in: column.name) == nil,
      column.isMonotonic(by: nil, least: 20)
    {
      return (.measure(.level), "numbers that never fall")
    }
    if [.count, .unknown].contains(measure), let sibling {
      return (.measure(.mean), "the name beside \(DataError.quoted(sibling))")
    }
    return (.measure(measure), evidence)
  }

  /// Whether the numbers are sums up to each row: the column is called so, and those of each name, or of all rows, never
  /// fall in the order of time. Those of a `total` grow by much, as sales of a good year don't.
  func isRunning(along time: Column?) -> Bool {
    guard let time, let range = column.numberRange, let word = words.first(where: Self.running.contains),
      word != "total" || range.greatest >= 4 * range.least
    else { return false }
    return ([nil] + columns.filter(\.repeatsNames)).contains {
      column.isMonotonic(by: $0, least: 12) && time.isMonotonic(by: $0, least: 12)
    }
  }

  private static let running = Set(
    words: "total|cumulative|cumulated|cumul|cum|running|ytd|gesamt|kumuliert|kumulativ|cumulé|acumulado|누적|累計|累计")

  /// The name of a column that is called the least, greatest or mean of the same: `tmin` of `tmean`.
  private var sibling: String? {
    func stem(_ name: String) -> Substring? {
      ["min", "max", "mean", "avg"].first(where: name.lowercased().hasSuffix).map { name.dropLast($0.count) }
    }
    guard let own = stem(column.name) else { return nil }
    return columns.first { $0.name != column.name && stem($0.name) == own }?.name
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

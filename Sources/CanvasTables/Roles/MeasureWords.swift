/// The words that say what a column measures, in the languages of the locales.
enum MeasureWords {
  private static let texts: KeyValuePairs<ColumnRole.Measure, String> = [
    .temperature:
      "temperature|temp|tmin|tmax|tavg|celsius|fahrenheit|kelvin|temperatur|température|temperatura|температура|온도|기온|최고기온|최저기온|평균기온|気温|最高気温|最低気温|平均気温|温度|气温",
    .price: "price|preis|prix|precio|prezzo|preço|prijs|cena|цена|가격|단가|価格|単価|价格|单价|均价",
    .mean:
      "avg|average|mean|median|durchschnitt|durchschnittliche|durchschnittlicher|mittel|mittelwert|moyenne|promedio|media|média|gemiddelde|średnia|среднее|평균|平均",
    .rate:
      "rate|ratio|per|speed|quote|taux|tasa|tasso|taxa|geschwindigkeit|vitesse|velocidad|velocità|snelheid|скорость|속도|速度",
    .share: "percent|percentage|pct|share|margin|anteil|part|비율|割合|比例",
    .index:
      "index|score|rating|satisfaction|zufriedenheit|satisfacción|soddisfazione|만족도|점수|満足度|满意度|stars|grade|gpa|bmi|ph|note|평점|评分",
    .level:
      "level|mpg|humidity|pressure|hpa|mbar|lux|voltage|volt|bpm|visibility|balance|expectancy|lifeexp|lebenserwartung|기대수명|平均寿命|density|concentration|cumulative|saldo|solde|kontostand|age|alter|âge|edad|età|idade|leeftijd|wiek|возраст|feuchte|luftfeuchtigkeit|luftdruck|druck|humidité|pression|humedad|presión|umidità|pressione|잔액|残高|余额|습도|기압|나이|湿度|気圧|年齢|年龄",
    .duration:
      "latency|duration|dauer|durée|duración|durata|pace|tempo|ritmo|allure|splits|runtime|elapsed|seconds|millis",
    .size: "height|weight|width|length|depth|elevation|altitude|ascent|dislivello|höhe",
    .count:
      "count|counts|quantity|qty|number|units|people|persons|employees|students|visits|visitors|users|sessions|clicks|orders|views|pageviews|impressions|downloads|installs|signups|customers|population|passengers|births|deaths|calls|goals|wins|medals|items|pieces|cases|incidents|accidents|errors|failures|messages|tickets|votes|trips|rides|rows|anzahl|menge|besuche|besucher|nutzer|bestellungen|einwohner|bevölkerung|stimmen|quantité|visites|visiteurs|commandes|cantidad|visitas|usuarios|pedidos|población|quantità|visite|ordini|popolazione|quantidade|aantal|bezoeken|bestellingen|inwoners|liczba|ilość|количество|население|개수|수량|건수|방문자|방문수|주문|주문수|인구|件数|個数|数量|人数|人口|数量|订单|访问量|销量|recipients|deliveries|bounces|opens|steps|players|subscribers|followers|likes|comments|shares|reads|conversions|leads|members|reactions|commits|forks|issues",
    .amount:
      "amount|sales|revenue|turnover|income|profit|cost|costs|expense|expenses|spend|spending|earnings|payments|donations|debt|budget|volume|production|consumption|emissions|rainfall|강수량|降水量|precipitation|precip|umsatz|satış|kosten|gewinn|ertrag|betrag|ausgaben|einnahmen|erlös|verkäufe|absatz|produktion|verbrauch|niederschlag|ventes|coût|coûts|bénéfice|montant|dépenses|recettes|ventas|ingresos|costo|costos|beneficio|importe|gastos|vendite|ricavi|costi|utile|importo|spese|vendas|receita|custo|custos|lucro|valor|despesas|omzet|winst|bedrag|uitgaven|sprzedaż|przychody|koszty|zysk|kwota|wydatki|продажи|выручка|расходы|прибыль|сумма|доход|매출|매출액|비용|이익|영업이익|금액|판매|수입|지출|売上|売上高|費用|利益|営業利益|金額|支出|収入|销售额|收入|成本|利润|金额|营业额|debit|debits|credit|credits|withdrawal|withdrawals|deposit|deposits|fee|fees|tax|taxes|shipping|subtotal|soll|haben|lastschrift|gutschrift|débit|crédit|débito|crédito|cargo|abono|addebito|accredito|entrate|uscite|uznania|obciążenia|списание|зачисление|출금액|입금액|출금|입금|出金|入金|出金額|入金額|お引出し|お預入れ|distance|calories|kcal|energy|verbruik|teruglevering|consommation|consumo|zużycie|потребление|사용량|使用量|lordo|netto|brutto|gross|fatturato|tariffa|provvigione|commissione",
  ]

  private static let measures = Dictionary(
    texts.flatMap { measure, text in Set(words: text).map { ($0, measure) } },
    uniquingKeysWith: { first, _ in first })

  /// What a word measures, or nil for other words.
  static func measure(_ word: String) -> ColumnRole.Measure? { measures[word] }

  /// Words that say what the numbers are whatever the others mean: `average sales`, `percent of sales`.
  private static let firm = Set(words: "per|percent|percentage|pct|share|anteil|비율|割合|比例").union(
    measures.filter { $0.value == .mean && $0.key != "media" }.keys)

  /// The words before the noun that a name is about, in `number of visits` and `coste de venta`.
  private static let prepositions = Set(words: "of|de|des|du|del|da|do|dos|das|di|della|dei|von|van|по")

  /// The word of a name that says what is measured: one that says it in any name, the noun at the end of a plain name, or the
  /// first that doesn't add up.
  static func found(in name: String) -> (word: String, measure: ColumnRole.Measure)? {
    let words = NameWords(name).words
    if let first = words.first, ["min", "max", "log", "ln"].contains(first) { return (first, .mean) }
    // A quantile: `25%`.
    if name.last == "%", name.first?.isNumber ?? false { return (name, .mean) }
    if !words.contains("n°"), let mark = name.first(where: { "°%℃℉".contains($0) }) {
      return (String(mark), mark == "%" ? .share : .temperature)
    }
    if let rate = ["per", "pro"].first(where: { name.contains(" \($0) ") }) { return (rate, .rate) }
    // `Earnings/Share` is neither.
    if name.utf8.contains(0x2F), name.contains(/\p{L}\/\p{L}/), !name.contains("(") { return ("/", .rate) }
    let found = words.filter { $0 != "ph" || words.count == 1 }.compactMap { word in measures[word].map { (word, $0) } }
    let noun = name.contains { "([,:;".contains($0) } ? nil : words.prefix { !prepositions.contains($0) }.last
    return found.first { firm.contains($0.0) } ?? found.last { $0.0 == noun } ?? found.first { $0.1.addsUp == false }
      ?? found.last
  }

  /// The unit at the end of a name, `wait_s` and `oxygen_mg_l`, and what is measured in it. Nil for other names, and for
  /// units of amounts.
  static func unit(in name: String) -> (unit: String, measure: ColumnRole.Measure)? {
    let parts = name.prefix(200).lowercased().split(separator: "_").map(String.init)
    guard let last = parts.last else { return nil }
    if parts.count > 2, divisors.contains(last), dividends.contains(parts[parts.count - 2]) {
      return (parts[parts.count - 2] + "/" + last, .rate)
    }
    return last == "ms" || parts.count > 1 && seconds.contains(last) ? (last, .duration) : nil
  }

  private static let dividends = Set(words: "ng|µg|ug|mg|g|kg|t|mmol|mol|ml|l|m|km|kwh|wh|usd|eur")
  private static let divisors = Set(words: "ml|dl|l|ha|kg|km|h|s|min")
  private static let seconds = Set(words: "ns|us|µs|ms|s|sec|secs")
}

extension Column {
  /// What the numbers measure, and what tells it: the name, unless the numbers contradict it, the unit, or the numbers.
  func measure(headerUnit: String = "") -> (ColumnRole.Measure, String) {
    let range = numberRange
    let isMoney = if case .currency = unit { true } else { false }
    if let (word, measure) = MeasureWords.found(in: name), measure != .index || !(range?.greatest ?? 0 > 1000),
      // A margin, a score or the costs of a temp in a currency are amounts.
      !isMoney || [.price, .mean, .rate, .level, .amount].contains(measure) && !["media", "quote"].contains(word)
    {
      return (measure, "the word \(DataError.quoted(word))")
    }
    switch unit {
    case .percent: return (.share, "the unit %")
    case .measure(let unit): return (ColumnMeasures.addsUp(unit) ? .amount : .level, "the unit \(unit)")
    case .currency: return (.amount, "amounts of money")
    case .duration, .none: break
    }
    if let (unit, measure) = MeasureWords.unit(in: name) { return (measure, "the unit \(unit)") }
    if headerUnit == "%" { return (.share, "the unit %") }
    if ColumnMeasures.isMeasure(headerUnit) {
      return (ColumnMeasures.addsUp(headerUnit) ? .amount : .level, "the unit \(headerUnit)")
    }
    guard let range, range.areWhole, range.least <= 1 || range.greatest >= 10 * range.least else {
      return (.unknown, "numbers")
    }
    let text =
      "whole numbers from \(DecimalDigits(range.least).shortest) to \(DecimalDigits(range.greatest).shortest)"
    // Classes, weekdays and answers are numbered, too. Of answers, each from 1 to 5 is given several times.
    let areAnswers =
      range.least == 1 && 4...10 ~= range.greatest && Double(numberCount) >= 5 * range.greatest
      && Set(quantities.filter { !$0.isNaN }).count == Int(range.greatest)
    return hasFewNumbers || areAnswers ? (.unknown, "a few \(text)") : (.count, text)
  }
}

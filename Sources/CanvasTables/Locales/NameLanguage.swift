/// The language in which the columns of a table are named.
enum NameLanguage {
  /// The locale of the language, in its first country, in which at least half of the names have a word, and more than in
  /// any other. Nil if there is none.
  static func locale(of columns: [Column]) -> LocaleFormat? {
    let names = columns.prefix(64).map { NameWords($0.name).words }.filter { !$0.isEmpty }
    let counts = words.map { language, words in
      (language: language, count: names.count { $0.contains { words.contains($0) || isWritten($0, in: language) } })
    }
    guard let most = counts.map(\.count).max(), most > 0, most * 2 >= names.count else { return nil }
    let best = counts.filter { $0.count == most }
    return best.count == 1 ? LocaleFormat(best[0].language) : nil
  }

  /// Whether a word is in letters that only one language has.
  private static func isWritten(_ word: String, in language: String) -> Bool {
    letters[language].map { range in word.unicodeScalars.contains { range.contains($0.value) } } ?? false
  }

  private static let letters: [String: ClosedRange<UInt32>] = [
    "ko": 0xAC00...0xD7A3, "ja": 0x3040...0x30FF, "th": 0xE00...0xE7F,
  ]

  private static let words: [(language: String, words: Set<String>)] = [
    "en":
      "date|day|week|month|quarter|year|time|amount|sales|revenue|cost|costs|price|quantity|count|value|product|region|country|city|customer|category",
    "de":
      "datum|tag|woche|monat|quartal|jahr|uhrzeit|betrag|umsatz|umsätze|kosten|preis|menge|anzahl|wert|gewinn|produkt|filiale|land|stadt|kunde|kategorie|einnahmen|ausgaben|buchungstag|verwendungszweck|währung|waehrung|gesamt|bestellungen|besucher",
    "fr":
      "jour|semaine|mois|trimestre|année|montant|ventes|recettes|coût|prix|quantité|nombre|valeur|produit|région|pays|ville|client|catégorie|dépenses",
    "es":
      "fecha|día|semana|mes|trimestre|año|importe|ventas|ingresos|gastos|costo|precio|cantidad|producto|país|ciudad|cliente|categoría|concepto",
    "pt": "dia|mês|trimestre|ano|valor|vendas|receita|despesas|custo|preço|quantidade|produto|país|cidade|cliente",
    "it":
      "giorno|settimana|mese|trimestre|anno|importo|vendite|ricavi|costi|spese|prezzo|quantità|prodotto|città|cliente",
    "nl": "dag|week|maand|kwartaal|jaar|bedrag|omzet|kosten|prijs|aantal|waarde|klant|stad|uitgaven",
    "pl": "dzień|tydzień|miesiąc|kwartał|rok|kwota|sprzedaż|przychody|koszty|cena|ilość|produkt|kraj|miasto|klient",
    "ru": "дата|день|неделя|месяц|квартал|год|сумма|продажи|выручка|расходы|цена|количество|товар|страна|город",
    "ja": "日付|日|月|年|年月|年度|曜日|売上|売上高|金額|費用|利益|数量|価格|単価|商品|店舗|地域|都市|人口|件数",
    "zh": "日期|月份|年份|季度|销售额|销量|金额|收入|成本|利润|数量|价格|单价|产品|地区|城市|人数|订单",
    "ko": "", "th": "",
  ].map { ($0, Set(words: $1)) }
}

extension Table {
  /// The locale in which the chart is written, if one was detected by the table's cells, or by the names of its columns. If
  /// only numbers tell, the language is still unknown: then it is English with the separators of the table.
  var writtenLocale: LocaleFormat? {
    if detectedLocale == nil, isLocaleGiven { return nil }
    let named = NameLanguage.locale(of: columns)
    guard let detectedLocale else {
      // Numbers in the form of English stay as they are written.
      let isGrouped = columns.contains { column in column.kind == .number && column.sample.contains { $0.contains(",") }
      }
      return named?.language == "en" || isGrouped && named?.group != "," ? nil : named
    }
    let hasNames = columns.contains { column in
      column.isTemporal && column.sample.contains { $0.contains(where: \.isLetter) }
    }
    let isKnown = hasNames || detectedLocale.language == "en" || detectedLocale.language == named?.language
    return isKnown ? detectedLocale : detectedLocale.inEnglish
  }

  /// A note on the language that the names of columns tell.
  var languageNote: TableNote? {
    guard detectedLocale == nil, let writtenLocale else { return nil }
    let text = "the chart is written as in \(writtenLocale.identifier), the language of the columns' names"
    return TableNote(text, choice: .locale)
  }
}

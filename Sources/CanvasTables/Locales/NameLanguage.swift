/// The language in which the columns of a table are named.
enum NameLanguage {
  /// The locale of the language, in its first country, in which at least half of the names have a word, or a third if
  /// other languages have at most half as many, and more than in any other. Nil if there is none.
  static func locale(of columns: [Column]) -> LocaleFormat? {
    let names = columns.prefix(64).map { NameWords($0.name).words }.filter { !$0.isEmpty }
    let counts = words.map { language, words in
      (language: language, count: names.count { $0.contains { isWord($0, of: words, in: language) } })
    }.sorted { $0.count > $1.count }
    guard let best = counts.first, best.count > counts[1].count,
      best.count * 2 >= names.count || best.count * 3 >= names.count && best.count >= max(2, counts[1].count * 2)
    else { return nil }
    return LocaleFormat(best.language)
  }

  /// Whether a word is one of those of a language, or in letters that only it has. Chinese characters of Japanese and
  /// Chinese stand without spaces between words.
  private static func isWord(_ word: String, of words: Set<String>, in language: String) -> Bool {
    if words.contains(word) { return true }
    // Letters of Latin, Greek and Cyrillic take at most two bytes.
    if word.utf8.contains(where: { $0 > 0xE2 }), ["ja", "zh"].contains(language),
      words.contains(where: { $0.count > 1 && word.contains($0) })
    {
      return true
    }
    return letters[language].map { range in word.unicodeScalars.contains { range.contains($0.value) } } ?? false
  }

  private static let letters: [String: ClosedRange<UInt32>] = [
    "ko": 0xAC00...0xD7A3, "ja": 0x3040...0x30FF, "th": 0xE00...0xE7F,
  ]

  private static let words: [(language: String, words: Set<String>)] = [
    "en":
      "date|day|week|month|quarter|year|time|amount|sales|revenue|cost|costs|price|quantity|count|value|product|region|country|city|customer|category",
    "de":
      "datum|tag|woche|monat|quartal|jahr|uhrzeit|betrag|umsatz|umsätze|kosten|preis|menge|anzahl|wert|gewinn|produkt|filiale|land|stadt|kunde|kategorie|einnahmen|ausgaben|buchungstag|verwendungszweck|währung|waehrung|gesamt|bestellungen|besucher|auftragskonto|valutadatum|buchungstext|buchung|wertstellung|kontonummer|empfänger|beschreibung|saldo|kontostand|soll|haben|verbrauch|temperatur|niederschlag|größe|geschlecht|alter|gebiet|insgesamt|zeit|monatlich|veränderung|verbraucherpreisindex|zähler|anteil|kreis|gemeinde|partei|stimmen|fach|puls|systolisch|diastolisch",
    "fr":
      "jour|semaine|mois|trimestre|année|montant|ventes|recettes|coût|prix|quantité|nombre|valeur|produit|région|pays|ville|client|catégorie|dépenses|date|libellé|débit|crédit|solde|taux|âge|sexe|effectif|commune|département|température|consommation|durée|matière|indice|période|voix|parti|chiffre|affaires|charges",
    "es":
      "fecha|día|semana|mes|trimestre|año|importe|ventas|ingresos|gastos|costo|precio|cantidad|producto|país|ciudad|cliente|categoría|concepto|saldo|tasa|edad|sexo|provincia|municipio|comunidad|temperatura|consumo|nombre|descripción|partido|votos|nota|hora|población|valor|periodo|comunidades|ciudades|estación|precipitación|inflación",
    "pt":
      "dia|mês|trimestre|ano|valor|vendas|receita|despesas|custo|preço|quantidade|produto|país|cidade|cliente|data|saldo|taxa|idade|sexo|município|temperatura|consumo|nome|descrição|partido|votos|hora|população|lançamento|histórico|crédito|débito|orçamento|realizado|desvio|rubrica",
    "it":
      "giorno|settimana|mese|trimestre|anno|importo|vendite|ricavi|costi|spese|prezzo|quantità|prodotto|città|cliente|data|saldo|tasso|età|sesso|regione|comune|provincia|temperatura|consumo|nome|descrizione|partito|voti|ora|popolazione|tempo|ritmo|dislivello|accrediti|addebiti|causale|stato|tipo|valuta|lordo|netto|tariffa|territorio|codice|fatturato|voce|preventivo|consuntivo|iscritti",
    "nl":
      "dag|week|maand|kwartaal|jaar|bedrag|omzet|kosten|prijs|aantal|waarde|klant|stad|uitgaven|datum|tijd|verbruik|teruglevering|saldo|naam|rekening|leeftijd|geslacht|gemeente|provincie|temperatuur|partij|stemmen|bevolking|mededelingen|omschrijving|stroom",
    "pl":
      "dzień|tydzień|miesiąc|kwartał|rok|kwota|sprzedaż|przychody|koszty|cena|ilość|produkt|kraj|miasto|klient|data|saldo|wiek|płeć|gmina|powiat|województwo|temperatura|zużycie|nazwa|opis|partia|głosy|godzina|ludność|stacji|wartość|operacji",
    "ru":
      "дата|день|неделя|месяц|квартал|год|сумма|продажи|выручка|расходы|цена|количество|товар|страна|город|остаток|возраст|пол|область|район|температура|расход|приход|название|описание|партия|голоса|время|население|баланс|показатель|значение",
    "ja": "日付|日|月|年|年月|年度|曜日|売上|売上高|金額|費用|利益|数量|価格|単価|商品|店舗|地域|都市|人口|件数|年月日|気温|降水量|平均|最高|最低|年齢|残高|時刻|取引|合計|男|女|総数",
    "zh": "日期|月份|年份|季度|销售额|销量|金额|收入|成本|利润|数量|价格|单价|产品|地区|城市|人数|订单|时间|年龄|余额|交易|合计|男性|女性|总数|气温|温度|用电量|成绩|姓名",
    "ko": "", "th": "",
  ].map { ($0, Set(words: $1)) }
}

extension Table {
  /// The locale in which the chart is written, if one was detected by the table's cells, or by the names of its columns. If
  /// only numbers tell, the language is still unknown: then it is English with the separators of the table.
  var writtenLocale: LocaleFormat? {
    if detectedLocale == nil, isLocaleGiven { return nil }
    let named = NameLanguage.locale(of: columns)
    guard let detectedLocale, !isLanguageUnknown else {
      // Numbers in the form of English stay as they are written.
      let isGrouped = columns.contains { column in column.kind == .number && column.sample.contains { $0.contains(",") }
      }
      return named?.language == "en" || isGrouped && named?.group != "," ? detectedLocale : named ?? detectedLocale
    }
    let hasNames = columns.contains { column in
      column.isTemporal && column.sample.contains { $0.contains(where: \.isLetter) }
    }
    let isKnown = hasNames || detectedLocale.language == "en" || detectedLocale.language == named?.language
    return isKnown ? detectedLocale : detectedLocale.inEnglish
  }

  /// Whether the cells tell no language, or only that the day is before the month, as in many languages.
  var isLanguageUnknown: Bool { detectedLocale?.identifier ?? "en_GB" == "en_GB" }

  /// A note on the language that the names of columns tell.
  var languageNote: TableNote? {
    guard isLanguageUnknown, let writtenLocale, writtenLocale != detectedLocale else { return nil }
    let text = "the chart is written as in \(writtenLocale.identifier), the language of the columns' names"
    return TableNote(text, choice: .locale)
  }
}

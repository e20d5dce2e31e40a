/// The names of rows and columns that sum up the others, or average them, in the languages of the locales.
enum TotalWords {
  /// The kinds of such rows.
  enum Kind { case sum, mean }

  private static let sums: Set<String> = [
    "total", "totals", "grand total", "sum", "overall", "overall total", "subtotal", "total general", "ytd",
    "year to date", "σ", "∑",
    "summe", "gesamt", "gesamtsumme", "insgesamt", "endsumme", "zwischensumme", "total général", "somme", "ensemble",
    "suma", "total geral", "soma", "totale", "totale generale", "somma", "totaal", "eindtotaal", "som", "razem",
    "ogółem",
    "łącznie", "suma końcowa", "итого", "всего", "сумма", "общий итог", "итог", "разом", "усього", "summa", "totalt",
    "totalsumma", "i alt", "totalsum", "yhteensä", "kaikki yhteensä", "celkem", "celkový součet", "součet", "toplam",
    "genel toplam", "합계", "총계", "총합계", "총합", "소계", "계", "전체", "合計", "総計", "計", "総合計", "小計", "合计", "总计", "总和", "小计",
    "共计", "tổng", "tổng cộng", "tổng số", "รวม", "รวมทั้งหมด", "ยอดรวม", "jumlah", "total keseluruhan",
    "الإجمالي", "المجموع", "الاجمالي", "إجمالي", "مجموع", "סה״כ", "סך הכל",
  ]

  /// Names of the whole, which other names begin or end with as well.
  private static let wholes: Set<String> = [
    "all", "everything", "alle", "alles", "tous", "toutes", "todos", "todas", "tutti", "tutte", "wszystkie", "wszystko",
    "все", "всё", "전부", "全体", "全部",
  ]

  private static let means: Set<String> = [
    "average", "avg", "mean", "durchschnitt", "mittelwert", "schnitt", "moyenne", "media", "promedio", "média",
    "gemiddelde",
    "średnia", "среднее", "середнє", "genomsnitt", "medelvärde", "gjennomsnitt", "gennemsnit", "keskiarvo", "průměr",
    "ortalama", "평균", "平均", "平均值", "trung bình", "ค่าเฉลี่ย", "เฉลี่ย", "rata-rata",
  ]

  /// The ends of compound words: `Klasgemiddelde`.
  private static let meanEndings = ["gemiddelde", "durchschnitt", "mittelwert", "medelvärde", "gennemsnit"]

  /// Whether a name is that of a sum, or begins with the word of the whole: `All causes`.
  static func begins(_ name: String) -> Bool {
    kind(of: name) == .sum || wholes.contains(String(name.lowercased().prefix { $0.isLetter }))
  }

  /// The kind of a name, or nil for other names. Case and the marks around it are ignored, and words may follow or, for
  /// sums, precede: `TOTAL:`, `Total 2026`, `East Total`.
  static func kind(of name: String) -> Kind? {
    guard name.utf8.count <= 120 else { return nil }
    let plain = String(
      name.lowercased().drop(while: { !$0.isLetter && $0 != "∑" }).reversed().drop(while: { !$0.isLetter && $0 != "∑" })
        .reversed())
    if sums.contains(plain) || wholes.contains(plain) { return .sum }
    if means.contains(plain) { return .mean }
    let words = plain.split(whereSeparator: { !$0.isLetter })
    if words.count == 1, plain.hasPrefix("snitt") || meanEndings.contains(where: plain.hasSuffix) { return .mean }
    guard let first = words.first, let last = words.last else { return nil }
    if first.count > 2, sums.contains(String(first)) { return .sum }
    if first.count > 2, means.contains(String(first)) { return .mean }
    return last.count > 2 && sums.contains(String(last)) ? .sum : nil
  }
}

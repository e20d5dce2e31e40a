import CanvasTables
import Testing

/// Tables as people bring them: with titles above, totals below, numbers of other locales, and words for what is
/// missing.
struct ForeignTableTests {
  // MARK: Above and below the table

  @Test func titlesAboveTheHeaderAreLeftOut() {
    let text = "Sales report\nJanuary to March\n\nproduct,units\nCola,3\nTea,2\n"
    #expect(shown(text) == "Cola Tea | : 3.0 2.0")
    #expect(shown(text, notes: true).hasPrefix("2 lines above the header left out"))
    // A spreadsheet fills the lines up with commas.
    #expect(shown("Sales report,,\n,,\nproduct,a,b\nCola,3,4\nTea,2,5\n") == "Cola Tea | a: 3.0 2.0 | b: 4.0 5.0")
    #expect(shown("Bericht\nStand: 1.2.2026\n\nName;Wert\nCola;3\nTee;2\n") == "Cola Tee | : 3.0 2.0")
    #expect(shown("# ---\n# All web site data\n# ---\n\nPage,Views\n/a,3\n/b,2\n") == "/a /b | : 3.0 2.0")
    // A header that lacks a name is an error, not a title.
    #expect(shown("name,value\na,1,x\nb,2,y").hasPrefix("2:5: 3 fields; 2, as in the first row"))
  }

  @Test func linesCanBeSkipped() throws {
    let options = Table.Options(skippedLines: 2)
    let table = try Table(contents: Array("1,2\n3,4\nname,value\nCola,3\n".utf8), options: options)
    #expect(table.columns.map(\.name) == ["name", "value"])
    #expect(table.rowCount == 1)
    let none = try Table(contents: [0x61], options: Table.Options(skippedLines: .max))
    #expect(none.columns.isEmpty && none.rowCount == 0)
    #expect(try Table(contents: Array("a,b\n1,2".utf8), options: Table.Options(skippedLines: -1)).rowCount == 1)
  }

  @Test func remarksBelowTheTableAreLeftOut() {
    #expect(shown("name,value\nCola,3\nTea,2\n\nSource: till\n") == "Cola Tea | : 3.0 2.0")
    #expect(shown("name,value\nCola,3\nSource: till\nTea,2\n").hasPrefix("3:13: 1 field; 2, as in the first row"))
    #expect(shown("name,value\nCola,3\n,\nTea,2\n,\n") == "Cola Tea | : 3.0 2.0")
  }

  @Test func aSpreadsheetNamesItsDelimiter() {
    #expect(shown("sep=;\nname;value\nCola;3\n") == "Cola | : 3.0")
  }

  // MARK: Totals

  @Test(arguments: [
    "Total", "TOTAL:", "Grand total", "Σ", "Summe", "Gesamt", "Somme", "Suma", "Totale", "Totaal", "Razem", "Итого",
    "Summa",
    "Celkem", "Toplam", "합계", "계", "合計", "总计", "Tổng cộng", "รวม", "Total 2026",
  ])
  func aRowOfTotalsIsLeftOut(name: String) {
    let text = "name,value\nCola,3\nTea,2\n\(name),5\n"
    #expect(shown(text) == "Cola Tea | : 3.0 2.0")
    #expect(shown(text, notes: true).contains("'\(name)' left out as the total of the others"))
    #expect(shown(text) { $0.totals = .keep } == "Cola Tea \(name) | : 3.0 2.0 5.0")
  }

  @Test func totalsAreKnownByAddingUp() {
    // A company named like a total.
    #expect(shown("company,sales\nShell,3\nBP,2\nTotal,4\n") == "Shell BP Total | : 3.0 2.0 4.0")
    #expect(shown("company,sales\nShell,3\nBP,2\nTotal,4\n") { $0.totals = .omit } == "Shell BP | : 3.0 2.0")
    #expect(shown("name,value\nCola,3\nTea,2\n,5\n") == "Cola Tea | : 3.0 2.0")
    #expect(shown("name,value\nCola,3\nTea,1\nAverage,2\nTotal,4\n") == "Cola Tea | : 3.0 1.0")
    // Among dates it can't be anything else, even if the rest is rounded.
    #expect(shown("month,v\n2026-01,3\n2026-02,4\nSumme,9\n") == "month 2026-01-01 2026-02-01 | : 3.0 4.0")
    #expect(shown("page,views\n,5\n/a,3\n/b,2\n") == "/a /b | : 3.0 2.0")
    #expect(shown(#"[{"n":"a","v":3},{"n":"b","v":2},{"n":"Total","v":5}]"#) == "a b | : 3.0 2.0")
    // A filter doesn't hide what the total adds up.
    #expect(shown("n,v\na,3\nb,2\nc,1\nTotal,6\n") { $0.conditions = ["v > 1"] } == "a b | : 3.0 2.0")
  }

  @Test func aColumnOfTotalsIsLeftOut() {
    let text = "month,Cola,Tea,Total\n2026-01,1,2,3\n2026-02,3,4,7\n"
    #expect(shown(text) == "month 2026-01-01 2026-02-01 | Cola: 1.0 3.0 | Tea: 2.0 4.0")
    #expect(shown(text) { $0.totals = .keep }.hasSuffix("| Total: 3.0 7.0"))
  }

  // MARK: Locales

  @Test func aLocaleIsFoundIfItReadsWholeColumns() throws {
    func locale(_ text: String) throws -> String? {
      try ChartTable(contents: Array(text.utf8), choice: ColumnChoice()).locale?.decimal
    }
    let euros = "Monat;Umsatz\n2026-01;12.345,50 €\n2026-02;9.876,00 €\n"
    #expect(shown(euros) == "month 2026-01-01 2026-02-01 | : 12345.5 9876.0")
    #expect(shown(euros, notes: true).contains("read as in de_DE, such as 1.234,5"))
    #expect(try locale(euros) == ",")
    #expect(shown("n;v\na;1,5\nb;2\n") == "a b | : 1.5 2.0")
    #expect(shown("n\tv\na\t1 234,5\nb\t2 000\n") == "a b | : 1234.5 2000.0")
    #expect(shown("d,v\n31/12/2026,1\n01/01/2027,2\n") == "day 2026-12-31 2027-01-01 | : 1.0 2.0")
    #expect(shown("d,v\n5 mai 2026,1\n6 juin 2026,2\n") == "day 2026-05-05 2026-06-06 | : 1.0 2.0")
    // With English numbers beside them, the commas aren't decimal.
    #expect(shown("n;v;w\na;1,5;2.5\nb;2,5;3.5\n").hasPrefix("a b | : 2.5 3.5"))
    #expect(try locale("n,v\na,1.5\nb,2.5\n") == nil)
  }

  @Test func pointsInThousandsAreKnownByNumbersWithoutThem() {
    #expect(shown("n;v\na;1.240\nb;815\nc;532\nTotale;2.587\n") == "a b c | : 1240.0 815.0 532.0")
    #expect(shown("n,v\na,1.240\nb,815\nc,7\n") == "a b c | : 1.24 815.0 7.0")
    #expect(shown("season,v\n2019/20,1\n2020/21,2\n") == "2019/20 2020/21 | : 1.0 2.0")
  }

  @Test func numbersThatTwoLocalesReadAreNoted() {
    #expect(
      shown("n,v\na,1.234\nb,5.678\n", notes: true).contains("'1.234' is read as a fraction, not as 1234"))
    #expect(!shown("n,v\na,1.234\nb,5.6\n", notes: true).contains("fraction"))
  }

  // MARK: Cells

  @Test(arguments: ["N/A", "-", "–", "—", "null", "NULL", "#N/A", "n/a", "NaN", "#DIV/0!", "..", "k.A.", "없음"])
  func wordsForMissingNumbersAreMissing(marker: String) {
    #expect(shown("name,value\nCola,3\nTea,\(marker)\n") == "Cola Tea | : 3.0 -")
    #expect(shown("name,value\nCola,\(marker)\nTea,3\n") == "Cola Tea | : - 3.0")
    #expect(shown("month,value\n2026-01,1\n2026-02,\(marker)\n") == "month 2026-01-01 2026-02-01 | : 1.0 -")
  }

  @Test func wordsForMissingNumbersAreNamesAmongNames() {
    #expect(shown("name,value\n-,3\nTea,2\nnone,1\n") == "- Tea none | : 3.0 2.0 1.0")
  }

  @Test func aColumnIsOfTheKindOfMostOfItsCells() {
    #expect(shown("company,sales\n3M,3\nApple,2\nIBM,1\n") == "3M Apple IBM | : 3.0 2.0 1.0")
    #expect(shown("name,value\na,few\nb,many\nc,3").hasPrefix("2:3: 'few'; a number in the format of en_US"))
    #expect(shown("name,value\na,3\nb,few\nc,many").hasPrefix("3:3: 'few'; a number in the format of en_US"))
  }

  @Test func numbersInTextsOfJSONAreRead() {
    #expect(shown(#"[{"n":"a","v":"12.50"},{"n":"b","v":"3.00"}]"#) == "a b | : 12.5 3.0")
  }

  @Test func conditionsApplyBeforeTheKindsOfColumns() {
    let text = "region,month,v\nAll,total,x\nNorth,2026-01,3\nNorth,2026-02,4\n"
    #expect(
      shown(text) {
        $0.conditions = ["region = North"]; $0.series = .none
      }
        == "month 2026-01-01 2026-02-01 | : 3.0 4.0")
    #expect(
      shown("year,v\n2024,1\nAll,9\n2025,2\n") { $0.conditions = ["year != All"] }
        == "year 2024-01-01 2025-01-01 | : 1.0 2.0")
  }

  // MARK: Choices

  @Test func textsAreSeriesOnlyIfTheyTellRowsApart() {
    let weather = "date,weather,wind\n2026-01-01,sun,3\n2026-01-02,rain,4\n2026-01-03,sun,5\n2026-02-01,sun,1\n"
    #expect(shown(weather) { $0.grouping = .period(.month) } == "month 2026-01-01 2026-02-01 | : 12.0 1.0")
    #expect(
      shown(weather, notes: true) { $0.grouping = .period(.month) }
        .contains("'weather' isn't a series, because several rows have the same place and name"))
    #expect(
      shown("month,product,v\n2026-01,Cola,1\n2026-01,Tea,2\n2026-02,Cola,3\n")
        == "month 2026-01-01 2026-02-01 | Cola: 1.0 3.0 | Tea: 2.0 -")
  }

  @Test func columnsOfAnotherUnitAreLeftOut() {
    let text = "dept,Actual,Budget,Variance\nIT,$100,$90,11%\nHR,$50,$60,-17%\n"
    #expect(shown(text) == "IT HR | Actual: 100.0 50.0 | Budget: 90.0 60.0")
    #expect(shown(text, notes: true).contains("'Variance' left out because of another unit"))
    #expect(shown("id,name,a,b\n1,x,3,4\n2,y,5,6\n") == "x y | a: 3.0 5.0 | b: 4.0 6.0")
  }

  @Test(arguments: [
    (Aggregate.sum, "a b | : 9.0 5.0"), (.mean, "a b | : 3.0 5.0"), (.median, "a b | : 2.0 5.0"),
    (.minimum, "a b | : 1.0 5.0"),
    (.maximum, "a b | : 6.0 5.0"), (.count, "a b | : 3.0 1.0"),
  ])
  func valuesOfOnePlaceAreCombined(aggregate: Aggregate, expected: String) {
    #expect(shown("n,v\na,1\na,2\na,6\nb,5\n") { $0.aggregate = aggregate } == expected)
  }

  @Test func rowsAreCountedWithoutNumbers() {
    #expect(
      shown("city,note\nOslo,a\nRome,b\nOslo,c\n") {
        $0.aggregate = .count; $0.series = .none
      } == "Oslo Rome | : 2.0 1.0")
  }

  @Test func whatDoesNotAddUpIsAveraged() {
    let text = shown("city,temperature\na,20\na,21\n", notes: true)
    #expect(text.contains("averaged: 2 values became 1, because 'temperature' doesn't add up: the word 'temperature'"))
    #expect(!shown("city,temperature\na,20\nb,21\n", notes: true).contains("averaged"))
    #expect(shown("city,unitPrice\na,20\na,21\n") == "a | : 20.5")
    #expect(shown("city,sales\na,20\na,21\n") == "a | : 41.0")
    #expect(shown("city,len\na,4.5\na,5.5\n", notes: true).contains("nothing tells that the numbers of 'len' add up"))
    // A sum that was asked for, or a row with a total, tells it.
    #expect(shown("city,len\na,4.5\na,5.5\n") { $0.aggregate = .sum } == "a | : 10.0")
    #expect(shown("city,len\na,4.5\na,5.5\nb,6.5\nTotal,16.5\n") == "a b | : 10.0 6.5")
    #expect(shown("month,len\n2026-01-02,4.5\n2026-01-03,5.5\n") { $0.grouping = .period(.month) }.hasSuffix(": 10.0"))
  }

  // MARK: Orders

  @Test(arguments: [
    "07:00 Uhr|08:00 Uhr|15:00 Uhr", "KW 9|KW 10|KW 11", "Week 2|Week 10", "1st|2nd|3rd|10th", "Sprint 1|Sprint 2",
    "S|M|L|XL", "18–24|25–34|65+", "under 5|5 to 14|over 14", "Strongly disagree|Disagree|Neutral|Agree|Strongly agree",
    "매우 불만족|불만족|보통|만족|매우 만족", "Mon|Wed|Sun", "Montag|Dienstag", "January|March", "Jan 24|Feb 24|Jan 25",
    "Jan 3|Jan 24|Feb 1", "Spring 2024|Fall 2024|Spring 2025", "2019/20|2020/21|2021/22", "3 May|14 May|1 June",
    "1/5|1/12|2/3",
    "1월|2월|10월", "1주차|2주차|10주차", "18-24|25-34|Unknown", "$0–$999|$1,000–$4,999|$5,000+", "Low|Medium|High",
    "Q1|Q2|Q4", "Morning|Evening|Night",
  ])
  func namesOfTimesAndDegreesKeepTheirOrder(list: String) throws {
    let names = list.split(separator: "|").map(String.init)
    let locale = try #require(LocaleFormat(list.hasPrefix("Mont") ? "de" : "en"))
    // Values that fall against the order, and rows from behind.
    let rows = names.enumerated().reversed().map { "\"\($1)\",\($0 + 1)" }
    let table = try ChartTable(
      contents: Array(("k,v\n" + rows.joined(separator: "\n")).utf8), choice: ColumnChoice(locale: locale))
    #expect(table.hasNaturalOrder)
    #expect(table.x == .names(names))
  }

  @Test func namesOfProductsHaveNoOrder() throws {
    for list in [["Model 3", "Model 1"], ["Cola", "Tea"], ["A-1", "A-2"], ["7-Eleven", "3M"]] {
      let rows = list.map { "\"\($0)\",1" }.joined(separator: "\n")
      let table = try ChartTable(contents: Array(("k,v\n" + rows).utf8), choice: ColumnChoice())
      #expect(!table.hasNaturalOrder)
    }
  }
}

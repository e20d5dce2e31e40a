import CanvasTables
import Testing

/// The roles of columns, and the charts that follow from them.
struct ColumnRoleTests {
  private func roles(_ text: String) throws -> [String] {
    try Table(contents: Array(text.utf8)).meanings.map { "\($0.role)" }
  }

  @Test(arguments: [
    ("date,v\n2026-01-02,1\n", "time: period"), ("at,v\n2026-01-02 03:04,1\n2026-01-02 03:05,1\n", "time: instant"),
    ("at,v\n03:04,1\n03:05,1\n", "time: clock"), ("month,v\n1,5\n2,6\n", "time: part of a date"),
    ("Jahr;Wert\n2024;5\n2025;6\n", "time: period"), ("KW 9,v\n5,5\n6,6\n", "measure: unknown"),
    ("id,v\n7,5\n9,6\n", "name: code"), ("sku,v\nA7,5\nA9,6\n", "name: code"), ("lat,v\n7.5,5\n9.5,6\n", "name: place"),
    ("country,v\nPeru,5\nChad,6\n", "name: place"), ("size,v\nS,5\nXL,6\n", "name: ordinal"),
    ("fruit,v\nfig,5\nplum,6\n", "name: nominal"), ("paid,v\nyes,5\nno,6\n", "flag"), ("isNew,v\n0,5\n1,6\n", "flag"),
    ("Umsatz;v\n5;5\n6;6\n", "measure: amount, adds up"), ("가격,v\n5,5\n6,6\n", "measure: price, doesn't add up"),
    ("average sales,v\n5,5\n6,6\n", "measure: mean, doesn't add up"),
    ("rating,v\n5,5\n4800,6\n", "measure: count, adds up"),
    ("a,v\n5%,5\n6%,6\n", "measure: share, doesn't add up"), ("a,v\n$5,5\n$6,6\n", "measure: amount, adds up"),
    ("a (kWh),v\n5,5\n6,6\n", "measure: amount, adds up"), ("a (hPa),v\n5,5\n6,6\n", "measure: level, doesn't add up"),
    ("a,v\n0,5\n6,6\n", "measure: count, adds up"), ("a,v\n5.5,5\n6,6\n", "measure: unknown"),
    ("a,v\n,5\n,6\n", "empty"),
    // The noun and a currency come before a word that only describes.
    ("media_spend,v\n$5,5\n$6,6\n", "measure: amount, adds up"),
    ("quote_amount,v\n$5,5\n$6,6\n", "measure: amount, adds up"),
    ("temp_staff_cost,v\n5.5,5\n6,6\n", "measure: amount, adds up"),
    ("part_count,v\n5,5\n6,6\n", "measure: count, adds up"),
    ("rating count,v\n5,5\n6,6\n", "measure: count, adds up"),
    ("margin,v\n$5,5\n$6,6\n", "measure: amount, adds up"), ("margin,v\n5,5\n6,6\n", "measure: share, doesn't add up"),
    ("price of sales,v\n$5,5\n$6,6\n", "measure: price, doesn't add up"),
    ("percent of sales,v\n5,5\n6,6\n", "measure: share, doesn't add up"),
    ("\"death rate, all people\",v\n5,5\n6,6\n", "measure: rate, doesn't add up"),
  ])
  func aColumnHasARole(text: String, role: String) throws {
    #expect(try roles(text)[0] == role)
  }

  @Test func neighboursTellARole() throws {
    let dated = "date,year,month,weekday,count\n2026-01-02,2026,1,Fri,8\n2026-02-02,2026,2,Mon,9\n"
    #expect(
      try roles(dated) == ["time: period"] + [String](repeating: "time: part of a date", count: 3) + [
        "measure: count, adds up"
      ])
    #expect(shown(dated) == "day 2026-01-02 2026-02-02 | : 8.0 9.0")
    #expect(shown(dated, notes: true).contains("'year', 'month' left out as a part of the date"))
    #expect(try roles("year,month,v\n2026,1,8\n2026,2,9\n")[1] == "time: part of a date")
    #expect(try roles("n,a,b,Total\nx,1,2,3\ny,3,4,7\n")[3] == "total of others")
    let long = String(repeating: "A sentence about the row. ", count: 5)
    #expect(try roles("note,v\n\(long)a,1\n\(long)b,2\n\(long)c,3\n")[0] == "free text")
  }

  @Test func accountsOfALedgerAreCodes() throws {
    let rows = (0..<8).map { "\($0 / 4 * 100 + 100);\($0 / 2 % 2 * 100 + 4100);2023;\($0 % 2 + 1);\($0 + 1)\n" }
    let text = "Kst;Konto;Jahr;Monat;Betrag\n" + rows.joined()
    #expect(try roles(text)[..<2] == ["name: code", "name: code"])
    #expect(shown(text) == "month 2023-01-01 2023-02-01 | : 16.0 20.0")
    // An amount of each account isn't its number.
    #expect(try roles("month,account\n2026-01,4100\n2026-02,4200\n2026-03,4300\n")[1] == "measure: unknown")
  }

  @Test func namesThatBeginWithANumberAreNoValues() throws {
    let text =
      "swimmer,event,time\nAnn,50 free,00:27.35\nBea,50 free,00:28.10\nAnn,100 free,01:00.21\nBea,100 free,01:02.05\n"
    #expect(try roles(text)[1].hasPrefix("name"))
    #expect(try roles("item,use\nA,5 widgets\nB,6 widgets\n")[1].hasPrefix("measure"))
  }

  @Test func theEvidenceIsTold() throws {
    let table = try Table(contents: Array("day,price\n2026-01-02,5\n".utf8))
    #expect(
      table.meanings.map(\.description) == [
        "'day': time: period (dates by day)", "'price': measure: price, doesn't add up (the word 'price')",
      ])
  }

  @Test(
    arguments: [
      // Members of one kind are stacked, as are shares of a hundred and what a total sums up.
      ("n,Cola,Tea\nx,3,4\ny,5,6\n", nil), ("n,Sales North,Sales South\nx,30,40\ny,50,60\n", nil),
      ("n,a,b\nx,30.5,69.5\ny,50.5,49.5\n", nil), ("n,a,b,Total\nx,1.5,2,3.5\ny,3,4.5,7.5\n", nil),
      ("n,Umsatz,Kosten\nx,30,40\ny,50,60\n", "they are several measures"),
      ("n,売上高,営業利益\nx,30,40\ny,50,60\n", "they are several measures"),
      ("n,2023,2024\nx,30,40\ny,50,60\n", "they are periods"),
      ("n,Januar 2023,Februar 2023\nx,30,40\ny,50,60\n", "they are periods"),
      ("n,in,out,left\nx,9,4,5\ny,8,6,2\nz,7,1,6\n", "one is the result of the others"),
      // A row of totals sums up the places, not the measures.
      ("n,Users,Sessions\nx,30,40\ny,50,60\nTotal,80,100\n", "they are several measures"),
      ("n,Beds,Occupied\nx,30,24\ny,50,41\n", "they are versions or opposites of each other"),
      ("n,Wind,Solar,Renewables,Coal\nx,4,1,5,3\ny,3,3,6,2\nz,2,4,6,1\n", "one is the sum of others"),
      ("n,cash,card,refunds,Total\nx,10,30,2,38\ny,12,35,1,46\nz,9,33,3,39\n", "one is the sum of others"),
      ("n,tmin,tmax\nx,3,4\ny,5,6\n", "they are several measures"),
      ("n,s,price\nx,a,3\nx,b,4\ny,a,5\ny,b,6\n", "they don't add up"),
      ("n,a,b\nx,3.5,4\ny,5,6\n", "nothing tells that they add up"),
    ] as [(String, String?)])
  func onlyPartsOfAWholeAreStacked(text: String, reason: String?) throws {
    #expect(try ChartTable(contents: Array(text.utf8), choice: ColumnChoice()).reasonAgainstStack == reason)
  }

  @Test func aTotalOfPeriodsIsNoTotalOfTheRows() throws {
    var choice = ColumnChoice()
    choice.periodsAlongAxis = 4
    let rows = "Revenue,5,6,7,8,26\nCosts,-2,-3,-3,-4,-12\nProfit,3,3,4,4,14\n"
    let table = try ChartTable(contents: Array("Line,Q1,Q2,Q3,Q4,YTD\n\(rows)".utf8), choice: choice)
    #expect(table.series == ["Revenue", "Costs", "Profit"] && table.reasonAgainstStack != nil)
  }

  @Test func measuresOfUnlikeSizeAreNotOnOneAxis() {
    let text = "day,orders,revenue\n2026-01-02,12,840\n2026-01-03,15,1050\n"
    #expect(shown(text) == "day 2026-01-02 2026-01-03 | : 12.0 15.0")
    #expect(shown(text, notes: true).contains("'revenue' left out because of another kind of value"))
    #expect(shown("n,Tonga,Chad\na,12,840\nb,15,1050\n") == "a b | Tonga: 12.0 15.0 | Chad: 840.0 1050.0")
  }

  @Test func rowsThatAConditionLeavesOutTellNothingAboutSeries() {
    let text =
      "day,shop,sales,city\n1 May 2026,a,3,x\n1 May 2026,b,4,x\n2 May 2026,a,5,x\n2 May 2026,b,6,x\n1 May 2026,a,7,y\n"
    #expect(!shown(text).contains("| b:"))
    #expect(shown(text) { $0.conditions = ["city = x"] } == "day 2026-05-01 2026-05-02 | a: 3.0 5.0 | b: 4.0 6.0")
  }

  @Test func partsOfAWholeAreOfAnySize() {
    #expect(shown("n,a,b,Total\nx,1,5000,5001\ny,3,7000,7003\n") == "x y | a: 1.0 3.0 | b: 5000.0 7000.0")
    #expect(shown("n,a,b\nx,1.5,5000\ny,3.5,7000\n") == "x y | : 1.5 3.5")
  }

  @Test(
    arguments: [
      ("日付,売上\n2026-10-01,5\n", "ja_JP"), ("날짜,매출\n2026-10-01,5\n", "ko_KR"), ("Monat,Umsatz\n2026-10,5\n", "de_DE"),
      ("mois,ventes,x\n2026-10,5,1\n", "fr_FR"), ("month,sales\n2026-10,5\n", nil), ("a,Umsatz,c\n2026-10,5,1\n", nil),
      ("Monat,Umsatz\n2026-10,\"1,500\"\n", nil),
    ] as [(String, String?)])
  func aTableIsWrittenInTheLanguageOfItsNames(text: String, locale: String?) throws {
    let table = try ChartTable(contents: Array(text.utf8), choice: ColumnChoice())
    #expect(table.locale?.identifier == locale)
    #expect(table.notes.contains { $0.text.hasPrefix("the chart is written as in") } == (locale != nil))
  }

  @Test func agesWithRangesAreNames() {
    #expect(shown("age,n\n12,5\n13,6\n14,7\n15-17,8\n18+,9\n") == "12 13 14 15-17 18+ | : 5.0 6.0 7.0 8.0 9.0")
    #expect(shown("age,n\n12,5\n13,6\n14,7\n15,7\n16,7\n1x,8\n").contains("'1x'"))
  }

  @Test func anOddDateOfManyIsMissing() {
    let rows = (10..<31).map { "2026-01-\($0),\($0)\n" }
    let text = "day,n\n" + rows.joined() + "Jan. 2027,5\n"
    #expect(!shown(text).contains("Jan. 2027"))
    #expect(shown(text, notes: true).contains("1 row without 'day' left out"))
    #expect(
      shown("day,n\n" + rows[..<4].joined() + "Jan. 2027,5\n").contains("'Jan. 2027'; a day, as in the cells before"))
  }

  @Test func sumsOfFewerRowsAtTheEndAreNoted() {
    let rows = (2001...2012).flatMap { year in (0..<(year > 2010 ? 2 : 6)).map { "\(year)-01-01,c\($0),\(year)\n" } }
    let note = "the last places have at most 2 rows, and most others 6: fewer values are summed there"
    #expect(shown("day,place,births\n" + rows.joined(), notes: true) { $0.series = .none }.contains(note))
    // Of a series, nothing is summed.
    #expect(!shown("day,place,births\n" + rows.joined(), notes: true).contains("fewer values"))
    #expect(
      !shown("day,place,births\n" + rows[..<60].joined(), notes: true) { $0.series = .none }.contains("fewer values"))
  }

  @Test func namesWithoutAPlaceAreNoSeries() {
    let text = "day,state,sales\n2026-01-01,paid,3\n2026-01-01,open,4\n2026-01-02,paid,5\n2026-01-02,open,6\n,,7\n"
    #expect(shown(text) { $0.series = .column("state") } == "day 2026-01-01 2026-01-02 | paid: 3.0 5.0 | open: 4.0 6.0")
  }
}

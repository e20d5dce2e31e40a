import CanvasTables
import Testing

/// Tables as R, pandas, statistics offices and servers write them.
struct KnownTableTests {
  @Test(arguments: [
    // Row numbers are neither values nor an axis, whatever their name.
    (
      "rownames,Hair,Eye,Freq\n1,Black,Brown,68\n2,Brown,Brown,119\n3,Black,Blue,20\n4,Brown,Blue,84\n",
      "Black Brown | Brown: 68.0 119.0 | Blue: 20.0 84.0"
    ),
    (
      "X,time,value\n1,1949,112\n2,1949.5,118\n3,1950,132\n4,1950.5,129\n",
      "quarter 1949-01-01 1949-07-01 1950-01-01 1950-07-01 | : 112.0 118.0 132.0 129.0"
    ),
    // Years with fractions are months or days.
    (
      "time,value\n1949,112\n1949.08333333333,118\n1949.16666666667,132\n",
      "month 1949-01-01 1949-02-01 1949-03-01 | : 112.0 118.0 132.0"
    ),
    ("decimal date,ppm\n1958.2027,315.7\n1958.2040,315.8\n", "day 1958-03-15 1958-03-16 | : 315.7 315.8"),
    // The years of antiquity and the numbers of persons are no values.
    (
      "rownames,year,gas,concentration\n1,20,CO2,277.5\n2,40,CO2,278.5\n3,20,N2O,263\n4,40,N2O,264\n",
      "CO2 N2O | : 278.0 263.5"
    ),
    (
      ",id,diet,pulse\n0,1,low fat,85\n1,1,low fat,86\n2,2,no fat,90\n3,2,no fat,94\n",
      "low fat no fat | : 85.5 92.0"
    ),
    (
      "obs,day,sales\n1,2026-01-01,5\n2,2026-01-02,9\n3,2026-01-03,4\n4,2026-01-04,7\n",
      "day 2026-01-01 2026-01-02 2026-01-03 2026-01-04 | : 5.0 9.0 4.0 7.0"
    ),
    // Answers and measures are called No, Index and Number.
    (
      "Question,Yes,No\nTrade,312,604\nWall,251,702\nTaxes,402,510\n",
      "Trade Wall Taxes | Yes: 312.0 251.0 402.0 | No: 604.0 702.0 510.0"
    ),
    ("Category,Number\nA,604\nB,702\nC,510\n", "A B C | : 604.0 702.0 510.0"),
    ("No,Name,Sales\n604,A,5\n702,B,6\n510,C,7\n", "A B C | : 5.0 6.0 7.0"),
    // Digits after a zero are codes, unless they are parts of dates.
    ("state,county,v\n01,001,5\n02,003,6\n", "01 02 | : 5.0 6.0"), ("month,v\n01,5\n02,6\n", "Jan Feb | : 5.0 6.0"),
    // Status codes aren't added.
    ("at,status,bytes\na,200,512\na,304,1024\nb,500,7\n", "a b | : 1536.0 7.0"),
    // Parts of dates in words.
    (
      "year,month,date_of_month,day_of_week,births\n2026,1,1,4,90\n2026,1,2,5,95\n",
      "day 2026-01-01 2026-01-02 | : 90.0 95.0"
    ),
    // The total of a series is left out, and so are results of other columns.
    (
      "year,kind,n\n2001,All causes,5\n2001,Flood,2\n2001,Fire,3\n2002,All causes,9\n2002,Flood,8\n2002,Fire,1\n",
      "year 2001-01-01 2002-01-01 | Flood: 2.0 8.0 | Fire: 3.0 1.0"
    ),
    (
      "c,2014 deaths,2015 deaths,change\na,5,7,2\nb,9,8,-1\nc,4,9,5\n",
      "a b c | 2014 deaths: 5.0 9.0 4.0 | 2015 deaths: 7.0 8.0 9.0"
    ),
    ("year,avg,A,B\n2001,3,2,4\n2002,6,5,7\n", "year 2001-01-01 2002-01-01 | A: 2.0 5.0 | B: 4.0 7.0"),
    // Weekdays in the header are no parts of dates.
    ("Shop,Mon,Tue,Wed\nA,1,2,3\nB,5,6,7\n", "A B | Mon: 1.0 5.0 | Tue: 2.0 6.0 | Wed: 3.0 7.0"),
    (
      "Year,Mon,Tue,Wed\n2023,1,2,3\n2024,5,6,7\n",
      "year 2023-01-01 2024-01-01 | Mon: 1.0 5.0 | Tue: 2.0 6.0 | Wed: 3.0 7.0"
    ),
    ("연도,월,일,매출\n2024,1,5,10\n2024,2,6,20\n", "day 2024-01-05 2024-02-06 | : 10.0 20.0"),
    // Rows are combined in one way: the visitors are left out beside the mean weight.
    ("shop,weight,visitors\nA,21.5,30\nA,19.5,10\nB,20.0,20\nB,22.0,50\n", "A B | : 20.5 21.0"),
  ])
  func columnsOfKnownTables(text: String, expected: String) {
    #expect(shown(text) == expected)
  }

  @Test func codesAreNamed() {
    let text = "Region,Sales,Code\nN,5,604\nS,6,702\n"
    #expect(shown(text, notes: true).contains("'Code' left out as a code"))
    #expect(!shown("row,n,v\n1,a,5\n2,b,6\n3,c,6\n4,d,6\n", notes: true).contains("left out"))
  }

  @Test(arguments: [
    ("city,store_no,revenue\nRome,101,10\nOslo,102,20\n", "Rome Oslo | : 10.0 20.0"),
    ("name,phone,calls\nA,5551234,3\nB,5551299,4\n", "A B | : 3.0 4.0"),
    ("name,Invoice Number,amount\nA,4711,3\nB,4711,4\n", "A B | : 3.0 4.0"),
    ("Ort;Kundennr;Umsatz\nKiel;4711;3\nBonn;4711;4\n", "Kiel Bonn | : 3.0 4.0"),
    ("ville;code postal;ventes\nParis;75001;10\nLyon;69002;20\n", "Paris Lyon | : 10.0 20.0"),
    ("ciudad;nº tienda;ventas\nLeón;12;10\nVigo;31;20\n", "León Vigo | : 10.0 20.0"),
    ("ville;n° de magasin;ventes\nParis;12;10\nLyon;31;20\n", "Paris Lyon | : 10.0 20.0"),
    // Counts have the same words.
    ("ciudad;nº tiendas\nLeón;12\nVigo;31\n", "León Vigo | : 12.0 31.0"),
    ("city,number of stores\nRome,3\nOslo,5\n", "Rome Oslo | : 3.0 5.0"),
    ("city,no_of_items\nRome,3\nOslo,5\n", "Rome Oslo | : 3.0 5.0"),
    ("region,desktop,phone\nN,15000,9000\nS,12000,8000\n", "N S | desktop: 15000.0 12000.0 | phone: 9000.0 8000.0"),
    ("metal,Platinum\nN,15\nS,12\n", "N S | : 15.0 12.0"),
  ])
  func numbersThatStandForSomethingAreNoValues(text: String, expected: String) {
    #expect(shown(text) == expected)
    #expect(!shown(text, notes: true).contains("the codes of"))
  }

  @Test func aFewNumbersThatRepeatAreNoCounts() throws {
    let rows = (0..<40).map { "\($0 % 3 + 1),\($0 % 2 == 0 ? "m" : "f"),\($0 * 7)" }.joined(separator: "\n")
    let roles = try Table(contents: Array("class,sex,n\n\(rows)\n".utf8)).meanings.map { "\($0.role)" }
    #expect(roles == ["measure: unknown", "name: nominal", "measure: count, adds up"])
  }

  @Test func periodsOfAnyNumberOfRowsAreTheAxis() {
    let years = "n,2020,2021,2022,2023\n" + (0..<80).map { "c\($0),1,2,3,4\n" }.joined()
    #expect(shown(years) { $0.periodsAlongAxis = 4 }.hasPrefix("year 2020-01-01"))
    #expect(
      shown("n,2004,2013\na,5,6\nb,7,8\n") { $0.periodsAlongAxis = 2 }
        == "year 2004-01-01 2013-01-01 | a: 5.0 6.0 | b: 7.0 8.0")
  }

  /// As statistics offices and climate services write a series.
  @Test func aRowOfMonthsForEachYearIsOneSeries() {
    let head = "Series Id,Year,Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec\n"
    let text = head + "L1,2023,1,2,3,4,5,6,7,8,9,10,11,12\nL1,2022,,20,,22,23,24,25,26,27,28,29,30\n"
    let series = shown(text) { $0.periodsAlongAxis = 2 }
    #expect(series.hasPrefix("month 2022-02-01 2022-03-01 2022-04-01"))
    #expect(series.contains("2023-12-01 | : 20.0 - 22.0 23.0"))
    let note = "'Jan' to 'Dec' of each 'Year' along the axis"
    #expect(shown(text, notes: true) { $0.periodsAlongAxis = 2 }.contains(note))
    let months = "Jahr,Januar,Februar,März,April,Mai,Juni,Juli,August,September,Oktober,November,Dezember"
    let german = text.replacing("Year,Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec", with: months)
    #expect(shown(german) { $0.periodsAlongAxis = 2 } == series)
    // Rows of several series in a year aren't one.
    let several = text + "L2,2023,1,2,3,4,5,6,7,8,9,10,11,12\n"
    #expect(!shown(several) { $0.periodsAlongAxis = 2 }.hasPrefix("month"))
  }

  @Test func aColumnOfOtherWordsThanColorsHasNames() throws {
    var choice = ColumnChoice()
    choice.isColor = { ["red", "blue"].contains($0) }
    let names = try ChartTable(contents: Array("product,color,price\nA,D,5\nB,E,7\n".utf8), choice: choice)
    #expect(names.colors.allSatisfy { $0 == nil })
    #expect(names.notes.allSatisfy { !$0.text.contains("color") || $0.kind == .chosen })
    let some = try ChartTable(contents: Array("product,color,price\nA,red,5\nB,E,7\nC,F,7\n".utf8), choice: choice)
    #expect(
      some.notes.contains { $0.kind == .invalid && $0.text == "'color' has names, not colors, such as 'E'" })
    // Rows of a place have one color, or none.
    let mixed = try ChartTable(contents: Array("n,color,v\na,red,5\na,blue,7\nb,red,1\n".utf8), choice: choice)
    #expect(mixed.colors == [nil, "red"])
    #expect(mixed.notes.contains { $0.kind == .dropped && $0.text.contains("several colors") })
  }

  @Test func theNoteOnColumnsNamesAll() throws {
    var choice = ColumnChoice()
    choice.isColor = { ["red", "blue", "green"].contains($0) }
    func note(_ text: String) throws -> String? {
      try ChartTable(contents: Array(text.utf8), choice: choice).notes.first { $0.text.hasPrefix("columns:") }?.text
    }
    #expect(
      try note("product,color,owner,n\nA,red,Ann,10\nB,blue,Bob,3\nC,green,Cid,5\nD,red,Ann,7\n")
        == "columns: 'product' along the axis, 'n' as values, 'color' as colors; not drawn: 'owner'")
    // Colors of rows aren't those of columns, and words are drawn instead of what is short for them.
    #expect(try note("product,color,tea,milk\nA,red,10,9\nB,blue,3,4\n")?.hasSuffix("not drawn: 'color'") == true)
    #expect(
      try note("product,priority,n\nA,high,10\nB,low,3\nC,medium,5\n")
        == "columns: 'priority' along the axis, 'n' as values; not drawn: 'product'")
  }

  @Test(arguments: [
    ("n,Murder,Rape\nA,13.2,21.2\nB,10.1,44.5\n", "'Rape' left out, because nothing tells that they add up"),
    ("n,gold,silver\nA,5,6\nB,7,8\n", "each slice is the sum of 'gold', 'silver'"),
    ("n,unemployment rate\nA,5\nB,7\n", "doesn't add up"),
  ])
  func sharesAreOfAWhole(text: String, note: String) throws {
    let table = try ChartTable(contents: Array(text.utf8), choice: ColumnChoice()).asShares()
    #expect(table.notes.contains { $0.text.contains(note) })
  }
}

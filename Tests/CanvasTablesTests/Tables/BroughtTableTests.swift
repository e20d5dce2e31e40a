import CanvasTables
import Testing

/// Tables as other programs write them: drawn with lines, with units and groups above the columns, with periods in the
/// names of columns, nested in JSON, and in other encodings.
struct BroughtTableTests {
  // MARK: Form

  @Test(arguments: [
    // psql
    " product | units \n---------+-------\n Cola    |   120 \n Tea     |    80 \n(2 rows)\n",
    // MySQL
    "+---------+-------+\n| product | units |\n+---------+-------+\n| Cola    |   120 |\n| Tea     |    80 |\n"
      + "+---------+-------+\n2 rows in set (0.00 sec)\n",
    // Markdown
    "# Sales\n\n| Product | **Units** |\n|:--------|------:|\n| `Cola`  |   120 |\n| Tea     |    80 |\n",
    "Product | Units\r\n--- | ---\r\nCola | 120\r\nTea | 80\r\n",
  ])
  func tablesDrawnWithLinesAreRead(text: String) {
    #expect(shown(text) == "Cola Tea | : 120.0 80.0")
  }

  @Test(arguments: [
    // sqlite3 -column
    "product   units\n--------  -----\nCola      120  \nTea       80   \n",
    // SQL Server
    "product              units      \r\n-------------------- -----------\r\nCola                         120\r\n"
      + "Tea                           80\r\n\r\n(2 rows affected)\r\n",
    // Box-drawing characters
    "┌─────────┬───────┐\n│ product │ units │\n├─────────┼───────┤\n│ Cola    │ 120   │\n│ Tea     │ 80    │\n"
      + "└─────────┴───────┘\n",
  ])
  func tablesOfAlignedColumnsAreRead(text: String) {
    #expect(shown(text) == "Cola Tea | : 120.0 80.0")
  }

  @Test func alignedColumnsCountCharacters() {
    let text = "Stadt     Wert\n--------  ----\nMünchen   3\nÖhringen  2\n"
    #expect(shown(text) == "München Öhringen | : 3.0 2.0")
    // A cell that is longer than its column isn't a row.
    #expect(shown("a    b\n---  -\nlonger 3\nx    2\n").hasPrefix("3:"))
  }

  @Test func anotherTableBelowIsLeftOut() {
    let text = "Product,Sales\nCola,10\nTea,7\n\nRegion,Sales\nNorth,9\nSouth,8\n"
    #expect(shown(text) == "Cola Tea | : 10.0 7.0")
    #expect(shown(text, notes: true).contains("another table below is left out"))
    #expect(shown("Product,Sales\nCola,10\n\nTea,7\n") == "Cola Tea | : 10.0 7.0")
    #expect(shown("Product,Sales\nCola,10\nTea,7\n\nRegion,Size,Sales\nNorth,S,9\n") == "Cola Tea | : 10.0 7.0")
  }

  @Test func placesInATableWithLinesAreThoseOfTheFile() {
    let text = "| a | b |\n|---|---|\n| x | 1 |\n| y | 2 |\n| z | few |\n"
    #expect(shown(text).hasPrefix("5:6: 'few'; a number"))
  }

  @Test func linesOfHyphensAloneAreNoTable() {
    #expect(shown("name,value\n---,3\na|b,2\n") == "--- a|b | : 3.0 2.0")
  }

  @Test func quotesInsideOfAFieldAreText() {
    #expect(shown("screen,price\nTV 32\",200\nTV 40\",300\n") == "TV 32\" TV 40\" | : 200.0 300.0")
    #expect(shown("screen,price\n\"TV 32\"\"\",200\n") == "TV 32\" | : 200.0")
  }

  @Test func textOfWindowsIsRead() throws {
    let bytes: [UInt8] = Array("Stra".utf8) + [0xDF] + Array("e;Wert\nH".utf8) + [0xF6] + Array("he;2\n".utf8)
    let table = try ChartTable(contents: bytes, choice: ColumnChoice())
    #expect(table.x == .names(["Höhe"]))
    #expect(table.xName == "Straße")
    #expect(table.notes.map(\.text).contains("the text isn't in UTF-8; it is read as Windows-1252"))
  }

  @Test func objectsInObjectsAreColumns() {
    #expect(
      shown(#"[{"name":"Cola","stats":{"units":3}},{"name":"Tea","stats":{"units":2}}]"#) == "Cola Tea | : 3.0 2.0")
    #expect(shown(#"{"data":[{"name":"Cola","v":3},{"name":"Tea","v":2}]}"#) == "Cola Tea | : 3.0 2.0")
    #expect(shown(#"{"status":"ok","rows":[{"name":"Cola","v":3}]}"#) == "Cola | : 3.0")
  }

  @Test(arguments: [
    #"{"name":["Cola","Tea"],"v":[3,2]}"#, #"{"name":{"0":"Cola","1":"Tea"},"v":{"0":3,"1":2}}"#,
    #"{"Cola":{"v":3},"Tea":{"v":2}}"#, #"{"Cola":3,"Tea":2}"#,
    #"{"columns":["name","v"],"index":[0,1],"data":[["Cola",3],["Tea",2]]}"#,
  ])
  func objectsCanBeTables(text: String) {
    #expect(shown(text) == "Cola Tea | : 3.0 2.0")
  }

  @Test func errorsInObjectsNameTheRow() {
    #expect(shown(#"{"name":["Cola","Tea"],"value":[3,"few"]}"#).hasPrefix("row 2.value: 'few'; a number"))
    // Lists of other lengths are no table.
    #expect(shown(#"{"name":["Cola","Tea"],"value":[3]}"#).contains("name a list"))
  }

  // MARK: Headers

  @Test func theFirstColumnOfRNeedsNoName() {
    let text = "\"mpg\",\"cyl\"\n\"Mazda\",21,6\n\"Datsun\",22.8,4\n\"Valiant\",18.1,6\n"
    #expect(shown(text) == "Mazda Datsun Valiant | mpg: 21.0 22.8 18.1 | cyl: 6.0 4.0 6.0")
  }

  @Test func numbersOfRowsWithoutANameAreNoValues() {
    #expect(shown(",product,v\n0,Cola,3\n1,Tea,2\n") == "Cola Tea | : 3.0 2.0")
    #expect(shown("\"\",\"product\",\"v\"\n\"1\",\"Cola\",3\n\"2\",\"Tea\",2\n") == "Cola Tea | : 3.0 2.0")
    #expect(shown(",product,v\n5,Cola,3\n1,Tea,2\n").contains("column 1: 5.0 1.0"))
  }

  @Test func aLineOfGroupsAboveTheHeaderNamesColumns() {
    let text = ",2024,,2025,\nProduct,Units,Returns,Units,Returns\nCola,5,1,6,2\nTea,3,1,4,1\n"
    #expect(
      shown(text)
        == "Cola Tea | 2024 Units: 5.0 3.0 | 2024 Returns: 1.0 1.0 | 2025 Units: 6.0 4.0 | 2025 Returns: 2.0 1.0")
  }

  @Test func aLineOfUnitsBelowTheHeaderIsLeftOut() {
    let text = "Time,Temperature,Humidity\n,°C,%\n2026-01-01,3.5,80\n2026-01-02,4.5,75\n"
    #expect(shown(text) == "day 2026-01-01 2026-01-02 | : 3.5 4.5")
    let notes = shown(text, notes: true)
    #expect(notes.contains("the line below the header has units"))
    #expect(notes.contains("'Humidity' left out because of another unit"))
  }

  @Test func namesBelowTheHeaderAreNoUnits() {
    #expect(shown("name,value\nz,few\ny,2\nu,3\n").hasPrefix("2:3: 'few'; a number"))
  }

  @Test func unitsInNamesTellColumnsApart() {
    let text = "item,a (km²),b (%),c (km²)\nx,10,3,5\ny,20,4,6\n"
    #expect(shown(text) == "x y | a (km²): 10.0 20.0 | c (km²): 5.0 6.0")
    // A remark in brackets is no unit.
    #expect(shown("item,a (old),b (new)\nx,10,3\n") == "x | a (old): 10.0 | b (new): 3.0")
  }

  @Test func columnsOfOneNameAreNumbered() {
    #expect(shown("product,Units,Units\nCola,1,2\nTea,3,4\n") == "Cola Tea | Units: 1.0 3.0 | Units 2: 2.0 4.0")
    #expect(shown("product,Units,Units 2,Units\nCola,1,2,3\n").hasSuffix("| Units 3: 3.0"))
  }

  @Test func columnsOfPeriodsAreSeriesOrPlaces() {
    let text = "Region,Jan 2026,Feb 2026,Mar 2026,Apr 2026\nNorth,1,2,3,4\nSouth,4,3,2,1\n"
    #expect(shown(text).hasPrefix("North South | Jan 2026: 1.0 4.0"))
    #expect(
      shown(text) { $0.periodsAlongAxis = 4 }
        == "month 2026-01-01 2026-02-01 2026-03-01 2026-04-01 | North: 1.0 2.0 3.0 4.0 | South: 4.0 3.0 2.0 1.0")
    // Out of order, and with a missing one.
    #expect(
      shown("r,2023,2020,2021,2024\nN,4,1,2,5\n") { $0.periodsAlongAxis = 4 }
        == "year 2020-01-01 2021-01-01 2022-01-01 2023-01-01 2024-01-01 | N: 1.0 2.0 - 4.0 5.0")
    // Three columns are compared, and other names are no periods.
    let three = "r,2022,2023,2024\nN,1,2,3\n"
    #expect(shown(three) { $0.periodsAlongAxis = 4 }.hasPrefix("N | 2022: 1.0"))
    let mixed = "r,2022,2023,2024,Plan\nN,1,2,3,4\n"
    #expect(shown(mixed) { $0.periodsAlongAxis = 4 }.hasPrefix("N | 2022: 1.0"))
  }

  // MARK: Cells

  @Test func digitsOfOtherScriptsAreNumbers() {
    #expect(shown("الشهر,القيمة\nيناير,١٢٠\nفبراير,٨٠\n") == "يناير فبراير | : 120.0 80.0")
    #expect(shown("k,v\na,१२\nb,３４\n") == "a b | : 12.0 34.0")
  }

  @Test func trianglesAreSignsOfKoreanAndJapaneseAccounts() {
    #expect(shown("과목,증감\n매출,▲120\n비용,80\n자본,△5\n") == "매출 비용 자본 | : -120.0 80.0 -5.0")
  }

  @Test func marksOfFootnotesAreNoPartOfNumbers() {
    #expect(shown("year,v\n2024,1\n2025*,2*\n") == "year 2024-01-01 2025-01-01 | : 1.0 2.0")
    #expect(shown("year,v\n2024,1\n2025*,2*\n", notes: true).contains("the mark of '2025*' isn't drawn"))
  }

  @Test func numbersWithLeadingZerosAreCodes() {
    #expect(shown("zip,orders\n01067,5\n04109,6\n80331,7\n") == "01067 04109 80331 | : 5.0 6.0 7.0")
    #expect(shown("k,v\na,0,112\n").hasPrefix("2:5: 3 fields"))
    #expect(shown("k;v\na;0,112\nb;0,2\n") == "a b | : 0.112 0.2")
  }

  @Test func numbersWithAUnitAreMeasures() throws {
    func unit(_ text: String) throws -> ValueUnit {
      try ChartTable(contents: Array(text.utf8), choice: ColumnChoice()).unit
    }
    let text = "city,temp\nOslo,-3 °C\nRome,12 °C\nPisa,n/a\n"
    #expect(shown(text) == "Oslo Rome Pisa | : -3.0 12.0 -")
    #expect(try unit(text) == .measure("°C"))
    // Another unit in a cell makes names of all, and there are no numbers then.
    #expect(shown("city,temp\nOslo,-3 °C\nRome,50 °F\n").hasPrefix("y: no column of numbers"))
    // The first column holds names.
    #expect(shown("size,v\n250 ml,3\n500 ml,4\n") == "250 ml 500 ml | : 3.0 4.0")
    #expect(try "\(unit("page,time on page\n/a,00:03:30\n/b,00:01:00\n"))".hasPrefix("duration"))
    #expect(shown("page,time on page\n/a,00:03:30\n/b,00:01:00\n") == "/a /b | : 3.5 1.0")
  }

  @Test func measurementsAndMeansDoNotAddUp() throws {
    func addsUp(_ text: String, _ change: (inout ColumnChoice) -> Void = { _ in }) throws -> Bool {
      var choice = ColumnChoice()
      change(&choice)
      return try ChartTable(contents: Array(text.utf8), choice: choice).addsUp
    }
    #expect(try addsUp("city,people\nOslo,3\n"))
    #expect(try addsUp("tool,v\na,3 kWh\nb,2 kWh\n"))
    #expect(try !addsUp("city,v\nOslo,3 °C\nRome,5 °C\n"))
    #expect(try !addsUp("city,price\nOslo,3\n"))
    #expect(try !addsUp("city,v\nOslo,3 %\n"))
    #expect(try !addsUp("city,people\nOslo,3\nOslo,4\n") { $0.aggregate = .mean })
    #expect(try addsUp("city,price\nOslo,3\nOslo,4\n") { $0.aggregate = .count })
  }

  @Test func datesWithoutSeparatorsAreDates() {
    #expect(
      shown("date,v\n20260701,5\n20260702,6\n20260704,7\n") == "day 2026-07-01 2026-07-02 2026-07-04 | : 5.0 6.0 7.0")
    #expect(shown("yearmonth,v\n202607,5\n202608,6\n") == "month 2026-07-01 2026-08-01 | : 5.0 6.0")
    // One of them isn't a day, or there is one only.
    #expect(shown("name,stars\na,20260701\nb,20261302\n") == "a b | : 20260701.0 20261302.0")
    #expect(shown("name,stars\na,20260701\n") == "a | : 20260701.0")
  }

  @Test func numbersOfDaysAreThoseOfSpreadsheets() {
    #expect(shown("Date,v\n45658,5\n45659,6\n") == "day 2025-01-01 2025-01-02 | : 5.0 6.0")
    #expect(shown("Distance,v\n45658,5\n45659,6\n") == "45658.0 45659.0 | : 5.0 6.0")
  }

  @Test func flagsOfStatisticalOfficesAreNoPartOfNumbers() {
    #expect(shown("geo,v\nDE,82.1 p\nFR,:\nIT,59.2 b\n") == "DE FR IT | : 82.1 - 59.2")
  }

  @Test func weekdaysBeforeDatesAreLeftOut() throws {
    #expect(shown("d,v\nMon 2 Mar 2026,5\n\"Tue, 3 Mar 2026\",6\n") == "day 2026-03-02 2026-03-03 | : 5.0 6.0")
    let text = "k,v\nMon 2 Mar,1\nTue 3 Mar,2\nWed 4 Mar,3\n"
    #expect(try ChartTable(contents: Array(text.utf8), choice: ColumnChoice()).hasNaturalOrder)
  }

  @Test func wholeNumbersInOrderInTheFirstColumnAreYears() {
    #expect(shown("시점,v\n2023,1\n2024,2\n2025,3\n") == "year 2023-01-01 2024-01-01 2025-01-01 | : 1.0 2.0 3.0")
    #expect(shown("price,v\n1999,1\n2000,2\n2010,3\n") == "1999.0 2000.0 2010.0 | : 1.0 2.0 3.0")
    #expect(shown("size,v\n2000,1\n1950,2\n2010,3\n") == "1950.0 2000.0 2010.0 | : 2.0 1.0 3.0")
  }

  @Test func theOrderOfDatesTellsDaysFromMonths() {
    // Weekly, though the first two would be January and August.
    #expect(
      shown("d,v\n01/02/2026,1\n08/02/2026,2\n11/02/2026,3\n01/03/2026,1\n")
        == "day 2026-02-01 2026-02-08 2026-02-11 2026-03-01 | : 1.0 2.0 3.0 1.0")
    // Days in a row, and not the second of each month. The first of each month may be meant.
    #expect(
      shown("d,v\n02/02/2026,1\n03/02/2026,2\n04/02/2026,3\n")
        == "day 2026-02-02 2026-02-03 2026-02-04 | : 1.0 2.0 3.0")
    #expect(!shown("d,v\n01/01/2026,1\n02/01/2026,2\n03/01/2026,2\n", notes: true).contains("en_GB"))
  }

  @Test(arguments: [
    // The language of the names tells it, unless a column of months or the order of the rows does.
    ("Datum;Umsatz\n01/02/2024;10\n01/03/2024;12\n", "month 2024-02-01 2024-03-01 | : 10.0 12.0"),
    ("fecha;ventas\n05/01/2024;10\n05/02/2024;11\n", "day 2024-01-05 2024-02-05 | : 10.0 11.0"),
    ("datum;omzet\n05-01-2024;10\n05-02-2024;12\n", "day 2024-01-05 2024-02-05 | : 10.0 12.0"),
    ("data,vendas\n05/01/24,10\n05/02/24,12\n", "day 2024-01-05 2024-02-05 | : 10.0 12.0"),
    ("Datum;Artikel;Umsatz\n05/01/2024;A1;10\n05/02/2024;A2;12\n", "day 2024-01-05 2024-02-05 | : 10.0 12.0"),
    ("date,sales\n05/01/2024,10\n05/02/2024,12\n", "day 2024-05-01 2024-05-02 | : 10.0 12.0"),
    ("date,month,sales\n03/04/2024,4,1\n05/04/2024,4,2\n", "day 2024-04-03 2024-04-05 | : 1.0 2.0"),
    ("Datum;Monat;Umsatz\n03/04/2024;3;1\n05/04/2024;5;2\n", "day 2024-03-04 2024-05-04 | : 1.0 2.0"),
    (
      "Datum;Umsatz\n01/02/2024;1\n02/01/2024;2\n03/01/2024;3\n", "day 2024-01-02 2024-02-01 2024-03-01 | : 1.0 2.0 3.0"
    ),
  ])
  func theLanguageTellsDaysFromMonths(text: String, expected: String) {
    #expect(shown(text) == expected)
  }

  @Test func daysBeforeMonthsAreNoted() {
    let notes = shown("Datum;Umsatz\n05/01/2024;10\n05/02/2024;12\n", notes: true)
    #expect(notes.contains("dates are read as in en_GB, with the day first"))
    #expect(notes.contains("the chart is written as in de_DE"))
    #expect(!shown("date,sales\n05/01/2024,10\n05/02/2024,12\n", notes: true).contains("en_GB"))
  }

  // MARK: Rows and columns left out

  @Test(arguments: [
    ("0.1", "0.2", 0.3), ("1.1", "2.2", 3.3), ("-0.1", "-0.2", -0.3), ("0.7", "0.1", 0.8),
    ("123456789.1", "0.2", 123456789.3),
    ("1e20", "1", 1e20), ("1e-9", "2e-9", 1e-9 + 2e-9), ("5", "-5", 0), ("1e15", "0.5", 1e15 + 0.5),
  ])
  func sumsAreThoseOfTheDecimals(one: String, two: String, sum: Double) {
    #expect(shown("n,v\na,\(one)\na,\(two)\nb,1\n") { $0.aggregate = .sum } == "a b | : \(sum) 1.0")
  }

  @Test func remarksHaveAColonAfterTheirWord() {
    #expect(shown("name,a,b\nCola,3,1\nTea,2,2\nSource: till,,\n") == "Cola Tea | a: 3.0 2.0 | b: 1.0 2.0")
    #expect(shown("name,a,b\nBronze,,\nNotebook,,\nCola,3,1\n").hasPrefix("Bronze Notebook Cola"))
    #expect(shown("name,a,b\nCola,3,1\nBronze,,\n").hasPrefix("Cola Bronze"))
  }

  @Test func subtotalsAreLeftOut() {
    let text = "n,v\na,1\nb,2\nSubtotal,3\nc,4\nd,5\nSubtotal,9\nTotal,12\n"
    #expect(shown(text) == "a b c d | : 1.0 2.0 4.0 5.0")
    #expect(shown(text) { $0.totals = .keep }.contains("Subtotal"))
  }

  @Test func groupsOfPivotTablesAreFilled() {
    let text = """
      Region,Product,Sales
      North,Cola,10
      ,Tea,7
      ,North Total,17
      South,Cola,12
      ,Tea,9
      ,South Total,21
      Grand Total,,38

      """
    #expect(shown(text) == "North South | Cola: 10.0 12.0 | Tea: 7.0 9.0")
    #expect(shown(text, notes: true).contains("the empty cells of 'Region' are filled with the name above"))
    // Missing names aren't groups.
    #expect(shown("name,city,v\na,Rome,1\n,Oslo,2\nb,Pisa,3\nc,Bern,4\n").hasPrefix("a  b c"))
  }

  @Test func textsThatDescribeRowsAreNoSeries() {
    #expect(
      shown("date,purpose,v\n2026-01-01,Rent,3\n2026-01-02,Food,4\n") == "day 2026-01-01 2026-01-02 | : 3.0 4.0")
    #expect(
      shown("date,currency,v\n2026-01-01,EUR,3\n2026-01-02,EUR,4\n") == "day 2026-01-01 2026-01-02 | : 3.0 4.0")
  }

  @Test func theWholeIsATotal() {
    #expect(shown("n,v\na,1\nb,2\nc,3\nall,6\n") == "a b c | : 1.0 2.0 3.0")
    #expect(shown("n,v\na,1\nb,2\nc,3\nAll Saints,6\n").hasPrefix("a b c All Saints"))
  }

  @Test func aColumnWithACellThatIsNoNumberIsLeftOutIfAnotherHasNone() {
    let text = "name,a,b\nx,1,2\ny,2,abc\nz,3,4\n"
    #expect(shown(text) == "x y z | : 1.0 2.0 3.0")
    #expect(shown(text, notes: true).contains("'b' left out because of 'abc' in line 3, column 5"))
    // It is an error if the column was asked for.
    #expect(shown(text) { $0.y = ["b"] }.hasPrefix("3:5: 'abc'; a number"))
  }

  @Test func columnsOfAnotherSizeAreLeftOut() {
    let text = "country,gdp,growth\nA,21000000,2.1\nB,14000000,5.2\n"
    #expect(shown(text) == "A B | : 21000000.0 14000000.0")
    #expect(shown(text, notes: true).contains("'growth' left out because of values of another size"))
    #expect(shown(text) { $0.y = ["gdp", "growth"] }.contains("growth: 2.1 5.2"))
  }

  @Test func coordinatesAreNoValues() {
    #expect(
      shown("city,lat,lon,people\nOslo,59.9,10.7,700000\nRome,41.9,12.5,2800000\n").hasPrefix("Oslo Rome | : 700000"))
  }

  @Test func datesThatRowsNeedNotHaveAreNotTheAxis() {
    let text = "customer,last order,total\nA,2026-01-03,5\nB,,6\nC,2026-02-01,7\n"
    #expect(shown(text) == "A B C | : 5.0 6.0 7.0")
    #expect(shown(text.replacing(",,", with: ",2026-01-20,")).hasPrefix("day 2026-01-03"))
  }

  @Test func otherColumnsOfNumbersBesideASeriesAreNoted() {
    let text = "month,product,units,price\n2026-01,Cola,1,3\n2026-01,Tea,2,4\n2026-02,Cola,3,3\n2026-02,Tea,4,4\n"
    #expect(shown(text) == "month 2026-01-01 2026-02-01 | Cola: 1.0 3.0 | Tea: 2.0 4.0")
    #expect(shown(text, notes: true).contains("'price' left out"))
  }
}

import CanvasTables
import Testing

/// How rows of the same place are combined.
struct CombinedRowsTests {
  @Test func periodsDoNotSumWhatTheNameOrItsNeighboursTellToBeAMean() {
    let text = "date,station,tmin,tmax,tmean\n2024-03-01,A,-4,5.5,0.5\n2024-03-01,B,-2,6,1.5\n"
    func mean(_ choice: inout ColumnChoice) {
      (choice.y, choice.series, choice.grouping) = (["tmean"], .none, .period(.month))
    }
    #expect(shown(text, mean) == "month 2024-03-01 | : 1.0")
    #expect(shown(text, notes: true, mean).contains("'tmean' doesn't add up: the name beside 'tmin'"))
  }

  @Test(arguments: ["ms", "wait_s", "O2_mg_l", "yield_t_ha"])
  func unitsInNamesTellWhatDoesNotAddUp(name: String) {
    let text = "at,\(name)\n2024-05-05 10:00:00,200\n2024-05-05 10:00:15,100\n"
    #expect(shown(text) { $0.grouping = .clock(.minute) } == "2024-05-05T10:00:00 | : 150.0")
  }

  @Test func unitsInNamesShareNoAxisWithOthers() {
    let text = "at,bytes,ms,p95_ms\n2024-05-05 10:00:00,715,221,300\n2024-05-05 10:00:15,1781,183,310\n"
    #expect(shown(text, notes: true).contains("'ms', 'p95_ms' left out because of another unit"))
  }

  @Test func aSumThatIsOnlyAskedForIsSaid() {
    let text = "day,v\n2026-01-01,1.5\n2026-01-02,2.5\n"
    #expect(shown(text) { $0.grouping = .period(.month) } == "month 2026-01-01 | : 4.0")
    #expect(
      shown(text, notes: true) { $0.grouping = .period(.month) }
        .contains("2 values became 1, as asked, though nothing tells that the numbers of 'v' add up"))
  }

  @Test func runningTotalsAreNotSummedOverTime() {
    let rows = (1...6).flatMap { ["2024-0\($0)-01,N,\($0 * $0 * 10),\($0)\n", "2024-0\($0)-01,S,\($0 * $0 * 20),5\n"] }
    let text = "date,region,total_cases,new_cases\n" + rows.joined()
    func regions(_ choice: inout ColumnChoice) { (choice.x, choice.y) = ("region", ["total_cases"]) }
    #expect(shown(text, regions) == "N S | : 360.0 720.0")
    #expect(shown("date,region,total_cases,new_cases\n" + rows.reversed().joined(), regions) == "N S | : 360.0 720.0")
    func quarters(_ choice: inout ColumnChoice) {
      (choice.y, choice.series, choice.grouping) = (["total_cases"], .none, .period(.quarter))
    }
    #expect(shown(text, quarters) == "quarter 2024-01-01 2024-04-01 | : 270.0 1080.0")
    #expect(
      shown(text, notes: true, quarters)
        .contains("because 'total_cases' is the sum up to each row; those of each 'region' are summed"))
    // Sales of a year that goes well.
    let sales = "month,total\n" + (10...21).map { "2024-\($0 < 19 ? "0" : "")\($0 - 9),\($0)\n" }.joined()
    #expect(shown(sales) { $0.grouping = .period(.year) } == "year 2024-01-01 | : 186.0")
  }

  @Test func theLastBalancesOfSeveralAccountsAreSummed() {
    let text =
      "month,account,balance\n2024-01,A,10\n2024-01,B,100\n2024-02,A,20\n2024-02,B,200\n2024-03,A,30\n2024-03,B,300\n"
    #expect(shown(text) { $0.grouping = .period(.quarter) } == "quarter 2024-01-01 | : 330.0")
    #expect(shown(text) { $0.series = .none }.hasSuffix("| : 110.0 220.0 330.0"))
    let towns = text.replacing("balance", with: "population")
    #expect(shown(towns) { $0.grouping = .period(.quarter) } == "quarter 2024-01-01 | : 330.0")
  }

  @Test func answersFrom1To5AreAveraged() {
    let rows = (0..<40).map { "\($0 % 2 == 0 ? "m" : "f"),\($0 % 5 + 1)\n" }
    #expect(shown("gender,Q2\n" + rows.joined()) == "m f | : 3.0 3.0")
  }

  @Test func valuesOfSeveralUnitsAreNotCombined() {
    let text = """
      at,sensor,quantity,unit,reading
      2024-06-01,A,temperature,°C,18
      2024-06-01,A,pressure,hPa,1014
      2024-06-02,A,temperature,°C,19
      2024-06-02,A,pressure,hPa,1015
      """
    #expect(shown(text).hasSuffix(": 18.0 19.0"))
    #expect(shown(text, notes: true).contains("only the rows with 'temperature' in 'quantity' are drawn"))
  }

  @Test func theSizeOfAPollIsNotBesideItsShares() {
    let text = "day,A,B,C,Asked\n2022-09-01,44,33,10,2000\n2022-09-03,45,34,10,2010\n2022-09-05,46,35,10,2020\n"
    #expect(shown(text).hasSuffix("| A: 44.0 45.0 46.0 | B: 33.0 34.0 35.0 | C: 10.0 10.0 10.0"))
    #expect(shown(text, notes: true).contains("'Asked' left out because the others are shares of a hundred"))
  }

  @Test func aFirstPeriodThatIsNotWholeIsSaid() {
    let days = (20...31).map { "2026-01-\($0)" } + (10...28).map { "2026-02-\($0)" } + ["2026-02-01"]
    let text = "date,visits\n" + (days + ["2026-03-01", "2026-03-31"]).map { $0 + ",1\n" }.joined()
    #expect(
      shown(text, notes: true) { $0.grouping = .period(.month) }
        .contains("the first month is incomplete; it begins on 2026-01-20"))
  }

  @Test func valuesThatWereAskedForAreCombinedInOneWay() {
    let text = "dept,Budget,Actual\nA,321,305\nA,350,351\nB,90,95\nB,95,88\n"
    func asked(_ choice: inout ColumnChoice) { (choice.x, choice.y) = ("dept", ["Budget", "Actual"]) }
    #expect(shown(text, asked) == "A B | Budget: 671.0 185.0 | Actual: 656.0 183.0")
    #expect(!shown(text, notes: true, asked).contains("otherwise"))
  }

  @Test func countsHaveNoColumn() throws {
    var choice = ColumnChoice()
    (choice.aggregate, choice.y) = (.count, ["v"])
    #expect(try ChartTable(contents: Array("n,v\na,1\na,2\n".utf8), choice: choice).valueName == nil)
  }

  @Test func namesMayBeThoseOfAPeriod() {
    #expect(shown("day,v\nSun,1\nSat,4\nSun,3\n") { $0.grouping = .period(.day) }.hasSuffix("| : 4.0 4.0"))
  }

  @Test func tasksWithABeginningAndAnEndAreNames() {
    let tasks = "Design,2024-01-01,2024-01-15,60\nBuild,2024-01-10,2024-03-01,300\nTest,2024-02-15,2024-03-20,120\n"
    #expect(shown("task,start,end,hours\n" + tasks) == "Design Build Test | : 60.0 300.0 120.0")
  }

  @Test func whatDoesNotAddUpIsApartInASum() {
    func byMonth(_ text: String) -> String { shown(text) { $0.grouping = .period(.month) } }
    let payments = "2024-01-03,A,100,USD\n2024-01-09,B,15000,JPY\n2024-01-17,C,220.5,USD\n2024-02-02,A,18000,JPY\n"
    #expect(
      byMonth("Date,Customer,Amount,Currency\n" + payments)
        == "month 2024-01-01 2024-02-01 | USD: 320.5 - | JPY: 15000.0 18000.0")
    let account = "2024-01-02,Shop,Af,45.1\n2024-01-05,Work,Bij,2600\n2024-01-08,Rent,Af,1050\n"
    #expect(byMonth("Date,Name,Af Bij,Amount\n" + account) == "month 2024-01-01 | Af: 1095.1 | Bij: 2600.0")
    let payouts = "po_1,2024-01-03,10\npo_2,2024-01-10,20\npo_3,2024-02-17,30\n"
    #expect(byMonth("id,Created,Amount\n" + payouts) == "month 2024-01-01 2024-02-01 | : 30.0 30.0")
  }

  @Test(arguments: ["USD|JPY", "Af|Bij"]) func amountsThatAreApartAreNotStacked(names: String) throws {
    let kinds = names.split(separator: "|")
    let rows = (1...4).flatMap { month in kinds.map { "2024-0\(month)-01,\(month * 10),\($0)\n" } }.joined()
    let table = try ChartTable(contents: Array("Date,Amount,Currency\n\(rows)".utf8), choice: ColumnChoice())
    #expect(table.reasonAgainstStack == "amounts of several currencies or directions don't add up")
  }

  @Test func readingsOfAMeterAreNotSummed() {
    let text = "date,Meter reading\n2024-01-01,100\n2024-01-31,130\n2024-02-01,131\n2024-02-28,150\n"
    #expect(shown(text) { $0.grouping = .period(.month) }.hasSuffix("| : 130.0 150.0"))
  }

  @Test func versionsAreNames() {
    #expect(shown("Version,Downloads\n1.2,100\n1.9,200\n1.10,300\n") == "1.2 1.9 1.10 | : 100.0 200.0 300.0")
    let releases = "Date,Version\n2024-01-01,1.2\n2024-02-01,1.9\n2024-03-01,2.1\n"
    #expect(shown(releases) { $0.y = ["Version"] }.hasSuffix("| : 1.2 1.9 2.1"))
    #expect(shown("Version,Downloads\n1.2,100\n1.9,200\n") { $0.conditions = ["Version > 1.5"] } == "1.9 | : 200.0")
  }

  @Test func anEstimateIsMarkedByALetter() {
    #expect(shown("n,v\na,1.5\nb,5.0e\nc,2.5 p\n") == "a b c | : 1.5 5.0 2.5")
  }

  @Test func thousandsOfTheNamesLanguageStandBesideUnknownMonths() {
    #expect(shown("Monat;Umsatz\nJan 24;1.204\nFeb 24;998\nMär 24;1.110\n").hasSuffix("| : 1204.0 998.0 1110.0"))
  }

  @Test func aRowWithACellThatIsNoNumberIsNoHeading() {
    let text = "Country,A,B\nFrance,1.1,2\nSpain,3.1,1\nMalta,..,5.0q\nItaly,2,0.7\nPeru,3,0.4\n"
    #expect(!shown(text, notes: true).contains("'Malta' left out, without a value"))
    #expect((shown(text) + shown(text, notes: true)).contains("5.0q"))
  }

  @Test func aTotalOfMoreThanTheRowsIsSaid() {
    let votes = "party,votes\nA,400\nB,300\nC,200\nD,100\n"
    #expect(shown(votes + "Total,1000\n", notes: true).contains("'Total' left out as the total of the others |"))
    #expect(
      shown(votes + "Total,1400\n", notes: true).contains("'Total' left out as the total of the others, though they"))
  }

  @Test func yearsOfMonthsAreNotGrouped() {
    let months = "Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec"
    let values = (1...12).map(String.init).joined(separator: ",")
    let notes = shown("Year,\(months)\n2023,\(values)\n2024,\(values)\n", notes: true) {
      $0.periodsAlongAxis = 2
      $0.grouping = .period(.year)
    }
    #expect(notes.contains("a period to sum by has no effect, because the columns are periods"))
  }
}

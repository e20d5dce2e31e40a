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
    #expect(shown(text) { $0.grouping = .clock(.minute) } == "2024-05-05T10:00 | : 150.0")
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
    #expect(shown("date,region,total_cases,new_cases\n" + rows.reversed().joined(), regions) == "S N | : 720.0 360.0")
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
}

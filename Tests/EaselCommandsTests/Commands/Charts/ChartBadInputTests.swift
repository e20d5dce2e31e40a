import Canvas
import EaselCommands
import EaselTestSupport
import Testing

/// Tables that no chart is made for: each is a picture that is right, or an error of one line with its place.
@Suite struct ChartBadInputTests {
  private static let marks = ["bars", "columns", "lines", "areas", "tiles"]

  private func run(_ mark: String, _ table: String, _ options: String...) -> RecordedRun {
    RecordedRun(["chart", mark, "-", "-o", "-", "--quiet"] + options, input: table)
  }

  // MARK: Pictures

  @Test(arguments: marks) func zerosAreDrawn(mark: String) throws {
    let run = run(mark, "name,value\na,0\nb,0\n")
    #expect(run.status == .done && run.error.isEmpty, "\(run.error)")
    #expect(try Image(contents: run.outputBytes).pixelWidth == 640)
  }

  @Test(arguments: marks) func theGreatestAndTheLeastNumbersStandInOneChart(mark: String) throws {
    let run = run(mark, "name,value\na,1e308\nb,1e-308\nc,-1e308\n")
    #expect(run.status == .done && run.error.isEmpty, "\(run.error)")
    #expect(try Image(contents: run.outputBytes).pixelWidth == 640)
  }

  @Test func aSumBeyondAllNumbersIsAnErrorWithItsPlace() {
    let run = run("bars", "name,value\na,1e308\na,1.7e308\n")
    #expect(run.status == .badContent)
    #expect(run.error == "standard input:3:3: a sum above 1.8e308; smaller numbers\n")
  }

  @Test(arguments: marks) func oneRowIsDrawn(mark: String) throws {
    let run = run(mark, "name,value\na,5\n")
    #expect(run.status == .done && run.error.isEmpty, "\(run.error)")
  }

  @Test(arguments: marks) func noRowIsAnEmptyChartAndAWarning(mark: String) throws {
    let run = run(mark, "name,value\n")
    #expect(run.status == .done)
    #expect(run.error == "warning: standard input: there are no values to draw\n")
  }

  @Test(arguments: ["bars", "columns"]) func namesWithoutRoomAreSummedUpAndThatIsSaidOnce(mark: String) throws {
    let rows = (0..<20_000).map { "name \($0),\($0 % 1000 + 1)\n" }.joined()
    let run = run(mark, "name,value\n" + rows, "--size", "400x300")
    #expect(run.status == .done)
    let notes = run.errorLines.filter { $0.contains("are combined as") }
    #expect(notes.count == 1)
    #expect(notes.first?.contains("smallest of 20000 are combined as \"Other\" because not all of them fit") == true)
  }

  @Test func theRestIsAllOfTheRest() throws {
    let rows = (0..<20_000).map { "name \($0),1\n" }.joined()
    let run = RecordedRun(
      ["chart", "bars", "-", "-o", "-", "--quiet", "--json", "--size", "400x300"], input: "name,value\n" + rows)
    // 1 for each bar that is left, and the rest: all of them are 20,000.
    let json = try #require(run.errorLines.last)
    let values = json.split(separator: "\"value\":").dropFirst().compactMap { Double($0.prefix { $0 != "," }) }
    #expect(values.reduce(0, +) == 20_000)
    #expect(values.count > 10 && values.count < 40)
  }

  @Test func whatDoesNotAddUpIsAveragedWithItsNeighbours() throws {
    let rows = (0..<20_000).map { "\($0),7\n" }.joined()
    let run = run("columns", "number,price\n" + rows, "--x", "number", "--json", "--size", "400x300")
    #expect(run.error.contains("each bar is the mean of 25 neighbouring bars because 20000 bars don't fit"))
    let json = try #require(run.errorLines.last)
    #expect(json.contains("\"value\":7.0,"))
    #expect(!json.contains("\"value\":175.0,"))
  }

  @Test func columnsOfNumbersWithoutRoomAreSummedUpWithTheirNeighbours() throws {
    let rows = (0..<20_000).map { "\($0),1\n" }.joined()
    let run = run("columns", "number,value\n" + rows, "--x", "number", "--json", "--size", "400x300")
    #expect(run.status == .done)
    #expect(run.error.contains("each bar is the sum of 25 neighbouring bars because 20000 bars don't fit"))
    let json = try #require(run.errorLines.last)
    let values = json.split(separator: "\"value\":").dropFirst().compactMap { Double($0.prefix { $0 != "," }) }
    #expect(values.reduce(0, +) == 20_000)
  }

  @Test(arguments: [("sales", "sum"), ("price", "mean"), ("sales,wind", "mean")])
  func columnsOfDaysWithoutRoomAreThoseOfLongerPeriods(names: String, way: String) throws {
    let days = (2000..<2004).flatMap { year in
      (1...12).flatMap { month in (1...28).map { "\(year)-\(month < 10 ? "0" : "")\(month)-\($0 < 10 ? "0" : "")\($0)" }
      }
    }
    let values = names.contains(",") ? "1,1.5" : "1"
    let rows = days.map { "\($0),\(values)\n" }.joined()
    let run = run("columns", "day,\(names)\n" + rows, "--json", "--size", "400x300")
    #expect(run.status == .done)
    #expect(run.error.contains("each bar is the \(way) of a month because 1344 bars don't fit"))
    let json = try #require(run.errorLines.last)
    #expect(json.contains("\"value\":\(way == "sum" ? 28.0 : 1.0),"))
  }

  // MARK: Errors

  @Test func noDataIsAnError() {
    let run = run("bars", "")
    #expect(run.status == .badContent)
    #expect(run.error == "standard input:1:1: no data; rows of a table, or a JSON list of objects\n")
  }

  @Test(arguments: ["nann", "inf", "Infinity", "tea"], ["name,value\na,3\nb,%\n", "name,value\nb,%\n"])
  func whatIsNoNumberIsAnErrorWithItsPlace(word: String, table: String) {
    let text = table.split(separator: "%", omittingEmptySubsequences: false).joined(separator: word)
    for mark in Self.marks {
      let run = run(mark, text)
      #expect(run.status == .badContent)
      let line = text.split(separator: "\n").count
      #expect(run.error.hasPrefix("standard input:\(line):3: '\(word)'; a number"), "\(run.error)")
      #expect(run.errorLines.count == 1)
      #expect(run.outputBytes.isEmpty)
    }
  }

  @Test func numbersBeyondAllAreAnError() {
    let run = run("lines", "name,value\na,3\nb,1e309\n")
    #expect(run.status == .badContent)
    #expect(run.error == "standard input:3:3: '1e309'; 0, or a number from 5e-324 to 1.8e308\n")
  }

  @Test func aDateThatDoesNotExistIsAnError() {
    for (table, line) in [("date,value\n2026-02-30,5\n", 2), ("date,value\n2026-02-01,5\n2026-02-30,4\n", 3)] {
      let run = run("columns", table)
      #expect(run.status == .badContent)
      #expect(
        run.error
          == "standard input:\(line):1: '2026-02-30'; a date that exists; --text 'date' reads all cells as text\n")
    }
  }

  @Test func aSecondColumnOfTheSameNameIsNumbered() {
    let run = run("columns", "name,value,value\na,5,3\n", "--y", "value 2")
    #expect(run.status == .done)
  }

  @Test(arguments: ["--x", "--y", "--by", "--facet", "--sum-by"]) func anUnknownColumnIsNamedWithThoseThatThereAre(
    option: String
  ) {
    let run = run("columns", "name,value\na,5\n", option, "price")
    #expect(run.status == .usage)
    #expect(
      run.error == "standard input: \(option): 'price'; a column of the table: name (text), value (number)\n")
  }

  @Test(arguments: marks, ["month", "year"]) func aTableWithoutDatesHasNoMonths(mark: String, period: String) {
    let run = run(mark, "name,value\na,5\n", "--sum-by", period)
    #expect(run.status == .usage)
    #expect(
      run.error
        == "standard input: --sum-by: the table has no dates to sum by \(period); its columns are name (text), "
        + "value (number)\n")
  }

  @Test func numbersAreSummedByTheirOwnColumnAndByNoPeriod() {
    #expect(run("columns", "Month,value\n1,5\n1,6\n2,3\n", "--sum-by", "month").status == .done)
    let run = run("columns", "a,b\n1,5\n2,3\n", "--x", "a", "--sum-by", "month")
    #expect(run.status == .usage)
    #expect(run.error == "standard input: --sum-by: 'a', a column of kind number; a column of dates\n")
  }

  @Test func aNegativeValueOfAPieNamesBars() {
    let run = RecordedRun(["chart", "pie", "-", "-o", "-"], input: "name,value\na,-5\n")
    #expect(run.status == .badContent)
    #expect(
      run.error
        == "standard input:2:3: '-5'; must be a number of at least 0; use chart bars for negative numbers\n")
  }

  @Test func stackedAreasOnBothSidesOfZeroAreRefused() {
    let run = run(
      "areas", "month,branch,profit\n2025-01,North,-3\n2025-01,South,4\n2025-02,North,-3\n2025-02,South,4\n")
    #expect(run.status == .badContent)
    #expect(run.errorLines.count == 1)
    #expect(run.error.contains("use chart columns or chart lines"))
    #expect(self.run("areas", "month,profit\n2025-01,-3\n2025-02,4\n").status == .done)
  }

  @Test func aRuleAmongPercentagesMayBeInPercent() {
    let table = "month,rate\n2025-01,2.8%\n2025-02,3.9%\n"
    let percent = run("lines", table, "--rule", "4%")
    #expect(percent.status == .done)
    #expect(percent.outputBytes == run("lines", table, "--rule", "0.04").outputBytes)
    #expect(percent.outputBytes != run("lines", table, "--rule", "4").outputBytes)
    #expect(run("lines", table, "--rule", "4%%").status == .usage)
  }
}

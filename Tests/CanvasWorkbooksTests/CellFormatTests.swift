import CanvasTables
import CanvasWorkbooks
import TestSupport
import Testing

@Suite(.enabled(if: Workbook.isAvailable)) struct CellFormatTests {
  /// The chart of two rows with a number of a format. The names of the rows are beside it.
  private func chart(_ format: String, _ numbers: [String], isFrom1904: Bool = false) throws -> ChartTable {
    let rows = numbers.enumerated().map { index, number in
      "<row><c s=\"1\"><v>\(number)</v></c><c><v>\(index)</v></c></row>"
    }
    var sample = SampleWorkbook(row(1, "when", "v") + rows.joined(), formats: [format])
    sample.isFrom1904 = isFrom1904
    return try ChartTable(sample.table(), choice: ColumnChoice())
  }

  @Test(arguments: [
    "14", "15", "16", "yyyy-mm-dd", "d/m/yy", "[$-409]d\\-mmm\\-yyyy;@", "yyyy\"年\"m\"月\"d\"日\"", "dddd, d mmmm yyyy",
    "[Red]dd.mm.yyyy", "d.m.", "e/m/d",
  ])
  func aDayIsRead(format: String) throws {
    let chart = try chart(format, ["46027", "46028.75"])
    let days = [CalendarDate(year: 2026, month: 1, day: 5), CalendarDate(year: 2026, month: 1, day: 6)]
    #expect(chart.x == .dates(days.compactMap(\.self), .day))
  }

  @Test(arguments: ["17", "mmm yyyy", "mm/yy", "mmmm\\ yyyy", "yyyy\"년\" m\"월\""])
  func aMonthIsRead(format: String) throws {
    let chart = try chart(format, ["46027", "46058"])
    let days = [CalendarDate(year: 2026, month: 1, day: 1), CalendarDate(year: 2026, month: 2, day: 1)]
    #expect(chart.x == .dates(days.compactMap(\.self), .month))
  }

  @Test(arguments: ["22", "yyyy-mm-dd hh:mm:ss", "m/d/yy h:mm AM/PM", "d.m.yy h\"h\"", "[$-F400]dd/mm/yyyy\\ hh:mm"])
  func aTimeIsRead(format: String) throws {
    // 08:30 and 20:30.
    let chart = try chart(format, ["46027.354166666664", "46027.854166666664"])
    let day = try #require(CalendarDate(year: 2026, month: 1, day: 5))
    #expect(
      chart.x
        == .times([8, 20].compactMap { CalendarTime(day, hour: $0, minute: 30) }))
  }

  @Test(arguments: ["18", "20", "45", "47", "h:mm", "hh:mm:ss", "mm:ss.0", "h:mm:ss AM/PM"])
  func aTimeOfDayIsRead(format: String) throws {
    let chart = try chart(format, ["0.354166666666667", "3.854166666666667"])
    #expect(chart.placeNames() == ["08:30", "20:30"])
  }

  @Test(arguments: [
    "0", "0.00", "#,##0", "General", "0.00E+00", "##0.0E+0", "@", "0 \"days\"", "#,##0;[Red]-#,##0", "0_);(0)", "1",
    "38",
    "# ?/?", "\"Day\" 0",
  ])
  func otherFormatsHaveNumbers(format: String) throws {
    let chart = try chart(format, ["46027", "46028"])
    #expect(
      chart.x == .numbers([46027, 46028]) || chart.x == .names(["46027", "46028"]) || chart.values == [[46027, 46028]])
  }

  /// The chart of a column of values with a format.
  private func values(_ format: String, _ numbers: [String]) throws -> ChartTable {
    let rows = numbers.enumerated().map { index, number in
      "<row><c t=\"str\"><v>n\(index)</v></c><c s=\"1\"><v>\(number)</v></c></row>"
    }
    return try ChartTable(
      SampleWorkbook(row(1, "n", "v") + rows.joined(), formats: [format]).table(), choice: ColumnChoice())
  }

  @Test(arguments: ["9", "10", "0.0%", "0\\ %;-0\\ %"])
  func percentagesKeepTheirDigits(format: String) throws {
    let chart = try values(format, ["0.05", "1", "-0.1234567", "0", "1.5E-3", "12.5", "-3"])
    #expect(chart.unit == .percent)
    #expect(chart.values == [[0.05, 1, -0.1234567, 0, 0.0015, 12.5, -3]])
  }

  @Test(arguments: [
    ("#,##0.00\\ \"€\"", "€"), ("[$€-407]#,##0", "€"), ("\"$\"#,##0", "$"), ("_(\"$\"* #,##0.00_)", "$"),
    ("[$£-809]0.00", "£"), ("[$EUR] 0", "EUR"), ("₩#,##0", "₩"),
  ])
  func amountsHaveACurrency(format: String, sign: String) throws {
    let chart = try values(format, ["1234.5", "-20"])
    #expect(chart.unit == .currency(sign))
    #expect(chart.values == [[1234.5, -20]])
  }

  @Test(arguments: ["46", "[h]:mm", "[mm]:ss", "[hh]:mm:ss"])
  func spansAreMinutes(format: String) throws {
    let chart = try values(format, ["0.0625", "1.5"])
    #expect(chart.values == [[90, 2160]])
    #expect(chart.unit == .measure("min"))
  }

  @Test(arguments: [
    ("1", false, "1900-01-01"), ("59", false, "1900-02-28"), ("61", false, "1900-03-01"),
    ("2958465", false, "9999-12-31"),
    ("0", true, "1904-01-01"), ("44565", true, "2026-01-05"), ("1462", true, "1908-01-02"),
  ])
  func daysAreCountedAsInSpreadsheets(serial: String, isFrom1904: Bool, day: String) throws {
    let chart = try chart("yyyy-mm-dd", [serial, serial], isFrom1904: isFrom1904)
    guard case .dates(let dates, .day) = chart.x else { throw DataError(.part(""), found: "\(chart.x)", allowed: day) }
    #expect(dates.map(\.iso) == [day])
  }

  @Test func theDayThatDidNotExistIsAnError() throws {
    let error = #expect(throws: DataError.self) { try chart("14", ["60", "61"]) }
    #expect(error?.place == .cell(sheet: "Sheet1", row: 2, column: 1))
  }

  @Test(arguments: ["-1", "2958466", "1E300"])
  func numbersThatAreNoDaysStayNumbers(serial: String) throws {
    let chart = try values("14", [serial, "3000000"])
    #expect(chart.values == [[Double(serial), 3_000_000]])
  }

  @Test func datesInISO8601AreRead() throws {
    let rows =
      row(1, "when", "v") + "<row><c t=\"d\"><v>2026-01-05</v></c><c><v>1</v></c></row>"
      + "<row><c t=\"d\"><v>2026-01-06T00:00:00</v></c><c><v>2</v></c></row>"
    let chart = try ChartTable(SampleWorkbook(rows).table(), choice: ColumnChoice())
    #expect(chart.placeNames() == ["Jan 5, 2026", "Jan 6, 2026"])
  }
}

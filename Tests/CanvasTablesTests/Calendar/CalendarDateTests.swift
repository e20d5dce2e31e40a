import CanvasTables
import Testing

struct CalendarDateTests {
  @Test func everyDayOfTheCalendarComesBack() {
    var previous = (year: 0, month: 12, day: 31)
    for number in CalendarDate.dayNumbers {
      guard let date = CalendarDate(dayNumber: number) else {
        Issue.record("no day \(number)")
        return
      }
      let (year, month, day) = date.components
      let follows =
        (year, month, day) == (previous.year, previous.month, previous.day + 1)
        || (day == 1 && (year, month) == (previous.year, previous.month + 1))
        || (day == 1 && month == 1 && year == previous.year + 1)
      guard follows, CalendarDate(year: year, month: month, day: day) == date else {
        Issue.record("\(date) after \(previous)")
        return
      }
      previous = (year, month, day)
    }
    #expect(previous == (9999, 12, 31))
  }

  @Test(arguments: [(2026, 2, 29), (2026, 2, 30), (1900, 2, 29), (2026, 4, 31), (2026, 13, 1), (2026, 0, 1), (0, 1, 1)])
  func daysThatDoNotExistAreNil(year: Int, month: Int, day: Int) {
    #expect(CalendarDate(year: year, month: month, day: day) == nil)
  }

  @Test func weekdaysAndWeeksAreThoseOfISO8601() throws {
    let date = try #require(CalendarDate(year: 2026, month: 7, day: 31))
    #expect(date.weekday == 5)
    #expect(date.isoWeek == (2026, 31))
    // A year's first days may belong to the last week of the year before, its last days to the first of the next.
    #expect(try #require(CalendarDate(year: 2027, month: 1, day: 3)).isoWeek == (2026, 53))
    #expect(try #require(CalendarDate(year: 2024, month: 12, day: 30)).isoWeek == (2025, 1))
    #expect(CalendarDate(isoYear: 2026, week: 1)?.iso == "2025-12-29")
    #expect(CalendarDate(isoYear: 2026, week: 53)?.iso == "2026-12-28")
    #expect(CalendarDate(isoYear: 2025, week: 53) == nil)
  }

  @Test func periodsBeginOnTheirFirstDay() throws {
    let date = try #require(CalendarDate(year: 2026, month: 8, day: 20))
    #expect(
      CalendarPeriod.allCases.map { $0.start(of: date).iso } == [
        "2026-08-20", "2026-08-17", "2026-08-01", "2026-07-01", "2026-07-01", "2026-01-01",
      ])
    #expect(
      CalendarPeriod.allCases.map { $0.start(5, after: date)?.iso } == [
        "2026-08-25", "2026-09-21", "2027-01-01", "2027-10-01", "2029-01-01", "2031-01-01",
      ])
    #expect(CalendarPeriod.month.start(-8, after: date)?.iso == "2025-12-01")
    #expect(CalendarPeriod.year.start(.max, after: date) == nil)
    #expect(CalendarPeriod.year.start(-3000, after: date) == nil)
  }
}

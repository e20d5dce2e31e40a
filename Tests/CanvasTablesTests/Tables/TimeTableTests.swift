import CanvasTables
import Testing

/// What a chart shows of a table with times, in one line: places, then each series with its values; or the error.
private func shownTimes(
  _ text: String, zone: String? = nil, text column: String? = nil, notes: Bool = false,
  _ change: (inout ColumnChoice) -> Void = { _ in }
) -> String {
  var choice = ColumnChoice()
  change(&choice)
  var options = Table.Options(timeZone: zone.flatMap(ClockZone.init))
  options.textColumns = [column].compactMap(\.self)
  do throws(DataError) {
    let table = try ChartTable(contents: Array(text.utf8), choice: choice, options: options)
    if notes { return table.notes.map(\.text).joined(separator: " | ") }
    let places =
      switch table.x {
      case .names(let names): names.joined(separator: " ")
      case .dates(let dates, let period): "\(period) " + dates.map(\.iso).joined(separator: " ")
      case .times(let times):
        times.map { "\($0.date.iso == "1970-01-01" ? "" : $0.date.iso + "T")\($0.clock())" }.joined(separator: " ")
      case .numbers(let numbers): numbers.map { "\($0)" }.joined(separator: " ")
      }
    let series = zip(table.series, table.values).map { name, values in
      name + ":" + values.map { $0.map { " \($0)" } ?? " -" }.joined()
    }
    return places + " | " + series.joined(separator: " | ")
  } catch {
    return error.description
  }
}

@Suite struct TimeTableTests {
  private let hours = "time,load\n2025-05-12T08:00,3\n2025-05-12T09:00,4\n2025-05-13T08:00,5"

  @Test func severalTimesOnADayAreAnAxisOfTimes() {
    #expect(shownTimes(hours) == "2025-05-12T08:00 2025-05-12T09:00 2025-05-13T08:00 | : 3.0 4.0 5.0")
    #expect(shownTimes(hours, text: "time") == "2025-05-12T08:00 2025-05-12T09:00 2025-05-13T08:00 | : 3.0 4.0 5.0")
    #expect(shownTimes("time,v\n2025-05-12 9:00,4\n2025-05-12,3") == "2025-05-12T00:00 2025-05-12T09:00 | : 3.0 4.0")
    #expect(
      shownTimes("time,v\n5/12/2025 3:30 PM,4\n5/12/2025 3:30 AM,3") == "2025-05-12T03:30 2025-05-12T15:30 | : 3.0 4.0")
    #expect(
      shownTimes("time,v\n,1\n2025-05-12T08:00:05,3\n2025-05-12T08:00:04,4\n2025-05-12T08:00:04.5,4")
        == "2025-05-12T08:00:04 2025-05-12T08:00:05 | : 8.0 3.0")
  }

  @Test func oneTimeADayIsAnAxisOfDays() {
    #expect(shownTimes("time,v\n2025-05-12 08:00,3\n2025-05-13 09:00,4") == "day 2025-05-12 2025-05-13 | : 3.0 4.0")
    #expect(
      shownTimes("time,name,v\n2025-05-12 08:00,a,3\n2025-05-12 08:00,b,4\n2025-05-13 08:00,a,5\n2025-05-13 08:00,b,6")
        == "day 2025-05-12 2025-05-13 | a: 3.0 5.0 | b: 4.0 6.0")
    #expect(
      shownTimes("time,v\n2025-05-12 08:00,3\n2025-05-13 09:30,4") {
        $0.grouping = .clock(.hour); $0.conditions = ["v > 3"]
      }
        == "2025-05-13T09:00 | : 4.0")
  }

  @Test func timesAreSummedByMinuteHourAndPeriod() {
    let log = "at,v\n2025-05-12T08:01:10,1\n2025-05-12T08:01:50,2\n2025-05-12T10:59:59,4"
    #expect(
      shownTimes(log) { $0.grouping = .clock(.hour) }
        == "2025-05-12T08:00 2025-05-12T09:00 2025-05-12T10:00 | : 3.0 - 4.0")
    #expect(
      shownTimes(log) {
        $0.grouping = .clock(.minute); $0.conditions = ["v < 3"]
      } == "2025-05-12T08:01 | : 3.0")
    #expect(shownTimes(log) { $0.grouping = .period(.day) } == "day 2025-05-12 | : 7.0")
    #expect(shownTimes(hours) { $0.grouping = .period(.day) } == "day 2025-05-12 2025-05-13 | : 7.0 5.0")
    #expect(shownTimes(hours) { $0.grouping = .period(.month) } == "month 2025-05-01 | : 12.0")
    #expect(
      shownTimes("d,v\n2025-05-12,1") { $0.grouping = .clock(.hour) }
        == "grouping: the table has no times to sum by hour; its columns are d (date), v (number)")
    #expect(
      shownTimes("d,v\n2025-05-12,1") {
        $0.x = "d"; $0.grouping = .clock(.hour)
      }
        == "grouping: hour of 'd', whose cells are each a date; day or longer")
    // A column may have this name.
    #expect(shownTimes("hour,v\n7,1\n8,2\n7,3") { $0.grouping = .clock(.hour) } == "7.0 8.0 | : 4.0 2.0")
  }

  @Test func timesOfDayAreAnAxisOfTheirOwn() {
    #expect(shownTimes("hour,v\n09:00,1\n7:30 AM,2\n22:00,3") == "07:30 09:00 22:00 | : 2.0 1.0 3.0")
    #expect(shownTimes("hour,v\n09:10,1\n09:50,2") { $0.grouping = .clock(.hour) } == "09:00 | : 3.0")
    #expect(
      shownTimes("hour,v\n09:10,1") {
        $0.x = "hour"; $0.grouping = .period(.day)
      }
        == "grouping: day of 'hour', whose cells are each a time of day; hour or minute")
    // One other text makes names of them all.
    #expect(shownTimes("hour,v\n09:00,1\n7:30 AM,2\nlate,3") == "09:00 7:30 AM late | : 1.0 2.0 3.0")
    #expect(shownTimes("score,v\n2:1,1\n3:0,2") == "2:1 3:0 | : 1.0 2.0")
    #expect(shownTimes("hour,v\n09:00,1\n08:00,2", text: "hour") == "09:00 08:00 | : 1.0 2.0")
  }

  @Test func aDateAndATimeOfDayAreOneAxis() {
    let log = "date,time,v\n2025-07-01,08:00,1\n2025-07-01,07:00,2\n2025-07-02,07:00,3"
    #expect(shownTimes(log) == "2025-07-01T07:00 2025-07-01T08:00 2025-07-02T07:00 | : 2.0 1.0 3.0")
    // One time a day is only said beside it.
    #expect(
      shownTimes("date,opening,v\n2025-07-01,08:00,1\n2025-07-02,09:00,2") == "day 2025-07-01 2025-07-02 | : 1.0 2.0")
    // What is asked for is one of the two.
    #expect(shownTimes(log) { $0.x = "date" } == "day 2025-07-01 2025-07-02 | : 3.0 3.0")
    #expect(shownTimes(log) { $0.grouping = .period(.day) } == "day 2025-07-01 2025-07-02 | : 3.0 3.0")
    #expect(shownTimes(log) { $0.grouping = .clock(.hour) } == "07:00 08:00 | : 5.0 1.0")
    // Names come before times of day.
    #expect(shownTimes("name,start,v\na,08:00,1\nb,09:00,2") == "a b | : 1.0 2.0")
    #expect(shownTimes("machine,hour,v\na,08:00,1\nb,08:00,2") == "08:00 | a: 1.0 | b: 2.0")
  }

  @Test func secondsSince1970AreTimes() {
    let log = "timestamp,v\n1751328000,1\n1751331600,2\n1751414400,3"
    #expect(shownTimes(log) == "2025-07-01T00:00 2025-07-01T01:00 2025-07-02T00:00 | : 1.0 2.0 3.0")
    #expect(shownTimes(log, zone: "Asia/Seoul") == "2025-07-01T09:00 2025-07-01T10:00 2025-07-02T09:00 | : 1.0 2.0 3.0")
    #expect(shownTimes(log, notes: true).hasSuffix("the times of 'timestamp' are in UTC"))
    #expect(!shownTimes(log, zone: "Asia/Seoul", notes: true).contains("UTC"))
    #expect(
      shownTimes("createdAt,v\n1751328000000,1\n1751331600999,2") == "2025-07-01T00:00 2025-07-01T01:00 | : 1.0 2.0")
    #expect(
      shownTimes("event_time,v\n1751328000000000,1\n1751331600000000,2")
        == "2025-07-01T00:00 2025-07-01T01:00 | : 1.0 2.0")
    // Days.
    #expect(shownTimes("ts,v\n1751328000,1\n1751414400,2") == "day 2025-07-01 2025-07-02 | : 1.0 2.0")
    // Other names, and other numbers.
    #expect(shownTimes("id,v\n1751328000,1\n1751331600,2") == "1751328000.0 1751331600.0 | : 1.0 2.0")
    #expect(shownTimes("time,v\n1751328000,1\n12,2") == "12.0 1751328000.0 | : 2.0 1.0")
    #expect(shownTimes("time,v\n1,1\n2,2") == "1.0 2.0 | : 1.0 2.0")
  }

  @Test func offsetsAreKeptOrConverted() {
    let log = "t,v\n2025-07-01T00:00:00Z,1\n2025-07-01T10:00:00+09:00,2\n2025-07-01T02:00:00,3"
    #expect(shownTimes(log) == "2025-07-01T00:00 2025-07-01T02:00 2025-07-01T10:00 | : 1.0 3.0 2.0")
    #expect(
      shownTimes(log, zone: "Europe/Berlin") == "2025-07-01T02:00 2025-07-01T03:00 | : 4.0 2.0")
  }

  @Test func jsonHasTimesToo() {
    #expect(
      shownTimes(#"[{"t":"2025-07-01T08:00:00Z","v":1},{"t":"2025-07-01T09:00:00Z","v":2}]"#)
        == "2025-07-01T08:00 2025-07-01T09:00 | : 1.0 2.0")
    #expect(shownTimes(#"[{"t":"08:00","v":1},{"t":"07:00","v":2}]"#) == "07:00 08:00 | : 2.0 1.0")
    #expect(
      shownTimes(#"{"ts":1751328000,"v":1}"# + "\n" + #"{"ts":1751331600,"v":2}"#)
        == "2025-07-01T00:00 2025-07-01T01:00 | : 1.0 2.0")
    #expect(
      shownTimes(#"[["ts","v"],[1751328000,1],[1751331600,2]]"#) == "2025-07-01T00:00 2025-07-01T01:00 | : 1.0 2.0")
  }

  @Test(arguments: [
    ("time >= 2025-05-12 09:00", "2025-05-12T09:00 2025-05-13T08:00 | : 4.0 5.0"),
    ("time = 2025-05-12", "2025-05-12T08:00 2025-05-12T09:00 | : 3.0 4.0"),
    ("time = 2025-05-12T08:00", "2025-05-12T08:00 | : 3.0"), ("time > 2025-05-12", "2025-05-13T08:00 | : 5.0"),
    ("time < 2025", " | :"), ("time = 2025-05", "2025-05-12T08:00 2025-05-12T09:00 2025-05-13T08:00 | : 3.0 4.0 5.0"),
    ("time = soon", "conditions: 'soon'; a date such as 2026-07-01, 2026-07, 2026-Q3 or 2026"),
  ])
  func conditionsCompareTimes(condition: String, expected: String) {
    #expect(shownTimes(hours) { $0.conditions = [condition] } == expected)
  }

  @Test func conditionsCompareTimesOfDayAndSecondsSince1970() {
    let day = "hour,v\n07:00,1\n08:00,2\n08:00:30,4"
    #expect(shownTimes(day) { $0.conditions = ["hour = 8:00 AM"] } == "08:00 08:00:30 | : 2.0 4.0")
    #expect(shownTimes(day) { $0.conditions = ["hour < 08:00"] } == "07:00 | : 1.0")
    #expect(shownTimes(day) { $0.conditions = ["hour < 2025"] } == "conditions: '2025'; a time of day such as 07:30")
    let log = "ts,v\n1751328000,1\n1751331600,2"
    #expect(shownTimes(log) { $0.conditions = ["ts > 1751328000"] } == "2025-07-01T01:00 | : 2.0")
    #expect(
      shownTimes(log, zone: "+09:00") { $0.conditions = ["ts >= 2025-07-01 10:00"] } == "2025-07-01T10:00 | : 2.0")
    #expect(
      shownTimes(log, zone: "+09:00") { $0.conditions = ["ts >= 2025-07-01T01:00Z"] } == "2025-07-01T10:00 | : 2.0")
  }

  @Test func seriesCanBeTimes() {
    let table = "name,hour,v\na,07:00,1\na,08:00,2\nb,07:00,3"
    #expect(
      shownTimes(table) {
        $0.x = "name"; $0.series = .column("hour")
      } == "a b | 07:00: 1.0 3.0 | 08:00: 2.0 -")
    let days = "name,at,v\na,2025-05-12 07:00,1\na,2025-05-12 08:00,2"
    #expect(
      shownTimes(days) {
        $0.x = "name"; $0.series = .column("at")
      }
        == "a | May 12, 2025, 07:00: 1.0 | May 12, 2025, 08:00: 2.0")
  }
}

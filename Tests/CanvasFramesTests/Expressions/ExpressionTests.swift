import CanvasFrames
import CanvasTables
import Testing

/// What an expression reads, and what it gives beyond the tables.
struct ExpressionTests {
  @Test func fieldsAreKnown() throws {
    let expression = try Expression("datum.a + datum['b.c'] * width + data('d').length + datum.r.x[n] + datum[3] + PI")
    #expect(expression.fields == ["a", "b.c", "r", "3"])
    #expect(!expression.readsWholeRow)
    #expect(try Expression("datum[key]").readsWholeRow)
    #expect(try Expression("length(datum)").readsWholeRow)
    #expect(try Expression("a") == Expression("a"))
  }

  @Test func valuesOfAllRowsAreThoseOfEachRow() throws {
    var frame = DataFrame(rowCount: 4)
    frame["x"] = .numbers([1, 2, 3, .nan])
    frame["y"] = .values([.null, .text("a"), .number(2), .bool(true)])
    let expression = try Expression("datum.x > 2 ? datum.y : [datum.x, datum.z, datum['x']]")
    var environment = ExpressionEnvironment()
    let all = try expression.values(of: frame, &environment)
    #expect(all.count == 4)
    for row in 0..<4 {
      let one = try expression.value(at: row, of: frame, &environment)
      #expect(ExpressionSamples.text(all[row]) == ExpressionSamples.text(one))
    }
    #expect(all[2] == .number(2))
    #expect(try expression.value(at: 9, of: frame, &environment) == .list([.undefined, .undefined, .undefined]))
  }

  @Test func wholeRowIsARecord() throws {
    var frame = DataFrame(rowCount: 2)
    frame["x"] = .numbers([1, 2])
    var environment = ExpressionEnvironment()
    #expect(try Expression("datum").value(at: 1, of: frame, &environment) == .record(["x": .number(2)]))
    #expect(try Expression("merge(datum, {y: 3}).y").value(at: 1, of: frame, &environment) == .number(3))
  }

  @Test func thereAreNoDataSets() {
    var environment = ExpressionEnvironment()
    #expect(throws: ExpressionError.self) { try Expression("data('other')").value(&environment) }
  }

  @Test func randomNumbersAreThoseOfTheSeed() throws {
    func numbers(seed: UInt64) throws -> DataValue {
      var environment = ExpressionEnvironment(seed: seed)
      return try Expression("[random(), random(), random()]").value(&environment)
    }
    #expect(try numbers(seed: 1) == numbers(seed: 1))
    #expect(try numbers(seed: 1) != numbers(seed: 2))
    guard case .list(let values) = try numbers(seed: 3) else { return }
    #expect(values.allSatisfy { (0..<1).contains($0.number ?? -1) } && Set(values).count == 3)
  }

  @Test func localTimesAreThoseOfTheZone() throws {
    let zone = try #require(ClockZone("America/New_York"))
    #expect(ExpressionSamples.result("hours(datetime(2020, 6, 1, 5))", zone: zone) == "5")
    #expect(ExpressionSamples.result("utchours(datetime(2020, 6, 1, 5))", zone: zone) == "9")
    #expect(ExpressionSamples.result("timezoneoffset(utc(2020, 0))", zone: zone) == "300")
    #expect(
      ExpressionSamples.result("timeOffset('date', datetime(2020, 2, 7, 12), 1) - 0", zone: zone) == "1583683200000")
    #expect(ExpressionSamples.result("year('2010')", zone: zone) == "2009")
    #expect(ExpressionSamples.result("'' + datetime(2020, 0)", zone: zone).contains("00:00:00 GMT-0500"))
  }

  @Test func nowIsGiven() throws {
    var environment = ExpressionEnvironment(now: 86_400_000)
    #expect(try Expression("now() + 1").value(&environment) == .number(86_400_001))
    #expect(try Expression("datetime()").value(&environment) == .time(86_400_000))
  }

  @Test func namesOfTheCalendar() {
    #expect(ExpressionSamples.result("monthFormat(0) + monthAbbrevFormat(13) + monthFormat('1')") == "'JanuaryFeb'")
    #expect(ExpressionSamples.result("dayFormat(0) + dayAbbrevFormat(8) + dayFormat(1.5)") == "'SundayMon'")
    #expect(ExpressionSamples.result("timeUnitSpecifier(['year', 'month'])") == "'%Y-%m'")
    #expect(ExpressionSamples.result("timeUnitSpecifier(['hours', 'year', 'minutes'])") == "'%Y %H:%M'")
    #expect(ExpressionSamples.result("timeUnitSpecifier('quarter', {quarter: '[Q%q]'})") == "'[Q%q]'")
    #expect(ExpressionSamples.result("timeUnitSpecifier(['year', 'week', 'day'])") == "'%Y W%U %a'")
    #expect(ExpressionSamples.result("timeFormat(datetime(2012, 3, 1))") == "'April'")
    #expect(ExpressionSamples.result("timeFormat(datetime(2012, 3, 2), {day: '%j'})") == "'093'")
  }

  @Test func pathsOfFieldsAreDivided() {
    #expect(FieldPath("a.b[0]['c.d'].e\\.f").steps == ["a", "b", "0", "c.d", "e.f"])
    #expect(ExpressionSamples.result("pluck([{a: {b: 1}}], 'a.b')") == "[1]")
  }

  @Test(arguments: [
    "datum.Origin === 'Japan'", "{'cattle': '🐄', 'pigs': '🐖'}[datum.animal]", "scale('x', b_extent[0])",
    "[timeFormat(datum.value, '%b'), timeFormat(datum.value, '%m') == '01' ? timeFormat(datum.value, '%Y') : '']",
    "indexof (datum.name,' ') > 0  ? substring(datum.name,0,indexof(datum.name, ' ')) : datum.name",
    "(rotate0 * -1) - 90 < datum.longitude && datum.longitude < (rotate0 * -1) + 90", "108",
    "isDate(datum[\"a b\"]) || (isValid(datum[\"a b\"]) && isFinite(+datum[\"a b\"]))", "datum.label + '%'",
    "data(\"brush_store\").length && vlSelectionTest(\"brush_store\", datum)",
  ])
  func expressionsOfChartsAreRead(source: String) {
    #expect(throws: Never.self) { try Expression(source) }
  }
}

import CanvasFrames
import Testing

/// Expressions that can't be read or evaluated.
struct ExpressionErrorTests {
  @Test(arguments: [
    ("", 0), ("1 +", 3), ("(1", 2), ("[1, 2", 5), ("{a 1}", 3), ("{a: 1", 5), ("datum.", 6), ("a[1", 3), ("1 2", 2),
    ("'abc", 0), ("'a\nb'", 0), ("1 ? 2", 5), ("a = 1", 2), ("a; b", 1), ("f(1)", 0), ("datum.x.toFixed(2)", 15),
    ("'é' + foo(1)", 6), ("1 ++ 2", 2), ("++x", 0), ("new Date()", 0), ("this", 0), ("function(){}", 0), ("'\\u12'", 3),
    ("/a/", 0), ("test(/(/, 'a')", 5), ("test(/a", 5), ("test(/*/, 'a')", 5), ("1e", 0), ("0x", 0), ("1.2.3", 0),
    ("3px", 0), ("if(1, 2)", 0), ("clamp(1)", 0), ("a ** b", 3), ("a, b", 1), ("x => 1", 2), ("`a`", 0), ("#", 0),
    ("test(/(?<=a)b/, 'a')", 5), ("test(/(a)\\1/, 'a')", 5), ("test(/a/q, 'a')", 5),
  ])
  func placesOfErrorsAreInCharacters(source: String, offset: Int) {
    #expect { try Expression(source) } throws: { ($0 as? ExpressionError)?.offset == offset }
  }

  @Test func errorsSayWhatIsMeant() {
    #expect(
      ExpressionSamples.result("1 + flor(2)")
        == "character 4: found `flor(2)`; there is no such function; is `floor` meant?")
    #expect(
      ExpressionSamples.result("1 + widht") == "character 4: found `widht`; there is no such signal; is `width` meant?")
    #expect(
      ExpressionSamples.result("scale('x', 1)") == "character 0: found `scale`; the function isn't available here")
    #expect(ExpressionSamples.result("1 + format(1, 'zzz')").hasPrefix("character 4: found `format`; the format must"))
    #expect(ExpressionSamples.result("timeOffset('eon', 0)").hasPrefix("character 0: found `timeOffset`"))
    #expect(ExpressionSamples.result("timeUnitSpecifier(['week', 'month'])").hasPrefix("character 0"))
    #expect(ExpressionSamples.result("regexp('a')").contains("only in test"))
  }

  @Test(arguments: ["(", "[", "{a:", "!", "-", "datum.x ? ", "1 ? 2 : (", "f(", "abs(", "a[", "1 + (", "'"])
  func deepNestingIsAnError(part: String) {
    #expect(throws: ExpressionError.self) { try Expression(String(repeating: part, count: 8000)) }
  }

  @Test func deepButCompleteNestingIsAnError() {
    func nested(_ count: Int) -> String {
      String(repeating: "(", count: count) + "1" + String(repeating: ")", count: count)
    }
    #expect(throws: ExpressionError.self) { try Expression(nested(300)) }
    #expect(ExpressionSamples.result(nested(90)) == "1")
    let members = "datum" + String(repeating: ".a", count: 10_000)
    #expect(throws: ExpressionError.self) { try Expression(members) }
    #expect(throws: ExpressionError.self) { try Expression("test(/" + String(repeating: "(", count: 500) + "/, 'a')") }
  }

  @Test func longSumsAndChoicesAreNotDeep() {
    #expect(ExpressionSamples.result(Array(repeating: "1", count: 20_000).joined(separator: "+")) == "20000")
    #expect(ExpressionSamples.result(Array(repeating: "0", count: 20_000).joined(separator: "||")) == "0")
    #expect(ExpressionSamples.result(String(repeating: "0 ? 1 : ", count: 5000) + "7") == "7")
    let mixed = Array(repeating: "1*1 + 1 < 3 && 1|1", count: 3000).joined(separator: " && ")
    #expect(ExpressionSamples.result(mixed) == "1")
  }

  @Test func longSourcesAreErrors() {
    let source = String(repeating: " ", count: 100_000) + "1"
    #expect { try Expression(source) } throws: { ($0 as? ExpressionError)?.found == "100001 bytes" }
  }

  @Test(arguments: [
    "sequence(1e9)", "pad('', 1e9)", "pad('', 1e5, pad('', 1e5))", "join(sequence(1e4), pad('', 1e6))",
    "test(/(a*)*(a*)*(a*)*b/, pad('', 200, 'a'))", "test(/(x+x+)+y/, pad('', 100, 'x'))",
    "replace(pad('', 1e5), / /g, pad('', 1e5))", "timeSequence('milliseconds', 0, 1e12)",
    "split(pad('', 1e6), '')", "sort(sequence(1e6))",
  ])
  func hostileWorkEndsWithTheSteps(source: String) {
    #expect(ExpressionSamples.result(source).contains("used up"))
  }

  @Test func everyNodeTakesAStep() {
    #expect(ExpressionSamples.result("1 + 2", steps: 3) == "3")
    #expect(ExpressionSamples.result("1 + 2", steps: 2).contains("used up"))
  }

  @Test(arguments: [
    "1e999 | 0", "-1e999 << 1e30", "1 << -1", "1 >>> -1", "sequence(1, NaN)", "slice([1], -1e300, 1e300)",
    "substring('a', NaN, -Infinity)", "datetime(1e300, 0)", "datetime(2000, 1e14)", "year(1e300)",
    "timeOffset('month', 0, 1e300)", "timeOffset('year', 0, -1e9)", "timeFormat(1e300, '%c')", "pad('a', NaN)",
    "monthFormat(1e300)", "monthFormat(-1)", "dayFormat(-100)", "parseInt('zz', 99)", "truncate('abc', -5)",
    "[1][-1]", "'a'[1e300]", "[1][0.5]", "indexof([1], 1, -1e300)", "lerp([], 1)", "inrange(1, [])", "peek([])",
    "clampRange([], 0, 1)", "format(1e300, 's')", "quarter('x')", "utc(NaN)", "extent(5)", "split('😀', '')",
    "timeOffset('quarter', 0, -1e300)", "timeOffset('milliseconds', 0, 1e14)", "datetime(-9999, 0, 1) - 1e12",
    "timeOffset('date', 0, 1e12)", "week(datetime(-9999, 0))", "isoweek(datetime(9999, 11, 31))", "atan2(NaN, 1)",
    "length()", "abs()", "if(1, [], {})", "replace()", "split()", "test()", "isValid()", "year()", "format()",
    "timeFormat()", "time()", "slice()", "join()", "pluck()", "timeParse('', '%')", "length(null)",
  ])
  func oddArgumentsGiveAValue(source: String) {
    #expect(!ExpressionSamples.result(source).hasPrefix("character"), "\(source)")
  }
}

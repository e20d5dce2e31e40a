import CanvasFrames
import CanvasTables
import Testing

/// What expressions ask scales, and times in formats by unit.
@Suite struct ExpressionScalesTests {
  private func result(_ source: String) throws -> DataValue {
    var environment = ExpressionEnvironment()
    environment.scales = ExpressionScales { name, question in
      guard name == "x" else { return nil }
      return switch question {
      case .place(let value): .number((value.number ?? .nan) * 10)
      case .value(let place): .number(place / 10)
      case .bandwidth: 4
      case .domain: [1, 2]
      case .range: ["low", "high"]
      }
    }
    return try Expression(source).value(&environment)
  }

  @Test(arguments: [
    ("scale('x', 3)", 30), ("invert('x', 30)", 3), ("bandwidth('x')", 4), ("domain('x')[1]", 2),
    ("length(range('x'))", 2), ("scale('x', scale('x', 1) + 1) + 1", 111),
  ]) func scalesAnswer(source: String, expected: Double) throws {
    #expect(try result(source) == .number(expected))
    #expect(try Expression(source).readsScales)
  }

  @Test func aScaleThatIsNotThereGivesNull() throws {
    #expect(try result("scale('y', 3)") == .null)
    #expect(try result("range('y')") == .null)
  }

  @Test(arguments: ["1 + 2", "datum.scale", "format(3, 'd')", "[1, {a: 2}]"]) func othersReadNoScales(source: String)
    throws
  {
    #expect(try !Expression(source).readsScales)
  }

  @Test func timesHaveTheFormatOfTheirUnit() {
    let formats = TimeFormats(["year": "%y", "day": "%-d.", "hours": .number(3), "nonsense": "x"])
    func text(_ day: Int, hours: Int = 0) -> String {
      formats.text(Double(day * 24 + hours) * 3_600_000, zone: .utc)
    }
    #expect([text(0), text(1), text(31), text(1, hours: 5)] == ["70", "2.", "February", "05 AM"])
  }
}

import Canvas
import CanvasPlot
import CanvasVegaLite
import Testing

/// Expressions that read scales are evaluated when a plot has them: in values of channels and settings of marks.
@Suite struct ScaleExpressionTests {
  /// Bars from 0 to 60 along 300 points, and a rule or text over them.
  private static func layered(_ layer: String, _ more: String = "") -> String {
    view(
      #""width": 300, "height": 60, "transform": [{"extent": "b", "param": "ends"}], "layer": [{"mark": "bar", "encoding": {"y": {"field": "a"}, "x": {"field": "b", "type": "quantitative", "scale": {"domain": [0, 60]}}}}, \#(layer)]\#(more)"#
    )
  }

  @Test(arguments: [
    ("scale('x', 20)", 100), ("scale('x', ends[0])", 140), ("scale('x', ends[1])", 275), ("range('x')[1]", 300),
    ("domain('x')[1]", 60), ("invert('x', 150)", 30), ("scale('y', 'B') + bandwidth('y') / 2", 30),
    ("scale('nothing', 3) + 7", 7), ("bandwidth('x') + 8", 8), ("length(domain('y'))", 3),
  ]) func aValueReadsScales(expression: String, place: Double) throws {
    let rule = #"{"mark": "rule", "encoding": {"x": {"value": {"expr": "\#(expression)"}}}}"#
    #expect(try Facts(Self.layered(rule)).boxes("rule").first?.first == place)
    let setting = #"{"mark": {"type": "point", "x": {"expr": "\#(expression)"}, "y": 5}}"#
    #expect(try Facts(Self.layered(setting)).shapes("symbol").first?.reach.midX.rounded() == place)
  }

  @Test func aConditionReadsScales() throws {
    let points =
      #"{"mark": "point", "encoding": {"y": {"field": "a"}, "x": {"condition": {"test": "datum.b > 50", "value": {"expr": "scale('x', 30)"}}, "value": 9}}}"#
    let middles = try Facts(Self.layered(points)).shapes("symbol").map { $0.reach.midX.rounded() }
    #expect(middles == [9, 150, 9])
  }

  @Test func coloursAreThoseOfTheScale() throws {
    let facts = try Facts(
      view(
        #""layer": [{"mark": "bar", "encoding": {"x": {"field": "a"}, "color": {"field": "a", "scale": {"range": ["teal", "lime", "blue"]}}}}, {"mark": {"type": "rule", "stroke": {"expr": "scale('color', 'A')"}, "y": 7}}]"#
      ))
    #expect(facts.colors("rule").first == "#008080")
  }

  @Test(arguments: [
    (#"{"mark": {"type": "rule", "x": {"expr": "scale("}}}"#, "layer[1].mark.x: 'scale(': character 6"),
    (
      #"{"mark": {"type": "rule", "x": {"expr": "scale('x', nobody)"}}}"#,
      "layer[1].mark.x: 'scale('x', nobody)': character 11: found `nobody`; there is no such signal"
    ),
    (
      #"{"mark": "rule", "encoding": {"x": {"value": {"expr": "invert('x', nobody)"}}}}"#,
      "layer[1].encoding.x: 'invert('x', nobody)': character 12: found `nobody`; there is no such signal"
    ),
    (
      #"{"mark": "rule", "encoding": {"x": {"datum": {"expr": "scale('x', 3)"}}}}"#,
      "layer[1].encoding.x.datum: 'scale('x', 3)': character 0: found `scale`; the function isn't available here"
    ),
  ]) func errorsHaveTheirPlace(layer: String, expected: String) {
    let found = message(Self.layered(layer))
    #expect(found?.hasPrefix(expected) == true, "\(found ?? "drawn")")
  }

  @Test func aSettingThatAChannelTakesThePlaceOfIsNotEvaluated() throws {
    let encoding = #""encoding": {"theta": {"field": "b", "type": "quantitative"}}"#
    let mark = #""mark": {"type": "arc", "theta": {"expr": "nobody"}, "theta2": {"expr": "nobody"}}"#
    #expect(message(view("\(mark), \(encoding)")) == nil)
    #expect(message(view(#""mark": {"type": "arc", "radius": {"expr": "nobody"}}, \#(encoding)"#)) != nil)
  }
}

/// Parts of scales and formats that are given by expressions or by unit.
@Suite struct ScaleSettingTests {
  @Test func domainRawTakesThePlaceOfTheDomain() throws {
    func labels(_ raw: String) throws -> [String] {
      let scale = #"{"domain": [0, 60], "domainRaw": {"expr": "\#(raw)"}}"#
      return try Facts(
        view(
          #""params": [{"name": "low", "value": 20}], "mark": "point", "encoding": {"x": {"field": "b", "type": "quantitative", "scale": \#(scale)}}"#
        )
      ).labels("bottom")
    }
    #expect(try labels("[low, 40]") == ["20", "22", "24", "26", "28", "30", "32", "34", "36", "38", "40"])
    #expect(try labels("null").last == "60")
  }

  @Test func aRangeMayHaveExpressions() throws {
    let facts = try Facts(
      view(
        #""params": [{"name": "red", "value": "red"}], "mark": "bar", "encoding": {"x": {"field": "a"}, "color": {"field": "a", "scale": {"range": [{"expr": "red"}, "lime", {"expr": "red"}]}}}"#
      ))
    #expect(facts.colors("rect") == ["#FF0000", "#00FF00", "#FF0000"])
  }

  @Test func classesOfEqualWidthMayBeginAtZero() throws {
    func colors(_ zero: String) throws -> [String] {
      try Facts(
        view(
          #""mark": "bar", "encoding": {"x": {"field": "a"}, "color": {"field": "b", "type": "quantitative", "scale": {"type": "quantize", "zero": \#(zero), "range": ["black", "white"]}}}"#
        )
      ).colors("rect")
    }
    // The middle is at 27.5 or at 41.5.
    #expect(try colors("true") == ["#FFFFFF", "#FFFFFF", "#FFFFFF"])
    #expect(try colors("false") == ["#000000", "#FFFFFF", "#FFFFFF"])
  }

  @Test(arguments: [
    (#""axis": {"format": {"month": "%b!", "year": "%y"}}"#, ["24", "Feb!", "Mar!"]),
    (#""axis": {"format": {"month": 7}}"#, ["2024", "February", "March"]),
  ]) func timesMayHaveAFormatByUnit(axis: String, expected: [String]) throws {
    let facts = try Facts(
      view(
        #""mark": "point", "encoding": {"x": {"field": "d", "type": "temporal", \#(axis.dropLast()), "tickCount": "month"}}}"#
      ))
    #expect(facts.labels("bottom") == expected)
  }

  @Test func theThemeMayHaveAFormatOfTimesByUnit() throws {
    let facts = try Facts(
      view(
        #""mark": "text", "encoding": {"text": {"field": "d", "type": "temporal"}}, "config": {"timeFormat": {"month": "%m", "year": "%Y"}}"#
      ))
    #expect(facts.texts == ["2024", "02", "03"])
  }

  /// 300 points want 8 ticks. With 9 ends all have one, with 17 every second.
  @Test(arguments: [
    (16, ["8", "10", "12", "14", "16", "18", "20", "22", "24"]),
    (32, ["8", "12", "16", "20", "24", "28", "32", "36", "40"]),
  ])
  func endsOfGivenBinsHaveTicks(width: Double, labels: [String]) throws {
    let facts = try Facts(
      #"{"data": {"values": [{"s": 8, "e": 10, "n": 3}, {"s": \#(6 + width), "e": \#(8 + width), "n": 2}]}, "width": 300, "mark": "bar", "encoding": {"x": {"field": "s", "bin": {"binned": true, "step": 2}}, "x2": {"field": "e"}, "y": {"field": "n", "type": "quantitative"}}}"#
    )
    #expect(facts.labels("bottom") == labels)
    #expect(facts.titles("bottom") == ["s, e"])
  }

  /// Vega draws no area in cells of a facet: an area belongs to one view, and none of the cells is named. The rows of
  /// all cells are selected.
  @Test func anAreaInAFacetSelectsWithoutARectangle() throws {
    let facts = try Facts(
      view(
        #""params": [{"name": "p", "select": "interval", "value": {"x": [1, 2]}}], "mark": "point", "encoding": {"column": {"field": "a"}, "x": {"field": "c", "type": "quantitative"}, "color": {"condition": {"param": "p", "value": "red"}, "value": "gray"}}"#
      ))
    #expect(facts.kinds == ["symbol", "symbol", "symbol"])
    #expect(facts.colors("symbol") == ["#FF0000", "#FF0000", "#808080"])
  }
}

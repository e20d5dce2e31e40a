import CanvasVegaLite
import Testing

/// Every kind of mark, from the smallest specification that has it.
@Suite struct MarkReadingTests {
  private let both = #""encoding": {"x": {"field": "a"}, "y": {"field": "b", "type": "quantitative"}}"#
  private let numbers =
    #""encoding": {"x": {"field": "c", "type": "quantitative"}, "y": {"field": "b", "type": "quantitative"}}"#

  @Test(arguments: [
    ("bar", "rect", 3), ("point", "symbol", 3), ("circle", "symbol", 3), ("square", "symbol", 3),
    ("tick", "rect", 3), ("line", "line", 1), ("area", "area", 1), ("rule", "rule", 3), ("rect", "rect", 3),
    ("trail", "trail", 1),
  ]) func aMarkHasItsItems(mark: String, kind: String, count: Int) throws {
    let facts = try Facts(view("\"mark\": \"\(mark)\", \(numbers)"))
    #expect(facts.kinds == [kind])
    #expect(facts.count(kind) == count)
  }

  @Test func barsStandOnZero() throws {
    let facts = try Facts(view(#""mark": "bar", \#(both)"#))
    // The domain of 0 to 55 is 300 points high, and each band is 20 points wide.
    #expect(facts.boxes("rect") == [[1, 147, 18, 153], [21, 0, 18, 300], [41, 65, 18, 235]])
    #expect(facts.labels("bottom") == ["A", "B", "C"])
    #expect(facts.titles("left") == ["b"])
  }

  @Test func aBarMayLie() throws {
    let facts = try Facts(
      view(#""mark": "bar", "encoding": {"y": {"field": "a"}, "x": {"field": "b", "type": "quantitative"}}"#))
    #expect(facts.boxes("rect").map { $0[0] } == [0, 0, 0])
    #expect(facts.boxes("rect").map { $0[2] } == [153, 300, 235])
    #expect(facts.labels("left") == ["A", "B", "C"])
  }

  @Test func aBarFromAToBIsARange() throws {
    let facts = try Facts(
      view(
        #""mark": "bar", "encoding": {"y": {"field": "a"}, "x": {"field": "c", "type": "quantitative"}, "x2": {"field": "b"}}"#
      ))
    // From 1, 2 and 3 to 28, 55 and 43, of 55.
    #expect(facts.boxes("rect").map { $0[0] } == [5, 11, 16])
    #expect(facts.boxes("rect").map { $0[2] } == [147, 289, 218])
  }

  @Test func slicesFillACircle() throws {
    let facts = try Facts(
      view(
        #""mark": "arc", "encoding": {"theta": {"field": "b", "type": "quantitative"}, "color": {"field": "a"}}"#))
    #expect(facts.kinds == ["arc"])
    #expect(facts.count("arc") == 3)
    #expect(Set(facts.colors("arc")).count == 3)
    #expect(facts.scene.legends.map(\.labels) == [["A", "B", "C"]])
    #expect(facts.labels("left").isEmpty && facts.labels("bottom").isEmpty)
  }

  @Test func aDonutHasAHole() throws {
    let whole = try Facts(
      view(#""mark": "arc", "encoding": {"theta": {"field": "b", "type": "quantitative"}}"#))
    let donut = try Facts(
      view(
        #""mark": {"type": "arc", "innerRadius": 100}, "encoding": {"theta": {"field": "b", "type": "quantitative"}}"#
      ))
    #expect(whole.boxes() == donut.boxes() || donut.count("arc") == 3)
    #expect(whole.shapes()[0].path != donut.shapes()[0].path)
  }

  @Test func textsAreFields() throws {
    let facts = try Facts(
      view(
        #""mark": "text", "encoding": {"y": {"field": "a"}, "text": {"field": "b", "format": ".1f"}}"#))
    #expect(facts.texts == ["28.0", "55.0", "43.0"])
    let lines = try Facts(view(#""mark": {"type": "text", "text": ["one", "two"]}"#))
    #expect(lines.texts.first == "one|two")
  }

  @Test func aLineIsInTheOrderOfItsPlaces() throws {
    func path(_ rows: String) throws -> Facts {
      try Facts(
        #"{"data": {"values": [\#(rows)]}, "mark": "line", "encoding": {"x": {"field": "x", "type": "quantitative"}, "y": {"field": "y", "type": "quantitative"}}}"#
      )
    }
    let (one, two, three) = (#"{"x": 1, "y": 1}"#, #"{"x": 2, "y": 2}"#, #"{"x": 3, "y": 1}"#)
    #expect(
      try path("\(three), \(one), \(two)").shapes()[0].path == path("\(one), \(two), \(three)").shapes()[0].path)
  }

  @Test func aNullIsAGapInALine() throws {
    let rows = #"[{"x": 1, "y": 1}, {"x": 2, "y": null}, {"x": 3, "y": 2}, {"x": 4, "y": 1}]"#
    let facts = try Facts(
      #"{"data": {"values": \#(rows)}, "mark": "line", "encoding": {"x": {"field": "x", "type": "quantitative"}, "y": {"field": "y", "type": "quantitative"}}}"#
    )
    // The part from 3 to 4 of 0 to 4 is drawn. The point at 1 is alone: it is a dot of the line's caps at most.
    #expect(facts.boxes("line").contains { $0[0] + $0[2] == 300 })
    let whole = try Facts(
      #"{"data": {"values": \#(rows.replacing("null", with: "1"))}, "mark": "line", "encoding": {"x": {"field": "x", "type": "quantitative"}, "y": {"field": "y", "type": "quantitative"}}}"#
    )
    #expect(facts.shapes()[0].path != whole.shapes()[0].path)
  }

  @Test func linesOfSeveralColoursAreApart() throws {
    let facts = try Facts(
      #"{"data": {"values": [{"x": 1, "y": 1, "s": "u"}, {"x": 2, "y": 2, "s": "u"}, {"x": 1, "y": 2, "s": "v"}, {"x": 2, "y": 1, "s": "v"}]}, "mark": "line", "encoding": {"x": {"field": "x", "type": "quantitative"}, "y": {"field": "y", "type": "quantitative"}, "color": {"field": "s"}}}"#
    )
    #expect(facts.count("line") == 2)
    #expect(facts.colors("line") == ["#4C78A8", "#F58518"])
    #expect(facts.scene.legends.map(\.labels) == [["u", "v"]])
  }

  @Test func aLineMayHavePoints() throws {
    let facts = try Facts(view(#""mark": {"type": "line", "point": true}, \#(numbers)"#))
    #expect(facts.kinds == ["line", "symbol"])
    #expect(facts.count("symbol") == 3)
  }

  @Test func anAreaMayHaveALineAndPoints() throws {
    let facts = try Facts(view(#""mark": {"type": "area", "line": true, "point": true}, \#(numbers)"#))
    #expect(facts.kinds == ["area", "line", "symbol"])
  }

  @Test func colorsOfAMarkAreDrawn() throws {
    let facts = try Facts(view(#""mark": {"type": "bar", "color": "firebrick", "opacity": 0.5}, \#(both)"#))
    #expect(facts.colors() == ["#B22222", "#B22222", "#B22222"])
    #expect(facts.shapes().allSatisfy { $0.opacity == 0.5 })
  }

  @Test func aPointIsAnOutlineAndACircleIsFilled() throws {
    let point = try Facts(view(#""mark": "point", \#(numbers)"#))
    let circle = try Facts(view(#""mark": "circle", \#(numbers)"#))
    #expect(point.shapes().allSatisfy { $0.fill == nil && $0.stroke != nil })
    #expect(circle.shapes().allSatisfy { $0.fill != nil && $0.stroke == nil })
  }

  @Test func aRuleWithoutAPlaceCrossesTheView() throws {
    let facts = try Facts(
      view(#""mark": "rule", "encoding": {"y": {"datum": 5}}"#))
    let box = try #require(facts.boxes("rule").first)
    #expect(box[2] == facts.plots[0].size.width)
  }

  @Test func aBoxPlotIsRulesABoxAndATick() throws {
    let values = (1...9).map { #"{"v": \#($0)}"# }.joined(separator: ",") + #",{"v": 40}"#
    let facts = try Facts(
      #"{"data": {"values": [\#(values)]}, "mark": "boxplot", "encoding": {"y": {"field": "v", "type": "quantitative"}}}"#
    )
    // The value of 40 is an outlier; two whiskers; a box and the median.
    #expect(facts.count("symbol") == 1)
    #expect(facts.count("rule") == 2)
    #expect(facts.count("rect") == 2)
    let plain = try Facts(
      #"{"data": {"values": [\#(values)]}, "mark": {"type": "boxplot", "extent": "min-max"}, "encoding": {"y": {"field": "v", "type": "quantitative"}}}"#
    )
    #expect(plain.count("symbol") == 0)
  }

  @Test(arguments: [("errorbar", "rule", 1), ("errorband", "rect", 1)])
  func errorsAreARange(mark: String, kind: String, count: Int) throws {
    let facts = try Facts(
      view(#""mark": "\#(mark)", "encoding": {"y": {"field": "b", "type": "quantitative"}}"#))
    #expect(facts.kinds == [kind])
    #expect(facts.count(kind) == count)
  }

  @Test func anErrorBandAlongNumbersIsAnArea() throws {
    let facts = try Facts(
      #"{"data": {"values": [{"x": 1, "y": 1}, {"x": 1, "y": 3}, {"x": 2, "y": 2}, {"x": 2, "y": 5}]}, "mark": {"type": "errorband", "borders": true}, "encoding": {"x": {"field": "x", "type": "quantitative"}, "y": {"field": "y", "type": "quantitative"}}}"#
    )
    #expect(facts.kinds == ["area", "line", "line"])
  }

  @Test func theSameSpecificationGivesTheSameBytes() throws {
    let json = view(
      #""mark": "bar", "encoding": {"x": {"field": "a"}, "y": {"field": "b", "type": "quantitative"}, "color": {"field": "a"}}"#
    )
    for theme in VegaLiteSpec.Theme.allCases {
      #expect(try read(json, theme: theme).png() == read(json, theme: theme).png())
    }
    #expect(try read(json, theme: .report).png() != read(json, theme: .dark).png())
  }
}

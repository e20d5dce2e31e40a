import CanvasVegaLite
import Testing

/// Channels: types, aggregates, bins, periods, scales, guides, sorts, stacks and conditions.
@Suite struct ChannelReadingTests {
  private let y = #""y": {"field": "b", "type": "quantitative"}"#

  private func bars(_ x: String, _ more: String = "") -> String {
    view(#""mark": "bar", "encoding": {"x": \#(x), \#(y)\#(more)}"#)
  }

  private let groups = #"""
    "data": {"values": [{"g": "u", "s": "p", "v": 1}, {"g": "u", "s": "q", "v": 2}, {"g": "v", "s": "p", "v": 3}, {"g": "v", "s": "q", "v": 4}]}
    """#

  @Test func anAggregateHasOneBarForAGroup() throws {
    let facts = try Facts(
      #"{\#(groups), "mark": "bar", "encoding": {"x": {"field": "g"}, "y": {"aggregate": "mean", "field": "v"}}}"#)
    // Means of 1.5 and 3.5, of 0 to 3.5.
    #expect(facts.boxes("rect").map { $0[3] } == [129, 300])
    #expect(facts.titles("left") == ["Mean of v"])
  }

  @Test func aCountNeedsNoField() throws {
    let facts = try Facts(
      #"{\#(groups), "mark": "bar", "encoding": {"x": {"field": "g"}, "y": {"aggregate": "count"}}}"#)
    #expect(facts.boxes("rect").map { $0[3] } == [300, 300])
    #expect(facts.titles("left") == ["Count of Records"])
  }

  @Test func binsAreRanges() throws {
    let values = (0..<20).map { #"{"v": \#($0)}"# }.joined(separator: ",")
    let facts = try Facts(
      #"{"data": {"values": [\#(values)]}, "mark": "bar", "encoding": {"x": {"field": "v", "bin": true}, "y": {"aggregate": "count"}}}"#
    )
    #expect(facts.count("rect") == 10)
    #expect(facts.titles("bottom") == ["v (binned)"])
    let few = try Facts(
      #"{"data": {"values": [\#(values)]}, "mark": "bar", "encoding": {"x": {"field": "v", "bin": {"maxbins": 4}}, "y": {"aggregate": "count"}}}"#
    )
    #expect(few.count("rect") == 4)
  }

  @Test func periodsAreAlongTime() throws {
    let facts = try Facts(
      view(#""mark": "bar", "encoding": {"x": {"timeUnit": "month", "field": "d", "type": "ordinal"}, \#(y)}"#))
    #expect(facts.labels("bottom") == ["Jan", "Feb", "Mar"])
    #expect(facts.titles("bottom") == ["d (month)"])
  }

  @Test func timesAreAlongAnAxis() throws {
    let facts = try Facts(view(#""mark": "line", "encoding": {"x": {"field": "d", "type": "temporal"}, \#(y)}"#))
    #expect(facts.boxes("line")[0][2] == 300)
    #expect(facts.labels("bottom").first == "Jan 07")
  }

  @Test func stacksAreAboveEachOther() throws {
    let encoding = #""x": {"field": "g"}, "y": {"field": "v", "type": "quantitative"}, "color": {"field": "s"}"#
    let facts = try Facts(#"{\#(groups), "mark": "bar", "encoding": {\#(encoding)}}"#)
    let heights = facts.boxes("rect").map { $0[3] }
    // 1, 2, 3 and 4 of 0 to 7.
    #expect(heights.sorted() == [43, 86, 129, 171])
    let whole = try Facts(
      #"{\#(groups), "mark": "bar", "encoding": {\#(encoding.replacing("\"quantitative\"", with: "\"quantitative\", \"stack\": \"normalize\""))}}"#
    )
    #expect(whole.labels("left").last == "100%")
    let none = try Facts(
      #"{\#(groups), "mark": "bar", "encoding": {\#(encoding.replacing("\"quantitative\"", with: "\"quantitative\", \"stack\": null"))}}"#
    )
    #expect(none.boxes("rect").allSatisfy { $0[1] + $0[3] == 300 })
  }

  @Test func offsetsStandBesideEachOther() throws {
    let facts = try Facts(
      #"{\#(groups), "mark": "bar", "encoding": {"x": {"field": "g"}, "y": {"field": "v", "type": "quantitative"}, "xOffset": {"field": "s"}}}"#
    )
    #expect(Set(facts.boxes("rect").map { $0[0] }).count == 4)
    #expect(facts.boxes("rect").allSatisfy { $0[1] + $0[3] == 300 })
  }

  @Test(arguments: [
    (#""descending""#, ["C", "B", "A"]), (#""-y""#, ["B", "C", "A"]), (#""y""#, ["A", "C", "B"]),
    (#"["B", "A"]"#, ["B", "A", "C"]), (#"{"field": "b", "order": "descending"}"#, ["B", "C", "A"]),
    (#"{"encoding": "y"}"#, ["A", "C", "B"]),
  ]) func namesAreSorted(sort: String, names: [String]) throws {
    #expect(try Facts(bars(#"{"field": "a", "sort": \#(sort)}"#)).labels("bottom") == names)
  }

  @Test func anAxisHasATitleAndLabels() throws {
    let facts = try Facts(
      bars(#"{"field": "a", "axis": {"title": "Names", "labelAngle": 0, "labelExpr": "datum.label + '!'"}}"#))
    #expect(facts.titles("bottom") == ["Names"])
    #expect(facts.labels("bottom") == ["A!", "B!", "C!"])
    #expect(try Facts(bars(#"{"field": "a", "axis": null}"#)).labels("bottom").isEmpty)
    #expect(try Facts(bars(#"{"field": "a", "title": "Own"}"#)).titles("bottom") == ["Own"])
    #expect(try Facts(bars(#"{"field": "a", "axis": {"orient": "top"}}"#)).labels("top") == ["A", "B", "C"])
  }

  @Test func anAxisHasValuesAndAFormat() throws {
    let facts = try Facts(
      view(
        #""mark": "bar", "encoding": {"x": {"field": "a"}, "y": {"field": "b", "type": "quantitative", "axis": {"values": [0, 30, 50], "format": ".1f"}}}"#
      ))
    #expect(facts.labels("left") == ["0.0", "30.0", "50.0"])
  }

  @Test func aScaleHasADomain() throws {
    let facts = try Facts(
      view(
        #""mark": "bar", "encoding": {"x": {"field": "a"}, "y": {"field": "b", "type": "quantitative", "scale": {"domain": [0, 100]}}}"#
      ))
    #expect(facts.boxes("rect").map { $0[3] } == [84, 165, 129])
  }

  @Test(arguments: ["log", "sqrt", "pow", "symlog"]) func aScaleMayBeBent(type: String) throws {
    let facts = try Facts(
      view(
        #""mark": "point", "encoding": {"x": {"field": "c", "type": "quantitative"}, "y": {"field": "b", "type": "quantitative", "scale": {"type": "\#(type)"}}}"#
      ))
    let plain = try Facts(view(#""mark": "point", "encoding": {"x": {"field": "c", "type": "quantitative"}, \#(y)}"#))
    #expect(facts.count("symbol") == 3)
    #expect(facts.boxes() != plain.boxes() || type == "pow")
  }

  @Test func colorsAreByName() throws {
    let facts = try Facts(bars(#"{"field": "a"}"#, #", "color": {"field": "a"}"#))
    #expect(facts.colors("rect") == ["#4C78A8", "#F58518", "#E45756"])
    #expect(facts.scene.legends.map(\.title) == [["a"]])
    let own = try Facts(
      bars(
        #"{"field": "a"}"#,
        #", "color": {"field": "a", "scale": {"domain": ["A", "B", "C"], "range": ["red", "green", "blue"]}, "legend": null}"#
      ))
    #expect(own.colors("rect") == ["#FF0000", "#008000", "#0000FF"])
    #expect(own.scene.legends.isEmpty)
  }

  @Test func colorsOfNumbersAreARamp() throws {
    let facts = try Facts(bars(#"{"field": "a"}"#, #", "color": {"field": "c", "type": "quantitative"}"#))
    #expect(Set(facts.colors("rect")).count == 3)
    #expect(facts.scene.legends.map(\.isGradient) == [true])
  }

  @Test func sizesAndShapesAreByField() throws {
    let facts = try Facts(
      view(
        #""mark": "point", "encoding": {"x": {"field": "c", "type": "quantitative"}, \#(y), "size": {"field": "b", "type": "quantitative"}, "shape": {"field": "a"}}"#
      ))
    #expect(Set(facts.boxes("symbol").map { $0[2] }).count == 3)
    #expect(facts.scene.legends.count == 2)
  }

  @Test func aValueIsTheSameForAll() throws {
    let facts = try Facts(
      bars(#"{"field": "a"}"#, #", "color": {"value": "teal"}, "opacity": {"value": 0.25}"#))
    #expect(facts.colors("rect") == ["#008080", "#008080", "#008080"])
    #expect(facts.shapes("rect").allSatisfy { $0.opacity == 0.25 })
  }

  @Test func aConditionChoosesAValue() throws {
    let facts = try Facts(
      bars(#"{"field": "a"}"#, #", "color": {"condition": {"test": "datum.b > 50", "value": "red"}, "value": "gray"}"#))
    #expect(facts.colors("rect") == ["#808080", "#FF0000", "#808080"])
    let field = try Facts(
      bars(
        #"{"field": "a"}"#,
        #", "color": {"condition": {"test": {"field": "a", "oneOf": ["A", "C"]}, "value": "red"}, "value": "gray"}"#))
    #expect(field.colors("rect") == ["#FF0000", "#808080", "#FF0000"])
  }

  @Test func withoutASelectionAllAreSelected() throws {
    let facts = try Facts(
      view(
        #""params": [{"name": "pick", "select": "point"}], "mark": "bar", "encoding": {"x": {"field": "a"}, \#(y), "color": {"condition": {"param": "pick", "value": "red"}, "value": "gray"}}"#
      ))
    #expect(Set(facts.colors("rect")) == ["#FF0000"])
  }

  @Test func aDatumIsAPlaceOnTheScale() throws {
    let facts = try Facts(
      view(#""mark": "point", "encoding": {"x": {"datum": 5}, "y": {"field": "b", "type": "quantitative"}}"#))
    #expect(Set(facts.boxes("symbol").map { $0[0] }).count == 1)
  }

  @Test func detailsPartLines() throws {
    let facts = try Facts(
      #"{\#(groups), "mark": "line", "encoding": {"x": {"field": "g"}, "y": {"field": "v", "type": "quantitative"}, "detail": {"field": "s"}}}"#
    )
    #expect(facts.count("line") == 2)
    #expect(facts.scene.legends.isEmpty)
  }

  @Test func nestedFieldsAreReadByPath() throws {
    let facts = try Facts(
      #"{"data": {"values": [{"p": {"q": 1}}, {"p": {"q": 4}}]}, "mark": "point", "encoding": {"x": {"field": "p.q", "type": "quantitative"}}}"#
    )
    #expect(Set(facts.boxes().map { $0[0] }).count == 2)
  }

  @Test func withoutATypeAFieldIsNominal() throws {
    let facts = try Facts(view(#""mark": "bar", "encoding": {"x": {"field": "c"}, \#(y)}"#))
    #expect(facts.plots[0].size.width == 60)
    #expect(facts.labels("bottom") == ["1", "2", "3"])
  }

  // MARK: Second ends

  @Test(arguments: [("x", "y"), ("y", "x")]) func aSecondEndHasTheTypeOfTheFirst(along: String, across: String) throws {
    let values =
      #""data": {"values": [{"t": "A", "s": "2025-01-01", "e": "2025-01-11"}, {"t": "B", "s": "2025-01-11", "e": "2025-01-31"}]}"#
    for mark in ["bar", "rule"] {
      let facts = try Facts(
        #"{\#(values), "mark": "\#(mark)", "encoding": {"\#(along)": {"field": "s", "type": "temporal"}, "\#(along)2": {"field": "e"}, "\#(across)": {"field": "t"}}}"#
      )
      let lengths = facts.boxes(mark == "bar" ? "rect" : "rule").map { $0[along == "x" ? 2 : 3] }
      #expect(lengths == [100, 200], "\(mark)")
    }
  }

  @Test func aSecondEndMayBeADateOrATextOfANumber() throws {
    let date = try Facts(
      #"{"data": {"values": [{"s": "2025-01-01"}]}, "mark": "bar", "encoding": {"x": {"field": "s", "type": "temporal"}, "x2": {"datum": "2025-01-31"}}}"#
    )
    #expect(date.boxes("rect").map { $0[2] } == [300])
    let number = try Facts(
      #"{"data": {"values": [{"s": 5, "e": "10"}]}, "mark": "area", "encoding": {"x": {"field": "s", "type": "quantitative"}, "x2": {"field": "e"}, "y": {"field": "s"}}}"#
    )
    #expect(number.labels("bottom").last == "10")
  }

  // MARK: Domains and ranges

  private func faceted(_ sort: String, _ more: String = "") throws -> [String] {
    try Facts(
      #"{"data": {"values": [{"k": "b", "s": "p", "v": 5}, {"k": "d", "s": "q", "v": 9}, {"k": "a", "s": "p", "v": 3}, {"k": "c", "s": "p", "v": 9}, {"k": "a", "s": "q", "v": 8}, {"k": "c", "s": "q", "v": 1}]}, "mark": "bar", "encoding": {"x": {"aggregate": "sum", "field": "v"}, "row": {"field": "s"}, "y": {"field": "k", "sort": \#(sort)}}\#(more)}"#
    ).labels("left")
  }

  @Test(arguments: [
    (#""-x""#, ["a", "c", "d", "b"]), (#""x""#, ["b", "d", "c", "a"]),
    (#"{"field": "v", "op": "sum", "order": "descending"}"#, ["a", "c", "d", "b"]),
    ("null", ["b", "d", "a", "c"]), (#""descending""#, ["d", "c", "b", "a"]),
  ]) func facetsSortByAllRows(sort: String, expected: [String]) throws {
    #expect(try faceted(sort) == expected + expected)
  }

  @Test func facetsWithScalesOfTheirOwnSortByTheirRows() throws {
    #expect(
      try faceted(#""-x""#, #", "resolve": {"scale": {"y": "independent"}}"#) == ["c", "b", "a", "d", "a", "c"])
  }

  @Test func aFieldIsTheRangeOfAScale() throws {
    let data =
      #""data": {"values": [{"k": "b", "c": "red", "w": 30}, {"k": "a", "c": "green", "w": 10}, {"k": "b", "c": "red", "w": 30}]}"#
    let facts = try Facts(
      #"{\#(data), "mark": "bar", "encoding": {"y": {"field": "k"}, "color": {"field": "k", "scale": {"range": {"field": "c"}}}}}"#
    )
    #expect(facts.colors("rect") == ["#FF0000", "#008000", "#FF0000"])
    let facet = try Facts(
      #"{\#(data), "mark": "bar", "encoding": {"row": {"field": "k"}, "color": {"field": "k", "scale": {"range": {"field": "c"}}}}}"#
    )
    #expect(facet.colors("rect") == ["#008000", "#FF0000", "#FF0000"])
    let sizes = try Facts(
      #"{\#(data), "mark": {"type": "point", "shape": "square"}, "encoding": {"y": {"field": "k"}, "size": {"field": "k", "type": "ordinal", "scale": {"range": {"field": "w"}}}}}"#
    )
    #expect(Set(sizes.boxes("symbol").map { $0[2] }) == [3, 5])
  }
}

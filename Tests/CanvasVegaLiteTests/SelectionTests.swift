import Canvas
import CanvasPlot
import CanvasVegaLite
import Testing

/// What parameters select at first: rows, and the rectangle of an area.
@Suite struct SelectionTests {
  private static let places =
    #""x": {"field": "c", "type": "quantitative"}, "y": {"field": "b", "type": "quantitative"}"#

  private static func points(_ select: String, _ value: String, _ more: String = "") -> String {
    view(
      #""params": [{"name": "p", "select": \#(select), "value": \#(value)}], "mark": "point", "encoding": {\#(places), "color": {"condition": {"param": "p", "value": "red"}, "value": "gray"}}\#(more)"#
    )
  }

  @Test(arguments: [
    (#""interval""#, #"{"x": [1, 2], "y": [0, 60]}"#, [true, true, false]),
    (#""interval""#, #"{"x": [3, 1.5]}"#, [false, true, true]),
    (#"{"type": "interval", "encodings": ["y"]}"#, #"{"y": [40, 50]}"#, [false, false, true]),
    (#""interval""#, #"{"c": [2, 3]}"#, [false, true, true]),
    (#"{"type": "point", "fields": ["a"]}"#, #"[{"a": "B"}]"#, [false, true, false]),
    (#"{"type": "point", "fields": ["a"]}"#, #""C""#, [false, false, true]),
    (#"{"type": "point", "fields": ["a", "c"]}"#, #"[{"a": "A", "c": 1}, {"a": "B", "c": 9}]"#, [true, false, false]),
    (#"{"type": "point", "encodings": ["x"]}"#, "2", [false, true, false]),
  ]) func marksThatAreSelectedMeetTheCondition(select: String, value: String, expected: [Bool]) throws {
    let facts = try Facts(Self.points(select, value))
    #expect(facts.colors("symbol").map { $0 == "#FF0000" } == expected)
  }

  @Test(arguments: [
    (#"{"param": "p"}"#, 2), (#"{"not": {"param": "p"}}"#, 1), (#"{"param": "q"}"#, 3),
    (#"{"param": "q", "empty": false}"#, 0),
  ]) func filtersKeepWhatIsSelected(filter: String, count: Int) throws {
    let facts = try Facts(
      view(
        #""params": [{"name": "p", "select": "interval", "value": {"x": [1, 2]}}, {"name": "q", "select": "point"}], "transform": [{"filter": \#(filter)}], "mark": "point", "encoding": {\#(Self.places)}"#
      ))
    #expect(facts.count("symbol") == count)
  }

  @Test func namesOfAnAreaAreSelected() throws {
    let facts = try Facts(
      view(
        #""params": [{"name": "p", "select": {"type": "interval", "encodings": ["x"]}, "value": {"x": ["A", "B"]}}], "mark": "bar", "encoding": {"x": {"field": "a"}, "y": {"field": "b", "type": "quantitative"}, "color": {"condition": {"param": "p", "value": "red"}, "value": "gray"}}"#
      ))
    #expect(facts.plots.first?.marks.map(\.items.count) == [1, 3, 1])
    #expect(facts.colors("rect").filter { $0 == "#FF0000" }.count == 2)
  }

  @Test func anAreaHasARectangleBehindTheMarksAndAnOutlineBefore() throws {
    let facts = try Facts(Self.points(#""interval""#, #"{"x": [1, 2], "y": [11, 44]}"#))
    #expect(facts.kinds == ["rect", "symbol", "rect"])
    // The axes go from 0 to 3 and from 0 to 55, both 300 points long.
    #expect(facts.boxes("rect") == [[100, 60, 100, 180], [100, 60, 100, 180]])
    #expect(facts.shapes("rect").first?.fill?.color?.hex == "#333333")
    #expect(facts.shapes("rect").first?.opacity == 0.125)
    #expect(facts.shapes("rect").last?.fill == nil)
    #expect(facts.shapes("rect").last?.stroke?.color?.hex == "#FFFFFF")
  }

  @Test func anAreaOfOneAxisGoesFromEndToEnd() throws {
    let facts = try Facts(
      Self.points(
        #"{"type": "interval", "encodings": ["x"], "mark": {"fill": "red", "stroke": "blue", "strokeWidth": 3}}"#,
        #"{"x": [1, 2], "y": [30, 60]}"#))
    #expect(facts.boxes("rect").first == [100, 0, 100, 300])
    #expect(facts.colors("rect") == ["#FF0000", "#0000FF"])
    #expect(facts.shapes("rect").last?.style.width == 3)
  }

  @Test func timesAreEndsToo() throws {
    let facts = try Facts(
      view(
        #""params": [{"name": "p", "select": "interval", "value": {"x": [{"year": 2024, "month": 1, "date": 1}, {"year": 2024, "month": 3, "date": 1}]}}], "mark": "line", "encoding": {"x": {"field": "d", "type": "temporal"}, "y": {"field": "b", "type": "quantitative"}}"#
      ))
    #expect(facts.boxes("rect").first == [0, 0, 300, 300])
  }

  @Test(arguments: [
    (#""interval""#, "null"), (#""point""#, #"[{"a": "B"}]"#), (#""interval""#, #"{"z": [1, 2]}"#),
  ]) func otherSelectionsHaveNoRectangle(select: String, value: String) throws {
    #expect(try Facts(Self.points(select, value)).kinds == ["symbol"])
  }

  @Test func scalesThatAreBoundHaveNoRectangle() throws {
    let json = view(
      #""params": [{"name": "p", "select": "interval", "bind": "scales", "value": {"x": [1, 2]}}], "mark": "point", "encoding": {\#(Self.places)}"#
    )
    #expect(try Facts(json).kinds == ["symbol"])
  }

  @Test func anAreaIsInTheViewThatIsNamed() throws {
    let facts = try Facts(
      view(
        #""params": [{"name": "p", "select": "interval", "value": {"x": [1, 2]}, "views": ["two"]}], "hconcat": [{"name": "one", "mark": "point", "encoding": {\#(Self.places)}}, {"name": "two", "mark": "point", "encoding": {\#(Self.places)}}]"#
      ))
    #expect(facts.plots.map { $0.marks.map(\.kind) } == [["symbol"], ["rect", "symbol", "rect"]])
  }

  @Test func anAreaIsDrawnOnceInLayers() throws {
    let facts = try Facts(
      view(
        #""layer": [{"params": [{"name": "p", "select": "interval", "value": {"x": [1, 2]}}], "mark": "point"}, {"mark": "line"}], "encoding": {\#(Self.places)}"#
      ))
    #expect(facts.kinds == ["rect", "symbol", "rect", "line"])
  }

  @Test func anAreaOfALayerIsInTheFieldsOfTheViewAround() throws {
    let facts = try Facts(
      view(
        #""layer": [{"params": [{"name": "p", "select": "interval", "value": {"x": [1, 2]}}], "mark": "point"}, {"transform": [{"filter": {"param": "p"}}], "mark": "square"}], "encoding": {\#(Self.places)}"#
      ))
    #expect(facts.plots.first?.marks.map(\.items.count) == [1, 3, 1, 2])
  }

  @Test func anAreaWithoutEndsIsAnError() {
    #expect(message(Self.points(#""interval""#, #"{"x": 3}"#)) == "params[0].value.x: 3; a list of two values")
  }
}

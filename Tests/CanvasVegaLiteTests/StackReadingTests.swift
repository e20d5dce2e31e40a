import Canvas
import CanvasVegaLite
import Testing

/// Stacks: their order, their round corners, and what lies on stacked areas.
@Suite struct StackReadingTests {
  private let data =
    #""data": {"values": [{"m": "a", "k": "x", "v": 1}, {"m": "a", "k": "y", "v": 2}, {"m": "a", "k": "z", "v": 3}]}"#
  private let colors = #""scale": {"domain": ["z", "x", "y"], "range": ["red", "green", "blue"]}"#

  // MARK: Order

  @Test func barsAreStackedInTheOrderOfTheirColours() throws {
    let facts = try Facts(
      #"{\#(data), "mark": "bar", "encoding": {"x": {"field": "m"}, "y": {"field": "v", "type": "quantitative"}, "color": {"field": "k", \#(colors)}}}"#
    )
    // Red, the first colour, is at the top.
    #expect(facts.boxes("rect").map { $0[1] } == [150, 200, 0])
    let fill = try Facts(
      #"{\#(data), "mark": "bar", "encoding": {"x": {"field": "m"}, "y": {"aggregate": "sum", "field": "v"}, "fill": {"field": "k", \#(colors)}}}"#
    )
    #expect(fill.boxes("rect").map { $0[1] } == [150, 200, 0])
  }

  @Test func barsThatLieBeginWithTheFirstColour() throws {
    let facts = try Facts(
      #"{\#(data), "mark": "bar", "encoding": {"y": {"field": "m"}, "x": {"field": "v", "type": "quantitative"}, "color": {"field": "k", \#(colors)}}}"#
    )
    #expect(facts.boxes("rect").map { $0[0] } == [150, 200, 0])
  }

  @Test(arguments: [
    (#""type": "ordinal", "#, ""), ("", #", "order": {"field": "k", "sort": "descending"}"#),
    ("", #", "order": {"value": 1}"#),
  ]) func ranksAndAnOrderOfTheirOwnCountMore(type: String, order: String) throws {
    let facts = try Facts(
      #"{\#(data), "mark": "bar", "encoding": {"x": {"field": "m"}, "y": {"field": "v", "type": "quantitative"}, "color": {"field": "k", \#(type)\#(colors)}\#(order)}}"#
    )
    #expect(facts.boxes("rect").map { $0[1] } == [0, 50, 150])
  }

  @Test func aNameThatIsNoColourOfTheDomainIsNotPainted() throws {
    let facts = try Facts(
      #"{\#(data), "mark": "bar", "encoding": {"x": {"field": "m"}, "y": {"field": "v", "type": "quantitative"}, "color": {"field": "k", "scale": {"domain": ["x"]}}}}"#
    )
    let alphas = facts.shapes("rect").map { $0.fill?.color?.alpha ?? -1 }
    #expect(alphas == [1, 0, 0])
  }

  // MARK: Overlays

  private let areas =
    #""data": {"values": [{"a": 1, "b": 2, "c": "p"}, {"a": 2, "b": 3, "c": "p"}, {"a": 3, "b": 1, "c": "p"}, {"a": 1, "b": 2, "c": "q"}, {"a": 2, "b": 2, "c": "q"}, {"a": 3, "b": 1, "c": "q"}]}"#

  @Test(arguments: ["color", "opacity", "detail", "strokeDash"]) func aLineLiesOnTheEdgeOfItsStackedArea(
    channel: String
  ) throws {
    let facts = try Facts(
      #"{\#(areas), "mark": {"type": "area", "line": true, "point": true}, "encoding": {"x": {"field": "a", "type": "quantitative"}, "y": {"field": "b", "type": "quantitative"}, "\#(channel)": {"field": "c", "type": "nominal"}}}"#
    )
    #expect(facts.labels("bottom").first == "1.0")
    let (edges, lines) = (facts.boxes("area"), facts.boxes("line"))
    #expect(edges.map { $0[1] } == [0, 180] && lines.map { $0[1] } == [0, 180])
    #expect(lines.map { $0[2] } == [300, 300] && lines.map { $0[3] } == [180, 60])
    #expect(facts.count("symbol") == 6)
  }

  @Test func aLineLiesOnAnAreaThatIsNotStacked() throws {
    let facts = try Facts(
      #"{\#(areas), "mark": {"type": "area", "line": true}, "encoding": {"x": {"field": "a", "type": "quantitative"}, "y": {"field": "b", "type": "quantitative", "stack": null}, "color": {"field": "c"}}}"#
    )
    #expect(facts.boxes("line").map { $0[1] } == [0, 100])
  }

  @Test func aLineLiesOnTheFirstEndOfARange() throws {
    let facts = try Facts(
      #"{"data": {"values": [{"a": 1, "l": 1, "u": 4}, {"a": 2, "l": 2, "u": 4}]}, "mark": {"type": "area", "line": true}, "encoding": {"x": {"field": "a", "type": "quantitative"}, "y": {"field": "l", "type": "quantitative"}, "y2": {"field": "u"}}}"#
    )
    #expect(facts.boxes("line") == [[0, 150, 300, 75]])
  }

  // MARK: Round corners

  private func stack(_ mark: String, horizontal: Bool = false, values: [Double] = [5, 5]) throws -> [Path] {
    let (m, v) = (#"{"field": "m"}"#, #"{"field": "v", "type": "quantitative", "scale": {"nice": false}}"#)
    let rows = zip(["x", "y", "z"], values).map { #"{"m": "a", "k": "\#($0)", "v": \#($1)}"# }
    return try Facts(
      #"{"data": {"values": [\#(rows.joined(separator: ","))]}, "\#(horizontal ? "height" : "width")": {"step": 40}, "mark": {"type": "bar", \#(mark)}, "encoding": {"\#(horizontal ? "y" : "x")": \#(m), "\#(horizontal ? "x" : "y")": \#(v), "color": {"field": "k"}}}"#
    ).shapes("rect").map(\.path)
  }

  @Test func onlyTheEndsOfAStackAreRound() throws {
    let paths = try stack(#""cornerRadius": 12"#)
    // The upper bar, from 0 to 150, and the lower one.
    #expect(!paths[0].contains(Point(x: 3, y: 1)) && !paths[0].contains(Point(x: 37, y: 1)))
    #expect(paths[0].contains(Point(x: 2.5, y: 149)) && paths[0].contains(Point(x: 37.5, y: 149)))
    #expect(paths[1].contains(Point(x: 2.5, y: 151)) && paths[1].contains(Point(x: 37.5, y: 151)))
    #expect(!paths[1].contains(Point(x: 3, y: 299)) && !paths[1].contains(Point(x: 37, y: 299)))
  }

  @Test func theEndOfAStackThatLiesIsRound() throws {
    let paths = try stack(#""cornerRadiusEnd": 12"#, horizontal: true)
    #expect(paths[0].contains(Point(x: 1, y: 3)) && paths[0].contains(Point(x: 149, y: 37)))
    #expect(paths[1].contains(Point(x: 151, y: 3)) && !paths[1].contains(Point(x: 299, y: 3)))
    #expect(!paths[1].contains(Point(x: 299, y: 37)) && paths[1].contains(Point(x: 298, y: 20)))
  }

  @Test func aThinBarAtTheEndIsCutByTheCornerOfItsStack() throws {
    // Of 300 points the thin bar has 4, and the corner 12.
    let paths = try stack(#""cornerRadiusTopLeft": 12"#, values: [4, 296])
    #expect(abs(paths[0].boundingBox.height - 4) < 1e-9 && abs(paths[0].boundingBox.minX - 5.06) < 0.1)
    #expect(paths[0].contains(Point(x: 37.5, y: 0.5)))
    #expect(!paths[1].contains(Point(x: 2.6, y: 5)) && paths[1].contains(Point(x: 2.6, y: 13)))
    #expect(abs(paths[1].boundingBox.minY - 4) < 1e-9)
  }

  @Test func theLastBarOfAStackBelowZeroIsRound() throws {
    let paths = try stack(#""cornerRadiusEnd": 12"#, values: [-5, -5])
    #expect(paths[1].contains(Point(x: 2.5, y: 1)) && paths[0].contains(Point(x: 2.5, y: 151)))
    #expect(!paths[0].contains(Point(x: 3, y: 299)))
  }
}

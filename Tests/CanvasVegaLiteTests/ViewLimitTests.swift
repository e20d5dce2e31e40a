import CanvasVegaLite
import Testing

/// Limits of views, which are checked before short forms are written out and before anything is drawn.
@Suite struct ViewLimitTests {
  private func names(_ count: Int) -> String {
    "[" + Array(repeating: #""a""#, count: count).joined(separator: ",") + "]"
  }

  private let inner = #"{"mark": "point", "encoding": {"x": {"field": "a", "type": "quantitative"}}}"#
  private let data = #""data": {"values": [{"a": 1}]}"#

  @Test func aRepeatIsCountedBeforeItIsWrittenOut() {
    func cube(_ count: Int) -> String {
      #"{\#(data), "repeat": {"row": \#(names(count)), "column": \#(names(count)), "layer": \#(names(count))}, "spec": \#(inner)}"#
    }
    #expect(message(cube(40)) == "repeat: 40 × 40 × 40 views; at most 10000")
    #expect(message(cube(1000)) == "repeat: 1000 × 1000 × 1000 plots; at most 2000")
    #expect(message(cube(3)) == nil)
    #expect(
      message(#"{\#(data), "repeat": \#(names(3000)), "spec": \#(inner)}"#) == "repeat: 3000 plots; at most 2000")
    #expect(
      message(#"{\#(data), "repeat": {"layer": \#(names(10_001))}, "spec": \#(inner)}"#)
        == "repeat: 10001 views; at most 10000")
  }

  @Test func aRepeatInsideOfAnotherCountsForEachOfIt() {
    var spec = inner
    for _ in 0..<9 { spec = #"{"repeat": \#(names(9)), "spec": \#(spec)}"# }
    #expect(message(#"{\#(data), "hconcat": [\#(spec)]}"#)?.contains("repeat: 9 × 729 plots; at most 2000") == true)
    let boxes = #"{"mark": "boxplot", "encoding": {"x": {"field": "a", "type": "quantitative"}}}"#
    #expect(
      message(#"{\#(data), "repeat": {"layer": \#(names(2000))}, "spec": \#(boxes)}"#)
        == "repeat: 2000 × 6 views; at most 10000")
  }

  @Test func aRepeatOfALongSpecificationIsNotWrittenOut() {
    let long =
      #"{"mark": "point", "encoding": {}, "transform": \#("[" + Array(repeating: #"{"filter": "true"}"#, count: 3000).joined(separator: ",") + "]")}"#
    #expect(
      message(#"{\#(data), "repeat": \#(names(1000)), "spec": \#(long)}"#)
        == "repeat: 6004000 values; at most 5000000")
  }

  @Test func listsOfViewsAreCounted() {
    func list(_ name: String, _ count: Int) -> String {
      #"{\#(data), "\#(name)": [\#(Array(repeating: inner, count: count).joined(separator: ","))]}"#
    }
    for name in ["hconcat", "vconcat", "concat"] {
      #expect(message(list(name, 2001)) == "\(name): 2001 plots; at most 2000")
    }
    #expect(message(list("layer", 10_001)) == "layer: 10001 views; at most 10000")
    let nested =
      #"{\#(data), "vconcat": [\#(Array(repeating: list("hconcat", 100).replacing(data + ", ", with: ""), count: 21).joined(separator: ","))]}"#
    #expect(message(nested) == "vconcat: 2100 plots; at most 2000")
  }

  @Test func theLayersOfFacetsAreCounted() {
    let layers = Array(repeating: #"{"mark": "tick"}"#, count: 101).joined(separator: ",")
    #expect(
      message(
        #"{"data": {"sequence": {"start": 0, "stop": 100, "as": "a"}}, "facet": {"field": "a"}, "columns": 10, "spec": {"layer": [\#(layers)]}}"#
      ) == "facet: 10100 views in all; at most 10000")
  }

  @Test func theRowsOfAllViewsAreCounted() {
    let rows = #""data": {"sequence": {"start": 0, "stop": 100000, "as": "a"}}"#
    #expect(
      message(#"{\#(rows), "repeat": {"layer": \#(names(40))}, "spec": \#(inner)}"#)
        == "layer[1].mark: 200000 marks; at most 150000 here")
  }

  @Test func manyLayersOfTheSameRowsAreQuick() throws {
    let facts = try Facts(
      #"{"data": {"values": [{"a": 1}, {"a": 2}]}, "repeat": {"layer": \#(names(2000))}, "spec": \#(inner)}"#)
    #expect(facts.kinds.count == 2000)
  }
}

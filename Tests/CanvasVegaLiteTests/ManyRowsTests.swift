import Canvas
import CanvasPlot
import CanvasVegaLite
import Testing

/// What is fast for many rows is the same as for few.
@Suite struct ManyRowsTests {
  @Test(arguments: [
    "circle", "square", "cross", "diamond", "triangle-up", "triangle-down", "triangle-right", "triangle-left",
    "triangle", "arrow", "wedge", "stroke", "M-.5,-.5h1v1z",
  ]) func aSymbolIsInItsReach(name: String) throws {
    for angle in stride(from: 0, to: 360, by: 15) {
      let facts = try Facts(
        view(
          #""mark": {"type": "point", "shape": "\#(name)", "angle": \#(angle)}, "encoding": {"x": {"field": "c", "type": "quantitative"}, "y": {"field": "b", "type": "quantitative"}, "size": {"field": "b", "type": "quantitative"}}"#
        ))
      #expect(facts.shapes("symbol").count == 3)
      for shape in facts.shapes("symbol") {
        #expect(!shape.path.isEmpty && shape.reach.contains(shape.path.boundingBox), "\(angle)")
      }
    }
  }

  @Test func aRectangleHasItsPath() throws {
    let facts = try Facts(view(#""mark": "bar", "encoding": {"x": {"field": "a"}, "y": {"field": "b"}}"#))
    for shape in facts.shapes("rect") {
      let rect = try #require(shape.rect)
      #expect(shape.path == Path(rect: rect) && shape.reach == rect)
      var other = shape
      other.path = Path(ovalIn: rect)
      #expect(other.rect == nil && other.path == Path(ovalIn: rect))
      other.rect = rect
      #expect(other.rect == rect && other.path == shape.path)
    }
  }

  private let encoding =
    #""mark": "point", "encoding": {"x": {"field": "x", "type": "quantitative"}, "y": {"field": "y", "type": "quantitative"}, "color": {"field": "c"}}"#

  @Test func theRowsOfADatasetAreThoseOfValuesAndOfAFile() throws {
    let rows =
      #"[{"x": 1, "y": 2.5, "c": "A"}, {"y": 3, "x": 0.1234567890123456, "c": "B"}, {"x": 3, "c": null}, 5, {"d": [1], "x": 2, "y": "4"}]"#
    let inline = try read("{\"data\": {\"values\": \(rows)}, \(encoding)}").png()
    #expect(
      try read("{\"data\": {\"name\": \"a\"}, \"datasets\": {\"a\": \(rows), \"b\": [1]}, \(encoding)}").png() == inline
    )
    #expect(try read("{\"data\": {\"url\": \"a.json\"}, \(encoding)}", files: ["a.json": rows]).png() == inline)
    let wrapped = "{\"b\": {\"c\": \(rows)}}"
    let property = #""data": {"url": "a.json", "format": {"property": "b.c"}}"#
    #expect(try read("{\(property), \(encoding)}", files: ["a.json": wrapped]).png() == inline)
    let inside = #""data": {"values": \#(wrapped), "format": {"property": "b.c"}}"#
    #expect(try read("{\(inside), \(encoding)}").png() == inline)
    let text = #""data": {"values": "{\"b\": [0, {\"c\": [{\"x\": 1}]}]}", "format": {"property": "b[1].c"}}"#
    let list = #""data": {"values": {"b": [0, {"c": [{"x": 1}]}]}, "format": {"property": "b[1].c"}}"#
    #expect(try read("{\(text), \(encoding)}").png() == read("{\(list), \(encoding)}").png())
    let nested = #""data": {"values": {"data": {"values": \#(rows)}}, "format": {"property": "data.values"}}"#
    #expect(try read("{\(nested), \(encoding)}").png() == inline)
    let one = #""data": {"values": {"b": {"x": 1, "y": 2.5, "c": "A"}}, "format": {"property": "b"}}"#
    #expect(try Facts("{\(one), \(encoding)}").count("symbol") == 1)
  }

  @Test(arguments: ["b.d", "d", "b.c.d", "b.c[9]"]) func aPropertyThatTheDataLacksIsSaid(path: String) {
    let missing = path.hasSuffix("[9]") ? "9" : "d"
    let spec = #"{"data": {"values": {"b": {"c": [{"x": 1}]}}, "format": {"property": "\#(path)"}}, \#(encoding)}"#
    #expect(message(spec) == "data.values: no property '\(missing)'; a property of the data")
  }

  @Test func aDatasetIsAList() {
    func spec(_ list: String) -> String {
      "{\"data\": {\"name\": \"a\"}, \"datasets\": {\"a\": \(list)}, \(encoding)}"
    }
    #expect(message(spec(#"{"$rows": 0}"#)) == "datasets.a: an object; a list")
    #expect(message(spec("[]")) == message(spec("[ ]")))
  }

  @Test func tooManyNamesAreAnErrorInValues() {
    let row = "{" + (0...10_000).map { "\"k\($0)\": 1" }.joined(separator: ",") + "}"
    #expect(
      message("{\"data\": {\"values\": [\(row), 1]}, \(encoding)}") == "values: values: 10001 names; at most 10000")
    #expect(message("{\"data\": {\"values\": [\(row), 1}}, \(encoding)}")?.contains("; ',' or ']'") == true)
  }
}

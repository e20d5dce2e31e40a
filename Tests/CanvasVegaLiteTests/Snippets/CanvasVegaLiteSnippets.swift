import Canvas
import CanvasVegaLite
import Testing

@Suite struct CanvasVegaLiteSnippets {
  // snippet
  func chart(of specification: String) throws -> [UInt8] {
    let chart = try VegaLiteSpec(json: Array(specification.utf8))
    for note in chart.notes { print(note) }
    return try chart.png(scale: 2)
  }
  // end of snippet

  // snippet
  func chart(of specification: [UInt8], with files: [String: [UInt8]]) throws -> VegaLiteSpec {
    try VegaLiteSpec(json: specification) { (path) throws(VegaLiteError) in
      guard let bytes = files[path] else { throw VegaLiteError("\(path): no such file") }
      return bytes
    }
  }
  // end of snippet

  @Test func aFileAndValuesAreTheSameChart() throws {
    let encoding = #""mark": "bar", "encoding": {"x": {"field": "a"}, "y": {"field": "b", "type": "quantitative"}}"#
    let values = #"{"data": {"values": [{"a": "A", "b": 3}, {"a": "B", "b": 5}]}, \#(encoding)}"#
    let file = #"{"data": {"url": "t.csv"}, \#(encoding)}"#
    let chart = try chart(of: Array(file.utf8), with: ["t.csv": Array("a,b\nA,3\nB,5\n".utf8)])
    #expect(try chart.png(scale: 2) == self.chart(of: values))
    #expect(throws: VegaLiteError.self) { try self.chart(of: Array(file.utf8), with: [:]) }
  }
}

import Canvas
import CanvasRequests
import Testing

/// The work and the memory of requests that aren't trusted.
@Suite struct MeterTests {
  private func message(_ json: String, _ resources: Resources = Resources()) -> String? {
    do {
      _ = try PictureRequest(json: Array(json.utf8)).drawable(in: resources).png()
      return nil
    } catch {
      return "\(error)"
    }
  }

  private static func svg(_ content: String, options: String = "") -> String {
    let text = #"<svg xmlns='http://www.w3.org/2000/svg' width='1000' height='1000'>\#(content)</svg>"#
    return #"{"command": "svg", "data": "\#(text)", "options": {\#(options)}}"#
  }

  private static func filter(_ primitives: String, options: String = "") -> String {
    svg("<filter id='f'>\(primitives)</filter><rect width='999' height='999' filter='url(#f)'/>", options: options)
  }

  private static let doubling = (1...40).map { #"{"name": "p\#($0)", "expr": "p\#($0 - 1)+p\#($0 - 1)"}"# }
  private static let lists = Array(repeating: #"{"calculate": "[datum.z,datum.z]", "as": "z"}"#, count: 60)

  /// What costs more than a picture may, and what the error says.
  private static let costly = [
    (filter(String(repeating: "<feMorphology operator='dilate' radius='9'/>", count: 200)), "steps of filters"),
    (filter("<feTurbulence numOctaves='99' baseFrequency='.5'/>"), "feTurbulence of filter 'f': 1"),
    (
      filter((0..<90).map { "<feOffset result='r\($0)'/>" }.joined()), "MiB of layers, filters and shadows; at most 200"
    ),
    (
      svg(String(repeating: "<rect width='999' height='999' stroke='red' stroke-dasharray='.005'/>", count: 9)),
      "dashes"
    ),
    (
      #"{"command": "draw", "data": "size: 9x9\nfront: {vstack: [\#(String(repeating: "{repeat: 999, vstack: [", count: 3)){if: '1 > 2', text: a}\#(String(repeating: "]}", count: 3))]}"}"#,
      "elements, with those that are repeated; at most"
    ),
    (
      #"{"command": "draw", "data": "size: 1000x1000\nfront: \#(String(repeating: "{shadow: 99, zstack: [", count: 20)){rectangle: red}\#(String(repeating: "]}", count: 20))"}"#,
      "pixels of shadows"
    ),
    (
      #"{"command": "draw", "data": "size: 2000x2000\nfront: \#(String(repeating: "{opacity: 0.9, zstack: [", count: 20)){rectangle: red}\#(String(repeating: "]}", count: 20))"}"#,
      "MiB of layers"
    ),
    (
      #"{"command": "chart spec", "data": {"data": {"sequence": {"start": 0, "stop": 900000}}, "mark": "point"}}"#,
      "mark: 900000 marks; at most 1"
    ),
    (
      #"{"command": "chart spec", "data": {"data": {"sequence": {"start": 0, "stop": 900000, "as": "x"}}, "transform": [{"density": "x", "steps": 1000}], "mark": "line"}}"#,
      "steps of a transform"
    ),
    (
      #"{"command": "chart spec", "data": {"data": {"values": [{}]}, "params": [{"name": "p0", "value": "ab"}, \#(doubling.joined(separator: ","))], "mark": "line"}}"#,
      "the steps of the expressions are used up"
    ),
    (
      #"{"command": "chart spec", "data": {"data": {"values": [{}]}, "transform": [\#(lists.joined(separator: ","))], "mark": "line"}}"#,
      "the steps of the expressions are used up"
    ),
  ]

  @Test(arguments: costly.indices) func whatCostsTooMuchIsAnErrorOfOneLine(index: Int) throws {
    let (json, part) = Self.costly[index]
    let error = try #require(message(json))
    #expect(error.contains(part), "\(error)")
    #expect(!error.contains("\n") && error.count < 300)
    // The work decides, so that it is the same error again.
    #expect(error == message(json))
  }

  /// Large pictures are recorded and drawn in bands if there are several threads. What is refused is the same.
  @Test(arguments: [74, 76]) func theNumberOfThreadsMakesNoDifference(count: Int) {
    let group = "<g opacity='.9'><rect width='2000' height='2000' fill='red'/></g>"
    let layers = Self.svg(String(repeating: group, count: count), options: "\"size\": \"2000x2000\"")
    let dashed = "<rect width='999' height='999' stroke='red' stroke-dasharray='.02'/>"
    let dashes = Self.svg(String(repeating: dashed, count: count - 55), options: "\"size\": \"2000x2000\"")
    for json in [layers, dashes] {
      let errors = [1, 2, 5].map { count in Threads.withMaximum(count) { message(json) } }
      #expect((errors[0] != nil) == (count > 75), "\(errors)")
      #expect(Set(errors).count == 1, "\(errors)")
    }
  }

  @Test func limitsAreRaisedByTheCallerOnly() {
    let blur = String(repeating: "<feGaussianBlur stdDeviation='9'/>", count: 3)
    #expect(message(Self.filter(blur)) == nil)
    #expect(message(Self.filter(blur, options: #""max-seconds": 0.1"#))?.contains("steps of filters") == true)
    #expect(message(Self.filter(blur, options: #""max-memory": 10"#))?.contains("at most 6 MiB at a time") == true)
    var resources = Resources()
    resources.limits.memory = 10 << 20
    #expect(message(Self.filter(blur), resources)?.contains("at most 6 MiB") == true)
    // A request of somebody else doesn't get more.
    #expect(message(Self.filter(blur, options: #""max-memory": 1000"#), resources)?.contains("at most 6 MiB") == true)
  }
}

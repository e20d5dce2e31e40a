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

  private static let rect = "<rect width='999' height='999' fill-opacity='.5'/>"
  private static let letter = "<tspan x='0'>W</tspan>"
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

  /// The same for a twentieth of the work, so that less of it is done.
  private static let costlyShapes = [
    (svg(String(repeating: rect, count: 2_000)), "pixels of shapes"),
    (
      svg("<path d='M0 0\(String(repeating: "L1000 990 0 9", count: 10_000))'/>"),
      "pixels that edges cross"
    ),
    (svg("<text y='999' font-size='1000'>\(String(repeating: letter, count: 2_000))</text>"), "pixels"),
    (
      #"{"command": "draw", "data": "size: 1000x1000\nfront: {repeat: 1000, zstack: [{rectangle: red}]}"}"#,
      "pixels of shapes"
    ),
  ]

  @Test(arguments: costlyShapes.indices) func shapesThatCostTooMuchAreAnErrorOfOneLine(index: Int) throws {
    let (json, part) = Self.costlyShapes[index]
    let error = try #require(message(json, Self.resources(0.1)))
    #expect(error.contains(part) && !error.contains("\n"), "\(error)")
  }

  @Test(arguments: costly.indices) func whatCostsTooMuchIsAnErrorOfOneLine(index: Int) throws {
    let (json, part) = Self.costly[index]
    let error = try #require(message(json))
    #expect(error.contains(part), "\(error)")
    #expect(!error.contains("\n") && error.count < 300)
    // The work decides, so that it is the same error again.
    #expect(error == message(json))
  }

  /// Large pictures are recorded and drawn in bands if there are several threads. What is refused is the same.
  @Test(arguments: [72, 75]) func theNumberOfThreadsMakesNoDifference(count: Int) {
    let group = "<g opacity='.9'><rect width='2000' height='2000' fill='red'/></g>"
    let layers = Self.svg(String(repeating: group, count: count), options: "\"size\": \"2000x2000\"")
    let dashed = "<rect width='999' height='999' stroke='red' stroke-dasharray='.02'/>"
    let dashes = Self.svg(String(repeating: dashed, count: count - 54), options: "\"size\": \"2000x2000\"")
    for json in [layers, dashes] {
      let errors = [1, 2, 5].map { count in Threads.withMaximum(count) { message(json) } }
      #expect((errors[0] != nil) == (count > 73), "\(errors)")
      #expect(Set(errors).count == 1, "\(errors)")
    }
  }

  @Test func theNumberOfThreadsMakesNoDifferenceToShapes() {
    let shapes = "<circle cx='1000' cy='1000' r='900' fill='url(#g)'/><path d='M0 9 1999 1000 0 1990' stroke='red'/>"
    let json = Self.svg(
      "<linearGradient id='g'><stop/></linearGradient>" + String(repeating: shapes, count: 100),
      options: "\"size\": \"2000x2000\"")
    let areRefused = [0.1, 0.2, 0.3, 0.4, 0.5].map { seconds in
      let errors = [1, 2, 5].map { count in Threads.withMaximum(count) { message(json, Self.resources(seconds)) } }
      #expect(Set(errors).count == 1, "\(errors)")
      return errors[0] != nil
    }
    #expect(areRefused.first == true && areRefused.last == false)
  }

  private static func resources(_ workSeconds: Double) -> Resources {
    var resources = Resources()
    resources.limits.workSeconds = workSeconds
    return resources
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

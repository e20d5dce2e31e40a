/// A parser of the XML that an SVG file may be: well-formed, without entities of its own, comments and instructions. It
/// throws a reason for everything else.
struct StrictXML {
  struct Element {
    var name: String
    var attributes: [String: String]
    /// The names of the elements around it.
    var path: [String]
  }

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private(set) var elements: [Element] = []
  private(set) var text = ""
  private let scalars: [Unicode.Scalar]
  private var position = 0

  init(_ source: String) throws {
    scalars = Array(source.unicodeScalars)
    var open: [String] = []
    while position < scalars.count {
      guard scalars[position] == "<" else {
        let content = read { $0 != "<" }
        guard !open.isEmpty || content.allSatisfy(\.isWhitespace) else { throw Failure(description: "text outside") }
        text += try Self.unescaped(content)
        continue
      }
      position += 1
      if take("/") {
        let name = read { $0 != ">" }
        guard take(">"), open.popLast() == name else { throw Failure(description: "</\(name)> closes nothing") }
        continue
      }
      let name = read { $0.properties.isAlphabetic }
      guard !name.isEmpty, !open.isEmpty || elements.isEmpty else { throw Failure(description: "bad element \(name)") }
      var element = Element(name: name, attributes: [:], path: open)
      while take(" ") {
        let key = read { $0.properties.isAlphabetic || $0 == "-" || $0 == ":" || $0.properties.numericType != nil }
        guard take("="), take("\"") else { throw Failure(description: "attribute \(key) of \(name)") }
        let value = read { $0 != "\"" && $0 != "<" }
        guard take("\""), element.attributes[key] == nil else {
          throw Failure(description: "attribute \(key) of \(name)")
        }
        element.attributes[key] = try Self.unescaped(value)
      }
      elements.append(element)
      if take("/") {
        guard take(">") else { throw Failure(description: "<\(name)/ has no end") }
      } else {
        guard take(">") else { throw Failure(description: "<\(name) has no end") }
        open.append(name)
      }
    }
    guard open.isEmpty, !elements.isEmpty else { throw Failure(description: "open elements: \(open)") }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard position < scalars.count, scalars[position] == scalar else { return false }
    position += 1
    return true
  }

  private mutating func read(while isPart: (Unicode.Scalar) -> Bool) -> String {
    let start = position
    while position < scalars.count, isPart(scalars[position]) { position += 1 }
    return String(String.UnicodeScalarView(scalars[start..<position]))
  }

  // By scalars: a combining mark after the text of an entity doesn't change the entity.
  private static func unescaped(_ text: String) throws -> String {
    var rest = text.unicodeScalars[...]
    var result = String.UnicodeScalarView()
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      let entities: [String: Unicode.Scalar] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\""]
      guard let end = rest[start...].firstIndex(of: ";"),
        let scalar = entities[String(rest[rest.index(after: start)..<end])]
      else { throw Failure(description: "an ampersand") }
      result.append(scalar)
      rest = rest[rest.index(after: end)...]
    }
    guard rest.allSatisfy({ $0.value >= 32 || $0 == "\n" }) else { throw Failure(description: "a control") }
    return String(result + rest)
  }
}

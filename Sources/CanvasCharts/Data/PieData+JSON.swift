internal import Canvas
internal import CanvasData

extension PieData {
  /// Reads a list of objects.
  static func segments(json bytes: [UInt8]) throws(DataError) -> [PieSegment] {
    let value = try JSONValue(json: bytes)
    guard case .list(let elements) = value.content else {
      throw .text(in: bytes, at: value.offset, found: value.shown, allowed: "a list of objects: [{…}, …]")
    }
    var segments: [PieSegment] = []
    segments.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      segments.append(try JSONSegment(element, path: "[\(index)]").segment)
    }
    return segments
  }
}

/// One object of the list, with the checks that make a segment of it. Keys ignore case.
private struct JSONSegment {
  private let path: String
  private let members: [JSONValue.Member]

  init(_ value: JSONValue, path: String) throws(DataError) {
    guard case .object(let members) = value.content else {
      throw .json(path: path, found: value.shown, allowed: "an object with name, value and perhaps color")
    }
    self.path = path
    self.members = members
  }

  var segment: PieSegment {
    get throws(DataError) {
      guard case .string(let name)? = self["name"]?.content else { throw failure("name", allowed: "a string") }
      guard case .number(let digits)? = self["value"]?.content, let value = Double(digits), value >= 0 else {
        throw failure("value", allowed: DecimalNumber.allowed)
      }
      return PieSegment(name: name, value: value, color: try color)
    }
  }

  private var color: Color? {
    get throws(DataError) {
      switch self["color"]?.content {
      case nil, .null: return nil
      case .string(let text):
        guard let color = Color(css: text) else { throw failure("color", allowed: Color.cssGrammar) }
        return color
      default: throw failure("color", allowed: "a string: \(Color.cssGrammar)")
      }
    }
  }

  private subscript(key: String) -> JSONValue? {
    members.first { $0.key.lowercased() == key }?.value
  }

  private func failure(_ key: String, allowed: String) -> DataError {
    .json(path: "\(path).\(key)", found: self[key]?.shown ?? "missing", allowed: allowed)
  }
}

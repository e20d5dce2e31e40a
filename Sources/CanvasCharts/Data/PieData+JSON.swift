internal import Canvas
internal import FoundationEssentials

extension PieData {
  /// Reads a list of objects from a byte on; the bytes are valid UTF-8.
  static func segments(json bytes: [UInt8], from start: Int) throws(ChartDataError) -> [PieSegment] {
    // The decoder alone would not say where a text stops being JSON, and would let a few things pass.
    if let error = JSONSyntax.firstError(in: bytes, from: start) { throw error }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .custom { path in LowercasedKey(path[path.count - 1]) }
    do {
      return try decoder.decode([JSONSegment].self, from: Data(bytes[start...])).map(\.segment)
    } catch let error as ChartDataError {
      throw error
    } catch DecodingError.typeMismatch(_, let context) where context.codingPath.isEmpty {
      // What begins with a brace is an object where it is JSON at all.
      let brace = bytes[start...].firstIndex(of: UInt8(ascii: "{")) ?? start
      throw .text(in: bytes, at: brace, found: "an object", allowed: "a list of objects: [{…}, …]")
    } catch {
      throw .text(in: bytes, at: start, found: "unreadable JSON", allowed: "a list of objects: [{…}, …]")
    }
  }
}

/// A key in lower case: "Value" means "value".
private struct LowercasedKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(_ key: any CodingKey) {
    stringValue = key.stringValue.lowercased()
    intValue = key.intValue
  }

  init?(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init?(intValue: Int) {
    stringValue = String(intValue)
    self.intValue = intValue
  }
}

/// One object of the list, with the checks that make a segment of it.
private struct JSONSegment: Decodable {
  let segment: PieSegment

  private enum Key: String, CodingKey {
    case name, value, color
  }

  init(from decoder: any Decoder) throws {
    guard let object = try? decoder.container(keyedBy: Key.self) else {
      throw ChartDataError.json(
        path: decoder.codingPath.jsonPath, found: try decoder.singleValueContainer().decode(JSONShown.self).text,
        allowed: "an object with name, value and perhaps color")
    }
    func member<T: Decodable>(_ key: Key, as type: T.Type, allowed: String) throws -> T {
      if let member = try? object.decode(type, forKey: key) { return member }
      let found = object.contains(key) ? try object.decode(JSONShown.self, forKey: key).text : "missing"
      throw failure(key, found: found, allowed: allowed)
    }
    func failure(_ key: Key, found: String, allowed: String) -> ChartDataError {
      .json(path: (decoder.codingPath + [key]).jsonPath, found: found, allowed: allowed)
    }
    let name = try member(.name, as: String.self, allowed: "a string")
    let value = try member(.value, as: Double.self, allowed: DecimalNumber.allowed)
    guard value >= 0 else {
      throw failure(.value, found: ValueLabel.text(of: value), allowed: DecimalNumber.allowed)
    }
    var color: Color?
    if object.contains(.color),
      let text = try member(.color, as: String?.self, allowed: "a string: \(Color.cssGrammar)")
    {
      color = Color(css: text)
      guard color != nil else {
        throw failure(.color, found: ChartDataError.quoted(text), allowed: Color.cssGrammar)
      }
    }
    segment = PieSegment(name: name, value: value, color: color)
  }
}

/// Any JSON value, in the form for error messages.
package struct JSONShown: Decodable {
  package let text: String

  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      text = "null"
    } else if let string = try? value.decode(String.self) {
      text = DataError.quoted(string)
    } else if let flag = try? value.decode(Bool.self) {
      text = String(flag)
    } else if let number = try? value.decode(Double.self) {
      text = DecimalDigits(number).shortest
    } else {
      text = (try? decoder.unkeyedContainer()) != nil ? "a list" : "an object"
    }
  }
}

extension [any CodingKey] {
  /// The path in JavaScript notation: `[3].value`.
  package var jsonPath: String {
    map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined()
  }
}

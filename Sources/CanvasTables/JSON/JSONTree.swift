/// A JSON value to write.
package enum JSONTree: Sendable, Hashable {
  case bool(Bool)
  case text(String)
  /// A whole number that a `Double` may not hold.
  case whole(UInt64)
  case number(Double)
  case list([JSONTree])
  case object([String: JSONTree])
}

extension JSONTree: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral
{
  package init(stringLiteral value: String) { self = .text(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(floatLiteral value: Double) { self = .number(value) }
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
  package init(arrayLiteral elements: JSONTree...) { self = .list(elements) }
}

extension JSONTree {
  /// The text of a value in UTF-8: a line for each member and element, two spaces for each depth, and the members in the
  /// alphabetical order of their keys. The same value gives the same bytes.
  ///
  /// - Throws: An error for a number that is not finite.
  package func bytes() throws(DataError) -> [UInt8] { Array(try text(indent: "").utf8) + [UInt8(ascii: "\n")] }

  private func text(indent: String) throws(DataError) -> String {
    switch self {
    case .bool(let flag): return String(flag)
    case .text(let text): return Self.quoted(text)
    case .whole(let number): return String(number)
    case .number(let number):
      guard number.isFinite else { throw .json(path: "", found: "\(number)", allowed: "a finite number") }
      let text = "\(number)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    case .list(let elements):
      let lines = try elements.map { (element) throws(DataError) in try element.text(indent: indent + "  ") }
      return "[" + Self.block(lines, indent) + "]"
    case .object(let members):
      let lines = try members.sorted { $0.key < $1.key }.map { (member) throws(DataError) in
        Self.quoted(member.key) + " : " + (try member.value.text(indent: indent + "  "))
      }
      return "{" + Self.block(lines, indent) + "}"
    }
  }

  /// What stands between two brackets. Without elements, it is an empty line.
  private static func block(_ lines: [String], _ indent: String) -> String {
    let inner = lines.isEmpty ? "\n" : lines.map { "\n\(indent)  \($0)" }.joined(separator: ",")
    return inner + "\n" + indent
  }

  /// A text in quotes. Control characters are escaped, and others for which a condition holds.
  package static func quoted(_ text: String, escaping mustEscape: (Unicode.Scalar) -> Bool = { _ in false }) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\u{8}": result += "\\b"
      case "\t": result += "\\t"
      case "\n": result += "\\n"
      case "\u{C}": result += "\\f"
      case "\r": result += "\\r"
      case _ where scalar < " " || mustEscape(scalar):
        for unit in scalar.utf16 { result += "\\u" + String(UInt32(unit) + 0x10000, radix: 16).dropFirst() }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

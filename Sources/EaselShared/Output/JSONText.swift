internal import CanvasTables

/// A value to print as JSON. Objects keep the order of their members.
package enum JSONText: Sendable {
  case text(String)
  case whole(Int)
  /// Rounded to thousandths.
  case decimal(Double)
  /// Printed with all digits.
  case number(Double)
  case bool(Bool)
  case list([JSONText])
  case members([(name: String, value: JSONText)])
  case null

  /// An object.
  package static func object(_ pairs: KeyValuePairs<String, JSONText>) -> JSONText {
    .members(pairs.map { (name: $0, value: $1) })
  }

  /// The value on one line.
  package var line: String {
    switch self {
    case .text(let text): Self.quoted(text)
    case .whole(let number): "\(number)"
    case .null: "null"
    case .decimal(let number): number.isFinite ? "\((number * 1000).rounded() / 1000)" : "null"
    case .number(let number): number.isFinite ? "\(number)" : "null"
    case .bool(let value): value ? "true" : "false"
    case .list(let values): "[" + values.map(\.line).joined(separator: ",") + "]"
    case .members(let pairs): "{" + pairs.map { Self.quoted($0) + ":" + $1.line }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    JSONTree.quoted(text.showingBytes, escaping: \.changesOtherText)
  }
}

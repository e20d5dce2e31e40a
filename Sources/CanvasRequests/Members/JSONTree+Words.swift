extension JSONTree {
  /// The value as a word of the tool.
  package var word: String {
    switch self {
    case .bool(let value): "\(value)"
    case .text(let value): value
    case .whole(let value): "\(value)"
    case .number(let value): value == value.rounded() && abs(value) < 1e15 ? "\(Int64(value))" : "\(value)"
    case .list(let values): values.map(\.word).joined(separator: ",")
    case .object(let members): members.sorted { $0.key < $1.key }.map { "\($0)=\($1.word)" }.joined(separator: ",")
    }
  }
}

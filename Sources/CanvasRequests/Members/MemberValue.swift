/// A value of a member, as it is written in JSON.
package enum MemberValue: Sendable, Hashable, Encodable {
  case bool(Bool)
  case text(String)
  case whole(UInt64)
  case number(Double)
  case list([MemberValue])
  case object([String: MemberValue])

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .bool(let value): try value.encode(to: encoder)
    case .text(let value): try value.encode(to: encoder)
    case .whole(let value): try value.encode(to: encoder)
    case .number(let value): try value.encode(to: encoder)
    case .list(let values): try values.encode(to: encoder)
    case .object(let members): try members.encode(to: encoder)
    }
  }

  /// The value as a word of a command line.
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

extension MemberValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral
{
  package init(stringLiteral value: String) { self = .text(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(floatLiteral value: Double) { self = .number(value) }
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
  package init(arrayLiteral elements: MemberValue...) { self = .list(elements) }
}

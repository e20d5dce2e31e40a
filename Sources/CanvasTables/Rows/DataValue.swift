internal import CanvasMath

/// A value in a cell of a data frame, or of an expression.
package enum DataValue: Sendable, Hashable {
  /// No value.
  case null
  /// What a row lacks, as JavaScript's `undefined`: nothing is less than it, more, or equal but null by `==`.
  case undefined
  case bool(Bool)
  /// A number. It may be infinite or NaN, as the result of a calculation.
  case number(Double)
  case text(String)
  /// A time, in milliseconds since 1970-01-01 00:00 UTC.
  case time(Double)
  case list([DataValue])
  case record([String: DataValue])
}

extension DataValue {
  /// The number, or nil for all other values.
  package var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// The text, or nil for all other values.
  package var text: String? { if case .text(let text) = self { text } else { nil } }

  /// Whether there is no value: null, or undefined.
  package var isNull: Bool {
    switch self {
    case .null, .undefined: true
    case .bool, .number, .text, .time, .list, .record: false
    }
  }

  /// The value as a finite number: a number itself, a time in milliseconds, a truth value as 0 or 1, a text that is a
  /// number. Nil for all others.
  package var quantity: Double? {
    let number: Double? =
      switch self {
      case .number(let number), .time(let number): number
      case .bool(let flag): flag ? 1 : 0
      case .text(let text): ShortDecimal.number(text)
      case .null, .undefined, .list, .record: nil
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }
}

// Settings and tests are written as literals: `["size": 3, "color": "red"]`.
extension DataValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral
{
  package init(stringLiteral text: String) { self = .text(text) }
  package init(integerLiteral number: Int) { self = .number(Double(number)) }
  package init(floatLiteral number: Double) { self = .number(number) }
  package init(booleanLiteral flag: Bool) { self = .bool(flag) }
  package init(dictionaryLiteral members: (String, DataValue)...) {
    self = .record(Dictionary(members) { _, last in last })
  }
  package init(arrayLiteral values: DataValue...) { self = .list(values) }
}

extension DataValue {
  /// The number of values in a value and of bytes in its texts, up to a limit.
  package func size(limit: Int) -> Int {
    switch self {
    case .text(let text): min(text.utf8.count, limit)
    case .list(let values): Self.size(of: values, limit)
    case .record(let members): Self.size(of: members.values, limit)
    case .null, .undefined, .bool, .number, .time: 0
    }
  }

  private static func size(of values: some Collection<DataValue>, _ limit: Int) -> Int {
    var size = values.count
    for value in values where size < limit { size += value.size(limit: limit - size) }
    return min(size, limit)
  }
}

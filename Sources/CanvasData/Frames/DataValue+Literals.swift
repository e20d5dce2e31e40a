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

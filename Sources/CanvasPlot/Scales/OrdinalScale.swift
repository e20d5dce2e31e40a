/// A scale from names to values of any kind, in order and recycled: the third of two values is the first.
package struct OrdinalScale<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The names in their order, each once.
  package let names: [String]
  /// The values.
  package let range: [Value]
  private let places: [String: Int]

  /// A scale of names. A name that occurs again is ignored.
  package init(_ names: [String], range: [Value]) {
    self.names = names.firstOccurrences
    self.range = range
    places = Dictionary(self.names.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
  }

  /// The value of a name. Nil for a name that isn't on the scale, and if there are no values.
  package func value(of name: String) -> Value? {
    guard let place = places[name], !range.isEmpty else { return nil }
    return range[place % range.count]
  }
}

extension Sequence {
  /// The results of a closure for all elements, or nil if one is nil.
  package func mapAll<Value>(_ value: (Element) -> Value?) -> [Value]? {
    var values: [Value] = []
    for element in self {
      guard let value = value(element) else { return nil }
      values.append(value)
    }
    return values
  }
}

extension Sequence where Element: Hashable {
  /// The elements, each where it occurs first.
  package var firstOccurrences: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }

  /// How often each element occurs.
  package var occurrenceCounts: [Element: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } }
}

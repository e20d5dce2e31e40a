extension Sequence where Element: Hashable {
  /// The elements, each where it occurs first.
  package var firstOccurrences: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

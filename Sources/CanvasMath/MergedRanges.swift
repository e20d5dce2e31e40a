extension Sequence {
  /// The ranges in order, with those that meet joined.
  @inlinable
  package func merged<Bound>() -> [ClosedRange<Bound>] where Element == ClosedRange<Bound> {
    var result: [ClosedRange<Bound>] = []
    for range in sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound...Swift.max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }
}

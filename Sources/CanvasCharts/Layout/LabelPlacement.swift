/// Places labels along a line: each as near to where it wants to be as the others allow, none over another, in order.
///
/// Pooling adjacent violators (Ayer, Brunk, Ewing, Reid and Silverman 1955): labels that would overlap become a block,
/// which stands at the mean of what its labels want; so the squares of all ways are smallest. Cost: linear.
public enum LabelPlacement {
  /// The starts of labels.
  ///
  /// - Parameters:
  ///   - wanted: Where each wants to start, in the order in which they are to stand.
  ///   - lengths: What each takes, with the room to the next.
  ///   - range: What the first start and the last end stay in.
  /// - Returns: Nil if they don't fit into the range.
  public static func starts(wanted: [Double], lengths: [Double], in range: ClosedRange<Double>) -> [Double]? {
    var offsets: [Double] = []
    var sum = 0.0
    for length in lengths {
      offsets.append(sum)
      sum += length
    }
    let free = range.upperBound - range.lowerBound - sum
    guard free >= -1e-9, wanted.count == lengths.count else { return nil }
    var blocks: [(sum: Double, count: Int)] = []
    for (wish, offset) in zip(wanted, offsets) {
      var block = (sum: wish - offset, count: 1)
      while let last = blocks.last, last.sum / Double(last.count) > block.sum / Double(block.count) {
        block = (last.sum + block.sum, last.count + block.count)
        blocks.removeLast()
      }
      blocks.append(block)
    }
    let places = blocks.flatMap { Array(repeating: $0.sum / Double($0.count), count: $0.count) }
    return zip(places, offsets).map { place, offset in
      max(range.lowerBound, min(range.lowerBound + max(free, 0), place)) + offset
    }
  }
}

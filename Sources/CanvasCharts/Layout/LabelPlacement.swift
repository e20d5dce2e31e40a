/// Places labels along a line, in order and without overlap, each as near to its wanted position as possible.
///
/// The method is pooling adjacent violators (Ayer, Brunk, Ewing, Reid and Silverman 1955). Labels that would overlap
/// become a block at the mean of their wanted positions, which minimizes the sum of squared distances. The cost is
/// linear.
package enum LabelPlacement {
  /// Returns the starts of the labels.
  ///
  /// - Parameters:
  ///   - wanted: The wanted start of each label, in order.
  ///   - lengths: The length of each label, including the gap to the next.
  ///   - range: The range of the labels, from the first start to the last end.
  /// - Returns: Nil if they don't fit into the range.
  package static func starts(wanted: [Double], lengths: [Double], in range: ClosedRange<Double>) -> [Double]? {
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

/// Moves labels that stand above each other apart, no further than needed.
package enum LabelSpreading {
  /// The middles of labels, in the given order from top to bottom, that do not overlap and lie within a range, as close
  /// to the wanted middles as possible (in the sum of squares).
  ///
  /// With the heights above each label subtracted, the condition is that positions never decrease: isotonic regression,
  /// solved by pooling neighbours that violate it. The heights together must not exceed the range; if they do, the last
  /// labels leave it. Cost: linear.
  package static func middles(wanted: [Double], heights: [Double], within range: ClosedRange<Double>) -> [Double] {
    struct Block {
      var sum: Double
      var count: Int
      var mean: Double { sum / Double(count) }
    }
    var above: [Double] = []
    var total = 0.0
    var blocks: [Block] = []
    for (middle, height) in zip(wanted, heights) {
      above.append(total + height / 2)
      var block = Block(sum: middle - total - height / 2, count: 1)
      total += height
      while let last = blocks.last, last.mean > block.mean {
        block.sum += last.sum
        block.count += last.count
        blocks.removeLast()
      }
      blocks.append(block)
    }
    let lowest = range.lowerBound
    let highest = max(lowest, range.upperBound - total)
    let tops = blocks.flatMap { block in
      Array(repeating: min(max(block.mean, lowest), highest), count: block.count)
    }
    return zip(tops, above).map { $0 + $1 }
  }
}

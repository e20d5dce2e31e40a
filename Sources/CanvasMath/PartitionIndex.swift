extension RandomAccessCollection where Index == Int {
  /// The first index where a condition holds, or the end index. The condition must hold for all later elements too.
  @inlinable @inline(__always)
  package func partitionIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

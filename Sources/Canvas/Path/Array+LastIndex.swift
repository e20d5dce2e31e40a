extension Array {
  /// The index of the last element whose key is at most a value. Keys ascend, the first one's is at most the value, and
  /// there must be an element.
  func lastIndex(notAfter value: Double, by key: (Element) -> Double) -> Int {
    var first = 0
    var count = count
    while count > 1 {
      let half = count / 2
      if key(self[first + half]) <= value { first += half }
      count -= half
    }
    return first
  }
}

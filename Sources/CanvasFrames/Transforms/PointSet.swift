/// The pairs of numbers of two fields, without those that have no number, moved so that both means are 0.
struct PointSet {
  /// The numbers as they are.
  private(set) var pairs: [(x: Double, y: Double)] = []
  /// The means.
  private(set) var meanX = 0.0
  private(set) var meanY = 0.0
  /// The numbers less their means.
  private(set) var xs: [Double] = []
  private(set) var ys: [Double] = []

  init(_ x: Quantities, _ y: Quantities, rows: [Int], isSorted: Bool = false) {
    for row in rows {
      guard let x = x.number(row), let y = y.number(row) else { continue }
      pairs.append((x, y))
    }
    for (index, pair) in pairs.enumerated() {
      meanX += (pair.x - meanX) / Double(index + 1)
      meanY += (pair.y - meanY) / Double(index + 1)
    }
    if isSorted { pairs = MergeSort.sorted(pairs) { $0.x > $1.x } }
    xs = pairs.map { $0.x - meanX }
    ys = pairs.map { $0.y - meanY }
  }
}

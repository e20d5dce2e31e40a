/// Divides a length between several parts: the rule of stacks, and of the columns and rows of grids.
///
/// Parts of a higher priority come first, and the smallest lengths of the others are set aside for them. Among equals,
/// the least flexible part is offered an equal share of what is left, and takes what it wants, then the next.
struct FlexibleLengths {
  /// The length proposed to each part; nil for its ideal length.
  private(set) var proposals: [Double?]
  /// The length that each part takes.
  private(set) var lengths: [Double] = []

  /// A part that takes a length.
  private typealias Part = (index: Int, priority: Double, smallest: Double, flexibility: Double)

  /// Divides a length.
  ///
  /// - Parameters:
  ///   - length: The length without spacing: nil for ideal lengths. It may be infinite.
  ///   - priorities: The priority of each part.
  ///   - measure: The length that a part takes if one is proposed.
  init(_ length: Double?, priorities: [Double], measure: (Int, Double?) -> Double) {
    proposals = Array(repeating: length, count: priorities.count)
    guard let length, length.isFinite, priorities.count > 1 else {
      lengths = priorities.indices.map { measure($0, length) }
      return
    }
    lengths = Array(repeating: 0, count: priorities.count)
    divide(length, between: Self.parts(priorities, measure: measure), measure: measure)
  }

  /// The parts in the order in which they are served.
  private static func parts(_ priorities: [Double], measure: (Int, Double?) -> Double) -> [Part] {
    let parts = priorities.indices.map { i -> Part in
      let smallest = measure(i, 0)
      let flexibility = measure(i, .infinity) - smallest
      return (i, priorities[i], smallest, flexibility.isNaN ? .infinity : flexibility)
    }
    return parts.sorted { ($1.priority, $0.flexibility, $0.index) < ($0.priority, $1.flexibility, $1.index) }
  }

  private mutating func divide(_ length: Double, between parts: [Part], measure: (Int, Double?) -> Double) {
    let reserves = Self.reserves(of: parts)
    var left = length
    var start = 0
    while start < parts.count {
      let end = parts[start...].firstIndex { $0.priority != parts[start].priority } ?? parts.count
      var available = max(left - reserves[end], 0)
      for i in start..<end {
        let share = available / Double(end - i)
        let taken = measure(parts[i].index, share)
        proposals[parts[i].index] = share
        lengths[parts[i].index] = taken
        available = max(available - taken, 0)
        left -= taken
      }
      start = end
    }
  }

  /// The sum of the smallest lengths from each part on.
  private static func reserves(of parts: [Part]) -> [Double] {
    var sums = [Double](repeating: 0, count: parts.count + 1)
    for i in parts.indices.reversed() { sums[i] = sums[i + 1] + parts[i].smallest }
    return sums
  }
}

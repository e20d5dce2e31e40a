/// How the values of a group are put onto each other.
package enum StackOffset: String, Sendable, Hashable {
  /// From 0 on: positive values upwards and negative ones downwards.
  case zero
  /// Around the middle of the tallest group.
  case center
  /// From 0 to 1.
  case normalize
}

extension DataFrame {
  /// The rows as they are, with the start and the end of each value in the stack of its group.
  ///
  /// Null counts as 0, as in Vega, and so does undefined. What isn't a number makes the rest of its stack NaN.
  package func stacked(
    _ field: FieldPath, by fields: [FieldPath] = [], sort: [SortField] = [], offset: StackOffset = .zero,
    as names: (start: String, end: String)
  ) throws(TransformError) -> DataFrame {
    try TransformError.check(rowCount, in: "stack")
    let values = column(at: field).scriptNumbers
    var groups = RowGroups(self, by: fields).rows
    let order = RowOrder(sort, in: self)
    let sums = groups.map { $0.reduce(0) { $0 + abs(values[$1]) } }
    let largest = sums.reduce(0) { $1 > $0 ? $1 : $0 }
    var (starts, ends) = (values, values)
    for index in groups.indices {
      order.sort(&groups[index])
      var stack = StackPlaces(offset, sum: sums[index], largest: largest)
      for row in groups[index] { (starts[row], ends[row]) = stack.place(values[row]) }
    }
    var result = self
    result[names.start] = .numbers(starts)
    result[names.end] = .numbers(ends)
    return result
  }
}

/// The places of one stack.
private struct StackPlaces {
  private let offset: StackOffset
  private let scale: Double
  private var last = 0.0
  private var total = 0.0

  init(_ offset: StackOffset, sum: Double, largest: Double) {
    self.offset = offset
    // Where all values are 0, so is each share.
    scale = sum == 0 ? 0 : 1 / sum
    if offset == .center { last = (largest - sum) / 2 }
  }

  mutating func place(_ value: Double) -> (Double, Double) {
    let start = last
    switch offset {
    case .zero:
      if value < 0 {
        let start = total
        total += value
        return (start, total)
      }
      last += value
    case .center: last += abs(value)
    case .normalize:
      total += abs(value)
      last = scale * total
    }
    return (start, last)
  }
}

extension DataColumn {
  /// The values as JavaScript's numbers: what isn't a number is NaN. No value is 0.
  var scriptNumbers: [Double] {
    switch self {
    case .numbers(let numbers): numbers
    case .texts(let texts): texts.map(ScriptNumber.number)
    case .values(let values): values.map { $0.isNull ? 0 : $0.scriptNumber }
    }
  }
}

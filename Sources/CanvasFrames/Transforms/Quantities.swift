/// The values of a field as numbers, and which of them are missing.
enum Quantities {
  /// Numbers alone.
  case numbers([Double])
  /// Numbers, and for each whether it is a number (0), null (1), another kind of value (2) or an empty text (3). The odd
  /// ones are missing.
  case mixed([Double], [UInt8])

  init(_ column: DataColumn) {
    switch column {
    case .numbers(let numbers): self = .numbers(numbers)
    case .texts(let texts):
      self = .mixed(texts.map(ScriptNumber.number), texts.map { $0.isEmpty ? 3 : 2 })
    case .values(let values):
      self = .mixed(
        values.map(\.scriptNumber),
        values.map { $0.isNull ? 1 : $0.isMissing ? 3 : $0.number == nil ? 2 : 0 })
    }
  }

  /// Adds the value of a row.
  func add(_ row: Int, to total: inout Accumulator) {
    switch self {
    case .numbers(let numbers): total.add(numbers[row])
    case .mixed(let numbers, let kinds):
      if kinds[row] & 1 == 1 { total.countMissing(1) } else { total.add(numbers[row], isNumber: kinds[row] == 0) }
    }
  }

  /// Takes the value of a row away.
  func remove(_ row: Int, from total: inout Accumulator) {
    switch self {
    case .numbers(let numbers): total.remove(numbers[row])
    case .mixed(let numbers, let kinds):
      if kinds[row] & 1 == 1 { total.countMissing(-1) } else { total.remove(numbers[row], isNumber: kinds[row] == 0) }
    }
  }

  /// Adds the values of all rows to the totals of their groups.
  func add(to totals: inout [Accumulator], groups: [Int32]) {
    switch self {
    case .numbers(let numbers):
      for row in 0..<min(numbers.count, groups.count) { totals[Int(groups[row])].add(numbers[row]) }
    case .mixed: for row in groups.indices { add(row, to: &totals[Int(groups[row])]) }
    }
  }

  /// The numbers in some rows that are neither missing nor NaN.
  func valid(_ rows: some Sequence<Int>) -> [Double] {
    switch self {
    case .numbers(let numbers): rows.map { numbers[$0] }.filter { !$0.isNaN }
    case .mixed(let numbers, let kinds):
      rows.compactMap { kinds[$0] & 1 == 1 || numbers[$0].isNaN ? nil : numbers[$0] }
    }
  }

  /// The number in a row, or nil if it is null or not a number. An empty text is 0, as in Vega's regressions.
  func number(_ row: Int) -> Double? {
    switch self {
    case .numbers(let numbers): numbers[row].isNaN ? nil : numbers[row]
    case .mixed(let numbers, let kinds): kinds[row] == 1 || numbers[row].isNaN ? nil : numbers[row]
    }
  }
}

extension DataFrame {
  /// The rows as they are, with columns that are computed from the rows around each one.
  ///
  /// The rows of a group are sorted first; the result keeps the order of the input. A frame includes all peers of its
  /// first and last row, those with equal sort fields, unless peers are ignored.
  package func windowed(
    sort: [SortField] = [], by fields: [FieldPath] = [], frame: WindowFrame = .running, ignoresPeers: Bool = false,
    measures: [WindowMeasure]
  ) throws(TransformError) -> DataFrame {
    try TransformError.check(rowCount, in: "window")
    let order = RowOrder(sort, in: self)
    var groups = RowGroups(self, by: fields).rows
    for index in groups.indices { order.sort(&groups[index]) }
    let windows = groups.map {
      WindowGroup(rows: $0, order: order, frame: frame, ignoresPeers: ignoresPeers || order.isEmpty)
    }
    var result = self
    for measure in measures { result[measure.name] = try column(measure, windows) }
    return result
  }

  private func column(_ measure: WindowMeasure, _ groups: [WindowGroup]) throws(TransformError) -> DataColumn {
    let column = measure.field.map { self.column(at: $0) } ?? .values(Array(repeating: .null, count: rowCount))
    var values = [DataValue](repeating: .null, count: rowCount)
    for group in groups {
      let results: [DataValue] =
        if case .aggregate(let operation) = measure.operation {
          try aggregate(group, operation, column, measure)
        } else {
          WindowValues(group: group, column: column, parameter: measure.parameter).values(measure.operation)
        }
      for (row, result) in zip(group.rows, results) { values[row] = result }
    }
    return DataColumn(values)
  }

  private func aggregate(
    _ group: WindowGroup, _ operation: AggregateOperation, _ column: DataColumn, _ measure: WindowMeasure
  ) throws(TransformError) -> [DataValue] {
    let measures = RowMeasures(frame: self, column: column, quantities: Quantities(column))
    if operation.isRunning {
      return group.running(operation, measure.field == nil ? nil : measures.quantities, rate: measure.parameter)
    }
    return try group.lists(operation, measures)
  }
}

/// The sorted rows of a group, and the frame of each.
struct WindowGroup {
  let rows: [Int]
  private(set) var frames: [Range<Int>] = []
  /// The places of the first and after the last peer of each row.
  private(set) var peers: [Range<Int>] = []

  init(rows: [Int], order: RowOrder, frame: WindowFrame, ignoresPeers: Bool) {
    self.rows = rows
    peers = Self.peers(rows, order)
    frames = rows.indices.map { place in
      let range = frame.range(around: place, in: rows.count)
      guard !ignoresPeers else { return range }
      return peers[range.lowerBound].lowerBound..<peers[range.upperBound - 1].upperBound
    }
  }

  /// Without an order, each row is its only peer.
  private static func peers(_ rows: [Int], _ order: RowOrder) -> [Range<Int>] {
    guard !order.isEmpty else { return rows.indices.map { $0..<$0 + 1 } }
    var peers: [Range<Int>] = []
    peers.reserveCapacity(rows.count)
    while peers.count < rows.count {
      let start = peers.count
      var end = start + 1
      while end < rows.count, order.compare(rows[end - 1], rows[end]) == 0 { end += 1 }
      for _ in start..<end { peers.append(start..<end) }
    }
    return peers
  }

  /// A measure of all frames by running totals.
  func running(_ operation: AggregateOperation, _ quantities: Quantities?, rate: Double?) -> [DataValue] {
    var total = Accumulator(rate: rate)
    var current = 0..<0
    return frames.map { frame in
      for place in current.lowerBound..<max(current.lowerBound, frame.lowerBound) {
        if let quantities { quantities.remove(rows[place], from: &total) } else { total.countRow(-1) }
      }
      for place in current.upperBound..<max(current.upperBound, frame.upperBound) {
        if let quantities { quantities.add(rows[place], to: &total) } else { total.countRow(1) }
      }
      current = frame
      return total.value(operation)
    }
  }

  /// A measure of all frames that needs their rows. Equal frames are measured once.
  func lists(_ operation: AggregateOperation, _ measures: RowMeasures) throws(TransformError) -> [DataValue] {
    let steps = zip(frames, frames.dropFirst()).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : $1.1.count) }
    try TransformError.checkWork(steps, times: [.values, .ci0, .ci1].contains(operation) ? 1000 : 1, in: "window")
    var results: [DataValue] = []
    results.reserveCapacity(frames.count)
    for (place, frame) in frames.enumerated() {
      if place > 0, let last = results.last, frames[place - 1] == frame {
        results.append(last)
      } else {
        results.append(measures.value(operation, rows[frame]))
      }
    }
    return results
  }
}

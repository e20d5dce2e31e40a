/// What a window transform computes for each row.
package enum WindowOperation: Sendable, Hashable {
  /// The row's place in its group, from 1.
  case rowNumber
  /// The place of the first of the row's peers, from 1.
  case rank
  /// The number of different places up to the row's.
  case denseRank
  /// The rank from 0 to 1.
  case percentRank
  /// The share of rows up to the row and its peers.
  case cumulativeDistribution
  /// The part that the row belongs to, if the group is cut into equal parts. The parameter is their number.
  case tile
  /// The value some rows before, or after. The parameter is the number of rows, 1 by default.
  case lag, lead
  /// The first and the last value of the row's frame, and the one at a place from 1, the parameter.
  case firstValue, lastValue, nthValue
  /// The row's value if it isn't null, or else the last one before, or the next one after.
  case previousValue, nextValue
  /// A measure of the rows of the row's frame.
  case aggregate(AggregateOperation)

  /// An operation by Vega-Lite's name: `dense_rank`, `mean`. Nil for others.
  package init?(_ name: String) {
    let aggregate = AggregateOperation(rawValue: name).map(Self.aggregate)
    guard let operation = Self.names[name] ?? aggregate else { return nil }
    self = operation
  }

  private static let names: [String: WindowOperation] = [
    "row_number": .rowNumber, "rank": .rank, "dense_rank": .denseRank, "percent_rank": .percentRank,
    "cume_dist": .cumulativeDistribution, "ntile": .tile, "lag": .lag, "lead": .lead, "first_value": .firstValue,
    "last_value": .lastValue, "nth_value": .nthValue, "prev_value": .previousValue, "next_value": .nextValue,
  ]
}

/// A column that a window transform makes.
package struct WindowMeasure: Sendable, Hashable {
  package var operation: WindowOperation
  package var field: FieldPath?
  /// The number of parts, of rows, the place, or the rate.
  package var parameter: Double?
  /// The name of the new column.
  package var name: String

  package init(_ operation: WindowOperation, of field: FieldPath? = nil, parameter: Double? = nil, as name: String) {
    (self.operation, self.field, self.parameter, self.name) = (operation, field, parameter, name)
  }
}

/// The rows around a row that a window measures: some before it and some after. Nil for all. Signs don't matter, as in
/// Vega: (−2, 0) and (2, 0) are the same.
package struct WindowFrame: Sendable, Hashable {
  package var before: Int?
  package var after: Int?

  package init(before: Int?, after: Int?) {
    self.before = before
    self.after = after
  }

  /// All rows up to the row.
  package static let running = WindowFrame(before: nil, after: 0)

  /// The range of places around a place in a group.
  func range(around place: Int, in count: Int) -> Range<Int> {
    let limit = 10_000_000
    let before = before.map { min(Int(clamping: $0.magnitude), limit) } ?? place
    let after = after.map { min(Int(clamping: $0.magnitude), limit) } ?? count
    return max(0, place - before)..<max(place + 1, min(count, place + after + 1))
  }
}

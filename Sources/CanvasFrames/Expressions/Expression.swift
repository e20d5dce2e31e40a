/// An expression of Vega's language, such as `datum.price * 2 > limit`: a part of JavaScript without assignments,
/// methods and loops.
///
///     var environment = ExpressionEnvironment(signals: ["limit": .number(9)])
///     let test = try Expression("datum.price * 2 > limit")
///     let isAbove = try test.value(at: 0, of: frame, &environment)
///
/// `undefined` is null, so a missing field counts as 0 in arithmetic.
package struct Expression: Sendable, Hashable {
  /// The text of the expression.
  package let source: String
  /// The names of the fields of `datum` that the expression reads by name.
  package let fields: Set<String>
  /// Whether the expression reads `datum` as a whole, or fields by names that it calculates.
  package let readsWholeRow: Bool
  let root: ExpressionNode
  private let slots: [String]

  /// The maximum number of bytes of a source.
  package static let sourceLimit = 100_000
  /// The maximum number of levels of an expression.
  package static let depthLimit = 200

  /// Reads an expression. It fails at what isn't Vega's language, at more than `sourceLimit` bytes, and at more than
  /// `depthLimit` levels.
  package init(_ source: String) throws(ExpressionError) {
    var parser = ExpressionParser(source)
    root = try parser.expression()
    self.source = source
    slots = parser.fields
    fields = Set(parser.fields)
    readsWholeRow = parser.readsWholeRow
  }

  /// The value in a row of a frame. A row that isn't in the frame has only null.
  package func value(at row: Int, of frame: DataFrame, _ environment: inout ExpressionEnvironment)
    throws(ExpressionError) -> DataValue
  {
    var evaluation = ExpressionEvaluation(frame: frame, columns: [], row: row, environment: environment)
    defer { environment = evaluation.environment }
    return try evaluation.value(root)
  }

  /// The values in all rows of a frame, faster than row by row.
  package func values(of frame: DataFrame, _ environment: inout ExpressionEnvironment)
    throws(ExpressionError) -> [DataValue]
  {
    var evaluation = ExpressionEvaluation(
      frame: frame, columns: slots.map { frame[$0] }, row: 0, environment: environment)
    defer { environment = evaluation.environment }
    return try (0..<frame.rowCount).map { (row) throws(ExpressionError) in
      evaluation.row = row
      return try evaluation.value(root)
    }
  }

  /// The value without a row.
  package func value(_ environment: inout ExpressionEnvironment) throws(ExpressionError) -> DataValue {
    try value(at: 0, of: DataFrame(), &environment)
  }

  /// Whether the expression reads scales, which there are only once a plot has its size.
  package var readsScales: Bool { root.readsScales }

  package static func == (a: Expression, b: Expression) -> Bool { a.source == b.source }

  package func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

/// A reason why an expression can't be read or evaluated, with its place in the source.
package struct ExpressionError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The number of characters before the place in the source.
  package let offset: Int
  /// The text at the place, shortened.
  package let found: String
  /// What is allowed instead, or why the text isn't.
  package let allowed: String

  /// The error in one line.
  package var description: String { "character \(offset): found \(found); \(allowed)" }
}

/// An expression of a specification, whose errors are those of a plot.
package struct PlotExpression: Sendable {
  fileprivate let expression: Expression

  package init(_ source: String) throws(PlotError) {
    do { expression = try Expression(source) } catch { throw PlotError("'\(DataError.shown(source))': \(error)") }
  }

  /// Whether the expression reads scales, so that there must be some to evaluate it.
  package var readsScales: Bool { expression.readsScales }

  /// Whether the expression reads `datum`, so that each row has its own value.
  package var readsRows: Bool { expression.readsWholeRow || !expression.fields.isEmpty }

  /// The value for a row.
  package func value(
    at row: Int, of frame: DataFrame, _ environment: inout ExpressionEnvironment
  ) throws(PlotError) -> DataValue {
    do { return try expression.value(at: row, of: frame, &environment) } catch {
      throw PlotError("'\(DataError.shown(expression.source))': \(error)")
    }
  }

  /// The value for a datum with some members.
  package func value(
    _ datum: [String: DataValue], _ environment: inout ExpressionEnvironment
  ) throws(PlotError) -> DataValue {
    var frame = DataFrame(rowCount: 1)
    for name in datum.keys.sorted() { frame[name] = datum[name].map { .values([$0]) } }
    return try value(at: 0, of: frame, &environment)
  }

  /// The values for all rows.
  package func values(
    of frame: DataFrame, _ environment: inout ExpressionEnvironment
  ) throws(PlotError) -> DataColumn {
    do { return DataColumn(try expression.values(of: frame, &environment)) } catch {
      throw PlotError("'\(DataError.shown(expression.source))': \(error)")
    }
  }
}

extension DataValue {
  /// The source of an expression in place of a value: `{"expr": …}`, or nil.
  package var expressionSource: String? {
    guard case .record(let members) = self, members.count == 1 else { return nil }
    return (members["expr"] ?? members["signal"])?.text
  }
}

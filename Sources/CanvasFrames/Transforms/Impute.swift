/// How a missing value is replaced.
package enum ImputeMethod: Sendable, Hashable {
  /// By a value that is given.
  case value(DataValue)
  /// By a measure of the values around it in its group: mean, median, min or max.
  case measure(AggregateOperation, WindowFrame)
}

extension DataFrame {
  /// The rows, with a new one for each key that a group has no row for. The new rows come last, and have the group's
  /// fields, the key and the value alone.
  ///
  /// As Vega-Lite does it: with a measure, null becomes the measure of the frame around it, in new rows and in those that
  /// were there; with a given value, only new rows have it.
  ///
  /// - Parameter keys: Keys that each group must have, besides those of the other groups.
  package func imputed(
    _ field: FieldPath, key: FieldPath, keys: [DataValue] = [], by fields: [FieldPath] = [], method: ImputeMethod
  ) throws(TransformError) -> DataFrame {
    let value: DataValue = if case .value(let value) = method { value } else { .null }
    let filled = try withMissingKeys(field, key, keys, fields, value)
    guard case .measure(let operation, let frame) = method else { return filled }
    let name = "imputed_\(field.name)_value"
    var result = try filled.windowed(
      by: fields, frame: frame, measures: [WindowMeasure(.aggregate(operation), of: field, as: name)])
    let imputed = result.column(at: FieldPath(name))
    let column = result.column(at: field)
    result[field.name] = DataColumn((0..<result.rowCount).map { column[$0].isNull ? imputed[$0] : column[$0] })
    return result
  }

  private func withMissingKeys(
    _ field: FieldPath, _ key: FieldPath, _ keys: [DataValue], _ fields: [FieldPath], _ value: DataValue
  ) throws(TransformError) -> DataFrame {
    try TransformError.check(rowCount, in: "impute")
    let domain = DataColumn(keys).followed(by: column(at: key))
    let codes = GroupCodes(domain)
    let groups = RowGroups(self, by: fields)
    try TransformError.check(groups.count, times: codes.count, in: "impute")
    var isKnown = [Bool](repeating: false, count: groups.count * codes.count)
    for row in 0..<rowCount { isKnown[Int(groups.ids[row]) * codes.count + Int(codes.codes[keys.count + row])] = true }
    var places: [Int] = Array(repeating: 0, count: codes.count)
    for (place, code) in codes.codes.enumerated().reversed() { places[Int(code)] = place }
    let missing = isKnown.indices.filter { !isKnown[$0] }
    let firsts = groups.firsts
    var added = heads(fields, rows: missing.map { firsts[$0 / codes.count] })
    added[key.name] = domain.rows(missing.map { places[$0 % codes.count] })
    added[field.name] = DataColumn([DataValue](repeating: value, count: missing.count))
    return followed(by: added)
  }

  /// The rows with those of another frame after them. Columns that only one of them has are filled with
  /// undefined.
  package func followed(by other: DataFrame) -> DataFrame {
    var result = DataFrame(rowCount: rowCount + other.rowCount)
    for name in names + other.names.filter({ self[$0] == nil }) {
      let first = self[name] ?? .values([DataValue](repeating: .undefined, count: rowCount))
      let second = other[name] ?? .values([DataValue](repeating: .undefined, count: other.rowCount))
      result[name] = first.count == 0 ? second : second.count == 0 ? first : first.followed(by: second)
    }
    return result
  }
}

extension DataFrame {
  /// The rows as they are, with values of the rows of another frame that have the same key. If several have it, the last
  /// one counts.
  ///
  /// - Parameters:
  ///   - values: The fields of the other frame that are taken over.
  ///   - names: The names of the new columns. Fields without one keep theirs.
  ///   - fallback: The value of rows whose key isn't found.
  package func lookup(
    _ field: FieldPath, in other: DataFrame, key: FieldPath, values: [FieldPath], as names: [String] = [],
    default fallback: DataValue = .null
  ) throws(TransformError) -> DataFrame {
    let matches = try matches(field, in: other, key: key)
    var result = self
    for (place, value) in values.enumerated() {
      let column = other.column(at: value)
      result[place < names.count ? names[place] : value.name] = DataColumn(
        matches.map { $0.map { column[$0] } ?? fallback })
    }
    return result
  }

  /// The rows as they are, with the whole row of another frame that has the same key, as a record.
  package func lookup(
    _ field: FieldPath, in other: DataFrame, key: FieldPath, as name: String, default fallback: DataValue = .null
  ) throws(TransformError) -> DataFrame {
    let matches = try matches(field, in: other, key: key)
    var result = self
    result[name] = DataColumn(matches.map { $0.map(other.record) ?? fallback })
    return result
  }

  /// The row of another frame for each row.
  private func matches(
    _ field: FieldPath, in other: DataFrame, key: FieldPath
  ) throws(TransformError) -> [Int?] {
    try TransformError.check(max(rowCount, other.rowCount), in: "lookup")
    // Both columns are coded together, so that equal keys have equal codes.
    let codes = GroupCodes(other.column(at: key).followed(by: column(at: field)))
    var rows = [Int?](repeating: nil, count: codes.count)
    for row in 0..<min(other.rowCount, codes.codes.count) { rows[Int(codes.codes[row])] = row }
    return codes.codes.dropFirst(other.rowCount).map { rows[Int($0)] }
  }
}

extension DataColumn {
  /// The column with the values of another one after its own.
  func followed(by other: DataColumn) -> DataColumn {
    switch (self, other) {
    case (.numbers(let first), .numbers(let second)): .numbers(first + second)
    case (.texts(let first), .texts(let second)): .texts(first + second)
    default: DataColumn(all + other.all)
    }
  }
}

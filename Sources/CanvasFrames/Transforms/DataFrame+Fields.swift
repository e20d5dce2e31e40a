extension DataFrame {
  /// The values of a field: a column with exactly that name, or else values inside of a column's records and lists. A
  /// field that doesn't exist is undefined in all rows.
  package func column(at path: FieldPath) -> DataColumn {
    if let column = self[path.text] { return column }
    guard let first = path.steps.first, let column = self[first] else {
      // A column whose name has dots of its own: `a.b` in `a.b.c`.
      return self[path.steps.joined(separator: ".")] ?? .values([DataValue](repeating: .undefined, count: rowCount))
    }
    if path.steps.count == 1 { return column }
    let inner = path.steps.dropFirst()
    return DataColumn(column.all.map { $0.value(at: inner) })
  }

  /// The value of a field in a row, without making a column of it.
  package func value(at path: FieldPath, _ row: Int) -> DataValue {
    if let column = self[path.text] { return column[row] }
    guard let first = path.steps.first, let column = self[first] else {
      return value(path.steps.joined(separator: "."), row)
    }
    return column[row].value(at: path.steps.dropFirst())
  }

  /// A row as a record of its values.
  package func record(_ row: Int) -> DataValue {
    .record(Dictionary(uniqueKeysWithValues: names.map { ($0, value($0, row)) }))
  }
}

extension DataValue {
  /// The value inside of records and lists at a path, or undefined.
  func value(at steps: ArraySlice<String>) -> DataValue { steps.reduce(self) { $0.inner($1) } }

  /// A member of a record, or an element of a list by its index from 0. Undefined for all others.
  package func inner(_ name: String) -> DataValue {
    switch self {
    case .record(let members): members[name] ?? .undefined
    case .list(let values):
      if let index = Int(name), values.indices.contains(index) {
        values[index]
      } else {
        name == "length" ? .number(Double(values.count)) : .undefined
      }
    case .text(let text): name == "length" ? .number(Double(text.utf16.count)) : .undefined
    case .null, .undefined, .bool, .number, .time: .undefined
    }
  }
}

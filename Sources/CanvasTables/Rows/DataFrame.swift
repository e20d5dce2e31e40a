/// Rows of named values: what a chart of a grammar shows, and what transforms change.
///
///     var frame = DataFrame(rowCount: 3)
///     frame["price"] = .numbers([3, 5, 4])
///     frame["price"]?[1]   // .number(5)
package struct DataFrame: Sendable, Hashable {
  /// The names of the columns, in their order.
  package private(set) var names: [String] = []
  /// The number of rows. Each column has as many values.
  package private(set) var rowCount: Int
  private var columns: [String: DataColumn] = [:]

  /// Rows without columns.
  package init(rowCount: Int = 0) { self.rowCount = max(rowCount, 0) }

  /// Columns with their names, as many rows as the longest has.
  package init(_ columns: KeyValuePairs<String, DataColumn>) {
    self.init(rowCount: columns.map(\.value.count).max() ?? 0)
    for (name, column) in columns { self[name] = column }
  }

  /// Rows with some columns, in their order. One that is nil is left out.
  package init(rowCount: Int, columns: some Sequence<(String, DataColumn?)>) {
    self.init(rowCount: rowCount)
    for (name, column) in columns { self[name] = column }
  }

  /// The column with a name. A column of another length is cut, or filled with undefined. Nil takes the column away.
  package subscript(name: String) -> DataColumn? {
    get { columns[name] }
    set {
      guard let newValue else {
        if columns.removeValue(forKey: name) != nil { names.removeAll { $0 == name } }
        return
      }
      if columns.updateValue(newValue.resized(to: rowCount), forKey: name) == nil { names.append(name) }
    }
  }

  /// The value of a column in a row, or undefined if there is none.
  package func value(_ name: String, _ row: Int) -> DataValue { columns[name]?[row] ?? .undefined }

  /// The rows with some indices, in the order of the indices. An index may occur several times.
  package func rows(_ indices: [Int]) -> DataFrame {
    DataFrame(rowCount: indices.count, columns: names.map { ($0, columns[$0]?.rows(indices)) })
  }
}

/// The values of a column: numbers or texts alone, or values of any kind.
package enum DataColumn: Sendable, Hashable {
  /// Numbers, none missing. They may be infinite or NaN.
  case numbers([Double])
  /// Texts, none missing.
  case texts([String])
  case values([DataValue])

  /// A column with the most compact of the cases.
  package init(_ values: [DataValue]) {
    let numbers = values.lazy.compactMap(\.number)
    if values.first?.number != nil, values.allSatisfy({ $0.number != nil }) {
      self = .numbers(Array(numbers))
    } else if values.first?.text != nil, values.allSatisfy({ $0.text != nil }) {
      self = .texts(values.compactMap(\.text))
    } else {
      self = .values(values)
    }
  }

  /// The number of values.
  package var count: Int {
    switch self {
    case .numbers(let numbers): numbers.count
    case .texts(let texts): texts.count
    case .values(let values): values.count
    }
  }

  /// The value in a row, or undefined if there is no such row.
  package subscript(row: Int) -> DataValue {
    guard row >= 0, row < count else { return .undefined }
    return switch self {
    case .numbers(let numbers): .number(numbers[row])
    case .texts(let texts): .text(texts[row])
    case .values(let values): values[row]
    }
  }

  /// All values.
  package var all: [DataValue] {
    switch self {
    case .numbers(let numbers): numbers.map(DataValue.number)
    case .texts(let texts): texts.map(DataValue.text)
    case .values(let values): values
    }
  }

  /// The values in some rows. All indices are valid.
  package func rows(_ indices: [Int]) -> DataColumn {
    switch self {
    case .numbers(let numbers): .numbers(indices.map { numbers[$0] })
    case .texts(let texts): .texts(indices.map { texts[$0] })
    case .values(let values): .values(indices.map { values[$0] })
    }
  }

  /// The column cut to a number of rows, or filled with undefined.
  func resized(to rowCount: Int) -> DataColumn {
    guard count != rowCount else { return self }
    let all = all
    return DataColumn(all.prefix(rowCount) + Array(repeating: .undefined, count: max(0, rowCount - all.count)))
  }
}

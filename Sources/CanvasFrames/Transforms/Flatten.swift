extension DataFrame {
  /// A row for each element of the lists of some fields. The lists of a row are read side by side; shorter ones are
  /// filled with null.
  ///
  /// - Parameters:
  ///   - names: The names of the new columns. Fields without one keep theirs.
  ///   - index: The name of a column with the index of the element, from 0.
  ///
  /// A text is a list of its characters. A row with another value in one of the fields is left out.
  package func flattened(
    _ fields: [FieldPath], as names: [String] = [], index: String? = nil
  ) throws(TransformError) -> DataFrame {
    let columns = fields.map { column(at: $0) }
    let lengths = (0..<rowCount).map { row in Self.length(columns.map { $0[row] }) }
    var count = 0
    for length in lengths {
      count += length
      try TransformError.check(count, in: "flatten")
    }
    var result = rows(zip(0..., lengths).flatMap { [Int](repeating: $0, count: $1) })
    for (place, field) in fields.enumerated() {
      let values = lengths.enumerated().flatMap { Self.elements(columns[place][$0], count: $1) }
      result[place < names.count ? names[place] : field.name] = DataColumn(values)
    }
    if let index { result[index] = .numbers(lengths.flatMap { (0..<$0).map(Double.init) }) }
    return result
  }

  private static func length(_ values: [DataValue]) -> Int {
    var longest = 0
    for value in values {
      switch value {
      case .list(let elements): longest = max(longest, elements.count)
      case .text(let text): longest = max(longest, text.unicodeScalars.count)
      case .null, .undefined, .bool, .number, .time, .record: return 0
      }
    }
    return longest
  }

  private static func elements(_ value: DataValue, count: Int) -> [DataValue] {
    let elements: [DataValue] =
      switch value {
      case .list(let elements): Array(elements.prefix(count))
      case .text(let text): text.unicodeScalars.prefix(count).map { .text(String($0)) }
      case .null, .undefined, .bool, .number, .time, .record: []
      }
    return elements + [DataValue](repeating: .null, count: max(0, count - elements.count))
  }
}

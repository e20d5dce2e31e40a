/// The analysis of a table's first record.
struct TableHeader {
  enum Kind { case text, number, year, date, missing }

  /// Whether the record contains the names of columns.
  ///
  /// It does if no field is a number or a date. It also does if at least two fields are periods, such as `2024` or
  /// `2026-01`, and only the first field isn't: a wide table. Otherwise it is a row.
  let isHeader: Bool

  /// Whether a field of the record is a number or a date.
  var hasValue: Bool { kinds.contains { $0 == .number || $0 == .year || $0 == .date } }

  private let kinds: [Kind]

  init(_ kinds: [Kind]) {
    self.kinds = kinds
    let periods = kinds.count { $0 == .year || $0 == .date }
    let first = kinds.first ?? .text
    let isWide = (first == .text || first == .missing) && periods == kinds.count - 1 && periods > 1
    isHeader = isWide || kinds.allSatisfy { $0 == .text || $0 == .missing }
  }

  /// Makes a builder for each column, named by the record's texts, or by `date`, `name`, `value`, `color` and
  /// numbers.
  ///
  /// - Parameter failure: Makes the error for a duplicate name.
  func builders(
    _ texts: [String], options: Table.Options, failure: (_ index: Int, _ found: String, _ allowed: String) -> DataError
  ) throws(DataError) -> [ColumnBuilder] {
    var builders: [ColumnBuilder] = []
    var known: Set<String> = []
    for (index, text) in texts.enumerated() {
      var name = isHeader ? text : standardName(index)
      if name.isEmpty || (!isHeader && known.contains(name)) { name = "column \(index + 1)" }
      guard known.insert(name).inserted else {
        throw failure(index, "a second column \(DataError.quoted(name))", "each column once")
      }
      builders.append(ColumnBuilder(name: name, isText: options.textColumns.contains(name)))
    }
    return builders
  }

  private func standardName(_ index: Int) -> String {
    switch kinds[index] {
    case .date: "date"
    case .number, .year: "value"
    // Rows without a header may have a name, a value and a colour.
    case .text, .missing: kinds.count == 3 && index == 2 ? "color" : "name"
    }
  }
}

extension TableHeader {
  /// The analysis of a record of delimited text.
  init(firstRecord reader: RecordReader, readers: CellReaders) {
    self.init(
      reader.fields.map { field in
        let range = reader.trimmed(field.content)
        if range.isEmpty { return .missing }
        if readers.dates.reading(reader.bytes, range) != .none { return .date }
        guard let number = readers.numbers.number(reader.bytes, range) else { return .text }
        return range.count == 4 && (1900...2100).contains(number.value) ? .year : .number
      })
  }

  /// The analysis of a row of JSON, whose texts are never numbers.
  init(firstRow values: [JSONValue], readers: CellReaders) {
    self.init(
      values.map { value in
        switch value.content {
        case .null: return .missing
        case .number: return .number
        case .string(let text):
          let bytes = Array(text.utf8)
          return readers.dates.reading(bytes, 0..<bytes.count) != .none ? .date : .text
        case .bool, .list, .object: return .text
        }
      })
  }
}

/// The analysis of a table's first record.
struct TableHeader {
  enum Kind { case text, number, year, date, missing }

  /// Whether the record contains the names of columns.
  ///
  /// It does if no field is a number or a date. It also does if at least two fields are periods, such as `2024` or
  /// `2026-01`, and all others are names: a wide table. So does a name before the steps of a scale, such as 1 to 5.
  /// Otherwise it is a row.
  var isHeader: Bool

  /// Whether a field of the record is a number or a date.
  var hasValue: Bool { kinds.contains { $0 == .number || $0 == .year || $0 == .date } }

  private let kinds: [Kind]

  /// Whether a field is a number.
  func isNumber(_ index: Int) -> Bool { kinds[index] == .number || kinds[index] == .year }

  /// - Parameters:
  ///   - areDistinct: Whether no two fields have the same text.
  ///   - hasScale: Whether the fields after the first are the steps of a scale.
  init(_ kinds: [Kind], areDistinct: Bool, hasScale: Bool = false) {
    self.kinds = kinds
    func isName(_ kind: Kind) -> Bool { kind == .text || kind == .missing }
    let periods = kinds.count { $0 == .year || $0 == .date }
    // A few names may follow the periods: a change, or nothing where each line ends with a delimiter.
    let isWide =
      kinds.first.map(isName) ?? false && periods > 1
      && kinds.allSatisfy { isName($0) || $0 == .year || $0 == .date } && areDistinct
    let isScale = hasScale && (kinds.first.map(isName) ?? false)
    isHeader = isWide || isScale || kinds.allSatisfy { $0 == .text || $0 == .missing }
  }

  /// Makes a builder for each column, named by the record's texts, or by `date`, `name`, `value`, `color` and
  /// numbers. Equal names are numbered, `Units` and `Units 2`.
  func builders(_ texts: [String], options: Table.Options) -> [ColumnBuilder] {
    var builders: [ColumnBuilder] = []
    var names = UniqueNames()
    for (index, text) in (isHeader ? Footnotes.plain(texts) : texts).enumerated() {
      var name = isHeader ? text : ColumnBuilder.isCode(text.utf8) ? "" : standardName(index)
      if name.isEmpty || (!isHeader && names.contains(name)) { name = "column \(index + 1)" }
      name = names.take(name)
      builders.append(
        ColumnBuilder(name: name, isText: options.textColumns.contains { $0 == name || $0 == texts[index] }))
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
  init(firstRecord reader: RecordReader, readers: FieldReaders) {
    self.init(
      reader.fields.map { field in
        let range = Footnotes.trimmed(reader.bytes, reader.trimmed(field.content))
        let readers = readers[field]
        if range.isEmpty { return .missing }
        if readers.dates.reading(reader.bytes, range) != .none { return .date }
        guard let number = readers.numbers.number(reader.bytes, range) else { return .text }
        return range.count == 4 && (1900...2100).contains(number.value) ? .year : .number
      }, areDistinct: Self.areDistinct(reader.fields.map(reader.trimmedText)),
      hasScale: Self.areSteps(reader.fields.dropFirst().map(reader.trimmedText)))
  }

  /// The analysis of a row of JSON, whose texts are never numbers.
  init(firstRow values: [JSONValue], readers: CellReaders) {
    self.init(
      values.map { value in
        switch value.content {
        case .null: return .missing
        case .number: return .number
        case .string(let text): return readers.dates.reading(text) != .none ? .date : .text
        case .bool, .list, .object: return .text
        }
      }, areDistinct: Self.areDistinct(values.map(\.shown)))
  }

  /// Whether texts are the steps of a scale: four or more whole numbers from 0 or 1 on, or back to there.
  private static func areSteps(_ texts: [String]) -> Bool {
    guard (minimumSteps...maximumSteps).contains(texts.count) else { return false }
    let numbers = texts.compactMap { Int($0) }
    guard numbers.count == texts.count, let least = numbers.min(), least == 0 || least == 1 else { return false }
    let steps = Array(least..<(least + numbers.count))
    return numbers == steps || numbers == steps.reversed()
  }
  private static let minimumSteps = 4
  private static let maximumSteps = 11

  private static func areDistinct(_ texts: [String]) -> Bool {
    let filled = texts.filter { !$0.isEmpty }
    return Set(filled).count == filled.count
  }
}

import CanvasMath

extension DataFrame {
  /// The rows of a list of JSON: the members of its objects are columns, in the order in which they first occur. Elements
  /// that aren't objects are in the column `data`. A value that isn't a list is one row.
  package static func rows(of json: JSONValue) throws(TransformError) -> DataFrame {
    var rows = JSONRows(isDataset: false)
    for element in json.elements ?? [json] {
      if let members = element.members {
        for member in members { rows.add(DataValue(member.value), named: member.key) }
      } else {
        rows.add(DataValue(element), named: "data")
      }
      rows.endRow()
    }
    return try rows.frame()
  }

  /// Throws if there are too many columns.
  static func check(columns: Int) throws(TransformError) {
    guard columns > 10_000 else { return }
    throw TransformError(transform: "values", found: "\(columns) names", allowed: "at most 10000")
  }
}

/// A column that is filled row by row: with numbers or texts as long as there are no others.
struct ColumnFiller {
  private var numbers: [Double] = []
  private var texts: [String] = []
  private var values: [DataValue] = []

  /// Adds the value of a row. Rows that were left out are undefined. Of two values for a row the first stays.
  mutating func add(_ value: DataValue, row: Int) {
    switch value {
    case .number(let number): add(number: number, row: row)
    case .text(let text): add(text: text, row: row)
    case .null, .undefined, .bool, .time, .list, .record: addGeneral(value, row: row)
    }
  }

  /// Adds the number of a row, as `add(_:row:)` does.
  mutating func add(number: Double, row: Int) {
    guard row == numbers.count, texts.isEmpty, values.isEmpty else { return addGeneral(.number(number), row: row) }
    numbers.append(number)
  }

  /// Adds the text of a row, as `add(_:row:)` does.
  mutating func add(text: String, row: Int) {
    guard row == texts.count, numbers.isEmpty, values.isEmpty else { return addGeneral(.text(text), row: row) }
    texts.append(text)
  }

  private mutating func addGeneral(_ value: DataValue, row: Int) {
    guard row >= numbers.count + texts.count + values.count else { return }
    makeGeneral()
    while values.count < row { values.append(.undefined) }
    values.append(value)
  }

  private mutating func makeGeneral() {
    guard values.isEmpty else { return }
    values = numbers.map(DataValue.number) + texts.map(DataValue.text)
    numbers = []
    texts = []
  }

  /// The column, with undefined in the rows after the last one.
  func column(rowCount: Int) -> DataColumn {
    let column: DataColumn = !values.isEmpty ? .values(values) : !texts.isEmpty ? .texts(texts) : .numbers(numbers)
    return column.resized(to: rowCount)
  }
}

extension DataValue {
  /// The value of a JSON value. A number that doesn't fit a `Double` is infinite.
  package init(_ json: JSONValue) {
    switch json.content {
    case .null: self = .null
    case .bool(let flag): self = .bool(flag)
    case .number(let text): self = .number(ShortDecimal.number(text) ?? .nan)
    case .string(let text): self = .text(text)
    case .list(let values): self = .list(values.map(DataValue.init))
    case .object(let members):
      self = .record(Dictionary(members.map { ($0.key, DataValue($0.value)) }) { _, last in last })
    }
  }
}

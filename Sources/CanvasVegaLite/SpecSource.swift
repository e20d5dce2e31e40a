/// The values of a specification, with the rows of its data apart. Rows need much less memory in columns.
struct SpecSource {
  /// The rows of the lists under the name `values` in `data`.
  private(set) var frames: [DataFrame] = []
  /// The rows of `datasets`, as far as they are lists of objects.
  private(set) var datasets: [String: DataFrame] = [:]
  /// The rows that the scanner found, by the byte offset of their list.
  let rows: [Int: JSONRows]

  /// The name of the member that stands for rows.
  static let frameKey = "$rows"

  /// The value of a JSON value.
  mutating func value(_ json: JSONValue, isData: Bool = false) throws(PlotError) -> DataValue {
    switch json.content {
    case .null, .bool, .number, .string: return DataValue(json)
    case .list(let list):
      return .list(try list.map { (element) throws(PlotError) in try value(element) })
    case .object(let members):
      var values: [String: DataValue] = [:]
      for member in members {
        if let found = rows[member.value.offset] {
          values[member.key] = try value(of: found, named: member.key)
        } else {
          values[member.key] =
            isData && member.key == "values" && Self.hasRows(member.value)
            ? frameValue(try Self.place.located { () throws(TransformError) in try DataFrame.rows(of: member.value) })
            : try value(member.value, isData: member.key == "data")
        }
      }
      return .record(values)
    }
  }

  private static func hasRows(_ json: JSONValue) -> Bool {
    if case .list(let list) = json.content, case .object? = list.first?.content { true } else { false }
  }

  /// What stands for rows that the scanner found.
  private mutating func value(of rows: JSONRows, named name: String) throws(PlotError) -> DataValue {
    guard !rows.isDataset else {
      datasets[name] = rows.dataset
      return .list([])
    }
    return frameValue(try Self.place.located(rows.frame))
  }

  private mutating func frameValue(_ frame: DataFrame) -> DataValue {
    frames.append(frame)
    return .record([Self.frameKey: .number(Double(frames.count - 1))])
  }

  /// The place of rows in errors.
  private static let place = SpecNode(.null, path: "values")
}

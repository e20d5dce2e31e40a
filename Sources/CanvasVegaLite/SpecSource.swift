internal import CanvasCharts
internal import CanvasData

/// The values of a specification, with the rows of its data apart. Rows need much less memory in columns.
struct SpecSource {
  private(set) var frames: [DataFrame] = []

  /// The name of the member that stands for rows.
  static let frameKey = "$rows"

  /// The value of a JSON value. Lists of objects under the name `values` in `data` are rows.
  mutating func value(_ json: JSONValue, isData: Bool = false) throws(PlotError) -> DataValue {
    switch json.content {
    case .null, .bool, .number, .string: return DataValue(json)
    case .list(let list):
      var values: [DataValue] = []
      values.reserveCapacity(list.count)
      for element in list { values.append(try value(element)) }
      return .list(values)
    case .object(let members):
      var values: [String: DataValue] = [:]
      for member in members {
        values[member.key] =
          isData && member.key == "values" && Self.hasRows(member.value)
          ? try rows(member.value) : try value(member.value, isData: member.key == "data")
      }
      return .record(values)
    }
  }

  private static func hasRows(_ json: JSONValue) -> Bool {
    guard case .list(let list) = json.content, let first = list.first else { return false }
    if case .object = first.content { return true }
    return false
  }

  private mutating func rows(_ json: JSONValue) throws(PlotError) -> DataValue {
    do throws(TransformError) { frames.append(try DataFrame.rows(of: json)) } catch {
      throw PlotError("values: \(error)")
    }
    return .record([Self.frameKey: .number(Double(frames.count - 1))])
  }
}

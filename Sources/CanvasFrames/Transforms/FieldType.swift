/// The type that the values of a field are converted to.
package enum FieldType: Sendable, Hashable {
  case number, boolean, string
}

extension DataFrame {
  /// The rows with the values of a field converted. Null and empty texts become null. A text that isn't a number becomes
  /// NaN.
  package func parsed(_ field: FieldPath, as type: FieldType) -> DataFrame {
    var result = self
    let column = column(at: field)
    result[field.name] =
      switch type {
      case .number: column.parsedNumbers
      case .boolean: DataColumn(column.all.map(\.parsedBoolean))
      case .string: column.parsedTexts
      }
    return result
  }
}

extension DataColumn {
  fileprivate var parsedNumbers: DataColumn {
    switch self {
    case .numbers: self
    case .texts(let texts):
      if texts.contains(where: \.isEmpty) {
        DataColumn(texts.map { $0.isEmpty ? .null : .number(ScriptNumber.number($0)) })
      } else {
        .numbers(texts.map(ScriptNumber.number))
      }
    case .values(let values):
      DataColumn(values.map { $0.presentNumber.map(DataValue.number) ?? .null })
    }
  }

  fileprivate var parsedTexts: DataColumn {
    if case .texts(let texts) = self, !texts.contains("") { return self }
    return DataColumn(all.map { $0.isMissing ? .null : .text($0.name) })
  }
}

extension DataValue {
  /// False for what JavaScript takes for false, and for the texts `false` and `0`.
  var parsedBoolean: DataValue {
    isMissing ? .null : .bool(isTruthy && text != "false" && text != "0")
  }
}

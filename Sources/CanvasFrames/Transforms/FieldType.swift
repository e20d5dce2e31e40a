/// The type that the values of a field are converted to.
package enum FieldType: Sendable, Hashable {
  case number, boolean, string
  /// A time. Texts are read as JavaScript's `Date.parse` reads them: days of ISO 8601 are in UTC, all others in the
  /// chart's time zone.
  case date
}

extension DataFrame {
  /// The rows with the values of a field converted. Null and empty texts become null. A text that isn't a number becomes
  /// NaN, and one that isn't a time null.
  package func parsed(_ field: FieldPath, as type: FieldType, zone: ClockZone = .utc) -> DataFrame {
    var result = self
    let column = column(at: field)
    result[field.name] =
      switch type {
      case .number: column.parsedNumbers
      case .boolean: DataColumn(column.all.map(\.parsedBoolean))
      case .string: column.parsedTexts
      case .date: column.parsedTimes { DateParsing.time(of: $0, zone: zone) }
      }
    return result
  }

  /// The rows with the texts of a field converted to times by a reader of a format. Numbers are milliseconds. What isn't
  /// a time becomes null.
  package func parsed(_ field: FieldPath, byTimes read: (String) -> Double?) -> DataFrame {
    var result = self
    result[field.name] = column(at: field).parsedTimes(read)
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

  /// Texts are read once each, because a column often has the same ones.
  fileprivate func parsedTimes(_ read: (String) -> Double?) -> DataColumn {
    var texts = TextCodes()
    var times: [DataValue] = []
    func time(_ text: String) -> DataValue {
      let code = texts.code(text)
      if code == times.count { times.append(read(text).map(DataValue.timeOrNull) ?? .null) }
      return times[code]
    }
    let values: [DataValue] =
      switch self {
      case .numbers(let numbers): numbers.map(DataValue.timeOrNull)
      case .texts(let all): all.map(time)
      case .values(let all):
        all.map { value in
          switch value {
          case .text(let text): time(text)
          case .number(let number), .time(let number): .timeOrNull(number)
          case .null, .undefined, .bool, .list, .record: .null
          }
        }
      }
    return DataColumn(values)
  }
}

extension DataValue {
  fileprivate static func timeOrNull(_ time: Double) -> DataValue { time.isFinite ? .time(time) : .null }

  /// False for what JavaScript takes for false, and for the texts `false` and `0`.
  fileprivate var parsedBoolean: DataValue {
    switch self {
    case .null, .undefined: .null
    case .bool: self
    case .number(let number): .bool(number != 0 && !number.isNaN)
    case .text(let text): text.isEmpty ? .null : .bool(text != "false" && text != "0")
    case .time, .list, .record: .bool(true)
    }
  }
}

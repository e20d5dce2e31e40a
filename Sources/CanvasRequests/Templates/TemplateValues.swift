/// The values that fill a template.
public enum TemplateValues: Sendable, Hashable {
  /// Values in the request itself.
  case data(TemplateData)
  /// The name of a file: JSON, or a table, whose rows are `rows` in the template. See ``Resources``.
  case file(String)
}

extension ValueForm<TemplateValues> {
  /// The name of a file; an object in JSON.
  static let templateValues = ValueForm(
    schema: ["anyOf": [.object(["type": "string", "minLength": 1]), .object(["type": "object"])]],
    write: { values in
      switch values {
      case .file(let name): .text(name)
      case .data(let data): JSONTree(data.value)
      }
    },
    readJSON: { (json) throws(ValueProblem) in
      guard case .object = json.content else { return nil }
      return .data(TemplateData(json))
    }
  ) { (word) throws(ValueProblem) in
    if word.isEmpty { throw ValueProblem("must be the name of a file, or an object in JSON") }
    return TemplateValues.file(word)
  }.completed(by: .files(["json", "csv", "tsv"]))
}

extension JSONTree {
  /// A value of data. Numbers that JSON doesn't have are texts.
  fileprivate init(_ value: DataValue) {
    switch value {
    case .null, .undefined: self = .text("")
    case .bool(let flag): self = .bool(flag)
    case .number(let number): self = number.isFinite ? .number(number) : .text(value.name)
    case .text(let text): self = .text(text)
    case .time(let time): self = .number(time)
    case .list(let values): self = .list(values.map(JSONTree.init))
    case .record(let members): self = .object(members.mapValues(JSONTree.init))
    }
  }
}

extension TemplateData {
  /// Reads values: JSON, or a table, whose rows are the member `rows`.
  init(contents bytes: [UInt8], named label: String, limits: TableLimits) throws(RequestError) {
    let start = TextPosition.startOfText(in: bytes)
    let first = bytes[start...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else {
      let rows = try TableSettings().rows(bytes, named: label, limits: limits)
      self.init(["rows": TemplateData(rows.rows.map { rows.record($0) })])
      return
    }
    let json = try RequestError.reading(label) { () throws(DataError) in try JSONValue(json: bytes) }
    if case .list = json.content { self.init(["rows": TemplateData(json)]) } else { self.init(json) }
  }
}

extension TableRows {
  /// The cells of a row by the names of their columns.
  func record(_ row: Int) -> TemplateData {
    TemplateData(Dictionary(zip(names, cells(row).map { TemplateData($0) })) { first, _ in first })
  }
}

extension TableSettings {
  /// Returns the rows of a table that meet the conditions.
  func rows(_ bytes: [UInt8], named label: String, limits: TableLimits) throws(RequestError) -> TableRows {
    try RequestError.reading(label) { () throws(DataError) in
      try TableRows(table(bytes, limits: limits), conditions: conditions, locale: locale ?? .english)
    }
  }
}

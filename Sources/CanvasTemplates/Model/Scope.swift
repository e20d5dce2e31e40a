internal import CanvasData

/// The data that references are looked up in: a row, and around it, what contains it.
struct Scope: Sendable {
  /// Values by name, innermost first.
  var records: [[String: TemplateData]]
  /// What errors call the row, such as "cards.csv, row 3"; empty for data without rows.
  var rowName = ""
  /// The position of the picture among all, from 1.
  var number = 1
  /// The number of pictures.
  var count = 1
  /// The locale of formatted numbers and times.
  var locale = LocaleFormat.english

  /// What follows an error about a value: its row.
  var note: String { rowName.isEmpty ? "" : " (\(rowName))" }

  /// The value of a reference; nil for an optional one that is missing.
  func value(_ reference: CellReference, at place: SourcePlace) throws(TemplateError) -> TemplateData? {
    if let known = value(named: reference.name) { return known }
    guard !reference.isOptional else { return nil }
    let names = Set(records.flatMap(\.keys)).sorted()
    let meant = names.meant(by: reference.name) ?? (reference.name.count > 3 ? names.nearest(to: reference.name, within: 2) : nil)
    let nearest = meant.map { "; did you mean '{\($0)}'?" } ?? ""
    let list =
      names.isEmpty ? "There are no values" : "There is \(names.prefix(20).map { "{\($0)}" }.joined(separator: ", "))"
    let hint = "{\(reference.name)?} allows it to be missing"
    throw place.error(
      "no value {\(reference.name)}\(nearest.isEmpty ? ";" : nearest) \(list)\(names.count > 20 ? ", …" : ""); \(hint)\(note)"
    )
  }

  private func value(named name: String) -> TemplateData? {
    if name == "#" { return TemplateData(integerLiteral: number) }
    if name == "##" { return TemplateData(integerLiteral: count) }
    for record in records { if let known = record[name] { return known } }
    let path = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard path.count > 1, var value = value(named: path[0])?.value else { return nil }
    for key in path.dropFirst() {
      guard case .record(let members) = value, let member = members[key] else { return nil }
      value = member
    }
    return TemplateData(value)
  }

  /// A number in a format of d3, with the signs of the locale.
  func formatted(_ number: Double, _ format: NumberFormat) -> String {
    ValueFormatter(locale: locale, format: format, currency: nil, units: nil, unit: .none).text(number)
  }

  /// The scope inside of an element of a list. A record's members have their names; anything else is `{item}`.
  func inside(_ element: DataValue) -> Scope {
    var scope = self
    var record: [String: TemplateData] = ["item": TemplateData(element)]
    if case .record(let members) = element { for (key, value) in members { record[key] = TemplateData(value) } }
    scope.records.insert(record, at: 0)
    return scope
  }
}

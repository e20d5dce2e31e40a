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
    let name = reference.name
    let meant = names.meant(by: name) ?? (name.count > 3 ? names.nearest(to: name, within: 2) : nil)
    let shown = DataError.shown(name)
    let found = "no value {\(shown)}\(meant.map { "; did you mean '{\(DataError.shown($0))}'?" } ?? ";")"
    let list =
      names.prefix(20).map { "{\(DataError.shown($0))}" }.joined(separator: ", ") + (names.count > 20 ? ", …" : "")
    let known = names.isEmpty ? "There are no values" : "There is \(list)"
    throw place.error("\(found) \(known); {\(shown)?} allows it to be missing\(note)")
  }

  private func value(named name: String) -> TemplateData? {
    if name == "#" { return TemplateData(integerLiteral: number) }
    if name == "##" { return TemplateData(integerLiteral: count) }
    for record in records { if let known = record[name] { return known } }
    let path = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard path.count > 1, var value = value(named: path[0]) else { return nil }
    for key in path.dropFirst() {
      guard let member = value.members[key] else { return nil }
      value = member
    }
    return value
  }

  /// The scope inside of an element of a list. A record's members have their names; anything else is `{item}`.
  func inside(_ element: TemplateData) -> Scope {
    changing(self) { $0.records.insert(element.members.merging(["item": element]) { own, _ in own }, at: 0) }
  }
}

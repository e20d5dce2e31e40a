extension Table {
  /// The column with a name. Case is ignored if only one column matches. The error lists the columns.
  func column(_ name: String, part: ColumnChoice.Part) throws(DataError) -> Column {
    if let exact = columns.first(where: { $0.name == name }) { return exact }
    let alike = columns.filter { $0.name.lowercased() == name.lowercased() }
    if alike.count == 1, let column = alike.first { return column }
    throw .choice(part, found: DataError.quoted(name), allowed: "a column of the table: \(columnList)")
  }

  /// The names and kinds of at most 20 columns, for messages.
  var columnList: String {
    let shown = columns.prefix(20).map { "\(DataError.shown($0.name)) (\($0.kind))" }.joined(separator: ", ")
    return columns.count > 20 ? shown + ", …" : shown
  }
}

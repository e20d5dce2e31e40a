extension Column {
  /// The end of a note that the column is left out because of a cell, or nil if its cells are fine.
  var problemReason: String? { problem.map { "because of \($0.foundInPlace)" } }

  /// Notes about words among the numbers, which count as missing, and about what the numbers may mean otherwise.
  func readingNotes(choice: TableNote.Choice) -> [TableNote] {
    let name = DataError.quoted(name)
    let emptyCount = kind == .number ? quantities.count - numberCount - missing.count : 0
    let count = kind == .number ? "\(quantities.count - numberCount) of \(quantities.count)" : "\(missing.count)"
    let ending = emptyCount > 0 ? ", and \(emptyCount) empty" : ""
    let texts = DataError.list(Array(missing.texts.prefix(5))) + (missing.texts.count > 5 ? " …" : "") + ending
    let one =
      missing.count == 1 && emptyCount == 0
      ? missing.first.map { "\($0.foundInPlace) is read as a missing value of \(name)" } : nil
    let note = TableNote(
      one ?? "\(count) values of \(name) are missing: \(texts)", kind: .invalid, choice: choice)
    let credit = TableNote("'Cr' in \(name) is read as a credit, not as ten million", choice: .locale)
    return (missing.hasWords ? [note] : []) + (guessesCredits ? [credit] : [])
  }
}

extension DataError {
  /// What was found, and where.
  var foundInPlace: String {
    switch place {
    case .text(let line, let column): "\(found) in line \(line), column \(column)"
    case .json(let path): "\(found) at \(path)"
    case .cell: "\(found) in \(place)"
    case .part, .choice: found
    }
  }
}

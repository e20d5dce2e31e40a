extension Column {
  /// The end of a note that the column is left out because of a cell, or nil if its cells are fine.
  var problemReason: String? { problem.map { "because of \($0.foundInPlace)" } }

  /// A note about a text among the numbers, which counts as missing; nil if there is none.
  func oddityNote(choice: TableNote.Choice) -> TableNote? {
    oddity.map {
      TableNote(
        "\($0.foundInPlace) is read as a missing value of \(DataError.quoted(name))", kind: .invalid, choice: choice)
    }
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

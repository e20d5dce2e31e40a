package import CanvasData

extension TableNote {
  /// The note in one line, with the option that changes it.
  package var line: String {
    switch choice {
    case nil: text
    case .values: text + "; --y chooses columns"
    case .series(let column): text + "; --by '\(DataError.shown(column))' makes it one"
    case .aggregate: text + "; --mean, --median, --min or --max combines them otherwise"
    case .totals(let totals): text + "; --totals \(totals.rawValue) draws it"
    case .locale: text + "; --locale chooses another format"
    case .timeZone: text + "; --time-zone chooses another zone"
    case .skippedLines: text + "; --skip chooses their number"
    }
  }
}

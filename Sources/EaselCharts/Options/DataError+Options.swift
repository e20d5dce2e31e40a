package import CanvasData

extension TableNote {
  /// The note in one line, with the option that changes it.
  package var line: String { text + (choice.map { "; \($0.advice)" } ?? "") }
}

extension TableNote.Choice {
  /// The option for the choice, and what it does.
  fileprivate var advice: String {
    switch self {
    case .values: "--y chooses columns"
    case .series(let column): "--by '\(DataError.shown(column))' makes it one"
    case .oneSeries: "--by none makes one series"
    case .text(let column): "--text '\(column)' reads all cells as text"
    case .aggregate: "--mean, --median, --min or --max combines them otherwise"
    case .totals(let totals): "--totals \(totals.rawValue) draws it"
    case .locale: "--locale chooses another format"
    case .timeZone: "--time-zone chooses another zone"
    case .skippedLines: "--skip chooses their number"
    }
  }
}

extension DataError {
  /// The error in one line, with the option that it is about, and the one with which the data is no error.
  var line: String {
    let place = if case .choice(let part) = place { part.option } else { "\(place)" }
    return "\(place): \(found); \(allowed)" + (remedy.map { "; \($0.advice)" } ?? "")
  }
}

extension ColumnChoice.Part {
  /// The option for the part.
  fileprivate var option: String {
    switch self {
    case .x: "--x"
    case .y: "--y"
    case .series: "--by"
    case .facets: "--facet"
    case .grouping: "--sum-by"
    case .conditions: "--where"
    }
  }
}

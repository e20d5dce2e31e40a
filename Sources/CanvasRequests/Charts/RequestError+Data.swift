extension RequestText {
  /// A note about a table, with the member that changes it.
  init(_ note: TableNote) {
    self = note.choice.map { "\(note.text); \(RequestText($0))" } ?? RequestText(note.text)
  }

  /// The member for a choice, and what it does.
  fileprivate init(_ choice: TableNote.Choice) {
    self =
      switch choice {
      case .values: "\(TableSettings.y) chooses columns"
      case .series(let column): "\(TableSettings.by, name: column) makes it one"
      case .oneSeries: "\(TableSettings.by, "none") makes one series"
      case .text(let column): "\(TableSettings.text, name: column) reads all cells as text"
      case .aggregate:
        """
        \(member: "sum"), \(member: "mean"), \(member: "median"), \(member: "min") or \(member: "max") combines them \
        otherwise
        """
      case .grouping: "\(TableSettings.sumBy) chooses another period"
      case .stack: "\(MarkSettings.stacked) stacks them"
      case .count: "\(member: "count") counts the rows"
      case .totals(let totals): "\(TableSettings.totals, totals.rawValue) draws it"
      case .locale: "\(TableSettings.locale) chooses another format"
      case .timeZone: "\(TableSettings.timeZone) chooses another zone"
      case .skippedLines: "\(TableSettings.skip) chooses their number"
      case .sheet: "\(TableSettings.sheet) chooses another"
      case .axis: "\(HistogramSettings.x) chooses another"
      case .axes: "\(ScatterSettings.x) and \(ScatterSettings.y) choose others"
      case .cells: "\(HeatmapSettings.x), \(HeatmapSettings.y) and \(HeatmapSettings.value) choose others"
      }
  }

  /// The member for a part of a choice.
  fileprivate init(_ part: ChoicePart) {
    self =
      switch part {
      case .x: "\(TableSettings.x)"
      case .y: "\(TableSettings.y)"
      case .series: "\(TableSettings.by)"
      case .facets: "\(MarkSettings.facet)"
      case .grouping: "\(TableSettings.sumBy)"
      case .conditions: "\(TableSettings.conditions)"
      case .sizes: "\(ScatterSettings.sizeBy)"
      case .labels: "\(ScatterSettings.label)"
      case .cells: "\(HeatmapSettings.value)"
      case .sheet: "\(TableSettings.sheet)"
      case .text: "\(TableSettings.text)"
      }
  }
}

extension RequestError {
  /// Returns what `body` reads from the data with a label, which errors begin with.
  static func reading<Value>(
    _ label: String, _ body: () throws(DataError) -> Value
  ) throws(RequestError) -> Value {
    do { return try body() } catch { throw RequestError(error, in: label) }
  }

  /// The error in a table. It begins with the table's name, and has the member with which the data is no error.
  init(_ error: DataError, in label: String) {
    let remedy: RequestText = error.remedy.map { "; \(RequestText($0))" } ?? ""
    let rest: RequestText = "\(error.found); \(error.allowed)\(remedy)"
    switch error.place {
    // The line and the column follow the name directly, as in compiler messages.
    case .text: self.init(.content, "\(label):\(error.place): \(rest)")
    case .part(""): self.init(.content, "\(label): \(rest)")
    case .json, .cell, .part: self.init(.content, "\(label): \(error.place): \(rest)")
    case .choice(let part): self.init(.request, "\(label): \(RequestText(part)): \(rest)")
    }
  }
}

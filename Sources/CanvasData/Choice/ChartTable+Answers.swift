extension ChartTable {
  /// The table with its places as series and its series as places, if the places are the answers of a well-known scale
  /// and the series aren't. Nil if they aren't, or are too many.
  package func withAnswersAsSeries() -> ChartTable? {
    guard case .names(let answers) = x, answers.count > 1, Set(answers).count == answers.count,
      Self.areAnswers(answers), !Self.areAnswers(series)
    else { return nil }
    var table = self
    table.x = .names(series)
    table.series = answers
    table.values = answers.indices.map { answer in
      values.map { $0.indices.contains(answer) ? $0[answer] : nil }
    }
    table.hasNaturalOrder = false
    (table.colors, table.seriesUnits) = ([], [])
    (table.xName, table.seriesName) = (seriesName, xName)
    if let xName { table.notes.append(TableNote("the answers of \(DataError.quoted(xName)) are the series")) }
    return table
  }

  /// Whether all names but those of missing answers are on a well-known scale.
  private static func areAnswers(_ names: [String]) -> Bool {
    let known = names.filter { !RestNames.contains($0) }
    return known.count > 1 && CategoryOrder.list(of: known) != nil
  }
}

extension ChartTable {
  /// Removes all named places but those with the largest values, summed over the series, and notes how many. Places that
  /// aren't names stay, with a note.
  ///
  /// - Parameter kind: Whether that was asked for or loses places.
  package mutating func keepLargestPlaces(_ count: Int, noted kind: Note.Kind = .chosen) {
    guard case .names(let names) = x else {
      notes.append(TableNote("all places are drawn, because they aren't names", kind: .ignored))
      return
    }
    guard names.count > count else { return }
    let totals = names.indices.map { place in values.reduce(0) { $0 + ($1[place] ?? 0) } }
    let kept = names.indices.sorted { (totals[$1], $0) < (totals[$0], $1) }.prefix(count).sorted()
    func keep<Value>(_ list: [Value]) -> [Value] { list.count == names.count ? kept.map { list[$0] } : list }
    rest += Set(names.indices).subtracting(kept).sorted().reduce(0) { $0 + totals[$1] }
    if series.count == 1 { colors = keep(colors) }
    (x, values, absences) = (.names(keep(names)), values.map(keep), absences.map(keep))
    notes.append(TableNote("only the \(count) largest of \(names.count) are drawn", kind: kind))
  }
}

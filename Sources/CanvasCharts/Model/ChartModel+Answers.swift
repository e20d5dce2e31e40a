extension ChartModel {
  /// Puts the answers of diverging layers in the order of their scale, without names that aren't on it. Layers that
  /// can't diverge become stacks of 100 percent, or bars side by side if there is one series. Returns notes about both.
  mutating func orderAnswers() -> [Note] {
    let unnamed = formats.words.unnamed
    var notes: [Note] = []
    changeLayers { layer in
      if let note = layer.orderAnswers(unnamed: unnamed), !notes.contains(note) { notes.append(note) }
    }
    return notes
  }
}

extension ChartLayer {
  /// The maximum number of answers on a diverging scale. More can't be told apart: a scale from 0 to 10 has eleven.
  package static let maximumAnswers = 11

  /// The reason why the series can't be on both sides of a middle, or nil if they can.
  fileprivate func divergingProblem(count: Int) -> String? {
    guard mark == .bars || mark == .columns else { return "only bars and columns can diverge from a middle" }
    if count < 2 { return "a single series can't diverge from a middle" }
    if count > Self.maximumAnswers { return "\(count) answers can't be told apart, so they are stacked from zero" }
    let isNegative = table.values.contains { $0.contains { ($0 ?? 0) < 0 } }
    return isNegative ? "negative values have no share of a whole, so they are stacked from zero" : nil
  }

  /// Orders the series of a diverging layer. Returns a note about what was left out or changed, if anything was.
  fileprivate mutating func orderAnswers(unnamed: String) -> Note? {
    guard arrangement == .diverging else { return nil }
    let scale = AnswerScale(table.series, unnamed: unnamed)
    if let problem = divergingProblem(count: scale.order.count) {
      arrangement = table.series.count > 1 && mark != .lines && mark != .points ? .normalized : .automatic
      return Note(.ignored, problem)
    }
    let leftOut = scale.leftOut.map { table.series[$0] }
    takeSeries(scale.order)
    guard !leftOut.isEmpty else { return nil }
    let names = DataError.list(leftOut)
    return Note(
      .dropped, "\(names) \(leftOut.count == 1 ? "is" : "are") left out; percentages are shares of the other answers")
  }
}

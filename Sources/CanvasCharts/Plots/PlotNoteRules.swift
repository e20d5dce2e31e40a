/// The lines of notes across a plot. Their texts are above it.
enum PlotNoteRules {
  /// The places and texts of the notes that can be read.
  static func places(_ context: PlotContext) -> [(place: Double, text: String)] {
    guard let column = context.column(.x) else { return [] }
    return context.chart.marks.compactMap { note in
      guard let place = column.place(of: note.place), place.isFinite else { return nil }
      return (place, note.text)
    }
  }

  /// The places of the notes as parts of an axis, with their texts.
  static func parts(_ context: PlotContext, _ axis: PlotAxisChoice) -> [(part: Double, text: String)] {
    places(context).map { (axis.part(of: $0.place), $0.text) }
  }

  /// The layer of the lines, or none.
  static func layers(_ context: PlotContext, _ x: PlotAxisChoice) -> [PlotView] {
    let places = places(context).map(\.place).filter { (0...1).contains(x.part(of: $0)) }
    guard !places.isEmpty else { return [] }
    var rule = Partial<MarkOptions>()
    (rule[\.color], rule[\.strokeWidth], rule[\.strokeDash]) = (.color(context.theme.baseLine.asCSS), 1.25, [4, 3])
    return [PlotView(.unit(PlotMark(.rule, rule), [.x: x.plainChannel("x")]), data: DataFrame(["x": .numbers(places)]))]
  }
}

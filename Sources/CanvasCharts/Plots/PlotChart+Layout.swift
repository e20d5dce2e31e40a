extension PlotChart {
  /// Places everything in a rectangle, in points.
  package func layout(in rect: Rect, measurer: TextMeasurer) throws(ChartError) -> ChartLayout {
    let titles = TitleLayout(titles, in: rect, sizes: theme.sizes, measurer: measurer)
    let context = PlotContext(chart: self, measurer: measurer, room: titles.content.size)
    do throws(PlotError) {
      return try PlotFitter(context: context, design: context.design).layout(in: rect, titles: titles)
    } catch {
      throw .plot(error.description)
    }
  }

  /// The size for a width in points, or for the default width. Rows of names get the height they need.
  package func defaultSize(width: Double?, measurer: TextMeasurer) -> Size {
    var size = ChartLayout.defaultSize
    if let width, width.isFinite, width >= 1 { size = Size(width: width, height: size.height * width / size.width) }
    let margins = 2 * TitleLayout.margin
    let context = PlotContext(
      chart: self, measurer: measurer, room: Size(width: size.width - margins, height: size.height - margins))
    if let height = context.design.rowsHeight {
      let heads =
        (titles.title.isEmpty ? 0.0 : 30) + (titles.subtitle.isEmpty ? 0 : 20) + (titles.caption.isEmpty ? 0 : 16)
      size.height = min(max((height + heads + 80).rounded(), 150), 1400)
    } else {
      size.height = ChartLayout.height(atLeast: size)
    }
    return size
  }

  /// Whether numbers have a ramp of colours: those in cells, and those of many points.
  package var hasRamp: Bool {
    let context = PlotContext(chart: self, measurer: .estimating, room: ChartLayout.defaultSize)
    return kind == .heatmap || kind == .scatter && PlotSeries(context, takesNumbers: true)?.isRamp == true
  }

  /// A place of a note that can't be read: the note, and what is allowed. Nil if all can.
  package var unreadableMark: (note: Note, allowed: String)? {
    guard let column = data.columns[.x] else { return nil }
    guard let note = marks.first(where: { column.place(of: $0.place).map { !$0.isFinite } ?? true }) else { return nil }
    let what = column.kind == .timeOfDay ? "a time of day" : column.isTemporal ? "a date" : "a number"
    return (note, "\(what) as in the column \(DataError.quoted(column.name))")
  }
}

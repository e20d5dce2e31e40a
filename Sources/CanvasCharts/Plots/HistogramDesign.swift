/// A histogram: bars with the number of rows in each range of a number.
package struct HistogramDesign: PlotDesign {
  package let context: PlotContext
  package let series: PlotSeries?
  package let bins: HistogramBins
  /// The number of rows by range, then by series.
  package let counts: [[Int]]
  package let notes: [Note]
  private let total: Int

  /// The most ranges whose counts are written above them.
  private static let labelledCount = 30
  private static let labelRoom = 18.0

  package init(_ context: PlotContext) {
    self.context = context
    let values = context.numbers(.x)
    let series = PlotSeries(context, takesNumbers: false)
    let bins = HistogramBins(values, context.chart.bins)
    var counts = [[Int]](repeating: [Int](repeating: 0, count: max(series?.names.count ?? 1, 1)), count: bins.count)
    var total = 0
    for (row, value) in values.enumerated() where value.isFinite {
      let place = series.flatMap { Int(exactly: $0.values[row]) } ?? 0
      counts[bins.index(of: value)][place] += 1
      total += 1
    }
    (self.series, self.bins, self.counts, self.total) = (series, bins, counts, total)
    notes =
      total < values.count
      ? [Note(.dropped, "\(context.counted(values.count - total, "row")) without a value left out")] : []
  }

  package var yTitle: String {
    let asked = context.axisTitle(.y)
    return asked.isEmpty ? context.locale.chartWords.title(.count, of: "") : asked
  }

  package var summary: String {
    let sums = counts.map { $0.reduce(0, +) }
    let start = "histogram of \(context.title(.x)): \(context.counted(total, "value"))"
    guard total > 0, let most = sums.indices.max(by: { (sums[$0], $1) < (sums[$1], $0) }) else { return start }
    let texts = PlotNumberTexts(context, .x, isValue: true).texts(ofAny: [bins.edge(most), bins.edge(most + 1)])
    let range =
      bins.isCentered
      ? texts(.number(bins.edge(most) + 0.5))
      : "\(texts(.number(bins.edge(most)))) to \(texts(.number(bins.edge(most + 1))))"
    return "\(start), most of them (\(sums[most])) at \(range)"
  }

  // MARK: Axes

  private func xAxis(_ area: Size) -> PlotAxisChoice {
    let texts = PlotNumberTexts(context, .x, isValue: true)
    let places = PlotNoteRules.places(context).map(\.place)
    let (low, high) = (min(bins.start, places.min() ?? bins.start), max(bins.end, places.max() ?? bins.end))
    return .numbers(from: low, to: high, length: area.width, isX: true, formatter: texts)
  }

  private func yAxis(_ area: Size) -> PlotAxisChoice {
    let sums = counts.map { Double($0.reduce(0, +)) }
    return .numbers(
      sums + [2], length: area.height, isX: false, includesZero: true, room: hasLabels(area) ? Self.labelRoom : 2,
      most: (sums.max() ?? 0) + 1, formatter: PlotNumberTexts(countsIn: context.locale))
  }

  package var fills: [ChartFill] { series?.fills(context.theme) ?? [] }

  package func noteParts(_ area: Size) -> [(part: Double, text: String)] { PlotNoteRules.parts(context, xAxis(area)) }

  // MARK: The view

  package func view(_ area: Size, head: Double) -> PlotView {
    let (x, y) = (xAxis(area), yAxis(area))
    var channels: [PlotChannelName: PlotChannel] = [
      .x: x.channel("start", isX: true, title: context.title(.x)), .x2: x.plainChannel("end"),
      .y: y.channel("count", isX: false),
    ]
    channels[.x]?.bin = .binned(step: bins.step)
    channels[.x]?.axis?[\.hasGrid] = false
    channels[.x]?.axis?[\.labelFlush] = .some(nil)
    channels[.y]?.stack = .off
    channels[.y2] = y.plainChannel("base")
    if let series { channels[.color] = series.channel(context, symbol: "square", head: head) }
    var bar = Partial<MarkOptions>()
    bar[\.color] = .color(context.theme.color(at: 0).asCSS)
    bar[\.binSpacing] = area.width / Double(bins.count) > 6 ? 1 : 0.5
    let bars = PlotView(.unit(PlotMark(.bar, bar), channels), data: frame)
    return PlotView(.layers([bars] + PlotNoteRules.layers(context, x)))
  }

  /// A row for each part of a bar that has rows. The parts of a bar are on each other in the order of the legend, the
  /// first at the bottom.
  private var frame: DataFrame {
    var rows: [(bin: Int, series: Int, base: Int, count: Int)] = []
    for (bin, parts) in counts.enumerated() {
      var base = 0
      for (series, count) in parts.enumerated() where count > 0 {
        rows.append((bin, series, base, base + count))
        base += count
      }
    }
    return DataFrame([
      "start": .numbers(rows.map { bins.edge($0.bin) }), "end": .numbers(rows.map { bins.edge($0.bin + 1) }),
      "base": .numbers(rows.map { Double($0.base) }), "count": .numbers(rows.map { Double($0.count) }),
      "series": .numbers(rows.map { Double($0.series) }),
    ])
  }

  // MARK: Counts

  /// Whether there is room for the counts above the bars.
  private func hasLabels(_ area: Size) -> Bool {
    guard bins.count <= Self.labelledCount else { return false }
    let widest = counts.map { context.width(countText($0.reduce(0, +))) }.max() ?? 0
    let axis = xAxis(area)
    return widest + 4 <= area.width * (bins.step / (axis.high - axis.low))
  }

  private func countText(_ count: Int) -> String { ValueFormatter(locale: context.locale).text(Double(count)) }

  package func addTexts(to group: inout PlotGroup) -> [Note] {
    guard hasLabels(group.size) else { return [] }
    let (x, y) = (xAxis(group.size), yAxis(group.size))
    let style = PlotTextStyle(size: context.theme.sizes.tick, color: context.theme.secondInk)
    var marks = PlacedMarks(kind: "text")
    for (bin, parts) in counts.enumerated() {
      let count = parts.reduce(0, +)
      guard count > 0 else { continue }
      let middle = x.part(of: (bins.edge(bin) + bins.edge(bin + 1)) / 2) * group.size.width
      let top = (1 - y.part(of: Double(count))) * group.size.height
      let text = PlotText(
        lines: [countText(count)], anchor: Point(x: middle + 0.5, y: top - 3), style: style, align: 0.5,
        baseline: .bottom)
      marks.append(.text(text.measured(context.measurer)))
    }
    group.marks.append(marks)
    return []
  }
}

/// A dot at a number of each row, by name, and a line at the middle of each name's numbers.
package struct DotsDesign: PlotDesign {
  package let context: PlotContext
  package let groups: PlotGroups
  package let series: PlotSeries?
  /// The median or the mean of each name's numbers.
  package let middles: [Double?]

  package init(_ context: PlotContext) {
    self.context = context
    groups = PlotGroups(context)
    series = PlotSeries(context, takesNumbers: true)
    let showsMeans = context.chart.showsMeans
    middles = groups.values.map { values in
      let numbers = values.map(\.value)
      if showsMeans { return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count) }
      return Quantiles.quantile(numbers, 0.5)
    }
  }

  package var yTitle: String { groups.yTitle }
  package var notes: [Note] { groups.notes }
  package var rowsHeight: Double? { groups.rowsHeight }

  package var summary: String {
    let count = groups.values.map(\.count).reduce(0, +)
    let start = "\(context.counted(count, "dot")) of \(context.title(.y))"
    let named = context.column(.x) == nil ? start : "\(start) by \(context.title(.x))"
    let known = zip(groups.names, middles).compactMap { name, middle in middle.map { (name, $0) } }
    guard let most = known.max(by: { $0.1 < $1.1 }), known.count > 1 else { return named }
    let text = PlotNumberTexts(context, .y, isValue: true).texts(ofAny: known.map(\.1))
    return
      "\(named): the greatest \(context.chart.showsMeans ? "mean" : "median") is \(text(.number(most.1))) (\(most.0))"
  }

  // MARK: The view

  package func view(_ area: Size, head: Double) -> PlotView {
    let band = groups.step(area) * (1 - PlotGroups.padding)
    let most = groups.values.map(\.count).max() ?? 0
    let diameter = most > 300 ? 4.0 : most > 100 ? 5.0 : 6.5
    var channels = groups.channels("value", area)
    let offset: PlotChannelName = groups.isHorizontal ? .yOffset : .xOffset
    channels[offset] = self.offset(band)
    if let series { channels[.color] = series.channel(context, symbol: "circle", head: head) }
    var dot = Partial<MarkOptions>()
    (dot[\.isFilled], dot[\.size]) = (true, .absolute(diameter * diameter))
    (dot[\.opacity], dot[\.strokeWidth]) = (most > 300 ? 0.5 : 0.75, 0)
    let dots = PlotView(.unit(PlotMark(.point, dot), channels), data: frame(area, band, diameter))
    return PlotView(.layers([dots, middleLayer(area, band)]))
  }

  /// The channel of distances in points from the start of a band.
  private func offset(_ band: Double) -> PlotChannel {
    changing(PlotChannel("offset", .quantitative)) {
      $0.scale = groups.isHorizontal ? Partial(from: .number(band), to: 0) : Partial(from: 0, to: .number(band))
    }
  }

  private func frame(_ area: Size, _ band: Double, _ diameter: Double) -> DataFrame {
    let axis = groups.axis(area)
    let length = groups.isHorizontal ? area.width : area.height
    let swarm = DotSwarm(diameter: diameter + 0.5, reach: max(band - diameter, 0) / 2)
    var rows: [(name: Int, value: Double, row: Int, offset: Double)] = []
    let offsets = swarm.offsets(groups.values.map { $0.map { axis.part(of: $0.value) * length } })
    for (index, values) in groups.values.enumerated() where index < offsets.count {
      for (value, offset) in zip(values, offsets[index]) {
        rows.append((index, value.value, value.row, band / 2 + offset))
      }
    }
    var frame = DataFrame([
      "name": .numbers(rows.map { Double($0.name) }), "value": .numbers(rows.map(\.value)),
      "offset": .numbers(rows.map(\.offset)),
    ])
    frame["series"] = series?.column(rows.map(\.row))
    return frame
  }

  private func middleLayer(_ area: Size, _ band: Double) -> PlotView {
    let known = middles.enumerated().compactMap { index, middle in middle.map { (index, $0) } }
    let frame = DataFrame(["name": .numbers(known.map { Double($0.0) }), "middle": .numbers(known.map(\.1))])
    let tick = groups.tick(min(band, 90), thickness: 2.5, .color(context.theme.ink.asCSS))
    return PlotView(.unit(PlotMark(.tick, tick), groups.plainChannels("middle", area)), data: frame)
  }
}

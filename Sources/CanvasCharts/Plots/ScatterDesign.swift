/// A scatter plot: a mark at two numbers of each row.
package struct ScatterDesign: PlotDesign {
  package let context: PlotContext
  package let series: PlotSeries?
  package let trend: ScatterTrend?
  package let notes: [Note]
  private let frame: DataFrame
  private let axes: ScatterAxes
  private let xs: [Double]
  private let ys: [Double]
  /// The names beside points, by row, or empty.
  private let labels: [String]

  /// The number of points above which they are small and transparent.
  private static let manyPoints = 500
  /// The numbers of points from which they are smaller and fainter still.
  private static let crowds: [(count: Int, opacity: Double, size: Double)] = [(2000, 0.25, 11), (10_000, 0.14, 6)]
  /// The space between the points and the ends of the axes.
  private static let room = 10.0

  package init(_ context: PlotContext) {
    self.context = context
    let (x, y) = (context.numbers(.x), context.numbers(.y))
    let series = PlotSeries(context, takesNumbers: true)
    let sizes = context.column(.size) == nil ? nil : context.numbers(.size)
    let known = x.indices.filter { row in
      x[row].isFinite && y[row].isFinite && sizes.map { $0[row].isFinite } ?? true
    }
    let sized = known.filter { row in sizes.map { $0[row] >= 0 } ?? true }
    let axes = ScatterAxes(context)
    let positive = sized.filter { !(axes.isXLogarithmic && x[$0] <= 0) && !(axes.isYLogarithmic && y[$0] <= 0) }
    let rows = positive.filter { axes.xLimits.contains(x[$0]) && axes.yLimits.contains(y[$0]) }
    xs = rows.map { x[$0] }
    ys = rows.map { y[$0] }
    var frame = DataFrame(["x": .numbers(xs), "y": .numbers(ys)])
    frame["series"] = series?.column(rows)
    if let sizes { frame["size"] = .numbers(rows.map { sizes[$0] }) }
    self.frame = frame
    self.series = series
    labels = context.frame["label"].map { cells in rows.map { cells[$0].text ?? "" } } ?? []
    trend = context.chart.trend.map {
      ScatterTrend($0, frame, isDivided: series.map { !$0.isRamp } ?? false, axes)
    }
    self.axes = axes
    var notes = axes.notes
    let limits = "beyond the limits of the axes left out" + (trend == nil ? "" : ", of the trend too")
    for (all, left, why) in [
      (x.count, known.count, "without a value left out"), (known.count, sized.count, "with a size below 0 left out"),
      (sized.count, positive.count, "that aren't above 0 on a logarithmic axis left out"),
      (positive.count, rows.count, limits),
    ] where left < all {
      notes.append(Note(.dropped, "\(context.counted(all - left, "row")) \(why)"))
    }
    if context.chart.pointSize != nil, sizes != nil {
      notes.append(Note(.ignored, "a column gives the sizes of points, so one size has no effect"))
    }
    notes += trend?.notes(context, series) ?? []
    self.notes = notes
  }

  package var yTitle: String { context.title(.y) }

  package var summary: String {
    let count = context.counted(xs.count, "point")
    return "scatter plot of \(context.title(.y)) by \(context.title(.x)): \(count)"
  }

  // MARK: Axes

  private func xAxis(_ area: Size) -> PlotAxisChoice {
    axis(.x, xs + PlotNoteRules.places(context).map(\.place), area.width, axes.isXLogarithmic, axes.xLimits)
  }

  private func yAxis(_ area: Size) -> PlotAxisChoice {
    let isTime = context.column(.y)?.isTemporal == true
    let curve = isTime ? [] : trend?.points["y"]?.quantities ?? []
    return axis(.y, ys + curve, area.height, axes.isYLogarithmic, axes.yLimits)
  }

  private func axis(
    _ role: PlotRole, _ values: [Double], _ length: Double, _ isLogarithmic: Bool, _ limits: AxisLimits
  ) -> PlotAxisChoice {
    if context.column(role)?.isTemporal == true {
      return .times(values, length: length, room: Self.room, locale: context.locale)
    }
    let isX = role == .x
    let texts = PlotNumberTexts(context, role, isValue: !isX)
    return isLogarithmic
      ? .logarithms(of: values, length: length, isX: isX, room: reach, limits: limits, formatter: texts)
      : .numbers(values, length: length, isX: isX, room: reach, fits: true, limits: limits, formatter: texts)
  }

  /// The space that the marks need around the points.
  private var reach: Double { context.column(.size) == nil ? Self.room : 20 }

  package func noteParts(_ area: Size) -> [(part: Double, text: String)] { PlotNoteRules.parts(context, xAxis(area)) }

  // MARK: The view

  package func view(_ area: Size, head: Double) -> PlotView {
    let (x, y) = (xAxis(area), yAxis(area))
    var channels: [PlotChannelName: PlotChannel] = [
      .x: x.channel("x", isX: true, title: context.title(.x)), .y: y.channel("y", isX: false),
    ]
    let isMany = xs.count > Self.manyPoints
    var point = Partial<MarkOptions>()
    (point[\.isFilled], point[\.strokeWidth]) = (true, 0)
    point[\.opacity] = isMany ? (series == nil ? 0.35 : 0.5) : xs.count > 100 ? 0.65 : 0.8
    point[\.size] = .absolute(isMany ? 20 : xs.count > 100 ? 34 : 50)
    if context.column(.size) != nil { point[\.opacity] = isMany ? 0.35 : 0.6 }
    for crowd in Self.crowds where xs.count >= crowd.count {
      (point[\.opacity], point[\.size]) = (crowd.opacity, .absolute(crowd.size))
    }
    if let opacity = context.chart.opacity { point[\.opacity] = opacity }
    if let size = context.chart.pointSize { point[\.size] = .absolute(size * size) }
    if let series {
      channels[.color] = series.channel(context, symbol: "circle", head: head)
      if !context.theme.patterns.isEmpty, !series.isRamp { channels[.shape] = shapes(series, head) }
    }
    if context.column(.size) != nil { channels[.size] = sizes }
    let points = PlotView(.unit(PlotMark(.point, point), channels), data: frame)
    var layers = PlotNoteRules.layers(context, x) + [points]
    if let trend { layers += trend.layers(context, x, y, series, head: head) }
    return PlotView(.layers(layers))
  }

  private var sizes: PlotChannel {
    var channel = PlotChannel("size", .quantitative)
    let most = frame["size"]?.quantities.max() ?? 1
    channel.scale = Partial([0, .number(most > 0 ? most : 1)])
    channel.scale?[\.range] = .values([8, 700])
    channel.scale?[\.nice] = .flag(false)
    channel.title = [context.title(.size)]
    let axis = PlotAxisChoice.numbers(
      from: 0, to: most, length: 350, isX: true, formatter: PlotNumberTexts(context, .size, isValue: false))
    // A legend of many sizes would be higher than a small plot.
    let ticks = axis.ticks.filter { $0 > 0 }.suffix(context.room.height < 200 ? 2 : 4)
    var legend = Partial<LegendOptions>()
    (legend[\.values], legend[\.symbolType]) = (ticks.map(DataValue.number), "circle")
    (legend[\.symbolFill], legend[\.symbolOpacity]) = (context.theme.other.asCSS, 1)
    legend[\.symbolStrokeWidth] = 0
    channel.legend = legend
    channel.formatted = axis.text
    return channel
  }

  /// Shapes for printers that print in black.
  private func shapes(_ series: PlotSeries, _ head: Double) -> PlotChannel {
    changing(series.channel(context, symbol: "circle", head: head)) {
      $0.scale = Partial(series.names.indices.map { .number(Double($0)) })
    }
  }

  // MARK: Names of points

  package func addTexts(to group: inout PlotGroup) -> [Note] {
    guard !labels.isEmpty, let index = group.marks.firstIndex(where: { $0.kind == "symbol" }) else { return [] }
    let boxes = group.marks[index].items.map { item -> Rect in
      if case .shape(let shape) = item { shape.path.boundingBox } else { .null }
    }
    guard boxes.count == labels.count else { return [] }
    let style = PlotTextStyle(size: context.theme.sizes.caption, color: context.theme.ink)
    let weights = frame["size"]?.quantities
    var placer = PointLabels(
      points: boxes, labels: labels, weights: weights, area: Rect(origin: .zero, size: group.size), style: style,
      measurer: context.measurer)
    var marks = PlacedMarks(kind: "text")
    marks.items = placer.placed().map { text in
      .text(changing(text) { $0.style.halo = context.theme.ground })
    }
    group.marks.append(marks)
    let names = labels.count { !$0.isEmpty }
    let left = names - marks.items.count
    return left > 0 ? [Note(.dropped, "\(left) of \(names) points have no room for their names")] : []
  }
}

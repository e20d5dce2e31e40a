/// The quartiles of sorted numbers, and the ends of the whiskers.
package struct BoxSummary: Sendable, Hashable {
  package let first: Double
  package let median: Double
  package let third: Double
  /// The least and the greatest number that is no outlier.
  package let low: Double
  package let high: Double
  /// The numbers beyond 1.5 times the distance of the quartiles from the box.
  package let outliers: [Double]

  /// The whiskers' greatest length in distances of the quartiles.
  private static let reach = 1.5

  /// Nil without numbers.
  ///
  /// - Parameter sorted: Finite numbers, ascending.
  package init?(_ sorted: [Double]) {
    guard let quartiles = Quantiles.quartiles(sorted) else { return nil }
    (first, median, third) = (quartiles.first, quartiles.median, quartiles.third)
    let distance = Self.reach * (third - first)
    let (least, most) = (first - distance, third + distance)
    let inside = sorted.filter { $0 >= least && $0 <= most }
    (low, high) = (min(inside.first ?? first, first), max(inside.last ?? third, third))
    outliers = sorted.filter { $0 < least || $0 > most }
  }
}

/// Box plots of a number by name.
package struct BoxDesign: PlotDesign {
  package let context: PlotContext
  package let groups: PlotGroups
  /// The summary of each name.
  package let boxes: [BoxSummary?]

  /// The greatest width of a box in points, and its part of a step.
  private static let width = (most: 64.0, part: 0.56)

  package init(_ context: PlotContext) {
    self.context = context
    groups = PlotGroups(context)
    boxes = groups.values.map { BoxSummary($0.map(\.value)) }
  }

  package var yTitle: String { groups.yTitle }
  package var notes: [Note] { groups.notes }
  package var rowsHeight: Double? { groups.rowsHeight }

  package var summary: String {
    let start = "box plot of \(context.title(.y))" + (context.column(.x) == nil ? "" : " by \(context.title(.x))")
    let known = zip(groups.names, boxes).compactMap { name, box in box.map { (name, $0.median) } }
    let text = PlotNumberTexts(context, .y, isValue: true).texts(ofAny: known.map(\.1))
    guard let most = known.max(by: { $0.1 < $1.1 }), let least = known.min(by: { $0.1 < $1.1 }) else { return start }
    if known.count == 1 { return "\(start): the median is \(text(.number(most.1)))" }
    return "\(start): medians from \(text(.number(least.1))) (\(least.0)) to \(text(.number(most.1))) (\(most.0))"
  }

  // MARK: The view

  package func view(_ area: Size, head: Double) -> PlotView {
    let color = context.theme.color(at: 0)
    let width = min(groups.step(area) * Self.width.part, Self.width.most)
    let paint = PlotPaint.color(color.asCSS)
    var box = Partial<MarkOptions>()
    (box[\.size], box[\.orientation]) = (.absolute(width), groups.isHorizontal ? .horizontal : .vertical)
    (box[\.fill], box[\.stroke]) = (.color(color.mixed(with: context.theme.ground, part: 0.7).asCSS), paint)
    (box[\.strokeWidth], box[\.cornerRadius]) = (1.25, 1.5)
    var whisker = Partial<MarkOptions>()
    (whisker[\.color], whisker[\.strokeWidth]) = (paint, 1.25)
    let median = groups.tick(width, thickness: 2.5, paint)
    let end = groups.tick(width * 0.4, thickness: 1.25, paint)
    var outlier = Partial<MarkOptions>()
    (outlier[\.isFilled], outlier[\.color], outlier[\.size]) = (false, paint, .absolute(22))
    (outlier[\.strokeWidth], outlier[\.opacity]) = (1.1, 0.75)
    return PlotView(
      .layers([
        layer(.bar, box, "first", "third", area, isFirst: true), layer(.rule, whisker, "low", "first", area),
        layer(.rule, whisker, "third", "high", area), layer(.tick, end, "low", nil, area),
        layer(.tick, end, "high", nil, area), layer(.tick, median, "median", nil, area),
        outliers(outlier, area),
      ]))
  }

  private func layer(
    _ kind: PlotMarkKind, _ options: Partial<MarkOptions>, _ field: String, _ end: String?, _ area: Size,
    isFirst: Bool = false
  ) -> PlotView {
    var channels = isFirst ? groups.channels(field, area) : groups.plainChannels(field, area)
    if let end { channels[groups.secondNumber] = groups.axis(area).plainChannel(end) }
    return PlotView(.unit(PlotMark(kind, options), channels), data: frame)
  }

  private func outliers(_ options: Partial<MarkOptions>, _ area: Size) -> PlotView {
    let points = boxes.enumerated().flatMap { index, box in (box?.outliers ?? []).map { (index, $0) } }
    let frame = DataFrame([
      "name": .numbers(points.map { Double($0.0) }), "value": .numbers(points.map(\.1)),
    ])
    return PlotView(.unit(PlotMark(.point, options), groups.plainChannels("value", area)), data: frame)
  }

  private var frame: DataFrame {
    let known = boxes.enumerated().compactMap { index, box in box.map { (index, $0) } }
    return DataFrame([
      "name": .numbers(known.map { Double($0.0) }), "first": .numbers(known.map(\.1.first)),
      "median": .numbers(known.map(\.1.median)), "third": .numbers(known.map(\.1.third)),
      "low": .numbers(known.map(\.1.low)), "high": .numbers(known.map(\.1.high)),
    ])
  }
}

extension Color {
  /// The colour with a part of another one, opaque.
  package func mixed(with other: Color, part: Double) -> Color { mixed(with: other, part).withAlpha(1) }
}

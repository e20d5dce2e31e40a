/// The layout of a pie: the positions of its slices, labels and lines, in points, without any drawing.
public struct PieLayout: Sendable, Equatable {
  /// The name of a slice beside the pie, or in the middle if the slice is the whole pie.
  public struct Label: Sendable, Equatable {
    /// The index of the slice in `slices`.
    public var slice: Int
    /// The rectangle around the texts, in points.
    public var box: Rect
    /// The lines of the label.
    public var texts: [PlacedText]
    /// The line from the rim to the label, or empty for a label in the middle.
    public var leader: [Point]
  }

  /// The rectangle of the whole chart, in points.
  public internal(set) var frame: Rect
  /// The centre of the pie, in points.
  public internal(set) var center: Point = .zero
  /// The radius of the pie, or 0 if it doesn't fit.
  public internal(set) var radius = 0.0
  /// The radius of the hole, or 0 if there is none.
  public internal(set) var innerRadius = 0.0
  /// The radius of the pie if it had no labels.
  public internal(set) var fullRadius = 0.0
  /// The slices clockwise from the first, or empty if the total is 0.
  public internal(set) var slices: [PieSlice] = []
  /// The labels beside the slices.
  public internal(set) var labels: [Label] = []
  /// The width of the lines to labels. They are narrower if many are side by side.
  public internal(set) var leaderWidth = 1.0
  /// A table of names and values, if one was requested or the labels don't fit.
  public internal(set) var legend: LegendTable?
  /// Whether the table truncates names, leaves some out or has small text. A higher picture would avoid that.
  public internal(set) var isTableShortened = false
  /// The title, the subtitle, the caption and the total.
  public internal(set) var texts: [PlacedText] = []
  /// Notes for the user, one line each: what is truncated or left out, or that the total is 0.
  public internal(set) var notes: [Note] = []
  /// A description of the chart for screen readers: the title, the number of values, the largest value and the total.
  public internal(set) var summary = ""

  /// Lays out a pie in a rectangle. If the rectangle is empty or not finite, the layout is empty.
  ///
  /// - Throws: A `PieError` for the first row with a negative or non-finite value.
  public init(
    _ pie: PieModel, in frame: Rect, theme: ChartTheme = .light, measurer: TextMeasurer
  ) throws(PieError) {
    var pie = pie
    let values = pie.data.segments.map(\.value)
    pie.formats.setDecimals(for: values)
    pie.formats.shareDigits(values)
    pie.formats.tellApart(values)
    let areShares = pie.formats.areShares(values)
    // A value that is the share isn't written twice.
    if areShares, pie.style.labels == .all { pie.style.labels = .value }
    self.frame = frame.standardized
    let slices = try PieSlices(pie, theme: theme, top: pie.style.top)
    summary = slices.sentence(title: pie.titles.title, count: pie.data.segments.count, pie.style, pie.formats)
    guard frame.isFinite, !frame.isEmpty else { return }
    var titles = pie.titles
    if !slices.zeroNames.isEmpty {
      let names = Self.list(slices.zeroNames)
      titles.caption += (titles.caption.isEmpty ? "" : " · ") + "\(pie.style.zeroName): \(names)"
    }
    let title = TitleLayout(titles, in: self.frame, sizes: theme.sizes, measurer: measurer)
    texts = title.texts
    notes = title.notes
    let content = title.content
    // Without a caption, the pie extends as low as its labels.
    fullRadius = max(0, min(content.width, content.height + 10) / 2)
    center = Point(x: content.midX, y: content.midY + 5)
    guard !slices.slices.isEmpty else {
      radius = fullRadius * PieMetrics.labelledPart
      innerRadius = radius * 0.6
      notes.append(Note(.empty, "the total is 0; a grey ring is drawn instead"))
      return
    }
    let maker = PieLabelMaker(
      pie: pie, sizes: theme.sizes, content: content, fullRadius: fullRadius, measurer: measurer)
    // Long lines are better than names in a table, which the eye has to match to slices.
    var placed = try self.placed(slices, maker, theme, isStrict: true)
    if placed == nil { placed = try self.placed(slices, maker, theme, isStrict: false) }
    if let placed { self = placed }
    maker.finish(&self)
    if self.slices.contains(where: \.isExploded) { radius /= 1 + PieMetrics.explosion }
    innerRadius = radius * (pie.style.hole.isNaN ? 0 : min(max(pie.style.hole, 0), 0.95))
    // The total of shares would always be 100 %.
    if !areShares { addTotal(slices.total, maker) }
  }

  /// The layout with labels beside the pie, with fewer slices if the labels of all don't fit and the chart allows it.
  /// Nil if it has no labels.
  private func placed(
    _ slices: PieSlices, _ maker: PieLabelMaker, _ theme: ChartTheme, isStrict: Bool
  ) throws(PieError) -> PieLayout? {
    var layout = self
    layout.slices = slices.slices
    var top = maker.pie.style.top
    while !maker.place(on: &layout, isStrict: isStrict) {
      // Not if all slices were requested, or there are few.
      guard maker.hasWidth, top != nil, layout.slices.count > 4 else {
        guard !isStrict else { return nil }
        break
      }
      top = layout.slices.count - 2
      layout.slices = try PieSlices(maker.pie, theme: theme, top: top).slices
    }
    if layout.slices.count < slices.slices.count {
      layout.notes.append(Note(.dropped, "small slices are combined; use a larger picture to label them all"))
    }
    return layout
  }

  static func list(_ names: [String]) -> String {
    let shown = 8
    return names.prefix(shown).map(DataError.escaped).joined(separator: ", ")
      + (names.count > shown ? " and \(names.count - shown) more" : "")
  }

  /// Adds the total in the hole, as large as it fits.
  private mutating func addTotal(_ total: Double, _ maker: PieLabelMaker) {
    guard innerRadius > 0, labels.allSatisfy({ !$0.leader.isEmpty }) else { return }
    let string = maker.pie.formats.value(total)
    let largest = maker.sizes.total
    for size in [largest, largest * 0.82, largest * 0.64, maker.sizes.value] {
      let style = ChartTextStyle(.bold, size: size, isTabular: false)
      let text = PlacedText(
        string, style, at: Point(x: center.x, y: center.y + 4 * size / 22), alignment: .center,
        measuredBy: maker.measurer)
      let label = PlacedText(
        maker.pie.style.totalName, ChartTextStyle(size: maker.sizes.value, ink: .second),
        at: Point(x: center.x, y: center.y + 4 * size / 22 + 18), alignment: .center, measuredBy: maker.measurer)
      guard fitsHole(text.box), fitsHole(label.box) else { continue }
      texts += [text, label]
      return
    }
    notes.append(Note(.dropped, "the total \(string) doesn't fit in the hole"))
  }

  private func fitsHole(_ box: Rect) -> Bool {
    let farthest = Vector(
      dx: max(abs(box.minX - center.x), abs(box.maxX - center.x)),
      dy: max(abs(box.minY - center.y), abs(box.maxY - center.y)))
    return farthest.length <= innerRadius - 2
  }

  /// Every line of text.
  public var allTexts: [PlacedText] {
    texts + labels.flatMap(\.texts) + (legend?.rows.flatMap { [$0.name] + [$0.value].compactMap(\.self) } ?? [])
  }

  /// The centre of a slice's circle: the pie's centre, or a point further out for an exploded slice.
  public func center(of slice: PieSlice) -> Point {
    slice.isExploded ? center.onCircle(radius: radius * PieMetrics.explosion, angle: slice.middleAngle) : center
  }

  /// The closed outline of a slice.
  public func path(of slice: PieSlice) -> Path {
    Path(
      pieCenter: center(of: slice), radius: radius, innerRadius: innerRadius, startAngle: slice.startAngle,
      endAngle: slice.isFullTurn ? slice.startAngle + 2 * Double.pi : slice.endAngle)
  }

  /// The gap before a slice. At every distance from the centre, it is at most a quarter of the slice's arc. It
  /// extends slightly beyond the rim, so that the rim is cut cleanly. The path is empty if `gapWidth` is 0.
  public func gap(before place: Int) -> Path {
    let width = gapWidth(before: place)
    guard width > 0, slices.indices.contains(place) else { return Path() }
    let angle = slices[place].startAngle
    let outer = radius + 1
    // The distance at which the gap reaches its full width; nearer to the centre it is a wedge.
    let narrow = min(width / PieMetrics.gapPart / arc(before: place), outer)
    let inner = max(innerRadius - 1, 0)
    let across = center.onCircle(radius: 1, angle: angle + Double.pi / 2) - center
    func side(_ distance: Double, _ sign: Double) -> Point {
      center.onCircle(radius: distance, angle: angle) + across * (sign * min(distance / narrow, 1) * width / 2)
    }
    let distances = narrow > inner ? [inner, narrow, outer] : [inner, outer]
    return Path(polygon: distances.map { side($0, 1) } + distances.reversed().map { side($0, -1) })
  }

  /// The smaller of the angles of a slice and of the one before it.
  private func arc(before place: Int) -> Double {
    min(slices[place].sweep, slices[place == 0 ? slices.count - 1 : place - 1].sweep)
  }

  /// The width of the gap before a slice: at most a quarter of its arc and of its neighbour's. It is 0 beside an
  /// exploded slice.
  public func gapWidth(before place: Int) -> Double {
    guard slices.count > 1, slices.indices.contains(place) else { return 0 }
    let (slice, neighbour) = (slices[place], slices[place == 0 ? slices.count - 1 : place - 1])
    guard !slice.isExploded, !neighbour.isExploded else { return 0 }
    return min(PieMetrics.gap, arc(before: place) * radius * PieMetrics.gapPart)
  }
}

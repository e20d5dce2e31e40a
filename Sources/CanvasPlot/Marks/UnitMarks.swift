extension UnitEncoder {
  /// The marks of the unit, in the order in which they are drawn.
  mutating func marks(_ measurer: TextMeasurer) throws(PlotError) -> PlacedMarks {
    var marks = PlacedMarks(kind: mark.kind.sceneName)
    let style = try style()
    switch mark.kind {
    case .bar, .rect: marks.items = try rects(style)
    case .image: marks.items = try images(style)
    case .tick: marks.items = try ticks(style)
    case .point, .circle, .square: marks = try symbols(style)
    case .line, .area, .trail: marks.items = try paths(style)
    case .rule: marks.items = try rules(style)
    case .arc: marks.items = try arcs(style)
    case .text: marks.items = try texts(style, measurer)
    }
    let clips = options.clips ?? scales.contains { $0.key.isPosition && $0.value.clipsMarks }
    if clips { marks.clip = Rect(origin: .zero, size: size) }
    return marks
  }

  // MARK: Rectangles

  private mutating func rects(_ style: PlotMarkStyle) throws(PlotError) -> [PlotItem] {
    let (x, y) = (try rectRanges(.x), try rectRanges(.y))
    let stacks = hasRoundCorners ? PlotStackBoxes(unit, x, y) : nil
    return (0..<rowCount).compactMap { row in
      rect(x.starts[row], x.ends[row], y.starts[row], y.ends[row], style, row, in: stacks?[row])
    }
  }

  private mutating func ticks(_ style: PlotMarkStyle) throws(PlotError) -> [PlotItem] {
    let thickness = options.thickness
    let isHorizontal = unit.orientation == .horizontal
    let lengths = try rectRanges(isHorizontal ? .x : .y)
    let places = try points(isHorizontal ? .y : .x, .middle)
    return (0..<rowCount).compactMap { row in
      let (low, high) = (places[row] - thickness / 2, places[row] + thickness / 2)
      return isHorizontal
        ? rect(lengths.starts[row], lengths.ends[row], low, high, style, row)
        : rect(low, high, lengths.starts[row], lengths.ends[row], style, row)
    }
  }

  private func rect(
    _ x0: Double, _ x1: Double, _ y0: Double, _ y1: Double, _ style: PlotMarkStyle, _ row: Int,
    in stack: (box: Rect, isReversed: Bool)? = nil
  ) -> PlotItem? {
    guard x0.isFinite, x1.isFinite, y0.isFinite, y1.isFinite else { return nil }
    let rect = Rect(x: min(x0, x1), y: min(y0, y1), width: abs(x1 - x0), height: abs(y1 - y0))
    let isHorizontal = unit.orientation == .horizontal
    let box = stack?.box ?? rect
    let radii = cornerRadii(isReversed: stack?.isReversed ?? (isHorizontal ? x1 < x0 : y1 > y0), box)
    var shape = PlotShape(rect: rect)
    if let radii {
      shape = PlotShape(box == rect ? Path(roundedRect: rect, radii: radii) : part(rect, of: box, radii, isHorizontal))
    }
    return .shape(style.styled(shape, row: row))
  }

  /// A bar of a stack with round corners.
  private func part(_ rect: Rect, of box: Rect, _ radii: CornerRadii, _ isHorizontal: Bool) -> Path {
    guard isHorizontal else { return Path(roundedRect: box, radii: radii, from: rect.minY, to: rect.maxY) }
    // Corners and directions of a box that lies are those of one that stands, mirrored at the diagonal.
    let standing = Rect(x: box.minY, y: box.minX, width: box.height, height: box.width)
    let mirrored = CornerRadii(
      topLeft: radii.topLeft, topRight: radii.bottomLeft, bottomRight: radii.bottomRight, bottomLeft: radii.topRight)
    return Path(roundedRect: standing, radii: mirrored, from: rect.minX, to: rect.maxX)
      .applying(Transform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0))
  }

  private var hasRoundCorners: Bool {
    let corners = [options.topLeftRadius, options.topRightRadius, options.bottomRightRadius, options.bottomLeftRadius]
    return ([options.cornerRadius, options.endRadius] + corners).contains { ($0 ?? 0) > 0 }
  }

  private func cornerRadii(isReversed: Bool, _ rect: Rect) -> CornerRadii? {
    let end = mark.kind == .bar ? options.endRadius : nil
    let limit = min(rect.width, rect.height) / 2
    func radius(_ own: Double?, isAtEnd: Bool) -> Double {
      min(max(own ?? (isAtEnd ? end : nil) ?? options.cornerRadius, 0), limit)
    }
    let isHorizontal = unit.orientation == .horizontal
    let radii = CornerRadii(
      topLeft: radius(options.topLeftRadius, isAtEnd: isHorizontal == isReversed && (isHorizontal || !isReversed)),
      topRight: radius(options.topRightRadius, isAtEnd: !isReversed),
      bottomRight: radius(options.bottomRightRadius, isAtEnd: isHorizontal != isReversed),
      bottomLeft: radius(options.bottomLeftRadius, isAtEnd: isReversed))
    return radii == CornerRadii(0) ? nil : radii
  }

  // MARK: Rules

  private mutating func rules(_ style: PlotMarkStyle) throws(PlotError) -> [PlotItem] {
    let (isHorizontal, isVertical) = (unit.orientation == .horizontal, unit.orientation == .vertical)
    let x = isVertical ? nil : try ranges(.x, isHorizontal ? .zeroOrHigh : .middle, .zeroOrLow)
    let y = isHorizontal ? nil : try ranges(.y, isVertical ? .zeroOrHigh : .middle, .zeroOrLow)
    let px = isVertical ? try points(.x, .middle) : nil
    let py = isHorizontal ? try points(.y, .middle) : nil
    return (0..<rowCount).compactMap { row in
      let from = Point(x: x?.ends[row] ?? px?[row] ?? .nan, y: y?.ends[row] ?? py?[row] ?? .nan)
      let to = Point(x: x?.starts[row] ?? px?[row] ?? .nan, y: y?.starts[row] ?? py?[row] ?? .nan)
      guard from.isFinite, to.isFinite else { return nil }
      return .shape(style.styled(PlotShape(Path(lines: [from, to])), row: row))
    }
  }

  // MARK: Arcs

  private mutating func arcs(_ style: PlotMarkStyle) throws(PlotError) -> [PlotItem] {
    let (x, y) = (try points(.x, .middle), try points(.y, .middle))
    let (radius, theta) = (try rectRanges(.radius), try rectRanges(.theta))
    let inner = options.innerRadius
    let outer = options.outerRadius ?? options.places[.radius]?.points
    let (pad, corner) = (options.padAngle, options.cornerRadius)
    return (0..<rowCount).compactMap { row in
      let center = Point(x: x[row], y: y[row])
      let hasRadius = unit.channels[.radius] != nil
      let sector = PlotSector(
        center: center, inner: hasRadius ? min(radius.starts[row], radius.ends[row]) : inner ?? radius.starts[row],
        outer: hasRadius ? max(radius.starts[row], radius.ends[row]) : outer ?? radius.ends[row],
        start: theta.starts[row], end: theta.ends[row], pad: pad, corner: corner)
      return sector.path.map { .shape(style.styled(PlotShape($0), row: row)) }
    }
  }
}

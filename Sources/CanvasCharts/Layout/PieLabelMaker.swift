/// Finds the place of a pie and its names: beside it, in its middle, or in a table.
struct PieLabelMaker {
  let pie: PieModel
  let sizes: ChartTextSizes
  let content: Rect
  let fullRadius: Double
  let measurer: TextMeasurer

  /// Whether the picture is wide enough for labels on both sides. Otherwise fewer labels would not fit better.
  var hasWidth: Bool {
    content.width / 2 >= fullRadius * PieMetrics.minimumPart + LeaderRoutes.Reach(scale: 1).total + 80
  }

  /// Places the labels beside the pie, or only the pie if there are no labels. Returns false if the labels don't fit.
  ///
  /// - Parameter isStrict: Whether lines are at most as long as the radius and don't run along each other.
  func place(on layout: inout PieLayout, isStrict: Bool) -> Bool {
    let style = pie.style
    guard style.labels != .none, !style.showsLegend else {
      layout.radius = style.showsLegend ? 0 : fullRadius
      return true
    }
    if placeInMiddle(of: &layout) { return true }
    guard layout.slices.count <= PieMetrics.maximumLabels, fullRadius > 0 else { return false }
    let blocks = LabelBlocks(
      layout.slices, labels: style.labels, sizes: sizes, measurer: measurer)
    let found = PieLabelColumns.arrange(
      layout.slices, blocks, in: content, fullRadius: fullRadius,
      smallest: style.top == nil ? [PieMetrics.smallestPart] : [PieMetrics.smallestPart, PieMetrics.minimumPart],
      isStrict: isStrict)
    guard let found else { return false }
    layout.center = found.center
    layout.radius = found.radius
    layout.labels = found.labels
    layout.leaderWidth = found.isDense ? 0.5 : 1
    if found.isCut { layout.notes.append(Note(.dropped, "names are truncated; use a wider picture")) }
    return true
  }

  /// Places the name of a slice that is the whole pie in its middle.
  private func placeInMiddle(of layout: inout PieLayout) -> Bool {
    guard layout.slices.count == 1, let slice = layout.slices.first, slice.isFullTurn, !slice.isExploded,
      slice.fill.pattern == .none
    else { return false }
    let hasHole = pie.style.hole > 0
    let ink: ChartTextStyle.Ink = hasHole ? .first : slice.fill.color.ink(on: nil) == .white ? .white : .black
    let name = ChartTextStyle(.semibold, size: sizes.name, ink: ink, isTabular: false)
    let value = ChartTextStyle(size: sizes.value, ink: hasHole ? .second : ink, isTabular: false)
    let radius = fullRadius * PieMetrics.labelledPart
    let room = radius * (hasHole ? pie.style.hole : 1) * 1.6
    let fitted = measurer.fit(slice.name, name, width: room, lineCount: 2)
    let figures = LabelBlocks.figures(of: slice, pie.style.labels)
    guard !fitted.isCut, fitted.width <= room, measurer.width(of: figures, value) <= room else { return false }
    let second =
      figures.isEmpty
      ? [] : [LabelBlock.Piece(string: figures, style: value, width: measurer.width(of: figures, value))]
    let block = LabelBlock(lines: measurer.pieces(of: fitted, name).map { [$0] } + [second])
    guard block.height <= room else { return false }
    let center = layout.center
    layout.radius = radius
    layout.labels = [
      PieLayout.Label(
        slice: 0, box: Rect(center: center, size: Size(width: block.width, height: block.height)),
        texts: block.centered(at: center), leader: [])
    ]
    return true
  }

  /// Adds a table, if one was requested or the labels didn't fit.
  func finish(_ layout: inout PieLayout) {
    guard layout.radius == 0 else { return }
    let entries = layout.slices.map { slice in
      let figures = LabelBlocks.figures(of: slice, pie.style.labels)
      return LegendTable.Entry(
        name: slice.name, value: figures, shortValue: pie.style.labels == .all ? slice.percentText : figures,
        fill: slice.fill)
    }
    // The table is beside the pie. In a high picture it is below.
    let isBelow = content.height > content.width * 1.1
    // All rows, and then fewer.
    for count in sequence(first: min(entries.count, 400), next: { $0 * 3 / 4 }).prefix(while: { $0 > 0 }) {
      let shown = Array(entries.prefix(count))
      for setting in LegendTable.Setting.all {
        for part in [0.85, 0.72, PieMetrics.smallestPart] {
          let room = room(besidePart: part, isBelow: isBelow)
          let made = LegendTable.make(shown, setting, in: room, sizes: sizes, measurer: measurer)
          guard let (table, size) = made else { continue }
          stand(table, size, isBelow: isBelow, on: &layout)
          layout.isTableShortened = count < entries.count || setting.textScale < 1 || !table.notes.isEmpty
          if count < entries.count {
            layout.notes.append(Note(.dropped, "the names of \(entries.count - count) slices don't fit"))
          }
          return
        }
      }
    }
    layout.radius = fullRadius
    layout.isTableShortened = true
    layout.notes.append(Note(.dropped, "the names don't fit; use a larger picture"))
  }

  /// The room for a table beside a pie with a fraction of the largest radius.
  private func room(besidePart part: Double, isBelow: Bool) -> Size {
    let taken = 2 * fullRadius * part + 24
    return isBelow
      ? Size(width: content.width, height: content.height - taken)
      : Size(width: content.width - taken, height: content.height + 8)
  }

  private func stand(_ table: LegendTable, _ size: Size, isBelow: Bool, on layout: inout PieLayout) {
    let gap = 24.0
    layout.notes += table.notes
    if isBelow {
      let room = content.height - size.height - gap
      layout.radius = min(fullRadius, max(room, 0) / 2)
      layout.center = Point(x: content.midX, y: content.minY + layout.radius)
      layout.legend = table.moved(
        by: Vector(dx: content.midX - size.width / 2, dy: layout.center.y + layout.radius + gap))
    } else {
      let room = content.width - size.width - gap
      layout.radius = min(fullRadius * 0.94, max(room, 0) / 2)
      // Centre the pie and the table together.
      let left = content.minX + (room - 2 * layout.radius) / 2
      layout.center = Point(x: left + layout.radius, y: layout.center.y)
      layout.legend = table.moved(
        by: Vector(dx: left + 2 * layout.radius + gap, dy: layout.center.y - size.height / 2))
    }
  }
}

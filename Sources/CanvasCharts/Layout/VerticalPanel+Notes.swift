/// Notes and spans along the axis below a plot.
extension VerticalPanel {
  /// Shades spans. Their names are above the plot, in the first facet.
  func addSpans(to panel: inout PanelLayout, space: PlotSpace) {
    let text = ChartTextStyle(.regular, size: style.theme.sizes.tick, ink: .second)
    let plot = space.plot
    var names: [PanelLayout.TopName] = []
    for span in model.spans {
      let ends = [span.start, span.end].compactMap { space.extent(of: $0, in: chart.x, isBanded: isBanded) }
      let left = max(ends.map(\.lowerBound).min() ?? .infinity, plot.minX)
      let right = min(ends.map(\.upperBound).max() ?? -.infinity, plot.maxX)
      guard ends.count == 2, left <= right else {
        let name = DataError.quoted(span.label.isEmpty ? "\(span.start.text)..\(span.end.text)" : span.label)
        panel.notes.append(Note(.dropped, "the span \(name) is left out because it isn't on the axis"))
        continue
      }
      panel.spans.append(Rect(x: left, y: plot.minY - 2, width: max(right - left, 1), height: plot.height + 2))
      guard isFirstFacet, !span.label.isEmpty else { continue }
      let fitted = style.measurer.fit(span.label, text, width: plot.width)
      if fitted.isCut {
        panel.notes.append(Note(.dropped, "the name \(DataError.quoted(span.label)) of a span is truncated"))
      }
      guard let name = fitted.lines.first else { continue }
      names.append(PanelLayout.TopName(string: name, width: fitted.width, center: (left + right) / 2))
    }
    let within = Rect(x: plot.minX, y: rect.minY, width: rect.maxX - plot.minX, height: rect.height)
    panel.addNames(names, text, baseline: plot.minY - 5, within: within)
  }

  /// Places the notes. Those that don't fit in the plot need room above it.
  func addNotes(to panel: inout PanelLayout, space: PlotSpace) {
    guard !model.notes.isEmpty else { return }
    var targets: [(text: String, target: NotePlacer.Target)] = []
    var placed: [ChartNote] = []
    for note in model.notes {
      if let target = target(of: note, panel, space) {
        targets.append((note.text, target))
        placed.append(note)
      } else {
        let what = "the note \(DataError.quoted(note.text)) is left out: \(note.place.text) isn't on the axis"
        panel.notes.append(Note(.dropped, what))
      }
    }
    guard isFirstFacet else {
      panel.placeNotes += targets.map { _, target in
        NoteLayout(from: Point(x: target.point.x, y: space.plot.minY), to: target.point, hasDot: target.isPoint)
      }
      return
    }
    let placer = notePlacer(panel, space)
    var best = placer.placed(targets)
    if best.contains(nil) {
      let leaning = placer.placedOutwards(targets)
      if leaning.count(where: { $0 == nil }) < best.count(where: { $0 == nil }) { best = leaning }
    }
    panel.placeNotes += best.compactMap(\.self)
    let missing = zip(placed, best).filter { $1 == nil }.map(\.0)
    guard let first = missing.first else { return }
    let height = placer.height(of: first.text)
    if !chart.isFacet, head + height <= rect.height * Self.headPart {
      panel.missingHead = height
    } else {
      panel.notesWithoutRoom = missing
      panel.notes += missing.map {
        Note(.dropped, "the note \(DataError.quoted($0.text)) is left out because it doesn't fit")
      }
    }
  }

  /// The most of the height that notes take above the plot.
  private static let headPart = 0.4

  private func notePlacer(_ panel: PanelLayout, _ space: PlotSpace) -> NotePlacer {
    let plot = space.plot
    let text = ChartTextStyle(.regular, size: style.theme.sizes.tick)
    var placer = NotePlacer(
      in: Rect(x: plot.minX, y: plot.minY - head, width: plot.width, height: plot.height + head), style: text,
      measurer: style.measurer)
    placer.grid = panel.valueAxis.grid.map(\.from.y)
    for line in panel.lines.flatMap(\.lines) {
      for stretch in line.stretches { placer.ink.add(stretch) }
      for dot in line.dots + [line.end].compactMap(\.self) {
        placer.ink.add(Rect(center: dot, size: Size(width: 7, height: 7)))
      }
    }
    for area in panel.areas.flatMap(\.areas) {
      for (top, bottom) in zip(area.tops, area.bottoms) { placer.ink.add(top, above: bottom) }
    }
    let dots = panel.points.flatMap(\.dots).map { Rect(center: $0.center, size: Size(width: 9, height: 9)) }
    let rules = panel.rules.map { rule in
      Rect(
        x: rule.from.x - 1, y: rule.to.y - 1, width: rule.to.x - rule.from.x + 2, height: rule.from.y - rule.to.y + 2)
    }
    for box in panel.bars.flatMap(\.bars).map(\.box) + dots + rules { placer.ink.add(box) }
    placer.ink.join()
    for text in panel.bars.flatMap(\.labels) + panel.endLabels {
      placer.ink.add(text.box)
      placer.texts.add(text.box)
    }
    return placer
  }

  /// What a note is about: the point of the only line, the top of areas or of a column, or else the axis. Nil if its
  /// place isn't on the axis.
  private func target(of note: ChartNote, _ panel: PanelLayout, _ space: PlotSpace) -> NotePlacer.Target? {
    guard var x = space.position(of: note.place, in: chart.x) else { return nil }
    let plot = space.plot
    x = min(max(x, plot.minX), plot.maxX)
    if isBanded, let column = space.centers.min(by: { abs($0 - x) < abs($1 - x) }) {
      x = column
      let bars = panel.bars.flatMap { (bars: BarsLayout) -> [Rect] in bars.bars.map(\.box) + bars.labels.map(\.box) }
        .filter { $0.minX <= x && x <= $0.maxX }
      return NotePlacer.Target(point: Point(x: x, y: (bars.map(\.minY).min() ?? space.base) - 3))
    }
    let lines = panel.lines.flatMap(\.lines).filter { $0.role != .muted }
    let edges = lines.count == 1 ? lines[0].stretches : panel.areas.flatMap { $0.areas.flatMap(\.tops) }
    if let y = edges.compactMap({ $0.height(at: x) }).min(), (plot.minY...plot.maxY).contains(y) {
      return NotePlacer.Target(point: Point(x: x, y: y), isPoint: true)
    }
    return NotePlacer.Target(point: Point(x: x, y: plot.maxY), isAxis: true)
  }
}

extension [Point] {
  /// The height of a line from left to right at a position, or nil if it doesn't reach it.
  fileprivate func height(at x: Double) -> Double? {
    guard let next = firstIndex(where: { $0.x >= x - 1e-9 }) else { return nil }
    if next == 0 { return abs(self[0].x - x) < 0.01 ? self[0].y : nil }
    let (a, b) = (self[next - 1], self[next])
    return b.x > a.x ? a.y + (b.y - a.y) * Swift.min((x - a.x) / (b.x - a.x), 1) : b.y
  }
}

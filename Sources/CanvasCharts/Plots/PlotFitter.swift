/// Finds the size of the plot for which it fills the picture with its axes and legends, and adds the texts above it.
struct PlotFitter {
  let context: PlotContext
  let design: any PlotDesign

  /// The most tries. Each changes the size by what was missing or left.
  private static let tryLimit = 6
  /// The shortest side of a plot in points.
  private static let minimumSide = 40.0

  func layout(in rect: Rect, titles: TitleLayout) throws(PlotError) -> ChartLayout {
    let config = changing(PlotConfig.report(context.theme)) { ($0.padding, $0.background) = (.zero, nil) }
    let layout = PlotLayout(config: config, measurer: context.measurer)
    let room = context.room
    var area = Size(width: max(room.width - 60, Self.minimumSide), height: max(room.height - 60, Self.minimumSide))
    var rows = noteRows(area)
    var scene = PlotScene(size: .zero)
    var placed = PlacedHead(rows: rows, hasTitle: !design.yTitle.isEmpty)
    for _ in 0..<Self.tryLimit {
      placed = PlacedHead(rows: rows, hasTitle: !design.yTitle.isEmpty)
      scene = try self.scene(layout, area, placed)
      let (dx, dy) = (room.width - scene.size.width, room.height - scene.size.height)
      let count = noteRows(area)
      let isDone = (0..<2).contains(dx) && (0..<2).contains(dy) && count.count == rows.count
      let next = Size(
        width: max((area.width + dx).rounded(.down), Self.minimumSide),
        height: max((area.height + dy).rounded(.down), Self.minimumSide))
      if isDone || (next == area && count.count == rows.count) { break }
      (area, rows) = (next, noteRows(next))
    }
    let losses = scene.groups.indices.contains(0) ? design.addTexts(to: &scene.groups[0]) : []
    scene.addPatterns(of: design.fills)
    if !context.theme.hasBackground { scene.addHalos(context.theme.ground) }
    scene.notes = design.notes + losses + scene.legendNotes
    let place = Rect(origin: titles.content.origin, size: scene.size)
    return ChartLayout(
      PlacedPlot(scene: scene, rect: place, boxes: []), titles: titles, in: rect, theme: context.theme,
      alternativeText: sentence)
  }

  private var sentence: String {
    let title = context.chart.titles.title
    let summary = design.summary
    return title.isEmpty ? summary.capitalizedStart : "\(title): \(summary)"
  }

  // MARK: Scenes

  /// The scene for a size of the plot, with the texts above it.
  private func scene(_ layout: PlotLayout, _ area: Size, _ head: PlacedHead) throws(PlotError) -> PlotScene {
    var view = design.view(area, head: head.height)
    (view.width, view.height) = (.points(area.width), .points(area.height))
    var scene = try layout.scene(view)
    guard scene.groups.indices.contains(0) else { return scene }
    let hasLegend = alignLegend(&scene)
    if !hasLegend, head.height > 0 {
      // Without a legend above, nothing has made room for the texts.
      scene.move(by: Point(x: 0, y: head.height))
      scene.size.height += head.height
    }
    addHead(head, area, to: &scene)
    return scene
  }

  /// Moves the legend of series to the left end of the picture, with its title before it.
  ///
  /// - Returns: Whether there is one above the plot.
  private func alignLegend(_ scene: inout PlotScene) -> Bool {
    guard let series = design.series, !series.isRamp,
      let index = scene.legends.firstIndex(where: { !$0.isGradient && $0.title == nil })
    else { return false }
    let origin = scene.groups[0].origin
    let title = series.titleText(context)
    var legend = scene.legends[index]
    let row = legend.texts.first
    legend = legend.moved(by: Point(x: title.width + (title.width > 0 ? PlotSeries.titleGap : 0) - origin.x, y: 0))
    if let row, title.width > 0 {
      legend.texts.insert(changing(title) { $0.anchor = Point(x: 0, y: row.anchor.y) }, at: 0)
      legend.title = title.lines
    }
    scene.legends[index] = legend
    return true
  }

  private func addHead(_ head: PlacedHead, _ area: Size, to scene: inout PlotScene) {
    let origin = scene.groups[0].origin
    let theme = context.theme
    let rowHeight = PlacedHead.rowHeight
    var style = PlotTextStyle(weight: .medium, size: theme.sizes.tick, color: theme.ink)
    for (row, texts) in head.rows.enumerated() {
      for note in texts {
        let y = origin.y - PlacedHead.gap - Double(row) * rowHeight
        scene.texts.append(
          PlotText(lines: [note.text], anchor: Point(x: origin.x + note.start, y: y), style: style, baseline: .bottom)
            .measured(context.measurer))
      }
    }
    guard head.hasTitle else { return }
    style = PlotTextStyle(weight: .semibold, size: theme.sizes.tick, color: theme.ink)
    let y = origin.y - head.foot - Double(head.rows.count) * rowHeight
    scene.texts.append(
      PlotText(lines: [design.yTitle], anchor: Point(x: 0, y: y), style: style, baseline: .bottom)
        .measured(context.measurer, limit: context.room.width))
    if let axis = scene.groups[0].axes.firstIndex(where: { $0.orient == "left" }) {
      scene.groups[0].axes[axis].title = [design.yTitle]
    }
  }

  // MARK: Notes

  /// The texts of the notes in rows above the plot, the lowest first, so that none overlaps another.
  private func noteRows(_ area: Size) -> [[PlacedHead.Note]] {
    let style = ChartTextStyle(.medium, size: context.theme.sizes.tick, isTabular: false)
    var rows: [[PlacedHead.Note]] = []
    for note in design.noteParts(area).sorted(by: { $0.part < $1.part }) where (0...1).contains(note.part) {
      let text = context.measurer.cut(note.text, style, to: area.width)
      let width = context.measurer.width(of: text, style)
      // The text is over its line, inside of the plot.
      let start = min(max(note.part * area.width - width / 2, 0), max(area.width - width, 0))
      let placed = (text: text, start: start, end: start + width)
      if let row = rows.firstIndex(where: { ($0.last?.end ?? -.infinity) + PlacedHead.noteGap <= start }) {
        rows[row].append(placed)
      } else {
        rows.append([placed])
      }
    }
    return rows
  }
}

/// What is between the plot and the legend above it: notes in rows, and the title of the vertical axis.
private struct PlacedHead {
  typealias Note = (text: String, start: Double, end: Double)

  var rows: [[Note]]
  var hasTitle: Bool

  static let gap = 6.0
  /// The distance of a title from the plot, whose highest label is beside its end.
  static let titleGap = 14.0
  static let rowHeight = 16.0
  static let noteGap = 12.0

  /// The distance of the lowest row from the plot.
  var foot: Double { rows.isEmpty && hasTitle ? Self.titleGap : Self.gap }

  var height: Double {
    let count = Double(rows.count) + (hasTitle ? 1 : 0)
    return count == 0 ? 0 : foot + count * Self.rowHeight
  }
}

extension PlotScene {
  /// Moves everything.
  fileprivate mutating func move(by offset: Point) {
    for index in groups.indices { groups[index].origin.move(by: offset) }
    legends = legends.map { $0.moved(by: offset) }
    for index in texts.indices { texts[index].anchor.move(by: offset) }
  }

  /// Gives marks and the symbols of legends the patterns of their colours.
  fileprivate mutating func addPatterns(of fills: [ChartFill]) {
    let patterned = fills.filter { $0.pattern != .none }
    guard !patterned.isEmpty else { return }
    func pattern(_ shape: PlotShape) -> ChartPattern {
      patterned.first { $0.color == shape.fill?.color }?.pattern ?? .none
    }
    for legend in legends.indices {
      for index in legends[legend].shapes.indices {
        legends[legend].shapes[index].pattern = pattern(legends[legend].shapes[index])
      }
    }
    for group in groups.indices { groups[group].changeShapes { $0.pattern = pattern($0) } }
  }

  /// Gives all texts a halo that have none.
  fileprivate mutating func addHalos(_ color: Color) {
    func haloed(_ texts: [PlotText]) -> [PlotText] {
      texts.map { text in
        changing(text) { $0.style.halo = $0.style.halo ?? color }
      }
    }
    texts = haloed(texts)
    for index in legends.indices { legends[index].texts = haloed(legends[index].texts) }
    for group in groups.indices {
      for axis in groups[group].axes.indices {
        groups[group].axes[axis].texts = haloed(groups[group].axes[axis].texts)
      }
    }
  }
}

extension PlotGroup {
  /// Changes the shapes of all marks.
  fileprivate mutating func changeShapes(_ change: (inout PlotShape) -> Void) {
    for index in marks.indices {
      marks[index].items = marks[index].items.map { item in
        guard case .shape(var shape) = item else { return item }
        change(&shape)
        return .shape(shape)
      }
    }
  }
}

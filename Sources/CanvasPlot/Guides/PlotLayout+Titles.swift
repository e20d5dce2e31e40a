extension PlotLayout {
  /// Adds a view's title above all else.
  mutating func addTitle(_ block: inout PlotBlock, _ view: PlotView, isTop: Bool) throws(PlotError) {
    guard let own = view.title, let lines = own[\.lines], !lines.isEmpty else { return }
    let settings = own.over(config.title).over(config.styles["group-title"]?.title ?? Partial())
    let options = settings.applied()
    let subtitle = own[\.subtitle] ?? []
    let isPlot = view.isPlot
    let box = options.isAbovePlot ? Rect(origin: .zero, size: block.size) : block.bounds
    let anchor = options.anchor ?? (isPlot ? 0.5 : 0)
    let width = isPlot || options.isAbovePlot ? block.size.width : box.width
    let left = isPlot || options.isAbovePlot ? 0 : box.minX
    let style = PlotTextStyle(
      weight: options.weight, size: options.size, color: options.color ?? options.fill ?? .black,
      lineHeight: options.lineHeight)
    let x = left + width * anchor + options.dx
    var texts: [PlotText] = []
    var y = options.isBelow ? block.bounds.maxY + options.offset + style.size : block.bounds.minY - options.offset
    y += options.dy
    if !subtitle.isEmpty {
      let subStyle = subtitleStyle(settings)
      y -= subStyle.lineHeight * Double(subtitle.count - 1)
      texts.append(
        PlotText(
          lines: subtitle, anchor: Point(x: x, y: y), style: subStyle, align: options.align ?? anchor, baseline: .bottom
        )
        .measured(measurer))
      y -= subStyle.size + options.subtitlePadding
    }
    y -= style.lineHeight * Double(lines.count - 1)
    texts.append(
      PlotText(lines: lines, anchor: Point(x: x, y: y), style: style, align: options.align ?? anchor, baseline: .bottom)
        .measured(measurer, limit: options.limit))
    block.texts += texts
    for text in texts { block.bounds = block.bounds.union(text.box) }
    if !isTop, let first = block.groups.indices.first { block.groups[first].title = lines }
  }

  private func subtitleStyle(_ settings: Partial<TitleOptions>) -> PlotTextStyle {
    let options = settings.over(config.styles["group-subtitle"]?.title ?? Partial()).applied()
    return PlotTextStyle(
      weight: options.subtitleWeight, size: options.subtitleSize,
      color: options.subtitleColor ?? settings.applied().color ?? .black, lineHeight: options.subtitleLineHeight)
  }
}

/// The admin's screen, drawn in points of the layout's screen: a pie of the products sold, and a table.
struct AdminScreen {
  let machine: VendingMachine
  let style: VendingStyle
  let layout: VendingLayout
  /// The app's own graph, or nil for the chart.
  let graph: PieGraphView?
  /// The number of pixels per point of the screen.
  let scale: Double

  func draw(on context: DrawingContext) {
    context.drawLabel(style.words.sales, font: style.font(30), color: VendingColors.ink, in: layout.title)
    context.drawButton(style.words.back, style: style, in: layout.navigation)
    if graph == nil { drawChart(on: context) }
    AdminTable(machine, colors: colors, style: style, in: layout.table, scale: scale).draw(on: context)
    drawFigures(on: context)
    // The graph is the last view of the screen, because an enlarged one covers the others.
    if let graph { drawGraph(graph, on: context) }
  }

  /// The colours of the products in the pie and the table. With the app's graph, they are drawn again after a finger
  /// was lifted.
  private var colors: [Color] {
    guard let graph else { return machine.colors }
    return PieGraphPalette.drawn(
      count: machine.menu.count, seed: style.seed, changes: graph.colorChanges, isRandom: style.hasRandomColors)
      ?? machine.colors
  }

  private var pieData: PieData {
    PieData(
      segments: zip(machine.pieData.segments, colors).map { segment, color in
        PieSegment(name: segment.name, value: segment.value, color: color)
      })
  }

  /// The factor for the pie's text. Larger text would leave no room for the pie.
  private var pieTextFactor: Double { min(style.textFactor, 1.4) }

  private func drawGraph(_ view: PieGraphView, on context: DrawingContext) {
    let options = PieGraphOptions(font: style.font.withSize(PieGraphOptions.defaultFontSize * pieTextFactor))
    PieGraphDrawing(PieGraph(pieData, options: options), in: view).draw(on: context)
  }

  private func drawChart(on context: DrawingContext) {
    let locale = style.language == .korean ? LocaleFormat("ko_KR") : nil
    var chart = Chart(PieModel(pieData, style: locale.map { PieStyle(locale: $0) } ?? PieStyle()))
    chart.fonts = ChartFonts(style.font)
    chart.theme = ChartTheme.light.onGround(VendingColors.ground)
    (chart.theme.ink, chart.theme.secondInk) = (VendingColors.ink, VendingColors.quiet)
    (chart.theme.sizes.name, chart.theme.sizes.value) = (16 * pieTextFactor, 14 * pieTextFactor)
    chart.theme.grid = VendingColors.tray
    // Counts of purchases are never negative.
    try? chart.draw(in: layout.chart, on: context)
  }

  /// Draws the totals along the bottom: a panel for each figure.
  private func drawFigures(on context: DrawingContext) {
    let figures = [
      (style.words.sold, "\(machine.history.count)"),
      (style.words.revenue, style.currency.text(machine.history.reduce(0) { $0 + $1.price })),
      (style.words.balance, style.currency.text(machine.balance)),
    ]
    let tray = layout.tray
    let width = (tray.width - Double(figures.count - 1) * 20) / Double(figures.count)
    let (titleSize, figureSize) = (Size(width: width - 48, height: 24), Size(width: width - 48, height: 48))
    // All titles have one size, and so have all figures.
    let titleFont = figures.reduce(style.font(15)) { $0.fitting($1.0, in: titleSize) }
    let figureFont = figures.reduce(style.font(36)) { $0.fitting($1.1, in: figureSize) }
    for (index, (title, figure)) in figures.enumerated() {
      let panel = Rect(x: tray.minX + Double(index) * (width + 20), y: tray.minY, width: width, height: tray.height)
      context.fillPanel(panel, cornerRadius: 14, VendingColors.panel)
      let inner = panel.insetBy(dx: 24, dy: 0)
      context.drawLabel(
        title, font: titleFont, color: VendingColors.quiet,
        in: Rect(origin: Point(x: inner.minX, y: panel.minY + 26), size: titleSize))
      context.drawLabel(
        figure, font: figureFont, color: VendingColors.ink,
        in: Rect(origin: Point(x: inner.minX, y: panel.minY + 58), size: figureSize))
    }
  }
}

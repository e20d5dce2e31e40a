internal import Canvas
internal import CanvasCharts
internal import CanvasData

/// The admin's screen, drawn in points of the layout's screen: the pie of what was sold, and a table of it.
struct AdminScreen {
  let machine: VendingMachine
  let style: VendingStyle
  let layout: VendingLayout
  /// The app's own graph; nil for the chart.
  let graph: PieGraphView?
  /// Pixels per point of the screen.
  let scale: Double

  private static let headHeight = 48.0
  private static let largestRow = 52.0

  func draw(on context: DrawingContext) {
    context.drawLabel(style.words.sales, font: style.font(30), color: VendingColors.ink, in: layout.title)
    context.drawButton(style.words.back, style: style, in: layout.navigation)
    if graph == nil { drawChart(on: context) }
    drawTable(on: context)
    drawFigures(on: context)
    // The last view of the screen: one that has become large lies above the others.
    if let graph { drawGraph(graph, on: context) }
  }

  /// The colours of the products in the pie and the table: once a finger was lifted, drawn anew.
  private var colors: [Color] {
    guard let graph, graph.colorChanges > 0 else { return machine.colors }
    return PieGraphPalette.drawn(
      count: machine.menu.count, seed: style.seed &+ UInt64(truncatingIfNeeded: graph.colorChanges - 1))
  }

  private var pieData: PieData {
    PieData(
      segments: zip(machine.pieData.segments, colors).map { segment, color in
        PieSegment(name: segment.name, value: segment.value, color: color)
      })
  }

  /// What the pie's sizes of text are multiplied by: larger text would leave no room for the pie.
  private var pieTextFactor: Double { min(style.textFactor, 1.4) }

  private func drawGraph(_ view: PieGraphView, on context: DrawingContext) {
    let options = PieGraphOptions(font: style.font.withSize(PieGraphOptions.defaultFontSize * pieTextFactor))
    PieGraphDrawing(PieGraph(pieData, options: options), in: view).draw(on: context)
  }

  private func drawChart(on context: DrawingContext) {
    var chart = PieChart(pieData, fonts: ChartFonts(style.font))
    if style.language == .korean, let locale = LocaleFormat("ko_KR") { chart.style = PieStyle(locale: locale) }
    chart.theme = ChartTheme.light.onGround(VendingColors.ground)
    (chart.theme.ink, chart.theme.secondInk) = (VendingColors.ink, VendingColors.quiet)
    (chart.theme.sizes.name, chart.theme.sizes.value) = (16 * pieTextFactor, 14 * pieTextFactor)
    chart.theme.grid = VendingColors.tray
    // Counts of purchases are never below 0.
    try? chart.draw(in: layout.chart, on: context)
  }

  /// What it comes to, along the bottom: a panel for each figure.
  private func drawFigures(on context: DrawingContext) {
    let figures = [
      (style.words.sold, "\(machine.history.count)"),
      (style.words.revenue, style.currency.text(machine.history.reduce(0) { $0 + $1.price })),
      (style.words.balance, style.currency.text(machine.balance)),
    ]
    let tray = layout.tray
    let width = (tray.width - Double(figures.count - 1) * 20) / Double(figures.count)
    for (index, (title, figure)) in figures.enumerated() {
      let panel = Rect(x: tray.minX + Double(index) * (width + 20), y: tray.minY, width: width, height: tray.height)
      context.fillPanel(panel, cornerRadius: 14, VendingColors.panel)
      let inner = panel.insetBy(dx: 24, dy: 0)
      context.drawLabel(
        title, font: style.font(15), color: VendingColors.quiet,
        in: Rect(x: inner.minX, y: panel.minY + 26, width: inner.width, height: 24))
      context.drawLabel(
        figure, font: style.font(36), color: VendingColors.ink,
        in: Rect(x: inner.minX, y: panel.minY + 58, width: inner.width, height: 48))
    }
  }

  /// A row of the table: what was sold of one product, and for how much.
  private struct Row {
    var name: String
    var color: Color?
    var stock: String
    var sold: String
    var sales: String
  }

  private var rows: [Row] {
    var sales: [String: Int] = [:]
    for purchase in machine.history { sales[purchase.name, default: 0] += purchase.price }
    let colors = colors
    return zip(machine.menu, machine.purchasedCounts).enumerated().map { index, product in
      Row(
        name: product.0.name, color: colors[index], stock: "\(product.0.stock)", sold: "\(product.1)",
        sales: style.currency.text(sales[product.0.name] ?? 0))
    }
  }

  private func drawTable(on context: DrawingContext) {
    let rows = rows
    let table = layout.table
    let words = style.words
    let rowHeight = min(
      Self.largestRow, (table.height - 2 * Self.headHeight) / Double(max(rows.count, 1)))
    let height = 2 * Self.headHeight + Double(rows.count) * rowHeight
    let frame = Rect(x: table.minX, y: table.minY, width: table.width, height: height)
    context.fillPanel(frame, cornerRadius: 14, VendingColors.panel)
    drawRow(
      Row(name: words.product, stock: words.stock, sold: words.sold, sales: words.revenue), VendingColors.quiet,
      in: Rect(x: frame.minX, y: frame.minY, width: frame.width, height: Self.headHeight), size: 15, on: context)
    for (index, row) in rows.enumerated() {
      let y = frame.minY + Self.headHeight + Double(index) * rowHeight
      drawLine(y: y, in: frame, on: context)
      drawRow(
        row, VendingColors.ink, in: Rect(x: frame.minX, y: y, width: frame.width, height: rowHeight),
        size: min(17, rowHeight * 0.6), on: context)
    }
    drawLine(y: frame.maxY - Self.headHeight, in: frame, on: context)
    drawRow(
      Row(
        name: words.total, stock: "\(machine.menu.reduce(0) { $0 + $1.stock })", sold: "\(machine.history.count)",
        sales: style.currency.text(machine.history.reduce(0) { $0 + $1.price })),
      VendingColors.quiet,
      in: Rect(x: frame.minX, y: frame.maxY - Self.headHeight, width: frame.width, height: Self.headHeight),
      size: 15, on: context)
  }

  private func drawLine(y: Double, in frame: Rect, on context: DrawingContext) {
    context.setFillColor(VendingColors.line)
    context.fill(Rect(x: frame.minX + 20, y: y, width: frame.width - 40, height: 1))
  }

  private func drawRow(_ row: Row, _ color: Color, in frame: Rect, size: Double, on context: DrawingContext) {
    let font = style.font(size)
    let inner = frame.insetBy(dx: 20, dy: 0)
    if let swatch = row.color {
      let side = min(16, frame.height * 0.5)
      context.fillPanel(
        Rect(x: inner.minX, y: frame.midY - side / 2, width: side, height: side), cornerRadius: side / 4, swatch)
    }
    let nameX = inner.minX + 28
    context.drawName(
      row.name, size: size, style: style, color: color,
      in: Rect(x: nameX, y: frame.minY, width: inner.width * 0.45 - 36, height: frame.height), scale: scale)
    for (text, right) in [(row.stock, 0.58), (row.sold, 0.72), (row.sales, 1.0)] {
      let width = inner.width * (right == 1 ? 0.27 : 0.13)
      context.drawLabel(
        text, font: font, color: color,
        in: Rect(x: inner.minX + inner.width * right - width, y: frame.minY, width: width, height: frame.height),
        alignment: .right)
    }
  }
}

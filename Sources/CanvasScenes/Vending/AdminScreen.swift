internal import Canvas
internal import CanvasCharts

/// The admin's screen, drawn in points of a screen of 1112×834: the pie graph of what was sold, and a table of it.
struct AdminScreen {
  let machine: VendingMachine
  let style: VendingStyle

  private static let pie = Rect(x: 40, y: 100, width: 512, height: 512)
  private static let table = Rect(x: 580, y: 100, width: 492, height: 520)
  private static let headHeight = 48.0
  private static let largestRow = 52.0

  func draw(on context: DrawingContext) {
    context.drawLabel(
      "Sales", font: style.font.withSize(30), color: VendingColors.ink,
      in: Rect(x: VendingLayout.margin, y: 36, width: 600, height: 40))
    drawPie(on: context)
    drawTable(on: context)
    drawFigures(on: context)
  }

  private func drawPie(on context: DrawingContext) {
    let segments = zip(machine.pieData.segments, machine.colors).map { segment, color in
      PieSegment(name: segment.name, value: segment.value, color: color)
    }
    var chart = PieChart(PieData(segments: segments), fonts: ChartFonts(style.font))
    chart.theme = ChartTheme.light.onGround(VendingColors.ground)
    (chart.theme.ink, chart.theme.secondInk) = (VendingColors.ink, VendingColors.quiet)
    (chart.theme.sizes.name, chart.theme.sizes.value) = (16, 14)
    chart.theme.grid = VendingColors.tray
    // Counts of purchases are never below 0.
    try? chart.draw(in: Self.pie, on: context)
  }

  /// What it comes to, along the bottom: a panel for each figure.
  private func drawFigures(on context: DrawingContext) {
    let figures = [
      ("Sold", "\(machine.history.count)"),
      ("Sales", style.currency.text(machine.history.reduce(0) { $0 + $1.price })),
      ("Balance", style.currency.text(machine.balance)),
    ]
    let tray = VendingLayout.tray
    let width = (tray.width - Double(figures.count - 1) * 20) / Double(figures.count)
    for (index, (title, figure)) in figures.enumerated() {
      let panel = Rect(x: tray.minX + Double(index) * (width + 20), y: tray.minY, width: width, height: tray.height)
      context.fillPanel(panel, cornerRadius: 14, VendingColors.panel)
      let inner = panel.insetBy(dx: 24, dy: 0)
      context.drawLabel(
        title, font: style.font.withSize(15), color: VendingColors.quiet,
        in: Rect(x: inner.minX, y: panel.minY + 26, width: inner.width, height: 24))
      context.drawLabel(
        figure, font: style.font.withSize(36), color: VendingColors.ink,
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
    let colors = machine.colors
    return zip(machine.menu, machine.purchasedCounts).enumerated().map { index, product in
      Row(
        name: product.0.name, color: colors[index], stock: "\(product.0.stock)", sold: "\(product.1)",
        sales: style.currency.text(sales[product.0.name] ?? 0))
    }
  }

  private func drawTable(on context: DrawingContext) {
    let rows = rows
    let rowHeight = min(
      Self.largestRow, (Self.table.height - 2 * Self.headHeight) / Double(max(rows.count, 1)))
    let height = 2 * Self.headHeight + Double(rows.count) * rowHeight
    let frame = Rect(x: Self.table.minX, y: Self.table.minY, width: Self.table.width, height: height)
    context.fillPanel(frame, cornerRadius: 14, VendingColors.panel)
    drawRow(
      Row(name: "Product", stock: "Stock", sold: "Sold", sales: "Sales"), VendingColors.quiet,
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
        name: "Total", stock: "\(machine.menu.reduce(0) { $0 + $1.stock })", sold: "\(machine.history.count)",
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
    let font = style.font.withSize(size)
    let inner = frame.insetBy(dx: 20, dy: 0)
    if let swatch = row.color {
      let side = min(16, frame.height * 0.5)
      context.fillPanel(
        Rect(x: inner.minX, y: frame.midY - side / 2, width: side, height: side), cornerRadius: side / 4, swatch)
    }
    let nameX = inner.minX + 28
    context.drawLabel(
      row.name, font: font, color: color,
      in: Rect(x: nameX, y: frame.minY, width: inner.minX + 200 - nameX, height: frame.height))
    for (text, right) in [(row.stock, 262.0), (row.sold, 326), (row.sales, inner.width)] {
      let width = right == inner.width ? 116.0 : 58
      context.drawLabel(
        text, font: font, color: color,
        in: Rect(x: inner.minX + right - width, y: frame.minY, width: width, height: frame.height), alignment: .right)
    }
  }
}

/// The table of the admin's screen: a row for each product, between a heading and the total.
///
/// All rows have the same text size; that of the heading and the total is not larger. If there are more products than
/// room for them, the last row has the sum of the rest.
struct AdminTable {
  private let heading: Row
  private let rows: [Row]
  private let total: Row
  private let frame: Rect
  private let rowHeight: Double
  /// The height of the heading and of the total.
  private let headHeight: Double
  private let rowFont: Font
  private let headFont: Font

  /// The formatted content of a row.
  fileprivate struct Row {
    var name: String
    var color: Color?
    var stock: String
    var sold: String
    var sales: String

    var numbers: [String] { [stock, sold, sales] }
  }

  /// The sums for one or several products.
  private struct Sum {
    var stock = 0
    var sold = 0
    var sales = 0
  }

  private static let defaultHeadHeight = 48.0
  private static let largestRow = 52.0
  /// If rows are lower than this, the heading and the total are lower too.
  private static let defaultRow = 35.0
  private static let minimumRow = 15.0
  private static let rowSize = 17.0
  private static let headSize = 15.0
  /// The maximum factor, because larger text would leave no room for names.
  private static let largestFactor = 1.4
  private static let inset = 20.0
  /// The space above and below two lines.
  private static let gap = 4.0
  /// The left edge of a name, after the colour.
  private static let nameInset = 28.0

  /// - Parameters:
  ///   - area: The origin, the width and the maximum height of the table.
  ///   - scale: The number of pixels per point of the screen.
  init(_ machine: VendingMachine, colors: [Color], style: VendingStyle, in area: Rect, scale: Double) {
    let headShare = 2 * Self.defaultHeadHeight / Self.defaultRow
    let count = machine.menu.count
    var rowHeight = min(Self.largestRow, (area.height - 2 * Self.defaultHeadHeight) / Double(max(count, 1)))
    if rowHeight < Self.defaultRow { rowHeight = area.height / (Double(count) + headShare) }
    var rowCount = count
    if rowHeight < Self.minimumRow {
      rowCount = max(Int(saturating: area.height / Self.minimumRow - headShare), 1)
      rowHeight = area.height / (Double(rowCount) + headShare)
    }
    self.rowHeight = rowHeight
    headHeight = min(Self.defaultHeadHeight, rowHeight * headShare / 2)
    let words = style.words
    heading = Row(name: words.product, stock: words.stock, sold: words.sold, sales: words.revenue)
    let sums = Self.sums(of: machine)
    total = Self.row(words.total, Self.sum(sums), style)
    let shown = rowCount < count ? rowCount - 1 : count
    var rows = (0..<shown).map { Self.row(machine.menu[$0].name, color: colors[$0], sums[$0], style) }
    if shown < count { rows.append(Self.row(words.more(count - shown), Self.sum(sums[shown...]), style)) }
    self.rows = rows
    frame = Rect(
      x: area.minX, y: area.minY, width: area.width, height: 2 * headHeight + Double(rows.count) * rowHeight)
    let cells = Cells(Rect(x: frame.minX, y: 0, width: frame.width, height: rowHeight))
    rowFont = Self.font(of: rows, style, cells, scale: scale)
    let heads = Cells(Rect(x: frame.minX, y: 0, width: frame.width, height: headHeight))
    let largest = style.font.withSize(min(Self.headSize * Self.factor(style), rowFont.size))
    headFont = [heading, total].reduce(largest) { $0.fitting($1.name, in: heads.name.size) }
      .fitting([heading, total], in: heads)
  }

  func draw(on context: DrawingContext) {
    context.fillPanel(frame, cornerRadius: 14, VendingColors.panel)
    func line(_ y: Double) {
      context.fill(
        Rect(x: frame.minX + Self.inset, y: y, width: frame.width - 2 * Self.inset, height: 1),
        with: .color(VendingColors.line))
    }
    draw(heading, headFont, VendingColors.quiet, y: frame.minY, height: headHeight, on: context)
    for (index, row) in rows.enumerated() {
      let y = frame.minY + headHeight + Double(index) * rowHeight
      line(y)
      draw(row, rowFont, VendingColors.ink, y: y, height: rowHeight, on: context)
    }
    line(frame.maxY - headHeight)
    draw(total, headFont, VendingColors.quiet, y: frame.maxY - headHeight, height: headHeight, on: context)
  }

  private func draw(
    _ row: Row, _ font: Font, _ color: Color, y: Double, height: Double, on context: DrawingContext
  ) {
    let cells = Cells(Rect(x: frame.minX, y: y, width: frame.width, height: height))
    if let swatch = row.color {
      let side = min(16, height * 0.5)
      context.fillPanel(
        Rect(x: frame.minX + Self.inset, y: y + height / 2 - side / 2, width: side, height: side),
        cornerRadius: side / 4, swatch)
    }
    let lines = height >= 2 * font.lineHeight ? 2 : 1
    let paragraph = ParagraphStyle(verticalAlignment: .middle, truncation: .tail, maximumLineCount: lines)
    let attributes = TextAttributes(font: font, paint: .color(color))
    context.draw(StyledText(row.name, attributes: attributes, paragraph: paragraph), in: cells.name)
    for (text, rect) in zip(row.numbers, cells.numbers) {
      context.drawLabel(text, font: font, color: color, in: rect, alignment: .right)
    }
  }

  // MARK: Content

  private static func sums(of machine: VendingMachine) -> [Sum] {
    let sales = machine.history.reduce(into: [:]) { $0[$1.name, default: 0] += $1.price }
    return zip(machine.menu, machine.purchasedCounts).map { product, count in
      Sum(stock: product.stock, sold: count, sales: sales[product.name] ?? 0)
    }
  }

  private static func sum(_ sums: some Sequence<Sum>) -> Sum {
    sums.reduce(into: Sum()) { result, sum in
      result.stock += sum.stock
      result.sold += sum.sold
      result.sales += sum.sales
    }
  }

  private static func row(_ name: String, color: Color? = nil, _ sum: Sum, _ style: VendingStyle) -> Row {
    Row(
      name: name, color: color, stock: "\(sum.stock)", sold: "\(sum.sold)", sales: style.currency.text(sum.sales))
  }

  // MARK: Text sizes

  private static func factor(_ style: VendingStyle) -> Double { min(style.textFactor, largestFactor) }

  /// Returns the font of all rows. It has the requested size if rows and columns have room for it. It is not smaller
  /// than 9 pixels unless a single line of that size doesn't fit. Names that are too long make it smaller only if
  /// they then fit in two lines; otherwise they end with an ellipsis.
  private static func font(of rows: [Row], _ style: VendingStyle, _ cells: Cells, scale: Double) -> Font {
    let height = cells.name.height
    let line = style.font.withSize(1).lineHeight
    let least = scale > 0 ? min(9 / scale, height / line) : 0
    let usual = style.font.withSize(max(min(rowSize, 0.6 * height) * factor(style), least))
    let ofTwoLines = (height - gap) / (2 * line)
    let isLong = rows.contains { StyledText($0.name, font: usual).size().width > cells.name.width }
    let size = isLong && ofTwoLines >= 0.75 * usual.size ? min(usual.size, ofTwoLines) : usual.size
    return usual.withSize(size).fitting(rows, in: cells)
  }

  /// The rectangles of a row's name and numbers.
  fileprivate struct Cells {
    let name: Rect
    let numbers: [Rect]

    init(_ row: Rect) {
      let inner = row.insetBy(dx: AdminTable.inset, dy: 0)
      name = Rect(
        x: inner.minX + AdminTable.nameInset, y: row.minY, width: inner.width * 0.45 - 36, height: row.height)
      // The right edges and the maximum widths of stock, sold and sales.
      numbers = [(0.58, 0.12), (0.72, 0.12), (1, 0.26)].map { right, width in
        Rect(
          x: inner.minX + inner.width * (right - width), y: row.minY, width: inner.width * width,
          height: row.height)
      }
    }
  }
}

extension Font {
  /// Returns the font at a size at which the numbers of all rows fit.
  fileprivate func fitting(_ rows: [AdminTable.Row], in cells: AdminTable.Cells) -> Font {
    rows.reduce(self) { font, row in
      zip(row.numbers, cells.numbers).reduce(font) { $0.fitting($1.0, in: $1.1.size) }
    }
  }
}

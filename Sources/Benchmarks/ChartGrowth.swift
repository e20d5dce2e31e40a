import Canvas
import CanvasCharts
import CanvasTables

/// Charts of tables of increasing size, for `Growth`.
enum ChartGrowth {
  /// Reads a table of date, product and sales, and sums the sales by month.
  static func months(rows count: Int) throws -> () throws -> Void {
    var random = SeededGenerator(seed: 20)
    let products = ["Cola", "Water", "Tea", "Cocoa"]
    var csv = "date,product,sales\n"
    for _ in 0..<count {
      let (month, day) = (random.next(below: 12) + 101, random.next(below: 28) + 101)
      csv += "2026-\("\(month)".suffix(2))-\("\(day)".suffix(2)),"
      csv += "\(products[random.next(below: products.count)]),\(random.next(below: 1_000))\n"
    }
    let bytes = Array(csv.utf8)
    var choice = ColumnChoice()
    choice.grouping = .period(.month)
    return { [choice] in
      let table = try ChartTable(contents: bytes, choice: choice)
      guard case .dates(let dates, _) = table.x, dates.count == 12 else { throw BenchmarkError() }
    }
  }

  /// Lays out and draws bars with names and values, each 20 points high: a higher picture shows more of them. The
  /// names and values are different each time. Otherwise those of a few bars would be cached, but those of a thousand
  /// would not.
  static func bars(_ count: Int) throws -> () throws -> Void {
    var next = 1_000_000
    let fonts = try ChartFonts.standard()
    return {
      let names = (next..<next + count).map { "Product \($0)" }
      let values = (next..<next + count).map { Double?(Double($0)) }
      next += count
      var model = ChartModel([ChartLayer(.bars, ChartTable(x: .names(names), values: [values]))])
      model.valueLabels = .value
      try draw(model, height: 20 * Double(count) + 40, fonts: fonts)
    }
  }

  /// Lays out and draws a line of `count` points in a picture of usual size.
  static func line(points count: Int) throws -> () throws -> Void {
    try drawing(ChartModel([ChartLayer(.lines, table(.numbers((0..<count).map(Double.init))))]), height: 400)
  }

  private static func table(_ x: ChartTable.Places) -> ChartTable {
    var random = SeededGenerator(seed: 21)
    return ChartTable(x: x, values: [(0..<x.count).map { _ in Double(random.next(below: 900) + 100) }])
  }

  private static func drawing(_ model: ChartModel, height: Double) throws -> () throws -> Void {
    let fonts = try ChartFonts.standard()
    return { try draw(model, height: height, fonts: fonts) }
  }

  private static func draw(_ model: ChartModel, height: Double, fonts: ChartFonts) throws {
    let size = Size(width: 640, height: height)
    let context = try DrawingContext(size: size)
    let frame = Rect(origin: .zero, size: size)
    ChartLayout(model, in: frame, theme: .light, measurer: TextMeasurer(fonts)).draw(on: context, fonts: fonts)
  }
}

/// Work with an unexpected result: its times are meaningless.
struct BenchmarkError: Error {}

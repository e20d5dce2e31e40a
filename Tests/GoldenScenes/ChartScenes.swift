import Canvas
import CanvasCharts
import CanvasTables

/// Pie and donut charts: themes, labels, tables, and odd data.
public enum ChartScenes {
  public static let all: [GoldenScene] = [
    // Themes.
    scene("light", sales),
    scene("dark", sales) { _, theme in theme = .dark },
    scene("print", sales) { _, theme in theme = .print },
    donut("donut-light", sales),
    donut("donut-dark", sales) { _, theme in theme = .dark },
    donut("donut-print", sales) { _, theme in theme = .print },
    donut("no-background", sales) { _, theme in theme.hasBackground = false },
    scene("own-palette", sales) { _, theme in theme.palette = [.blue, .orange, .green] },
    donut("own-background", sales) {
      $1 = $1.onGround(Color(red8: 20, green8: 40, blue8: 80))
    },
    // Order.
    scene("other", products, titles: ChartTitles(title: "25 products", subtitle: "Largest seven, then the rest")),
    scene(
      "fewer-slices-in-a-low-picture", sales, size: Size(width: 640, height: 120), titles: ChartTitles(title: "Sales")),
    scene("a-row-called-other", [PieSegment(name: "Other", value: 500)] + sales.prefix(3)),
    scene("sort-data", sales.reversed()) { pie, _ in pie.style.order = .data },
    scene("sort-name", sales) { pie, _ in pie.style.order = .name },
    scene("start-angle", sales) { pie, _ in pie.style.startAngle = .degrees(90) },
    scene("explode", sales) { pie, _ in pie.style.exploded = ["Cola", "Lemonade"] },
    // Labels.
    scene("labels-name", sales) { pie, _ in pie.style.labels = .name },
    scene("labels-value", sales) { pie, _ in pie.style.labels = .value },
    scene("labels-percent", sales) { pie, _ in pie.style.labels = .percent },
    scene("labels-none", sales) { pie, _ in pie.style.labels = .none },
    donut("legend", sales) { pie, _ in pie.style.showsLegend = true },
    scene("twenty-four-slices", Array(products.prefix(24))) { pie, _ in pie.style.top = nil },
    scene("forty-slices", forty) { pie, _ in pie.style.top = nil },
    scene("tiny-slices", tiny),
    scene("tiny-slices-at-the-end", tinyAtTheEnd) { pie, _ in pie.style.top = nil },
    donut("tiny-slices-below", tinyAtTheEnd) { pie, _ in
      pie.style.top = nil
      pie.style.startAngle = .degrees(200)
    },
    scene("long-names", longNames),
    scene("cut-names", cutNames),
    scene("wide-values", wideValues) { pie, _ in pie.style.top = nil },
    scene("percent-in-all-a-hundred", Array(sales.prefix(3)).map { PieSegment(name: $0.name, value: 1) }) { pie, _ in
      pie.formats.percentRounding = .sum100
    },
    scene("percent-each-for-itself", Array(sales.prefix(3)).map { PieSegment(name: $0.name, value: 1) }),
    scene(
      "less-than-a-tenth-of-a-percent", [PieSegment(name: "Cola", value: 9000), PieSegment(name: "Tea", value: 1)]),
    scene("a-caption", sales, titles: ChartTitles(title: "Sales", subtitle: "Units", caption: "Source: machines 1–12")),
    scene("only-small-differences", (1...9).map { PieSegment(name: "Item \($0)", value: Double(100 + $0)) }),
    // Odd data.
    scene("one-slice", [PieSegment(name: "Cola", value: 3)], titles: ChartTitles()),
    donut("one-slice-donut", [PieSegment(name: "Cola", value: 3)]),
    scene("nothing-sold", [PieSegment(name: "Cola", value: 0)]),
    scene("no-segments", [], titles: ChartTitles()),
    scene("zeros-between", zeros),
    scene("own-colors", colored, titles: ChartTitles()),
    // Sizes.
    scene("square", sales, size: Size(width: 400, height: 400), titles: ChartTitles(title: "Sales by product")),
    scene("high", sales, size: Size(width: 300, height: 480)),
    scene("small", sales, size: Size(width: 160, height: 120), titles: ChartTitles()),
    donut("at-a-scale-of-two", sales, scale: 2),
  ]

  /// With NanumGothic for the names.
  public static let korean: [GoldenScene] = [
    donut(
      "korean", branches, titles: ChartTitles(title: "지점별 매출", subtitle: "2026년 상반기, 단위: 만 원", caption: "자료: 본사")
    ) { pie, _ in
      pie.style = PieStyle(locale: LocaleFormat("ko") ?? .plain)
      pie.style.hole = 0.6
    }
  ]

  private static let salesTitles = ChartTitles(
    title: "Sales by product", subtitle: "January to June 2026, in thousand ₩")

  private static let sales = [
    PieSegment(name: "Cola", value: 412), PieSegment(name: "Water", value: 365),
    PieSegment(name: "Iced coffee", value: 298), PieSegment(name: "Orange juice", value: 247),
    PieSegment(name: "Green tea", value: 186), PieSegment(name: "Lemonade", value: 143),
    PieSegment(name: "Ginger ale", value: 97), PieSegment(name: "Cocoa", value: 64),
  ]

  private static let branches = [
    PieSegment(name: "서울 강남구 역삼동 자판기", value: 412), PieSegment(name: "부산 해운대구 우동 자판기", value: 365),
    PieSegment(name: "인천공항 제2터미널", value: 298), PieSegment(name: "제주 서귀포 중문단지", value: 24),
    PieSegment(name: "기타", value: 9),
  ]

  private static let products = (0..<25).map { index in
    PieSegment(
      name: "Product \(["A", "B", "C", "D", "E"][index % 5])\(index / 5 + 1)", value: Double(750 / (index + 2)))
  }

  private static let forty = (1...40).map { PieSegment(name: "Item \($0)", value: Double($0 % 7 + 1)) }

  static let beverages = [
    PieSegment(name: "Cola", value: 412), PieSegment(name: "Coffee", value: 386),
    PieSegment(name: "Water", value: 305), PieSegment(name: "Green Tea", value: 168),
    PieSegment(name: "Orange Juice", value: 142), PieSegment(name: "Milk", value: 96),
  ]

  static let tiny =
    [PieSegment(name: "Everything else", value: 960)]
    + ["Ginger Ale", "Tonic", "Barley Tea", "Cocoa", "Lemonade"].enumerated().map {
      PieSegment(name: $1, value: Double(4 + $0))
    }

  /// So many small ones that their labels go over the top of the pie.
  private static let tinyAtTheEnd =
    [PieSegment(name: "Everything else", value: 9600)]
    + (1...20).map { PieSegment(name: "Small \($0)", value: Double(20 - $0 / 2)) }

  private static let zeros = [
    PieSegment(name: "Cola", value: 2), PieSegment(name: "Water", value: 0), PieSegment(name: "Green tea", value: 1),
    PieSegment(name: "Cocoa", value: 0),
  ]

  private static let colored = [
    PieSegment(name: "A", value: 3, color: Color(red8: 230, green8: 77, blue8: 64)),
    PieSegment(name: "B", value: 2),
    PieSegment(name: "C", value: 1, color: Color(red8: 20, green8: 30, blue8: 90)),
  ]

  private static let longNames = [
    PieSegment(name: "Freshly squeezed orange juice with pulp", value: 5),
    PieSegment(name: "Sparkling mineral water from the mountains, in a large bottle of glass", value: 4),
    PieSegment(name: "Cola", value: 3),
  ]

  /// Longer than two lines hold.
  private static let cutNames =
    [PieSegment(name: (1...12).map { "Mineral water number \($0)" }.joined(separator: ", "), value: 5)]
    + sales.prefix(3)

  /// So many that labels have one line each, of which some have no room for a name before the value.
  private static let wideValues =
    [PieSegment(name: "Everything", value: 9e14)] + (1...20).map { PieSegment(name: "Small \($0)", value: Double($0)) }

  private static func donut(
    _ name: String, _ segments: [PieSegment], titles: ChartTitles = salesTitles, scale: Double = 1,
    _ change: @escaping @Sendable (inout PieModel, inout ChartTheme) -> Void = { _, _ in }
  ) -> GoldenScene {
    scene(name, segments, scale: scale, titles: titles) {
      $0.style.hole = 0.6
      change(&$0, &$1)
    }
  }

  private static func scene(
    _ name: String, _ segments: [PieSegment], size: Size = ChartLayout.defaultSize, scale: Double = 1,
    titles: ChartTitles = salesTitles,
    _ change: @escaping @Sendable (inout PieModel, inout ChartTheme) -> Void = { _, _ in }
  ) -> GoldenScene {
    var (pie, theme) = (PieModel(PieData(segments: segments)), ChartTheme.light)
    pie.titles = titles
    change(&pie, &theme)
    return GoldenScene(
      "charts/pie/\(name)", size: size, scale: scale, hasText: true, chart: .pie(pie, theme)
    ) { [pie, theme] context in
      try Chart(pie).chartTheme(theme).draw(in: context.bounds, on: context)
    }
  }
}

import Canvas
import CanvasCharts

/// The pie graph: both orders, its labels, its states, and odd data.
public enum ChartScenes {
  /// Those that show the name Coffee, whose two f the font joins to one sign where text is shaped.
  public static let withLigatures = Set(
    [
      "clean", "reference", "disc", "no-background", "colored-background", "state-ended", "wide-view", "small-view",
      "at-a-scale-of-two",
    ].map { "charts/pie/\($0)" })

  public static let all: [GoldenScene] = [
    scene("clean", beverages),
    scene("reference", beverages) { $0.order = .reference },
    scene("labels-value", beverages) { $0.labels = .value },
    scene("labels-percent", beverages) { $0.labels = .percent },
    scene("labels-none", beverages) { $0.labels = .none },
    scene("disc", beverages) { $0.isDisc = true },
    scene("no-background", beverages) { $0.background = nil },
    scene("colored-background", beverages) { $0.background = Color(red8: 20, green8: 40, blue8: 80) },
    scene("state-began", beverages) { $0.state = .began },
    scene("state-moved", beverages) {
      $0.state = .moved
      $0.radius = 120
    },
    scene("state-ended", beverages) {
      $0.state = .ended
      $0.radius = 150
    },
    scene("one-segment", [PieSegment(name: "Cola", value: 3)]),
    scene("one-segment-reference", [PieSegment(name: "Cola", value: 3)]) { $0.order = .reference },
    scene("nothing-sold", [PieSegment(name: "Cola", value: 0)]),
    scene("no-segments", []),
    scene(
      "zeros-between",
      [
        PieSegment(name: "Cola", value: 2), PieSegment(name: "none", value: 0), PieSegment(name: "Tea", value: 1),
      ]),
    scene("own-colors", colored),
    scene("tiny-sectors", tiny),
    scene("tiny-sectors-reference", tiny) { $0.order = .reference },
    scene("forty-segments", (1...40).map { PieSegment(name: "Item \($0)", value: Double($0 % 7 + 1)) }),
    scene("long-names", longNames),
    scene("wide-view", beverages, size: Size(width: 640, height: 320)),
    scene("small-view", beverages, size: Size(width: 160, height: 160)),
    scene("at-a-scale-of-two", beverages, scale: 2),
  ]

  /// `assets/sales-ko.csv`, with NanumGothic for the names.
  public static let korean: [GoldenScene] = [
    scene("korean", sales) {
      $0.font = try $0.font.withFallback([Font(path: ParagraphScenes.fonts[0].path, size: 1)])
    }
  ]

  private static let sales = [
    PieSegment(name: "콜라", value: 412), PieSegment(name: "생수", value: 365),
    PieSegment(name: "아이스커피", value: 298), PieSegment(name: "오렌지주스", value: 247),
    PieSegment(name: "녹차", value: 186), PieSegment(name: "레모네이드", value: 143),
    PieSegment(name: "진저에일", value: 97), PieSegment(name: "코코아", value: 64),
  ]

  private static let beverages = [
    PieSegment(name: "Cola", value: 412), PieSegment(name: "Coffee", value: 386),
    PieSegment(name: "Water", value: 305), PieSegment(name: "Green Tea", value: 168),
    PieSegment(name: "Orange Juice", value: 142), PieSegment(name: "Milk", value: 96),
  ]

  private static let colored = [
    PieSegment(name: "A", value: 3, color: Color(red8: 230, green8: 77, blue8: 64)),
    PieSegment(name: "B", value: 2),
    PieSegment(name: "C", value: 1, color: Color(red8: 20, green8: 30, blue8: 90)),
  ]

  private static let tiny =
    [PieSegment(name: "Everything else", value: 960)]
    + ["Ginger Ale", "Tonic", "Barley Tea", "Cocoa", "Lemonade"].enumerated().map {
      PieSegment(name: $1, value: Double(4 + $0))
    }

  private static let longNames = [
    PieSegment(name: "Freshly squeezed orange juice with pulp", value: 5),
    PieSegment(name: "Sparkling mineral water, large bottle", value: 4),
    PieSegment(name: "Cola", value: 3),
  ]

  private static func scene(
    _ name: String, _ segments: [PieSegment], size: Size = Size(width: 400, height: 400), scale: Double = 1,
    _ change: @escaping @Sendable (inout PieOptions) throws -> Void = { _ in }
  ) -> GoldenScene {
    GoldenScene("charts/pie/\(name)", size: size, scale: scale, hasText: true) { context in
      var options = PieOptions(font: try Font.default(size: PieOptions.defaultFontSize))
      try change(&options)
      PieChart(PieData(segments: segments), options: options).draw(in: context.bounds, on: context)
    }
  }
}

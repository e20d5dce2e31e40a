import Canvas
import CanvasCharts
import CanvasTables

/// Charts with axes, and tiles: each mark in each theme, and each rule of how they are laid out.
public enum MarkScenes {
  /// The font of charts, and its version in the goldens.
  public static let font = (path: SystemFonts.inter + "/Inter-Regular.otf", version: "Version 3.019;git-0a5106e0b")

  public static let all = marks + rules + axes + timeAxes + texts + SurveyScenes.all

  /// With NanumGothic for the words.
  public static let korean: [GoldenScene] = [
    rule("words-of-a-locale", .tiles, months(2)) { $0.formats = numbers("ko") },
    rule("no-data-in-a-locale", .columns, table([], [])) { $0.formats = numbers("ko") },
    rule("units-of-a-locale", .columns, money) {
      $0.formats = numbers("ko")
      $0.formats.formatter.units = BigUnits("ko")
    },
  ]

  /// Each mark in each theme.
  static let marks: [GoldenScene] = [
    ("light", ChartTheme.light), ("dark", .dark), ("print", .print),
  ].flatMap { name, theme in
    kinds.map { kind, model in scene("marks/\(kind)-\(name)", model, theme: theme) }
  }

  private static let kinds: [(String, ChartModel)] = [
    ("bars", titled(.bars, products, "Cola leads", "Units, 2026")),
    ("columns", titled(.columns, months(1), "Sales", "Units, 2026")),
    ("stacked", titled(.columns, months(3), "Sales", "Units, 2026", .stacked)),
    ("grouped", titled(.columns, quarters, "Sales", "Units, 2026", .grouped)),
    ("normalized", titled(.columns, months(3), "Sales", "Units, 2026", .normalized)),
    ("lines", titled(.lines, months(3), "Sales", "Units, 2026")),
    ("areas", titled(.areas, months(3), "Sales", "Units, 2026")),
    ("area", titled(.areas, months(1), "Sales", "Units, 2026")),
    ("points", titled(.points, months(2), "Sales", "Units, 2026")),
    ("tiles", ChartModel([ChartLayer(.tiles, months(2))])),
  ]

  /// One picture for each rule.
  static let rules: [GoldenScene] = [
    rule("greatest-column-leaves-room", .columns, table(["A", "B"], [1000, 400])),
    rule(
      "names-become-lying-bars", .columns, table((1...9).map { "Product number \($0)" }, (1...9).map { Double($0) })),
    rule("names-in-two-lines", .columns, table(["Iced coffee", "Orange juice", "Green tea", "Cola"], [4, 3, 2, 1])),
    rule("values-in-long-bars", .bars, table(["A", "B"], [123_456_789, 23_456_789]), width: 170) {
      $0.valueLabels = .value
    },
    rule("below-zero-columns", .columns, table(["Cola", "Water", "Refunds"], [412, 200, -90])),
    rule("below-zero-bars", .bars, table(["Cola", "Water", "Refunds"], [412, 200, -90])),
    rule("stacks-apart-by-sign", .columns, signed, arrangement: .stacked),
    rule("gaps-and-a-lone-point", .lines, gaps),
    rule("missing-as-zero", .lines, gaps) { $0.missing = .zero },
    rule("missing-connected", .lines, gaps) { $0.missing = .connect },
    rule("no-bar-for-a-missing-value", .columns, gaps),
    rule("the-year-once", .columns, dates(14, .month)),
    rule("every-second-day", .columns, dates(22, .day)),
    rule("weeks-below-days", .lines, dates(60, .day)),
    rule("quarters-below-months", .lines, dates(30, .month)),
    rule("years", .columns, dates(9, .year)),
    rule("names-at-lines-apart", .lines, close),
    rule("a-legend-in-rows", .columns, many, arrangement: .stacked),
    rule("emphasized-line", .lines, months(3)) { $0.emphasized = ["Hot"] },
    rule("emphasized-bar", .bars, products) { $0.emphasized = ["Water"] },
    rule("a-target", .columns, months(1)) { $0.rules = [ChartRule(45, label: "Goal")] },
    rule("a-target-above-all", .columns, months(1)) { $0.rules = [ChartRule(80, label: "Goal")] },
    rule("a-target-of-bars", .bars, products) { $0.rules = [ChartRule(240, label: "Goal")] },
    rule("notes-of-a-line", .lines, months(1), width: 480, height: 240) {
      $0.notes = [
        ChartNote(at: .date(day(2026, 3, 20)), "The first warm week"),
        ChartNote(at: .date(day(2026, 5, 1)), "A new machine in the hall"),
      ]
      $0.spans = [ChartSpan(from: .date(day(2026, 2, 10)), to: .date(day(2026, 2, 24)), label: "Holidays")]
    },
    rule("notes-of-lines", .lines, months(2), width: 480, height: 240) {
      $0.notes = [
        ChartNote(at: .date(day(2026, 2, 1)), "Tea sold out"), ChartNote(at: .date(day(2026, 3, 1)), "Ice for all"),
        ChartNote(at: .date(day(2026, 5, 20)), "A price rise of ten percent"),
      ]
    },
    rule("notes-of-columns", .columns, months(1), width: 480, height: 240) {
      $0.notes = [
        ChartNote(at: .date(day(2026, 2, 1)), "One machine is out of order"),
        ChartNote(at: .date(day(2026, 6, 1)), "Best month"),
      ]
      $0.spans = [ChartSpan(from: .date(day(2026, 4, 1)), to: .date(day(2026, 5, 31)), label: "Spring offers")]
    },
    rule("notes-above-areas", .areas, months(3), width: 480, height: 240) {
      $0.notes = [
        ChartNote(at: .date(day(2026, 2, 1)), "Snacks return"), ChartNote(at: .date(day(2026, 6, 1)), "Less tea"),
      ]
    },
    rule("a-logarithmic-axis", .lines, spread, width: 480, height: 260) {
      $0.hasLogarithmicValues = true
      $0.axisTitles = AxisTitles(x: "Month", y: "Bottles")
    },
    rule("limits-of-a-line", .lines, months(1)) { $0.valueLimits = AxisLimits(low: 10, high: 40) },
    rule("titles-of-bars", .bars, products) { $0.axisTitles = AxisTitles(x: "Drink", y: "Bottles") },
    rule("the-rest-summed-up", .bars, table((1...40).map { "P\($0)" }, (1...40).map { Double(60 - $0) })),
    rule("other-last", .bars, table(["Other", "Tea", "Cola"], [900, 20, 500])),
    rule("weekdays-in-their-order", .columns, weekdays),
    rule("all-zero", .columns, table(["Cola", "Water"], [0, 0])),
    rule("no-data", .columns, table([], [])),
    rule("extreme-values", .bars, table(["huge", "tiny"], [1e308, 1e-308])),
    rule("bars-without-values-and-a-caption", .bars, products) {
      $0.valueLabels = .none
      $0.titles.caption = "Source: vending machines 1–12"
    },
    rule("all-zero-bars", .bars, table(["Cola", "Water"], [0, 0])) { $0.valueLabels = .none },
    rule("a-loss-beside-a-gain", .columns, table(["Cola", "Water", "Refunds"], [412, 200, -30])),
    rule("series-above-the-plot", .lines, long, width: 400),
    rule("stacks-as-bars", .bars, quarters, arrangement: .stacked),
    rule("room-above-the-last-tick", .columns, table(["A", "B", "C"], [51, 40, 22]), height: 120),
    rule("places-in-a-group-touch", .columns, quarters, arrangement: .grouped),
    scene("rules/line-samples-above-the-plot", titled(.lines, long, "Sales"), theme: .print),
    rule("the-last-label-is-apart", .columns, numbered(41, step: 123_457), width: 288),
    scene("rules/small-multiples", facets, size: Size(width: 480, height: 320)),
    scene("rules/halo-without-background", titled(.bars, products, "Cola leads"), theme: bare),
  ]

  /// One picture for each rule of axes.
  static let axes: [GoldenScene] = [
    rule("zero-below-high-columns", .columns, high),
    rule("zero-below-high-areas", .areas, high),
    rule("no-zero-below-high-lines", .lines, high),
    rule("six-ticks-at-most", .columns, months(1), height: 560),
    rule("few-ticks-in-a-low-plot", .columns, months(1), height: 130),
    rule("few-ticks-in-a-narrow-plot", .bars, products, width: 260) { $0.valueLabels = .none },
    rule("no-room-for-values", .columns, dates(40, .week)),
    rule("numbers-along-the-axis", .lines, numbered(30)),
    rule("some-numbers-below-columns", .columns, numbered(50)),
    rule("every-second-month", .lines, dates(13, .month)),
    rule("quarters-below-columns", .columns, dates(18, .month)),
    rule("years-below-columns-of-months", .columns, dates(48, .month)),
    rule("every-second-month-from-february", .columns, fromFebruary),
    rule("short-years", .columns, dates(10, .year)),
    rule("every-second-year-below-columns", .columns, dates(13, .year)),
    rule("weeks-of-days-from-a-thursday", .columns, dates(40, .day)),
    rule("every-fifth-year", .lines, dates(36, .year)),
    rule("every-twentieth-year", .lines, dates(70, .year)),
    rule("weeks", .columns, dates(7, .week)),
    rule("months-in-their-middle", .lines, dates(120, .day), width: 400),
  ]

  /// One picture for each kind of time axis.
  static let timeAxes: [GoldenScene] = [
    rule("hours-over-a-day", .lines, times(25, every: 3600), width: 640),
    rule("minutes-over-two-hours", .lines, times(121, every: 60, from: 8 * 3600)),
    rule("four-days-in-hours", .areas, times(97, every: 3600), width: 640),
    rule("four-days-in-columns-of-hours", .columns, times(96, every: 3600), width: 640),
    rule("columns-of-24-hours", .columns, timesOfDay, width: 400),
    rule("seconds-since-1970", .lines, unixTimes),
    rule("every-fifth-year-of-the-data", .lines, everyFifthYear),
    rule("columns-of-every-fifth-year", .columns, everyFifthYear),
    rule("eleven-years-of-months", .lines, dates(132, .month), width: 640),
    rule("weekdays-stay-columns", .columns, longWeekdays, width: 260),
  ]

  /// One picture for each rule of texts.
  static let texts: [GoldenScene] = [
    scene("rules/titles", captioned, size: Size(width: 400, height: 260)),
    rule(
      "a-name-in-two-lines-and-a-cut-one", .bars, table([longName, longName + " from the market", "Tea"], [3, 2, 1])),
    rule("some-names-below-lines", .lines, table((1...6).map { "A long name \($0)" }, [3, 4, 2, 5, 4, 6])),
    rule("percent-each-for-itself", .bars, table(["A", "B", "C"], [1, 1, 1])) { $0.valueLabels = .both },
    rule("percent-in-all-a-hundred", .bars, table(["A", "B", "C"], [1, 1, 1])) {
      ($0.formats.percentRounding, $0.valueLabels) = (.sum100, .both)
    },
    rule("less-than-a-tenth-of-a-percent", .bars, table(["A", "B", "C"], [10_000, 1, 0])) { $0.valueLabels = .both },
    rule("numbers-of-germany", .bars, money, width: 400) { $0.formats = numbers("de", currency: "EUR") },
    rule("numbers-of-france", .columns, money) { $0.formats = numbers("fr") },
    rule("numbers-of-india", .bars, money, width: 400) { $0.formats = numbers("en_IN") },
    rule("lakh-and-crore", .columns, money) { $0.formats = numbers("en_IN") },
    rule("numbers-of-america", .bars, money, width: 400) { $0.formats = numbers("en", currency: "USD") },
    rule("won", .bars, money) { $0.formats = numbers("ko", currency: "KRW") },
    rule("thousands-and-millions", .columns, money) { $0.formats.formatter.units = BigUnits("en") },
    rule("a-format", .bars, money) { $0.formats.formatter.format = NumberFormat("$,.2f") },
    rule("no-lone-digit-of-large-numbers", .bars, table(["A", "B"], [1_234_567.5, 2_000])),
  ]

  // MARK: Tables

  private static let products = table(["Cola", "Water", "Iced coffee", "Tea"], [412, 365, 298, 97])

  private static func table(_ names: [String], _ values: [Double]) -> ChartTable {
    ChartTable(x: .names(names), values: [values])
  }

  private static func dates(_ count: Int, _ period: CalendarPeriod, from year: Int = 2026) -> ChartTable.Places {
    let start = CalendarDate(year: year, month: 1, day: 1)
    return .dates((0..<count).compactMap { index in start.flatMap { period.start(index, after: $0) } }, period)
  }

  private static func dates(_ count: Int, _ period: CalendarPeriod) -> ChartTable {
    ChartTable(x: dates(count, period, from: 2026), values: [(0..<count).map { Double(20 + $0 * 7 % 30) }])
  }

  private static func months(_ count: Int) -> ChartTable {
    let rows: [[Double?]] = [
      [15, 20, 21, 34, 42, 49], [45, 43, 36, 31, 20, 13], [17, 18, 18, 13, 15, 13],
    ]
    return ChartTable(
      x: dates(6, .month, from: 2026), series: count == 1 ? [""] : Array(["Cold", "Hot", "Snacks"].prefix(count)),
      values: Array(rows.prefix(count)))
  }

  private static let spread = ChartTable(
    x: dates(6, .month, from: 2026), series: ["Cold", "Hot"],
    values: [[3, 12, 60, 250, 900, 4000], [800, 700, 900, 500, 300, 200]])

  private static func day(_ year: Int, _ month: Int, _ day: Int) -> CalendarDate {
    CalendarDate(year: year, month: month, day: day) ?? CalendarDate(dayNumber: 0)!
  }

  /// Times from 2026-07-01, or from some seconds after it.
  private static func times(_ count: Int, every seconds: Int, from offset: Int = 0) -> ChartTable {
    let start = 1_782_864_000 + offset
    return ChartTable(
      x: .times((0..<count).compactMap { CalendarTime(seconds: start + $0 * seconds) }),
      values: [(0..<count).map(wave)])
  }

  private static func wave(_ index: Int) -> Double? {
    let (short, long) = (index * 7 % 12, index * 5 % 24)
    return Double(40 + (short + long) % 30)
  }

  private static let timesOfDay = ChartTable(
    x: .times((0..<24).compactMap { CalendarTime(seconds: $0 * 3600) }),
    values: [(0..<24).map { (index: Int) -> Double? in Double(5 + index * (23 - index) / 3) }])

  /// A table as servers write it, on the clocks of New York.
  private static let unixTimes: ChartTable = {
    let rows = (0..<36).map { index -> String in
      let (second, load) = (1_782_900_000 + index * 600, 20 + index * 7 % 30)
      return "\(second),\(load)"
    }
    return
      (try? ChartTable(
        contents: Array((["ts,load"] + rows).joined(separator: "\n").utf8), choice: ColumnChoice(),
        options: Table.Options(timeZone: ClockZone("America/New_York")))) ?? table([], [])
  }()

  private static let everyFifthYear = ChartTable(
    x: .dates(
      stride(from: 1955, through: 2005, by: 5).compactMap { CalendarDate(year: $0, month: 1, day: 1) }, .year),
    values: [(0..<11).map { (index: Int) -> Double? in index == 4 ? nil : Double(12 + index * index) }])

  private static let longWeekdays = ChartTable(
    x: .names(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]),
    values: [[3, 5, 1, 4, 2, 7, 6]], hasNaturalOrder: true)

  private static let quarters = ChartTable(
    x: dates(3, .quarter, from: 2026), series: ["Cold", "Hot"], values: [[15, 42, 30], [45, 20, 25]])

  private static let signed = ChartTable(
    x: dates(4, .month, from: 2026), series: ["In", "Fees", "Out"],
    values: [[30, 40, 20, 50], [10, 5, 12, 6], [-20, -35, -10, -30]])

  private static let gaps = ChartTable(x: dates(8, .month, from: 2026), values: [[3, 5, nil, 6, nil, 4, 5, 7]])

  private static let close = ChartTable(
    x: dates(6, .month, from: 2026), series: ["Cola", "Water", "Tea"],
    values: [[10, 20, 30, 35, 39, 40], [50, 48, 46, 44, 42, 41], [0, 10, 20, 30, 38, 39.5]])

  private static let many = ChartTable(
    x: dates(4, .month, from: 2026), series: (1...7).map { "Machine \($0)" },
    values: (1...7).map { row in (0..<4).map { Double(row + $0) } })

  private static let fromFebruary = ChartTable(
    x: .dates(
      (0..<11).compactMap { index in
        CalendarDate(year: 2026, month: 2, day: 1).flatMap { CalendarPeriod.month.start(index, after: $0) }
      }, .month), values: [(0..<11).map { Double(20 + $0 * 7 % 30) }])

  private static let high = ChartTable(x: dates(4, .month, from: 2026), values: [[960, 990, 1000, 985]])

  private static let money = table(["Seoul", "Busan", "Jeju"], [12_345_678, 4_100_000, 980_000])

  private static let long = ChartTable(
    x: dates(4, .month, from: 2026), series: ["Machines of the first floor", "Machines of the second floor"],
    values: [[3, 4, 5, 4], [1, 2, 2, 3]])

  private static let longName = "Freshly squeezed orange juice"

  private static func numbered(_ count: Int, step: Int = 2500) -> ChartTable {
    ChartTable(
      x: .numbers((0..<count).map { Double($0 * step) }), values: [(0..<count).map { Double(20 + $0 * 7 % 30) }])
  }

  private static let weekdays = ChartTable(
    x: .names(["Mon", "Tue", "Wed", "Thu", "Fri"]), values: [[3, 5, 1, 4, 2]], hasNaturalOrder: true)

  // MARK: Models

  private static let facets: ChartModel = {
    var model = ChartModel([])
    model.titles = ChartTitles(title: "Machines", subtitle: "Units, 2026")
    model.facets = (1...6).map { number in
      let values: [Double?] = [15, 20, 21, 34, 42, 49].map { $0 * Double(number) / 3 }
      return ChartFacet(
        name: "Machine \(number)",
        layers: [ChartLayer(.lines, ChartTable(x: dates(6, .month, from: 2026), values: [values]))])
    }
    return model
  }()

  private static let captioned: ChartModel = {
    var model = titled(.bars, products, "Cola still leads", "Units sold by product, first half of 2026")
    model.titles.caption = "Source: vending machines 1–12"
    return model
  }()

  private static func numbers(_ locale: String, currency: String? = nil) -> ChartFormats {
    ChartFormats(ValueFormatter(locale: LocaleFormat(locale) ?? .plain, currency: currency))
  }

  private static let bare: ChartTheme = {
    var theme = ChartTheme.light
    theme.hasBackground = false
    return theme
  }()

  private static func titled(
    _ mark: ChartMark, _ table: ChartTable, _ title: String, _ subtitle: String = "",
    _ arrangement: SeriesArrangement = .automatic
  ) -> ChartModel {
    var model = ChartModel([ChartLayer(mark, table, arrangement: arrangement)])
    model.titles = ChartTitles(title: title, subtitle: subtitle)
    return model
  }

  private static func rule(
    _ name: String, _ mark: ChartMark, _ table: ChartTable, arrangement: SeriesArrangement = .automatic,
    width: Double = 320, height: Double = 200, _ change: (inout ChartModel) -> Void = { _ in }
  ) -> GoldenScene {
    var model = ChartModel([ChartLayer(mark, table, arrangement: arrangement)])
    change(&model)
    return scene("rules/\(name)", model, size: Size(width: width, height: height))
  }

  private static func scene(
    _ name: String, _ model: ChartModel, theme: ChartTheme = .light, size: Size = Size(width: 320, height: 220)
  ) -> GoldenScene {
    let size = model.layers.first?.mark == .tiles ? Size(width: 436, height: 180) : size
    return GoldenScene("charts/\(name)", size: size, hasText: true, chart: .marks(model, theme)) { context in
      let fonts = try ChartFonts.standard()
      ChartLayout(model, in: context.bounds, theme: theme, measurer: TextMeasurer(fonts))
        .draw(on: context, fonts: fonts)
    }
  }
}

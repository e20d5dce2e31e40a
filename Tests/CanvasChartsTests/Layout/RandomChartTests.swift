import Canvas
import CanvasCharts
import CanvasTables
import TestSupport
import Testing

/// Charts of random tables: whatever they hold, their labels can be read.
@Suite struct RandomChartTests {
  private static let count = RandomCount.number("RANDOM_CHARTS", debug: 4_000, release: 4_000)

  /// About as wide as letters are, without any font.
  static let measurer = TextMeasurer { line, style in
    line.unicodeScalars.reduce(0) { $0 + ($1.value > 0x1100 ? 0.95 : 0.56) * style.size }
  }

  @Test(arguments: [UInt64(1), 2, 3, 4]) func labelsNeitherOverlapNorLeaveThePictureNorGoMissing(seed: UInt64) {
    var random = RandomChart(seed: seed)
    var failures = 0
    for index in 0..<(Self.count / 4) {
      let (model, size) = random.next()
      let frame = Rect(origin: .zero, size: size)
      let layout = ChartLayout(model, in: frame, theme: .light, measurer: Self.measurer)
      let problem = Self.problem(of: layout, model)
      if let problem {
        failures += 1
        if failures < 4 {
          Issue.record("seed \(seed), chart \(index), \(size): \(problem); \(layout.notes.map(\.description))")
        }
      }
    }
  }

  /// In pictures of usual size with names of usual length nothing has to be left out at all.
  @Test func usualChartsLoseNothing() {
    var random = RandomChart(seed: 5)
    var lost: [String] = []
    for _ in 0..<(Self.count / 4) {
      let model = random.usual()
      let frame = Rect(origin: .zero, size: ChartLayout.defaultSize)
      let layout = ChartLayout(model, in: frame, theme: .light, measurer: Self.measurer)
      lost += layout.notes.map(\.description).filter { $0.contains("fit: \"") || $0.contains("truncated") }
    }
    #expect(lost.isEmpty, "\(lost.prefix(5))")
  }

  static func problem(of layout: ChartLayout, _ model: ChartModel) -> String? {
    let texts = layout.texts.filter { $0.width > 0 }
    for text in texts {
      let box = text.box
      if box.minX < -0.1 || box.minY < -0.1 || box.maxX > layout.frame.maxX + 0.1 || box.maxY > layout.frame.maxY + 0.1
      {
        return "\"\(text.string)\" leaves the picture"
      }
    }
    // Boxes without the room above small letters and below the baseline, so that lines set tightly do not count.
    let boxes = texts.map { $0.box.insetBy(dx: 0.6, dy: $0.style.size * 0.17) }
    for (first, box) in boxes.enumerated() {
      for second in (first + 1)..<boxes.count where box.intersects(boxes[second]) {
        return "\"\(texts[first].string)\" lies over \"\(texts[second].string)\""
      }
    }
    if let problem = uncounted(in: layout, model) { return problem }
    return layout.notes.isEmpty ? missing(in: texts.map(\.string), model) : nil
  }

  /// What is neither drawn nor said to be left out, of the labels of dates and of the values at bars.
  private static func uncounted(in layout: ChartLayout, _ model: ChartModel) -> String? {
    func noted(_ start: String, _ part: String) -> Int {
      let note = layout.notes.map(\.description).first { $0.contains(part) && $0.hasPrefix(start) }
      return note.map { note in
        note.split(separator: " ").lazy.compactMap { Int($0) }.first ?? 1
      } ?? 0
    }
    let swept = noted("", "fit: \"")
    for panel in layout.panels {
      let wanted = panel.placeAxis.wantedDateCount
      let isSaid = layout.notes.map(\.description).contains { $0.hasPrefix("the dates are left out") }
      if !isSaid, panel.placeAxis.labels.count + noted("", "date labels") + swept < wanted {
        return "\(panel.placeAxis.labels.count) of \(wanted) labels of dates are drawn"
      }
    }
    if let problem = uncountedEnds(in: layout, model, swept: swept) { return problem }
    guard let layer = model.layers.first, layer.mark == .bars || layer.mark == .columns, model.valueLabels != .none,
      layer.arrangement != .normalized, layer.arrangement != .diverging,
      !layout.notes.map(\.description).contains(where: { $0.hasPrefix("the values don't fit at the") })
    else { return nil }
    for bars in layout.panels.flatMap(\.bars) {
      let isStacked = layer.arrangement == .stacked
      let shown = bars.bars.filter { !isStacked || $0.value != 0 }
      let wanted = isStacked ? Set(shown.map { $0.value < 0 ? -$0.place - 1 : $0.place }).count : shown.count
      let values = bars.labels.count { $0.style.weight == .semibold }
      let drawn = values > 0 ? values : bars.labels.count
      if drawn + swept < wanted { return "\(drawn) of \(wanted) values are written at bars" }
    }
    return nil
  }

  /// Names and last values at the ends of lines and areas, that neither stand there nor are said to be left out.
  private static func uncountedEnds(in layout: ChartLayout, _ model: ChartModel, swept: Int) -> String? {
    guard let layer = model.layers.first, layer.mark == .lines || layer.mark == .areas, model.legend == .automatic,
      layer.table.series.count <= 8, let panel = layout.panels.first,
      !layout.notes.map(\.description).contains(where: { $0.hasPrefix("the last values of lines") })
    else { return nil }
    let isNormalized =
      layer.mark == .areas
      && (layer.arrangement == .normalized || layer.arrangement == .diverging && layer.table.series.count > 1)
    var wanted = 0
    for (name, row) in zip(layer.table.series, layer.table.values)
    where model.missing == .zero || row.contains(where: { $0?.isFinite ?? false }) {
      wanted += (name.isEmpty ? 0 : 1) + (isNormalized ? 0 : 1)
    }
    // A long name of a rule stands with its value over the line, in one label, drawn or left out.
    let strings = panel.endLabels.map(\.string)
    for rule in model.rules {
      let isInside =
        strings.contains { $0.hasPrefix(rule.label + " ") || ($0.hasSuffix("…") && rule.label.count > 4) }
        || layout.notes.map(\.description).contains {
          $0 == "the name \"\(rule.label)\" of a line is truncated because it doesn't fit"
        }
      wanted += rule.label.isEmpty || isInside ? 1 : 2
    }
    // Names that have no room at the ends stand in the legend.
    var drawn = panel.endLabels.count + (layout.legend?.entries.count ?? 0)
    for note in layout.notes.map(\.what) {
      if note == "the line's name is left out because it doesn't fit" { drawn += 1 }
      if note.hasSuffix("fit in the legend") {
        drawn += note.split(separator: " ").first.flatMap { Int($0) } ?? 0
      }
    }
    return drawn + swept < wanted ? "\(drawn) of \(wanted) labels stand at the ends of lines" : nil
  }

  /// What should be written in a chart without notes, and is not.
  private static func missing(in strings: [String], _ model: ChartModel) -> String? {
    let all = letters(strings.joined())
    for layer in model.layers {
      if case .names(let names) = layer.table.x, layer.mark != .tiles {
        for name in names where !all.contains(letters(name)) { return "the name \"\(name)\" is missing" }
      }
      if layer.table.series.count > 1 {
        for name in layer.table.series where !all.contains(letters(name)) {
          return "the series \"\(name)\" is missing"
        }
      }
    }
    return nil
  }

  private static func letters(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}

/// Random tables, sizes and options, the same for the same seed.
struct RandomChart {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  private mutating func pick<T>(_ values: [T]) -> T { values[generator.next(below: values.count)] }

  mutating func next() -> (ChartModel, Size) {
    var model = ChartModel([layer(places: 1 + generator.next(below: 60), letters: 60)])
    model.titles = ChartTitles(
      title: pick(["", "Sales", name(90)]), subtitle: pick(["", "Units, 2026"]), caption: pick(["", "Source: us"]))
    model.missing = pick(MissingValues.allCases)
    model.legend = pick(LegendPlace.allCases.filter { $0 != .none })
    model.order = pick(ChartOrder.allCases)
    model.valueLabels = pick([.automatic, .automatic, .value, .percent, .both])
    if generator.next(below: 4) == 0 { model.rules = [ChartRule(number(), label: name(12))] }
    return (model, Size(width: Double(pick([240, 400, 640, 800])), height: Double(pick([160, 300, 400, 600]))))
  }

  mutating func usual() -> ChartModel {
    var model = ChartModel([layer(places: 1 + generator.next(below: 12), letters: 14)])
    model.titles = ChartTitles(title: "Sales", subtitle: "Units", caption: pick(["", "Source: us"]))
    return model
  }

  private mutating func layer(places: Int, letters: Int) -> ChartLayer {
    let seriesCount = pick([1, 1, 2, 3, 5, 9])
    let series = seriesCount == 1 ? [pick(["", "Sales"])] : (0..<seriesCount).map { "\(name(letters / 3)) \($0)" }
    let start = CalendarDate(year: 2020 + generator.next(below: 7), month: 1 + generator.next(below: 12), day: 1)
    let period = pick(CalendarPeriod.allCases)
    let dates = (0..<places).compactMap { index in start.flatMap { period.start(index, after: $0) } }
    let x: ChartTable.Places =
      generator.next(below: 3) == 0 ? .dates(dates, period) : .names((0..<places).map { "\(name(letters)) \($0)" })
    let hasNegative = generator.next(below: 4) == 0
    let scale = number()
    let values = series.map { _ in
      (0..<x.count).map { _ -> Double? in
        if generator.next(below: 20) == 0 { return nil }
        let value = scale * Double(1 + generator.next(below: 1000)) / 1000
        return hasNegative && generator.next(below: 3) == 0 ? -value : value
      }
    }
    let marks: [ChartMark] = [.bars, .columns, .lines, .areas, .points]
    return ChartLayer(
      pick(marks), ChartTable(x: x, series: series, values: values), arrangement: pick(SeriesArrangement.allCases))
  }

  /// Over six orders of magnitude, and now and then beyond all.
  private mutating func number() -> Double {
    if generator.next(below: 50) == 0 { return pick([1e308, 1e-308, 1e15, 1e-9]) }
    return pick([0.01, 0.1, 1, 10, 100, 1000, 10_000]) * Double(1 + generator.next(below: 999)) / 10
  }

  /// Latin, Korean or Arabic letters in words.
  private mutating func name(_ most: Int) -> String {
    let alphabet = pick(["abcdefghijklmnopqrstuvwxyz", "서울강남구역삼동자판기매출합계", "مبيعاتالقهوةوالماء"])
    let letters = Array(alphabet)
    var result = ""
    for index in 0..<(1 + generator.next(below: max(most, 1))) {
      let isSpace = index > 0 && generator.next(below: 8) == 0 && result.last != " "
      result.append(isSpace ? " " : letters[generator.next(below: letters.count)])
    }
    while result.last == " " { result.removeLast() }
    return result
  }
}

import Canvas
import CanvasCharts
import Testing

/// The rules of pies, read from the layout's numbers.
@Suite struct PieLayoutTests {
  private static let measurer = TextMeasurer { line, style in Double(line.count) * style.size * 0.55 }
  private static let names = ["Cocoa", "Cola", "Lemonade", "Water", "Ginger ale", "Green tea", "Juice", "Coffee"]
  private static let values = [64.0, 412, 143, 365, 97, 186, 247, 298]

  private func layout(
    _ values: [Double] = values, names: [String] = names, size: Size = ChartLayout.defaultSize,
    theme: ChartTheme = .light, _ change: (inout PieModel) -> Void = { _ in }
  ) throws -> PieLayout {
    let segments = values.enumerated().map {
      PieSegment(name: $0 < names.count ? names[$0] : "Item \($0)", value: $1)
    }
    var pie = PieModel(PieData(segments: segments))
    change(&pie)
    return try PieLayout(pie, in: Rect(origin: .zero, size: size), theme: theme, measurer: Self.measurer)
  }

  @Test func slicesStandClockwiseFromTwelveTheLargestFirst() throws {
    let slices = try layout().slices
    #expect(slices.map(\.value) == Self.values.sorted(by: >))
    #expect(slices.first?.startAngle == -Double.pi / 2)
    for (slice, next) in zip(slices, slices.dropFirst()) {
      #expect(slice.endAngle == next.startAngle && slice.endAngle > slice.startAngle)
    }
    #expect(abs((slices.last?.endAngle ?? 0) - 1.5 * Double.pi) < 1e-12)
  }

  @Test func theyMayStandInTheOrderOfTheDataOrByName() throws {
    #expect(try layout { $0.style.order = .data }.slices.map(\.name) == Self.names)
    #expect(try layout { $0.style.order = .name }.slices.map(\.name) == Self.names.sorted())
  }

  @Test func theFirstBeginsAtTheStartAngle() throws {
    #expect(try layout { $0.style.startAngle = .degrees(90) }.slices.first?.startAngle == 0)
    #expect(try layout { $0.style.startAngle = .radians(.pi / 2) }.slices.first?.startAngle == 0)
    #expect(try layout { $0.style.startAngle = .degrees(-270) }.slices.first?.startAngle == 0)
    for odd in [Double.nan, .infinity] {
      #expect(try layout { $0.style.startAngle = .degrees(odd) }.slices.first?.startAngle == -Double.pi / 2)
    }
  }

  @Test func aboveEightTheSmallOnesAreOther() throws {
    let nine = try layout(Self.values + [10]).slices
    #expect(nine.count == 8)
    #expect(nine.last?.name == "Other (2)" && nine.last?.value == 74 && nine.last?.segment == nil)
    #expect(nine.last?.fill == ChartTheme.light.otherFill)
    #expect(try layout().slices.count == 8)
    #expect(try layout(Self.values + [10]) { $0.style.top = nil }.slices.count == 9)
    let three = try layout {
      $0.style.top = 3
      $0.style.otherName = "기타"
    }.slices
    #expect(three.count == 4 && three.last?.name == "기타 (5)")
  }

  @Test func aRowCalledOtherStandsLastWhateverItsValue() throws {
    let slices = try layout([500, 3, 2], names: ["Other", "A", "B"]).slices
    #expect(slices.map(\.name) == ["A", "B", "Other"])
  }

  @Test func aGapIsNeverWiderThanAQuarterOfItsSlicesArc() throws {
    let layout = try layout([1000, 1, 0.1, 500])
    for place in layout.slices.indices {
      let width = layout.gapWidth(before: place)
      #expect(width <= 1.5 && width <= layout.slices[place].sweep * layout.radius / 4 + 1e-12)
    }
    #expect(layout.gapWidth(before: 1) == 1.5)
    // Near the middle the gap is a wedge.
    #expect(layout.gap(before: 1).boundingBox.width > 0)
  }

  @Test func theUsualPieHasTheBoardsMeasures() throws {
    let layout = try layout { $0.titles = ChartTitles(title: "Sales", subtitle: "in won") }
    #expect(layout.center == Point(x: 320, y: 230))
    #expect(abs(layout.radius - 118) < 1e-9)
    #expect(layout.texts.map(\.origin) == [Point(x: 20, y: 35), Point(x: 20, y: 55)])
    let label = try #require(layout.labels.first)
    #expect(label.texts.map(\.style.weight) == [.semibold, .regular])
    #expect(abs(label.texts[1].origin.y - label.texts[0].origin.y - 15) < 1e-9)
    #expect(abs(label.box.minX - (320 + 118 + 36)) < 1e-9)
  }

  @Test func theTotalStandsInTheHole() throws {
    let layout = try layout { $0.style.hole = 0.6 }
    #expect(layout.innerRadius == layout.radius * 0.6)
    #expect(layout.texts.map(\.string) == ["1,812", "total"])
    #expect(layout.texts.allSatisfy { abs($0.box.midX - layout.center.x) < 1e-9 })
    #expect(try self.layout().texts.isEmpty)
  }

  @Test func aLoneSliceHasItsNameInTheMiddle() throws {
    let layout = try layout([0, 7], names: ["A", "Cola"])
    let label = try #require(layout.labels.first)
    #expect(label.leader.isEmpty && label.texts.map(\.string) == ["Cola", "7 · 100.0 %"])
    #expect(label.box.center.distance(to: layout.center) < 1e-9)
    #expect(layout.gapWidth(before: 0) == 0)
  }

  @Test func rowsOfZeroAreSaidInTheCaption() throws {
    let layout = try layout([3, 0, 1, 0], names: ["A", "Water", "B", "Tea"]) { $0.titles.caption = "Source" }
    #expect(layout.texts.map(\.string) == ["Source · Zero: Water, Tea"])
    #expect(layout.texts.map(\.origin.y) == [386])
  }

  @Test func aTotalOfZeroIsARing() throws {
    let layout = try layout([0, 0])
    #expect(layout.slices.isEmpty && layout.radius > 0 && layout.innerRadius > 0)
    #expect(layout.notes.map(\.description) == ["the total is 0; a grey ring is drawn instead"])
  }

  @Test func negativeValuesAreAnErrorThatNamesBars() throws {
    let error = #expect(throws: PieError.self) { try layout([3, -5], names: ["A", "Tea"]) }
    #expect(error?.description == "'Tea': −5; a pie can't show negative values; use bars")
    #expect(throws: PieError.notFinite(name: "A")) { try layout([.nan], names: ["A"]) }
    #expect(throws: PieError.notFinite(name: "A")) { try layout([.infinity], names: ["A"]) }
  }

  @Test func anExplodedSliceStandsOutAndStaysInTheCircle() throws {
    let (plain, layout) = (try layout(), try layout { $0.style.exploded = ["Cola"] })
    let slice = try #require(layout.slices.first)
    #expect(slice.isExploded && layout.center(of: slice) != layout.center)
    #expect(layout.center(of: slice).distance(to: layout.center) + layout.radius <= plain.radius + 1e-9)
  }

  @Test func longNamesAreWrappedAndThenCutWithANote() throws {
    let two = try layout([2, 1], names: ["A sparkling mineral water from the mountains", "B"])
    #expect(two.labels.first?.texts.count == 3 && two.notes.isEmpty)
    let cut = try layout([2, 1], names: [String(repeating: "sparkling ", count: 12), "B"])
    #expect(cut.labels.first?.texts.contains { $0.string.hasSuffix("…") } == true)
    #expect(cut.notes.map(\.description) == ["names are truncated; use a wider picture"])
    #expect(cut.radius >= cut.fullRadius * 0.6 - 1e-9)
  }

  @Test func aLegendHasARowForEachSlice() throws {
    let legend = try #require(try layout { $0.style.showsLegend = true }.legend)
    #expect(legend.rows.map(\.name.string).first == "Cola" && legend.rows.count == 8)
    #expect(legend.rows.first?.value?.string == "412 · 22.7 %")
  }

  @Test(arguments: [13.0, 16, 22.4]) func rowsOfALegendStandApart(size: Double) throws {
    var theme = ChartTheme.light
    (theme.sizes.name, theme.sizes.value) = (size, size)
    let layout = try layout(theme: theme) { $0.style.showsLegend = true }
    let legend = try #require(layout.legend)
    #expect(legend.rows.allSatisfy { $0.box.height >= 1.2 * $0.name.style.size - 1e-9 })
    for (row, next) in zip(legend.rows, legend.rows.dropFirst()) where next.box.minX == row.box.minX {
      #expect(next.box.minY >= row.box.maxY - 1e-9)
    }
  }

  @Test func theSummaryIsOneSentence() throws {
    #expect(
      try layout { $0.titles.title = "Sales" }.summary
        == "Sales: 8 values, total 1,812. The largest is Cola, 412 (22.7 %).")
    #expect(try layout([0]).summary == "Pie chart: 1 value, all 0.")
  }

  @Test(arguments: [
    Size(width: 1, height: 1), Size(width: 60, height: 2000), Size(width: 3000, height: 40),
    Size(width: 1e-300, height: 5), Size(width: 1e9, height: 1e9), Size(width: .infinity, height: 10),
  ]) func anySizeIsLaidOut(size: Size) throws {
    for hole in [0, 0.6] {
      let layout = try layout(size: size) {
        $0.style.hole = hole
        $0.titles = ChartTitles(title: "A title", subtitle: "and more", caption: "below")
      }
      #expect(layout.radius >= 0 && layout.radius.isFinite)
    }
  }

  @Test func hugeAndTinyValuesStandTogether() throws {
    let layout = try layout([1e308, 1e-308, 1e308])
    #expect(layout.slices.map(\.fraction) == [0.5, 0.5, 0])
    #expect(layout.slices.last?.percentText == "0.0 %" || layout.slices.last?.percentText == "< 0.1 %")
  }

  @Test func largeNumbersAreExact() throws {
    let texts = try layout([999_999_999_999_999, 90_000_000_000_001, 9_999_999_999_999]).slices.map(\.valueText)
    #expect(texts == ["999,999,999,999,999", "90,000,000,000,001", "9,999,999,999,999"])
  }

  @Test func manySlicesAreATable() throws {
    let layout = try layout((1...100_000).map(Double.init)) { $0.style.top = nil }
    #expect(layout.slices.count == 100_000)
    #expect(layout.notes.map(\.description).contains { $0.hasPrefix("the names of") })
  }
}

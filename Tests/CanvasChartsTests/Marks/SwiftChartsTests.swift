import Canvas
import CanvasCharts
import Testing

/// Charts written for Swift Charts: where their marks, axes and texts are.
@Suite struct SwiftChartsTests {
  private typealias Snippets = SwiftChartsSnippets

  /// A chart's scene, and the box of the plot's area.
  private struct Placed {
    let layout: ChartLayout
    let scene: PlotScene

    init(_ chart: Chart) throws {
      layout = try chart.layout(in: Rect(x: 0, y: 0, width: 640, height: 400))
      scene = try #require(layout.plot).scene
    }

    var group: PlotGroup { scene.groups[0] }
    func shapes(_ index: Int) -> [PlotShape] {
      group.marks[index].items.compactMap { if case .shape(let shape) = $0 { shape } else { nil } }
    }
    func boxes(_ index: Int) -> [Rect] { shapes(index).map { $0.rect ?? $0.path.boundingBoxOfPath } }
    var texts: [PlotText] {
      group.marks.flatMap(\.items).compactMap { if case .text(let text) = $0 { text } else { nil } }
    }
    func axis(_ orient: String) -> PlacedAxis? { group.axes.first { $0.orient == orient } }
    func colors(_ index: Int) -> [Color?] { shapes(index).map { ($0.fill ?? $0.stroke)?.color } }
  }

  /// The points at which the parts of a path end.
  private func ends(_ path: Path) -> [Point] {
    path.elements.compactMap { element in
      switch element {
      case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): to
      case .close: nil
      }
    }
  }

  private func isNear(_ a: Double, _ b: Double, _ slack: Double = 0.01) -> Bool { abs(a - b) <= slack }

  @Test func chartsOfTheReportStayAsTheyAre() throws {
    let bars = Chart(Snippets.budget, id: \.name) {
      BarMark(x: .value("Item", $0.name), y: .value("Share", $0.share)).foregroundStyle(.red)
    }
    .chartLegend(.hidden)
    .chartForegroundStyleScale(domain: ["Rent"], range: [.blue])
    let layout = try bars.layout(in: Rect(x: 0, y: 0, width: 640, height: 400))
    #expect(layout.plot == nil)
    #expect(layout.panels.first?.bars.first?.bars.count == 3)
    let pie = Chart(Snippets.budget, id: \.name) {
      SectorMark(angle: .value("Share", $0.share), innerRadius: .ratio(0.5)).foregroundStyle(by: .value("n", $0.name))
    }
    #expect(try pie.layout(in: Rect(x: 0, y: 0, width: 640, height: 400)).pie != nil)
  }

  // MARK: Points

  @Test func pointsOfNamesHaveColoursAndShapesWithOneLegend() throws {
    let placed = try Placed(Snippets.scatter)
    let boxes = placed.boxes(0)
    #expect(boxes.count == 9)
    #expect(boxes[1].midX > boxes[0].midX && boxes[8].midY < boxes[0].midY)
    #expect(Set(placed.colors(0).map { $0?.alpha ?? 0 }) == [1])
    #expect(placed.colors(0)[0] == ChartTheme.light.palette[0] && placed.colors(0)[8] == ChartTheme.light.palette[2])
    #expect(placed.scene.legends.map(\.labels) == [["wren", "thrush", "crow"]])
    #expect(placed.axis("bottom")?.title == ["Wing length (cm)"] && placed.axis("left")?.title == ["Weight (g)"])
  }

  @Test func aNumberSetsTheSizeOfPoints() throws {
    let placed = try Placed(Snippets.bubbles)
    let boxes = placed.boxes(0)
    #expect(boxes[8].width > boxes[3].width && boxes[3].width > boxes[0].width)
    #expect(placed.shapes(0).allSatisfy { $0.opacity == 0.5 })
  }

  @Test func datesAreAlongBothAxes() throws {
    let boxes = try Placed(Snippets.datesOnBothAxes).boxes(0)
    #expect(boxes.count == 3)
    #expect(isNear(boxes[0].width, 10) && isNear(boxes[0].height, 10))
    // 7 days and 9 days later.
    #expect(isNear((boxes[2].midX - boxes[0].midX) / (boxes[1].midX - boxes[0].midX), 16.0 / 7))
    #expect(boxes[2].midY < boxes[1].midY && boxes[1].midY < boxes[0].midY)
  }

  @Test func shapesAreDifferentAndOfTheSameSize() throws {
    let placed = try Placed(Snippets.shapes)
    #expect(placed.group.marks.count == 8)
    let boxes = (0..<8).map { placed.boxes($0)[0] }
    #expect(boxes.allSatisfy { $0.width > 9 && $0.width < 21 })
    #expect(isNear(boxes[0].midX, 20) && isNear(boxes[7].midX, placed.group.size.width - 20))
    #expect(placed.axis("left") == nil && placed.axis("bottom") != nil)
    let elements = (0..<8).map { placed.shapes($0)[0].path.elements.count }
    #expect(elements[3] == 5 && elements[4] == 6 && elements[7] > elements[6])
  }

  @Test func namesAreAlongYOfPoints() throws {
    let placed = try Placed(Snippets.names)
    #expect(placed.axis("left")?.labels.map(\.text) == ["wren", "thrush", "crow"])
    let boxes = placed.boxes(0)
    #expect(Set(boxes.map { ($0.midY * 100).rounded() }).count == 3)
    #expect(boxes[0].midY < boxes[8].midY)
  }

  @Test func powersOfTenAreAtEqualDistances() throws {
    let placed = try Placed(Snippets.logarithmic)
    let x = placed.boxes(0).map(\.midX)
    #expect(isNear(x[1] - x[0], x[2] - x[1]) && isNear(x[2] - x[1], x[3] - x[2]))
    #expect(isNear(x[3], placed.group.size.width))
    #expect(placed.shapes(0).allSatisfy { $0.fill == nil && $0.stroke != nil && $0.style.width == 2 })
  }

  // MARK: Lines

  @Test func aSmoothLineHasCurvesDashesAndARule() throws {
    let placed = try Placed(Snippets.smoothLine)
    let line = placed.shapes(0)[0]
    #expect(line.style.dash == [6, 4] && line.style.width == 3 && line.style.cap == .round)
    #expect(line.path.elements.count == 24)
    #expect(placed.colors(1) == [.red])
    let rule = placed.boxes(1)[0]
    #expect(isNear(rule.width, placed.group.size.width))
    let text = placed.texts[0]
    #expect(text.lines == ["limit"] && isNear(text.box.minX, rule.minX, 1) && text.box.maxY < rule.minY)
  }

  @Test func aStepEndsAtItsMark() throws {
    let path = try Placed(Snippets.steps).shapes(0)[0].path
    let points = ends(path)
    // Up or down at the mark before.
    #expect(points[2].x == points[0].x && points[2].y != points[0].y)
  }

  @Test func namesHaveTheSymbolsOfTheScale() throws {
    let placed = try Placed(Snippets.linesWithSymbols)
    #expect(placed.group.marks.map(\.kind) == ["line", "symbol"])
    #expect(placed.shapes(0).count == 2 && placed.boxes(1).count == 14)
    #expect(Set(placed.colors(0).compactMap { $0?.green }) == [0, 1])
    #expect(placed.scene.legends.map(\.labels) == [["indoor", "outdoor"]])
    // A day's point is at noon: half a day from the axis' first day.
    let boxes = placed.boxes(1)
    #expect(isNear(boxes[1].midX - boxes[0].midX, boxes[2].midX - boxes[1].midX))
    // The first swim is outdoors: a triangle.
    #expect(placed.shapes(1)[0].path.elements.count == 4 && placed.shapes(1)[1].path.elements.count == 5)
  }

  @Test func namesHaveDashes() throws {
    let placed = try Placed(Snippets.dashesByName)
    #expect(Set(placed.shapes(0).map(\.style.dash)) == [[], [4, 2]])
    #expect(placed.scene.legends.map(\.labels) == [["outdoor", "indoor"]])
  }

  @Test func aLineFollowsTheOrderOfTheData() throws {
    let points = ends(try Placed(Snippets.spiral).shapes(0)[0].path)
    #expect(points.count == 40)
    let center = points[0]
    #expect(points[5].y < center.y && points[6].x < center.x)
    #expect(points[7].y > center.y && points[8].x > center.x)
  }

  @Test func aFunctionHasAGapAndIsCutOff() throws {
    let placed = try Placed(Snippets.function)
    let path = placed.shapes(0)[0].path
    let starts = path.elements.filter { if case .move = $0 { true } else { false } }
    #expect(starts.count == 2)
    #expect(placed.group.marks[0].clip != nil)
    #expect(isNear(path.boundingBox.width, placed.group.size.width, 1))
  }

  @Test func oneMarkHasAText() throws {
    let placed = try Placed(Snippets.lineWithTopLabel)
    #expect(placed.texts.map(\.lines) == [["18"]])
    let point = placed.boxes(1)[0]
    #expect(placed.boxes(1).count == 1 && isNear(placed.texts[0].box.midX, point.midX, 0.1))
  }

  // MARK: Areas

  @Test func aBandIsBetweenTwoValues() throws {
    let placed = try Placed(Snippets.band)
    #expect(placed.group.marks.map(\.kind) == ["area", "line"])
    let (area, line) = (placed.boxes(0)[0], placed.boxes(1)[0])
    #expect(area.minY < line.minY && area.maxY > line.maxY && isNear(area.width, line.width))
    #expect(placed.shapes(0)[0].opacity == 0.3)
    // The lowest value, 4, is above zero.
    #expect(area.maxY < placed.group.size.height - 20)
  }

  @Test func anAreaHasAGradientFromItsTopToItsBottom() throws {
    let placed = try Placed(Snippets.gradient)
    let shape = placed.shapes(0)[0]
    #expect(shape.fill != nil && shape.fill?.color == nil)
    #expect(isNear(shape.path.boundingBox.minX, 0, 0.6))
    #expect(isNear(shape.path.boundingBox.maxX, placed.group.size.width, 0.6))
  }

  @Test func aStreamIsAroundTheMiddle() throws {
    let placed = try Placed(Snippets.streams)
    #expect(placed.shapes(0).count == 2)
    let legend = try #require(placed.scene.legends.first)
    #expect(legend.texts.allSatisfy { $0.anchor.y > placed.group.origin.y + placed.group.size.height })
    // Each day's stack is around the same height.
    let (first, second) = (placed.boxes(0)[0], placed.boxes(0)[1])
    let (top, bottom) = (min(first.minY, second.minY), max(first.maxY, second.maxY))
    #expect(top < bottom && bottom - top > placed.group.size.height / 2)
  }

  // MARK: Bars

  @Test func tasksAreBarsBetweenDates() throws {
    let placed = try Placed(Snippets.gantt)
    let boxes = placed.boxes(0)
    #expect(boxes.map { ($0.height * 10).rounded() / 10 } == [14, 14, 14])
    #expect(isNear(boxes[0].maxX, boxes[1].minX) && boxes[2].minX < boxes[1].maxX)
    #expect(isNear(boxes[1].width / boxes[0].width, 11.0 / 7))
    #expect(placed.axis("left")?.labels.map(\.text) == ["Survey", "Draft", "Print"])
  }

  @Test func rangesTakeAPartOfTheirDays() throws {
    let placed = try Placed(Snippets.ranges)
    let (bars, means) = (placed.boxes(0), placed.boxes(1))
    #expect(bars.count == 14 && means.count == 14)
    let step = bars[1].midX - bars[0].midX
    #expect(isNear(bars[0].width, 0.6 * step, 0.05) && isNear(means[0].width, bars[0].width, 0.05))
    #expect(means.allSatisfy { isNear($0.height, 2) })
    // The days are on the axis as a whole, each label is below its bar, and zero is on the other axis.
    #expect(isNear(bars[0].minX, 0.2 * step, 1))
    let axis = try #require(placed.axis("bottom"))
    #expect(axis.labels.first.map { isNear($0.position, bars[0].midX, 1) } ?? false)
    #expect(axis.labels.count == 7 && placed.axis("left")?.labels.first?.text == "0")
    #expect(zip(bars, means).allSatisfy { isNear($0.midX, $1.midX) && isNear($0.midY, $1.midY, 0.1) })
  }

  @Test func barsHaveTextsAtTheirEnds() throws {
    let placed = try Placed(Snippets.labelledBars)
    #expect(placed.texts.map(\.lines) == [["50 %"], ["30 %"], ["20 %"]])
    for (box, text) in zip(placed.boxes(0), placed.texts) {
      #expect(isNear(text.box.minX, box.maxX + 4, 0.1) && isNear(text.box.midY, box.midY, 2))
    }
    #expect(placed.axis("bottom") == nil)
    // The longest bar's text is inside of the picture.
    let frame = Rect(origin: .zero, size: placed.scene.size)
    #expect(placed.texts.allSatisfy { $0.box.maxX + placed.group.origin.x <= frame.maxX })
  }

  @Test func barsHaveAFixedWidthAndTheAxisASteps() throws {
    let placed = try Placed(Snippets.thinBars)
    #expect(placed.boxes(0).allSatisfy { isNear($0.width, 20) })
    #expect(placed.colors(0).allSatisfy { $0?.red == 1 && $0?.blue == 0 })
    let axis = try #require(placed.axis("left"))
    #expect(axis.labels.map(\.text) == ["0", "20", "40", "60"])
    #expect(
      axis.grid.count == 4 && axis.grid.allSatisfy { $0.style.dash == [2, 2] && ($0.stroke?.color?.red ?? 0) > 0.5 })
  }

  @Test func stacksAreBesideEachOther() throws {
    let placed = try Placed(Snippets.groupsInStacks)
    let boxes = placed.boxes(0)
    #expect(boxes.count == 8)
    #expect(Set(boxes.map { ($0.minX * 10).rounded() }).count == 4)
    // Tea is below milk.
    #expect(isNear(boxes[1].maxY, boxes[0].minY) && boxes[0].maxY > boxes[1].maxY)
    #expect(boxes[2].minX > boxes[0].maxX + 1)
    let step = placed.group.size.width / 2
    #expect(isNear(boxes[2].maxX - boxes[0].minX, step * 0.8, 0.1))
  }

  @Test func barsOfNumbersFillTheirSteps() throws {
    let placed = try Placed(Snippets.histogram)
    let boxes = placed.boxes(0)
    #expect(boxes.count == 5)
    #expect(zip(boxes, boxes.dropFirst()).allSatisfy { isNear($1.minX - $0.maxX, 4, 0.1) })
    #expect(placed.axis("bottom")?.labels.map(\.text) == ["0", "20", "40"])
  }

  // MARK: Rectangles and rules

  @Test func cellsFillTheirPlacesAndHaveColoursOfNumbers() throws {
    let placed = try Placed(Snippets.heatMap)
    let boxes = placed.boxes(0)
    #expect(boxes.count == 35)
    #expect(isNear(boxes[0].width, placed.group.size.width / 5, 0.1))
    #expect(isNear(boxes[0].height, placed.group.size.height / 7, 0.1))
    #expect(placed.axis("left")?.labels.first?.text == "Mo" && placed.axis("bottom")?.labels.count == 5)
    #expect(placed.colors(0)[0] == .white)
    #expect(placed.colors(0)[5 * 2] == .blue)
    #expect(placed.scene.legends.first?.isGradient == true)
  }

  @Test func zonesAreBehindPoints() throws {
    let placed = try Placed(Snippets.zone)
    #expect(placed.group.marks.map(\.kind) == ["rect", "rect", "symbol"])
    let zone = placed.boxes(1)[0]
    #expect(isNear(zone.minY, 0, 1) && isNear(zone.height, placed.group.size.height, 1))
    let points = placed.boxes(2)
    #expect(isNear(points[5].midX, placed.boxes(0)[0].minX) && isNear(points[10].midX, placed.boxes(0)[0].maxX))
  }

  @Test func rulesAreFromAValueToAnother() throws {
    let placed = try Placed(Snippets.errorBars)
    let (rules, points) = (placed.boxes(0), placed.boxes(1))
    #expect(rules.count == 6)
    #expect(zip(rules, points).allSatisfy { isNear($0.midX, $1.midX) && isNear($0.midY, $1.midY) && $0.height > 1 })
  }

  @Test func lollipopsEndAtTheirPoints() throws {
    let placed = try Placed(Snippets.lollipops)
    let (rules, points) = (placed.boxes(0), placed.boxes(1))
    #expect(rules.allSatisfy { isNear($0.minX, 0, 0.6) })
    #expect(zip(rules, points).allSatisfy { isNear($0.maxX, $1.midX) && isNear($0.midY, $1.midY) })
    #expect(placed.axis("left")?.labels.map(\.text) == ["Rent", "Food", "Rest"])
  }

  // MARK: Sectors

  @Test func aRingHasGapsTextsAndALegendBesideIt() throws {
    let placed = try Placed(Snippets.donut)
    #expect(placed.group.marks.first?.kind == "arc" && placed.boxes(0).count == 3)
    #expect(placed.texts.map(\.lines) == [["50"], ["30"], ["20"]])
    let radius = min(placed.group.size.width, placed.group.size.height) / 2
    let center = Point(x: placed.group.size.width / 2, y: placed.group.size.height / 2)
    // Half of the ring is on the right: its text is at three o'clock, between the radii.
    let text = placed.texts[0].box
    #expect(isNear(text.midX, center.x + (radius - 10 + radius * 0.6) / 2, 0.5) && isNear(text.midY, center.y, 2))
    let legend = try #require(placed.scene.legends.first)
    #expect(legend.labels == ["Rent", "Food", "Rest"])
    #expect(legend.texts.allSatisfy { $0.anchor.x > placed.group.origin.x + placed.group.size.width / 2 })
  }

  @Test func sectorsWithDifferentRadiiAreOnePie() throws {
    let placed = try Placed(Snippets.raisedSector)
    #expect(placed.group.marks.map(\.items.count) == [2, 1])
    #expect(placed.scene.legends.isEmpty)
    // Rent is the right half; food follows at the lower left.
    let (rent, food) = (placed.boxes(0)[0], placed.boxes(1)[0])
    let center = Point(x: placed.group.size.width / 2, y: placed.group.size.height / 2)
    #expect(rent.minX >= center.x - 1 && food.maxX <= center.x + 1 && food.maxY > center.y)
    #expect(placed.shapes(0).allSatisfy { $0.opacity == 0.4 } && placed.shapes(1)[0].opacity == 1)
  }

  // MARK: Axes

  @Test func twoAxisMarksAreOneBelowTheOther() throws {
    let placed = try Placed(Snippets.monthLabels)
    let axes = placed.group.axes.filter { $0.orient == "bottom" }
    #expect(axes.count == 2)
    #expect(axes[0].grid.count == 12 && axes[0].labels.isEmpty && axes[1].grid.isEmpty)
    #expect(axes[1].labels.map(\.text) == ["Jan", "Apr", "Jul", "Oct"])
    // In the middle of the quarter.
    let months = axes[0].grid.map(\.path.boundingBox.midX)
    #expect(axes[1].labels[0].position > months[1] && axes[1].labels[0].position < months[2])
    // Without zero on the axis, the line is higher than half of the plot.
    #expect(placed.boxes(0)[0].height > placed.group.size.height / 2)
  }

  @Test func labelsFollowFromTheirValues() throws {
    let placed = try Placed(Snippets.labelsByValue)
    let bottom = placed.group.axes.filter { $0.orient == "bottom" }
    #expect(bottom.flatMap { $0.labels.map(\.text) } == ["0 h", "6 h", "12 h", "18 h"])
    #expect(bottom.flatMap(\.grid).count == 1)
    let right = try #require(placed.axis("right"))
    #expect(right.labels.count >= 2 && right.labels.allSatisfy { $0.text.hasSuffix("°") })
    #expect(placed.axis("left") == nil)
  }

  @Test func namesAreInTheOrderOfTheDomain() throws {
    let placed = try Placed(Snippets.namesInOrder)
    #expect(placed.axis("bottom")?.labels.map(\.text) == ["Rest", "Rent", "Food"])
    let boxes = placed.boxes(0)
    #expect(boxes[2].minX < boxes[0].minX && boxes[0].minX < boxes[1].minX)
    #expect(boxes.allSatisfy { isNear($0.maxY, placed.group.size.height) })
  }

  @Test func anAxisRunsDownAndOneIsAbove() throws {
    let placed = try Placed(Snippets.backwards)
    let boxes = placed.boxes(0)
    #expect(boxes[7].midY > boxes[0].midY)
    #expect(placed.axis("top") != nil && placed.axis("bottom") == nil)
  }

  // MARK: All of them

  private static let all: [Chart] = [
    Snippets.scatter, Snippets.bubbles, Snippets.datesOnBothAxes, Snippets.shapes, Snippets.names,
    Snippets.logarithmic, Snippets.smoothLine, Snippets.steps, Snippets.linesWithSymbols, Snippets.dashesByName,
    Snippets.spiral, Snippets.function, Snippets.lineWithTopLabel, Snippets.band, Snippets.gradient, Snippets.streams,
    Snippets.gantt, Snippets.ranges, Snippets.labelledBars, Snippets.thinBars, Snippets.groupsInStacks,
    Snippets.histogram, Snippets.heatMap, Snippets.zone, Snippets.errorBars, Snippets.lollipops, Snippets.donut,
    Snippets.raisedSector, Snippets.monthLabels, Snippets.labelsByValue, Snippets.namesInOrder, Snippets.backwards,
  ]

  @Test(arguments: all.indices) func aPlotFillsItsRectangleAndStaysInside(index: Int) throws {
    let frame = Rect(x: 0, y: 0, width: 640, height: 400)
    let layout = try Self.all[index].chartTitle("A title").chartCaption("A source").layout(in: frame)
    let plot = try #require(layout.plot)
    #expect(frame.contains(plot.rect))
    #expect(plot.rect.width > 580 && plot.rect.height > 300)
    #expect(isNear(plot.rect.width / plot.scene.size.width, 1, 0.02))
    #expect(!layout.marks.isEmpty && layout.alternativeText.hasPrefix("A title: "))
    #expect(layout == (try Self.all[index].chartTitle("A title").chartCaption("A source").layout(in: frame)))
  }

  @Test(arguments: all.indices) func aPlotDrawsInAnyRoom(index: Int) throws {
    for size in [Size(width: 1, height: 1), Size(width: 60, height: 40), Size(width: 2000, height: 90)] {
      let layout = try Self.all[index].layout(in: Rect(origin: .zero, size: size))
      #expect(layout.plot.map { Rect(origin: .zero, size: size).contains($0.rect) } ?? true)
    }
    #expect(try Self.all[index].layout(in: .null).plot == nil)
  }
}

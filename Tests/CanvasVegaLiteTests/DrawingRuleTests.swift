import Canvas
import CanvasPlot
import CanvasVegaLite
import Testing

/// Rules of drawing beside the marks' own: periods, offsets, sizes that fit, and legends.
@Suite struct DrawingRuleTests {
  private let months = #""x": {"field": "d", "type": "temporal", "timeUnit": "yearmonth""#
  private let value = #""y": {"field": "b", "type": "quantitative"}"#

  // MARK: Periods

  @Test(arguments: [(0.0, 0.5), (0.5, 0.0), (1.0, 0.5)])
  func barsAreAtABandPositionOfTheirPeriods(position: Double, shift: Double) throws {
    let facts = try Facts(
      view(#""mark": "bar", "encoding": {\#(months), "bandPosition": \#(position)}, \#(value)}"#))
    let first = facts.boxes("rect").first?[0]
    // The bars fill the axis at each position, as the scale moves with them.
    #expect(first == 1)
    let labels = facts.scene.groups.flatMap(\.axes).first { $0.orient == "bottom" }?.labels.map(\.position)
    #expect(labels?.isEmpty == false)
    let width = 300.0 * 31 / 91
    #expect(abs((labels?.first ?? .nan) - (0.5 + width * shift)) < 8)
  }

  @Test func barsBesideEachOtherStandInTheirPeriod() throws {
    let facts = try Facts(
      #"{"data": {"values": [{"d": "2024-01-01", "k": "a", "b": 1}, {"d": "2024-01-01", "k": "b", "b": 2}]}, "mark": "bar", "encoding": {"x": {"field": "d", "type": "temporal", "timeUnit": "yearmonth"}, "xOffset": {"field": "k"}, "y": {"field": "b", "type": "quantitative"}}}"#
    )
    // A month is 300 points wide; a tenth at each end is empty.
    #expect(facts.boxes("rect").map { $0[0] } == [30, 150])
    #expect(facts.boxes("rect").map { $0[2] } == [120, 120])
  }

  @Test func theOffsetsOfAMarkMoveBars() throws {
    let plain = try Facts(view(#""mark": "bar", "encoding": {\#(months)}, \#(value)}"#))
    let moved = try Facts(
      view(#""mark": {"type": "bar", "xOffset": -2, "x2Offset": 3}, "encoding": {\#(months)}, \#(value)}"#))
    #expect(zip(plain.boxes(), moved.boxes()).allSatisfy { $1[0] - $0[0] == 3 && $0[2] - $1[2] == 5 })
  }

  // MARK: Quantities as offsets

  @Test func barsReachFromZeroInsideOfABand() throws {
    let facts = try Facts(
      view(
        #""height": {"step": 100}, "mark": "bar", "encoding": {"x": {"field": "a"}, "y": {"datum": "all", "type": "nominal"}, "yOffset": {"field": "b", "type": "quantitative"}}"#
      ))
    let boxes = facts.boxes("rect")
    let bottoms = Set(boxes.map { $0[1] + $0[3] })
    #expect(bottoms.count == 1)
    // The highest fills the band, the others are in proportion: 28, 55 and 43.
    let heights = boxes.map { $0[3] }
    try #require(heights.count == 3)
    #expect(abs(heights[0] / heights[1] - 28 / 55) < 0.02 && abs(heights[2] / heights[1] - 43 / 55) < 0.02)
  }

  // MARK: Sizes

  @Test func aViewThatFitsIsAsWideAsItSays() throws {
    let encoding = #""encoding": {"x": {"field": "b", "type": "quantitative"}, "y": {"field": "a"}}"#
    let fitted = try Facts(
      view(#""width": 240, "autosize": {"type": "fit-x", "contains": "padding"}, "mark": "bar", \#(encoding)"#))
    #expect(fitted.scene.size.width == 240)
    #expect((fitted.plots.first?.size.width ?? 240) < 225)
    let plain = try Facts(view(#""width": 240, "mark": "bar", \#(encoding)"#))
    #expect(plain.plots.first?.size.width == 240)
    #expect(plain.scene.size.width > 255)
    #expect(plain.plots.first?.size.height == fitted.plots.first?.size.height)
  }

  @Test func aViewInAContainerFits() throws {
    let facts = try Facts(view(#""width": "container", "mark": "bar", "encoding": {"x": {"field": "a"}, \#(value)}"#))
    #expect(facts.scene.size.width == 300)
    #expect(facts.boxes("rect").allSatisfy { $0[2] > 60 })
  }

  @Test func aPlotOfNamesKeepsItsStep() throws {
    let facts = try Facts(
      view(#""autosize": "fit", "mark": "bar", "encoding": {"x": {"field": "a"}, \#(value)}"#))
    #expect(facts.plots.first?.size.width == 60)
    #expect((facts.plots.first?.size.height ?? 300) < 290)
  }

  // MARK: Axes

  @Test(arguments: [
    ("", [0.5, 1.5, 2.5]), (#""tickBand": "extent", "#, [1, 2, 3, 0]), (#""bandPosition": 0, "#, [0, 1, 2]),
    (#""bandPosition": 1, "tickExtra": true, "#, [1, 2, 3, 0]),
  ]) func linesAreAtAPartOfBands(setting: String, parts: [Double]) throws {
    let facts = try Facts(
      view(
        #""mark": "rect", "encoding": {"x": {"field": "a", "axis": {\#(setting)"tickOffset": 0, "grid": true}}}"#))
    let axis = try #require(facts.scene.groups.flatMap(\.axes).first { $0.orient == "bottom" })
    #expect(axis.grid.map { ($0.path.boundingBox.minX / 20 * 2).rounded() / 2 } == parts)
    // Labels are at the middle of bands.
    #expect(axis.labels.map { ($0.position / 20 * 2).rounded(.down) / 2 } == [0.5, 1.5, 2.5])
  }

  // MARK: Legends

  @Test func binnedColoursHaveBandsInTheLegend() throws {
    let facts = try Facts(
      view(
        #""mark": "point", "encoding": {"x": {"field": "c", "type": "quantitative"}, "color": {"field": "b", "bin": {"step": 10}, "type": "quantitative"}}"#
      ))
    let legend = try #require(facts.scene.legends.first)
    #expect(legend.isGradient)
    #expect(legend.labels == ["30", "40", "50"])
    #expect(legend.shapes.compactMap(\.rect).map { $0.height.rounded() } == [16, 16, 16, 16])
    #expect(Set(legend.colors.compactMap { $0?.hex }).count == 4)
  }

  @Test func bandsMayLie() throws {
    let facts = try Facts(
      view(
        #""mark": "point", "encoding": {"x": {"field": "c", "type": "quantitative"}, "color": {"field": "b", "type": "quantitative", "scale": {"type": "threshold", "domain": [30, 50], "scheme": "viridis"}, "legend": {"orient": "top", "gradientLength": 120}}}"#
      ))
    let legend = try #require(facts.scene.legends.first)
    #expect(legend.labels == ["30", "50"])
    #expect(legend.shapes.compactMap(\.rect).map { $0.width.rounded() } == [40, 40, 40])
  }

  @Test func aSymbolLegendOfClassesHasRanges() throws {
    let facts = try Facts(
      view(
        #""mark": "point", "encoding": {"x": {"field": "c", "type": "quantitative"}, "color": {"field": "b", "type": "quantitative", "scale": {"type": "threshold", "domain": [30, 50], "scheme": "viridis"}, "legend": {"type": "symbol"}}}"#
      ))
    #expect(facts.scene.legends.first?.labels == ["< 30", "30 – 50", "≥ 50"])
    #expect(facts.scene.legends.first?.isGradient == false)
  }

  @Test func oneLegendExplainsTheColourAndTheSizeOfAField() throws {
    let facts = try Facts(
      view(
        #""mark": "point", "encoding": {"x": {"field": "c", "type": "quantitative"}, "size": {"field": "b", "type": "quantitative"}, "color": {"field": "b", "type": "quantitative", "legend": {"title": "Both"}}}"#
      ))
    #expect(facts.scene.legends.count == 1)
    #expect(facts.scene.legends.first?.title == ["Both"])
    #expect(facts.scene.legends.first?.isGradient == false)
  }

  @Test func countsInTwoLayersHaveTheirOwnLegends() throws {
    let facts = try Facts(
      view(
        #""mark": "point", "encoding": {"x": {"field": "a"}, "size": {"aggregate": "count", "title": "S"}, "color": {"aggregate": "count", "title": "C"}}"#
      ))
    #expect(Set(facts.scene.legends.map(\.title)) == [["S"], ["C"]])
  }

  // MARK: Missing values

  @Test func missingValuesAreAtZeroIfTheMarkShowsThem() throws {
    let json =
      #"{"data": {"values": [{"a": "A", "b": 4}, {"a": "B", "b": null}]}, "mark": {"type": "point"MODE}, "encoding": {"x": {"field": "a"}, "y": {"field": "b", "type": "quantitative"}}}"#
    #expect(try Facts(json.replacing("MODE", with: "")).count("symbol") == 1)
    let shown = try Facts(json.replacing("MODE", with: #", "invalid": null"#))
    let places = shown.boxes("symbol").map { $0[1] + $0[3] / 2 }
    #expect(places.count == 2)
    #expect(places.last.map { $0 - (places.first ?? 0) } == 300)
  }

  @Test func rowsWithoutAnOpacityAreOpaque() throws {
    let facts = try Facts(
      view(
        #""mark": "bar", "encoding": {"x": {"field": "a"}, \#(value), "opacity": {"condition": {"test": "false", "value": 0.2}}}"#
      ))
    #expect(facts.shapes("rect").map(\.opacity) == [1, 1, 1])
  }

  @Test func theExponentialMeanHasItsRate() throws {
    let facts = try Facts(
      view(
        #""mark": "text", "encoding": {"text": {"field": "c", "aggregate": {"exponential": 0.5}, "type": "quantitative"}}"#
      ))
    // (3 + 2 / 2 + 1 / 4) · 0.5 of 1 − 0.5³ is not divided out: Vega's sum of weighted values.
    #expect(facts.texts.count == 1)
    #expect(facts.texts.first.flatMap(Double.init)?.isFinite == true)
  }
}

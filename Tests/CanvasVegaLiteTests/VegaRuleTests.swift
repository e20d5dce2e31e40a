import Canvas
import CanvasPlot
import CanvasVegaLite
import Testing

/// What Vega draws where a specification says little: symbols, legends, nulls, conditions and expressions.
@Suite struct VegaRuleTests {
  private let b = #""field": "b", "type": "quantitative""#
  private let text = #""text": {"field": "b", "type": "quantitative"}"#

  private func legend(_ channel: String, mark: String = #""point""#) throws -> PlacedLegend {
    let facts = try Facts(view(#""mark": \#(mark), "encoding": {"x": {\#(b)}, \#(channel)}"#))
    return try #require(facts.scene.legends.first)
  }

  private func axis(_ settings: String, config: String = "{}") throws -> PlacedAxis {
    let facts = try Facts(
      view(
        #""config": \#(config), "mark": "bar", "encoding": {"x": {"field": "a", "axis": \#(settings)}, "y": {\#(b)}}"#))
    return try #require(facts.scene.groups.flatMap(\.axes).first { $0.orient == "bottom" })
  }

  private func texts(_ mark: String) throws -> [PlotText] {
    let facts = try Facts(
      view(#""mark": {"type": "text", \#(mark)}, "encoding": {"x": {"field": "a"}, "y": {\#(b)}, \#(text)}"#))
    return facts.plots.flatMap { $0.marks.flatMap(\.items) }.compactMap {
      if case .text(let text) = $0 { text } else { nil }
    }
  }

  // MARK: Symbols

  @Test func shapesHaveTheOrderOfVega() throws {
    let rows = (0..<8).map { #"{"k": "\#($0)"}"# }.joined(separator: ", ")
    let named = try Facts(#"{"data": {"values": [\#(rows)]}, "mark": "point", "encoding": {"shape": {"field": "k"}}}"#)
    let own = [
      "circle", "square", "triangle-up", "cross", "diamond", "triangle-right", "triangle-down", "triangle-left",
    ]
    .map { #""\#($0)""# }.joined(separator: ", ")
    let given = try Facts(
      #"{"data": {"values": [\#(rows)]}, "mark": "point", "encoding": {"shape": {"field": "k", "scale": {"range": [\#(own)]}}}}"#
    )
    #expect(named.shapes("symbol").map(\.path) == given.shapes("symbol").map(\.path))
  }

  @Test func aThemeHasItsOwnShapes() throws {
    let facts = try Facts(
      view(#""config": {"range": {"symbol": ["diamond"]}}, "mark": "point", "encoding": {"shape": {"field": "a"}}"#))
    #expect(Set(facts.shapes("symbol").map { $0.path.elements.count }) == [5])
  }

  // MARK: Legends

  @Test(arguments: [
    (#""size": {"field": "b", "bin": {"step": 20}}"#, ["20 – 40", "40 – 60"]),
    (#""shape": {"field": "b", "bin": {"step": 20}}"#, ["20 – 40", "40 – 60"]),
    (#""opacity": {"field": "b", "bin": {"step": 20}, "legend": {"format": ".1f"}}"#, ["20.0 – 40.0", "40.0 – 60.0"]),
    (#""size": {"field": "b", "type": "quantitative", "scale": {"bins": [0, 30, 60]}}"#, ["0 – 30", "30 – 60"]),
    (#""size": {"field": "b", "bin": {"step": 20}, "legend": {"values": [20, 40]}}"#, ["20 – 40", "≥ 40"]),
    (
      #""size": {"field": "b", "type": "quantitative", "scale": {"type": "threshold", "domain": [30, 50], "range": [1, 9, 25]}, "legend": {"values": [30]}}"#,
      ["≥ 30"]
    ),
    (
      #""size": {"field": "b", "bin": {"step": 20}, "legend": {"labelExpr": "datum.label + '!'"}}"#,
      ["20 – 40!", "40 – 60!"]
    ),
  ])
  func aLegendOfBinsHasRanges(channel: String, labels: [String]) throws {
    #expect(try legend(channel).labels == labels)
  }

  @Test func binsOfColoursAndOfSizesHaveTheirOwnLegends() throws {
    let facts = try Facts(
      view(
        #""mark": "point", "encoding": {"size": {"field": "b", "bin": {"step": 20}}, "color": {"field": "b", "bin": {"step": 20}}}"#
      ))
    let labels: [[String]] = facts.scene.legends.map(\.labels).sorted { $0.count < $1.count }
    #expect(labels == [["40"], ["20 – 40", "40 – 60"]])
  }

  @Test func aBinHasTheSizeOfItsMiddle() throws {
    let scale = #""scale": {"range": [0, 400], "domain": [0, 40]}"#
    let facts = try Facts(
      #"{"data": {"values": [{"v": 12}]}, "mark": "point", "encoding": {"size": {"field": "v", "bin": {"step": 10}, \#(scale)}}}"#
    )
    // The bin from 10 to 20 has the size of 15, 150, and its symbol in the legend that of its start.
    let width = try #require(facts.shapes("symbol").first?.path.boundingBox.width)
    #expect(abs(width - (150.0).squareRoot()) < 1e-6)
    let first = try #require(facts.scene.legends.first?.shapes.first)
    #expect(abs(first.path.boundingBox.width - 10) < 1e-6)
  }

  @Test func aLegendWithAPrecisionHasItsPrefixes() throws {
    let legend = try legend(
      #""size": {"field": "b", "type": "quantitative", "scale": {"domain": [0, 2e8]}, "legend": {"format": ".2s", "values": [0, 5e7, 1.5e8]}}"#
    )
    #expect(legend.labels == ["0.0", "50M", "150M"])
    let facts = try Facts(
      view(#""mark": "point", "encoding": {"y": {\#(b), "axis": {"format": ".2s", "values": [20]}}}"#))
    #expect(facts.labels("left") == ["20"])
  }

  @Test func symbolsOfALegendHaveTheMarksStroke() throws {
    let legend = try legend(
      #""size": {"field": "b", "type": "quantitative"}"#,
      mark: #"{"type": "circle", "stroke": "red", "strokeWidth": 3}"#)
    let shape = try #require(legend.shapes.first)
    #expect(shape.stroke?.color?.hex == "#FF0000" && shape.style.width == 3)
    let filled = try self.legend(
      #""size": {"field": "b", "type": "quantitative"}"#,
      mark: #"{"type": "point", "fill": "lime", "fillOpacity": 0.5}"#)
    #expect(filled.shapes.first?.fill?.color?.hex == "#00FF00" && filled.shapes.first?.fillOpacity == 0.5)
  }

  /// The rows of sizes from 4 to 361 in the legend of bins 0, 5, 10 and 15.
  @Test func rowsOfALegendAreAsFarApartAsTheirSymbolsNeed() throws {
    let facts = try Facts(
      #"{"data": {"values": [{"v": 3}, {"v": 18}]}, "mark": "point", "encoding": {"size": {"field": "v", "bin": {"step": 5}}}}"#
    )
    let legend = try #require(facts.scene.legends.first)
    let centers = legend.shapes.map(\.path.boundingBox.center)
    try #require(centers.count == 4)
    #expect(centers.map { ($0.y - centers[0].y).rounded() } == [0, 14, 32, 53])
    #expect(legend.texts.last.map { $0.anchor.x - legend.shapes[0].offset.x - centers[0].x } == 13)
  }

  // MARK: Null

  @Test func aNullStrokeOfTheViewIsNoFrame() throws {
    let bar = #""mark": "bar", "encoding": {"x": {"field": "a"}, "y": {\#(b)}}"#
    func frame(_ members: String) throws -> PlotShape? { try Facts(view(members + bar)).plots.first?.frame }
    #expect(try frame("")?.stroke?.color?.hex == "#DDDDDD")
    #expect(try frame(#""config": {"view": {"stroke": null}}, "#) == nil)
    #expect(try frame(#""view": {"stroke": null}, "#) == nil)
    #expect(try frame(#""config": {"style": {"cell": {"stroke": null}}}, "#) == nil)
    #expect(try frame(#""view": {"style": "own"}, "config": {"style": {"own": {"fill": "red"}}}, "#)?.stroke == nil)
  }

  @Test func aPieHasNoFrameOfTheTheme() throws {
    let arc = #""mark": "arc", "encoding": {"theta": {\#(b)}}"#
    #expect(try Facts(view(arc)).plots.first?.frame == nil)
    #expect(try Facts(view(#""view": {"stroke": "red"}, "# + arc)).plots.first?.frame?.stroke?.color?.hex == "#FF0000")
  }

  @Test func nullsOfAConfigAreNone() throws {
    let plain = try axis("{}")
    #expect(!plain.lines.isEmpty && !plain.texts.isEmpty && plain.title == ["a"])
    #expect(try axis("{}", config: #"{"axis": {"domain": null, "ticks": null}}"#).lines.isEmpty)
    #expect(try axis("{}", config: #"{"axis": {"labels": null}}"#).labels.isEmpty)
    #expect(try axis("{}", config: #"{"axis": {"title": null}}"#).title == nil)
    #expect(try axis(#"{"title": "T"}"#, config: #"{"axis": {"title": null}}"#).title == ["T"])
    #expect(
      try axis("{}", config: #"{"axis": {"tickColor": null, "domainColor": null}}"#).lines.allSatisfy {
        $0.stroke == nil
      })
    let grid = try Facts(
      view(#""config": {"axis": {"grid": null}, "padding": null}, "mark": "point", "encoding": {"y": {\#(b)}}"#))
    #expect(grid.scene.groups.flatMap(\.axes).allSatisfy { $0.grid.isEmpty })
    let legend = try Facts(
      view(#""config": {"legend": {"title": null}}, "mark": "point", "encoding": {"color": {"field": "a"}}"#))
    #expect(legend.scene.legends.first?.title == nil)
    let zero = try Facts(
      view(#""config": {"scale": {"zero": null}, "axis": null}, "mark": "point", "encoding": {"y": {\#(b)}}"#))
    #expect(zero.labels("left").first == "30")
  }

  /// Null in an axis of its own is as if it weren't there, but for the title.
  @Test func nullsOfAnAxisAreDefaults() throws {
    let axis = try axis(#"{"tickColor": null, "domainColor": null, "labelColor": null, "format": null, "title": null}"#)
    #expect(
      axis.lines.allSatisfy { $0.stroke != nil } && axis.labels.map(\.text) == ["A", "B", "C"] && axis.title == nil)
  }

  // MARK: Conditions and expressions of axes

  @Test func aConditionColoursSomeLabelsAndTicks() throws {
    let condition = #"{"condition": {"test": "datum.label == 'B'", "value": "red"}, "value": null}"#
    let axis = try axis(#"{"labelColor": \#(condition), "tickColor": \#(condition)}"#)
    #expect(axis.labels.map(\.text) == ["B"])
    #expect(axis.texts.first?.style.color.hex == "#FF0000")
    #expect(axis.lines.filter { $0.stroke?.color?.hex == "#FF0000" }.count == 1)
    // The title is as far from the axis as with all labels.
    let hidden = try self.axis(#"{"labelColor": {"condition": {"test": "false", "value": "red"}, "value": null}}"#)
    let plain = try self.axis("{}")
    #expect(hidden.labels.isEmpty && hidden.texts.last?.anchor == plain.texts.last?.anchor)
  }

  @Test func conditionsOfAnAxisReadItsValuesAndPlaces() throws {
    let axis = try axis(
      #"{"labelFontSize": {"condition": {"test": {"field": "value", "oneOf": ["A", "C"]}, "value": 14}, "value": 9}, "tickSize": {"condition": {"test": "datum.index == 1", "value": 20}, "value": 5}, "labelFontWeight": {"condition": {"test": "datum.index == 0", "value": "bold"}}}"#
    )
    #expect(axis.texts.prefix(3).map(\.style.size) == [14, 9, 14])
    #expect(axis.texts.prefix(3).map { $0.style.weight == .bold } == [true, false, false])
    #expect(axis.lines.prefix(3).map { $0.path.boundingBox.height } == [5, 5, 20])
  }

  @Test func anExpressionOfAnAxisIsEvaluatedForEachTick() throws {
    let axis = try axis(#"{"labelColor": {"expr": "datum.value == 'A' ? 'red' : 'blue'"}, "labelAngle": 0}"#)
    #expect(axis.texts.prefix(3).map(\.style.color.hex) == ["#FF0000", "#0000FF", "#0000FF"])
    let grid = try Facts(
      view(
        #""mark": "point", "encoding": {"y": {\#(b), "axis": {"values": [0, 30, 60], "gridOpacity": {"condition": {"test": "datum.value > 0", "value": 0.5}, "value": 0}}}}"#
      ))
    #expect(grid.scene.groups.flatMap(\.axes).flatMap(\.grid).map(\.opacity) == [0, 0.5])
  }

  // MARK: Expressions of marks

  @Test func expressionsOfAMarkAreEvaluatedForEachRow() throws {
    let texts = try texts(
      #""baseline": {"expr": "datum.b < 30 ? 'top' : 'bottom'"}, "dy": {"expr": "datum.b < 30 ? 6 : -6"}, "fontSize": {"expr": "datum.c * 10"}, "color": {"expr": "datum.a == 'C' ? 'red' : 'blue'"}, "fontWeight": {"expr": "datum.c > 2 ? 'bold' : 'normal'"}, "angle": {"expr": "datum.c"}"#
    )
    #expect(texts.map(\.baseline) == [.top, .bottom, .bottom])
    #expect(texts.map(\.style.size) == [10, 20, 30])
    #expect(texts.map(\.style.color.hex) == ["#0000FF", "#0000FF", "#FF0000"])
    #expect(texts.map { $0.style.weight == .bold } == [false, false, true])
    #expect(texts.map(\.angle) == [1, 2, 3])
    #expect(texts.map { $0.lines[0] } == ["28", "55", "43"])
  }

  @Test func expressionsOfValuesAreEvaluatedForEachRow() throws {
    let red = #"{"expr": "datum.b > 50 ? 'red' : 'blue'"}"#
    let value = try Facts(
      view(#""mark": "bar", "encoding": {"x": {"field": "a"}, "y": {\#(b)}, "color": {"value": \#(red)}}"#))
    #expect(value.colors("rect") == ["#0000FF", "#FF0000", "#0000FF"])
    let condition = try Facts(
      view(
        #""mark": {"type": "bar", "cornerRadius": {"expr": "datum.c"}}, "encoding": {"x": {"field": "a"}, "y": {\#(b)}, "color": {"condition": {"test": "datum.c > 1", "value": \#(red)}, "value": "lime"}}"#
      ))
    #expect(condition.colors("rect") == ["#00FF00", "#FF0000", "#0000FF"])
    let shapes = try Facts(
      view(
        #""mark": {"type": "point", "shape": {"expr": "datum.c > 1 ? 'square' : 'diamond'"}, "size": {"expr": "datum.c * 100"}, "strokeWidth": {"expr": "datum.c"}}, "encoding": {"x": {"field": "a"}, "y": {\#(b)}}"#
      )
    ).shapes("symbol")
    #expect(shapes.map(\.style.width) == [1, 2, 3])
    #expect(shapes.map { $0.path.boundingBox.width.rounded() } == [10, 14, 17])
  }

  @Test func aLineHasTheValuesOfItsFirstRow() throws {
    let facts = try Facts(
      #"{"data": {"values": [{"k": "p", "x": 1}, {"k": "q", "x": 1}, {"k": "p", "x": 2}, {"k": "q", "x": 2}]}, "mark": {"type": "line", "strokeWidth": {"expr": "datum.k == 'q' ? 5 : 1"}}, "encoding": {"x": {"field": "x", "type": "quantitative"}, "y": {"field": "x", "type": "quantitative"}, "detail": {"field": "k"}}}"#
    )
    #expect(facts.shapes("line").map(\.style.width) == [1, 5])
    #expect(facts.shapes("line").allSatisfy { $0.path.elements.count == 2 })
  }

  @Test func anExpressionOfAMarkWithoutRowsDrawsNothing() throws {
    let empty = try Facts(
      #"{"data": {"values": []}, "mark": {"type": "bar", "color": {"expr": "datum.a"}}, "encoding": {"x": {"field": "b"}}}"#
    )
    #expect(empty.count("rect") == 0)
  }

  // MARK: Numbers

  @Test func numbersOfTextsAreWrittenAsVegaWritesThem() throws {
    func texts(_ channel: String) throws -> [String] {
      try Facts(
        #"{"data": {"values": [{"v": 12345.678}, {"v": 0.15}, {"v": -3.05}, {"v": 0.1234567891}]}, "mark": "text", "encoding": {"text": {"field": "v", \#(channel)}}}"#
      ).texts
    }
    #expect(try texts(#""type": "quantitative""#) == ["12345.678", "0.15", "−3.05", "0.1234567891"])
    #expect(try texts(#""type": "nominal""#) == ["12345.678", "0.15", "-3.05", "0.1234567891"])
    #expect(try texts(#""type": "quantitative", "format": ".1f""#) == ["12345.7", "0.1", "−3.0", "0.1"])
    #expect(try texts(#""type": "quantitative", "format": ",.1f""#)[0] == "12,345.7")
    #expect(try texts(#""bin": {"step": 10000}"#)[0] == "10000 – 20000")
    let calculated = try Facts(
      view(
        #""transform": [{"calculate": "format(0.15, '.1f') + ' ' + format(2.675, '.3~s')", "as": "t"}], "mark": "text", "encoding": {"text": {"field": "t"}}"#
      ))
    #expect(calculated.texts.first == "0.1 2.67")
  }

  @Test func aFormatThatIsNoneIsAnError() {
    let allowed = "a d3 format such as ,.0f or ~s or .1% or $,.2f"
    for place in ["axis", "legend"] {
      let channel = place == "axis" ? "y" : "size"
      #expect(
        message(view(#""mark": "point", "encoding": {"\#(channel)": {\#(b), "\#(place)": {"format": "%Y"}}}"#))
          == "encoding.\(channel).\(place).format: '%Y'; \(allowed)")
    }
    #expect(
      message(view(#""mark": "text", "encoding": {"text": {\#(b), "format": ".1f%"}}"#))
        == "encoding.text.format: '.1f%'; \(allowed)")
    #expect(
      message(view(#""mark": "text", "encoding": {"text": {\#(b), "format": "%Y", "formatType": "time"}}"#)) == nil)
  }

  // MARK: Rules and scales

  @Test func aRuleIgnoresASharedChannelWithoutAField() throws {
    let facts = try Facts(
      view(
        #""encoding": {"y": {"type": "quantitative", "axis": {"grid": false}}}, "layer": [{"mark": "line", "encoding": {"x": {"field": "c", "type": "quantitative"}, "y": {"field": "b"}}}, {"mark": "rule", "encoding": {"x": {"datum": 2}}}]"#
      ))
    #expect(Set(facts.boxes("rule").map { [$0[1], $0[3]] }) == [[0, 300]])
    #expect(facts.scene.groups.flatMap(\.axes).filter { $0.orient == "left" }.allSatisfy { $0.grid.isEmpty })
  }

  @Test(arguments: [
    (#""scale": {"type": "log", "domain": [20, 90]}"#, #""scale": {}"#, ["10", "100"]),
    (#""scale": {"domain": [21, 97]}"#, #""scale": {}"#, ["20", "100"]),
    (#""scale": {}"#, #""scale": {"domain": [21, 97]}"#, ["0", "100"]),
    (#""scale": {"domain": [21, 97]}"#, #""scale": {"domain": [11, 60]}"#, ["20", "90"]),
    (#""scale": {"domain": [21, 97]}"#, #""scale": {"domain": [21, 97]}"#, ["30", "90"]),
    (#""scale": {"domain": [21, 97], "nice": false}"#, #""scale": {}"#, ["30", "90"]),
  ])
  func aDomainThatOnlyOneLayerGivesIsRound(first: String, second: String, ends: [String]) throws {
    let facts = try Facts(
      view(
        #""layer": [{"mark": "point", "encoding": {"y": {\#(b), \#(first)}}}, {"mark": "text", "encoding": {"y": {\#(b), \#(second)}, \#(text)}}]"#
      ))
    let labels = facts.labels("left")
    #expect([labels.first, labels.last] == ends)
  }
}

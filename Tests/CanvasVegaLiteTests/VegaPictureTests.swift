import CanvasPlot
import CanvasVegaLite
import Testing

/// Rules of Vega's pictures that its specifications don't say.
@Suite struct VegaPictureTests {
  private static let points = #""x": {"field": "b", "type": "quantitative"}"#

  // MARK: Guides that views share

  @Test func aViewWithoutTheAxisTakesItFromAll() throws {
    func labels(_ first: String, _ second: String) throws -> [String] {
      try Facts(
        view(
          #""layer": [{"mark": "point", "encoding": {"x": {"field": "a"\#(first)}}}, {"mark": "tick", "encoding": {"x": {"field": "a"\#(second)}}}]"#
        )
      ).labels("bottom")
    }
    #expect(try labels("", "") == ["A", "B", "C"])
    #expect(try labels(#", "axis": null"#, "").isEmpty)
    #expect(try labels(#", "axis": {"title": "T"}"#, #", "axis": null"#).isEmpty)
  }

  @Test func theFirstViewThatSaysSomethingDecidesAboutTheLegend() throws {
    func legends(_ first: String, _ second: String) throws -> [String] {
      try Facts(
        view(
          #""layer": [{"mark": "point", "encoding": {\#(Self.points), "color": {"field": "a"\#(first)}}}, {"mark": "tick", "encoding": {\#(Self.points), "color": {"field": "a"\#(second)}}}]"#
        )
      ).scene.legends.map { $0.title?.joined() ?? "" }
    }
    #expect(try legends("", "") == ["a"])
    #expect(try legends("", #", "legend": null"#).isEmpty)
    #expect(try legends(#", "legend": null"#, #", "legend": {"title": "T"}"#).isEmpty)
    #expect(try legends(#", "legend": {"title": "T"}"#, #", "legend": null"#) == ["T"])
  }

  @Test func aSymbolOfSizeZeroIsNotInTheLegend() throws {
    let size =
      #""mark": "point", "encoding": {"x": {"field": "b", "type": "quantitative"}, "size": {"field": "b", "type": "quantitative", "scale": {"range": [0, 100]}}}"#
    #expect(try Facts(view(size)).scene.legends.first?.labels == ["10", "20", "30", "40", "50"])
  }

  // MARK: Facets

  private func origins(_ json: String) throws -> [[Double]] {
    try Facts(json).scene.groups.filter { $0.axes.isEmpty || !$0.isGuide }.map { [$0.origin.x, $0.origin.y] }
  }

  @Test func theLineOfAFrameKeepsCellsApart() throws {
    func step(_ config: String) throws -> Double {
      let json = view(
        #""mark": "bar", "width": 80, "height": 40, "encoding": {"column": {"field": "a"}, "x": {"field": "c", "axis": null}}, "config": \#(config)"#
      )
      let places = try origins(json)
      return places[1][0] - places[0][0]
    }
    #expect(try step("{}") == 102)
    #expect(try step(#"{"view": {"stroke": null}}"#) == 100)
  }

  @Test func aCellWithoutRowsHasOnlyAFrame() throws {
    let rows =
      #""data": {"values": [{"r": "p", "c": "x", "v": 1}, {"r": "p", "c": "y", "v": 2}, {"r": "q", "c": "y", "v": 3}]}"#
    let facts = try Facts(
      #"{\#(rows), "mark": "point", "encoding": {"row": {"field": "r"}, "column": {"field": "c"}, "x": {"field": "v", "type": "quantitative"}}}"#
    )
    #expect(facts.plots.count == 3)
    #expect(facts.scene.groups.count { $0.frame != nil } == 4)
  }

  @Test func aFacetOfRowsThatAreNotDrawnIsNone() throws {
    let rows = #""data": {"values": [{"r": "p", "v": 1}, {"r": "q", "v": null}, {"r": "s", "v": 4}]}"#
    let facts = try Facts(
      #"{\#(rows), "mark": "point", "encoding": {"facet": {"field": "r", "columns": 2}, "x": {"field": "v", "type": "quantitative"}}}"#
    )
    #expect(facts.plots.map(\.header) == [["p"], ["s"]])
  }

  @Test func cellsWithScalesOfTheirOwnHaveTheirWidths() throws {
    let rows =
      #""data": {"values": [{"g": "p", "n": "1"}, {"g": "p", "n": "2"}, {"g": "p", "n": "3"}, {"g": "q", "n": "1"}, {"g": "r", "n": "1"}]}"#
    let json =
      #"{\#(rows), "mark": "bar", "encoding": {"column": {"field": "g"}, "x": {"field": "n", "axis": null}}, "resolve": {"scale": {"x": "independent"}}, "config": {"view": {"stroke": null}}}"#
    let places = try Facts(json).plots.map(\.origin.x)
    #expect(places.map { $0 - places[0] } == [0, 80, 120])
  }

  @Test func piesOfFacetsAreWhole() throws {
    let rows = #""data": {"values": [{"g": "p", "v": 1}, {"g": "q", "v": 4}]}"#
    let json =
      #"{\#(rows), "mark": "arc", "encoding": {"column": {"field": "g"}, "theta": {"field": "v", "type": "quantitative"}}}"#
    #expect(try Facts(json).boxes("arc") == [[0, 0, 300, 300], [0, 0, 300, 300]])
  }

  @Test func headersHaveASide() throws {
    let json = view(
      #""mark": "bar", "height": 50, "encoding": {"column": {"field": "a", "header": {"orient": "bottom"}}}"#)
    let texts = try Facts(json).scene.texts
    #expect(texts.map { $0.lines.joined() } == ["A", "B", "C", "a"])
    #expect(texts.allSatisfy { $0.anchor.y > 50 })
  }

  // MARK: Missing values

  private static let gaps =
    #""data": {"values": [{"n": 1, "v": 10}, {"n": 2, "v": null}, {"n": 30, "v": 20}, {"n": null, "v": 80}]}"#

  @Test(arguments: [
    ("filter", 2, "20"), ("show", 4, "80"), ("break-paths-show-domains", 2, "80"),
    ("break-paths-filter-domains", 2, "20"),
    ("break-paths-show-path-domains", 2, "20"),
  ]) func theModesOfMissingValues(mode: String, count: Int, end: String) throws {
    let json =
      #"{\#(Self.gaps), "mark": {"type": "point", "invalid": "\#(mode)"}, "encoding": {"x": {"field": "n", "type": "quantitative"}, "y": {"field": "v", "type": "quantitative"}}}"#
    let facts = try Facts(json)
    #expect(facts.count("symbol") == count)
    #expect(facts.labels("left").last == end)
  }

  @Test func aPathHasDomainsByItsMode() throws {
    func end(_ mode: String) throws -> String? {
      try Facts(
        #"{\#(Self.gaps), "mark": {"type": "line", "invalid": "\#(mode)"}, "encoding": {"x": {"field": "n", "type": "quantitative"}, "y": {"field": "v", "type": "quantitative"}}}"#
      ).labels("left").last
    }
    #expect(try end("break-paths-show-path-domains") == "80")
    #expect(try end("break-paths-filter-domains") == "20")
  }

  @Test func aMissingValueHasTheColorThatTheConfigSays() throws {
    let json =
      #"{\#(Self.gaps), "mark": "circle", "encoding": {"color": {"field": "v", "type": "quantitative"}}, "config": {"scale": {"invalid": {"color": {"value": "red"}}}}}"#
    #expect(try Facts(json).colors("symbol")[1] == "#FF0000")
  }

  // MARK: Expressions

  @Test(arguments: [
    ("quantileUniform(0.25, 2, 6)", "3"), ("format(quantileNormal(0.975), '.5f')", "1.95996"),
    ("format(cumulativeNormal(1.96), '.4f')", "0.9750"), ("format(densityNormal(0), '.4f')", "0.3989"),
    ("format(quantileLogNormal(0.5, 1), '.4f')", "2.7183"), ("cumulativeUniform(3, 2, 6)", "0.25"),
    ("bandspace(3, 0.1, 0.05)", "3"), ("format(luminance('white'), '.2f')", "1.00"),
    ("format(contrast('black', 'white'), '.1f')", "21.0"), ("quantileNormal(2) + ''", "NaN"),
  ]) func functions(source: String, value: String) throws {
    let json =
      #"{"data": {"values": [{}]}, "transform": [{"calculate": "\#(source)", "as": "v"}], "mark": "text", "encoding": {"text": {"field": "v"}}}"#
    #expect(try Facts(json).texts == [value])
  }

  @Test func aTextHasTheSizeOfItsMark() throws {
    let texts = try Facts(view(#""mark": {"type": "text", "size": 20}, "encoding": {"text": {"field": "a"}}"#)).plots[0]
      .marks[0].items
    let sizes = texts.compactMap { if case .text(let text) = $0 { text.style.size } else { nil } }
    #expect(sizes == [20, 20, 20])
  }
}

extension VegaPictureTests {
  // MARK: Legends of views and layers

  @Test func layersMayHaveLegendsOfTheirOwn() throws {
    let layers =
      #""layer": [{"mark": "point", "encoding": {"x": {"field": "a"}, "size": {"field": "b", "type": "quantitative", "title": "P"}}}, {"mark": "circle", "encoding": {"x": {"field": "a"}, "size": {"field": "b", "type": "quantitative", "title": "Q"}}}]"#
    func titles(_ json: String) throws -> [String] { try Facts(json).scene.legends.map { $0.title?.joined() ?? "" } }
    #expect(try titles(view(layers)) == ["P, Q"])
    #expect(try titles(view(layers + #", "resolve": {"legend": {"size": "independent"}}"#)) == ["P", "Q"])
    #expect(
      try titles(view(#""hconcat": [{\#(layers), "resolve": {"legend": {"size": "independent"}}}]"#)) == ["P", "Q"])
  }

  @Test func viewsBesideEachOtherMayHaveLegendsOfTheirOwn() throws {
    let plot = #"{"mark": "point", "encoding": {"x": {"field": "b", "type": "quantitative"}, "color": {"field": "a"}}}"#
    let facts = try Facts(view(#""hconcat": [\#(plot), \#(plot)], "resolve": {"legend": {"color": "independent"}}"#))
    #expect(facts.scene.legends.count == 2)
    #expect(facts.plots[1].origin.x - facts.plots[0].origin.x > 330)
  }

  @Test func classesOfBinsHaveTheDigitsOfTheirLimits() throws {
    let json = view(
      #""mark": "bar", "encoding": {"x": {"field": "a"}, "color": {"field": "c", "type": "quantitative", "bin": {"step": 0.5}}}"#
    )
    #expect(try Facts(json).scene.legends.first?.labels == ["1.5", "2.0", "2.5"])
  }

  // MARK: Order of transforms

  @Test func filtersReadTimesThatChannelsShow() throws {
    let json = view(
      #""transform": [{"filter": "datum.d >= datetime(2024, 1, 1)"}], "mark": "point", "encoding": {"x": {"field": "d", "type": "temporal"}}"#
    )
    #expect(try Facts(json).count("symbol") == 2)
  }

  @Test func layersOfTheSameRowsHaveTheSameBins() throws {
    let bars = #""mark": "bar", "encoding": {"x": {"field": "b", "bin": true}, "y": {"aggregate": "count"}}"#
    let facts = try Facts(view(#""layer": [{\#(bars)}, {"transform": [{"filter": "datum.b < 40"}], \#(bars)}]"#))
    #expect(Set(facts.boxes("rect").map { $0[2] }).count == 1)
  }

  @Test func aDomainIsWhatAParameterSelects() throws {
    let json = view(
      #""params": [{"name": "p", "select": {"type": "interval", "encodings": ["x"]}, "value": {"x": [30, 50]}, "views": ["v"]}], "hconcat": [{"mark": "point", "encoding": {"x": {"field": "b", "type": "quantitative", "scale": {"domain": {"param": "p"}}}}}, {"name": "v", "mark": "point", "encoding": {"x": {"field": "b", "type": "quantitative"}}}]"#
    )
    let labels = try Facts(json).plots[0].axes.flatMap { $0.labels.map(\.text) }
    #expect(labels.first == "30" && labels.last == "50")
  }

  // MARK: Views

  @Test func aLayersTitleIsThatOfThePlot() throws {
    #expect(try Facts(view(#""layer": [{"mark": "bar"}, {"mark": "rule", "title": "T"}]"#)).scene.title == ["T"])
  }

  @Test func whatMovesTheAxesCutsMarksOff() throws {
    let point = #""mark": "point", "encoding": {"x": {"field": "b", "type": "quantitative"}}"#
    func clip(_ params: String) throws -> Bool { try Facts(view(params + point)).plots[0].marks[0].clip != nil }
    #expect(try !clip(#""params": [{"name": "p", "select": "interval"}], "#))
    #expect(try clip(#""params": [{"name": "p", "select": "interval", "bind": "scales"}], "#))
  }

  @Test func anArcWithoutScalesHasItsAngles() throws {
    let json =
      #"{"data": {"values": [{}]}, "mark": "arc", "encoding": {"theta": {"datum": 0, "scale": null}, "theta2": {"datum": 3.141592653589793}, "radius": {"datum": 100, "scale": null}}}"#
    #expect(try Facts(json).boxes("arc") == [[150, 50, 100, 200]])
  }

  @Test func binsOfFacetsAreRanges() throws {
    let json = view(
      #""mark": "point", "encoding": {"row": {"field": "b", "type": "quantitative", "bin": {"step": 20}}, "x": {"field": "c", "type": "quantitative"}}"#
    )
    #expect(try Facts(json).scene.headers.prefix(2) == ["20 – 40", "40 – 60"])
  }

  @Test func facetsInsideOfEachOtherHaveOneTitle() throws {
    let json = view(
      #""facet": {"row": {"field": "a"}}, "spec": {"facet": {"row": {"field": "c"}}, "spec": {"mark": "point", "encoding": {"x": {"field": "b", "type": "quantitative"}}}}"#
    )
    let headers = try Facts(json).scene.headers
    #expect(headers.last == "a / c" && !headers.contains("a") && !headers.contains("c"))
  }

  @Test func addedNamesComeFirstUnlessAllAreSorted() throws {
    func labels(_ sort: String) throws -> [String] {
      try Facts(
        view(
          #""mark": "bar", "encoding": {"x": {"field": "a", "scale": {"domain": {"unionWith": ["Z", "0"]}}\#(sort)}}"#)
      ).labels("bottom")
    }
    #expect(try labels("") == ["0", "A", "B", "C", "Z"])
    #expect(try labels(#", "sort": null"#) == ["Z", "0", "A", "B", "C"])
  }

  // MARK: Themes

  @Test func aSpecificationMayAskForTheDarkTheme() throws {
    func facts(_ theme: String, _ look: VegaLiteSpec.Theme) throws -> (ground: String?, notes: [String]) {
      let json = view(
        #""usermeta": {"embedOptions": {"theme": "\#(theme)"}}, "mark": "bar", "encoding": {"x": {"field": "a"}}"#)
      let spec = try read(json, theme: look)
      return (spec.scene.background?.hex, spec.notes.map { "\($0)" })
    }
    #expect(try facts("dark", .vega) == ("#333333", []))
    #expect(try facts("default", .vega) == ("#FFFFFF", []))
    #expect(try facts("default", .vegaDark) == ("#333333", []))
    #expect(try facts("fivethirtyeight", .vega) == ("#F0F0F0", []))
    let note = "usermeta.embedOptions.theme: isn't drawn; the look is "
    #expect(try facts("quartz", .vegaExcel) == ("#FFFFFF", [note + "vega:excel"]))
    #expect(try facts("excel", .report).notes == [note + "report"])
    #expect(try facts("solarized", .vega) == ("#FFFFFF", [note + "vega"]))
    #expect(try facts("dark", .report).ground == read(view(#""mark": "bar""#), theme: .dark).scene.background?.hex)
  }

  @Test func eachOfVegasThemesHasItsColors() throws {
    let json = view(#""mark": "bar", "encoding": {"x": {"field": "a"}, "y": {"field": "b"}, "color": {"field": "a"}}"#)
    func facts(_ theme: VegaLiteSpec.Theme) throws -> [String] {
      let scene = try read(json, theme: theme).scene
      return [scene.background?.hex ?? ""] + Facts(scene).colors("rect").prefix(2)
    }
    let all = Set(try VegaLiteSpec.Theme.allCases.map(facts))
    // Two themes have the look of another one with other colours of lines only.
    #expect(all.count == VegaLiteSpec.Theme.allCases.count)
    #expect(try facts(.vegaExcel) == ["#FFFFFF", "#4572A7", "#AA4643"])
    #expect(try facts(.vegaCarbonG10) == ["#F4F4F4", "#6929C4", "#1192E8"])
    #expect(try facts(.vegaCarbonG100) == ["#161616", "#8A3FFC", "#33B1FF"])
  }

  // MARK: Versions

  @Test func selectionsAndBandsOfVersion4AreReadAsMeant() throws {
    let old = view(
      #"""
      "mark": "bar", "selection": {
        "chosen": {"type": "single", "init": {"a": "B"}, "empty": "none"},
        "none": {"type": "multi", "empty": "none"}, "all": {"type": "interval"}},
      "transform": [{"filter": {"selection": {"or": ["chosen", "all"]}}}], "encoding": {
        "x": {"field": "a", "band": 0.5, "scale": {"domain": {"selection": "all", "field": "a"}}}, "y": {"field": "b"},
        "color": {"condition": {"selection": {"and": ["chosen", {"not": "none"}]}, "value": "red"}, "value": "blue"},
        "opacity": {"condition": [{"selection": "none", "value": 0.1}], "value": 0.5}}
      """#)
    let facts = try Facts(old)
    #expect(facts.colors("rect") == ["#0000FF", "#FF0000", "#0000FF"])
    #expect(facts.shapes("rect").map(\.opacity) == [0.5, 0.5, 0.5])
    #expect(facts.boxes("rect").map { $0[2] } == [9, 9, 9])
    let points = try Facts(
      view(#""mark": "point", "encoding": {"x": {"field": "d", "type": "temporal", "timeUnit": "month", "band": 0}}"#))
    #expect(points.boxes("symbol").first?[0] == -3)
    #expect(message(view(#""mark": {"type": "bar", "timeUnitBand": 0.5}"#)) == nil)
  }
}

import CanvasVegaLite
import Testing

/// Views: sizes, layers, facets, lists of views, repeats, and data.
@Suite struct ViewReadingTests {
  private let bars = #""mark": "bar", "encoding": {"x": {"field": "a"}, "y": {"field": "b", "type": "quantitative"}}"#

  @Test func aViewHasItsSize() throws {
    let facts = try Facts(view(#""width": 120, "height": 80, \#(bars)"#))
    #expect(facts.plots.map { [$0.size.width, $0.size.height] } == [[120, 80]])
    #expect(facts.scene.size.width > 120 && facts.scene.size.height > 80)
  }

  @Test func aStepIsTheSizeOfABand() throws {
    let facts = try Facts(view(#""width": {"step": 40}, \#(bars)"#))
    #expect(facts.plots[0].size.width == 120)
    #expect(facts.boxes("rect").map { $0[0] } == [2, 42, 82])
  }

  @Test func layersShareTheirScales() throws {
    let facts = try Facts(
      view(
        #""layer": [{\#(bars)}, {"data": {"values": [{}]}, "mark": "rule", "encoding": {"y": {"datum": 100}}}]"#))
    #expect(facts.plots.count == 1)
    #expect(facts.kinds == ["rect", "rule"])
    #expect(facts.labels("left").last == "100")
    #expect(facts.boxes("rule") == [[0, 0, 60, 0]])
  }

  @Test func layersMayHaveTheirOwnScales() throws {
    let facts = try Facts(
      view(
        #""layer": [{\#(bars)}, {"mark": "point", "encoding": {"x": {"field": "a"}, "y": {"field": "c", "type": "quantitative"}}}], "resolve": {"scale": {"y": "independent"}}"#
      ))
    #expect(facts.titles("left") == ["b"])
    #expect(facts.titles("right") == ["c"])
  }

  @Test func channelsOfALayerAreShared() throws {
    let facts = try Facts(
      view(
        #""encoding": {"x": {"field": "a"}, "y": {"field": "b", "type": "quantitative"}}, "layer": [{"mark": "bar"}, {"mark": {"type": "text", "dy": -5}, "encoding": {"text": {"field": "b"}}}]"#
      ))
    #expect(facts.kinds == ["rect", "text"])
    #expect(facts.texts == ["28", "55", "43"])
  }

  @Test(arguments: [("row", 3, 1), ("column", 1, 3)]) func facetsAreInARow(name: String, rows: Int, columns: Int) throws
  {
    let facts = try Facts(
      view(
        #""mark": "point", "encoding": {"\#(name)": {"field": "a"}, "x": {"field": "b", "type": "quantitative"}}"#))
    #expect(facts.plots.count == 3)
    #expect(Set(facts.plots.map(\.origin.y)).count == rows)
    #expect(Set(facts.plots.map(\.origin.x)).count == columns)
    #expect(facts.count("symbol") == 3)
    #expect(facts.scene.headers.contains("A") && facts.scene.headers.contains("C"))
  }

  @Test func wrappedFacetsHaveColumns() throws {
    let facts = try Facts(
      view(
        #""mark": "point", "encoding": {"facet": {"field": "a", "columns": 2}, "x": {"field": "b", "type": "quantitative"}}"#
      ))
    #expect(facts.plots.count == 3)
    #expect(Set(facts.plots.map(\.origin.y)).count == 2)
  }

  @Test func aFacetHasASpec() throws {
    let facts = try Facts(
      view(
        #""facet": {"field": "a"}, "columns": 1, "spec": {"layer": [{"mark": "point", "encoding": {"x": {"field": "b", "type": "quantitative"}}}]}"#
      ))
    #expect(facts.plots.count == 3)
    #expect(Set(facts.plots.map(\.origin.x)).count == 1)
  }

  @Test(arguments: [("hconcat", 1, 2), ("vconcat", 2, 1), ("concat", 1, 2)])
  func viewsStandBesideEachOther(name: String, rows: Int, columns: Int) throws {
    let facts = try Facts(
      view(#""\#(name)": [{\#(bars)}, {"mark": "point", "encoding": {"x": {"field": "c", "type": "quantitative"}}}]"#))
    #expect(facts.plots.count == 2)
    #expect(Set(facts.plots.map(\.origin.y)).count == rows)
    #expect(Set(facts.plots.map(\.origin.x)).count == columns)
  }

  @Test func aRepeatIsAViewForEachField() throws {
    let facts = try Facts(
      view(
        #""repeat": ["b", "c"], "spec": {"mark": "point", "encoding": {"x": {"field": {"repeat": "repeat"}, "type": "quantitative"}}}"#
      ))
    #expect(facts.plots.count == 2)
    #expect(facts.titles("bottom") == ["b", "c"])
  }

  @Test func aRepeatHasRowsAndColumns() throws {
    let facts = try Facts(
      view(
        #""repeat": {"row": ["b", "c"], "column": ["c", "b"]}, "spec": {"mark": "point", "encoding": {"x": {"field": {"repeat": "column"}, "type": "quantitative"}, "y": {"field": {"repeat": "row"}, "type": "quantitative"}}}"#
      ))
    #expect(facts.plots.count == 4)
    #expect(Set(facts.plots.map(\.origin.y)).count == 2)
  }

  @Test func aRepeatedLayerIsOneView() throws {
    let facts = try Facts(
      view(
        #""repeat": {"layer": ["b", "c"]}, "spec": {"mark": "line", "encoding": {"x": {"field": "a"}, "y": {"field": {"repeat": "layer"}, "type": "quantitative"}}}"#
      ))
    #expect(facts.plots.count == 1)
    #expect(facts.count("line") == 2)
  }

  @Test func titlesAndBackgroundsAreDrawn() throws {
    let facts = try Facts(
      view(#""title": {"text": "Sales", "subtitle": "by name"}, "background": "wheat", \#(bars)"#))
    #expect(facts.scene.title?.first == "Sales" || facts.plots[0].title?.first == "Sales")
    #expect(facts.scene.background?.hex == "#F5DEB3")
    let texts = facts.scene.allTexts.flatMap(\.lines)
    #expect(texts.contains("Sales") && texts.contains("by name"))
  }

  @Test func theConfigurationChangesTheLook() throws {
    let facts = try Facts(
      view(#""config": {"bar": {"color": "teal"}, "axis": {"grid": false}}, \#(bars)"#))
    #expect(facts.colors("rect") == ["#008080", "#008080", "#008080"])
    #expect(facts.scene.groups.flatMap(\.axes).allSatisfy { $0.grid.isEmpty })
  }

  @Test func aParameterHasAValue() throws {
    let facts = try Facts(
      view(
        #""params": [{"name": "limit", "value": 40}, {"name": "paint", "expr": "'t' + 'eal'"}], "transform": [{"filter": "datum.b > limit"}], "mark": {"type": "bar", "color": {"expr": "paint"}}, "encoding": {"x": {"field": "a"}, "y": {"field": "b", "type": "quantitative"}}"#
      ))
    #expect(facts.count("rect") == 2)
    #expect(facts.colors("rect") == ["#008080", "#008080"])
  }

  @Test func theDataMayHaveAName() throws {
    let facts = try Facts(
      #"{"datasets": {"one": [{"v": 1}, {"v": 2}]}, "data": {"name": "one"}, "mark": "point", "encoding": {"x": {"field": "v", "type": "quantitative"}}}"#
    )
    #expect(facts.count("symbol") == 2)
  }

  @Test(arguments: [
    ("t.csv", "v,w\n1,2\n3,4\n"), ("t.tsv", "v\tw\n1\t2\n3\t4\n"), ("t.json", #"[{"v": 1}, {"v": 3}]"#),
  ]) func dataFilesAreRead(name: String, text: String) throws {
    let facts = try Facts(
      #"{"data": {"url": "\#(name)"}, "mark": "point", "encoding": {"x": {"field": "v", "type": "quantitative"}}}"#,
      files: [name: text])
    #expect(facts.count("symbol") == 2)
  }

  @Test func aFormatReadsAPartOfTheData() throws {
    let facts = try Facts(
      #"{"data": {"url": "t.json", "format": {"property": "in.rows", "parse": {"v": "number"}}}, "mark": "point", "encoding": {"x": {"field": "v", "type": "quantitative"}}}"#,
      files: ["t.json": #"{"in": {"rows": [{"v": "1"}, {"v": "2"}, {"v": "5"}]}}"#])
    #expect(facts.count("symbol") == 3)
  }

  @Test func textIsDataToo() throws {
    let facts = try Facts(
      #"{"data": {"values": "v\n1\n2\n", "format": {"type": "csv"}}, "mark": "point", "encoding": {"x": {"field": "v", "type": "quantitative"}}}"#
    )
    #expect(facts.count("symbol") == 2)
  }

  @Test func aSequenceIsData() throws {
    let facts = try Facts(
      #"{"data": {"sequence": {"start": 0, "stop": 10, "step": 2, "as": "v"}}, "mark": "point", "encoding": {"x": {"field": "v", "type": "quantitative"}}}"#
    )
    #expect(facts.count("symbol") == 5)
    #expect(facts.boxes().map { $0[0] - (facts.boxes().first?[0] ?? 0) } == [0, 75, 150, 225, 300])
  }

  @Test func whatOnlyMattersToInteractionIsNoNote() throws {
    let spec = try read(
      view(
        #""params": [{"name": "brush", "select": "interval"}], "mark": {"type": "bar", "tooltip": true}, "encoding": {"x": {"field": "a"}, "y": {"field": "b", "type": "quantitative"}, "tooltip": {"field": "b"}}"#
      ))
    #expect(spec.notes.isEmpty)
  }
}

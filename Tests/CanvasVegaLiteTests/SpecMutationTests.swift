import Canvas
import CanvasPlot
import CanvasVegaLite
import Testing

/// Valid specifications with random changes: each is drawn, or is an error of one line. Nothing traps, and no scene is
/// larger than its limits.
@Suite struct SpecMutationTests {
  private static let specs: [String] = [
    view(
      #""mark": "bar", "encoding": {"x": {"field": "a"}, "y": {"field": "b", "type": "quantitative"}, "color": {"field": "a"}}"#
    ),
    view(
      #""mark": {"type": "line", "point": true}, "encoding": {"x": {"field": "d", "type": "temporal"}, "y": {"field": "b", "type": "quantitative"}}"#
    ),
    view(
      #""mark": "area", "encoding": {"x": {"field": "d", "type": "temporal", "timeUnit": "yearmonth"}, "y": {"aggregate": "sum", "field": "b", "stack": "normalize"}, "color": {"field": "a"}}"#
    ),
    view(
      #""mark": "arc", "encoding": {"theta": {"field": "b", "type": "quantitative"}, "color": {"field": "a"}, "radius": {"field": "c", "type": "quantitative", "scale": {"type": "sqrt"}}}"#
    ),
    view(
      #""mark": "point", "encoding": {"x": {"field": "b", "type": "quantitative"}, "y": {"field": "c", "type": "quantitative"}, "size": {"field": "c", "type": "quantitative"}, "shape": {"field": "a"}}"#
    ),
    view(#""mark": "bar", "encoding": {"x": {"field": "b", "bin": {"maxbins": 5}}, "y": {"aggregate": "count"}}"#),
    view(#""mark": "boxplot", "encoding": {"x": {"field": "a"}, "y": {"field": "b", "type": "quantitative"}}"#),
    view(
      #""mark": "errorband", "encoding": {"x": {"field": "c", "type": "quantitative"}, "y": {"field": "b", "type": "quantitative"}}"#
    ),
    view(
      #""mark": "rect", "encoding": {"x": {"field": "a"}, "y": {"field": "c", "type": "ordinal"}, "color": {"field": "b", "type": "quantitative", "scale": {"scheme": "viridis"}}}"#
    ),
    view(
      #""mark": "text", "encoding": {"y": {"field": "a", "sort": "-x"}, "x": {"field": "b", "type": "quantitative"}, "text": {"field": "b", "format": ".1f"}}"#
    ),
    view(
      #""layer": [{"mark": "bar"}, {"mark": "rule", "encoding": {"y": {"datum": 40}, "x": {"value": 3}}}], "encoding": {"x": {"field": "a"}, "y": {"field": "b", "type": "quantitative"}}"#
    ),
    view(
      #""facet": {"field": "a", "columns": 2}, "spec": {"mark": "point", "encoding": {"x": {"field": "b", "type": "quantitative"}}}, "resolve": {"scale": {"x": "independent"}}"#
    ),
    view(
      #""repeat": {"row": ["b", "c"], "column": ["c"]}, "spec": {"mark": "tick", "encoding": {"x": {"field": {"repeat": "column"}, "type": "quantitative"}, "y": {"field": {"repeat": "row"}, "type": "quantitative"}}}"#
    ),
    view(
      #""vconcat": [{"mark": "bar", "encoding": {"x": {"field": "a"}}}, {"hconcat": [{"mark": "line", "encoding": {"x": {"field": "c", "type": "quantitative", "scale": {"type": "log", "domain": [1, 10]}}, "y": {"field": "b", "type": "quantitative"}}}]}]"#
    ),
    view(
      #""transform": [{"filter": "datum.b > 30"}, {"calculate": "datum.b * 2", "as": "e"}, {"window": [{"op": "sum", "field": "e", "as": "f"}], "frame": [-1, 0], "sort": [{"field": "c"}]}], "mark": "line", "encoding": {"x": {"field": "c", "type": "quantitative"}, "y": {"field": "f", "type": "quantitative", "axis": {"format": ".2s", "tickCount": 3, "orient": "right"}}}"#
    ),
    view(
      #""transform": [{"fold": ["b", "c"]}, {"density": "value", "groupby": ["key"], "steps": 20}], "mark": "area", "encoding": {"x": {"field": "value", "type": "quantitative"}, "y": {"field": "density", "type": "quantitative", "stack": "center"}, "color": {"field": "key", "legend": {"orient": "bottom", "columns": 1}}}"#
    ),
    view(
      #""transform": [{"regression": "b", "on": "c", "method": "poly", "order": 2}], "mark": "trail", "encoding": {"x": {"field": "c", "type": "quantitative"}, "y": {"field": "b", "type": "quantitative"}, "size": {"field": "b", "type": "quantitative"}}"#
    ),
    view(
      #""transform": [{"aggregate": [{"op": "mean", "field": "b", "as": "m"}], "groupby": ["a"]}, {"stack": "m", "groupby": [], "as": ["lo", "hi"]}, {"impute": "m", "key": "a", "value": 3}], "mark": {"type": "bar", "cornerRadius": 3}, "encoding": {"x": {"field": "lo", "type": "quantitative"}, "x2": {"field": "hi"}, "color": {"condition": {"test": "datum.m > 40", "value": "red"}, "value": "gray"}}"#
    ),
    view(
      #""params": [{"name": "p", "value": 3, "bind": {"input": "range"}}, {"name": "s", "select": "point"}], "title": {"text": "T", "subtitle": ["u", "v"], "anchor": "start"}, "width": {"step": 30}, "height": 100, "mark": {"type": "square", "size": {"expr": "p * 30"}}, "encoding": {"x": {"field": "a", "axis": {"labelAngle": -45}}, "color": {"condition": {"param": "s", "field": "a"}, "value": "gray"}}, "config": {"view": {"stroke": null}, "axis": {"grid": true}}"#
    ),
    view(
      #""mark": "bar", "encoding": {"column": {"field": "a", "header": {"titleOrient": "bottom"}}, "x": {"timeUnit": {"unit": "month", "step": 2}, "field": "d"}, "xOffset": {"field": "c"}, "y": {"aggregate": "median", "field": "b", "scale": {"zero": false, "nice": 5, "padding": 4}}, "opacity": {"field": "c", "type": "quantitative"}}"#
    ),
  ]

  @Test(arguments: specs.indices) func aValidSpecificationIsDrawn(index: Int) throws {
    #expect(message(Self.specs[index]) == nil)
  }

  @Test(arguments: specs.indices) func aChangedSpecificationIsDrawnOrRefused(index: Int) {
    var mutator = SpecMutator(seed: UInt64(index) &* 7919 &+ 1)
    var drawn = 0
    for round in 0..<150 {
      let json = mutator.mutated(Self.specs[index], with: Self.specs[mutator.next(Self.specs.count)])
      do {
        let spec = try read(json)
        drawn += 1
        let size = spec.scene.size
        #expect(size.width.isFinite && size.height.isFinite && size.width <= 20_000 && size.height <= 20_000, "\(json)")
        #expect(spec.scene.groups.count <= 4_000, "\(json)")
        if round % 10 == 0 { _ = try Image(size: Size(width: 60, height: 40)) { spec.draw(in: $0.bounds, on: $0) } }
      } catch {
        #expect(!"\(error)".isEmpty && !"\(error)".contains("\n"), "\(json)")
      }
    }
    // Changes are small, so that not all are errors.
    #expect(drawn > 0)
  }
}

import CanvasVegaLite
import Testing

/// Specifications that can't be drawn, with the message of each: the path, what was found, and what is allowed.
@Suite struct BrokenSpecTests {
  private static let encoding = #""encoding": {"x": {"field": "a"}, "y": {"field": "b", "type": "quantitative"}}"#

  @Test(arguments: [
    (#"{"mark": "bar", "encoding": {"a\nb": {}}}"#, #"encoding.a\nb: unknown"#),
    (#"{"hconcat": [{"\ncoding": {}}]}"#, #"hconcat[0].\ncoding: unknown; did you mean 'encoding'?"#),
  ]) func aNameWithALineEndIsEscaped(json: String, expected: String) throws {
    let found = try #require(message(json))
    #expect(found.hasPrefix(expected) && !found.contains("\n"), "\(found)")
  }

  @Test(arguments: [
    ("{", "1:2: the end of the file; a key in double quotes"),
    ("[]", "a list; must be an object with a mark, or with views"),
    ("7", "7; must be an object with a mark, or with views"),
    (#"{"mark": "bar"} x"#, "1:17: 'x'; the end of the file"),
    ("{}", "the specification: an object; mark, layer, facet, hconcat, vconcat, concat or repeat"),
    (
      #"{"$schema": "https://vega.github.io/schema/vega/v5.json"}"#,
      "$schema: 'https://vega.github.io/schema/vega/v5.js…'; must be a schema of Vega-Lite: Vega isn't drawn"
    ),
    (#"{"marc": "bar"}"#, "marc: unknown; did you mean 'mark'?"),
    (
      #"{"mark": "brr"}"#,
      "mark.type: 'brr'; arc, area, bar, circle, image, line, point, rect, rule, square, text, tick, trail, boxplot, errorbar, errorband"
    ),
    (#"{"mark": 3}"#, "mark: 3; an object"),
    (#"{"mark": {}}"#, "mark: an object; the name of a mark, such as bar or point"),
    (#"{"mark": {"type": 7}}"#, "mark.type: 7; the name of a mark, such as bar or point"),
    (#"{"mark": {"type": "bar", "colour": "red"}}"#, "mark.colour: unknown; did you mean 'color'?"),
    (#"{"mark": "bar", "encodings": {}}"#, "encodings: unknown; did you mean 'encoding'?"),
    (#"{"mark": "bar", "encoding": []}"#, "encoding: a list; an object"),
  ]) func aDocumentIsRefused(json: String, expected: String) { #expect(message(json) == expected) }

  @Test(arguments: [
    (
      view(#""mark": "bar", "encoding": {"colour": {"field": "a"}}"#), "encoding.colour: unknown; did you mean 'color'?"
    ),
    (view(#""mark": "bar", "encoding": {"x": "a"}"#), "encoding.x: 'a'; an object"),
    (view(#""mark": "bar", "encoding": {"x": {"feild": "a"}}"#), "encoding.x.feild: unknown; did you mean 'field'?"),
    (view(#""mark": "bar", "encoding": {"x": {"field": 3}}"#), "encoding.x.field: 3; a field's name"),
    (
      view(#""mark": "bar", "encoding": {"x": {"field": "a", "type": "number"}}"#),
      "encoding.x.type: 'number'; quantitative, temporal, ordinal or nominal"
    ),
    (
      view(#""mark": "bar", "encoding": {"x": {"field": "a", "aggregate": "average2"}}"#),
      "encoding.x.aggregate: 'average2'; count, valid, missing, distinct, sum, product, mean, average, variance, variancep, stdev, stdevp, stderr, median, q1, q3, ci0, ci1, min, max, argmin, argmax, values, exponential, exponentialb"
    ),
    (
      view(#""mark": "bar", "encoding": {"x": {"field": "a", "timeUnit": "fortnight"}}"#),
      "encoding.x.timeUnit: 'fortnight'; a time unit such as yearmonth, day or hoursminutes"
    ),
    (
      view(#""mark": "bar", "encoding": {"x": {"field": "a", "axis": {"tittle": "x"}}}"#),
      "encoding.x.axis.tittle: unknown; did you mean 'title'?"
    ),
    (view(#""mark": "bar", "encoding": {"x": {"field": "a", "axis": 3}}"#), "encoding.x.axis: 3; an object"),
    (
      view(#""mark": "bar", "encoding": {"x": {"field": "a", "scale": {"tpye": "log"}}}"#),
      "encoding.x.scale.tpye: unknown; a scale has no such property"
    ),
    (
      view(#""mark": "bar", "encoding": {"x": {"field": "a", "scale": {"type": "cubic"}}}"#),
      "encoding.x.scale.type: 'cubic'; linear, log, pow, sqrt, symlog, identity, sequential, time, utc, band, point, ordinal, quantile, quantize, threshold, bin-ordinal"
    ),
    (
      view(#""mark": "bar", "encoding": {"color": {"field": "a", "legend": {"orientation": "top"}}}"#),
      "encoding.color.legend.orientation: unknown; a legend has no such property"
    ),
    (
      view(#""mark": "bar", "encoding": {"x": {"field": "a", "sort": 4}}"#),
      "encoding.x.sort: 4; a list, ascending, descending, x, -x, y, -y, color, -color, fill, -fill, stroke, -stroke, strokeWidth, -strokeWidth, size, -size, shape, -shape, opacity, -opacity, fillOpacity, -fillOpacity, strokeOpacity, -strokeOpacity, text, -text"
    ),
    (
      view(#""mark": "bar", "encoding": {"x": {"field": "b", "bin": 4}}"#),
      "encoding.x.bin: 4; true, false, binned, or an object"
    ),
    (
      view(#""mark": "bar", "encoding": {"x": {"field": "b", "bin": {"step": 0}}}"#),
      "encoding.x.bin: an object; a step above 0"
    ),
    (
      view(#""mark": "bar", "encoding": {"x": {"field": "b", "bin": {"maxbin": 5}}}"#),
      "encoding.x.bin.maxbin: unknown; did you mean 'maxbins'?"
    ),
    (
      view(#""mark": "bar", "encoding": {"color": {"condition": {"value": "red"}, "value": "gray"}}"#),
      "encoding.color.condition: an object; a test or a param"
    ),
    (
      view(#""mark": "bar", "encoding": {"color": {"condition": {"test": "datum.b >", "value": "red"}}}"#),
      "encoding.color.condition.test: 'datum.b >': character 9: found the end; a value must follow"
    ),
    (
      view(#""mark": "bar", "encoding": {"longitude": {"field": "a"}}"#),
      "encoding.longitude: an object; no maps; places on the earth aren't drawn"
    ),
    (
      view(#""mark": "geoshape""#),
      "mark.type: 'geoshape'; arc, area, bar, circle, image, line, point, rect, rule, square, text, tick, trail, boxplot, errorbar, errorband"
    ),
    (
      view(#""mark": {"type": "bar", "color": {"expr": "nope"}}"#),
      "mark.color: 'nope': character 0: found `nope`; there is no such signal"
    ),
    (view(#""mark": "boxplot""#), "the specification: an object; a field along x"),
  ]) func aMarkOrAChannelIsRefused(json: String, expected: String) { #expect(message(json) == expected) }

  @Test(arguments: [
    (
      #"{"data": {"url": "x.csv"}, "mark": "bar"}"#,
      "data.url: 'x.csv'; values; no file may be read without a folder of data"
    ),
    (
      #"{"data": {"url": "https://a.b/x.csv"}, "mark": "bar"}"#,
      "data.url: 'https://a.b/x.csv'; a file; there is no network"
    ),
    (#"{"data": {"values": 3}, "mark": "bar"}"#, "data.values: 3; a list, an object or a text"),
    (#"{"data": {"name": "none"}, "mark": "bar"}"#, "data.name: 'none'; the name of one of datasets"),
    (#"{"data": {}, "mark": "bar"}"#, "data: an object; url, values, sequence, or the name of one of datasets"),
    (#"{"data": [1], "mark": "bar"}"#, "data: a list; an object"),
    (#"{"data": {"vaules": []}, "mark": "bar"}"#, "data.vaules: unknown; did you mean 'values'?"),
    (
      #"{"data": {"sequence": {"start": 0}}, "mark": "bar"}"#,
      "data.sequence: an object; a sequence with start and stop"
    ),
    (
      #"{"data": {"sequence": {"start": 0, "stop": 1e12}}, "mark": "bar"}"#,
      "data.sequence: sequence: 1000000000000 rows; at most 1000000"
    ),
    (
      #"{"data": {"values": "v\n1", "format": {"type": "dsv", "delimiter": "ab"}}, "mark": "bar"}"#,
      "format.delimiter: a comma, tab, semicolon or bar"
    ),
    (
      #"{"data": {"values": [{"v": "x"}], "format": {"parse": {"v": "float"}}}, "mark": "bar"}"#,
      "data.format.parse.v: 'float'; number, boolean, string, date or date:'%Y'"
    ),
    (#"{"data": {"sphere": true}, "mark": "bar"}"#, "data.sphere: true; no maps; shapes of the earth aren't drawn"),
  ]) func dataIsRefused(json: String, expected: String) { #expect(message(json) == expected) }

  @Test(arguments: [
    (
      view(#""transform": [{"fitler": "true"}], \#(encoding), "mark": "bar""#),
      "transform[0].fitler: unknown; did you mean 'filter'?"
    ),
    (
      view(#""transform": [{"filter": "datum.b >"}], \#(encoding), "mark": "bar""#),
      "transform[0].filter: 'datum.b >': character 9: found the end; a value must follow"
    ),
    (
      view(#""transform": [{"filter": "nope > 1"}], \#(encoding), "mark": "bar""#),
      "transform[0].filter: 'nope > 1': character 0: found `nope`; there is no such signal"
    ),
    (
      view(#""transform": [{"filter": "eval(1)"}], \#(encoding), "mark": "bar""#),
      "transform[0].filter: 'eval(1)': character 0: found `eval(1)`; there is no such function"
    ),
    (
      view(#""transform": [{"filter": {"param": "nope"}}], \#(encoding), "mark": "bar""#),
      "transform[0].filter.param: 'nope'; the name of a parameter"
    ),
    (
      view(#""transform": [{"filter": {"field": "b"}}], \#(encoding), "mark": "bar""#),
      "transform[0].filter: an object; equal, lt, lte, gt, gte, range, oneOf or valid"
    ),
    (
      view(#""transform": [{"filter": {"field": "b", "equals": 3}}], \#(encoding), "mark": "bar""#),
      "transform[0].filter.equals: unknown; did you mean 'equal'?"
    ),
    (
      view(#""transform": [{"calculate": "1"}], \#(encoding), "mark": "bar""#),
      "transform[0]: an object; calculate with as"
    ),
    (
      view(#""transform": [{"aggregate": [{"op": "middle", "field": "b"}]}], \#(encoding), "mark": "bar""#),
      "transform[0].aggregate[0].op: 'middle'; count, valid, missing, distinct, sum, product, mean, average, variance, variancep, stdev, stdevp, stderr, median, q1, q3, ci0, ci1, min, max, argmin, argmax, values, exponential, exponentialb"
    ),
    (
      view(#""transform": [{"window": [{"op": "mid", "as": "x"}]}], \#(encoding), "mark": "bar""#),
      "transform[0].window[0]: an object; an object with an op such as row_number, rank, lag or mean"
    ),
    (
      view(#""transform": [{"lookup": "a"}], \#(encoding), "mark": "bar""#), "transform[0]: an object; lookup with from"
    ),
    (
      view(
        #""transform": [{"lookup": "a", "from": {"data": {"url": "x.json"}, "key": "a"}}], \#(encoding), "mark": "bar""#
      ), "transform[0].from.data.url: 'x.json'; values; no file may be read without a folder of data"
    ),
    (
      view(#""transform": [{"regression": "b", "on": "c", "method": "cubic"}], \#(encoding), "mark": "bar""#),
      "transform[0]: an object; linear, log, exp, pow, quad or poly as method"
    ),
    (
      view(#""transform": [{"pivot": "a"}], \#(encoding), "mark": "bar""#),
      "transform[0]: an object; pivot with a value"
    ),
    (
      view(#""transform": [{"impute": "b"}], \#(encoding), "mark": "bar""#),
      "transform[0]: an object; impute with a key"
    ),
    (view(#""transform": {"filter": "true"}, \#(encoding), "mark": "bar""#), "transform: an object; a list"),
    (view(#""transform": [3], \#(encoding), "mark": "bar""#), "transform[0]: 3; an object"),
  ]) func aTransformIsRefused(json: String, expected: String) { #expect(message(json) == expected) }

  @Test(arguments: [
    (
      view(#""mark": "bar", "projection": {"type": "mercator"}"#),
      "projection: an object; no maps; projections aren't drawn"
    ),
    (view(#""layer": 3"#), "layer: 3; a list"),
    (view(#""layer": [3]"#), "layer[0]: 3; an object"),
    (view(#""layer": [{}]"#), "layer[0]: an object; mark, layer, facet, hconcat, vconcat, concat or repeat"),
    (
      view(#""hconcat": [{"mark": "bar"}, {"mark": "bar", "encoding": {"x": {"feld": "a"}}}]"#),
      "hconcat[1].encoding.x.feld: unknown; did you mean 'field'?"
    ),
    (
      view(#""facet": {"field": "a"}, "spec": {"mark": "brr"}"#),
      "spec.mark.type: 'brr'; arc, area, bar, circle, image, line, point, rect, rule, square, text, tick, trail, boxplot, errorbar, errorband"
    ),
    (view(#""repeat": ["b"]"#), "the specification: an object; repeat with a spec"),
    (
      view(#""repeat": 3, "spec": {"mark": "bar"}"#),
      "repeat: 3; a list, or an object of row, column, layer"
    ),
    (view(#""repeat": {"rows": ["b"]}, "spec": {"mark": "bar"}"#), "repeat.rows: unknown; did you mean 'row'?"),
    (
      view(#""repeat": ["b"], "spec": {"mark": "bar", "encoding": {"x": {"field": {"repeat": "row"}}}}"#),
      "concat[0].encoding.x.field: an object; a field's name, or a repeated field inside of repeat"
    ),
    (view(#""mark": "bar", "width": -3"#), "width: -3; a number of at least 0, or a step"),
    (view(#""mark": "bar", "width": "wide""#), "width: 'wide'; a number, or an object with a step"),
    (view(#""mark": "bar", "height": {"stop": 3}"#), "height: an object; a number, or an object with a step"),
    (view(#""mark": "bar", "title": {"txt": "a"}"#), "title.txt: unknown; did you mean 'text'?"),
    (view(#""mark": "bar", "resolve": {"scales": {}}"#), "resolve.scales: unknown; did you mean 'scale'?"),
    (view(#""mark": "bar", "params": [{"value": 3}]"#), "params[0]: an object; a parameter with a name"),
    (
      view(#""mark": "bar", "params": [{"name": "p", "expr": "1 +"}]"#),
      "params[0]: '1 +': character 3: found the end; a value must follow"
    ),
    (
      view(#""mark": "bar", "params": [{"name": "p", "expr": "nope"}]"#),
      "params[0]: 'nope': character 0: found `nope`; there is no such signal"
    ),
    (view(#""mark": "bar", "config": 3"#), "config: 3; an object"),
    (view(#""concat": [{"mark": "bar"}], "columns": 1.5"#), "columns: 1.5; a whole number"),
  ]) func aViewIsRefused(json: String, expected: String) { #expect(message(json) == expected) }

  @Test(arguments: [("layer", 30), ("hconcat", 200), ("vconcat", 21)])
  func viewsInsideOfEachOtherHaveALimit(name: String, depth: Int) {
    let json =
      String(repeating: "{\"\(name)\": [", count: depth) + #"{"mark": "bar"}"# + String(repeating: "]}", count: depth)
    let path = Array(repeating: "\(name)[0]", count: 20).joined(separator: ".")
    #expect(message(json) == "\(path): an object; at most 20 views inside of each other")
  }

  @Test func listsInsideOfEachOtherHaveALimit() {
    #expect(
      message(String(repeating: "[", count: 100_000)) == "1:513: lists inside lists; at most 512 levels")
  }

  @Test func aLenientReaderNotesWhatIsUnknown() throws {
    let json = view(
      #""mark": {"type": "bar", "colour": "red"}, "encoding": {"x": {"field": "a", "axis": {"tittle": "x"}}}"#)
    let spec = try read(json, isLenient: true)
    #expect(
      Set(spec.notes.map(\.description)) == [
        "mark.colour: unknown; did you mean 'color'?", "encoding.x.axis.tittle: unknown; did you mean 'title'?",
      ])
  }

  @Test func anErrorIsOneLine() {
    let text = message(#"{"mark": "a\nb"}"#)
    #expect(text?.contains("\n") == false)
    #expect(text?.hasPrefix("mark.type: ") == true)
  }
}

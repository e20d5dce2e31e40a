import CanvasVegaLite
import Testing

/// What a specification may say: names and values that would be ignored are errors, or notes of a lenient reader.
@Suite struct CheckingTests {
  private static let places = #""x": {"field": "a"}, "y": {"field": "b", "type": "quantitative"}"#

  /// A bar chart with some members of its mark, and some beside it.
  private static func bars(_ mark: String, _ more: String = "") -> String {
    view(#""mark": {"type": "bar"\#(mark)}, "encoding": {\#(places)}\#(more)"#)
  }

  /// A bar chart with a channel.
  private static func channel(_ json: String) -> String {
    view(#""mark": "bar", "encoding": {\#(places), \#(json)}"#)
  }

  private static let color = "a colour of CSS, such as steelblue or #4c78a8"

  @Test(arguments: [
    (bars(#", "color": "bleu""#), "mark.color: 'bleu'; \(color)"),
    (bars(#", "color": "stealblue""#), "mark.color: 'stealblue'; \(color); did you mean 'steelblue'?"),
    (bars(##", "stroke": "#12""##), "mark.stroke: '#12'; \(color)"),
    (bars(#", "fill": 3"#), "mark.fill: 3; \(color)"),
    (
      bars(#", "color": {"gradient": "linear", "stops": [{"offset": 0, "color": "whit"}]}"#),
      "mark.color.stops[0].color: 'whit'; \(color); did you mean 'white'?"
    ),
    (channel(#""opacity": {"value": "hello"}"#), "encoding.opacity.value: 'hello'; a number"),
    (
      channel(#""size": {"condition": {"test": "datum.a > 1", "value": "big"}, "value": 30}"#),
      "encoding.size.condition.value: 'big'; a number"
    ),
    (bars(#", "point": "maybe""#), "mark.point: 'maybe'; transparent, true or false"),
    (channel(#""color": {"value": "rad"}"#), "encoding.color.value: 'rad'; \(color); did you mean 'red'?"),
    (
      channel(#""fill": {"condition": {"test": "datum.b > 30", "value": "tael"}, "value": "gray"}"#),
      "encoding.fill.condition.value: 'tael'; \(color)"
    ),
    (
      channel(#""color": {"field": "a", "scale": {"range": ["red", "grean"]}}"#),
      "encoding.color.scale.range[1]: 'grean'; category, ordinal, ramp, heatmap, diverging, symbol, width, height, \(color); did you mean 'green'?"
    ),
    (
      channel(#""color": {"field": "a", "scale": {"scheme": "viridi"}}"#),
      "encoding.color.scale.scheme: 'viridi'; a colour scheme, such as blues or tableau10; did you mean 'viridis'?"
    ),
    (
      channel(#""color": {"field": "a", "scale": {"scheme": {"name": "zzz"}}}"#),
      "encoding.color.scale.scheme.name: 'zzz'; a colour scheme, such as blues or tableau10"
    ),
    (
      channel(#""color": {"field": "a", "legend": {"labelColor": "blak"}}"#),
      "encoding.color.legend.labelColor: 'blak'; \(color); did you mean 'black'?"
    ),
    (
      view(
        #""mark": "bar", "encoding": {"x": {"field": "a", "axis": {"labelColor": {"condition": {"test": "true", "value": "bleu"}, "value": "red"}}}}"#
      ),
      "encoding.x.axis.labelColor.condition.value: 'bleu'; \(color)"
    ),
    (bars("", #", "background": "whit""#), "background: 'whit'; \(color); did you mean 'white'?"),
    (bars("", #", "view": {"stroke": "blak"}"#), "view.stroke: 'blak'; \(color); did you mean 'black'?"),
    (bars("", #", "title": {"text": "T", "color": "x"}"#), "title.color: 'x'; \(color)"),
  ]) func anUnknownColourIsRefused(json: String, expected: String) { #expect(message(json) == expected) }

  @Test(arguments: [
    (
      bars(#", "interpolate": "monoton""#),
      "mark.interpolate: 'monoton'; linear, linear-closed, basis, basis-open, basis-closed, bundle, cardinal, cardinal-open, cardinal-closed, catmull-rom, catmull-rom-open, catmull-rom-closed, monotone, natural, step, step-before, step-after; did you mean 'monotone'?"
    ),
    (bars(#", "strokeCap": "flat""#), "mark.strokeCap: 'flat'; butt, round, square"),
    (bars(#", "orient": "up""#), "mark.orient: 'up'; horizontal, vertical"),
    (bars(#", "align": "centre""#), "mark.align: 'centre'; left, center, right; did you mean 'center'?"),
    (
      bars(#", "fontWeight": "heavy""#),
      "mark.fontWeight: 'heavy'; normal, bold, bolder, lighter, medium, semibold, a number"
    ),
    (
      bars(#", "shape": "sqare""#),
      "mark.shape: 'sqare'; circle, square, cross, diamond, triangle-up, triangle-down, triangle-right, triangle-left, triangle, arrow, wedge, stroke, or the data of a path; did you mean 'square'?"
    ),
    (bars(#", "opacity": "half""#), "mark.opacity: 'half'; a number"),
    (bars(#", "strokeDash": "4""#), "mark.strokeDash: '4'; a list of numbers"),
    (bars(#", "strokeDash": [4, "x"]"#), "mark.strokeDash[1]: 'x'; a number"),
    (bars(#", "clip": "yes""#), "mark.clip: 'yes'; true or false"),
    (
      channel(#""shape": {"value": "box"}"#),
      "encoding.shape.value: 'box'; circle, square, cross, diamond, triangle-up, triangle-down, triangle-right, triangle-left, triangle, arrow, wedge, stroke, or the data of a path"
    ),
    (
      channel(#""color": {"field": "a", "legend": {"orient": "middle"}}"#),
      "encoding.color.legend.orient: 'middle'; left, right, top, bottom, top-left, top-right, bottom-left, bottom-right, none"
    ),
    (
      channel(#""color": {"field": "b", "scale": {"zero": "no"}}"#),
      "encoding.color.scale.zero: 'no'; true or false"
    ),
    (
      channel(#""size": {"field": "b", "stack": "centre"}"#),
      "encoding.size.stack: 'centre'; true or false, zero, normalize, center; did you mean 'center'?"
    ),
    (bars("", #", "resolve": {"scale": {"y": "own"}}"#), "resolve.scale.y: 'own'; shared, independent"),
    (bars("", #", "resolve": {"scale": {"z": "shared"}}"#), "resolve.scale.z: unknown; resolve has no such property"),
    (bars("", #", "bounds": "tight""#), "bounds: 'tight'; full, flush"),
    (bars("", #", "autosize": "fill""#), "autosize: 'fill'; pad, fit, fit-x, fit-y, none"),
    (
      bars("", #", "params": [{"name": "p", "select": {"type": "brush"}}]"#),
      "params[0].select.type: 'brush'; point, interval"
    ),
    (
      bars("", #", "transform": [{"filter": "true", "as": "c"}]"#),
      "transform[0].as: unknown; such a transform has no such property"
    ),
    (
      bars("", #", "transform": [{"window": [{"op": "rank", "as": "r"}], "sort": [{"field": "b", "order": "up"}]}]"#),
      "transform[0].sort[0].order: 'up'; ascending, descending"
    ),
  ]) func anUnknownWordIsRefused(json: String, expected: String) { #expect(message(json) == expected) }

  @Test(arguments: [
    (#"{"barr": {}}"#, "config.barr: unknown; did you mean 'bar'?"),
    (#"{"colour": "red"}"#, "config.colour: unknown; config has no such property"),
    (#"{"mark": {"colour": "red"}}"#, "config.mark.colour: unknown; did you mean 'color'?"),
    (#"{"bar": {"color": "bleu"}}"#, "config.bar.color: 'bleu'; \(color)"),
    (#"{"axis": {"gridcolour": "red"}}"#, "config.axis.gridcolour: unknown; did you mean 'gridColor'?"),
    (#"{"axisX": {"labelAlign": "middle"}}"#, "config.axisX.labelAlign: 'middle'; left, center, right"),
    (#"{"legend": {"orientation": "top"}}"#, "config.legend.orientation: unknown; a legend has no such property"),
    (#"{"scale": {"minsize": 3}}"#, "config.scale.minsize: unknown; did you mean 'minSize'?"),
    (#"{"view": {"stroke": "blak"}}"#, "config.view.stroke: 'blak'; \(color); did you mean 'black'?"),
    (#"{"title": {"anchor": "left"}}"#, "config.title.anchor: 'left'; start, middle, end"),
    (#"{"style": {"own": {"fil": "red"}}}"#, "config.style.own.fil: unknown; did you mean 'fill'?"),
    (
      #"{"range": {"category": "tableau"}}"#,
      "config.range.category: 'tableau'; a colour scheme, such as blues or tableau10, \(color), category, ordinal, ramp, heatmap, diverging, symbol, width, height; did you mean 'tableau10'?"
    ),
    (
      #"{"range": {"category": ["red", 3]}}"#,
      "config.range.category[1]: 3; a colour scheme, such as blues or tableau10, \(color), category, ordinal, ramp, heatmap, diverging, symbol, width, height"
    ),
    (#"{"boxplot": {"median": {"color": "x"}}}"#, "config.boxplot.median.color: 'x'; \(color)"),
    (#"{"fieldTitle": "plane"}"#, "config.fieldTitle: 'plane'; verbal, functional, plain; did you mean 'plain'?"),
  ]) func anUnknownConfigIsRefused(config: String, expected: String) {
    #expect(message(Self.bars("", #", "config": \#(config)"#)) == expected)
  }

  @Test(arguments: [
    bars(#", "color": "none", "stroke": "transparent", "fill": null"#),
    bars(##", "color": "RebeccaPurple", "stroke": "#abc", "fill": "rgb(1, 2, 3)""##),
    bars(#", "color": {"expr": "'red'"}, "opacity": {"expr": "0.5"}"#),
    bars(#", "tooltip": {"content": "data"}, "style": ["a", "b"], "width": {"band": 0.5}"#),
    bars(#", "fontWeight": 600, "lineHeight": 12, "cornerRadius": 3"#),
    channel(#""shape": {"value": "M0,0L1,1L0,1Z"}, "tooltip": [{"field": "a", "what": "ever"}]"#),
    channel(
      #""color": {"field": "b", "type": "quantitative", "scale": {"scheme": {"name": "Blues-5", "extent": [0, 1]}}}"#),
    channel(
      #""color": {"field": "a", "scale": {"range": "ramp"}, "legend": {"tickCount": {"interval": "month", "step": 2}}}"#
    ),
    bars(
      "",
      #", "config": {"view": {"width": 100, "height": 80}, "events": {}, "group": {"fill": 3}, "invalidValues": null}"#),
    bars(
      "",
      #", "config": {"style": {"bars": {"color": "red", "labelAngle": 20, "orient": "top"}}, "path": {}, "locale": {}}"#
    ),
    bars(
      "",
      #", "config": {"range": {"mine": ["navy", "red"], "symbol": ["circle", "M0,0L1,1"], "ramp": {"scheme": "reds"}}}"#
    ),
    bars("", #", "usermeta": {"any": {"thing": 1}}, "datasets": {"x": [{"mark": "nope"}]}"#),
  ]) func whatIsKnownIsAccepted(json: String) { #expect(message(json) == nil) }

  @Test(arguments: [
    (bars(#", "color": "bleu", "opacityy": 1"#), ["mark.color", "mark.opacityy"]),
    (channel(#""colour": {"field": "a"}"#), ["encoding.colour"]),
    (channel(#""size": {"field": "b", "bin": {"maxbin": 5}}"#), ["encoding.size.bin.maxbin"]),
    (
      view(#""mark": "bar", "encoding": {"x": {"field": "d", "timeUnit": {"unit": "month", "stp": 2}}}"#),
      ["encoding.x.timeUnit.stp"]
    ),
    (
      channel(#""color": {"condition": {"test": {"field": "b", "gt": 30, "gtt": 3}, "value": "red", "vlaue": 1}}"#),
      ["encoding.color.condition.test.gtt", "encoding.color.condition.vlaue"]
    ),
    (
      #"{"data": {"sequence": {"start": 0, "stop": 3, "stepp": 1}}, "mark": "bar", "encoding": {"x": {"field": "data"}}}"#,
      ["data.sequence.stepp"]
    ),
    (
      #"{"data": {"values": "a,b\n1,2", "format": {"type": "csv", "head": true}, "valus": 1}, "mark": "bar"}"#,
      ["data.format.head", "data.valus"]
    ),
    (
      view(#""layer": [{"mark": "bar"}], "resolve": {"scales": {}, "axis": {"z": "shared"}}"#),
      ["resolve.axis.z", "resolve.scales"]
    ),
    (
      view(#""repeat": {"row": ["b"], "rows": []}, "spec": {"mark": "bar", "encodings": {}}"#),
      ["repeat.rows", "spec.encodings"]
    ),
    (
      bars("", #", "transform": [{"filter": {"field": "b", "gt": 1, "equals": 3}}, {"window": [], "srt": []}]"#),
      ["transform[0].filter.equals", "transform[1].srt"]
    ),
    (
      bars("", #", "config": {"axis": {"grd": 1}, "nope": {}}, "titel": "T""#),
      ["config.axis.grd", "config.nope", "titel"]
    ),
    (
      view(
        #""layer": [{"mark": {"type": "bar", "poin": 1}}, {"mark": "boxplot", "encoding": {"x": {"field": "b", "type": "quantitative", "sclae": {}}}}]"#
      ),
      ["layer[0].mark.poin", "layer[1].encoding.x.sclae"]
    ),
  ]) func aLenientReaderNotesEverythingThatIsUnknown(json: String, paths: [String]) throws {
    #expect(message(json)?.hasPrefix(paths[0] + ": ") == true)
    let notes = try read(json, isLenient: true).notes
    #expect(Set(notes.map(\.place)) == Set(paths))
    #expect(notes.count == paths.count)
  }

  @Test(arguments: [
    (channel(#""size": {"field": "b", "type": "quant"}"#), "encoding.size.type"),
    (channel(#""size": {"field": "b", "aggregate": "summ"}"#), "encoding.size.aggregate"),
    (channel(#""size": {"field": "b", "scale": {"type": "lineer", "domainRaw": 5}}"#), "encoding.size.scale.domainRaw"),
    (channel(#""size": {"field": "b", "scale": {"domain": "b"}}"#), "encoding.size.scale.domain"),
    (channel(#""size": {"field": "b", "scale": {"range": 5}}"#), "encoding.size.scale.range"),
    (channel(#""size": {"field": "b", "sort": "up"}"#), "encoding.size.sort"),
    (channel(#""detail": {"field": "d", "timeUnit": "yeer"}"#), "encoding.detail.timeUnit"),
    (bars(#", "orient": "up""#), "mark.orient"),
  ]) func aLenientReaderLeavesOutWhatCannotBeDrawn(json: String, path: String) throws {
    #expect(message(json)?.hasPrefix(path + ": ") == true)
    let note = try #require(try read(json, isLenient: true).notes.first)
    #expect(note.place == path && note.kind == .invalid && note.isLoss)
  }

  @Test(arguments: [
    (#"{"mark": "bat"}"#, "mark"),
    (view(#""mark": "bar", "transform": [{"filter": "datum.b >"}]"#), "transform[0].filter"),
    (view(#""mark": "bar", "transform": [{"window": [{"op": "rnk", "as": "c"}]}]"#), "transform[0].window[0]"),
  ]) func aLenientReaderDrawsNoOtherChart(json: String, path: String) {
    #expect {
      _ = try read(json, isLenient: true)
    } throws: { error in
      "\(error)".hasPrefix(path)
    }
  }
}

import Canvas
import CanvasCharts
import CanvasVegaLite

extension Target {
  /// Bytes as a Vega-Lite specification, with the look that the first byte says; its picture.
  static let specs = Target(
    name: "specs",
    seeds: {
      let data =
        #""data": {"values": [{"a": "A", "b": 28, "d": "2024-01-01"}, {"a": "B", "b": -5, "d": "2025-02-01"}]}"#
      let y = #""y": {"field": "b", "type": "quantitative"}"#
      return [
        #"{\#(data), "mark": "bar", "encoding": {"x": {"field": "a", "sort": "-y"}, \#(y), "color": {"field": "a"}}}"#,
        #"{\#(data), "mark": "line", "encoding": {"x": {"field": "d", "timeUnit": "yearmonth"}, \#(y)}}"#,
        #"{\#(data), "mark": "arc", "encoding": {"theta": {"aggregate": "count"}, "color": {"field": "a"}}}"#,
        #"{\#(data), "mark": "boxplot", "encoding": {"x": {"field": "a"}, \#(y)}}"#,
        #"{\#(data), "mark": "point", "encoding": {"row": {"field": "a"}, "x": {"field": "b", "bin": true}, \#(y)}}"#,
        #"{\#(data), "layer": [{"mark": "area"}, {"mark": "rule", "encoding": {"y": {"datum": 3}}}], "encoding": {\#(y)}}"#,
        #"{\#(data), "transform": [{"filter": "datum.b > 1"}, {"calculate": "log(datum.b)", "as": "c"}], "mark": "text", "encoding": {"text": {"field": "c", "format": ".2s"}}}"#,
        #"{\#(data), "repeat": ["a", "b"], "spec": {"mark": "tick", "encoding": {"x": {"field": {"repeat": "repeat"}}}}}"#,
        #"{\#(data), "params": [{"name": "p", "value": 3}], "mark": {"type": "bar", "size": {"expr": "p * 2"}}, "config": {"bar": {"color": "teal"}}}"#,
      ].enumerated().map { [UInt8($0.offset % 6)] + Array($0.element.utf8) }
    },
    run: { bytes in
      var input = Input(bytes)
      let kind = input.number(below: 6)
      let theme = VegaLiteSpec.Theme.allCases[kind % VegaLiteSpec.Theme.allCases.count]
      do {
        let fonts = ChartFonts(sampleFont)
        let spec = try VegaLiteSpec(json: Array(input.rest), theme: theme, fonts: fonts, isLenient: kind >= 3)
        require(spec.idealSize.width.isFinite && spec.idealSize.height.isFinite, "a chart has a size")
        try drawn { spec.draw(in: $0.bounds, on: $0) }
      } catch let error as VegaLiteError {
        require(!error.description.contains("\n"), "an error is one line")
      }
    })
}

import Canvas
import CanvasCharts
import CanvasFrames
import CanvasTables
import CanvasVegaLite

extension Target {
  /// Bytes as a specification of Vega-Lite, or, with a first byte below 64, as an expression over two rows.
  static let specs = Target(
    name: "specs", mostSeconds: 10,
    seeds: {
      let rows =
        #""data":{"values":[{"a":1,"b":"x","t":"2020-01-05"},{"a":2.5,"b":"y","t":"2021-03-01"},{"a":null,"b":"x"}]}"#
      let specs = [
        #"{DATA,"mark":"bar","encoding":{"x":{"field":"b"},"y":{"aggregate":"mean","field":"a"}}}"#,
        #"{DATA,"mark":{"type":"line","point":true},"encoding":{"x":{"timeUnit":"yearmonth","field":"t"},"y":{"field":"a","type":"quantitative","scale":{"type":"log"}},"color":{"field":"b"}}}"#,
        #"{DATA,"mark":"area","encoding":{"x":{"field":"t","type":"temporal"},"y":{"field":"a","type":"quantitative","stack":"normalize"},"color":{"field":"b","scale":{"scheme":"viridis"}}}}"#,
        #"{DATA,"transform":[{"filter":"datum.a > 1"},{"calculate":"datum.a*2+length(datum.b)","as":"c"},{"bin":true,"field":"c","as":"d"}],"mark":"point","encoding":{"x":{"field":"c","type":"quantitative","bin":true},"y":{"field":"a","type":"quantitative"},"size":{"aggregate":"count"},"row":{"field":"b"}}}"#,
        #"{DATA,"mark":"boxplot","encoding":{"x":{"field":"b"},"y":{"field":"a","type":"quantitative"}}}"#,
        #"{DATA,"mark":{"type":"errorbar","extent":"ci","ticks":true},"encoding":{"y":{"field":"b"},"x":{"field":"a","type":"quantitative"}}}"#,
        #"{DATA,"mark":"arc","encoding":{"theta":{"field":"a","type":"quantitative"},"color":{"field":"b","legend":{"orient":"bottom"}}}}"#,
        #"{DATA,"mark":"rect","encoding":{"x":{"bin":{"maxbins":5},"field":"a"},"y":{"field":"b","sort":"-x"},"color":{"aggregate":"sum","field":"a","scale":{"domainMid":0}}}}"#,
        #"{DATA,"hconcat":[{"mark":"tick","encoding":{"x":{"field":"a","type":"quantitative"}}},{"mark":{"type":"text","angle":30},"encoding":{"text":{"field":"a","format":".2f"},"y":{"field":"b"}}}],"resolve":{"scale":{"color":"independent"}}}"#,
        #"{DATA,"repeat":{"row":["a","b"]},"spec":{"mark":"trail","encoding":{"x":{"field":{"repeat":"row"},"type":"quantitative"},"y":{"field":"a"}}}}"#,
        #"{DATA,"params":[{"name":"p","value":3},{"name":"s","select":"interval"}],"layer":[{"mark":"rule","encoding":{"y":{"datum":{"expr":"p"}}}},{"mark":"circle","encoding":{"color":{"condition":{"param":"s","value":"red"},"value":"grey"}}}]}"#,
        #"{DATA,"transform":[{"window":[{"op":"rank","as":"r"}],"sort":[{"field":"a"}]},{"density":"a"},{"loess":"density","on":"value"},{"fold":["value","density"]},{"pivot":"key","value":"value"},{"impute":"a","key":"b","value":0},{"regression":"a","on":"b","method":"poly"}],"mark":"point"}"#,
      ]
      let expressions = [
        "datum.a + 1 > 2 ? 'x' : format(datum.a, '.2f')", "test(/a(b|c)*d?/i, datum.b) && !isNaN(+datum.t)",
        "timeFormat(datetime(2020, 1, 29), '%Y-%b') + [1,2,3][1]",
      ]
      return specs.map { [255] + Array($0.replacing("DATA", with: rows).utf8) }
        + expressions.map { [0] + Array($0.utf8) }
    },
    run: { bytes in
      var input = Input(bytes)
      let kind = input.byte()
      if kind < 64 { return try expression(Array(input.rest)) }
      let fonts = ChartFonts(sampleFont)
      do throws(VegaLiteError) {
        let theme = VegaLiteSpec.Theme.allCases[Int(kind) % 3]
        let spec = try VegaLiteSpec(json: Array(input.rest), theme: theme, fonts: fonts, isLenient: kind & 1 == 0)
        let size = spec.idealSize
        require(size.height.isFinite && size.width <= 20_000, "a size beyond the limit: \(spec.idealSize)")
        try? drawn(Size(width: 160, height: 120)) { context in spec.draw(in: context.bounds, on: context) }
      } catch {
        require(!error.description.contains("\n"), "an error of two lines: \(error)")
      }
    })

  private static func expression(_ bytes: [UInt8]) throws {
    let expression = try Expression(String(decoding: bytes, as: UTF8.self))
    var frame = DataFrame(rowCount: 2)
    frame["a"] = .numbers([1, -2.5])
    frame["b"] = .texts(["x", "1e3"])
    frame["t"] = .values([.time(1_577_836_800_000), .null])
    var environment = ExpressionEnvironment(remainingSteps: 1_000_000)
    for row in 0..<2 { _ = try expression.value(at: row, of: frame, &environment) }
  }
}

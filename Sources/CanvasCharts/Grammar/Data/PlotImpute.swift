package import CanvasFrames
package import CanvasTables

/// How missing rows of a series are filled, with Vega-Lite's names: `method`, `value`, `keyvals`, `frame`.
package struct PlotImpute: Sendable {
  package let method: ImputeMethod
  package let keys: [DataValue]

  package init(_ settings: PlotSettings) {
    if let operation = settings.text("method").flatMap(AggregateOperation.init) {
      var frame = WindowFrame(before: nil, after: nil)
      if case .list(let ends) = settings["frame"], ends.count == 2 {
        func rows(_ value: DataValue) -> Int? { value.number.flatMap { Int(exactly: $0.rounded()) } }
        frame = WindowFrame(before: rows(ends[0]), after: rows(ends[1]))
      }
      method = .measure(operation, frame)
    } else {
      method = .value(settings["value"] ?? .null)
    }
    switch settings["keyvals"] {
    case .list(let list): keys = list
    case .record(let members):
      let parts = PlotSettings(members)
      let (start, step) = (parts.number("start") ?? 0, parts.number("step") ?? 1)
      let stop = parts.number("stop") ?? 0
      let count = step == 0 ? 0 : min(max(((stop - start) / step).rounded(.up), 0), 100_000)
      keys = (0..<(Int(exactly: count) ?? 0)).map { .number(start + Double($0) * step) }
    default: keys = []
    }
  }
}

extension DataFrame {
  /// The rows with those that are missing filled.
  package func imputed(
    _ field: FieldPath, key: FieldPath, by groups: [FieldPath], _ impute: PlotImpute
  ) throws(TransformError) -> DataFrame {
    try imputed(field, key: key, keys: impute.keys, by: groups, method: impute.method)
  }
}

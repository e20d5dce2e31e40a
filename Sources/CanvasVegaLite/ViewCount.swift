/// How much a view becomes when its short forms are written out, counted before they are.
struct ViewCount {
  /// The number of plots.
  private var plots = 1.0
  /// The number of views with a mark. A mark that is made of several counts as six.
  private var units = 1.0
  /// The number of values in the specification of the views.
  private var values = 1.0

  private static let valueLimit = 5_000_000

  /// Counts a view, and throws if it is too many views. Other errors are left to those who read it.
  init(_ view: SpecNode, depth: Int) throws(PlotError) {
    guard depth < SpecNormalizer.depthLimit else { return }
    if let repeater = view["repeat"] {
      if let spec = view["spec"] { self = try ViewCount(spec, depth: depth + 1) }
      let inner = units
      var counts: [Int] = []
      for (name, list) in ["row", "column", "layer"].map({ ($0, repeater[$0]) }) + [("", repeater)] {
        guard let count = list?.elements?.count else { continue }
        counts.append(count)
        if name != "layer" { plots *= Double(count) }
        (units, values) = (units * Double(count), values * Double(count))
      }
      if inner != 1 { counts.append(Int(inner)) }
      try check(repeater, counts.map(String.init).joined(separator: " × "))
    } else if let inner = view["spec"], view["facet"] != nil {
      self = try ViewCount(inner, depth: depth + 1)
    } else if let (name, views) = ["layer", "hconcat", "vconcat", "concat"].lazy.compactMap({ name in
      view[name].map { (name, $0) }
    }).first {
      (plots, units, values) = (name == "layer" ? 1 : 0, 0, 0)
      for view in views.elements ?? [] {
        let inner = try ViewCount(view, depth: depth + 1)
        if name != "layer" { plots += inner.plots }
        (units, values) = (units + inner.units, values + inner.values)
      }
      try check(views, nil)
    } else {
      let mark = view["mark"].map { $0["type"] ?? $0 }?.value.text ?? ""
      if ["boxplot", "errorbar", "errorband"].contains(mark) { units = 6 }
      values = view.value.size(0)
    }
  }

  private func check(_ node: SpecNode, _ product: String?) throws(PlotError) {
    for (what, count, limit) in [
      ("plots", plots, PlotTree.plotLimit), ("views", units, PlotTree.unitLimit), ("values", values, Self.valueLimit),
    ] where count > Double(limit) {
      let shown = what == "values" ? nil : product
      throw PlotError("\(node.path): \(shown ?? DataValue.number(count).name) \(what); at most \(limit)")
    }
  }
}

extension DataValue {
  /// The number of values in a value, with itself.
  fileprivate func size(_ depth: Int) -> Double {
    guard depth < 200 else { return 1 }
    return switch self {
    case .record(let members): members.values.reduce(1) { $0 + $1.size(depth + 1) }
    case .list(let values): values.reduce(1) { $0 + $1.size(depth + 1) }
    case .null, .undefined, .bool, .number, .text, .time: 1
    }
  }
}

extension PlotMark {
  /// The direction in which a mark's values run. Nil if it has none, as points.
  ///
  /// The rules are Vega-Lite's: a quantity beside a name or a time is the value, an aggregate beside a plain quantity
  /// too, and two quantities make vertical marks.
  func orientation(_ channels: [PlotChannelName: PlotChannel], _ config: PlotConfig) -> Orientation? {
    if let base { return PlotMark(base, own).orientation(channels, config) }
    guard !kind.isSymbol, kind != .rect, kind != .image, kind != .arc else { return nil }
    let given = options(config).orientation
    let (x, y, x2, y2) = (channels[.x], channels[.y], channels[.x2], channels[.y2])
    if kind == .bar || kind == .text {
      if let x, x.hasField, x.bin.isBinned || (y?.hasField == true && y?.aggregate != nil && x.aggregate == nil) {
        return .vertical
      }
      if let y, y.hasField, y.bin.isBinned || (x?.hasField == true && x?.aggregate != nil && y.aggregate == nil) {
        return .horizontal
      }
      if x2 != nil || y2 != nil {
        if let given { return given }
        if x2 == nil { return x?.isMeasure == true && y?.bin.isBinned == true ? .horizontal : .vertical }
        if y2 == nil { return y?.isMeasure == true && x?.bin.isBinned == true ? .vertical : .horizontal }
      }
    }
    if kind == .bar || kind == .text || kind == .rule, x2 != nil, x?.bin.isBinned != true, y2 != nil,
      y?.bin.isBinned != true
    {
      return nil
    }
    if kind == .bar || kind == .text || kind == .rule || kind == .area {
      if y2 != nil { return y?.bin.isBinned == true ? .horizontal : .vertical }
      if x2 != nil { return x?.bin.isBinned == true ? .vertical : .horizontal }
      if kind == .rule {
        if x != nil, y == nil { return .vertical }
        if y != nil, x == nil { return .horizontal }
      }
    }
    return given ?? byTypes(x, y)
  }

  private func byTypes(_ x: PlotChannel?, _ y: PlotChannel?) -> Orientation? {
    let (xIsMeasure, yIsMeasure) = (x?.isMeasure == true, y?.isMeasure == true)
    if xIsMeasure, !yIsMeasure { return kind == .tick ? .vertical : .horizontal }
    if yIsMeasure, !xIsMeasure { return kind == .tick ? .horizontal : .vertical }
    if xIsMeasure { return .vertical }
    let (xIsTime, yIsTime) = (x?.type == .temporal, y?.type == .temporal)
    return xIsTime == yIsTime ? nil : xIsTime ? .vertical : .horizontal
  }
}

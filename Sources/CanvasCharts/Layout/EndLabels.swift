/// Names and last values at the right ends of lines and areas, moved apart so that they don't overlap.
struct EndLabels: Sendable {
  /// The content of the labels: names and values; only those of emphasised lines, below a legend of the others; or only
  /// values below a legend if the names don't fit.
  enum Content: Sendable, Equatable {
    case none, values, emphasized, all
  }

  /// A label before its layout.
  struct Item {
    let name: String
    let value: String
    /// The end of the line.
    let point: Point
    /// The colour of the line, or nil for a rule.
    let role: ColorRole?
  }

  var labels: [PlacedText] = []
  /// The lines from the ends of lines to labels that were moved.
  var leaders: [PanelLayout.Leader] = []

  /// The distance between the baselines of two labels, in points.
  static let pitch = 16.0
  /// The distance from the plot to the labels, without and with leaders to moved labels.
  private static let gap = 9.0
  private static let leaderGap = 22.0

  static func nameStyle(_ theme: ChartTheme) -> ChartTextStyle {
    ChartTextStyle(.semibold, size: theme.sizes.subtitle)
  }
  /// The style of a line's name: bold for few lines and for emphasised ones.
  private static func nameStyle(_ theme: ChartTheme, role: ColorRole?, isOfMany: Bool) -> ChartTextStyle {
    var style = nameStyle(theme)
    if role == .muted || isOfMany, role != nil { style.weight = .regular }
    if role == .muted { style.ink = .second }
    return style
  }
  /// The most lines whose names are all bold.
  static let maximumBold = 5

  static func valueStyle(_ theme: ChartTheme) -> ChartTextStyle {
    ChartTextStyle(.regular, size: theme.sizes.subtitle, ink: .second)
  }

  /// The width of the labels at the right of a plot, in points, including leaders if labels may be moved.
  static func width(
    of items: [(name: String, value: String)], theme: ChartTheme, measurer: TextMeasurer, hasLeaders: Bool = true
  ) -> Double {
    let widest =
      items.map { item in
        measurer.width(of: item.name, nameStyle(theme)) + (item.name.isEmpty || item.value.isEmpty ? 0 : 5)
          + measurer.width(of: item.value, valueStyle(theme))
      }.max() ?? 0
    return widest + (items.count > 1 && hasLeaders ? leaderGap : gap)
  }

  /// Which labels need a leader: those that were moved, and neighbours that touch them.
  private static func isLed(from places: [Double], to middles: [Double]) -> [Bool] {
    var result: [Bool] = []
    for index in middles.indices {
      let isMoved = abs(places[index] - middles[index]) > 2
      let isNear = index > 0 && middles[index] - middles[index - 1] < pitch + 0.5
      result.append(isMoved || (isNear && result[index - 1]))
      var before = index
      while result[before], before > 0, middles[before] - middles[before - 1] < pitch + 0.5, !result[before - 1] {
        before -= 1
        result[before] = true
      }
    }
    return result
  }

  /// - Parameter range: The range of the labels' centres.
  init(_ items: [Item], right: Double, within range: ClosedRange<Double>, theme: ChartTheme, measurer: TextMeasurer) {
    let sorted = items.enumerated().sorted { ($0.element.point.y, $0.offset) < ($1.element.point.y, $1.offset) }
      .map(\.element)
    let half = Self.pitch / 2
    let starts = LabelPlacement.starts(
      wanted: sorted.map { $0.point.y - half }, lengths: sorted.map { _ in Self.pitch },
      in: (range.lowerBound - half)...(range.upperBound + half))
    let middles = starts?.map { $0 + half } ?? sorted.map(\.point.y)
    let isOfMany = items.count { $0.role != nil } > Self.maximumBold && !items.contains { $0.role == .muted }
    let isLed = Self.isLed(from: sorted.map(\.point.y), to: middles)
    for ((item, middle), hasMoved) in zip(zip(sorted, middles), isLed) {
      let x = right + (hasMoved ? Self.leaderGap : Self.gap)
      let name = PlacedText(
        item.name, Self.nameStyle(theme, role: item.role, isOfMany: isOfMany), at: Point(x: x, y: middle + 4),
        measuredBy: measurer)
      let offset = item.name.isEmpty ? 0 : name.width + 5
      if !item.name.isEmpty { labels.append(name) }
      if !item.value.isEmpty {
        labels.append(
          PlacedText(
            item.value, Self.valueStyle(theme), at: Point(x: x + offset, y: middle + 4), measuredBy: measurer))
      }
      guard hasMoved else { continue }
      let dot = item.role == nil ? nil : Point(x: x - 7, y: middle)
      leaders.append(
        PanelLayout.Leader(
          points: [
            Point(x: item.point.x + 5, y: item.point.y), Point(x: right + 6, y: item.point.y),
            Point(x: x - (dot == nil ? 8 : 11), y: middle), Point(x: x - (dot == nil ? 4 : 7), y: middle),
          ], role: item.role, dot: dot))
    }
  }
}

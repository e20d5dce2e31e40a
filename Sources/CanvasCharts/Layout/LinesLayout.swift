/// Lines through the values of series, with gaps where values are missing.
public struct LinesLayout: Sendable, Equatable {
  /// The line of one series.
  public struct Line: Sendable, Equatable {
    /// The parts of the line between gaps, each with at least two points.
    public var stretches: [[Point]] = []
    /// The points with a gap on both sides, drawn as dots.
    public var dots: [Point] = []
    /// The last point, drawn as a larger dot.
    public var end: Point?
    /// The source of the colour.
    public var role: ColorRole
    /// The index of the series.
    public var series: Int
  }

  /// The lines, in the order of the series.
  public var lines: [Line] = []
  /// The line width in points. Lines are narrower if there are more points than pixels.
  public var strokeWidth = LinesLayout.width

  /// The default line width, in points.
  public static let width = 2.25
  /// The greatest width of a line that isn't emphasised beside one that is, in points.
  public static let mutedWidth = 1.5
  /// The radius of the dot at the end of a line, in points.
  public static let endRadius = 3.5
  /// The radius of a dot between two gaps, in points.
  public static let dotRadius = 2.25

  init(_ layer: PreparedLayer, in space: PlotSpace, connects: Bool) {
    let points = Double(space.centers.count) / max(space.plot.width, 1)
    strokeWidth = points > 1 ? 1 : points > 0.5 ? 1.5 : Self.width
    let repeats = Dictionary(grouping: layer.repeats) { [$0.series, $0.place] }
    for series in layer.series.indices {
      var line = Line(role: layer.role(series, -1), series: series)
      var stretch: [Point] = []
      func close() {
        if stretch.count > 1 { line.stretches.append(stretch) } else { line.dots += stretch }
        stretch.removeAll()
      }
      for (place, center) in space.centers.enumerated() {
        if let value = layer.value(series, place) {
          for value in [value] + (repeats[[series, place]] ?? []).map(\.value) {
            let point = space.point(place: center, value: space.values.position(of: value))
            stretch.append(point)
            line.end = point
          }
        } else if !connects, layer.isTorn(series, place) {
          close()
        }
      }
      close()
      if let end = line.end { line.dots.removeAll { $0 == end } }
      lines.append(line)
    }
  }
}

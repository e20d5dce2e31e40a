/// Areas between the base and the values of series, stacked if there are several.
public struct AreasLayout: Sendable, Equatable {
  /// The area of one series.
  public struct Area: Sendable, Equatable {
    /// The upper edges from left to right, one for each run without a gap.
    public var tops: [[Point]] = []
    /// The lower edges from left to right, one for each upper edge.
    public var bottoms: [[Point]] = []
    /// The source of the colour.
    public var role: ColorRole
    /// The index of the series.
    public var series: Int
  }

  /// The areas, in the order of the series.
  public var areas: [Area] = []
  /// Whether the areas are stacked. They share edges and are filled without seams. A single area is pale, with a line
  /// on top.
  public var isStacked: Bool

  /// The opacity of a single area.
  public static let alpha = 0.13

  init(_ layer: PreparedLayer, in space: PlotSpace, connects: Bool) {
    let count = layer.series.count
    isStacked = count > 1
    areas = layer.series.indices.map { Area(role: layer.role($0, -1), series: $0) }
    var tops = [[Point]](repeating: [], count: count)
    var bottoms = [[Point]](repeating: [], count: count)
    func close() {
      for series in areas.indices where tops[series].count > 0 {
        areas[series].tops.append(tops[series])
        areas[series].bottoms.append(bottoms[series])
        tops[series].removeAll()
        bottoms[series].removeAll()
      }
    }
    let rows = layer.series.indices.map {
      connects ? layer.connectedValues($0, at: space.centers) : layer.knownValues($0, count: space.centers.count)
    }
    for (place, center) in space.centers.enumerated() {
      let values = rows.map { $0[place] }
      // Where only some series of a stack have a value, the others count as 0.
      guard values.contains(where: { $0 != nil }) else {
        if !connects, layer.series.indices.contains(where: { layer.isTorn($0, place) }) { close() }
        continue
      }
      let whole = StackSums(values.map { $0 ?? 0 })
      let divisor = layer.arrangement == .normalized ? max(whole.magnitude, .leastNormalMagnitude) : 1
      var (up, down) = (0.0, 0.0)
      for (series, value) in values.enumerated() {
        let part = (value ?? 0) / divisor
        let from = part < 0 ? down : up
        let to = StackSums.sum(from, part)
        if part < 0 { down = to } else { up = to }
        bottoms[series].append(space.point(place: center, value: space.values.position(of: from)))
        tops[series].append(space.point(place: center, value: space.values.position(of: to)))
      }
    }
    close()
  }
}

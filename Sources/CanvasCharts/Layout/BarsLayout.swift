/// Bars, horizontal or vertical, grouped or stacked.
public struct BarsLayout: Sendable, Equatable {
  /// The side of a bar where its value is.
  public enum End: Sendable, Equatable {
    /// The top.
    case top
    /// The bottom.
    case bottom
    /// The left.
    case left
    /// The right.
    case right
  }

  /// One bar, or one part of a stack.
  public struct Bar: Sendable, Equatable {
    /// The rectangle, in points.
    public var box: Rect
    /// The side with rounded corners, or nil inside a stack.
    public var roundEnd: End?
    /// The source of the colour.
    public var role: ColorRole
    /// The index of the series.
    public var series: Int
    /// The index of the place on the axis.
    public var place: Int
    /// The value of this part, not of the whole stack.
    public var value: Double
  }

  /// The bars.
  public var bars: [Bar] = []
  /// The values and percentages at the bars.
  public var labels: [PlacedText] = []
  /// The parts of bars without a pattern, behind labels on them.
  var plates: [Plate] = []

  /// A rectangle in the colour of a bar, behind a label that its pattern would make hard to read.
  struct Plate: Sendable, Equatable {
    /// The rectangle, in points.
    var box: Rect
    /// The source of the bar's colour.
    var role: ColorRole
  }

  /// The corner radius at the value end of a bar, in points; at most a quarter of its width.
  public static let cornerRadius = 3.0
  /// The gap between the parts of a stack, in points.
  static let stackGap = 0.75
  /// The fraction of the step that a bar takes, horizontal and vertical.
  static let barFraction = 0.72
  static let columnFraction = 0.68
  /// The maximum thickness of a bar, horizontal and vertical, in points. Otherwise a few bars would be large blocks.
  static let widestBar = 44.0
  static let widestColumn = 72.0
  static let widestAnswer = 30.0

  /// The thickness of all horizontal bars of a place, for a number of bars side by side. Bars of answers are thinner,
  /// so that names in several lines don't make them blocks.
  static func bandwidth(step: Double, rows: Int, isDiverging: Bool = false) -> Double {
    min(step * barFraction, isDiverging ? widestAnswer : widestBar * Double(max(rows, 1)))
  }

  /// The bars of a layer, without labels.
  init(_ layer: PreparedLayer, in space: PlotSpace) {
    let rows = Double(max(layer.rowCount, 1))
    let band =
      space.isHorizontal
      ? Self.bandwidth(step: space.step, rows: Int(rows), isDiverging: layer.sides != nil)
      : (rows == 1 ? BandScale.evenBandwidth(step: space.step, fraction: Self.columnFraction) : nil)
        ?? min(space.step * Self.columnFraction, Self.widestColumn * rows)
    for (place, center) in space.centers.enumerated() {
      if let answers = layer.answers(at: place) {
        addAnswers(answers, layer, place: place, places: (center - band / 2, center + band / 2), in: space)
      } else if layer.isStacked {
        addStack(layer, place: place, places: (center - band / 2, center + band / 2), in: space)
      } else {
        let width = band / rows
        for series in layer.series.indices {
          guard let value = layer.value(series, place) else { continue }
          let start = center - band / 2 + width * Double(series)
          add(
            value, layer.role(series, place, of: value), series, place, places: (start, start + width),
            values: (space.base, space.values.position(of: value)), isOutermost: true, in: space)
        }
      }
    }
  }

  // Positive and negative values stack in opposite directions. Only the outermost part has rounded corners; the
  // others leave a gap to the next.
  private mutating func addStack(
    _ layer: PreparedLayer, place: Int, places: (Double, Double), in space: PlotSpace
  ) {
    let parts = layer.series.indices.compactMap { series in
      layer.value(series, place).map { (series: series, value: $0) }
    }.filter { $0.value != 0 }
    let whole = StackSums(parts.map(\.value))
    let divisor = layer.arrangement == .normalized ? whole.magnitude : 1
    var (up, down) = (0.0, 0.0)
    let lastUp = parts.last { $0.value > 0 }?.series
    let lastDown = parts.last { $0.value < 0 }?.series
    for (series, value) in parts {
      let part = divisor > 0 ? value / divisor : 0
      let from = value > 0 ? up : down
      let to = StackSums.sum(from, part)
      if value > 0 { up = to } else { down = to }
      add(
        value, layer.role(series, place, of: value), series, place, places: places,
        values: (space.values.position(of: from), space.values.position(of: to)),
        isOutermost: series == (value > 0 ? lastUp : lastDown), in: space)
    }
  }

  private mutating func add(
    _ value: Double, _ role: ColorRole, _ series: Int, _ place: Int, places: (Double, Double),
    values: (Double, Double), isOutermost: Bool, in space: PlotSpace
  ) {
    var end = values.1
    if !isOutermost {
      let gap = min(Self.stackGap, abs(end - values.0) / 4)
      end += end > values.0 ? -gap : gap
    }
    let side: End = space.isHorizontal ? (value < 0 ? .left : .right) : value < 0 ? .bottom : .top
    bars.append(
      Bar(
        box: space.rect(places: places, values: (values.0, end)), roundEnd: isOutermost ? side : nil, role: role,
        series: series, place: place, value: value))
  }
}

public import Canvas

/// One plot with its axes, marks and labels.
public struct PanelLayout: Sendable, Hashable {
  /// Where the marks are.
  public var plot: Rect
  /// The name of a small multiple.
  public var title: PlacedText?
  /// The axis of the values; without labels where each bar has its own.
  public var valueAxis = AxisLayout()
  /// The axis of the places: names, dates or numbers.
  public var placeAxis = AxisLayout()
  /// The bars of each layer that has bars.
  public var bars: [BarsLayout] = []
  /// The areas of each layer that has areas.
  public var areas: [AreasLayout] = []
  /// The lines of each layer that has lines.
  public var lines: [LinesLayout] = []
  /// The points of each layer that has points.
  public var points: [PointsLayout] = []
  /// The lines at values.
  public var rules: [RuleLayout] = []
  /// Names and values of lines, and names of rules.
  public var endLabels: [PlacedText] = []
  /// The lines to labels that had to move.
  public var leaders: [Leader] = []
  /// What the series are called, by index, and the places.
  public var placeNames: [String] = []
  var notes: [String] = []

  /// A line from where something ends to its label, which had to move.
  public struct Leader: Sendable, Hashable {
    /// The corners of the line, in points.
    public var points: [Point]
    /// Of the line or area that it belongs to; nil for a rule's.
    public var role: ColorRole?
    /// Where a dot beside the label has the same colour.
    public var dot: Point?

    /// The radius of that dot, in points.
    public static let dotRadius = 3.0
  }

  init(plot: Rect) { self.plot = plot }

  /// All labels but those of the bars' values.
  var axisLabels: [PlacedText] { [title].compactMap(\.self) + valueAxis.labels + placeAxis.labels + endLabels }

  mutating func addMarks(_ chart: PreparedChart, in space: PlotSpace, connects: Bool) {
    for layer in chart.layers {
      switch layer.mark {
      case .bars, .columns: bars.append(BarsLayout(layer, in: space))
      case .areas: areas.append(AreasLayout(layer, in: space, connects: connects))
      case .lines: lines.append(LinesLayout(layer, in: space, connects: connects))
      case .points: points.append(PointsLayout(layer, in: space))
      case .tiles: break
      }
    }
  }
}

/// One plot with its axes, marks and labels.
public struct PanelLayout: Sendable, Equatable {
  /// The rectangle of the marks.
  public var plot: Rect
  /// The name of a facet.
  public var title: PlacedText?
  /// The axis of the values. It has no labels if each bar has its own.
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
  /// The rules, which are lines at values.
  public var rules: [RuleLayout] = []
  /// The shaded parts of the axis, behind all marks.
  public var spans: [Rect] = []
  /// The texts about places of the axis.
  public var placeNotes: [NoteLayout] = []
  /// The names and values of lines, and the names of rules and spans.
  public var endLabels: [PlacedText] = []
  /// The lines to labels that were moved.
  public var leaders: [Leader] = []
  /// The names of the places, by index.
  public var placeNames: [String] = []
  var notes: [Note] = []
  /// Whether bars are combined because not all of them fit.
  var isFolded = false
  /// Whether lines and areas end at the edges of the plot.
  var areMarksCut = false
  /// The notes whose texts have no room.
  var notesWithoutRoom: [ChartNote] = []
  /// The height above the plot that notes without a place in it need.
  var missingHead = 0.0

  /// A line from the end of a mark to its label, which was moved.
  public struct Leader: Sendable, Equatable {
    /// The corners of the line, in points.
    public var points: [Point]
    /// The role of the line or area that it belongs to, or nil for a rule.
    public var role: ColorRole?
    /// The centre of a dot of the same colour beside the label.
    public var dot: Point?

    /// The radius of that dot, in points.
    public static let dotRadius = 3.0
    /// The lengths of a dot of the line and of the gap after it, in points.
    static let dash = [1.5, 2.5]
  }

  /// All labels except the values at bars.
  var axisLabels: [PlacedText] {
    [title].compactMap(\.self) + valueAxis.labels + placeAxis.labels + endLabels + placeNotes.flatMap(\.lines)
  }

  /// Leaves out the labels that don't fit.
  mutating func sweepLabels(_ sweep: inout LabelSweep) {
    if let text = title, !sweep.keep(text) { title = nil }
    valueAxis.labels = sweep.keep(valueAxis.labels)
    placeAxis.labels = sweep.keep(placeAxis.labels)
    endLabels = sweep.keep(endLabels)
    for index in bars.indices { bars[index].labels = sweep.keep(bars[index].labels) }
    placeNotes.removeAll { note in !note.lines.allSatisfy { sweep.keep($0) } }
    let labels = bars.flatMap(\.labels) + endLabels
    for index in rules.indices { rules[index].leaveOut(labels) }
  }

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

  /// Cuts marks off at the ends of the axis.
  mutating func cutMarks() {
    areMarksCut = true
    for index in lines.indices {
      for line in lines[index].lines.indices {
        guard let end = lines[index].lines[line].end, end.y < plot.minY - 1 || end.y > plot.maxY + 1 else { continue }
        lines[index].lines[line].end = nil
      }
    }
    for index in bars.indices {
      bars[index].bars = bars[index].bars.map { bar in changing(bar) { $0.box = $0.box.intersection(plot) } }
      bars[index].bars.removeAll(where: \.box.isNull)
    }
    for index in points.indices { points[index].dots.removeAll { !plot.insetBy(dx: -1, dy: -1).contains($0.center) } }
  }

  /// Adds percentages in the bars of one layer that has them. Those that were asked for and don't fit are noted.
  mutating func addShares(_ chart: PreparedChart, style: PlotStyle, size: Double) {
    let labels = style.model.valueLabels
    guard chart.layers.count == 1, chart.layers[0].hasSharesInside(labels), labels != .none, !bars.isEmpty else {
      return
    }
    let leftOut = bars[0].addShares(style: style, size: size)
    guard labels != .automatic, leftOut > 0 else { return }
    notes.append(Note(.dropped, "\(leftOut) of \(bars[0].bars.count) values don't fit in their bars"))
  }
}

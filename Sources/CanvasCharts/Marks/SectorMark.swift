/// A slice of a pie, named by the value that sets its colour.
///
///     Chart(sales) { sale in
///       SectorMark(angle: .value("Sales", sale.amount), innerRadius: .ratio(0.6))
///         .foregroundStyle(by: .value("Product", sale.product))
///     }
///
/// A chart of sectors is a pie (``PieModel``). Other marks in it aren't drawn.
public struct SectorMark: ChartContent, Sendable, Hashable {
  /// The mark as data.
  public let marks: [PlottedMark]

  /// A sector whose angle is proportional to its value.
  ///
  /// With a hole that is a ratio and the other lengths left out, the chart is a pie with labels. Otherwise it is a plot
  /// with a legend.
  ///
  /// - Parameters:
  ///   - angle: The value. A missing one has no sector.
  ///   - innerRadius: The radius of the hole: a fraction of the pie's radius, or points.
  ///   - outerRadius: The radius of the sector.
  ///   - angularInset: The distance from the neighbours, in points. The default is a thin gap.
  public init<Value: Plottable>(
    angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: Double? = nil
  ) {
    var mark = PlottedMark(
      kind: .sector, y: angle.plotted, label: angle.label, hole: innerRadius.ratio ?? 0)
    if innerRadius.ratio == nil, innerRadius != .automatic { mark.look.innerRadius = innerRadius }
    if outerRadius != .automatic { mark.look.outerRadius = outerRadius }
    mark.look.angularInset = angularInset
    marks = [mark]
  }
}

extension PieData {
  /// The data of sector marks. Marks of the same name and colour form one slice. A mark without a name is a slice of
  /// its own. Missing values are left out.
  init(sectors: [PlottedMark]) {
    var segments: [PieSegment] = []
    // By slices without a value.
    var indexOf: [PieSegment: Int] = [:]
    let isLone = sectors.count == 1
    for mark in sectors {
      guard case .number(let value) = mark.y else { continue }
      let key = PieSegment(name: mark.style ?? (isLone ? mark.label : ""), value: 0, color: mark.color)
      if mark.style != nil, let index = indexOf[key] {
        segments[index].value = StackSums.sum(segments[index].value, value)
      } else {
        indexOf[key] = segments.count
        segments.append(PieSegment(name: key.name, value: value, color: mark.color))
      }
    }
    self.init(segments: segments)
  }
}

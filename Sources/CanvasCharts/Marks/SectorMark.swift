internal import Canvas

/// A slice of a pie, named by the value that sets its colour.
///
///     Chart(sales) { sale in
///       SectorMark(angle: .value("Sales", sale.amount), innerRadius: .ratio(0.6))
///         .foregroundStyle(by: .value("Product", sale.product))
///     }
///
/// A chart of sectors is a ``PieChart``. Other marks in it aren't drawn.
public struct SectorMark: ChartContent, Sendable, Hashable {
  /// The mark as data.
  public let marks: [PlottedMark]

  /// A sector whose angle is proportional to its value, with a hole as a fraction of the radius.
  public init<Value: Plottable>(angle: PlottableValue<Value>, innerRadius: MarkDimension = .ratio(0)) {
    marks = [
      PlottedMark(kind: .sector, y: angle.value.plottedValue, label: angle.label, hole: innerRadius.ratio)
    ]
  }
}

/// A length of a mark.
public struct MarkDimension: Sendable, Hashable {
  let ratio: Double

  /// A fraction of the radius, 0 to 0.95.
  public static func ratio(_ ratio: Double) -> MarkDimension { MarkDimension(ratio: ratio) }
}

extension PieData {
  /// The data of sector marks. Marks of the same name and colour form one slice. A mark without a name is a slice of
  /// its own. Missing values are left out.
  init(sectors: [PlottedMark]) {
    struct Key: Hashable {
      var name: String
      var color: Color?
    }
    var segments: [PieSegment] = []
    var indexOf: [Key: Int] = [:]
    let isLone = sectors.count == 1
    for mark in sectors {
      guard case .number(let value) = mark.y else { continue }
      let key = Key(name: mark.style ?? (isLone ? mark.label : ""), color: mark.color)
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

public import Canvas

/// The size of a view at a proposal, and the places in it at which containers align it. Lengths are in points.
public struct ViewDimensions: Sendable, Hashable {
  /// The width.
  public let width: Double
  /// The height.
  public let height: Double
  private let baselines: TextBaselines?

  /// The dimensions of a view with a size and perhaps text.
  init(size: Size, baselines: TextBaselines? = nil) {
    width = size.width
    height = size.height
    self.baselines = baselines
  }

  /// The distance of a place from the leading side.
  public subscript(alignment: HorizontalAlignment) -> Double {
    switch alignment {
    case .left: 0
    case .center: width / 2
    case .right: width
    }
  }

  /// The distance of a place from the top.
  public subscript(alignment: VerticalAlignment) -> Double {
    switch alignment {
    case .top: 0
    case .center: height / 2
    case .bottom: height
    case .firstTextBaseline: baselines?.first ?? height
    case .lastTextBaseline: baselines?.last ?? height
    }
  }
}

/// The alignment of a stack's views across its direction.
enum CrossAlignment: Sendable, Hashable {
  case horizontal(HorizontalAlignment)
  case vertical(VerticalAlignment)

  /// Whether dimensions need baselines.
  var needsBaselines: Bool {
    switch self {
    case .horizontal: false
    case .vertical(let alignment): alignment == .firstTextBaseline || alignment == .lastTextBaseline
    }
  }

  /// The distance of the place from the start of the cross direction.
  func guide(in dimensions: ViewDimensions) -> Double {
    switch self {
    case .horizontal(let alignment): dimensions[alignment]
    case .vertical(let alignment): dimensions[alignment]
    }
  }
}

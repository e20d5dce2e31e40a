/// The size of a view at a proposal, and the places in it at which containers align it. Lengths are in points.
public struct ViewDimensions: Sendable, Hashable {
  /// The width.
  public let width: Double
  /// The height.
  public let height: Double
  private let guides: AlignmentGuides

  /// The dimensions of a view with a size and perhaps guides.
  init(size: Size, guides: AlignmentGuides = AlignmentGuides()) {
    width = size.width
    height = size.height
    self.guides = guides
  }

  /// The distance of a place from the leading side: that of `alignmentGuide`, or that of the size.
  public subscript(alignment: HorizontalAlignment) -> Double {
    if let distance = self[explicit: alignment] { return distance }
    return switch alignment {
    case .left: 0
    case .center: width / 2
    case .right: width
    }
  }

  /// The distance of a place from the top: that of `alignmentGuide` or of a baseline, or that of the size.
  public subscript(alignment: VerticalAlignment) -> Double {
    if let distance = self[explicit: alignment] { return distance }
    return switch alignment {
    case .top: 0
    case .center: height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: height
    }
  }

  /// The distance from the leading side that `alignmentGuide` has set for a place; nil if the size alone decides it.
  public subscript(explicit alignment: HorizontalAlignment) -> Double? { guides[.horizontal(alignment)] }

  /// The distance from the top that `alignmentGuide` or a text's baseline has set for a place; nil if the size alone
  /// decides it.
  public subscript(explicit alignment: VerticalAlignment) -> Double? { guides[.vertical(alignment)] }

  /// The distance of a line from the leading side or from the top.
  subscript(line: AlignmentLine) -> Double {
    switch line {
    case .horizontal(let alignment): self[alignment]
    case .vertical(let alignment): self[alignment]
    }
  }
}

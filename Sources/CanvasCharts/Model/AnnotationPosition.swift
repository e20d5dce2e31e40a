/// A place beside something: of a text beside its mark, of an axis or a legend beside the plot, or of an end of a
/// gradient. The leading side is always the left one.
public enum AnnotationPosition: String, Sendable, Hashable, CaseIterable {
  /// The default place: above a mark, on a sector, below or to the left of a plot.
  case automatic
  /// Above.
  case top
  /// Above, at the left end.
  case topLeading
  /// Above, at the right end.
  case topTrailing
  /// Below.
  case bottom
  /// Below, at the left end.
  case bottomLeading
  /// Below, at the right end.
  case bottomTrailing
  /// To the left.
  case leading
  /// To the right.
  case trailing
  /// Over the middle.
  case overlay

  /// The direction along x, for `position(by:axis:)`.
  public static let horizontal = AnnotationPosition.leading
  /// The direction along y, for `position(by:axis:)`.
  public static let vertical = AnnotationPosition.top
  /// The middle, as an alignment or the end of a gradient.
  public static let center = AnnotationPosition.overlay

  /// The place in a box: −1 left or top, 0 middle, 1 right or bottom.
  var direction: (x: Double, y: Double) {
    switch self {
    case .automatic, .overlay: (0, 0)
    case .top: (0, -1)
    case .topLeading: (-1, -1)
    case .topTrailing: (1, -1)
    case .bottom: (0, 1)
    case .bottomLeading: (-1, 1)
    case .bottomTrailing: (1, 1)
    case .leading: (-1, 0)
    case .trailing: (1, 0)
    }
  }

  /// The side of a plot, or nil for no side.
  var side: PlotSide? {
    let (x, y) = direction
    return y < 0 ? .top : y > 0 ? .bottom : x < 0 ? .left : x > 0 ? .right : nil
  }
}

/// The style of a stroke: the pen's width, caps, joins and dashes. All lengths are in points of user space.
public struct StrokeStyle: Sendable, Hashable {
  /// The shape of the two ends of an open subpath or a dash.
  public enum Cap: Sendable, Hashable, CaseIterable {
    /// Nothing: the stroke ends at the point.
    case butt
    /// Half a disc.
    case round
    /// Half a square.
    case square
  }

  /// The shape of a corner.
  public enum Join: Sendable, Hashable, CaseIterable {
    /// A sharp corner, or a bevel if the miter would exceed the limit.
    case miter
    /// A sector of a disc.
    case round
    /// A corner that is cut off.
    case bevel
  }

  /// The pen's width. 0 is the thinnest line that the device shows: one pixel, whatever the transform. If it is
  /// negative or not finite, nothing is drawn.
  public var width: Double
  /// The shape of the ends of open subpaths and dashes.
  public var cap: Cap
  /// The shape of corners.
  public var join: Join
  /// The maximum length of a miter, from inner to outer corner, in line widths. Below 1, every corner is a bevel.
  public var miterLimit: Double
  /// The lengths of dash, gap, dash, … If their number is odd, the list is repeated. If the list is empty, all zero,
  /// or has a negative or non-finite length, the line is solid. A dash of length 0 with round or square caps is a
  /// dot. A subpath with a million dashes or more is also solid, as is one whose round caps would have more than 16
  /// million edges in all.
  public var dash: [Double]
  /// How far into the pattern the line begins. A value that is not finite counts as 0.
  public var dashPhase: Double

  /// Creates a style. All lengths are in points of user space. See the properties for their ranges.
  public init(
    width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dash: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

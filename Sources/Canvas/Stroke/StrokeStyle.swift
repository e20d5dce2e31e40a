/// How a path is stroked: the pen's width, its ends and corners, and dashes. All lengths are in points of user space.
public struct StrokeStyle: Sendable, Hashable {
  /// What stands at the two ends of an open subpath or a dash.
  public enum Cap: Sendable, Hashable, CaseIterable {
    /// Nothing: the stroke ends at the point.
    case butt
    /// Half a disc.
    case round
    /// Half a square.
    case square
  }

  /// What stands at a corner.
  public enum Join: Sendable, Hashable, CaseIterable {
    /// A point; past the miter limit a bevel.
    case miter
    /// A piece of a disc.
    case round
    /// The corner cut off.
    case bevel
  }

  /// The pen's width. 0 is the thinnest line the device shows, one pixel whatever the transform; negative or not finite
  /// draws nothing.
  public var width: Double
  /// What is drawn at the ends of open subpaths and dashes.
  public var cap: Cap
  /// What is drawn at corners.
  public var join: Join
  /// The longest miter, from inner to outer corner, in line widths. Below 1 every corner is a bevel.
  public var miterLimit: Double
  /// The lengths of dash, gap, dash … An odd list is taken twice. Empty, with a negative or non-finite length, or all
  /// zero: a solid line. A dash of length 0 with round or square caps is a dot. A subpath of a million dashes or more
  /// is solid too, one with round caps already where these would have more than 16 million edges in all.
  public var dash: [Double]
  /// How far into the pattern the line begins. Not finite counts as 0.
  public var dashPhase: Double

  /// A style with lengths in points of user space. See the properties for their ranges.
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

/// The marks in the corners of a sheet by which a cutting machine finds the cards.
///
/// The form is that of Silhouette's machines. Three marks are a square of 5 millimetres in the upper left corner, with a
/// line around it, and an L in the upper right and lower left corners. Four marks are four of these L.
public struct RegistrationMarks: Sendable, Hashable {
  /// Which corners have a mark.
  public enum Corners: String, Sendable, Hashable, CaseIterable {
    /// The upper left one, with a square, the upper right one and the lower left one.
    case three
    /// All, each with an L.
    case four
  }

  /// Which corners have a mark.
  public var corners: Corners
  /// The distance from the paper's edges to the middle of the lines, in points: 1 to 90 millimetres.
  public var inset: Double
  /// The length of each arm of an L from the inset on, in points: 1 to 60 millimetres. Machines find 5 to 20.
  public var length: Double
  /// The thickness of the lines, in points: 0.1 to 3 millimetres.
  public var thickness: Double

  /// Creates marks. The default lengths are those of the published layouts.
  public init(
    _ corners: Corners, inset: Double = .millimetres(10), length: Double = .millimetres(5),
    thickness: Double = .millimetres(1)
  ) {
    (self.corners, self.inset, self.length, self.thickness) = (corners, inset, length, thickness)
  }

  private static let square = Double.millimetres(5)

  /// The distance from the paper's edges to the end of the marks.
  var reach: Double { inset + max(length, corners == .three ? Self.square + thickness / 2 : 0) }

  /// The squares at the corners in which nothing else is printed.
  func corners(of paper: Size) -> [Rect] {
    let side = min(reach + Self.clearance, paper.width / 2, paper.height / 2)
    let (right, bottom) = (paper.width - side, paper.height - side)
    return [(0, 0), (right, 0), (0, bottom), (right, bottom)].map { Rect(x: $0, y: $1, width: side, height: side) }
  }

  /// The least distance from the marks to what is printed beside them.
  static let clearance = Double.millimetres(1.25)

  /// The marks as filled shapes.
  func paths(on paper: Size) -> [Path] {
    func corner(_ fromRight: Bool, _ fromBottom: Bool) -> Path {
      self.corner(on: paper, fromRight: fromRight, fromBottom: fromBottom)
    }
    let shared = [corner(true, false), corner(false, true)]
    guard corners == .three else { return [corner(false, false), corner(true, true)] + shared }
    let (start, side) = (inset - thickness / 2, Self.square + thickness)
    return [Path(rect: Rect(x: start, y: start, width: side, height: side))] + shared
  }

  /// An L, whose outer corner is half the thickness outside of the inset.
  private func corner(on paper: Size, fromRight: Bool, fromBottom: Bool) -> Path {
    let (start, inner, end) = (inset - thickness / 2, inset + thickness / 2, inset + length)
    let points = [(start, start), (end, start), (end, inner), (inner, inner), (inner, end), (start, end)]
    return Path(
      polygon: points.map {
        Point(x: fromRight ? paper.width - $0 : $0, y: fromBottom ? paper.height - $1 : $1)
      })
  }

  func check() throws(PrintError) {
    try PrintLayout.check("registration inset", inset, .millimetres(1)...Double.millimetres(90), "1 to 90 mm")
    try PrintLayout.check("registration length", length, .millimetres(1)...Double.millimetres(60), "1 to 60 mm")
    try PrintLayout.check(
      "registration thickness", thickness, .millimetres(0.1)...Double.millimetres(3), "0.1 to 3 mm")
  }
}

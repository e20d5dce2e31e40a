/// The mark of a series of points. If colours alone don't distinguish the series, each has a mark of its own.
public enum PointShape: String, Sendable, Hashable, CaseIterable {
  /// A disc.
  case circle
  /// A square.
  case square
  /// A triangle with its tip at the top.
  case triangle
  /// A square on its corner.
  case diamond
  /// An upright cross.
  case cross
  /// A triangle with its tip at the bottom.
  case invertedTriangle

  /// The outline of the mark.
  ///
  /// - Parameters:
  ///   - center: The centre of the mark.
  ///   - radius: The radius of a circle about as large as the mark, in points.
  public func path(at center: Point, radius: Double) -> Path {
    func polygon(_ corners: [(Double, Double)]) -> Path {
      Path(polygon: corners.map { Point(x: center.x + $0.0 * radius, y: center.y + $0.1 * radius) })
    }
    switch self {
    case .circle: return Path(ovalIn: Rect(center: center, size: Size(width: 2 * radius, height: 2 * radius)))
    case .square: return polygon([(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)])
    case .triangle: return polygon([(0, -1.25), (1.2, 0.85), (-1.2, 0.85)])
    case .invertedTriangle: return polygon([(0, 1.25), (1.2, -0.85), (-1.2, -0.85)])
    case .diamond: return polygon([(0, -1.3), (1.3, 0), (0, 1.3), (-1.3, 0)])
    case .cross:
      let (long, short) = (1.2, 0.42)
      return polygon([
        (-short, -long), (short, -long), (short, -short), (long, -short), (long, short), (short, short), (short, long),
        (-short, long), (-short, short), (-long, short), (-long, -short), (-short, -short),
      ])
    }
  }
}

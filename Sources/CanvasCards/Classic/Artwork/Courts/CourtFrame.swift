/// The frame of a court or a joker: a 13:20 rectangle with round corners about the card's centre, with notches for
/// large indices.
package struct CourtFrame: Sendable, Hashable {
  package static let size = Size(width: 182, height: 280)
  static let rect = Rect(center: .zero, size: size)
  static let lineWidth = 1.6
  private static let radius = 7.0

  /// The size of the notches in the upper left and lower right corners, or nil if there are none.
  var notch: Size?
  /// Whether the other two corners are notched too.
  var notchesAllCorners = false

  /// The outline about the origin.
  package var outline: Path {
    let (w, h, r) = (Self.size.width / 2, Self.size.height / 2, Self.radius)
    guard let notch else { return Path(roundedRect: Self.rect, cornerRadius: r) }
    // Clockwise from the upper left. A notch has three corners, the middle one turned inwards.
    func corner(_ x: Double, _ y: Double, isNotched: Bool) -> [Point] {
      guard isNotched else { return [Point(x: x * w, y: y * h)] }
      let steps = [
        Point(x: x * w, y: y * (h - notch.height)), Point(x: x * (w - notch.width), y: y * (h - notch.height)),
        Point(x: x * (w - notch.width), y: y * h),
      ]
      return x == y ? steps : steps.reversed()
    }
    let corners =
      corner(-1, -1, isNotched: true) + corner(1, -1, isNotched: notchesAllCorners)
      + corner(1, 1, isNotched: true) + corner(-1, 1, isNotched: notchesAllCorners)
    return Path(polygon: corners, cornerRadius: r)
  }

  /// The part of the frame above the line where a court's two halves meet, with a margin round it.
  static var upperHalf: Path { upperHalf(from: -145) }

  /// The part of the upper half that the other half's figure may overlap before it is clipped: beyond the frame's
  /// sides, but not up to its corners.
  static var overlap: Path { upperHalf(from: -100) }

  private static func upperHalf(from top: Double) -> Path {
    Path(polygon: [
      Point(x: -95, y: top), Point(x: 95, y: top), Point(x: 95, y: 95 * slope), Point(x: -95, y: -95 * slope),
    ])
  }

  /// A rectangle round the upper half, in whole units. At most sizes its sides are on pixel edges, where clipping is
  /// cheap.
  static let upperBounds = Rect(x: -95, y: -145, width: 190, height: 181)

  /// The slope of the line where the halves meet, down from left to right.
  static let slope = 34.0 / 91
}

extension Path {
  /// A closed polygon with round corners; a side shorter than two radii gets smaller ones.
  init(polygon corners: [Point], cornerRadius: Double) {
    self.init()
    guard corners.count > 2, let first = corners.first, let last = corners.last else { return }
    move(to: Point(x: (first.x + last.x) / 2, y: (first.y + last.y) / 2))
    for (corner, next) in zip(corners, corners.dropFirst() + [first]) {
      addArc(tangent1End: corner, tangent2End: next, radius: cornerRadius)
    }
    close()
  }
}

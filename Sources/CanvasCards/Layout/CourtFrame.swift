package import Canvas

/// The frame of a court or a joker: a rectangle of 13:20 with round corners about the card's centre, with notches for
/// large indices.
package struct CourtFrame: Sendable, Hashable {
  package static let size = Size(width: 182, height: 280)
  static let rect = Rect(center: .zero, size: size)
  static let lineWidth = 1.6
  private static let radius = 7.0

  /// How much of the frame's upper left and lower right corners an index takes; nil if the frame is whole.
  var notch: Size?
  /// Whether the two other corners are notched as well.
  var notchesAllCorners = false

  /// The outline about the origin.
  package var outline: Path {
    let (w, h, r) = (Self.size.width / 2, Self.size.height / 2, Self.radius)
    guard let notch else {
      return Path(roundedRect: Self.rect, cornerRadius: r)
    }
    // Clockwise from the upper left; a notch has three corners, the middle one turned inwards.
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

  /// What lies above the line on which the two halves of a court meet, with room round it.
  static var upperHalf: Path {
    Path(polygon: [
      Point(x: -95, y: -145), Point(x: 95, y: -145), Point(x: 95, y: 95 * slope), Point(x: -95, y: -95 * slope),
    ])
  }

  /// What of it the other half's figure may reach before it is cut, beyond the frame's sides but not up to its corners.
  static var overlap: Path {
    Path(polygon: [
      Point(x: -95, y: -100), Point(x: 95, y: -100), Point(x: 95, y: 95 * slope), Point(x: -95, y: -95 * slope),
    ])
  }

  /// A rectangle round it, in whole units: at most sizes its sides are between pixels, where cutting costs nothing.
  static let upperBounds = Rect(x: -95, y: -145, width: 190, height: 181)

  /// How far that line falls, from the left to the right.
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

/// The edges of a small circle, to be placed many times without being computed again.
///
/// A placed edge differs from that of a path at the same place by errors of rounding, which are below 2^-29 pixels for
/// the circles that are allowed. Points are rounded to 1/256 pixel, so the edges are equal unless a point is about
/// halfway between two such places. The stamp is not placed then.
package struct CircleStamp {
  /// The radius in points, the pen or nil for a filled circle, and the transform.
  package struct Key: Equatable {
    var radius: Double
    var style: StrokeStyle?
    var transform: Transform

    package init(radius: Double, style: StrokeStyle?, transform: Transform) {
      (self.radius, self.style, self.transform) = (radius, style, transform)
    }
  }

  /// The edges around the centre, in pixels: x0, y0, x1, y1. They are closed, so each point begins one.
  private let edges: [SIMD4<Double>]
  /// A box of the edges, in pixels.
  private let box: Rect
  private let transform: Transform
  private let scale: Double

  /// Radii and widths are changed by this part to see whether the circle keeps its edges.
  private static let change = 0x1p-20
  private static let radii = 0.5...32.0
  private static let edgeLimit = 512
  /// The largest coordinate of a centre times the scale, in pixels.
  private static let farthest = 0x1p17
  /// Half the width, in 1/256 pixel, in which a point counts as halfway.
  private static let halfway = 0x1p-16

  /// The stamp, or nil if a circle may have other edges at other places: it is too small or too large, or its number
  /// of edges is near a limit.
  package init?(_ key: Key) {
    transform = key.transform
    scale = transform.maximumScale
    guard transform.isInvertible, Self.radii.contains(key.radius * scale),
      let (around, box) = Self.edges(key, grow: 1, widen: 1)
    else { return nil }
    if let style = key.style {
      // A miter's limit is no multiple of the width, and a pen much wider than the circle multiplies errors.
      guard style.dash.isEmpty, style.width > 0, style.width < 4 * key.radius,
        style.join != .miter || style.miterLimit >= 2
      else { return nil }
    }
    for (grow, widen) in [(1 - Self.change, 1), (1 + Self.change, 1), (1, 1 - Self.change), (1, 1 + Self.change)] {
      guard let (other, _) = Self.edges(key, grow: grow, widen: widen), other.count == around.count,
        zip(around, other).allSatisfy({ ($0 - $1).isSmall })
      else { return nil }
    }
    (edges, self.box) = (around, box)
  }

  private static func edges(
    _ key: Key, grow: Double, widen: Double
  ) -> (edges: [SIMD4<Double>], box: Rect)? {
    let radius = key.radius * grow
    let path = Path(ovalIn: Rect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
    let transform = changing(key.transform) { ($0.tx, $0.ty) = (0, 0) }
    let list: EdgeList
    if var style = key.style {
      style.width *= widen
      guard let edges = StrokeEdges(path: path, style: style, transform: transform) else { return nil }
      list = EdgeList(edges)
    } else {
      list = EdgeList(FillEdges(path: path, transform: transform))
    }
    guard !list.edges.isEmpty, list.edges.count <= edgeLimit else { return nil }
    let box = list.edges.reduce(Rect.null) { $0.union(Rect(x: $1.start.x, y: $1.start.y, width: 0, height: 0)) }
    return (list.edges.map { SIMD4(lowHalf: $0.start, highHalf: $0.end) }, box)
  }

  /// The circle around a centre in user space, or nil if it can't be placed there.
  func shape(at center: Point, _ transform: Transform) -> Shape? {
    guard let edges = edges(at: center, transform) else { return nil }
    let place = center.applying(transform)
    // Half a pixel more: the box is that of points which aren't rounded.
    let box = Rect(
      x: box.minX + place.x - 0.5, y: box.minY + place.y - 0.5, width: box.width + 1, height: box.height + 1)
    return .outline(.recorded(RecordedEdges(edges)), box: box, .nonZero)
  }

  /// The edges in 1/256 pixel around a centre in user space, or nil if the circle can't be placed there.
  package func edges(at center: Point, _ transform: Transform) -> [SIMD4<Int32>]? {
    guard abs(center.x) * scale < Self.farthest, abs(center.y) * scale < Self.farthest else { return nil }
    let place = center.applying(transform)
    let reach = max(box.width, box.height) + 1
    guard EdgeLimits.contains(Rect(x: place.x, y: place.y, width: 0, height: 0).insetBy(dx: -reach, dy: -reach)) else {
      return nil
    }
    let shift = SIMD4(place.x, place.y, place.x, place.y)
    var placed: [SIMD4<Int32>] = []
    placed.reserveCapacity(edges.count)
    var farthest = SIMD4<Double>.zero
    for edge in edges {
      let points = edge + shift
      let rounded = FixedPoint.rounded(points.lowHalf, points.highHalf)
      let distance = points * 256 - SIMD4<Double>(rounded)
      farthest = pointwiseMax(farthest, distance * distance)
      placed.append(rounded)
    }
    let limit = (0.5 - Self.halfway) * (0.5 - Self.halfway)
    return farthest.max() < limit ? placed : nil
  }
}

extension SIMD4<Double> {
  /// Whether no component is more than 1/256 from zero.
  fileprivate var isSmall: Bool { (self * self).max() < 0x1p-16 }
}

/// The stamps of the circles that were drawn last. A circle gets one as soon as it is drawn for the second time.
struct CircleStamps {
  private var filled = Recent()
  private var stroked = Recent()

  private struct Recent {
    var key: CircleStamp.Key?
    var isKnown = false
    var stamp: CircleStamp?

    mutating func stamp(_ wanted: CircleStamp.Key) -> CircleStamp? {
      guard key == wanted else {
        (key, isKnown, stamp) = (wanted, false, nil)
        return nil
      }
      if !isKnown { (isKnown, stamp) = (true, CircleStamp(wanted)) }
      return stamp
    }
  }

  mutating func stamp(radius: Double, style: StrokeStyle?, transform: Transform) -> CircleStamp? {
    // Places differ, so the key has none.
    let transform = changing(transform) { ($0.tx, $0.ty) = (0, 0) }
    let key = CircleStamp.Key(radius: radius, style: style, transform: transform)
    return style == nil ? filled.stamp(key) : stroked.stamp(key)
  }
}

internal import CanvasMath

extension Path {
  /// A closed rectangle, clockwise as you see it from the top left corner.
  public init(rect: Rect) {
    self.init()
    addRect(rect)
  }

  /// A closed ellipse that touches the rectangle's sides, clockwise from its rightmost point.
  public init(ovalIn rect: Rect) {
    self.init()
    addEllipse(in: rect)
  }

  /// A closed rectangle whose corners are quarter circles. The radius is clamped to 0…half the shorter side.
  public init(roundedRect rect: Rect, cornerRadius: Double) {
    self.init()
    addRoundedRect(in: rect, cornerRadius: cornerRadius)
  }

  /// A closed rectangle with a radius for each corner.
  public init(roundedRect rect: Rect, radii: CornerRadii) {
    self.init()
    addRoundedRect(in: rect, radii: radii)
  }

  /// An open arc of a circle. See `addArc(center:radius:startAngle:endAngle:direction:)`.
  public init(
    arcCenter: Point, radius: Double, startAngle: Double, endAngle: Double, direction: RotationDirection
  ) {
    self.init()
    addArc(center: arcCenter, radius: radius, startAngle: startAngle, endAngle: endAngle, direction: direction)
  }

  /// A closed polygon through the points.
  public init(polygon points: [Point]) {
    self.init(lines: points)
    close()
  }

  /// Straight lines from each point to the next, without a last line to the first.
  package init(lines points: [Point]) {
    self.init()
    addLines(between: points)
  }

  /// A closed sector of a pie or a ring, clockwise from one angle to another.
  ///
  /// Angles are in radians from the right. A full turn or more is a whole disc (or ring) without a radial edge. The
  /// inner radius is clamped to 0…radius; at 0 the sector's tip is the centre. A radius of 0 or less gives an empty
  /// path. If a number is not finite, the path draws nothing.
  public init(
    pieCenter center: Point, radius: Double, innerRadius: Double = 0, startAngle: Double, endAngle: Double
  ) {
    self.init()
    guard !(radius <= 0) else { return }
    let inner = min(max(innerRadius, 0), radius)
    let sweep = Arc.sweep(from: startAngle, to: endAngle, direction: .clockwise)
    let outerArc = Arc(center: center, radiusX: radius, radiusY: radius, startAngle: startAngle, sweep: sweep)
    if outerArc.isFullTurn {
      addWholeArc(outerArc)
      if inner > 0 {
        addWholeArc(Arc(center: center, radiusX: inner, radiusY: inner, startAngle: startAngle, sweep: -sweep))
      }
      return
    }
    guard sweep != 0 else { return }
    if inner > 0 {
      move(to: outerArc.start)
      outerArc.addCurves(to: &self)
      let innerArc = Arc(
        center: center, radiusX: inner, radiusY: inner, startAngle: startAngle + sweep, sweep: -sweep)
      addLine(to: innerArc.start)
      innerArc.addCurves(to: &self)
    } else {
      move(to: center)
      addLine(to: outerArc.start)
      outerArc.addCurves(to: &self)
    }
    close()
  }

  /// Adds a closed rectangle, clockwise as you see it from the top left corner. A negative size is standardized; a
  /// null rectangle adds nothing.
  public mutating func addRect(_ rect: Rect) {
    guard !rect.isNull else { return }
    if isEmpty { reserveCapacity(verbs: 5, points: 4) }
    move(to: Point(x: rect.minX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.maxY))
    addLine(to: Point(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Adds a closed ellipse that touches the rectangle's sides, clockwise as you see it from its rightmost point.
  public mutating func addEllipse(in rect: Rect) {
    guard !rect.isNull else { return }
    WholeArc.fromRight.add(center: rect.center, radiusX: rect.width / 2, radiusY: rect.height / 2, to: &self)
  }

  /// Adds a closed rectangle whose corners are quarter circles. The radius is clamped to 0…half the shorter side.
  public mutating func addRoundedRect(in rect: Rect, cornerRadius: Double) {
    addRoundedRect(in: rect, radii: CornerRadii(cornerRadius))
  }

  /// Adds a closed rectangle with a radius for each corner, clockwise from the left end of the top side.
  ///
  /// Negative radii count as 0. If the two radii on a side add up to more than its length, all four are scaled down
  /// by one factor until they fit, as in CSS.
  public mutating func addRoundedRect(in rect: Rect, radii: CornerRadii) {
    guard !rect.isNull else { return }
    let r = radii.fitting(Size(width: rect.width, height: rect.height))
    if isEmpty { reserveCapacity(verbs: 14, points: 29) }
    func corner(_ center: Point, _ radius: Double, _ quarter: QuarterArc) {
      if radius != 0 {
        quarter.add(center: center, radius: radius, to: &self)
      } else {
        addLine(to: center)
      }
    }
    move(to: Point(x: rect.minX + r.topLeft, y: rect.minY))
    corner(Point(x: rect.maxX - r.topRight, y: rect.minY + r.topRight), r.topRight, .fromTop)
    corner(Point(x: rect.maxX - r.bottomRight, y: rect.maxY - r.bottomRight), r.bottomRight, .fromRight)
    corner(Point(x: rect.minX + r.bottomLeft, y: rect.maxY - r.bottomLeft), r.bottomLeft, .fromBottom)
    if r.topLeft != 0 {
      corner(Point(x: rect.minX + r.topLeft, y: rect.minY + r.topLeft), r.topLeft, .fromLeft)
    }
    close()
  }

  /// Adds an arc of a circle. If there is a current point, a line from it to the start of the arc is added first.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: The radius in points. A radius of 0 gives the centre; a negative one gives the opposite side of
  ///     the circle.
  ///   - startAngle: The start angle in radians from the right.
  ///   - endAngle: The end angle in radians. A difference of a full turn or more, either way, is one whole circle.
  ///   - direction: The direction from the start to the end as you see it: `clockwise` goes from the right to the
  ///     bottom.
  ///
  /// If a number is not finite, the whole path draws nothing.
  public mutating func addArc(
    center: Point, radius: Double, startAngle: Double, endAngle: Double, direction: RotationDirection
  ) {
    addArc(Arc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, direction: direction))
  }

  /// Adds an arc that spans `delta` radians, positive clockwise as you see it. More than a full turn counts as one
  /// turn. If a number is not finite, the whole path draws nothing.
  public mutating func addArc(center: Point, radius: Double, startAngle: Double, delta: Double) {
    addArc(Arc(center: center, radiusX: radius, radiusY: radius, startAngle: startAngle, sweep: delta))
  }

  /// Rounds the corner at `tangent1End` between the line from the current point to it and the line from it to
  /// `tangent2End`. Adds a line to where the circle touches the first line, and the arc to where it touches the
  /// second, which is in general not `tangent2End`.
  ///
  /// Collinear points, coinciding points and a radius of 0 give the line to `tangent1End`, as in PostScript's `arct`. If a
  /// number is not finite, the whole path draws nothing.
  public mutating func addArc(tangent1End corner: Point, tangent2End: Point, radius: Double) {
    guard let start = currentPoint else {
      move(to: corner)
      return
    }
    guard tangent2End.isFinite, radius.isFinite else { return addLine(to: Point(x: .nan, y: .nan)) }
    guard let back = (start - corner).normalized, let on = (tangent2End - corner).normalized, radius > 0 else {
      addLine(to: corner)
      return
    }
    let cross = back.cross(on)
    let cosine = back.dot(on)
    // For the corner's angle φ, tan(φ/2) is |sin φ| / (1 + cos φ).
    guard abs(cross) > 1e-12 else {
      addLine(to: corner)
      return
    }
    let distance = radius * (1 + cosine) / abs(cross)
    let touch1 = corner + back * distance
    let touch2 = corner + on * distance
    let normal = back.quarterTurnedClockwise * (cross > 0 ? 1 : -1)
    let center = touch1 + normal * radius
    let from = Trigonometry.angle(of: touch1 - center)
    let to = Trigonometry.angle(of: touch2 - center)
    addLine(to: touch1)
    var turned = Path()
    turned.move(to: touch1)
    let direction: RotationDirection = cross < 0 ? .clockwise : .counterclockwise
    Arc(center: center, radius: radius, startAngle: from, endAngle: to, direction: direction).addCurves(to: &turned)
    // The computed end is replaced by the tangent point, so that a following line starts exactly there.
    if turned.verbs.count > 1 { turned.points[turned.points.count - 1] = touch2 }
    verbs.append(contentsOf: turned.verbs.dropFirst())
    points.append(contentsOf: turned.points.dropFirst())
  }

  private mutating func addArc(_ arc: Arc) {
    addLine(to: arc.start)
    arc.addCurves(to: &self)
  }

  private mutating func addWholeArc(_ arc: Arc) {
    move(to: arc.start)
    arc.addCurves(to: &self)
    close()
  }
}

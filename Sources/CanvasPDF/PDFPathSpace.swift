extension Path {
  /// The path for a pen: a line to its own start is as long as the shortest dash if its caps are square, because PDF draws
  /// nothing for it.
  func withDots(_ pen: StrokeStyle) -> Path {
    guard pen.cap == .square else { return self }
    var (path, last, isChanged) = (Path(), Point.zero, false)
    for element in elements {
      switch element {
      case .move(let point):
        path.move(to: point)
        last = point
      case .line(let point):
        isChanged = isChanged || point == last
        path.addLine(to: point == last ? point.offsetBy(dx: pen.shortestDash, dy: 0) : point)
        last = point
      case .quadCurve(let point, let control):
        path.addQuadCurve(to: point, control: control)
        last = point
      case .curve(let point, let control1, let control2):
        path.addCurve(to: point, control1: control1, control2: control2)
        last = point
      case .close: path.close()
      }
    }
    return isChanged ? path : self
  }
}

extension Transform {
  /// The space before the transform if a path can be written there: its coordinates, and the transform with its seven
  /// decimals, must be exact to a thousandth of a point. Otherwise nil.
  func ownSpace(of path: Path) -> Transform? {
    let box = path.boundingBox
    let farthest = max(abs(box.minX), abs(box.minY), abs(box.maxX), abs(box.maxY))
    return farthest <= 10_000 && max(abs(a), abs(b), abs(c), abs(d)) <= 1_000 ? self : nil
  }

  /// The decimals of coordinates before the transform that are a thousandth of a point after it.
  var decimals: Int {
    var (decimals, scale) = (3, max(abs(a), abs(b), abs(c), abs(d)))
    while scale > 1.5, decimals < 7 { (decimals, scale) = (decimals + 1, scale / 10) }
    while scale < 0.15, decimals > 0 { (decimals, scale) = (decimals - 1, scale * 10) }
    return decimals
  }
}

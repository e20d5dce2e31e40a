import Canvas

/// Places along the path of a `textPath`.
struct TextPathPlaces {
  private let measure: PathMeasure
  private let start: Double

  /// Nil if there is no path with a length.
  init?(_ node: ElementTree.Node, _ painter: Painter, style: ElementStyle) {
    guard let target = painter.tree.target(of: node) else { return nil }
    let own = painter.style(of: target)
    guard var path = painter.path(of: target, own), path.isFinite, path.verbCount < 10_000 else { return nil }
    if let transform = painter.transform(of: target, own) { path = path.applying(transform) }
    guard let measure = PathMeasure(path), measure.length > 0 else { return nil }
    self.measure = measure
    let offset = painter.tree.attribute("startOffset", of: node).flatMap { Length($0, fontSize: style.fontSize) }
    start = offset?.points(of: measure.length) ?? 0
  }

  /// The transform from a place whose origin is the middle of a letter to user space; nil beyond the path.
  func transform(atMiddle middle: Double) -> Transform? {
    guard let (point, tangent) = measure.place(atLength: start + middle) else { return nil }
    return Transform(a: tangent.dx, b: tangent.dy, c: -tangent.dy, d: tangent.dx, tx: point.x, ty: point.y)
  }
}

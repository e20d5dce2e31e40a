import Canvas

/// How a view and all in it are drawn, without any effect on the layout.
enum ViewEffect: Sendable {
  case opacity(Double)
  case blend(BlendMode)
  case shadow(Shadow)
  case clip(any Shape)
  case rotation(Angle, UnitPoint)
  case scale(x: Double, y: Double, UnitPoint)

  /// Draws content with the effect.
  ///
  /// - Parameters:
  ///   - frame: The view's frame, in user space.
  ///   - context: The context, whose state is the same afterwards.
  ///   - content: Draws the content.
  func apply(
    in frame: Rect, on context: DrawingContext, _ content: () throws(ViewError) -> Void
  ) throws(ViewError) {
    guard frame.isFinite else { return }
    try context.withGState { () throws(ViewError) in
      switch self {
      case .opacity(let alpha): return try context.withTransparencyLayer(alpha: alpha, content)
      case .blend(let mode): context.blendMode = mode
      case .shadow(let shadow): context.shadow = shadow
      case .clip(let shape): context.clip(to: shape.path(in: frame))
      case .rotation(let angle, let anchor): context.turn(angle, about: anchor.point(in: frame))
      case .scale(let x, let y, let anchor): context.scale(x, y, about: anchor.point(in: frame))
      }
      if needsLayer { try context.withTransparencyLayer(content) } else { try content() }
    }
  }

  private var needsLayer: Bool {
    switch self {
    case .blend, .shadow: true
    default: false
    }
  }
}

extension DrawingContext {
  /// Rotates user space about a point.
  fileprivate func turn(_ angle: Angle, about point: Point) {
    translateBy(x: point.x, y: point.y)
    rotate(by: angle.radians)
    translateBy(x: -point.x, y: -point.y)
  }

  /// Scales user space about a point.
  fileprivate func scale(_ x: Double, _ y: Double, about point: Point) {
    translateBy(x: point.x, y: point.y)
    scaleBy(x: x, y: y)
    translateBy(x: -point.x, y: -point.y)
  }
}

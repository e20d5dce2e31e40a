/// How a view and all in it are drawn, without any effect on the layout.
enum ViewEffect: Sendable {
  case opacity(Double)
  case blend(BlendMode)
  case shadow(Shadow)
  case clip(any Shape)
  /// The last child is the mask of the others.
  case mask
  case rotation(Angle, UnitPoint)
  case scale(x: Double, y: Double, UnitPoint)
  /// A figure of files, with words for screen readers.
  case figure(String)

  /// Draws content with the effect.
  ///
  /// - Parameters:
  ///   - frame: The view's frame, in user space.
  ///   - ink: The area of the content, in user space; nil if it isn't known.
  ///   - context: The context, whose state is the same afterwards.
  ///   - content: Draws the content.
  func apply(
    in frame: Rect, ink: Rect?, on context: DrawingContext, _ content: () throws(ViewError) -> Void
  ) throws(ViewError) {
    guard frame.isFinite else { return }
    try context.withGState { () throws(ViewError) in
      switch self {
      case .opacity(let alpha): context.alpha *= min(max(alpha, 0), 1)
      case .blend(let mode): context.blendMode = mode
      case .shadow(let shadow): context.shadow = shadow
      case .clip(let shape): context.clip(to: shape.path(in: frame))
      case .mask: break
      case .rotation(let angle, let anchor):
        context.about(anchor.point(in: frame)) { context.rotate(by: angle.radians) }
      case .figure(let words): return try context.withFigure(words, in: frame, content)
      case .scale(let x, let y, let anchor): context.about(anchor.point(in: frame)) { context.scaleBy(x: x, y: y) }
      }
      guard needsLayer else { return try content() }
      // A null area is one without ink.
      try context.withTransparencyLayer(in: ink.map { $0.isNull ? .zero : $0 }, content)
    }
  }

  /// Whether the content is drawn as a whole.
  var needsLayer: Bool {
    switch self {
    case .opacity(let alpha): !(alpha >= 1)
    case .blend, .shadow, .mask: true
    case .clip, .rotation, .scale, .figure: false
    }
  }

  /// Whether anything can be drawn outside of the content's area.
  var movesInk: Bool {
    switch self {
    case .opacity, .blend, .clip, .mask, .figure: false
    case .shadow, .rotation, .scale: true
    }
  }
}

extension DrawingContext {
  /// Rotates or scales user space about a point.
  fileprivate func about(_ point: Point, _ change: () -> Void) {
    translateBy(x: point.x, y: point.y)
    change()
    translateBy(x: -point.x, y: -point.y)
  }
}

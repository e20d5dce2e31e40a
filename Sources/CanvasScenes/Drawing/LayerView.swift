/// A rectangle like UIKit's views and their layers, with a background, a border, a drawing and subviews.
///
///     var card = LayerView(frame: Rect(x: 20, y: 20, width: 60, height: 84))
///     card.background = .color(.white)
///     card.cornerRadius = 6
///     card.borderWidth = 2
///     card.transform = Transform(rotationAngle: 0.2)
///     try card.draw(on: context)
///
/// The order from back to front is: the background, the drawing, the subviews from first to last, the border.
public struct LayerView: Sendable {
  /// The rectangle in the view's own coordinates, which the drawing and the subviews use.
  public var bounds: Rect
  /// The centre of the bounds, in the coordinates of the superview or the context.
  public var center: Point
  /// A transform about the centre of the bounds.
  public var transform = Transform.identity

  /// The paint of the bounds, in the view's coordinates; nil for none.
  public var background: Paint?
  /// The radius of the corners of the background, the border and the clip, in points, from 0 to half the shorter side.
  public var cornerRadius = 0.0
  /// The width of the border inside the bounds, in points. If it is not positive and finite, no border is drawn.
  public var borderWidth = 0.0
  /// The colour of the border.
  public var borderColor = Color.black
  /// The alpha of the view as a whole, clamped to 0…1; NaN counts as 0.
  public var alpha = 1.0
  /// The shadow of the view as a whole, or nil for none. Transforms don't apply to its offset and blur.
  public var shadow: Shadow?
  /// Whether the view and its subviews are not drawn.
  public var isHidden = false
  /// Whether the drawing and the subviews are clipped to the bounds and their rounded corners. If false, subviews can
  /// overflow, but the view's own drawing is still clipped to the rectangle of the bounds.
  public var clipsToBounds = false

  /// Draws the view's content on top of the background, in the given bounds. The context uses the coordinates of the
  /// bounds and otherwise has its default state. The earlier state is restored afterwards.
  public var drawing: (@Sendable (DrawingContext, Rect) throws -> Void)?
  /// The views in front of this one, from back to front.
  public var subviews: [LayerView] = []

  /// A view that fills a rectangle of its superview's coordinates. Its own coordinates begin at 0, 0.
  public init(frame: Rect, drawing: (@Sendable (DrawingContext, Rect) throws -> Void)? = nil) {
    bounds = Rect(origin: .zero, size: frame.standardized.size)
    center = frame.center
    self.drawing = drawing
  }

  /// The smallest rectangle around the transformed view, in the coordinates of the superview.
  ///
  /// Setting it moves the view's centre. If the transform is only a translation, the size is also set; otherwise the
  /// bounds don't change.
  public var frame: Rect {
    get {
      Rect(center: .zero, size: bounds.standardized.size).applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      // The frame's centre is that of the bounds, offset by the transform.
      center = newValue.center.offsetBy(dx: -transform.tx, dy: -transform.ty)
      if transform.isTranslation { bounds.size = newValue.standardized.size }
    }
  }

  /// Draws the view and its subviews with its centre at `center` in user space.
  ///
  /// The context's alpha, blend mode, shadow and clip apply to the view as a whole. Coordinates that are not finite,
  /// a NaN radius and singular transforms draw nothing.
  ///
  /// - Throws: Rethrows errors of `drawing`. Views behind it may already have been drawn.
  public func draw(on context: DrawingContext) throws {
    guard !isHidden, alpha > 0, bounds.isFinite, center.isFinite, transform.isFinite, !cornerRadius.isNaN else {
      return
    }
    try context.withGState {
      context.translateBy(x: center.x, y: center.y)
      context.concatenate(transform)
      context.translateBy(x: -bounds.midX, y: -bounds.midY)
      context.alpha *= min(alpha, 1)
      if let shadow { context.shadow = shadow }
      if needsGroup(on: context) {
        let reachesOut = !subviews.isEmpty && !clipsToBounds
        try context.withTransparencyLayer(in: reachesOut ? nil : bounds) { try drawContents(on: context) }
      } else {
        try drawContents(on: context)
      }
    }
  }

  // A single operation needs no layer to act as a whole.
  private func needsGroup(on context: DrawingContext) -> Bool {
    guard context.alpha < 1 || context.blendMode != .normal || context.shadow != nil else { return false }
    var operations = (background == nil ? 0 : 1) + (borderWidth > 0 ? 1 : 0)
    if drawing != nil { operations += 2 }
    // A subview counts as one operation. With a shadow of its own it can't also cast this view's shadow.
    for view in subviews where !view.isHidden { operations += view.shadow == nil ? 1 : 2 }
    return operations > 1
  }

  private func drawContents(on context: DrawingContext) throws {
    drawBackground(on: context)
    try context.withGState {
      if clipsToBounds { context.clip(to: Path(roundedRect: bounds, cornerRadius: cornerRadius)) }
      if let drawing {
        try context.withGState {
          context.clip(to: bounds)
          try context.withDefaultState { try drawing(context, bounds) }
        }
      }
      for view in subviews { try view.draw(on: context) }
    }
    context.strokeBorder(bounds, cornerRadius: cornerRadius, with: .color(borderColor), lineWidth: borderWidth)
  }

  private func drawBackground(on context: DrawingContext) {
    guard let background else { return }
    // Under an opaque border the background ends at the middle of the border. Otherwise its colour would show through
    // along the antialiased outer edge.
    let inset = borderWidth > 0 && borderWidth.isFinite && borderColor.alpha >= 1 ? borderWidth / 2 : 0
    let inside = bounds.standardized.insetBy(dx: inset, dy: inset)
    guard !inside.isEmpty else { return }
    let radius = min(max(cornerRadius, 0), min(bounds.width, bounds.height) / 2)
    context.fill(Path(roundedRect: inside, cornerRadius: radius - inset), with: background)
  }
}

/// A rectangle like UIKit's views and their layers: with a background, a border, a drawing and subviews.
///
///     var card = View(frame: Rect(x: 20, y: 20, width: 60, height: 84))
///     card.background = .color(.white)
///     card.cornerRadius = 6
///     card.borderWidth = 2
///     card.transform = Transform(rotationAngle: 0.2)
///     try card.draw(on: context)
///
/// The order from the bottom is: the background, the drawing, the subviews from the first to the last, the border.
public struct View: Sendable {
  /// The rectangle in the view's own coordinates, which are those of its drawing and its subviews.
  public var bounds: Rect
  /// The middle of the bounds, in the coordinates of the view below or the context.
  public var center: Point
  /// A transform about the middle of the bounds.
  public var transform = Transform.identity

  /// The paint of the bounds, in their coordinates; nil for none.
  public var background: Paint?
  /// The radius of the corners of the background, the border and the clip, in points, from 0 to half the shorter side.
  public var cornerRadius = 0.0
  /// The width of the border, in points, inside the bounds. 0, negative or not finite draws no border.
  public var borderWidth = 0.0
  /// The colour of the border.
  public var borderColor = Color.black
  /// The alpha of the view as a whole, clamped to 0…1; NaN counts as 0.
  public var alpha = 1.0
  /// The shadow of the view as a whole; nil for none. Its offset and blur ignore transforms.
  public var shadow: Shadow?
  /// Whether the view and its subviews are left out.
  public var isHidden = false
  /// Whether subviews and drawing are clipped to the bounds and their rounded corners. Otherwise subviews may overflow;
  /// the view's own drawing is always clipped to the rectangle of the bounds.
  public var clipsToBounds = false

  /// Draws on the background, into the bounds that it is given. The context has the coordinates of the bounds and is
  /// otherwise as new. Its state is restored afterwards.
  public var drawing: (@Sendable (DrawingContext, Rect) throws -> Void)?
  /// The views on top of this one; the last is on top of all.
  public var subviews: [View] = []

  /// A view that fills a rectangle of the coordinates below. Its own coordinates begin at 0, 0.
  public init(frame: Rect, drawing: (@Sendable (DrawingContext, Rect) throws -> Void)? = nil) {
    bounds = Rect(origin: .zero, size: frame.standardized.size)
    center = frame.center
    self.drawing = drawing
  }

  /// The smallest rectangle around the transformed view, in the coordinates of the view below.
  ///
  /// Setting it moves the view's centre. It also sets the size if the transform only moves; otherwise the bounds don't
  /// change.
  public var frame: Rect {
    get {
      Rect(center: .zero, size: bounds.standardized.size).applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      // The frame's middle is that of the bounds, which the transform moves away from the centre.
      center = newValue.center.offsetBy(dx: -transform.tx, dy: -transform.ty)
      if transform.isTranslation { bounds.size = newValue.standardized.size }
    }
  }
}

/// The earlier name of `View`.
@available(*, deprecated, renamed: "View")
public typealias Layer = View

extension View {
  /// The earlier name of `subviews`.
  @available(*, deprecated, renamed: "subviews")
  public var sublayers: [View] {
    get { subviews }
    set { subviews = newValue }
  }

  /// Draws the view and its subviews, with its centre at that point of user space.
  ///
  /// The context's alpha, blend mode, shadow and clip apply to it as one picture. Places that are not finite,
  /// a radius that is not a number and singular transforms draw nothing.
  /// - Throws: What a drawing throws; what lies below it may be drawn then.
  public func draw(on context: DrawingContext) throws {
    guard !isHidden, alpha > 0, bounds.isFinite, center.isFinite, transform.isFinite, !cornerRadius.isNaN else {
      return
    }
    try context.withGState {
      context.translateBy(x: center.x, y: center.y)
      context.concatenate(transform)
      context.translateBy(x: -bounds.midX, y: -bounds.midY)
      context.state.style.alpha *= min(alpha, 1)
      if let shadow { context.state.style.shadow = shadow }
      if needsGroup(on: context) {
        let reachesOut = !subviews.isEmpty && !clipsToBounds
        try context.withTransparencyLayer(in: reachesOut ? nil : bounds) { try drawContents(on: context) }
      } else {
        try drawContents(on: context)
      }
    }
  }

  // What one operation draws needs no picture of its own to be one picture.
  private func needsGroup(on context: DrawingContext) -> Bool {
    let state = context.state
    guard state.style.alpha < 1 || state.style.blendMode != .normal || state.style.shadow != nil else { return false }
    var operations = (background == nil ? 0 : 1) + (borderWidth > 0 ? 1 : 0)
    if drawing != nil { operations += 2 }
    // A subview is one; with a shadow of its own it cannot cast this one's.
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
          try context.withNewState { try drawing(context, bounds) }
        }
      }
      for view in subviews { try view.draw(on: context) }
    }
    context.setStrokeColor(borderColor)
    context.strokeBorder(bounds, cornerRadius: cornerRadius, width: borderWidth)
  }

  private func drawBackground(on context: DrawingContext) {
    guard let background else { return }
    // Under an opaque border it ends in the border's middle: two edges in one place would let its colour shine through
    // the border's outer one.
    let inset = borderWidth > 0 && borderWidth.isFinite && borderColor.alpha >= 1 ? borderWidth / 2 : 0
    let inside = bounds.standardized.insetBy(dx: inset, dy: inset)
    guard !inside.isEmpty else { return }
    let radius = min(max(cornerRadius, 0), min(bounds.width, bounds.height) / 2)
    context.setFill(background)
    context.fill(Path(roundedRect: inside, cornerRadius: radius - inset))
  }
}

extension DrawingContext {
  // Runs `body` with the state and the current path of a new context, at this transform and inside of this clip.
  fileprivate func withNewState(_ body: () throws -> Void) rethrows {
    let path = currentPath
    defer { currentPath = path }
    beginPath()
    let (transform, clip, antialiases) = (state.transform, state.style.clip, state.style.antialiases)
    try withGState {
      state = GraphicsState(transform: transform, style: CompositeStyle(clip: clip))
      state.style.antialiases = antialiases
      try body()
    }
  }
}

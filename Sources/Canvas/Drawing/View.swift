/// A rectangle of a screen, as UIKit's views and their layers are: a background, a border, a drawing of its own and
/// views on top of it.
///
///     var card = View(frame: Rect(x: 20, y: 20, width: 60, height: 84))
///     card.background = .color(.white)
///     card.cornerRadius = 6
///     card.borderWidth = 2
///     card.transform = Transform(rotationAngle: 0.2)
///     try card.draw(on: context)
///
/// From below: the background, its own drawing, the subviews from the first to the last, the border.
public struct View: Sendable {
  /// The rectangle in its own coordinates, in which it draws and its subviews lie.
  public var bounds: Rect
  /// Where the middle of the bounds lies, in the coordinates of the view below or the context.
  public var center: Point
  /// Acts about the middle of the bounds.
  public var transform = Transform.identity

  /// What the bounds are filled with; its place is in the bounds' coordinates. Nil is nothing.
  public var background: Paint?
  /// Rounds the background, the border and, where it clips, what is inside. In points, clamped to 0…half the shorter
  /// side.
  public var cornerRadius = 0.0
  /// In points, inside of the bounds. 0, negative or not finite is no border.
  public var borderWidth = 0.0
  /// The colour of the border.
  public var borderColor = Color.black
  /// Multiplies the alpha of all of the view as one picture, 0…1, clamped; NaN is 0.
  public var alpha = 1.0
  /// Below all of the view as one picture. As with every shadow, its offset and blur ignore transforms.
  public var shadow: Shadow?
  /// Whether it is left out, with all that is on it.
  public var isHidden = false
  /// Whether what reaches beyond the bounds, or into their rounded corners, is cut off. Without it subviews may reach
  /// out; the view's own drawing is kept to the rectangle of the bounds anyway.
  public var clipsToBounds = false

  /// Draws what is on the background, into the bounds that it is given. It begins with a context of their coordinates
  /// and otherwise as new; what it leaves of transforms, clips, styles and paths is forgotten.
  public var drawing: (@Sendable (DrawingContext, Rect) throws -> Void)?
  /// On top of it, the last on top of all.
  public var subviews: [View] = []

  /// A view that fills a rectangle of the coordinates below; its own begin at 0, 0.
  public init(frame: Rect, drawing: (@Sendable (DrawingContext, Rect) throws -> Void)? = nil) {
    bounds = Rect(origin: .zero, size: frame.standardized.size)
    center = frame.center
    self.drawing = drawing
  }

  /// The smallest rectangle around the view as its transform has it, in the coordinates of the view below.
  ///
  /// A rectangle that is set moves the view's centre, so that the frame's middle is the rectangle's. It gives the view
  /// its size as well where the transform does no more than move; otherwise the bounds stay as they are.
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

  /// Draws the view and all that is on it, its centre where the context's transform has that point.
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

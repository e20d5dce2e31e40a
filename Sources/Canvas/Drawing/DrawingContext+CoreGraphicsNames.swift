/// Properties and calls under the names of Core Graphics, for code that comes from there.
extension DrawingContext {
  /// Sets `fillPaint`.
  public func setFill(_ paint: consuming Paint) { state.fillPaint = paint }
  /// Sets `strokePaint`.
  public func setStroke(_ paint: consuming Paint) { state.strokePaint = paint }
  /// Sets `fillPaint` to a colour.
  public func setFillColor(_ color: Color) { state.fillPaint = .color(color) }
  /// Sets `strokePaint` to a colour.
  public func setStrokeColor(_ color: Color) { state.strokePaint = .color(color) }
  /// Sets `lineWidth`.
  public func setLineWidth(_ width: Double) { state.stroke.width = width }
  /// Sets the cap of `strokeStyle`.
  public func setLineCap(_ cap: StrokeStyle.Cap) { state.stroke.cap = cap }
  /// Sets the join of `strokeStyle`.
  public func setLineJoin(_ join: StrokeStyle.Join) { state.stroke.join = join }
  /// Sets the miter limit of `strokeStyle`, in line widths.
  public func setMiterLimit(_ limit: Double) { state.stroke.miterLimit = limit }
  /// Sets the dashes of `strokeStyle`, in points of user space. An empty array gives a solid line.
  public func setLineDash(_ lengths: [Double], phase: Double = 0) {
    state.stroke.dash = lengths
    state.stroke.dashPhase = phase
  }
  /// Sets `alpha`.
  public func setAlpha(_ alpha: Double) { self.alpha = alpha }
  /// Sets `blendMode`.
  public func setBlendMode(_ mode: BlendMode) { state.style.blendMode = mode }
  /// Sets `shadow`.
  public func setShadow(offset: Vector, blur: Double, color: Color = Shadow.defaultColor) {
    state.style.shadow = Shadow(offset: offset, blur: blur, color: color)
  }
  /// Sets `antialiases`.
  public func setShouldAntialias(_ antialiases: Bool) { state.style.antialiases = antialiases }

  /// Fills the ellipse that touches the sides of a rectangle, with `fillPaint`.
  public func fillEllipse(in rect: Rect) { fill(Path(ovalIn: rect)) }
  /// Strokes the ellipse that touches the sides of a rectangle, with `strokePaint` and `strokeStyle`.
  public func strokeEllipse(in rect: Rect) { stroke(Path(ovalIn: rect)) }

  /// Fills the clip with a gradient from one point to another, in user space. If the points are equal or not finite,
  /// nothing is drawn.
  ///
  /// `options` are what is painted before the start and after the end. Without them, the gradient's spread decides.
  public func drawLinearGradient(
    _ gradient: Gradient, start: Point, end: Point, options: GradientDrawingOptions? = nil
  ) {
    fillClip(with: .linearGradient(options.map(gradient.drawn) ?? gradient, from: start, to: end))
  }
  /// Fills the clip with a gradient from one circle to another, in user space. See
  /// `Paint.radialGradient(_:startCenter:startRadius:endCenter:endRadius:transform:)`.
  ///
  /// `options` are what is painted before the first circle and after the last. Without them, the gradient's spread
  /// decides.
  public func drawRadialGradient(
    _ gradient: Gradient, startCenter: Point, startRadius: Double, endCenter: Point, endRadius: Double,
    options: GradientDrawingOptions? = nil
  ) {
    fillClip(
      with: .radialGradient(
        options.map(gradient.drawn) ?? gradient, startCenter: startCenter, startRadius: startRadius,
        endCenter: endCenter, endRadius: endRadius))
  }
}

/// Where a gradient's first and last colour continue, as in Core Graphics. An empty set paints nothing outside of the
/// gradient.
public struct GradientDrawingOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// A set of the bits' options.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The first colour continues before the start.
  public static let drawsBeforeStartLocation = GradientDrawingOptions(rawValue: 1)
  /// The last colour continues after the end.
  public static let drawsAfterEndLocation = GradientDrawingOptions(rawValue: 2)
}

/// The properties of the context under the names of Core Graphics' setters, for code that comes from there.
extension DrawingContext {
  /// Sets `fillPaint`.
  public func setFill(_ paint: Paint) { state.fillPaint = paint }
  /// Sets `strokePaint`.
  public func setStroke(_ paint: Paint) { state.strokePaint = paint }
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
}

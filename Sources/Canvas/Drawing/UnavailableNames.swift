// Names of UIKit, AppKit, Core Graphics and SwiftUI that have another spelling here. The compiler tells which.

extension DrawingContext {
  /// Not available: use `addArc(center:radius:startAngle:endAngle:direction:)`.
  @available(
    *, unavailable,
    message: "use direction:, as you see it; in a view, clockwise: false of Core Graphics is direction: .clockwise"
  )
  public func addArc(center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool) {}

  /// Not available: use `setLineDash(_:phase:)`.
  @available(*, unavailable, renamed: "setLineDash(_:phase:)")
  public func setLineDash(phase: Double, lengths: [Double]) {}

  /// Not available: use `setShouldAntialias(_:)`.
  @available(*, unavailable, renamed: "setShouldAntialias(_:)")
  public func setAllowsAntialiasing(_ allows: Bool) {}

  /// Not available: use `withTransparencyLayer(in:alpha:_:)`.
  @available(*, unavailable, message: "use withTransparencyLayer { … }")
  public func beginTransparencyLayer(in rect: Rect? = nil, auxiliaryInfo: [String: Any]? = nil) {}

  /// Not available: use `withTransparencyLayer(in:alpha:_:)`.
  @available(*, unavailable, message: "use withTransparencyLayer { … }")
  public func endTransparencyLayer() {}

  /// Not available: use `withTransparencyLayer(in:alpha:_:)`.
  @available(*, unavailable, message: "use withTransparencyLayer { … }")
  public func drawLayer(content: (DrawingContext) -> Void) {}

  /// Not available: use `saveGState()`.
  @available(*, unavailable, renamed: "saveGState()")
  public func saveGraphicsState() {}

  /// Not available: use `restoreGState()`.
  @available(*, unavailable, renamed: "restoreGState()")
  public func restoreGraphicsState() {}

  /// Not available: use `alpha`.
  @available(*, unavailable, renamed: "alpha")
  public var opacity: Double {
    get { alpha }
    set { alpha = newValue }
  }

  /// Not available: there is one kind of context.
  @available(*, unavailable, message: "there is one kind of context; use the context itself")
  public var cgContext: DrawingContext { self }

  /// Not available: use `transform`, in points, or `userSpaceToDeviceSpaceTransform`, in pixels.
  @available(*, unavailable, message: "use transform, in points, or userSpaceToDeviceSpaceTransform, in pixels")
  public var ctm: Transform { transform }
}

extension Path {
  /// Not available: use `init(arcCenter:radius:startAngle:endAngle:direction:)`.
  @available(*, unavailable, message: "use direction: .clockwise for clockwise: true of UIBezierPath")
  public init(arcCenter: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool) {
    self.init()
  }

  /// Not available: use `addArc(center:radius:startAngle:endAngle:direction:)`.
  @available(*, unavailable, message: "use addArc(center:…) with direction: .clockwise for clockwise: true")
  public mutating func addArc(
    withCenter center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {}

  /// Not available: use `addArc(center:radius:startAngle:endAngle:direction:)`.
  @available(
    *, unavailable,
    message: "use direction:, as you see it; in a view, clockwise: false of Core Graphics is direction: .clockwise"
  )
  public mutating func addArc(
    center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {}

  /// Not available: use `addArc(center:radius:startAngle:delta:)`.
  @available(*, unavailable, renamed: "addArc(center:radius:startAngle:delta:)")
  public mutating func addRelativeArc(center: Point, radius: Double, startAngle: Double, delta: Double) {}

  /// Not available: use `addQuadCurve(to:control:)`.
  @available(*, unavailable, renamed: "addQuadCurve(to:control:)")
  public mutating func addQuadCurve(to end: Point, controlPoint: Point) {}

  /// Not available: use `addCurve(to:control1:control2:)`.
  @available(*, unavailable, renamed: "addCurve(to:control1:control2:)")
  public mutating func addCurve(to end: Point, controlPoint1: Point, controlPoint2: Point) {}

  /// Not available: use `addLines(between:)`.
  @available(*, unavailable, renamed: "addLines(between:)")
  public mutating func addLines(_ points: [Point]) {}

  /// Not available: use `close()`.
  @available(*, unavailable, renamed: "close()")
  public mutating func closeSubpath() {}

  /// Not available: use `addPath(_:transform:)`.
  @available(*, unavailable, renamed: "addPath(_:transform:)")
  public mutating func append(_ path: Path) {}

  /// Not available: use `applying(_:)`, which returns another path.
  @available(*, unavailable, message: "use path = path.applying(transform)")
  public mutating func apply(_ transform: Transform) {}

  /// Not available: use `reversed`.
  @available(*, unavailable, renamed: "reversed")
  public func reversing() -> Path { self }

  /// Not available: use `stroked(_:scale:)`.
  @available(*, unavailable, renamed: "stroked(_:scale:)")
  public func strokedPath(_ style: StrokeStyle) -> Path { self }

  /// Not available: use `trimmed(from:to:)`.
  @available(*, unavailable, renamed: "trimmed(from:to:)")
  public func trimmedPath(from start: Double, to end: Double) -> Path { self }

  /// Not available: use `boundingBoxOfPath`.
  @available(*, unavailable, renamed: "boundingBoxOfPath")
  public var bounds: Rect { boundingBoxOfPath }

  /// Not available: use `boundingBoxOfPath`.
  @available(*, unavailable, renamed: "boundingBoxOfPath")
  public var boundingRect: Rect { boundingBoxOfPath }

  /// Not available: the width belongs to the stroke.
  @available(*, unavailable, message: "use context.stroke(path, with: paint, lineWidth: width)")
  public var lineWidth: Double {
    get { 1 }
    set {}
  }

  /// Not available: there is no current context.
  @available(*, unavailable, message: "use context.fill(path)")
  public func fill() {}

  /// Not available: there is no current context.
  @available(*, unavailable, message: "use context.stroke(path)")
  public func stroke() {}

  /// Not available: there is no current context.
  @available(*, unavailable, message: "use context.clip(to: path)")
  public func addClip() {}
}

extension Color {
  /// Not available: a colour has no pattern. Fill with `Paint.image`.
  @available(*, unavailable, message: "a colour has no pattern; use context.fill(rect, with: .image(tile))")
  public init(patternImage: Image) { self = .clear }

  /// Not available: there is no current context.
  @available(
    *, unavailable, message: "use context.fillPaint = .color(color), or context.fill(path, with: .color(color))"
  )
  public func setFill() {}

  /// Not available: there is no current context.
  @available(
    *, unavailable, message: "use context.strokePaint = .color(color), or context.stroke(path, with: .color(color))"
  )
  public func setStroke() {}

  /// Not available: there is no current context.
  @available(*, unavailable, message: "set context.fillPaint and context.strokePaint")
  public func set() {}

  /// Not available: use `withAlpha(_:)`.
  @available(*, unavailable, renamed: "withAlpha(_:)")
  public func opacity(_ opacity: Double) -> Color { self }

  /// Not available: there is one kind of colour.
  @available(*, unavailable, message: "there is one kind of colour; use the colour itself")
  public var cgColor: Color { self }
}

extension Image {
  /// Not available: a server has no bundle. Use `ImageFolder` of `CanvasCards`.
  @available(*, unavailable, message: "use ImageFolder of CanvasCards, or Image(contentsOf:)")
  public init?(named name: String) { nil }

  /// Not available: there is no current context.
  @available(*, unavailable, message: "use context.draw(image, at: point)")
  public func draw(at point: Point) {}

  /// Not available: there is no current context.
  @available(*, unavailable, message: "use context.draw(image, in: rect)")
  public func draw(in rect: Rect) {}

  /// Not available: there is no current context.
  @available(*, unavailable, message: "use context.drawAsPattern(image, in: rect)")
  public func drawAsPattern(in rect: Rect) {}

  /// Not available: use `png(pixelsPerInch:compression:)`.
  @available(*, unavailable, renamed: "png()")
  public func pngData() -> [UInt8]? { nil }

  /// Not available: use `tinted(with:)`.
  @available(*, unavailable, renamed: "tinted(with:)")
  public func withTintColor(_ color: Color) -> Image { self }

  /// Not available: use `cropped(to:)`.
  @available(*, unavailable, renamed: "cropped(to:)")
  public func cropping(to rect: Rect) -> Image? { nil }

  /// Not available: use `flippedHorizontally()`.
  @available(*, unavailable, renamed: "flippedHorizontally()")
  public func withHorizontallyFlippedOrientation() -> Image { self }

  /// Not available: use `resized(to:filter:)`.
  @available(*, unavailable, renamed: "resized(to:)")
  public func preparingThumbnail(of size: Size) -> Image? { nil }

  /// Not available: the caps belong to the drawing.
  @available(*, unavailable, message: "use context.draw(image, in: rect, capInsets: insets)")
  public func resizableImage(withCapInsets capInsets: EdgeInsets) -> Image { self }

  /// Not available: there is one kind of image.
  @available(*, unavailable, message: "there is one kind of image; use the image itself")
  public var cgImage: Image? { self }
}

extension StyledText {
  /// Not available: there is no current context.
  @available(*, unavailable, message: "use context.draw(text, at: point)")
  public func draw(at point: Point) {}

  /// Not available: there is no current context.
  @available(*, unavailable, message: "use context.draw(text, in: rect)")
  public func draw(in rect: Rect) {}
}

// Names of Swift Charts that have no meaning in a picture, or another spelling here. The compiler tells which. Closures
// have parameters of a known type, so that the message is the only error.

extension ChartContent {
  /// Not available: there are no views.
  @available(*, unavailable, message: "there are no views; use symbol(.circle), or another BasicChartSymbolShape")
  public func symbol<V>(symbol: () -> V) -> ChartMarks { changed { _ in } }

  /// Not available: marks can't be cut out of a shape.
  @available(*, unavailable, message: "set the ends of an axis with chartXScale or chartYScale to cut marks off")
  public func clipShape<V>(_ shape: V) -> ChartMarks { changed { _ in } }

  /// Not available: marks have no shadow.
  @available(*, unavailable, message: "marks have no shadow; draw one below the chart's image")
  public func shadow(color: Color = .black, radius: Double, x: Double = 0, y: Double = 0) -> ChartMarks {
    changed { _ in }
  }

  /// Not available: marks aren't blurred.
  @available(*, unavailable, message: "marks aren't blurred")
  public func blur(radius: Double) -> ChartMarks { changed { _ in } }
}

extension Chart {
  /// Not available: the plot has no modifiers of its own.
  @available(*, unavailable, message: "use chartTheme for colours and sizes, and the size of the picture")
  public func chartPlotStyle<Body>(content: (UnavailablePlotContent) -> Body) -> Chart { self }

  /// Not available: there are no views.
  @available(*, unavailable, message: "draw over the chart's image; layout(in:) has the places of marks")
  public func chartOverlay<Body>(
    alignment: AnnotationPosition = .center, content: (ChartLayout) -> Body
  ) -> Chart { self }

  /// Not available: there are no views.
  @available(*, unavailable, message: "draw below the chart, with a theme without background")
  public func chartBackground<Body>(
    alignment: AnnotationPosition = .center, content: (ChartLayout) -> Body
  ) -> Chart { self }

  /// Not available: there are no views.
  @available(*, unavailable, message: "a picture has no gestures; layout(in:) has the places of marks")
  public func chartGesture<Body>(_ gesture: (ChartLayout) -> Body) -> Chart { self }

  /// Not available: a picture has no selection.
  @available(*, unavailable, message: "a picture has no selection; use chartEmphasis(_:) for some series")
  public func chartXSelection<Value>(value: Value) -> Chart { self }

  /// Not available: a picture has no selection.
  @available(*, unavailable, message: "a picture has no selection; use chartEmphasis(_:) for some series")
  public func chartXSelection<Value>(range: Value) -> Chart { self }

  /// Not available: a picture has no selection.
  @available(*, unavailable, message: "a picture has no selection; use chartEmphasis(_:) for some series")
  public func chartYSelection<Value>(value: Value) -> Chart { self }

  /// Not available: a picture has no selection.
  @available(*, unavailable, message: "a picture has no selection; use chartEmphasis(_:) for some series")
  public func chartYSelection<Value>(range: Value) -> Chart { self }

  /// Not available: a picture has no selection.
  @available(*, unavailable, message: "a picture has no selection; use chartEmphasis(_:) for some slices")
  public func chartAngleSelection<Value>(value: Value) -> Chart { self }

  /// Not available: a picture doesn't scroll.
  @available(*, unavailable, message: "a picture doesn't scroll; set the ends with chartXScale(domain:)")
  public func chartScrollableAxes<Axes>(_ axes: Axes) -> Chart { self }

  /// Not available: a picture doesn't scroll.
  @available(*, unavailable, message: "a picture doesn't scroll; set the ends with chartXScale(domain:)")
  public func chartXVisibleDomain<Length>(length: Length) -> Chart { self }

  /// Not available: a picture doesn't scroll.
  @available(*, unavailable, message: "a picture doesn't scroll; set the ends with chartYScale(domain:)")
  public func chartYVisibleDomain<Length>(length: Length) -> Chart { self }

  /// Not available: a picture doesn't scroll.
  @available(*, unavailable, message: "a picture doesn't scroll; set the ends with chartXScale(domain:)")
  public func chartScrollPosition<Value>(x: Value) -> Chart { self }

  /// Not available: a picture doesn't scroll.
  @available(*, unavailable, message: "a picture doesn't scroll; set the ends with chartYScale(domain:)")
  public func chartScrollPosition<Value>(y: Value) -> Chart { self }

  /// Not available: the size is that of the picture.
  @available(*, unavailable, message: "use image(size:scale:), or draw(in:on:)")
  public func frame(width: Double? = nil, height: Double? = nil) -> Chart { self }
}

/// What the closure of `chartPlotStyle` changes in Swift Charts. There is none here; it has the usual modifiers so that the
/// compiler reads the closure and tells what to use instead.
public struct UnavailablePlotContent {
  private init() {}

  /// The same content.
  public func background(_ color: Color) -> Self { self }

  /// The same content.
  public func border(_ color: Color, width: Double = 1) -> Self { self }

  /// The same content.
  public func frame(width: Double? = nil, height: Double? = nil) -> Self { self }

  /// The same content.
  public func padding(_ length: Double = 0) -> Self { self }

  /// The same content.
  public func clipped() -> Self { self }
}

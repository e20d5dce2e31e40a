public import Canvas

extension PieChart {
  /// The chart's places in a rectangle, which is all that drawing needs.
  ///
  /// - Parameters:
  ///   - frame: The rectangle, in points.
  ///   - measurer: Says how wide texts are; nil measures them in the chart's fonts.
  /// - Throws: The first row whose value a pie can't show: one below 0, or not finite.
  public func layout(in frame: Rect, measurer: TextMeasurer? = nil) throws(PieError) -> PieLayout {
    var chart = self
    chart.numbers.setDecimals(for: data.segments.map(\.value))
    return try PieLayout(chart, in: frame, measurer: measurer ?? TextMeasurer(fonts))
  }

  /// The size where somebody asks for a width alone, or for nothing, in points: higher where a table of names has no
  /// room for all that it says.
  public func usualSize(width: Double? = nil, measurer: TextMeasurer? = nil) throws(PieError) -> Size {
    var usual = Self.usualSize
    if let width, width.isFinite, width >= 1 { usual = Size(width: width, height: usual.height * width / usual.width) }
    guard data.segments.count <= Self.mostRows else { return usual }
    var size = usual
    while size.height <= Self.mostHeight {
      let layout = try layout(in: Rect(origin: .zero, size: size), measurer: measurer)
      guard layout.isTableShortened else { return size }
      size.height = (size.height * 1.2).rounded()
    }
    return usual
  }

  /// Of tables for which a picture grows, and how high it may be, in points.
  private static let mostRows = 400
  private static let mostHeight = 8000.0

  /// Draws the chart into a rectangle. One that is empty or not finite gets nothing.
  public func draw(in frame: Rect, on context: DrawingContext) throws(PieError) {
    try layout(in: frame).draw(on: context, theme: theme, fonts: fonts)
  }

  /// The chart as a picture of its own. The size is in points, the scale in pixels per point.
  /// - Throws: `PieError` or `ImageSizeError`.
  public func image(size: Size = PieChart.usualSize, scale: Double = 1) throws -> Image {
    let context = try DrawingContext(size: size, scale: scale)
    try draw(in: Rect(origin: .zero, size: size), on: context)
    return context.makeImage()
  }

  /// The characters of the chart's texts that no font has; nil if there are none.
  public func missingGlyphs(in layout: PieLayout) -> MissingGlyphs? {
    fonts.missingGlyphs(in: layout.allTexts)
  }
}

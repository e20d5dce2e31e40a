public import Canvas

extension PieChart: Drawable {
  /// Lays out the chart in a rectangle.
  ///
  /// - Parameters:
  ///   - frame: The rectangle, in points.
  ///   - measurer: Measures the width of texts. If nil, texts are measured in the chart's fonts.
  /// - Throws: A `PieError` for the first row with a negative or non-finite value.
  public func layout(in frame: Rect, measurer: TextMeasurer? = nil) throws(PieError) -> PieLayout {
    var chart = self
    let values = data.segments.map(\.value)
    chart.formats.setDecimals(for: values)
    chart.formats.tellApart(values)
    return try PieLayout(chart, in: frame, measurer: measurer ?? TextMeasurer(fonts))
  }

  /// The default size, or the size for a given width, in points. It is higher if a table of names needs the room.
  public func defaultSize(width: Double? = nil, measurer: TextMeasurer? = nil) throws(PieError) -> Size {
    var usual = Self.defaultSize
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

  /// The limits up to which a picture grows for a table: a number of rows, and a height in points.
  private static let mostRows = 400
  private static let mostHeight = 8000.0

  /// The default size. `defaultSize(width:)` is higher if a table of names needs the room.
  public var idealSize: Size { Self.defaultSize }

  /// Draws the chart into a rectangle. If the rectangle is empty or not finite, nothing is drawn.
  public func draw(in frame: Rect, on context: DrawingContext) throws(PieError) {
    try layout(in: frame).draw(on: context, theme: theme, fonts: fonts)
  }

  /// The characters of the chart's texts that no font contains, or nil if there are none.
  public func missingGlyphs(in layout: PieLayout) -> MissingGlyphs? {
    fonts.missingGlyphs(in: layout.allTexts)
  }
}

public import Canvas

extension PieModel {
  /// The limits up to which a picture grows for a table: a number of rows, and a height in points.
  private static let maximumRows = 400
  private static let maximumHeight = 8000.0

  /// The default size, or the size for a given width, in points. It is higher if a table of names needs the room.
  ///
  /// - Throws: A `PieError` for the first row with a negative or non-finite value.
  public func defaultSize(
    width: Double? = nil, theme: ChartTheme = .light, measurer: TextMeasurer
  ) throws(PieError) -> Size {
    var usual = ChartLayout.defaultSize
    if let width, width.isFinite, width >= 1 { usual = Size(width: width, height: usual.height * width / usual.width) }
    guard data.segments.count <= Self.maximumRows else { return usual }
    var size = usual
    while size.height <= Self.maximumHeight {
      let layout = try PieLayout(self, in: Rect(origin: .zero, size: size), theme: theme, measurer: measurer)
      guard layout.isTableShortened else { return size }
      size.height = (size.height * 1.2).rounded()
    }
    return usual
  }
}

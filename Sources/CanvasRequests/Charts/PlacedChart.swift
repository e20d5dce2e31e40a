/// A chart that is placed in points: its own rectangle isn't rounded to whole pixels, and its layout is made once.
struct PlacedChart<Chart: Drawable>: Drawable {
  private let chart: Chart
  private let frame: Rect
  /// The size of a pixel in points.
  private let pixel: Double
  private let layout: (ChartLayout, ChartFonts)?

  init(_ chart: Chart, in size: Size, scale: Double) {
    (self.chart, frame, pixel, layout) = (chart, Rect(origin: .zero, size: size), 1 / scale, nil)
  }

  init(_ chart: Chart, _ layout: ChartLayout, _ fonts: ChartFonts, scale: Double) {
    (self.chart, frame, pixel, self.layout) = (chart, layout.frame, 1 / scale, (layout, fonts))
  }

  var idealSize: Size { frame.size }

  func draw(in rect: Rect, on context: DrawingContext) throws(Chart.Failure) {
    let isOwn =
      rect.origin == frame.origin && abs(rect.width - frame.width) < pixel && abs(rect.height - frame.height) < pixel
    if isOwn, let (layout, fonts) = layout {
      layout.draw(on: context, fonts: fonts)
    } else {
      try chart.draw(in: isOwn ? frame : rect, on: context)
    }
  }
}

extension PlacedPicture {
  /// The picture of a chart. Throws if a note about it is an error.
  ///
  /// - Parameters:
  ///   - label: The name of the data.
  ///   - drawn: What the chart lacks, and what was decided in drawing it.
  ///   - notes: What was decided in reading its table.
  init<Chart>(
    _ chart: PlacedChart<Chart>, _ settings: PictureSettings, named label: String, title: String, _ font: RequestNote?,
    _ missing: MissingGlyphs?, drawn: [RequestNote] = [], notes: [RequestNote]
  ) throws(RequestError) {
    try settings.checkGlyphs(missing, in: label)
    let warnings =
      [font].compactMap(\.self) + drawn.filter(\.isLoss)
      + [missing.map { RequestNote($0, in: label) }].compactMap(\.self)
    self.init(
      chart, scale: settings.scale,
      try PictureFacts(
        settings, pixelsPerInch: settings.pixelsPerInch, title: title, warnings: warnings,
        notes: drawn.filter { !$0.isLoss } + notes))
  }
}

public import Canvas
public import CanvasCharts

/// The machine's pie graph as the app draws it. Sectors are drawn in order, each with its fill, its outline (the arc
/// and the radius at its end) and its label, which the next sector may cover.
///
///     let options = PieGraphOptions(font: try Font.default(size: PieGraphOptions.defaultFontSize))
///     let graph = PieGraph(machine.pieData, options: options)
///     try graph.image(size: Size(width: 400, height: 400)).writePNG(to: "pie.png")
public struct PieGraph: Sendable, Hashable {
  /// The values and their names.
  public var data: PieData
  /// The options for drawing the graph.
  public var options: PieGraphOptions

  /// Creates the graph of some values.
  public init(_ data: PieData, options: PieGraphOptions) {
    self.data = data
    self.options = options
  }

  /// Lays out the graph in a rectangle. Its warnings are available before anything is drawn.
  public func drawing(in rect: Rect) -> PieGraphDrawing { PieGraphDrawing(self, in: rect) }

  /// Draws the graph in a rectangle. Draws nothing if the rectangle is empty or not finite.
  public func draw(in rect: Rect, on context: DrawingContext) { drawing(in: rect).draw(on: context) }

  /// Returns the graph as a picture. The size is in points, the scale in pixels per point.
  public func image(size: Size, scale: Double = 1) throws(ImageSizeError) -> Image {
    try drawing(in: Rect(origin: .zero, size: size)).image(size: size, scale: scale)
  }
}

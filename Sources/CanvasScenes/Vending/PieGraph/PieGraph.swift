public import Canvas
public import CanvasCharts

/// The machine's pie graph as the app draws it: sector by sector its fill, its outline (the arc and the radius at its end)
/// and its label, which the next sector may cover.
///
///     let options = PieGraphOptions(font: try Font.default(size: PieGraphOptions.defaultFontSize))
///     let graph = PieGraph(machine.pieData, options: options)
///     try graph.image(size: Size(width: 400, height: 400)).writePNG(to: "pie.png")
public struct PieGraph: Sendable, Hashable {
  /// The values and their names.
  public var data: PieData
  /// How the graph is drawn.
  public var options: PieGraphOptions

  /// The graph of some values.
  public init(_ data: PieData, options: PieGraphOptions) {
    self.data = data
    self.options = options
  }

  /// Lays the graph out in a rectangle: what it has to warn of is known then, before anything is drawn.
  public func drawing(in rect: Rect) -> PieGraphDrawing { PieGraphDrawing(self, in: rect) }

  /// Draws the graph into a rectangle. One that is empty or not finite gets nothing.
  public func draw(in rect: Rect, on context: DrawingContext) { drawing(in: rect).draw(on: context) }

  /// The graph as a picture of its own. Sizes are in points, the scale is pixels per point.
  public func image(size: Size, scale: Double = 1) throws(ImageSizeError) -> Image {
    try drawing(in: Rect(origin: .zero, size: size)).image(size: size, scale: scale)
  }
}

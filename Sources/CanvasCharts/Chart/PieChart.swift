public import Canvas

/// A pie graph: data and how to draw them.
///
///     let data = try PieData.decode(bytes)
///     let chart = PieChart(data, options: PieOptions(font: try Font.default(size: PieOptions.defaultFontSize)))
///     try chart.image(size: Size(width: 400, height: 400)).writePNG(to: "pie.png")
public struct PieChart: Sendable, Hashable {
  public var data: PieData
  public var options: PieOptions

  public init(_ data: PieData, options: PieOptions) {
    self.data = data
    self.options = options
  }

  /// Lays the graph out in a rectangle: what it has to warn of is known then, before anything is drawn.
  public func drawing(in rect: Rect) -> PieDrawing { PieDrawing(self, in: rect) }

  /// Draws the graph into a rectangle. One that is empty or not finite gets nothing.
  public func draw(in rect: Rect, on context: DrawingContext) { drawing(in: rect).draw(on: context) }

  /// The graph as a picture of its own. Sizes are in points, the scale is pixels per point.
  public func image(size: Size, scale: Double = 1) throws(ImageSizeError) -> Image {
    try drawing(in: Rect(origin: .zero, size: size)).image(size: size, scale: scale)
  }
}

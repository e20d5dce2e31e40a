/// The machine's pie graph as the app draws it. Sectors are drawn in order, each with its fill, its outline (the arc
/// and the radius at its end) and its label, which the next sector may cover.
///
///     let options = PieGraphOptions(font: try Font.default(size: PieGraphOptions.defaultFontSize))
///     let graph = PieGraph(machine.pieData, options: options)
///     try graph.writePNG(to: "pie.png")
public struct PieGraph: Drawable, Hashable {
  /// The values and their names.
  public var data: PieData
  /// The options for drawing the graph.
  public var options: PieGraphOptions

  /// Creates the graph of some values.
  public init(_ data: PieData, options: PieGraphOptions) {
    self.data = data
    self.options = options
  }

  /// The size of the graph on the app's screen.
  public var idealSize: Size { Size(width: 400, height: 400) }

  /// Lays out the graph in a rectangle. Its warnings are available before anything is drawn.
  public func drawing(in rect: Rect) -> PieGraphDrawing { PieGraphDrawing(self, in: rect) }

  /// Draws the graph in a rectangle. Draws nothing if the rectangle is empty or not finite.
  public func draw(in rect: Rect, on context: DrawingContext) { drawing(in: rect).draw(on: context) }
}

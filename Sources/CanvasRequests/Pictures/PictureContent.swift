/// What a picture shows, for reports on it.
package enum PictureContent: Sendable {
  /// A chart with marks along axes, or tiles.
  case chart(ChartLayout)
  /// A plot of the rows of a table.
  case plot
  case pie(PieLayout)
  #if Full || Boards
    /// The app's pie graph.
    case graph([PieGraphMark])
  #endif
  case specification(VegaLiteSpec)
  /// A sheet of cards, and the back for programs that need it as a picture of its own.
  indirect case sheet(SheetPlan, back: PlacedPicture?)
  case other
}

package import Canvas

/// Where a pie in clean order and its labels stand, in the coordinates of the view.
package struct PieArrangement: Sendable, Hashable {
  package struct Label: Sendable, Hashable {
    /// Which of the layout's sectors it names.
    package var sector: Int
    /// The text's box.
    package var box: Rect
    /// From the pie's rim to the text; empty for a label inside its sector.
    package var leader: [Point] = []
  }

  package var center: Point
  package var radius: Double
  /// What the font's size is multiplied by, at most 1.
  package var textScale: Double
  package var labels: [Label]
  /// Sectors whose label found no room, in order.
  package var unplaced: [Int]
}

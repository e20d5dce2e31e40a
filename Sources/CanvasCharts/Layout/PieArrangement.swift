internal import Canvas

/// Where a pie in clean order and its labels stand, in the coordinates of the view.
struct PieArrangement: Sendable, Hashable {
  struct Label: Sendable, Hashable {
    /// Which of the layout's sectors it names.
    var sector: Int
    /// The text's box.
    var box: Rect
    /// From the pie's rim to the text; empty for a label inside its sector.
    var leader: [Point] = []
  }

  var center: Point
  var radius: Double
  /// What the font's size is multiplied by, at most 1.
  var textScale: Double
  var labels: [Label]
  /// Sectors whose label found no room, in order.
  var unplaced: [Int]
}

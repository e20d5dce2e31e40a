internal import Canvas

/// A card's shape without a bleed, and its colour.
package struct CardShape: Sendable {
  /// The edge of the card.
  var outline: Path
  /// The colour of the ground.
  var color: Color
  /// The line at the card's edge, or nil if there is none.
  var line: Line?

  /// The line inside the edge of a round rectangle.
  struct Line: Sendable {
    var cornerRadius: Double
    var width: Double
    var color: Color
  }
}

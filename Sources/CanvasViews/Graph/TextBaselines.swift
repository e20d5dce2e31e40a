/// The distances of the first and the last baseline of text from a view's top, in points.
struct TextBaselines: Sendable, Hashable {
  var first: Double
  var last: Double

  /// The baselines in the space of a parent, in which the view's top is at a distance.
  func moved(by distance: Double) -> TextBaselines { TextBaselines(first: first + distance, last: last + distance) }

  /// The first of the first baselines, and the last of the last.
  func union(_ other: TextBaselines?) -> TextBaselines {
    guard let other else { return self }
    return TextBaselines(first: min(first, other.first), last: max(last, other.last))
  }
}

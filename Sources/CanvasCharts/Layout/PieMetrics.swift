/// The lengths of pies, in points or as parts of each other.
enum PieMetrics {
  /// Of the largest pie that the room holds, the part that one with labels beside it has: 118 of 160 points.
  static let labelledPart = 0.7375
  /// The part of it that a pie keeps beside labels.
  static let smallestPart = 0.6
  /// That part in pictures too narrow for labels beside such a pie.
  static let leastPart = 0.4
  /// How far a slice stands out, of the radius.
  static let explosion = 0.08
  /// Between slices.
  static let gap = 1.5
  /// Of a slice's arc, the most that a gap takes.
  static let gapPart = 0.25
  /// From one label to the next, with values below names and on one line with them.
  static let labelGaps = (tall: 3.4, flat: 4.1)
  /// How far lines to labels are apart at least: where they begin, and a little further out.
  static let lineStarts = 0.02
  static let lineDistance = 2.0
  /// A label goes to the other side of the pie where that brings the others nearer to their slices: by the square of so
  /// many labels' heights, summed over all.
  static let crossingCost = 2.0
  /// More slices than these have a table of names.
  static let mostLabels = 24
}

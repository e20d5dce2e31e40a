/// The dimensions of pies, in points or as fractions.
enum PieMetrics {
  /// The radius of a pie with labels beside it, as a fraction of the largest pie that fits (118 of 160 points).
  static let labelledPart = 0.7375
  /// The minimum radius of a pie with labels, as a fraction of the largest.
  static let smallestPart = 0.6
  /// The same fraction for pictures too narrow for labels beside such a pie.
  static let minimumPart = 0.4
  /// The offset of an exploded slice, as a fraction of the radius.
  static let explosion = 0.08
  /// The width of the gap between slices.
  static let gap = 1.5
  /// The maximum fraction of a slice's arc that a gap takes.
  static let gapPart = 0.25
  /// The gap between labels, with values below names and with both on one line.
  static let labelGaps = (tall: 3.4, flat: 4.1)
  /// The minimum distance between lines to labels: in radians at their start, and in points a little further out.
  static let lineStarts = 0.02
  static let lineDistance = 2.0
  /// The longest line to a label, as a multiple of the radius. From the lowest point of a pie to a label beside it, the
  /// way is already longer than the radius.
  static let longestLeader = 1.65
  /// The distance below which a line to a label runs along another, and the length that it may do so, in points.
  static let leaderDistance = 2.5
  static let maximumBundled = 16.0
  /// The cost of moving a label to the other side of the pie, as a multiple of a squared label height. A label moves
  /// if the sum over all labels decreases by more.
  static let crossingCost = 2.0
  /// The maximum number of slices with labels. More slices get a table of names.
  static let maximumLabels = 24
}

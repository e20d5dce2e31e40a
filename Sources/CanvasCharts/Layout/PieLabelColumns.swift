/// A pie with its labels in two columns beside it.
struct PieLabelColumns {
  let center: Point
  /// The radius of the pie, including exploded slices.
  let radius: Double
  let labels: [PieLayout.Label]
  /// Whether many lines run side by side around the pie.
  let isDense: Bool
  /// Whether a name is truncated.
  let isCut: Bool

  /// The settings in the order in which they are tried: one line for names, then two, then a smaller pie, then
  /// truncated names.
  private typealias Attempt = (nameLines: Int, radius: Double, mayCut: Bool)

  /// The first arrangement in which all labels fit, or nil if there is none.
  ///
  /// If lines to labels cross around a pie of the default size, a smaller pie is tried, because its angles differ.
  ///
  /// - Parameters:
  ///   - fullRadius: The radius of the pie without labels.
  ///   - smallest: The fractions of `fullRadius` that are tried for the smallest pie.
  ///   - isStrict: Whether lines are at most as long as the radius and don't run along each other.
  static func arrange(
    _ slices: [PieSlice], _ blocks: LabelBlocks, in content: Rect, fullRadius: Double, smallest: [Double],
    isStrict: Bool
  ) -> PieLabelColumns? {
    let usual = fullRadius * PieMetrics.labelledPart
    for part in [1, 0.95, 0.9, 0.85, 0.82] {
      for onOneLine in [false, true] {
        let fitter = PieLabelFitter(
          slices: slices, blocks: blocks, content: content, onOneLine: onOneLine, fullRadius: fullRadius,
          isStrict: isStrict)
        let result = arrange(fitter, usual: usual, largest: usual * part, smallest: smallest)
        if let result { return result }
      }
    }
    return nil
  }

  private static func arrange(
    _ fitter: PieLabelFitter, usual: Double, largest: Double, smallest: [Double]
  ) -> PieLabelColumns? {
    var attempts = [1, 2, 3].map { count -> Attempt in (count, min(usual * 0.85, largest), false) }
    for radius in smallest.map({ fitter.fullRadius * $0 }) {
      attempts += [1, 2, 3].map { ($0, radius, false) } + [3, 2, 1].map { ($0, radius, true) }
    }
    let sides = PieLabelSides(
      fitter.slices, fitter.blocks, content: fitter.content, onOneLine: fitter.onOneLine, radius: largest)
    for attempt in attempts where !fitter.onOneLine || attempt.nameLines == 1 {
      let result = fitter.columns(
        sides, nameLines: attempt.nameLines, smallest: attempt.radius, largest: largest, mayCut: attempt.mayCut)
      if let result { return result }
    }
    return nil
  }
}

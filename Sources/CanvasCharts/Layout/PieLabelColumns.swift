internal import Canvas

/// A pie with its labels in two columns beside it.
struct PieLabelColumns {
  struct Label {
    var slice: Int
    var box: Rect
    var texts: [PlacedText]
    var leader: [Point]
  }

  let center: Point
  /// Of the pie, exploded slices included.
  let radius: Double
  let labels: [Label]
  /// Whether many lines go about the pie beside each other.
  let isDense: Bool
  /// Whether a name is cut.
  let isCut: Bool

  /// What is tried, in this order: one line of names, then two, then a smaller pie, then an ellipsis.
  private struct Attempt {
    var nameLines: Int
    var radius: Double
    var mayCut = false
  }

  /// The first way that has room for all labels; nil where none has.
  ///
  /// - Parameters:
  ///   - fullRadius: What the pie would have without labels.
  ///   - smallest: The part of that which it keeps.
  static func arrange(
    _ slices: [PieSlice], _ blocks: LabelBlocks, in content: Rect, fullRadius: Double, smallest: [Double]
  ) -> PieLabelColumns? {
    let usual = fullRadius * PieMetrics.labelledPart
    for onOneLine in [false, true] {
      var attempts = [1, 2, 3].map { Attempt(nameLines: $0, radius: usual * 0.85) }
      for part in smallest {
        let radius = fullRadius * part
        attempts += [
          Attempt(nameLines: 1, radius: radius), Attempt(nameLines: 2, radius: radius),
          Attempt(nameLines: 3, radius: radius), Attempt(nameLines: 3, radius: radius, mayCut: true),
          Attempt(nameLines: 2, radius: radius, mayCut: true), Attempt(nameLines: 1, radius: radius, mayCut: true),
        ]
      }
      let sides = PieLabelSides(slices, blocks, content: content, onOneLine: onOneLine, radius: usual)
      let fitter = PieLabelFitter(
        slices: slices, blocks: blocks, content: content, onOneLine: onOneLine, fullRadius: fullRadius)
      for attempt in attempts where !onOneLine || attempt.nameLines == 1 {
        let result = fitter.columns(
          sides, nameLines: attempt.nameLines, smallest: attempt.radius, largest: usual, mayCut: attempt.mayCut)
        if let result { return result }
      }
    }
    return nil
  }
}

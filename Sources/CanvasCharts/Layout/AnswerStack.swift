/// The answers at one place as shares of their sum, on both sides of the middle.
struct AnswerStack: Sendable, Equatable {
  /// The share of one answer.
  struct Part: Sendable, Equatable {
    /// The index of the series.
    var series: Int
    /// The ends on the axis of values: from −1 to 1, with half of the middle on each side of 0.
    var from: Double
    var to: Double
  }

  /// The answers that somebody gave, from the lowest to the highest. Empty if nobody gave any.
  private(set) var parts: [Part] = []
  /// The share of the answers above the middle.
  private(set) var agreement = 0.0

  /// The lower end of the first part, at most 0.
  var low: Double { parts.first?.from ?? 0 }
  /// The upper end of the last part, at least 0.
  var high: Double { parts.last?.to ?? 0 }

  /// Stacks the values of answers in the order of their scale.
  ///
  /// - Parameters:
  ///   - values: The values. Those that are missing or not above 0 have no part.
  ///   - steps: The distances of the answers from the middle, negative below it.
  init(_ values: [Double?], steps: [Int]) {
    let known = values.map { value in value.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } ?? 0 }
    // Parts of the greatest value add up without overflow.
    let greatest = known.max() ?? 0
    guard greatest > 0 else { return }
    let scaled = known.map { $0 / greatest }
    let sum = scaled.reduce(0, +)
    let shares = zip(scaled, steps).map { (share: $0 / sum, step: $1) }
    agreement = shares.reduce(0) { $1.step > 0 ? $0 + $1.share : $0 }
    var (down, up) = (0.0, 0.0)
    var (lower, upper): ([Part], [Part]) = ([], [])
    for (series, answer) in shares.enumerated() where answer.step == 0 && answer.share > 0 {
      (down, up) = (-answer.share / 2, answer.share / 2)
      upper.append(Part(series: series, from: down, to: up))
    }
    for (series, answer) in shares.enumerated() where answer.step > 0 && answer.share > 0 {
      upper.append(Part(series: series, from: up, to: up + answer.share))
      up += answer.share
    }
    for (series, answer) in shares.enumerated().reversed() where answer.step < 0 && answer.share > 0 {
      lower.append(Part(series: series, from: down - answer.share, to: down))
      down -= answer.share
    }
    parts = lower.reversed() + upper
  }
}

extension PreparedChart {
  /// Whether there are neutral answers, which a line at zero would cross.
  var hasNeutralAnswers: Bool { layers.contains { $0.sides?.hasMiddle ?? false } }
}

extension PreparedLayer {
  /// The answers at a place as shares of their sum, or nil if the layer doesn't diverge.
  func answers(at place: Int) -> AnswerStack? {
    guard let sides else { return nil }
    return AnswerStack(series.indices.map { value($0, place) }, steps: series.indices.map(sides.step))
  }
}

/// The answers of a survey in the order of their scale, from the most negative to the most positive.
///
///     let scale = AnswerScale(["Agree", "Neutral", "Disagree", "Don't know"], unnamed: "")
///     scale.order    // [2, 1, 0]
///     scale.leftOut  // [3]
///     scale.sides    // 1 below the middle, a middle, 1 above it
package struct AnswerScale: Sendable, Hashable {
  /// The indices of the answers, ascending on the scale.
  package let order: [Int]
  /// The indices of names that aren't on the scale, such as `Don't know`.
  package let leftOut: [Int]
  /// The numbers of answers on both sides of the middle.
  package let sides: Sides

  /// The numbers of answers on both sides of the middle.
  package struct Sides: Sendable, Hashable {
    /// The number of negative answers.
    package let below: Int
    /// Whether there is a neutral answer.
    package let hasMiddle: Bool
    /// The number of positive answers.
    package let above: Int

    /// The sides of a number of answers, with one in the middle if the number is odd.
    fileprivate static func halving(_ count: Int) -> Sides {
      Sides(below: count / 2, hasMiddle: count % 2 == 1, above: count / 2)
    }

    /// The number of all answers.
    package var count: Int { below + (hasMiddle ? 1 : 0) + above }

    /// An answer's distance from the middle: negative below it, 0 for the middle itself.
    ///
    /// - Parameter index: The index of the answer on the scale, from 0.
    package func step(at index: Int) -> Int {
      if index < below { return index - below }
      return index - below + (hasMiddle ? 0 : 1)
    }
  }

  /// Finds the order and the middle of answers.
  ///
  /// A well-known scale, in any of several languages, and whole numbers have an order of their own; other answers keep
  /// theirs. The middle is the neutral answer of a well-known scale, even if answers on one side are missing. Otherwise
  /// an odd number of answers has a middle, and an even number has none.
  ///
  /// - Parameters:
  ///   - names: The answers, in any order.
  ///   - unnamed: The word for an answer without a name, which isn't on the scale.
  package init(_ names: [String], unnamed: String) {
    // `None` can be the lowest degree.
    let known = names.indices.filter {
      names[$0] != unnamed && (!RestNames.contains(names[$0]) || names[$0].lowercased() == "none")
    }
    let isKept = known.count > 1
    let answers = isKept ? known : Array(names.indices)
    leftOut = isKept ? names.indices.filter { !known.contains($0) } : []
    let texts = answers.map { names[$0] }
    if let (places, list) = CategoryOrder.list(of: texts) {
      let sorted = places.sortedIndices
      order = sorted.map { answers[$0] }
      sides = Self.sides(places: sorted.map { places[$0] }, list: list)
      return
    }
    let numbers = texts.compactMap { Int($0) }
    let sorted = numbers.count == texts.count ? numbers.sortedIndices : Array(answers.indices)
    order = sorted.map { answers[$0] }
    // The neutral one isn't the first or the last.
    let list = sorted.map { texts[$0] }
    let isInside = list.first.map(Self.isNeutral) != true && list.last.map(Self.isNeutral) != true
    sides = isInside ? Self.sides(places: Array(list.indices), list: list) : .halving(list.count)
  }

  /// The sides of answers by the neutral ones of their list.
  private static func sides(places: [Int], list: [String]) -> Sides {
    let neutral = list.indices.filter { isNeutral(list[$0]) }
    guard let first = neutral.first, let last = neutral.last else { return .halving(places.count) }
    let below = places.count { $0 < first }
    let above = places.count { $0 > last }
    let middle = places.count - below - above
    return middle > 1 ? .halving(places.count) : Sides(below: below, hasMiddle: middle == 1, above: above)
  }

  private static func isNeutral(_ name: String) -> Bool { neutralNames.contains(CategoryOrder.plainName(name)) }

  private static let neutralNames = Set(
    [
      "neither agree nor disagree", "neither satisfied nor dissatisfied", "neither", "neutral", "undecided", "unsure",
      "about the same", "passives", "maybe", "weder noch", "teils teils", "teils/teils", "neutre", "neutro", "보통",
      "보통이다", "どちらともいえない", "普通", "一般", "中立",
    ].map(CategoryOrder.plainName))
}

extension ChartTable {
  /// The table with its places as series and its series as places, if the places are the answers of a well-known scale
  /// and the series aren't. Nil if they aren't, or are too many.
  package func withAnswersAsSeries() -> ChartTable? {
    guard case .names(let answers) = x, answers.count > 1, Set(answers).count == answers.count,
      Self.areAnswers(answers), !Self.areAnswers(series)
    else { return nil }
    var table = transposed(x: .names(series), series: answers, order: Array(series.indices))
    if let xName { table.notes.append(TableNote("the answers of \(DataError.quoted(xName)) are the series")) }
    return table
  }

  /// Whether all names but those of missing answers are on a well-known scale.
  private static func areAnswers(_ names: [String]) -> Bool {
    let known = names.filter { !RestNames.contains($0) }
    return known.count > 1 && CategoryOrder.list(of: known) != nil
  }
}

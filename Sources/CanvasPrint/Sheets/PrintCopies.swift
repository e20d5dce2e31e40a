internal import CanvasMath

/// How often each card is printed.
public enum PrintCopies: Sendable, Hashable {
  /// All cards so many times, one set after the other.
  case sets(Int)
  /// Each card as often as its number says, one after the other. 0 leaves a card out.
  case each([Int])
}

/// The cards of all sheets in their order, without a list of them.
struct CardOrder: Sendable {
  /// The number of cards with all copies.
  let count: Int
  private let frontCount: Int
  // The index after the last copy of each card; nil for sets.
  private let ends: [Int]?

  init(_ copies: PrintCopies, frontCount: Int) throws(PrintError) {
    self.frontCount = frontCount
    switch copies {
    case .sets(let number):
      let (product, isTooLarge) = number.multipliedReportingOverflow(by: frontCount)
      (count, ends) = (isTooLarge ? .max : product, nil)
    case .each(let numbers):
      guard numbers.count == frontCount else { throw .copyCount(found: numbers.count, fronts: frontCount) }
      var (sum, ends) = (0, [Int]())
      for number in numbers {
        guard number >= 0 else { throw .copies(number) }
        let (next, isTooLarge) = sum.addingReportingOverflow(number)
        sum = isTooLarge ? .max : next
        ends.append(sum)
      }
      (count, self.ends) = (sum, ends)
    }
    guard frontCount > 0, count != 0 else { throw .noCards }
    guard (1...PrintSheets.cardLimit).contains(count) else { throw .copies(count) }
  }

  /// The index of the front that is the card at a position.
  func front(at position: Int) -> Int {
    ends?.partitionIndex { $0 > position } ?? position % frontCount
  }
}

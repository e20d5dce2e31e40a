import CanvasTables
import Testing

/// What is missing between the places of an axis of time.
@Suite struct PlaceSpacingTests {
  /// The numbers of all places; those that are missing are negative.
  private func filled(_ numbers: [Int], step: Int? = nil, limit: Int = 1000) -> [Int] {
    let spacing = PlaceSpacing(numbers, step: step, limit: limit)
    return spacing.places.map { place in
      place.steps > 0 ? -(numbers[place.source] + place.steps * (spacing.step ?? 0)) : numbers[place.source]
    }
  }

  @Test func theStepIsTheMostCommonDistance() {
    #expect(filled([1955, 1960, 1965, 1970]) == [1955, 1960, 1965, 1970])
    #expect(filled([1955, 1960, 1970, 1975]) == [1955, 1960, -1965, 1970, 1975])
    #expect(filled([1, 2, 4, 5]) == [1, 2, -3, 4, 5])
    #expect(filled([1, 2, 4]) == [1, 2, -3, 4])
    // A distance that isn't a multiple of the step is no gap.
    #expect(filled([1949, 1953, 1957, 1961, 1972, 1980]) == [1949, 1953, 1957, 1961, 1972, -1976, 1980])
  }

  @Test func irregularPlacesHaveNoGaps() {
    #expect(filled([1900, 1914, 1918, 1939, 1945, 1989]) == [1900, 1914, 1918, 1939, 1945, 1989])
    #expect(filled([1, 2, 4, 7]) == [1, 2, 4, 7])
  }

  @Test func twoPlacesAreNoEvidenceOfAStep() {
    #expect(filled([1, 3]) == [1, -2, 3])
    #expect(filled([1990, 2020]) == [1990, 2020])
    #expect(filled([7]) == [7])
    #expect(filled([]) == [])
  }

  @Test func aGivenStepAndALimitAreKept() {
    #expect(filled([1, 5], step: 1) == [1, -2, -3, -4, 5])
    #expect(filled([1, 2, 3, 100], limit: 50) == [1, 2, 3, 100])
    #expect(filled([5, 5, 3]) == [5, 5, 3])
  }

  @Test func periodsHaveConsecutiveNumbers() throws {
    for period in CalendarPeriod.allCases {
      let first = period.start(of: try #require(CalendarDate(year: 1955, month: 7, day: 1)))
      for count in 0..<60 {
        let date = try #require(period.start(count, after: first))
        #expect(period.number(of: date) == period.number(of: first) + count)
      }
    }
  }
}

import CanvasCharts
import Testing

@Suite struct LabelPlacementTests {
  private func starts(_ wanted: [Double], length: Double = 10, in range: ClosedRange<Double> = 0...100) -> [Double]? {
    LabelPlacement.starts(wanted: wanted, lengths: wanted.map { _ in length }, in: range)
  }

  @Test func labelsWithRoomStandWhereTheyWant() { #expect(starts([5, 20, 70]) == [5, 20, 70]) }

  @Test func labelsThatOverlapShareTheWay() { #expect(starts([50, 50]) == [45, 55]) }

  @Test func aBlockTakesTheOneBeforeWithIt() { #expect(starts([42, 50, 52]) == [38, 48, 58]) }

  @Test func theyStayInTheRange() {
    #expect(starts([-20, 99]) == [0, 90])
    #expect(starts([95, 95, 95]) == [70, 80, 90])
  }

  @Test func tooManyHaveNoPlaces() {
    #expect(starts(Array(repeating: 5, count: 11)) == nil)
    #expect(starts(Array(repeating: 5, count: 10)) == (0..<10).map { Double($0) * 10 })
    #expect(starts([]) == [])
  }
}

import Canvas
import Testing

@Suite struct IntSaturatingTests {
  @Test func truncatesTowardsZero() {
    #expect([1.9, -1.9, 0.5, -0.5, 0].map(Int.init(saturating:)) == [1, -1, 0, 0, 0])
  }

  @Test func whatDoesNotFitIsTheNearestThatDoes() {
    let limit = 9_007_199_254_740_992
    #expect(Int(saturating: 1e300) == limit)
    #expect(Int(saturating: -1e300) == -limit)
    #expect(Int(saturating: .infinity) == limit)
    #expect(Int(saturating: -.infinity) == -limit)
    #expect(Int(saturating: .nan) == 0)
  }
}

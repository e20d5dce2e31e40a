import Canvas
import CanvasCharts
import Testing

@Suite struct LinearScaleTests {
  private func ticks(_ values: [Double], zero: Bool = true, limit: Int = 6) -> [Double] {
    LinearScale(covering: values, includesZero: zero, limit: limit, from: 0, to: 300).ticks
  }

  @Test func ticksAreRoundAndReachOverTheData() {
    #expect(ticks([819]) == [0, 200, 400, 600, 800, 1000])
    #expect(ticks([213]) == [0, 50, 100, 150, 200, 250])
    #expect(ticks([0.29]) == [0, 0.1, 0.2, 0.3])
    #expect(ticks([1_234_567]) == [0, 250_000, 500_000, 750_000, 1_000_000, 1_250_000])
  }

  @Test func aSmallSideOfZeroEndsWithItsValues() {
    #expect(ticks([412, -30]) == [0, 250, 500])
    #expect(ticks([30, -412]) == [-500, -250, 0])
    #expect(ticks([412, -130]) == [-250, 0, 250, 500])
    let scale = LinearScale(covering: [412, -30], includesZero: true, from: 300, to: 0, room: (16, 16))
    #expect(scale.position(of: -30) <= 284)
  }

  @Test func ofZerosAloneTheScaleIsZeroAndOne() { #expect(ticks([0, 0]) == [0, 1]) }

  @Test func theGreatestBarLeavesRoomForItsLabel() {
    // 1000 would end at the axis's end.
    let scale = LinearScale(covering: [1000], includesZero: true, limit: 6, from: 300, to: 0, room: (0, 22))
    #expect(scale.position(of: 1000) >= 22)
    #expect(scale.position(of: 0) == 300)
  }

  @Test func roomBelowCountsForNegativeValuesOnly() {
    let up = LinearScale(covering: [100], includesZero: true, from: 300, to: 0, room: (22, 22))
    #expect(up.ticks.first == 0)
    let both = LinearScale(covering: [100, -100], includesZero: true, from: 300, to: 0, room: (22, 22))
    #expect(both.position(of: -100) <= 278)
    #expect(both.position(of: 100) >= 22)
  }

  @Test func decimalsAreThoseOfTheStep() {
    #expect(LinearScale(covering: [0.9], includesZero: true, from: 0, to: 1).decimals == 1)
    #expect(LinearScale(covering: [9000], includesZero: true, from: 0, to: 1).decimals == 0)
  }

  private static let odd: [[Double]] = [
    [1e308, 1e-308], [-1e308, 1e308], [.nan], [.infinity, -.infinity], [], [5, 5], [0], [-0.0],
    [0x1p-1063],
    [1e15, 1e15 + 1], [-.greatestFiniteMagnitude, .greatestFiniteMagnitude], [.leastNonzeroMagnitude, 3],
  ]

  @Test(arguments: odd)
  func anyDoublesGiveAScale(values: [Double]) {
    for zero in [true, false] {
      for limit in [-3, 2, 3, 6, 12] {
        let scale = LinearScale(covering: values, includesZero: zero, limit: limit, from: 0, to: 100, room: (5, 5))
        #expect(scale.ticks.allSatisfy { $0.isFinite })
        #expect(scale.ticks.count <= max(limit, 3))
        #expect(!scale.ticks.isEmpty)
        for value in values where value.isFinite {
          #expect((-1e-6...100.000_001).contains(scale.position(of: value)))
        }
        if zero { #expect(scale.ticks.contains(0)) }
      }
    }
  }

  @Test func randomRangesAreCoveredByFewTicksWithZero() {
    var generator = SeededGenerator(seed: 20)
    for _ in 0..<2000 {
      func number() -> Double {
        let mantissa = Double(generator.next(below: 2_000_001) - 1_000_000)
        return mantissa * (Double("1e\(generator.next(below: 40) - 20)") ?? 1)
      }
      let (a, b) = (number(), number())
      let scale = LinearScale(covering: [a, b], includesZero: true, limit: 6, from: 0, to: 100)
      #expect(scale.ticks.contains(0))
      #expect(scale.ticks.count >= 2 && scale.ticks.count <= 6)
      #expect((-1e-6...100.000_001).contains(scale.position(of: a)))
      #expect((-1e-6...100.000_001).contains(scale.position(of: b)))
      // At least a third of the axis is data: no tick is far beyond.
      let span = abs(scale.position(of: max(a, b, 0)) - scale.position(of: min(a, b, 0)))
      #expect(span >= 33, "\(a) \(b) \(scale.ticks)")
    }
  }

  @Test func aTickIsTheNumberThatItsTextNames() {
    // Sums of 0.1 would make 0.30000000000000004.
    #expect(ticks([0.5]).contains(0.3) && ticks([0.5]).contains(0.1))
  }
}

import CanvasFrames
import CanvasPlot
import CanvasTables
import Testing

@Suite struct QuantitativeScaleTests {
  private func isNear(_ found: [Double], _ expected: [Double]) -> Bool {
    found.count == expected.count && zip(found, expected).allSatisfy { abs($0 - $1) <= 1e-9 * max(1, abs($1)) }
  }

  private func positions(
    _ kind: ScaleKind, _ domain: [Double], _ range: [Double], _ values: [Double]
  ) -> [Double] {
    let scale = QuantitativeScale(kind, domain: domain, range: range)
    return values.map { scale.position(of: $0) }
  }

  @Test func positionsAreThoseOfVega() {
    #expect(
      isNear(positions(.pow(exponent: 3), [-5, 10], [0, 100], [-3, 5]), [8.71111111111111, 22.22222222222222]))
    #expect(
      isNear(
        positions(.symlog(constant: 3), [-5, 10], [0, 100], [-3, 0, 5]),
        [11.755722113712814, 40.08020395966454, 80.16040791932907]))
    #expect(
      isNear(
        positions(.log(base: 3), [1, 100, 1000], [0, 100, 300], [3, 500]), [23.856062735983116, 239.79400086720372]))
    #expect(isNear(positions(.sqrt, [0, 100], [0, 300], [10, 40]), [94.86832980505139, 189.73665961010278]))
    #expect(isNear(positions(.log(base: 10), [-1000, -1], [0, 300], [-100, -4]), [100, 239.79400086720374]))
    #expect(positions(.linear, [0, 10], [0, 1, 10], [0, 5, 10]) == [0, 0.5, 1])
    #expect(positions(.linear, [0, 5, 10], [0, 7], [0, 5, 10]) == [0, 7, 14])
    #expect(positions(.linear, [10, 0], [0, 100], [2.5]) == [75])
    #expect(positions(.linear, [10, 5, 0], [0, 10, 100], [7.5, 2.5]) == [5, 55])
  }

  @Test func clampedAndRounded() {
    let clamped = QuantitativeScale(.linear, domain: [10, 0], range: [0, 100], clamps: true)
    #expect([-5, 15].map { clamped.position(of: $0) } == [100, 0])
    #expect([-50, 150].map { clamped.invert($0) } == [10, 0])
    let rounded = QuantitativeScale(.linear, domain: [0, 10], range: [0, 100], rounds: true)
    #expect([0.25, 0.26].map { rounded.position(of: $0) } == [3, 3])
  }

  @Test(arguments: [
    ScaleKind.linear, .log(base: 10), .sqrt, .pow(exponent: 1.7), .symlog(constant: 2), .utc,
  ])
  func inverses(kind: ScaleKind) {
    let scale = QuantitativeScale(kind, domain: [2, 50, 900], range: [300, 20, 0])
    for value in [2, 3.5, 49, 51, 700, 900, 1200] {
      #expect(abs(scale.invert(scale.position(of: value)) - value) < 1e-9 * value)
    }
  }

  @Test func zeroAndPadding() {
    func ends(_ kind: ScaleKind, _ domain: [Double]) -> [Double] {
      QuantitativeScale(kind, domain: domain, range: [0, 300]).padded(by: 10).domain
    }
    #expect(isNear(ends(.linear, [0, 95]), [-3.392857142857139, 98.39285714285714]))
    #expect(isNear(ends(.log(base: 10), [5, 95]), [4.50090900489181, 105.53423752485257]))
    #expect(isNear(ends(.symlog(constant: 1), [-5, 95]), [-6.5290081568095015, 119.46413050895197]))
    let scale = QuantitativeScale(.linear, domain: [5, 95], range: [0, 300])
    #expect(scale.includingZero().domain == [0, 95])
    #expect(scale.with(domain: [-9, -5]).includingZero().domain == [-9, 0])
    #expect(scale.with(domain: [5, 5]).padded(by: 10).domain == [5, 5])
    #expect(scale.padded(by: 150).domain == [5, 95])
  }

  @Test func ticksOfGivenValues() {
    let scale = QuantitativeScale(.linear, domain: [0, 97], range: [0, 300])
    #expect(scale.ticks(at: [97, 0, 40, 20, 120, .nan]) == [0, 20, 40, 97])
    #expect(scale.tickCount(10, minimumStep: 15) == 7)
    #expect(scale.tickCount(3, minimumStep: 15) == 3)
  }

  @Test func labelsOfTimes() {
    func labels(_ start: Double, _ stop: Double, _ count: Double) -> [String] {
      let scale = QuantitativeScale(.utc, domain: [start, stop], range: [0, 1]).niced()
      return scale.ticks(count: count).map { scale.tickFormat(count: count).text($0) }
    }
    #expect(labels(949_202_220_000, 949_381_200_000, 5) == ["Jan 30", "12 PM", "Mon 31", "12 PM", "February"])
    #expect(labels(946_684_800_000, 959_817_600_000, 5) == ["2000", "February", "March", "April", "May", "June"])
    #expect(labels(946_882_800_000, 946_882_802_000, 2) == ["07 AM", ":01", ":02"])
  }

  @Test func numbersOfLegends() {
    let log = QuantitativeScale(.log(base: 10), domain: [1, 1000], range: [1, 2])
    #expect(log.symbolTicks() == [1, 10, 100, 1000])
    let linear = QuantitativeScale(.linear, domain: [0, 97], range: [1, 2])
    #expect(linear.symbolTicks() == [0, 20, 40, 60, 80] && linear.rampTicks() == linear.symbolTicks())
    #expect(linear.rampTicks(count: 3) == [0, 97])
  }

  @Test func oddDomains() {
    let odd: [Double] = [.nan, .infinity, -.infinity, 0, -0.0, 1e-308, 1.7e308, -1e308, 1, -1, 1e-300]
    let kinds: [ScaleKind] = [
      .linear, .log(base: 10), .log(base: 1), .log(base: .nan), .log(base: 1e9), .log(base: -2), .pow(exponent: .nan),
      .pow(exponent: 0), .pow(exponent: -2), .symlog(constant: 0), .symlog(constant: .nan), .utc,
      .time(ClockZone("Asia/Seoul") ?? .utc),
    ]
    for kind in kinds {
      for first in odd {
        for last in odd {
          let scale = QuantitativeScale(kind, domain: [first, last], range: [0, 100])
          for count in [1e6, 10, 0, -1, 0.5, .nan, .infinity] {
            #expect(scale.ticks(count: count).count <= 10_000)
            let nice = scale.niced(count: count)
            _ = (nice.position(of: 5), nice.invert(5))
            _ = nice.tickFormat(count: count).text(5)
          }
          #expect(scale.position(of: .nan).isNaN)
          _ = (scale.position(of: .infinity), scale.padded(by: 5), scale.includingZero())
          #expect(scale.ticks(interval: ClockInterval(.millisecond)).count <= 10_000)
          _ = scale.niced(to: ClockInterval(.year, step: .max))
        }
      }
    }
  }

  @Test func fewNumbers() {
    for domain in [[], [5]] as [[Double]] {
      let scale = QuantitativeScale(.linear, domain: domain, range: [0, 100])
      #expect(scale.position(of: 5).isNaN && scale.invert(5).isNaN)
      #expect(scale.ticks().isEmpty && scale.niced().domain == domain)
      #expect(scale.tickFormat().text(5) == (domain.isEmpty ? "5.000000" : "5"))
    }
    #expect(QuantitativeScale(.linear, domain: [0, 1], range: []).position(of: 1).isNaN)
    #expect(QuantitativeScale(.linear, domain: [5, 5], range: [0, 100]).position(of: 7) == 50)
  }

  @Test func manyTicksAreLimited() {
    let linear = QuantitativeScale(.linear, domain: [0, 1], range: [0, 1])
    #expect(linear.ticks(count: 1e6).count == 5001)
    let times = QuantitativeScale(.utc, domain: [0, 4e12], range: [0, 1])
    #expect(times.ticks(interval: ClockInterval(.second)).count == 10_000)
    #expect(ClockInterval(name: "month", step: 0.5) == nil && ClockInterval(name: "era") == nil)
    #expect(ClockInterval(name: "quarter", step: 2) == ClockInterval(.month, step: 6))
  }
}

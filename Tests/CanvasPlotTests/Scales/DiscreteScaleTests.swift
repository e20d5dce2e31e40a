import CanvasPlot
import CanvasTables
import Testing

@Suite struct DiscreteScaleTests {
  private let names = ["a", "b", "c", "d"]

  private func positions(_ scale: DiscreteScale) -> [Double] {
    scale.names.compactMap { scale.position(of: $0) }.map { ($0 * 1e6).rounded() / 1e6 }
  }

  @Test func bandsAreThoseOfVega() {
    let plain = DiscreteScale.band(names, from: 0, to: 200)
    #expect(positions(plain) == [0, 50, 100, 150])
    #expect(plain.bandwidth == 50)
    let padded = DiscreteScale.band(names, from: 0, to: 200, paddingInner: 0.2, paddingOuter: 0.3)
    #expect(positions(padded) == [13.636364, 59.090909, 104.545455, 150])
    let aligned = DiscreteScale.band(names, from: 0, to: 200, paddingInner: 0.1, paddingOuter: 0.1, align: 0)
    #expect(positions(aligned) == [0, 48.780488, 97.560976, 146.341463])
    let whole = DiscreteScale.band(names, from: 0, to: 103, paddingInner: 0.2, paddingOuter: 0.1, rounds: true)
    #expect(positions(whole) == [4, 29, 54, 79])
    #expect(whole.bandwidth == 20 && whole.step == 25)
    let reversed = DiscreteScale.band(names, from: 200, to: 0, paddingInner: 0.2, align: 0.8)
    #expect(positions(reversed) == [157.894737, 105.263158, 52.631579, 0])
  }

  @Test func pointsAreThoseOfVega() {
    #expect(positions(.point(names, from: 0, to: 200, padding: 0.5)) == [25, 75, 125, 175])
    #expect(positions(.point(names, from: 200, to: 0, padding: 0.5)) == [175, 125, 75, 25])
    #expect(positions(.point(names, from: 0, to: 103, padding: 0.3, rounds: true)) == [10, 38, 66, 94])
    #expect(positions(.point(["a"], from: 0, to: 200)) == [100])
    #expect(positions(.point(["a"], from: 0, to: 200, padding: 0.5)) == [100])
    #expect(positions(.point(["a", "b"], from: 0, to: 200)) == [0, 200])
    #expect(DiscreteScale.point(names, from: 0, to: 200).bandwidth == 0)
  }

  @Test func lengthsOfSteps() {
    #expect(20 * DiscreteScale.bandSpace(count: 5, inner: 0.1, outer: 0.05) == 100)
    #expect(20 * DiscreteScale.bandSpace(count: 5, inner: 1, outer: 0.5) == 100)
    #expect(DiscreteScale.bandSpace(count: 0, inner: 0, outer: 1) == 0)
    #expect(DiscreteScale.bandSpace(count: 1, inner: 1, outer: 0) == 1)
  }

  @Test func oddInput() {
    let none = DiscreteScale.band([], from: 0, to: 200)
    #expect(none.step == 200 && none.position(of: "a") == nil)
    let double = DiscreteScale.band(["a", "b", "a"], from: 0, to: 100)
    #expect(double.names == ["a", "b"] && double.position(of: "b") == 50)
    let odd = DiscreteScale.band(names, from: 0, to: 100, paddingInner: .nan, paddingOuter: -1, align: .infinity)
    #expect(positions(odd) == [0, 25, 50, 75])
    #expect(DiscreteScale.band(names, from: .nan, to: .infinity).position(of: "a")?.isNaN == true)
  }
}

@Suite struct BinnedScaleTests {
  @Test func classesAreThoseOfVega() {
    let quantile = BinnedScale.quantile([5, 1, 2, 3, .nan, 9], count: 3)
    #expect([-1, 2, 2.5, 3, 4, 5, 100].map { quantile.index(of: $0) } == [0, 0, 1, 1, 1, 2, 2])
    let quantize = BinnedScale.quantize(from: 0, to: 100, count: 4)
    #expect(quantize.thresholds == [25, 50, 75])
    #expect([-1, 24.9, 25, 101].map { quantize.index(of: $0) } == [0, 0, 1, 3])
    let threshold = BinnedScale.threshold([10, 20])
    #expect([-1, 10, 15, 20, 101].map { threshold.index(of: $0) } == [0, 1, 1, 2, 2])
    #expect(BinnedScale.bins([0, 10]).index(of: -1) == nil)
  }

  @Test func labelsAreThoseOfVega() throws {
    #expect(BinnedScale.quantize(from: 0, to: 100, count: 3).rangeLabels() == ["< 33", "33 – 67", "≥ 67"])
    #expect(BinnedScale.quantize(from: 0, to: 100, count: 3).limitLabels() == ["33", "67"])
    #expect(
      BinnedScale.quantize(from: 0, to: 100_000, count: 3).rangeLabels(format: NumberFormat("s")) == [
        "< 33k", "33k – 67k", "≥ 67k",
      ])
    #expect(
      BinnedScale.threshold([10, 20, 35.5]).rangeLabels() == ["< 10", "10 – 20", "20 – 35.5", "≥ 35.5"])
    #expect(BinnedScale.threshold([12345.5]).rangeLabels() == ["< 12345.5", "≥ 12345.5"])
    #expect(
      BinnedScale.threshold([-1000, 99999.123456789]).rangeLabels(format: NumberFormat("s")) == [
        "< −1.00000k", "−1.00000k – 99.9991k", "≥ 99.9991k",
      ])
    #expect(
      BinnedScale.quantile([1, 2, 3, 4, 5, 6, 7, 8.5, 20], count: 3).rangeLabels() == ["< 3.7", "3.7 – 6.3", "≥ 6.3"])
    #expect(
      BinnedScale.bins([0, 1000, 2000, 3000.5]).rangeLabels() == ["0 – 1,000", "1,000 – 2,000", "2,000 – 3,001"])
    #expect(BinnedScale.bins([0, 0.35, 0.7]).rangeLabels() == ["0.0 – 0.3", "0.3 – 0.7"])
    #expect(BinnedScale.bins([0, 10, 20, 30]).limitLabels() == ["10", "20"])
    #expect(
      BinnedScale.bins([0, 7.5, 15]).rangeLabels(format: NumberFormat(".2f")) == ["0.00 – 7.50", "7.50 – 15.00"])
  }

  @Test func oddInput() {
    #expect(BinnedScale.quantile([], count: 3).index(of: 5) == 0)
    #expect(BinnedScale.quantile([.nan], count: -1).thresholds.isEmpty)
    #expect(BinnedScale.quantize(from: .nan, to: .infinity, count: .max).thresholds.count == 9999)
    #expect(BinnedScale.quantize(from: 0, to: 1, count: .min).index(of: .nan) == nil)
    #expect(BinnedScale.bins([]).index(of: 5) == nil && BinnedScale.bins([]).rangeLabels().isEmpty)
    #expect(BinnedScale.threshold([5]).value(of: 7, in: [Int]()) == nil)
    #expect(BinnedScale.threshold([5]).value(of: 7, in: [1]) == 1)
  }
}

import CanvasPlot
import CanvasTables
import Testing

/// Positions and labels in Vega-Lite's compiled example pictures.
@Suite struct CompiledChartTests {
  private let values: [Double] = [28, 55, 43, 91, 81, 53, 19, 87, 52]

  // bar.svg: bands with a step of 20.
  @Test func bars() {
    let names = ["A", "B", "C", "D", "E", "F", "G", "H", "I"]
    let length = 20 * DiscreteScale.bandSpace(count: 9, inner: 0.1, outer: 0.05)
    let x = DiscreteScale.band(names, from: 0, to: length, paddingInner: 0.1, paddingOuter: 0.05)
    let y = QuantitativeScale(.linear, domain: [0, 91], range: [300, 0]).includingZero().niced()
    #expect(length == 180 && x.bandwidth == 18)
    #expect(names.map { x.position(of: $0) } == [1, 21, 41, 61, 81, 101, 121, 141, 161])
    #expect(
      values.map { y.position(of: $0) } == [
        216, 135, 171.00000000000003, 26.99999999999999, 56.999999999999986, 141, 243.00000000000003, 39, 144,
      ])
  }

  // circle_scale_quantile.svg, circle_scale_quantize.svg, concat_bar_scales_discretize.svg
  @Test func legends() {
    #expect(BinnedScale.quantile(values, count: 4).rangeLabels() == ["< 43.0", "43.0 – 53.0", "53.0 – 81.0", "≥ 81.0"])
    #expect(BinnedScale.quantize(from: 19, to: 91, count: 4).rangeLabels() == ["< 37", "37 – 55", "55 – 73", "≥ 73"])
    #expect(BinnedScale.threshold([30, 70]).rangeLabels() == ["< 30", "30 – 70", "≥ 70"])
    #expect(
      BinnedScale.quantile(values, count: 5).rangeLabels(format: NumberFormat("d")) == [
        "< 37", "37 – 52", "52 – 55", "55 – 83", "≥ 83",
      ])
  }
}

import CanvasFrames
import CanvasTables
import Testing

/// The expected values are those of Vega 6.2.
@Suite struct BinTransformTests {
  /// The bins of the two ends and of the middle of an extent.
  private func bins(_ low: Double, _ high: Double, _ change: (inout BinParameters) -> Void) -> String {
    var parameters = BinParameters()
    parameters.maxBins = 10
    parameters.extent = low...high
    change(&parameters)
    var frame = DataFrame(rowCount: 3)
    frame["v"] = .numbers([low, high, (low + high) / 2])
    let (start, end) = frame.binned("v", parameters)
    return zip(shown(start), shown(end)).map { "\($0),\($1)" }.joined(separator: " ")
  }

  @Test(arguments: [
    (0.0, 10.0, "0,1 9,10 5,6"), (1, 9.3, "1,2 9,10 5,6"), (-3, 1005, "-200,0 1000,1200 400,600"),
    (0.001, 0.0123, "0,0.002 0.012,0.014 0.006,0.008"), (5, 5, "5,5.5 5,5.5 5,5.5"), (-7.5, -2, "-8,-7 -3,-2 -5,-4"),
  ]) func tenBins(low: Double, high: Double, expected: String) {
    #expect(bins(low, high) { _ in } == expected)
  }

  @Test func otherParameters() {
    #expect(bins(1, 9.3) { $0.maxBins = 6 } == "0,2 8,10 4,6")
    #expect(bins(1, 9.3) { $0.step = 3 } == "0,3 9,12 3,6")
    #expect(bins(0.001, 0.0123) { $0.isNice = false } == "0.001,0.003 0.011,0.012999999999999998 0.005,0.007")
    #expect(bins(-3, 1005) { $0.steps = [1, 5, 100] } == "-100,0 1000,1100 500,600")
    #expect(bins(-3, 1005) { $0.anchor = 0.3 } == "-199.7,0.30000000000001137 1000.3,1200.3 400.3,600.3")
    #expect(bins(0, 10) { $0.anchor = 0.3 } == "-Infinity,-Infinity 9.3,10.3 4.3,5.3")
    #expect(bins(-3, 1005) { $0.base = 2 } == "-128,0 896,1024 384,512")
    #expect(
      bins(0.001, 0.0123) { $0.base = 2 } == "0,0.001953125 0.01171875,0.013671875 0.005859375,0.0078125")
    #expect(
      bins(-3, 1005) {
        $0.minimumStep = 1
        $0.maxBins = 100
      } == "-20,0 1000,1020 500,520")
    #expect(bins(-3, 1005) { $0.divisors = [4, 2] } == "-125,0 1000,1125 500,625")
  }

  @Test func oddValues() throws {
    let frame = try sampleFrame(#"[{"v":5},{"v":"0.5"},{"v":12},{"v":null},{"v":"x"}]"#)
    var parameters = BinParameters()
    parameters.maxBins = 5
    parameters.extent = 0...10
    let (start, end) = frame.binned("v", parameters)
    #expect(shown(start) == ["4", "0", "Infinity", "null", "NaN"])
    #expect(shown(end) == ["6", "2", "Infinity", "null", "NaN"])
  }

  @Test func nothingTraps() {
    for value in [0, -0.0, 1e308, -1e308, 5e-324, .infinity, .nan] {
      var parameters = BinParameters()
      parameters.maxBins = value
      _ = Bins(parameters, from: -1e308, to: 1e308)
      parameters.step = value
      parameters.base = value
      parameters.minimumStep = value
      _ = Bins(parameters, from: value, to: value)
    }
  }
}

import CanvasFrames
import CanvasTables
import Testing

/// The expected values are those of Vega 6.2.
@Suite struct CurveTransformTests {
  private func points() throws -> DataFrame {
    try sampleFrame(
      #"[{"x":3,"y":2},{"x":1,"y":3.5},{"x":3,"y":3},{"x":3,"y":6},{"x":5,"y":7},{"x":8,"y":20},{"x":9,"y":19}]"#)
  }

  @Test(arguments: [
    ("linear", [-2.4889502762430933, 2.435082872928177], 0.8802647334370259),
    ("log", [-2.157732714181945, 8.234003011305964], 0.6459593571439644),
    ("exp", [2.109078554225224, 0.2587565741617532], 0.9136591782394552),
    ("pow", [1.8227105059818405, 0.9279182504538219], 0.7159885195872211),
    ("quad", [3.007742123971372, -0.4936090957783539, 0.27899644543993796], 0.9309709310148612),
    ("poly", [7.9027818065789, -5.562899455628411, 1.6174363288275235, -0.09465406296532651], 0.9558383641419496),
  ]) func coefficients(name: String, expected: [Double], rSquared: Double) throws {
    let method = try #require(RegressionMethod(name))
    let result = try points().regressionParameters(of: "y", on: "x", method: method)
    for (place, value) in expected.enumerated() {
      let found = result.column(at: FieldPath("coef[\(place)]"))[0].number ?? .nan
      #expect(areClose(found, value), "\(found) \(value)")
    }
    #expect(areClose(result["rSquared"]?[0].number ?? .nan, rSquared))
  }

  @Test(arguments: [
    ("linear", 2, 10, 19.372928176795583), ("log", 42, 167.36, 319.4741266224721),
    ("exp", 41, 214.6, 385.8299344263573), ("pow", 26, 130, 209.20981523872263),
    ("quad", 48, 188.48, 328.2720688708184), ("poly", 95, 397.68, 756.2484533916576),
  ]) func curves(name: String, count: Int, sumX: Double, sumY: Double) throws {
    let method = try #require(RegressionMethod(name))
    let result = try points().regression(of: "y", on: "x", method: method)
    #expect(result.rowCount == count)
    #expect(areClose(sum(result["x"]), sumX) && areClose(sum(result["y"]), sumY))
  }

  private func sum(_ column: DataColumn?) -> Double { column?.all.compactMap(\.number).reduce(0, +) ?? .nan }

  @Test func smoothCurve() throws {
    let result = try points().loess(of: "y", on: "x", bandwidth: 0.6)
    #expect(shown(result["x"]) == ["1", "3", "5", "8", "9"])
    let expected = [3.5, 3.6034570772022043, 7, 17.579788606030206, 20.651734726896482]
    #expect(zip(result["y"]?.all ?? [], expected).allSatisfy { areClose($0.number ?? .nan, $1) })
  }

  @Test func densities() throws {
    let frame = try points().followed(by: sampleFrame(#"[{"y":null}]"#))
    func check(_ count: Int, _ values: Double, _ total: Double, _ change: (inout DensityParameters) -> Void) throws {
      var parameters = DensityParameters()
      change(&parameters)
      let result = try frame.density(of: "y", parameters)
      #expect(result.rowCount == count)
      #expect(areClose(sum(result["value"]), values), "\(sum(result["value"]))")
      #expect(areClose(sum(result["density"]), total), "\(sum(result["density"]))")
    }
    try check(87, 942.87, 2.902801094230373) { _ in }
    try check(33, 352.92, 21.394739120021974) { $0.isCumulative = true }
    try check(11, 121, 2.9089222749600525) {
      $0.showsCounts = true
      $0.steps = 10
    }
    try check(8, 88, 0.26486162602514174) {
      $0.isShared = true
      $0.maximumSteps = 7
    }
    try check(105, 518.95, 6.888142947797002) {
      $0.bandwidth = 0.7
      $0.extent = 0...10
    }
  }

  @Test func quantiles() throws {
    let frame = try sampleFrame(#"[{"v":1},{"v":1},{"v":3},{"v":9}]"#)
    let result = try frame.quantiles(of: "v", step: 0.25)
    #expect(shown(result["prob"]) == ["0.125", "0.375", "0.625", "0.875"])
    #expect(shown(result["value"]) == ["1", "1.25", "2.75", "6.75"])
  }

  @Test func fewOrEqualPoints() throws {
    for text in [
      "[]", #"[{"x":1,"y":2}]"#, #"[{"x":1,"y":2},{"x":1,"y":2},{"x":1,"y":2},{"x":1,"y":2}]"#, #"[{"x":null}]"#,
    ] {
      let frame = try sampleFrame(text)
      for name in ["linear", "log", "exp", "pow", "quad", "poly"] {
        let method = try #require(RegressionMethod(name))
        #expect(try frame.regression(of: "y", on: "x", method: method).rowCount <= 201)
      }
      #expect(try frame.loess(of: "y", on: "x").rowCount <= 1)
      #expect(try frame.density(of: "x").rowCount <= 201)
    }
  }
}

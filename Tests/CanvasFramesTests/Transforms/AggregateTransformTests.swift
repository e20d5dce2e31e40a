import CanvasFrames
import CanvasTables
import Testing

/// The expected values are those of Vega 6.2.
@Suite struct AggregateTransformTests {
  @Test(arguments: [
    (AggregateOperation.sum, "0.6000000000000001"), (.count, "5"), (.valid, "3"), (.missing, "2"), (.mean, "0.2"),
    (.product, "0.006000000000000001"), (.variance, "0.009999999999999995"), (.stdev, "0.09999999999999998"),
    (.stderr, "0.05773502691896256"), (.distinct, "5"), (.median, "0.2"), (.q1, "0.15000000000000002"),
    (.q3, "0.25"), (.min, "0.1"), (.max, "0.3"),
  ]) func measures(operation: AggregateOperation, expected: String) throws {
    let frame = try sampleFrame(#"[{"a":0.1},{"a":0.2},{"a":0.3},{"a":""},{"a":null}]"#)
    let result = try frame.aggregated(by: [], measures: [AggregateMeasure(operation, of: "a")])
    #expect(shown(result["\(operation.rawValue)_a"]) == [expected])
  }

  @Test func nothingValidIsNull() throws {
    let frame = try sampleFrame(#"[{"a":null}]"#)
    for operation in [AggregateOperation.sum, .mean, .product, .min, .max, .median, .stdev, .ci0] {
      let result = try frame.aggregated(by: [], measures: [AggregateMeasure(operation, of: "a", as: "r")])
      #expect(result["r"]?[0] == .null, "\(operation)")
    }
  }

  @Test func noRowsGiveNoGroups() throws {
    let result = try DataFrame().aggregated(by: [], measures: [AggregateMeasure(.count)])
    #expect(result.rowCount == 0 && result.names == ["count"])
  }

  @Test func groupsAreInTheOrderOfTheFirst() throws {
    let frame = try sampleFrame(
      #"[{"a":"y","b":1,"v":1},{"a":"x","b":1,"v":2},{"a":"y","b":2,"v":4},{"a":"x","b":1,"v":8},{"a":null,"b":1,"v":3}]"#
    )
    let result = try frame.aggregated(
      by: ["a", "b"], measures: [AggregateMeasure(.sum, of: "v"), AggregateMeasure(.count)])
    #expect(shown(result["a"]) == ["y", "x", "y", "null"])
    #expect(shown(result["b"]) == ["1", "1", "2", "1"])
    #expect(shown(result["sum_v"]) == ["1", "10", "4", "3"])
    #expect(shown(result["count"]) == ["1", "2", "1", "1"])
  }

  @Test func equallyWrittenValuesAreOneGroup() throws {
    let frame = try sampleFrame(#"[{"a":1},{"a":"1"},{"a":null},{"a":"null"},{"a":true},{"a":1.5},{"a":"1.5"}]"#)
    let result = try frame.aggregated(by: ["a"], measures: [AggregateMeasure(.count)])
    #expect(shown(result["count"]) == ["2", "2", "1", "2"])
  }

  @Test func theRowOfTheLargest() throws {
    let frame = try sampleFrame(#"[{"a":1,"b":"x"},{"a":3,"b":"y"},{"a":3,"b":"z"}]"#)
    let result = try frame.aggregated(by: [], measures: [AggregateMeasure(.argmax, of: "a", as: "m")])
    #expect(result.column(at: "m.b")[0] == .text("y"))
  }

  @Test func textsHaveAnOrder() throws {
    let frame = try sampleFrame(#"[{"a":"b"},{"a":"c"},{"a":"a"}]"#)
    let result = try frame.aggregated(
      by: [],
      measures: [AggregateMeasure(.min, of: "a"), AggregateMeasure(.max, of: "a"), AggregateMeasure(.sum, of: "a")])
    #expect(shown(result["min_a"]) == ["a"] && shown(result["max_a"]) == ["c"] && shown(result["sum_a"]) == ["NaN"])
  }

  @Test func confidenceIsTheSameEachTime() throws {
    let measures = [AggregateMeasure(.ci0, of: "a"), AggregateMeasure(.ci1, of: "a")]
    var frame = DataFrame(rowCount: 200)
    frame["a"] = .numbers((0..<200).map { Double($0 % 10) })
    let first = try frame.aggregated(by: [], measures: measures)
    #expect(try frame.aggregated(by: [], measures: measures) == first)
    let (low, high) = (first["ci0_a"]?[0].number ?? .nan, first["ci1_a"]?[0].number ?? .nan)
    // The standard error is 0.2.
    #expect(abs(low - 4.1) < 0.05 && abs(high - 4.9) < 0.05)
  }

  @Test func joinKeepsRows() throws {
    let frame = try sampleFrame(#"[{"g":"a","v":1},{"g":"b","v":2},{"g":"a","v":4}]"#)
    let result = try frame.joinAggregated(by: ["g"], measures: [AggregateMeasure(.mean, of: "v", as: "m")])
    #expect(shown(result["m"]) == ["2.5", "2", "2.5"] && shown(result["v"]) == ["1", "2", "4"])
  }

  @Test func tooManyRowsAreAnError() {
    #expect(throws: TransformError.self) { try DataFrame(rowCount: 1_000_001).aggregated(by: [], measures: []) }
    #expect(throws: TransformError.self) {
      try DataFrame(rowCount: 600_000).folded(["a", "b"])
    }
  }
}

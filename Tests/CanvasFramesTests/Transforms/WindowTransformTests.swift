import CanvasFrames
import CanvasTables
import Testing

/// The expected values are those of Vega 6.2.
@Suite struct WindowTransformTests {
  @Test(
    arguments: [
      ("rank", nil, "2 3 3 3 1"), ("dense_rank", nil, "2 3 3 3 1"), ("row_number", nil, "2 3 4 5 1"),
      ("percent_rank", nil, "0.25 0.5 0.5 0.5 0"), ("cume_dist", nil, "0.4 1 1 1 0.2"), ("ntile", 2, "1 2 2 2 1"),
      ("lag", nil, "1 2 3 4 null"), ("lead", nil, "3 4 5 null 2"), ("first_value", nil, "1 1 1 1 1"),
      ("last_value", nil, "2 5 5 5 1"), ("nth_value", 2, "2 2 2 2 null"), ("sum", nil, "3 15 15 15 1"),
    ] as [(String, Double?, String)]) func operations(name: String, parameter: Double?, expected: String) throws
  {
    let frame = try sampleFrame(#"[{"k":1,"a":2},{"k":2,"a":3},{"k":2,"a":4},{"k":2,"a":5},{"k":null,"a":1}]"#)
    let operation = try #require(WindowOperation(name))
    let result = try frame.windowed(
      sort: [SortField("k")], measures: [WindowMeasure(operation, of: "a", parameter: parameter, as: "r")])
    #expect(shown(result["r"]).joined(separator: " ") == expected)
  }

  @Test(arguments: [
    ("cume_dist", "0.2 0.4 0.8 0.8 1"), ("sum", "5 9 12 10 6"), ("median", "2.5 3 4 4 3"),
    ("product", "6 24 60 20 5"), ("max", "3 4 5 5 5"), ("min", "2 2 3 1 1"),
  ]) func framesWithoutPeers(name: String, expected: String) throws {
    let frame = try sampleFrame(#"[{"k":1,"a":2},{"k":1,"a":3},{"k":2,"a":4},{"k":2,"a":5},{"k":3,"a":1}]"#)
    let operation = try #require(WindowOperation(name))
    let result = try frame.windowed(
      sort: [SortField("k")], frame: WindowFrame(before: -1, after: 1), ignoresPeers: true,
      measures: [WindowMeasure(operation, of: "a", as: "r")])
    #expect(shown(result["r"]).joined(separator: " ") == expected)
  }

  @Test func exponentialMeans() throws {
    let frame = try sampleFrame(#"[{"a":1},{"a":2},{"a":3},{"a":4}]"#)
    let measure = WindowMeasure(.aggregate(.exponential), of: "a", parameter: 0.5, as: "r")
    let running = try frame.windowed(measures: [measure])
    #expect(shown(running["r"]) == ["1", "1.6666666666666667", "2.4285714285714284", "3.2666666666666666"])
    let moving = try frame.windowed(frame: WindowFrame(before: 1, after: 0), measures: [measure])
    #expect(shown(moving["r"]) == ["1", "1.6666666666666667", "3", "4.333333333333333"])
  }

  @Test func groupsAndFilling() throws {
    let frame = try sampleFrame(#"[{"g":1,"v":null},{"g":2,"v":5},{"g":1,"v":3},{"g":2,"v":null},{"g":1,"v":null}]"#)
    let result = try frame.windowed(
      by: ["g"],
      measures: [
        WindowMeasure(.previousValue, of: "v", as: "p"), WindowMeasure(.nextValue, of: "v", as: "n"),
        WindowMeasure(.rowNumber, as: "r"),
      ])
    #expect(shown(result["p"]) == ["null", "5", "3", "5", "3"])
    #expect(shown(result["n"]) == ["3", "5", "3", "null", "null"])
    #expect(shown(result["r"]) == ["1", "1", "2", "2", "3"])
  }

  @Test func stacks() throws {
    let frame = try sampleFrame(#"[{"v":1,"g":"x"},{"v":2,"g":"y"},{"v":3,"g":"x"},{"v":-2,"g":"y"}]"#)
    func places(_ offset: StackOffset, _ sort: [SortField] = []) throws -> [String] {
      let result = try frame.stacked("v", by: ["g"], sort: sort, offset: offset, as: ("a", "b"))
      return zip(shown(result["a"]), shown(result["b"])).map { "\($0) \($1)" }
    }
    #expect(try places(.zero) == ["0 1", "0 2", "1 4", "0 -2"])
    #expect(try places(.zero, [SortField("v", isAscending: false)]) == ["3 4", "0 2", "0 3", "0 -2"])
    #expect(try places(.normalize) == ["0 0.25", "0 0.5", "0.25 1", "0.5 1"])
    #expect(try places(.center) == ["0 1", "0 2", "1 4", "2 4"])
    let zeros = try sampleFrame(#"[{"v":0,"g":"x"},{"v":0,"g":"x"},{"v":3,"g":"y"}]"#)
      .stacked("v", by: ["g"], offset: .normalize, as: ("a", "b"))
    #expect(shown(zeros["b"]) == ["0", "0", "1"])
  }

  @Test func orderOfValues() throws {
    let frame = try sampleFrame(#"[{"a":3},{"a":null},{"a":"10"},{"a":-1}]"#)
    #expect(shown(frame.rows(frame.sorted([0, 1, 2, 3], by: [SortField("a")]))["a"]) == ["null", "-1", "3", "10"])
    #expect(
      shown(frame.rows(frame.sorted([0, 1, 2, 3], by: [SortField("a", isAscending: false)]))["a"]) == [
        "10", "3", "-1", "null",
      ])
    // U+1F600 is above U+FF01, but its first UTF-16 code unit is below.
    #expect(ValueOrder.ascending(.text("\u{1F600}"), .text("\u{FF01}")) == -1)
    #expect(ValueOrder.ascending(.number(.nan), .number(-.infinity)) == -1)
  }
}

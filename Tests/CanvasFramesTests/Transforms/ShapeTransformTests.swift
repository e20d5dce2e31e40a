import CanvasFrames
import CanvasTables
import Testing

/// The expected values are those of Vega 6.2.
@Suite struct ShapeTransformTests {
  @Test func fields() throws {
    let frame = try sampleFrame(#"[{"a":{"b":[7,{"c d":8}]},"x.y":9,"l":"text"}]"#)
    #expect(frame.column(at: "a.b[0]")[0] == .number(7))
    #expect(frame.column(at: #"a["b"][1]['c d']"#)[0] == .number(8))
    #expect(frame.column(at: #"x\.y"#)[0] == .number(9) && frame.column(at: "x.y")[0] == .number(9))
    #expect(frame.column(at: "a.b.length")[0] == .number(2) && frame.column(at: "no.such[3]")[0] == .undefined)
    #expect(FieldPath(#"x\.y"#).name == "x.y" && FieldPath("a.b").name == "a.b" && FieldPath("").steps == [""])
    #expect(frame.column(at: "a[")[0] == frame["a"]?[0])
    for odd in ["[", "]", "\\", "['", "[]", "."] { #expect(frame.column(at: FieldPath(odd))[0] == .undefined) }
  }

  @Test func fold() throws {
    let result = try sampleFrame(#"[{"a":1,"b":2},{"a":3,"b":"x"}]"#).folded(["a", "b"])
    #expect(shown(result["key"]) == ["a", "b", "a", "b"] && shown(result["value"]) == ["1", "2", "3", "x"])
    #expect(shown(result["a"]) == ["1", "1", "3", "3"])
  }

  @Test func flatten() throws {
    let frame = try sampleFrame(#"[{"a":[1,2],"b":[3]},{"a":"ab","b":[1]},{"a":5,"b":[1]}]"#)
    let result = try frame.flattened(["a", "b"], as: ["x"], index: "i")
    #expect(shown(result["x"]) == ["1", "2", "a", "b"] && shown(result["b"]) == ["3", "null", "1", "null"])
    #expect(shown(result["i"]) == ["0", "1", "0", "1"])
  }

  @Test func pivot() throws {
    let frame = try sampleFrame(
      #"[{"c":"y","k":1,"v":3},{"c":"x","k":1,"v":2},{"c":"y","k":1,"v":4},{"c":"x","k":2,"v":5}]"#)
    let sums = try frame.pivoted("c", value: "v", by: ["k"])
    #expect(sums.names == ["k", "x", "y"] && shown(sums["x"]) == ["2", "5"] && shown(sums["y"]) == ["7", "null"])
    let counts = try frame.pivoted("c", value: "v", by: ["k"], operation: .count)
    #expect(shown(counts["x"]) == ["1", "1"] && shown(counts["y"]) == ["2", "0"])
    #expect(try frame.pivoted("c", value: "v", by: ["k"], limit: 1).names == ["k", "x"])
  }

  @Test func lookup() throws {
    let other = try sampleFrame(#"[{"k":1,"v":"a"},{"k":1,"v":"b"},{"k":2,"v":"c"}]"#)
    let frame = try sampleFrame(#"[{"a":1},{"a":3},{"a":"2"}]"#)
    let values = try frame.lookup("a", in: other, key: "k", values: ["v"], as: ["r"], default: .text("z"))
    #expect(shown(values["r"]) == ["b", "z", "c"])
    let rows = try frame.lookup("a", in: other, key: "k", as: "r")
    #expect(rows["r"]?[0] == .record(["k": .number(1), "v": .text("b")]) && rows["r"]?[1] == .null)
  }

  @Test func impute() throws {
    let frame = try sampleFrame(
      #"[{"k":1,"v":5,"g":"a"},{"k":2,"v":3,"g":"a"},{"k":3,"v":null,"g":"b"},{"k":1,"v":7,"g":"b"}]"#)
    let means = try frame.imputed(
      "v", key: "k", keys: [.number(0), .number(1)], by: ["g"],
      method: .measure(.mean, WindowFrame(before: nil, after: nil)))
    #expect(shown(means["k"]) == ["1", "2", "3", "1", "0", "3", "0", "2"])
    #expect(shown(means["v"]) == ["5", "3", "7", "7", "4", "4", "7", "7"])
    let zeros = try frame.imputed("v", key: "k", by: ["g"], method: .value(.number(0)))
    #expect(shown(zeros["v"]) == ["5", "3", "null", "7", "0", "0"] && shown(zeros["g"]).suffix(2) == ["a", "b"])
  }

  @Test func sequence() throws {
    #expect(
      shown(try DataFrame.sequence(from: 0, to: 1, step: 0.3, as: "s")["s"]) == [
        "0", "0.3", "0.6", "0.8999999999999999",
      ])
    #expect(try DataFrame.sequence(from: 0, to: 1, step: -1).rowCount == 0)
    #expect(throws: TransformError.self) { try DataFrame.sequence(from: 0, to: 1, step: 0) }
  }

  @Test func samplesAreTheSameEachTime() {
    var frame = DataFrame(rowCount: 1000)
    frame["id"] = .numbers((0..<1000).map(Double.init))
    let sample = frame.sampled(10, seed: 3)
    #expect(sample.rowCount == 10 && sample == frame.sampled(10, seed: 3) && sample != frame.sampled(10, seed: 4))
    #expect(frame.sampled(2000) == frame && frame.sampled(-1).rowCount == 0)
  }
}

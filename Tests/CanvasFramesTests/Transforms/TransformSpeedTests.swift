import CanvasFrames
import CanvasTables
import Testing

/// Limits of time that hold in a release build with a wide margin.
@Suite struct TransformSpeedTests {
  @Test func aMillionRows() throws {
    let count = 1_000_000
    var frame = DataFrame(rowCount: count)
    frame["v"] = .numbers((0..<count).map { Double($0 % 7919) / 3 })
    frame["a"] = .texts((0..<count).map { "name \($0 % 13)" })
    frame["b"] = .texts((0..<count).map { "a longer name of a group \($0 % 7)" })
    let clock = ContinuousClock()
    let binning = try clock.measure {
      let (start, end) = frame.binned("v", BinParameters())
      frame["s"] = start
      frame["e"] = end
      let bins = try frame.aggregated(by: ["s", "e"], measures: [AggregateMeasure(.count)])
      #expect(bins.rowCount == 14)
    }
    let sums = try clock.measure {
      let sums = try frame.aggregated(by: ["a", "b"], measures: [AggregateMeasure(.sum, of: "v")])
      #expect(sums.rowCount == 91)
    }
    let sorting = clock.measure { #expect(frame.sorted(Array(0..<count), by: [SortField("v")]).count == count) }
    let stacking = try clock.measure { _ = try frame.stacked("v", by: ["a"], as: ("x", "y")) }
    let running = try clock.measure {
      _ = try frame.windowed(
        sort: [SortField("v")], by: ["a"], measures: [WindowMeasure(.aggregate(.sum), of: "v", as: "r")])
    }
    let text = Array((0..<count).map { "\($0),name \($0 % 13),\(Double($0) / 8)\n" }.joined().utf8)
    let reading = try clock.measure {
      let read = try DataFrame.delimited(Array("i,n,v\n".utf8) + text)
      #expect(read.parsed("v", as: .number)["v"]?[8] == .number(1))
    }
    print("bin \(binning), sum \(sums), sort \(sorting), stack \(stacking), window \(running), read \(reading)")
    #if !DEBUG
      #expect(binning < .seconds(1) && sums < .seconds(1) && sorting < .seconds(4) && stacking < .seconds(1))
    #endif
  }
}

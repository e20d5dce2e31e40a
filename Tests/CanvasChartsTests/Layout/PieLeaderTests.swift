import Canvas
import CanvasCharts
import TestSupport
import Testing

/// Lines from a pie to its labels are short, and no name is lost.
@Suite struct PieLeaderTests {
  private static let measurer = TextMeasurer { line, style in Double(line.count) * style.size * 0.55 }

  private func length(_ line: [Point]) -> Double {
    zip(line, line.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }

  @Test func linesOfFewSlicesAreShort() throws {
    var generator = SeededGenerator(seed: 31)
    for number in 0..<20 {
      let segments = (0..<(2 + generator.next(below: 6))).map {
        PieSegment(name: "Product \($0)", value: Double(500 + generator.next(below: 2000)))
      }
      var pie = PieModel(PieData(segments: segments))
      pie.titles.title = "Sales by product"
      let layout = try PieLayout(pie, in: Rect(origin: .zero, size: ChartLayout.defaultSize), measurer: Self.measurer)
      #expect(layout.labels.count == layout.slices.count, "pie \(number)")
      for label in layout.labels { #expect(length(label.leader) <= layout.radius * 1.65, "pie \(number)") }
    }
  }
}

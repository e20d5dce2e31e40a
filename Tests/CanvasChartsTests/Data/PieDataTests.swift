import Canvas
import CanvasCharts
import Testing

struct PieDataTests {
  @Test func theTotalCountsWhatIsDrawn() {
    let values = [1, 2.5, -4, .nan, .infinity, 0]
    #expect(PieData(segments: values.map { PieSegment(name: "", value: $0) }).total == 3.5)
  }

  @Test func aTotalBeyondTheNumbersIsTheGreatestOne() {
    let segments = Array(repeating: PieSegment(name: "", value: 1e308), count: 9)
    #expect(PieData(segments: segments).total == .greatestFiniteMagnitude)
  }
}

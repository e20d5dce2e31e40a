import Canvas
import CanvasPlot
import Testing

/// Which labels are hidden so that none overlap.
@Suite struct LabelOverlapTests {
  /// Labels 10 wide at some places.
  private func boxes(_ places: [Double]) -> [Rect] { places.map { Rect(x: $0, y: 0, width: 10, height: 5) } }

  @Test(arguments: [LabelOverlap.none, .parity, .greedy]) func labelsWithRoomAreShown(overlap: LabelOverlap) {
    #expect(overlap.visible(boxes([0, 12, 24]), separation: 0) == [true, true, true])
    #expect(overlap.visible([], separation: 0) == [])
  }

  @Test func everySecondLabelIsHiddenUntilNoneOverlap() {
    let shown = LabelOverlap.parity.visible(boxes((0..<9).map { Double($0) * 6 }), separation: 0)
    #expect(shown == (0..<9).map { $0.isMultiple(of: 2) })
    let narrow = LabelOverlap.parity.visible(boxes((0..<9).map { Double($0) * 3 }), separation: 0)
    #expect(narrow == (0..<9).map { $0.isMultiple(of: 4) })
  }

  @Test func onlyLabelsThatMeetTheLastOneAreHidden() {
    let shown = LabelOverlap.greedy.visible(boxes([0, 5, 11, 30, 35]), separation: 0)
    #expect(shown == [true, false, true, true, false])
  }

  @Test func aSeparationIsRoomToo() {
    let places = [0.0, 12, 24, 36, 48]
    #expect(LabelOverlap.greedy.visible(boxes(places), separation: 2) == [true, true, true, true, true])
    #expect(LabelOverlap.greedy.visible(boxes(places), separation: 3) == [true, false, true, false, true])
    #expect(LabelOverlap.none.visible(boxes(places), separation: 3) == [true, true, true, true, true])
  }

  // The ends of a scale say most.
  @Test func ofTwoLabelsTheLastOneIsThatOfTheEnd() {
    #expect(LabelOverlap.parity.visible(boxes([0, 6, 12, 18]), separation: 0) == [true, false, false, true])
  }
}

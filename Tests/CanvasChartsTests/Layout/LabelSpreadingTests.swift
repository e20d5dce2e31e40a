import CanvasCharts
import Testing

struct LabelSpreadingTests {
  @Test func labelsWithRoomStayWhereTheyWantToBe() {
    #expect(LabelSpreading.middles(wanted: [0, 20, 50], heights: [10, 10, 10], within: -100...100) == [0, 20, 50])
  }

  @Test func labelsOnOneSpotSpreadEvenlyAboutIt() {
    #expect(LabelSpreading.middles(wanted: [7, 7, 7], heights: [10, 10, 10], within: -100...100) == [-3, 7, 17])
  }

  @Test func heightsMayDiffer() {
    // Tops at −15 (a height of 20) and 5 (a height of 10): touching at 5, as close to 0 each as that allows.
    #expect(LabelSpreading.middles(wanted: [0, 0], heights: [20, 10], within: -100...100) == [-7.5, 7.5])
  }

  @Test func theRangeHoldsLabelsBack() {
    #expect(LabelSpreading.middles(wanted: [-99, -99], heights: [10, 10], within: -100...100) == [-95, -85])
    #expect(LabelSpreading.middles(wanted: [99, 120], heights: [10, 10], within: -100...100) == [85, 95])
  }

  @Test func labelsOutOfOrderMeetHalfWay() {
    #expect(LabelSpreading.middles(wanted: [10, 0], heights: [4, 4], within: -100...100) == [3, 7])
  }

  @Test func nothingGivesNothing() {
    #expect(LabelSpreading.middles(wanted: [], heights: [], within: 0...0).isEmpty)
  }
}

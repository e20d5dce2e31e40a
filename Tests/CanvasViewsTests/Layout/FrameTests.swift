import Canvas
import CanvasViews
import Testing

/// Frames. Sources: Apple, `frame(width:height:alignment:)` and `frame(minWidth:…)`; swiftuifieldguide.com,
/// /layout/flexible-frames; netsplit.com, "Flexible Frames".
@Suite struct FrameTests {
  // netsplit.com, "Flexible Frames": a frame proposes its size, the view decides, and the frame places it.
  @Test func fixedFramesProposeTheirSize() {
    expect(100, 100, [[30, 40, 40, 20]]) { Color.red.frame(width: 40, height: 20) }
    expect(100, 100, [[30, 0, 40, 100]]) { Color.red.frame(width: 40) }
    expect(100, 100, [[0, 40, 100, 20]]) { Color.red.frame(height: 20) }
    expect(100, 100, [[25, 25, 50, 50], [45, 45, 10, 10]]) {
      box(10, 10).frame(width: 50, height: 50).background(Color.blue)
    }
    // A view that is too large extends beyond the frame.
    expect(100, 100, [[40, 40, 20, 20], [0, 25, 100, 50]]) {
      box(100, 50).frame(width: 20, height: 20).background(Color.blue)
    }
    expect(nil, nil, [[0, 0, 40, 10]]) { Color.red.frame(width: 40) }
  }

  @Test(arguments: [
    (Alignment.topLeading, 0.0, 0.0), (.top, 20, 0), (.topTrailing, 40, 0), (.leading, 0, 20), (.center, 20, 20),
    (.trailing, 40, 20), (.bottomLeading, 0, 40), (.bottom, 20, 40), (.bottomTrailing, 40, 40),
  ])
  func framesAlignTheirView(alignment: Alignment, x: Double, y: Double) {
    expect(50, 50, [[x, y, 10, 10]]) { box(10, 10).frame(width: 50, height: 50, alignment: alignment) }
    expect(50, 50, [[x, y, 10, 10]]) {
      box(10, 10).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    }
  }

  // OpenSwiftUI, `_FrameLayout.init`: "Invalid frame dimension (negative or non-finite)" counts as none.
  @Test func invalidLengthsCountAsNone() {
    expect(50, 50, [[0, 0, 50, 50]]) { Color.red.frame(width: .infinity, height: -1) }
    expect(50, 50, [[0, 0, 50, 50]]) { Color.red.frame(width: .nan, height: -.infinity) }
    expect(50, 50, [[0, 0, 50, 50]]) { Color.red.frame(minWidth: .infinity, idealWidth: .nan, maxHeight: -1) }
  }

  // Apple: "If no minimum or maximum constraint is specified in a given dimension, the frame adopts the sizing behavior of
  // its child in that dimension."
  @Test func withoutLimitsTheFrameIsItsView() {
    expect(100, 100, [[45, 45, 10, 10], [45, 45, 10, 10]]) {
      box(10, 10).frame(idealWidth: 50, idealHeight: 50).background(Color.blue)
    }
    expect(100, 100, [[0, 45, 100, 10], [45, 45, 10, 10]]) {
      box(10, 10).frame(maxWidth: .infinity).background(Color.blue)
    }
  }

  // Apple: "If both constraints are specified in a dimension, the frame unconditionally adopts the size proposed for it,
  // clamped to the constraints."
  @Test(arguments: [(10.0, 20.0), (30, 30), (50, 40)])
  func withBothLimitsTheFrameIsWhatIsProposed(proposed: Double, width: Double) {
    let x = (proposed - width) / 2
    expect(proposed, 10, [[x, 0, width, 10], [(proposed - 100) / 2, 0, 100, 10]]) {
      box(100, 10).frame(minWidth: 20, maxWidth: 40).background(Color.blue)
    }
    expect(proposed, 10, [[x, 0, width, 10], [(proposed - 5) / 2, 0, 5, 10]]) {
      box(5, 10).frame(minWidth: 20, maxWidth: 40).background(Color.blue)
    }
  }

  // Apple: "If a minimum constraint is specified and the size proposed for the frame by the parent is less than the size of
  // this view, the proposed size, clamped to that minimum." Otherwise, the size of the view, which is at least the minimum
  // (swiftuifieldguide.com: "a frame that's at least 100 points wide").
  @Test(arguments: [(100.0, 30.0, 30.0), (25, 30, 25), (10, 30, 20), (100, 5, 20), (10, 5, 20)])
  func withASmallestLength(proposed: Double, content: Double, width: Double) {
    expect(proposed, 10, [[(proposed - width) / 2, 0, width, 10], [(proposed - content) / 2, 0, content, 10]]) {
      box(content, 10).frame(minWidth: 20).background(Color.blue)
    }
  }

  // Apple: "If a maximum constraint is specified and the size proposed for the frame by the parent is greater than the size
  // of this view, the proposed size, clamped to that maximum." swiftuifieldguide.com: "the frame becomes at least the
  // proposed width, but if the proposed width is small enough, it becomes as wide as the content".
  @Test(arguments: [(100.0, 30.0, 40.0), (35, 30, 35), (10, 30, 30)])
  func withALargestLength(proposed: Double, content: Double, width: Double) {
    expect(proposed, 10, [[(proposed - width) / 2, 0, width, 10], [(proposed - content) / 2, 0, content, 10]]) {
      box(content, 10).frame(maxWidth: 40).background(Color.blue)
    }
  }

  // swiftuifieldguide.com: "This clamping behavior happens at two points: both when the frame proposes to its child, and
  // when the frame reports its own size."
  @Test func framesLimitTheirProposal() {
    expect(100, 10, [[30, 0, 40, 10]]) { Color.red.frame(maxWidth: 40) }
    expect(100, 10, [[-25, 0, 150, 10]]) { Color.red.frame(minWidth: 150) }
    expect(100, 10, [[0, 0, 100, 10]]) { Color.red.frame(minWidth: 50, maxWidth: .infinity) }
  }

  // Apple: "with any ideal dimensions specified replacing any corresponding unspecified dimensions in the proposal".
  @Test func idealLengthsReplaceMissingProposals() {
    expect(nil, nil, [[0, 0, 60, 40]]) { Color.red.frame(idealWidth: 60, idealHeight: 40) }
    expect(200, 200, [[70, 80, 60, 40]]) { Color.red.frame(idealWidth: 60, idealHeight: 40).fixedSize() }
    expect(nil, nil, [[0, 0, 30, 10]]) { Color.red.frame(idealWidth: 60, maxWidth: 30) }
    expect(nil, nil, [[0, 0, 80, 10]]) { Color.red.frame(minWidth: 80, idealWidth: 60) }
    expect(nil, nil, [[0, 0, 60, 10], [20, 0, 20, 10]]) { box(20, 10).frame(idealWidth: 60).background(Color.blue) }
    expect(nil, nil, [[0, 0, 10, 10]]) { Color.red.frame(maxWidth: .infinity) }
    // A limit is no proposal: the view has its ideal size, and the frame its limit.
    expect(nil, nil, [[0, 0, 30, 10], [10, 0, 10, 10]]) { Color.red.frame(minWidth: 30).background(Color.blue) }
  }

  @Test func nestedFramesProposeInwards() {
    expect(100, 100, [[0, 0, 100, 100], [20, 20, 60, 60], [40, 40, 20, 20]]) {
      Color.red.frame(width: 20, height: 20)
        .frame(width: 60, height: 60).background(Color.blue)
        .frame(width: 100, height: 100).background(Color.green)
    }
  }

  // A smallest length that is above the largest one wins.
  @Test func limitsInTheWrongOrderAreTheSmallest() {
    expect(100, 10, [[20, 0, 60, 10]]) { Color.red.frame(minWidth: 60, maxWidth: 30) }
  }
}

import Canvas
import CanvasViews
import Testing

/// `alignmentGuide`. Sources: Apple, `View.alignmentGuide(_:computeValue:)`, "Aligning views across stacks" and
/// `Layout.explicitAlignment`; hackingwithswift.com, "How to use alignment guides" (the staircase); objc.io, "Thinking
/// in SwiftUI" (a guide passes through the views around it).
@Suite struct AlignmentGuideTests {
  @Test func aGuideMovesAViewInAColumn() {
    expect(nil, nil, [[12, 0, 10, 10], [0, 10, 30, 10]]) {
      VStack(alignment: .leading, spacing: 0) {
        box(10, 10).alignmentGuide(.leading) { _ in -12 }
        box(30, 10)
      }
    }
    // The trailing side of the first is at the leading side of the second: the column is as wide as both.
    expect(nil, nil, [[0, 0, 10, 10], [10, 10, 30, 10]]) {
      VStack(alignment: .leading, spacing: 0) {
        box(10, 10).alignmentGuide(.leading) { $0[.trailing] }
        box(30, 10)
      }
    }
  }

  @Test func stepsMakeAStaircase() {
    expect(nil, nil, [[20, 0, 10, 10], [10, 10, 10, 10], [0, 20, 10, 10]]) {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(Array(0..<3)) { step in box(10, 10).alignmentGuide(.leading) { _ in Double(step) * 10 } }
      }
    }
  }

  @Test func aGuideMovesAViewInARow() {
    expect(nil, nil, [[0, 20, 10, 10], [10, 0, 10, 20]]) {
      HStack(alignment: .bottom, spacing: 0) {
        box(10, 10).alignmentGuide(.bottom) { _ in 0 }
        box(10, 20)
      }
    }
    // Only the line of the stack's alignment counts.
    expect(nil, nil, [[0, 10, 10, 10], [10, 0, 10, 20]]) {
      HStack(alignment: .bottom, spacing: 0) {
        box(10, 10).alignmentGuide(.top) { _ in 5 }
        box(10, 20)
      }
    }
  }

  @Test func aGuideLearnsTheSizeAndOtherGuides() {
    expect(nil, nil, [[0, 5, 10, 30], [10, 0, 10, 20]]) {
      HStack(alignment: .center, spacing: 0) {
        box(10, 30).alignmentGuide(.top) { _ in 5 }.alignmentGuide(VerticalAlignment.center) { $0[.top] }
        box(10, 20)
      }
    }
    expect(nil, nil, [[0, 0, 40, 10], [15, 10, 10, 10]]) {
      VStack(alignment: .leading, spacing: 0) {
        box(40, 10).alignmentGuide(.leading) { $0.width / 2 }
        box(10, 10).alignmentGuide(.leading) { $0[HorizontalAlignment.center] }
      }
    }
  }

  @Test func aGuidePassesThroughTheViewsAround() {
    // 8 points before the box are 3 points before its padding.
    expect(nil, nil, [[10, 5, 10, 10], [2, 15, 30, 10]]) {
      VStack(alignment: .leading, spacing: 0) {
        box(10, 10).alignmentGuide(.leading) { _ in -8 }.padding(.leading, 5).padding(.top, 5)
        box(30, 10)
      }
      .padding(.leading, 2)
    }
    // The guide of a row is the mean of those in it, in its own space: (-10 + 20 + 0) / 2.
    expect(nil, nil, [[0, 0, 20, 10], [20, 0, 20, 10], [5, 10, 10, 10]]) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          box(20, 10).alignmentGuide(.leading) { _ in -10 }
          box(20, 10).alignmentGuide(.leading) { _ in 0 }
        }
        box(10, 10)
      }
    }
    // A background's guide is not the view's.
    expect(nil, nil, [[0, 0, 10, 10], [0, 0, 10, 10], [0, 10, 30, 10]]) {
      VStack(alignment: .leading, spacing: 0) {
        box(10, 10).background(Color.blue.alignmentGuide(.leading) { _ in 0 })
        box(30, 10)
      }
    }
  }

  @Test func framesLayersAndPilesAlignGuides() {
    expect(nil, nil, [[25, 20, 10, 10]]) {
      box(10, 10).alignmentGuide(.leading) { _ in -25 }.frame(width: 50, height: 50, alignment: .leading)
    }
    expect(nil, nil, [[0, 0, 50, 50], [45, -5, 10, 10]]) {
      box(50, 50).overlay(alignment: .topTrailing) {
        box(10, 10).alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) { $0.width / 2 }
      }
    }
    expect(nil, nil, [[5, 0, 10, 10], [0, 0, 10, 10]]) {
      ZStack(alignment: .topLeading) {
        box(10, 10).alignmentGuide(.leading) { _ in -5 }
        box(10, 10)
      }
    }
  }

  @Test func aGuideOfABaseline() throws {
    let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
      box(10, 10).alignmentGuide(.firstTextBaseline) { $0[VerticalAlignment.center] }
      Text("x")
    }
    let placed = row.layout()
    let text = try #require(placed.all("Text").first)
    let baseline = try #require(StyledText("x", font: .default(size: 17)).layout().lines.first).baseline
    #expect(abs(placed.leaves[0].frame.midY - (text.frame.minY + baseline)) < 1e-9)
  }

  @Test func guidesRunFromTheLeadingSide() {
    expect(nil, nil, [[23, 0, 10, 10], [10, 10, 30, 10]]) {
      VStack(alignment: .leading, spacing: 0) {
        box(10, 10).alignmentGuide(.leading) { _ in -7 }.padding(.leading, 5)
        box(30, 10)
      }
      .padding(.trailing, 10).environment(\.layoutDirection, .rightToLeft)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func aDistanceThatIsNotFiniteChangesNothing(distance: Double) {
    expect(nil, nil, [[0, 0, 10, 10], [0, 10, 30, 10]]) {
      VStack(alignment: .leading, spacing: 0) {
        box(10, 10).alignmentGuide(.leading) { _ in distance }
        box(30, 10)
      }
    }
  }

  @Test func explicitGuidesAreKnownToLayouts() {
    struct Reader: ViewLayout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> Size {
        let dimensions = subviews[0].dimensions(in: proposal)
        return Size(
          width: dimensions[explicit: HorizontalAlignment.leading] ?? 99,
          height: dimensions[explicit: VerticalAlignment.top] ?? 99)
      }
      func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews) {}
    }
    let size = Reader()() { box(10, 10).alignmentGuide(.leading) { _ in 7 } }.layout().frame.size
    #expect(size == Size(width: 7, height: 99))
  }
}

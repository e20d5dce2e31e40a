import Canvas
import CanvasViews
import Testing

/// Modifiers that change sizes and places. Sources: Apple, `padding`, `fixedSize`, `aspectRatio`, `offset`, `position`,
/// `background` and `overlay`; OpenSwiftUI, `AspectRatioLayout`; netsplit.com,
/// "Secondary Views".
@Suite struct ModifierTests {
  // Apple, padding: the view is proposed less, and the whole is larger by the padding; 16 points are the default.
  @Test func paddingTakesFromTheProposal() {
    expect(100, 50, [[10, 10, 80, 30]]) { Color.red.padding(10) }
    expect(100, 50, [[16, 16, 68, 18]]) { Color.red.padding() }
    expect(100, 50, [[20, 0, 60, 50]]) { Color.red.padding(.horizontal, 20) }
    expect(100, 50, [[0, 5, 100, 40]]) { Color.red.padding(.vertical, 5) }
    expect(100, 50, [[7, 0, 93, 50]]) { Color.red.padding(.leading, 7) }
    expect(100, 50, [[0, 3, 98, 47]]) { Color.red.padding(EdgeInsets(top: 3, leading: 0, trailing: 2)) }
    expect(nil, nil, [[10, 10, 20, 20]]) { box(20, 20).padding(10) }
    expect(100, 100, [[20, 20, 60, 60]]) { Color.red.padding(10).padding(10) }
  }

  @Test func paddingCanBeNegativeOrTooLarge() {
    expect(100, 50, [[-10, -10, 120, 70]]) { Color.red.padding(-10) }
    expect(10, 10, [[5, 5, 0, 0]]) { Color.red.padding(20) }
    expect(100, 50, [[0, 0, 100, 50]]) { Color.red.padding(.infinity) }
    expect(100, 50, [[0, 0, 100, 50]]) { Color.red.padding(.nan) }
  }

  // Apple, fixedSize: the view has its ideal size.
  @Test func fixedSizeTakesTheIdealSize() {
    expect(100, 50, [[45, 20, 10, 10]]) { Color.red.fixedSize() }
    expect(100, 50, [[45, 0, 10, 50]]) { Color.red.fixedSize(horizontal: true, vertical: false) }
    expect(100, 50, [[0, 20, 100, 10]]) { Color.red.fixedSize(horizontal: false, vertical: true) }
    expect(100, 50, [[0, 0, 100, 50]]) { Color.red.fixedSize(horizontal: false, vertical: false) }
  }

  // Apple, aspectRatio: an ellipse of 3 : 4 in 200 × 200 is 150 × 200, or 200 × 266.7 if it fills.
  @Test func aspectRatiosFitAndFill() {
    expect(200, 200, [[25, 0, 150, 200]]) { Ellipse().aspectRatio(0.75, contentMode: .fit) }
    expect(200, 200, [[0, -100.0 / 3, 200, 800.0 / 3]]) { Ellipse().aspectRatio(0.75, contentMode: .fill) }
    expect(100, 50, [[0, 0, 100, 50]]) { Color.red.aspectRatio(2, contentMode: .fit) }
    expect(100, 50, [[25, 0, 50, 50]]) { Color.red.scaledToFit() }
    expect(100, 50, [[0, -25, 100, 100]]) { Color.red.scaledToFill() }
    expect(100, nil, [[0, 0, 100, 50]]) { Color.red.aspectRatio(2, contentMode: .fit) }
    expect(nil, 100, [[0, 0, 50, 100]]) { Color.red.aspectRatio(0.5, contentMode: .fit) }
    // Without any proposal, the view is proposed none.
    expect(nil, nil, [[0, 0, 10, 10]]) { Color.red.aspectRatio(2, contentMode: .fit) }
    // The view decides: a fixed one stays as it is.
    expect(100, 50, [[40, 20, 20, 10]]) { box(20, 10).aspectRatio(1, contentMode: .fit) }
    expect(100, 50, [[25, 0, 50, 50]]) { Color.red.aspectRatio(.nan, contentMode: .fit) }
  }

  // OpenSwiftUI, AspectRatioLayout: the larger of the two factors, in the middle.
  @Test func aFillingViewExtendsBeyondItsFrame() {
    expect(200, 200, [[75, 85, 50, 30], [65, 65, 70, 70]]) {
      Color.red.aspectRatio(1, contentMode: .fill).frame(width: 70, height: 30).frame(width: 50, height: 30)
        .background(Color.blue)
    }
  }

  @Test func offsetsMoveOnlyTheView() {
    expect(100, 50, [[0, 0, 100, 50], [5, -7, 100, 50]]) { Color.red.offset(x: 5, y: -7).background(Color.blue) }
    expect(40, 10, [[3, 0, 20, 10], [20, 0, 20, 10]]) {
      HStack(spacing: 0) {
        box(20, 10).offset(x: 3); box(20, 10)
      }
    }
  }

  // Apple, position: the middle of the view is at the point, and the whole takes the proposed size.
  @Test func positionsTakeAllThatIsProposed() {
    expect(100, 50, [[0, 0, 100, 50], [15, 5, 10, 10]]) { box(10, 10).position(x: 20, y: 10).background(Color.blue) }
    expect(nil, nil, [[15, 5, 10, 10]]) { box(10, 10).position(x: 20, y: 10) }
  }

  // netsplit.com, "Secondary Views": a secondary view is proposed the size of the view it is attached to, and never
  // changes it.
  @Test func secondaryViewsAreProposedTheSizeOfTheView() {
    expect(100, 100, [[40, 45, 20, 10], [40, 45, 20, 10]]) { box(20, 10).background(Color.blue) }
    expect(100, 100, [[40, 45, 20, 10], [40, 45, 20, 10]]) { box(20, 10).overlay(Color.blue) }
    expect(100, 100, [[25, 25, 50, 50], [40, 45, 20, 10]]) { box(20, 10).background(box(50, 50)) }
    expect(100, 100, [[40, 45, 20, 10], [25, 25, 50, 50]]) { box(20, 10).overlay(box(50, 50)) }
    expect(20, 20, [[0, 0, 20, 20], [16, 0, 4, 4]]) { Color.red.overlay(box(4, 4), alignment: .topTrailing) }
    expect(20, 20, [[0, 0, 20, 20], [0, 16, 4, 4]]) { Color.red.overlay(alignment: .bottomLeading) { box(4, 4) } }
    expect(20, 20, [[0, 16, 4, 4], [0, 0, 20, 20]]) { Color.red.background(box(4, 4), alignment: .bottomLeading) }
    // Several are on top of each other.
    expect(20, 20, [[0, 0, 20, 20], [8, 8, 4, 4], [6, 6, 8, 8]]) {
      Color.red.overlay {
        box(4, 4); box(8, 8)
      }
    }
    expect(20, 20, [[0, 0, 20, 20]]) { Color.red.overlay { EmptyView() } }
    expect(20, 20, [[0, 0, 20, 20], [0, 0, 20, 20]]) { Color.red.border(.black) }
  }

  // Apple, rotationEffect and the like: the frame of the view doesn't change.
  @Test func effectsDoNotChangeTheLayout() {
    expect(40, 10, [[0, 0, 20, 10], [20, 0, 20, 10]]) {
      HStack(spacing: 0) {
        Color.red.rotationEffect(.degrees(30)).scaleEffect(2).opacity(0.5)
        Color.blue.shadow(radius: 3).blendMode(.multiply).cornerRadius(4).clipped().clipShape(Circle())
      }
    }
  }

  // A modifier of a group changes each of its views, as of several views in general.
  @Test func modifiersChangeEachViewOfAGroup() {
    expect(nil, nil, [[1, 1, 10, 10], [13, 1, 10, 10]]) {
      HStack(spacing: 0) {
        Group {
          Color.red; Color.blue
        }.padding(1)
      }
    }
    expect(nil, nil, [[0, 0, 5, 5], [5, 0, 5, 5], [10, 0, 5, 5]]) {
      HStack(spacing: 0) { ForEach(0..<3) { _ in Color.red }.frame(width: 5, height: 5) }
    }
  }
}

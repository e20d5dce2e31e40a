import Canvas
import CanvasViews
import Testing

/// The rules of stacks. Sources: WWDC 2019, session 237 (the stack subtracts the spacing, divides the rest into equal
/// parts, and proposes one to its least flexible view), as retold by objc.io, "How an HStack Lays out Its Children" (2020-11-09);
/// swiftuifieldguide.com, /layout/hstack.
@Suite struct StackTests {
  // objc.io, 2020-11-09, first example: three rectangles share 300 points.
  @Test func equalViewsShareTheLength() {
    expect(300, 100, [[0, 0, 100, 100], [100, 0, 100, 100], [200, 0, 100, 100]]) {
      HStack(spacing: 0) {
        Color.red; Color.green; Color.blue
      }
    }
    expect(100, 300, [[0, 0, 100, 100], [0, 100, 100, 100], [0, 200, 100, 100]]) {
      VStack(spacing: 0) {
        Color.red; Color.green; Color.blue
      }
    }
    expect(100, 40, [[0, 0, 50, 40], [50, 0, 50, 40]]) {
      HStack(spacing: 0) {
        Rectangle(); Ellipse()
      }
    }
    expect(77, 40, [[0, 0, 77, 40]]) { HStack { Color.red } }
  }

  // objc.io, 2020-11-09: in 150 points the red one becomes 75 wide and the green one 100, and the stack is drawn out of
  // its bounds.
  @Test func theLeastFlexibleViewChoosesFirst() {
    expect(150, 100, [[-12.5, 0, 75, 100], [62.5, 0, 100, 100]]) {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 100); Color.green.frame(minWidth: 100)
      }
      .frame(width: 150, height: 100)
    }
    // WWDC 2019, 237: a fixed view takes its size, and the others share the rest.
    expect(300, 100, [[0, 0, 100, 100], [100, 0, 100, 100], [200, 0, 100, 100]]) {
      HStack(spacing: 0) {
        Color.red; Color.green.frame(width: 100); Color.blue
      }
    }
    expect(300, 100, [[0, 0, 125, 100], [125, 0, 50, 100], [175, 0, 125, 100]]) {
      HStack(spacing: 0) {
        Color.red; Color.green.frame(width: 50); Color.blue
      }
    }
    expect(300, 100, [[0, 0, 40, 100], [40, 0, 260, 100]]) {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 40); Color.green
      }
    }
    expect(300, 100, [[0, 0, 260, 100], [260, 0, 40, 100]]) {
      HStack(spacing: 0) {
        Color.red; Color.green.frame(minWidth: 20, maxWidth: 40)
      }
    }
    expect(100, 300, [[0, 0, 100, 270], [0, 270, 100, 30]]) {
      VStack(spacing: 0) {
        Color.red; Color.green.frame(maxHeight: 30)
      }
    }
    expect(100, 100, [[0, 0, 20, 100], [20, 0, 30, 100], [50, 0, 50, 100]]) {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 20)
        Color.green.frame(maxWidth: 30)
        Color.blue
      }
    }
  }

  // oleb.net, "How the relative size modifier interacts with stack views": equally flexible views are served in their
  // order, so a view that takes half of its share leaves the rest to those after it.
  @Test func equallyFlexibleViewsAreServedInTheirOrder() {
    expect(620, 80, [[0, 0, 100, 80], [110, 0, 250, 80], [370, 0, 250, 80]]) {
      HStack(spacing: 10) {
        Half()() { Color.blue }
        Color.green
        Color.yellow
      }
    }
    expect(620, 80, [[0, 0, 200, 80], [210, 0, 100, 80], [320, 0, 300, 80]]) {
      HStack(spacing: 10) {
        Color.blue
        Half()() { Color.green }
        Color.yellow
      }
    }
  }

  /// Half of the proposed width.
  private struct Half: ViewLayout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> Size {
      subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews) {
      subviews.first?.place(at: bounds.origin, proposal: inner(proposal))
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
      ProposedViewSize(width: proposal.width.map { $0 / 2 }, height: proposal.height)
    }
  }

  // Apple, HStack.init: the spacing is between neighbours, and nil is the stack's default, which is 8 points here.
  @Test func spacingIsBetweenViews() {
    expect(108, 20, [[0, 0, 50, 20], [58, 0, 50, 20]]) {
      HStack {
        Color.red; Color.blue
      }
    }
    expect(100, 20, [[0, 0, 45, 20], [55, 0, 45, 20]]) {
      HStack(spacing: 10) {
        Color.red; Color.blue
      }
    }
    expect(20, 100, [[0, 0, 20, 46], [0, 54, 20, 46]]) {
      VStack {
        Color.red; Color.blue
      }
    }
    expect(nil, nil, [[0, 0, 10, 10], [18, 0, 20, 10]]) {
      HStack {
        box(10, 10); box(20, 10)
      }
    }
    expect(nil, nil, [[0, 0, 10, 10], [5, 0, 20, 10]]) {
      HStack(spacing: -5) {
        box(10, 10); box(20, 10)
      }
    }
    expect(nil, nil, [[0, 0, 10, 10], [10, 0, 20, 10]]) {
      HStack(spacing: .nan) {
        box(10, 10); box(20, 10)
      }
    }
  }

  // Apple, HStack: a stack without flexible views has the size of its content; what contains it centres it.
  @Test func aStackIsAsLargeAsItsViews() {
    expect(100, 100, [[30, 45, 20, 10], [50, 45, 20, 10]]) {
      HStack(spacing: 0) {
        box(20, 10); box(20, 10)
      }
    }
    expect(100, 100, [[40, 40, 20, 10], [40, 50, 20, 10]]) {
      VStack(spacing: 0) {
        box(20, 10); box(20, 10)
      }
    }
    expect(10, 10, [[-5, 0, 10, 10], [5, 0, 10, 10]]) {
      HStack(spacing: 0) {
        box(10, 10); box(10, 10)
      }
    }
    expect(100, 100, []) { HStack {} }
    expect(100, 100, []) { VStack { EmptyView() } }
  }

  // Apple, ProposedViewSize: nil asks for the ideal size. Shapes and colours answer 10 × 10.
  @Test func withoutAProposalViewsHaveTheirIdealSizes() {
    expect(nil, nil, [[0, 0, 10, 10], [18, 0, 10, 10]]) {
      HStack {
        Color.red; Color.blue
      }
    }
    expect(nil, nil, [[0, 0, 10, 10], [0, 18, 10, 10]]) {
      VStack {
        Color.red; Color.blue
      }
    }
    expect(nil, 50, [[0, 0, 10, 50], [18, 0, 10, 50]]) {
      HStack {
        Color.red; Color.blue
      }
    }
    expect(nil, nil, [[0, 0, 10, 10], [10, 0, 20, 10]]) {
      HStack(spacing: 0) {
        Color.red; box(20, 10)
      }
    }
  }

  // OpenSwiftUI, StackLayout, `proposalWhenPlacing`: without a proposal across, views are placed in the stack's own
  // extent. So views of a row become equally high with `maxHeight: .infinity` in a `fixedSize`.
  @Test func flexibleViewsBecomeAsHighAsTheHighest() {
    expect(nil, nil, [[0, 0, 20, 40], [20, 0, 30, 40]]) {
      HStack(spacing: 0) {
        Color.red.frame(maxHeight: .infinity).frame(width: 20)
        box(30, 40)
      }
    }
    expect(200, 200, [[80, 90, 40, 10], [80, 100, 40, 10]]) {
      VStack(spacing: 0) {
        box(40, 10); Color.blue.frame(height: 10)
      }.fixedSize(horizontal: true, vertical: false)
    }
    expect(nil, nil, [[0, 0, 80, 10], [0, 18, 80, 1]]) {
      VStack {
        box(80, 10); Divider()
      }
    }
  }

  // Apple, layoutPriority: "a parent layout offers the child views with the highest layout priority all the space offered
  // to the parent minus the minimum space required for all its lower-priority children".
  @Test func higherPrioritiesComeFirst() {
    expect(100, 10, [[0, 0, 0, 10], [0, 0, 100, 10]]) {
      HStack(spacing: 0) {
        Color.red; Color.blue.layoutPriority(1)
      }
    }
    expect(100, 10, [[0, 0, 30, 10], [30, 0, 70, 10]]) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 30); Color.blue.layoutPriority(1)
      }
    }
    expect(100, 10, [[0, 0, 40, 10], [40, 0, 60, 10]]) {
      HStack(spacing: 0) {
        Color.red; Color.blue.frame(maxWidth: 60).layoutPriority(1)
      }
    }
    expect(100, 10, [[0, 0, 70, 10], [70, 0, 20, 10], [90, 0, 10, 10]]) {
      HStack(spacing: 0) {
        Color.red.layoutPriority(2)
        Color.green.frame(minWidth: 20).layoutPriority(1)
        Color.blue.frame(minWidth: 10)
      }
    }
    expect(100, 10, [[0, 0, 100, 10], [100, 0, 0, 10]]) {
      HStack(spacing: 0) {
        Color.red; Color.blue.layoutPriority(-1)
      }
    }
    expect(100, 10, [[0, 0, 45, 10], [45, 0, 10, 10], [55, 0, 45, 10]]) {
      HStack(spacing: 0) {
        Color.red.layoutPriority(1)
        Color.green.frame(minWidth: 10)
        Color.blue.layoutPriority(1)
      }
    }
    // swiftuifieldguide.com, /layout/hstack: within a group, views are sorted by flexibility.
    expect(100, 10, [[0, 0, 70, 10], [70, 0, 30, 10], [100, 0, 0, 10]]) {
      HStack(spacing: 0) {
        Color.red.layoutPriority(1)
        Color.green.frame(maxWidth: 30).layoutPriority(1)
        Color.blue
      }
    }
  }

  // A priority holds through modifiers around it, as those of one view have the layout of that view.
  @Test func modifiersKeepThePriority() {
    expect(100, 10, [[0, 0, 0, 10], [5, 5, 90, 0]]) {
      HStack(spacing: 0) {
        Color.red; Color.blue.layoutPriority(1).padding(5)
      }
    }
    expect(100, 10, [[0, 0, 0, 10], [0, 0, 100, 10]]) {
      HStack(spacing: 0) {
        Color.red; Color.blue.layoutPriority(1).opacity(0.5)
      }
    }
    expect(100, 10, [[0, 0, 50, 10], [50, 0, 50, 10]]) {
      HStack(spacing: 0) {
        Color.red; Color.blue.layoutPriority(.nan)
      }
    }
  }
}

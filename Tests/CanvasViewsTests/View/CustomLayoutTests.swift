import Canvas
import CanvasViews
import Testing

/// Layouts of one's own. Source: Apple, `Layout` (its examples of equal widths, and of views in the middle that aren't
/// placed), and `LayoutSubview.place(at:anchor:proposal:)`.
@Suite struct CustomLayoutTests {
  private struct Stairs: ViewLayout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> Size {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return Size(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews) {
      var corner = bounds.origin
      for subview in subviews {
        subview.place(at: corner, proposal: .unspecified)
        let size = subview.sizeThatFits(.unspecified)
        corner = corner.offsetBy(dx: size.width, dy: size.height)
      }
    }
  }

  /// A layout that is no help: it answers a size and places what a closure says.
  private struct Answering: ViewLayout {
    var size = Size(width: 40, height: 20)
    var place: @Sendable (Rect, LayoutSubviews) -> Void = { _, _ in }

    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> Size { size }
    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews) {
      place(bounds, subviews)
    }
  }

  @Test func aLayoutPlacesViews() {
    expect(100, 100, [[30, 40, 10, 10], [40, 50, 30, 10]]) {
      Stairs()() {
        box(10, 10); box(30, 10)
      }
    }
    expect(nil, nil, [[30, 0, 10, 10], [0, 10, 30, 10]]) {
      Stairs()() {
        box(10, 10); box(30, 10)
      }.environment(\.layoutDirection, .rightToLeft)
    }
  }

  @Test func viewsThatAreNotPlacedAreInTheMiddle() {
    expect(nil, nil, [[15, 5, 10, 10]]) { Answering()() { box(10, 10) } }
  }

  @Test func theAnchorIsAtThePosition() {
    let layout = Answering { bounds, subviews in
      subviews.first?.place(at: bounds.origin, proposal: .unspecified)
      subviews.first?.place(at: Point(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .unspecified)
    }
    expect(nil, nil, [[30, 10, 10, 10]]) { layout() { box(10, 10) } }
  }

  @Test(arguments: [Double.nan, -5, -Double.infinity])
  func sizesThatAreNoLengthsCountAsZero(length: Double) {
    expect(nil, nil, [[0, 0, 10, 10]]) {
      HStack(spacing: 0) {
        Answering(size: Size(width: length, height: length))() {}; box(10, 10)
      }
    }
  }

  @Test func positionsThatAreNoNumbersCountAsZero() {
    let layout = Answering { _, subviews in
      subviews.first?.place(at: Point(x: .nan, y: .nan), proposal: .infinity)
    }
    expect(nil, nil, [[0, 0, .infinity, .infinity]]) { layout() { Color.red } }
  }

  @Test func subviewsTellWhatTheyPrefer() {
    let layout = Answering { _, subviews in
      #expect(subviews.map(\.priority) == [0, 3, -.infinity])
      #expect(subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal) == 8)
      #expect(subviews[1].spacing.distance(to: subviews[2].spacing, along: .vertical) == 0)
      #expect(subviews.layoutDirection == .leftToRight)
      #expect(subviews[0].dimensions(in: .zero)[HorizontalAlignment.right] == 10)
      #expect(subviews[0].dimensions(in: .zero)[VerticalAlignment.firstTextBaseline] == 12)
    }
    _ = layout() {
      box(10, 12); Color.red.layoutPriority(3); Spacer()
    }.layout()
  }
}

import Canvas
import CanvasViews
import Testing

/// How builders make views, and how views are found after layout.
@Suite struct BuilderTests {
  private struct Badge: View {
    let text: String
    var isWide = false

    var body: some View {
      if isWide { box(40, 10) } else { box(Double(text.count), 10) }
    }
  }

  private struct Several: View {
    var body: some View {
      box(1, 1)
      box(2, 1)
    }
  }

  private enum Kind { case first, second, third }

  @Test func viewsConsistOfOthers() {
    expect(nil, nil, [[0, 0, 3, 10], [3, 0, 40, 10]]) {
      HStack(spacing: 0) {
        Badge(text: "abc"); Badge(text: "", isWide: true)
      }
    }
    expect(nil, nil, [[0, 0, 1, 1], [1, 0, 2, 1], [3, 0, 3, 1]]) {
      HStack(spacing: 0) {
        Several(); box(3, 1)
      }
    }
  }

  @Test(arguments: [nil, 7.0])
  func anOptionalIsAViewOrNone(width: Double?) {
    expect(nil, nil, width.map { [[0, 0, $0, 1]] } ?? []) { HStack { if let width { box(width, 1) } } }
  }

  @Test(arguments: zip([Kind.first, .second, .third], [1.0, 2, 3]))
  private func aSwitchChooses(kind: Kind, width: Double) {
    expect(nil, nil, [[0, 0, width, 1]]) {
      HStack {
        switch kind {
        case .first: box(1, 1)
        case .second: box(2, 1)
        case .third: box(3, 1)
        }
      }
    }
  }

  @Test func loopsMakeViews() {
    expect(nil, nil, [[0, 0, 1, 1], [1, 0, 2, 1], [3, 0, 3, 1]]) {
      HStack(spacing: 0) { for i in 1...3 { box(Double(i), 1) } }
    }
    expect(nil, nil, [[0, 0, 1, 1], [1, 0, 2, 1], [3, 0, 3, 1]]) {
      HStack(spacing: 0) { ForEach(1...3) { box(Double($0), 1) } }
    }
    expect(nil, nil, [[0, 0, 1, 1], [1, 0, 2, 1]]) {
      HStack(spacing: 0) { ForEach(["a", "bb"], id: \.self) { box(Double($0.count), 1) } }
    }
  }

  // Several views without a container are a column, as in SwiftUI.
  @Test func severalViewsAreAColumn() {
    expect(nil, nil, [[0.5, 0, 1, 1], [0, 9, 2, 1]]) { Several() }
  }

  @Test func manyViewsFitIntoABuilder() {
    let row = HStack(spacing: 0) {
      box(1, 1); box(1, 1); box(1, 1); box(1, 1); box(1, 1); box(1, 1); box(1, 1); box(1, 1); box(1, 1); box(1, 1)
      box(1, 1); box(1, 1)
    }
    #expect(row.layout().frame.width == 12)
  }

  @Test func viewsOfSeveralTypesFitIntoAnArray() {
    let views = [AnyView(box(2, 1)), AnyView(Circle()), AnyView(EmptyView())]
    expect(nil, 4, [[0, 1.5, 2, 1], [2, 0, 4, 4]]) { HStack(spacing: 0) { for view in views { view } } }
  }

  @Test func aPlacedViewIsText() {
    let placed = HStack(spacing: 4) {
      Color.red.frame(width: 10.5); Circle().padding(1)
    }
    .layout(in: Size(width: 40, height: 12))
    #expect(
      placed.description == """
        HStack 6.75, 0, 26.5×12
          frame 6.75, 0, 10.5×12
            Color 6.75, 0, 10.5×12
          padding 21.25, 0, 12×12
            Circle 22.25, 1, 10×10
        """)
    #expect(placed.all("Circle").count == 1 && placed.all("nothing").isEmpty)
    #expect(placed.children.count == 2 && placed.leaves.count == 2)
  }
}

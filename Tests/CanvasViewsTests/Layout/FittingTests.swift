import Canvas
import CanvasViews
import Testing

/// The choice of a view that fits. Source: Apple, `ViewThatFits`: the first whose ideal size fits into the proposed one in
/// the directions that count, otherwise the last.
@Suite struct FittingTests {
  @Test(arguments: [(50.0, 30.0), (30, 30), (29, 20), (20, 20), (19, 10), (5, 10)])
  func theFirstViewThatFitsIsChosen(proposed: Double, width: Double) {
    expect(proposed, 10, [[(proposed - width) / 2, 0, width, 10]]) {
      ViewThatFits {
        box(30, 10)
        box(20, 10)
        box(10, 10)
      }
    }
  }

  @Test func onlyTheGivenDirectionCounts() {
    expect(30, 5, [[0, -2.5, 30, 10]]) {
      ViewThatFits(in: .horizontal) {
        box(30, 10)
        box(10, 5)
      }
    }
    expect(5, 30, [[0, 0, 5, 30]]) {
      ViewThatFits(in: .vertical) {
        Color.red.frame(idealHeight: 30)
        box(10, 5)
      }
    }
    expect(5, 29, [[-2.5, 12, 10, 5]]) {
      ViewThatFits(in: .vertical) {
        Color.red.frame(idealHeight: 30)
        box(10, 5)
      }
    }
  }

  // The chosen view is proposed the whole size, and one that is open has room for all.
  @Test func theChosenViewIsProposedTheSize() {
    expect(100, 40, [[0, 0, 100, 40]]) {
      ViewThatFits {
        Color.red
        Color.blue.frame(width: 3)
      }
    }
    expect(nil, nil, [[0, 0, 300, 10]]) {
      ViewThatFits {
        box(300, 10)
        box(1, 1)
      }
    }
    expect(10, 10, []) { ViewThatFits {} }
  }

  @Test func aRowBecomesAColumn() {
    let choice = ViewThatFits(in: .horizontal) {
      HStack {
        Text("Potion of Patience"); Text("3 coins")
      }
      VStack {
        Text("Potion of Patience"); Text("3 coins")
      }
    }
    #expect(choice.layout(in: Size(width: 400, height: 100)).children.map(\.kind) == ["HStack"])
    #expect(choice.layout(in: Size(width: 200, height: 100)).children.map(\.kind) == ["VStack"])
  }
}

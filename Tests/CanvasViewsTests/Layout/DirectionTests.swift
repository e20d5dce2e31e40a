import Canvas
import CanvasViews
import Testing

/// From right to left. Sources: Apple, `LayoutDirection` (leading is the right side). Programs for SwiftUI multiply the x of
/// `offset(x:y:)` by a sign, so it is in the same direction everywhere; `position(x:y:)` is taken to be like it.
@Suite struct DirectionTests {
  @Test func stacksBeginAtTheRight() {
    expect(100, 10, [[80, 0, 20, 10], [20, 5, 60, 0], [0, 0, 20, 10]]) {
      HStack {
        box(20, 10); Spacer(); box(20, 10)
      }.environment(\.layoutDirection, .rightToLeft)
    }
    expect(nil, nil, [[20, 0, 10, 10], [0, 10, 30, 10]]) {
      VStack(alignment: .leading, spacing: 0) {
        box(10, 10); box(30, 10)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
  }

  @Test func leadingIsRight() {
    expect(100, 10, [[0, 0, 90, 10]]) {
      Color.red.padding(.leading, 10).environment(\.layoutDirection, .rightToLeft)
    }
    expect(100, 10, [[90, 0, 10, 10]]) {
      box(10, 10).frame(width: 100, alignment: .leading).environment(\.layoutDirection, .rightToLeft)
    }
    expect(100, 10, [[0, 0, 100, 10], [0, 0, 10, 10]]) {
      Color.red.overlay(box(10, 10), alignment: .topTrailing).environment(\.layoutDirection, .rightToLeft)
    }
    expect(nil, nil, [[20, 0, 10, 10], [0, 0, 20, 10]]) {
      Grid(horizontalSpacing: 0) {
        GridRow {
          box(10, 10); box(20, 10)
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
  }

  @Test func offsetsAndPositionsStay() {
    expect(100, 10, [[5, 0, 100, 10]]) { Color.red.offset(x: 5).environment(\.layoutDirection, .rightToLeft) }
    expect(100, 10, [[15, 0, 10, 10]]) {
      box(10, 10).position(x: 20, y: 5).environment(\.layoutDirection, .rightToLeft)
    }
  }

  @Test func theInnermostDirectionCounts() {
    expect(nil, nil, [[30, 0, 10, 10], [0, 0, 10, 10], [10, 0, 20, 10]]) {
      HStack(spacing: 0) {
        box(10, 10)
        HStack(spacing: 0) {
          box(10, 10); box(20, 10)
        }.environment(\.layoutDirection, .leftToRight)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
  }
}

import Canvas
import CanvasViews
import Testing

/// Spacers and dividers. Sources: Apple, `Spacer` (it grows along the stack's axis, or in both directions outside of one; its
/// smallest length is the default spacing); OpenSwiftUI, `SpacerLayoutComputer` (priority minus infinity, no spacing of its
/// own, no extent across).
@Suite struct SpacerTests {
  @Test func spacersPushViewsApart() {
    expect(100, 10, [[0, 0, 20, 10], [20, 5, 60, 0], [80, 0, 20, 10]]) {
      HStack {
        box(20, 10); Spacer(); box(20, 10)
      }
    }
    expect(10, 100, [[0, 0, 10, 20], [5, 20, 0, 60], [0, 80, 10, 20]]) {
      VStack {
        box(10, 20); Spacer(); box(10, 20)
      }
    }
    expect(100, 10, [[0, 5, 80, 0], [80, 0, 20, 10]]) {
      HStack {
        Spacer(); box(20, 10)
      }
    }
    expect(100, 10, [[0, 5, 40, 0], [40, 0, 20, 10], [60, 5, 40, 0]]) {
      HStack {
        Spacer(); box(20, 10); Spacer()
      }
    }
    expect(100, 10, [[0, 0, 20, 10], [20, 5, 30, 0], [50, 5, 30, 0], [80, 0, 20, 10]]) {
      HStack {
        box(20, 10); Spacer(); Spacer(); box(20, 10)
      }
    }
  }

  // With a spacing of its own, a stack has it on both sides of a spacer.
  @Test func spacersHaveTheSpacingOfTheStack() {
    expect(100, 10, [[0, 0, 20, 10], [25, 5, 50, 0], [80, 0, 20, 10]]) {
      HStack(spacing: 5) {
        box(20, 10); Spacer(); box(20, 10)
      }
    }
  }

  @Test func spacersHaveASmallestLength() {
    expect(10, 10, [[-9, 0, 10, 10], [1, 5, 8, 0], [9, 0, 10, 10]]) {
      HStack {
        box(10, 10); Spacer(); box(10, 10)
      }
    }
    expect(nil, nil, [[0, 0, 10, 10], [10, 5, 8, 0], [18, 0, 10, 10]]) {
      HStack {
        box(10, 10); Spacer(); box(10, 10)
      }
    }
    expect(nil, nil, [[0, 0, 10, 10], [10, 5, 30, 0], [40, 0, 10, 10]]) {
      HStack {
        box(10, 10); Spacer(minLength: 30); box(10, 10)
      }
    }
    expect(nil, nil, [[0, 0, 10, 10], [10, 5, 0, 0], [10, 0, 10, 10]]) {
      HStack {
        box(10, 10); Spacer(minLength: 0); box(10, 10)
      }
    }
    expect(nil, nil, [[0, 0, 10, 10], [10, 5, 8, 0], [18, 0, 10, 10]]) {
      HStack {
        box(10, 10); Spacer(minLength: .infinity); box(10, 10)
      }
    }
  }

  // A spacer gets what flexible views leave: only its smallest length.
  @Test func flexibleViewsComeBeforeSpacers() {
    expect(100, 10, [[0, 0, 92, 10], [92, 5, 8, 0]]) {
      HStack {
        Color.red; Spacer()
      }
    }
  }

  @Test func outsideOfStacksSpacersGrowInBothDirections() {
    expect(40, 30, [[0, 0, 40, 30]]) { Spacer() }
    expect(40, 30, [[0, 0, 40, 30], [15, 10, 10, 10]]) {
      ZStack {
        Spacer(); box(10, 10)
      }
    }
    expect(40, 30, [[0, 0, 40, 30], [0, 0, 40, 30]]) { Color.red.overlay(Spacer()) }
  }

  @Test func aFrameAroundASpacerIsInTheStack() {
    expect(100, 10, [[15, 0, 20, 10], [35, 5, 30, 0], [65, 0, 20, 10]]) {
      HStack {
        box(20, 10); Spacer().frame(width: 30); box(20, 10)
      }
    }
  }

  // Apple, Divider: it extends across the stack, and horizontally outside of one.
  @Test func dividersExtendAcrossTheStack() {
    expect(100, 10, [[0, 4.5, 100, 1]]) { Divider() }
    expect(100, 60, [[0, 15.5, 100, 10], [0, 33.5, 100, 1], [0, 42.5, 100, 2]]) {
      VStack {
        Color.red.frame(height: 10); Divider(); Color.blue.frame(height: 2)
      }
    }
    expect(60, 20, [[10.5, 5, 10, 10], [28.5, 0, 1, 20], [37.5, 5, 12, 10]]) {
      HStack {
        box(10, 10); Divider(); box(12, 10)
      }
    }
  }
}

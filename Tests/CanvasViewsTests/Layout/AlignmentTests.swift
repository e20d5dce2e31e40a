import Canvas
import CanvasViews
import Testing

/// The alignment of stacks. Sources: Apple, `VerticalAlignment`, `HorizontalAlignment` and `Alignment`; swiftuifieldguide.com,
/// /layout/hstack.
@Suite struct AlignmentTests {
  @Test func rowsAlignHeights() {
    expect(nil, nil, [[0, 10, 10, 10], [10, 0, 10, 30]]) {
      HStack(spacing: 0) {
        box(10, 10); box(10, 30)
      }
    }
    expect(nil, nil, [[0, 0, 10, 10], [10, 0, 10, 30]]) {
      HStack(alignment: .top, spacing: 0) {
        box(10, 10); box(10, 30)
      }
    }
    expect(nil, nil, [[0, 20, 10, 10], [10, 0, 10, 30]]) {
      HStack(alignment: .bottom, spacing: 0) {
        box(10, 10); box(10, 30)
      }
    }
  }

  @Test func columnsAlignWidths() {
    expect(nil, nil, [[10, 0, 10, 10], [0, 10, 30, 10]]) {
      VStack(spacing: 0) {
        box(10, 10); box(30, 10)
      }
    }
    expect(nil, nil, [[0, 0, 10, 10], [0, 10, 30, 10]]) {
      VStack(alignment: .leading, spacing: 0) {
        box(10, 10); box(30, 10)
      }
    }
    expect(nil, nil, [[20, 0, 10, 10], [0, 10, 30, 10]]) {
      VStack(alignment: .trailing, spacing: 0) {
        box(10, 10); box(30, 10)
      }
    }
  }

  // Apple, VerticalAlignment.firstTextBaseline; the guide of views without text is their bottom.
  @Test func rowsAlignBaselines() throws {
    let (small, large) = (try Font.default(size: 10), try Font.default(size: 30))
    let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text("x").font(.system(size: 10))
      Text("x").font(.system(size: 30))
    }
    let frames = row.layout().all("Text").map(\.frame)
    let baselines = [frames[0].minY, frames[1].minY]
    let distance =
      try #require(StyledText("x", font: large).layout().lines.first).baseline
      - #require(StyledText("x", font: small).layout().lines.first).baseline
    #expect(abs(baselines[0] - baselines[1] - distance) < 1e-9)
    #expect(frames[1].minY == 0)
  }

  @Test func theBaselineOfAViewWithoutTextIsItsBottom() throws {
    let baseline = try #require(StyledText("x", font: .default(size: 17)).layout().lines.first).baseline
    let size = try bodySize("x")
    expect(nil, nil, [[0, 0, 10, 50], [10, 50 - baseline, size.width, size.height]]) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        box(10, 50); Text("x")
      }
    }
    // Padding moves the baseline.
    expect(nil, nil, [[0, 0, 10, 50], [13, 50 - baseline, size.width, size.height]]) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        box(10, 50); Text("x").padding(3)
      }
    }
    // The first baseline of a column is that of its first text, the last that of its last.
    expect(
      nil, nil,
      [
        [0, 0, 10, 50], [10, 50 - baseline, size.width, size.height],
        [10, 50 - baseline + size.height, size.width, size.height],
      ]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        box(10, 50)
        VStack(spacing: 0) {
          Text("x"); Text("x")
        }
      }
    }
    expect(
      nil, nil,
      [
        [0, 0, 10, 50], [10, 50 - baseline - size.height, size.width, size.height],
        [10, 50 - baseline, size.width, size.height],
      ]
    ) {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        box(10, 50)
        VStack(spacing: 0) {
          Text("x"); Text("x")
        }
      }
    }
  }

  @Test func pilesAlignBoth() {
    expect(nil, nil, [[10, 5, 10, 10], [0, 0, 30, 20]]) {
      ZStack {
        box(10, 10); box(30, 20)
      }
    }
    expect(nil, nil, [[0, 0, 10, 10], [0, 0, 30, 20]]) {
      ZStack(alignment: .topLeading) {
        box(10, 10); box(30, 20)
      }
    }
    expect(nil, nil, [[20, 10, 10, 10], [0, 0, 30, 20]]) {
      ZStack(alignment: .bottomTrailing) {
        box(10, 10); box(30, 20)
      }
    }
    expect(nil, nil, [[10, 0, 10, 30], [0, 10, 30, 10]]) {
      ZStack {
        box(10, 30); box(30, 10)
      }
    }
    expect(100, 50, [[0, 0, 100, 50], [45, 20, 10, 10]]) {
      ZStack {
        Color.red; box(10, 10)
      }
    }
    expect(100, 50, [[0, 0, 100, 50], [90, 0, 10, 10]]) {
      ZStack(alignment: .topTrailing) {
        Color.red; box(10, 10)
      }
    }
  }

  // fatbobman.com, "Exploring the Secrets of layoutPriority in ZStack": only the views of the highest priority make the size.
  @Test func theHighestPriorityMakesThePileItsSize() {
    expect(nil, nil, [[-10, -5, 30, 20], [0, 0, 10, 10]]) {
      ZStack {
        box(30, 20); box(10, 10).layoutPriority(1)
      }
    }
  }
}

import Canvas
import CanvasViews
import Testing

/// Grids. Source: Apple, `Grid` and `GridRow`: there are as many columns as cells in the longest row, each is as wide as its
/// widest cell, and a view outside of a row takes all columns. How flexible columns share the width isn't published: they
/// do as the views of a stack.
@Suite struct GridTests {
  @Test func columnsAreAsWideAsTheirWidestCell() {
    expect(nil, nil, [[10, 0, 10, 10], [38, 5, 5, 0], [0, 18, 30, 10], [38, 18, 5, 10]]) {
      Grid {
        GridRow {
          box(10, 10); box(5, 0)
        }
        GridRow {
          box(30, 10); box(5, 10)
        }
      }
    }
    expect(nil, nil, [[0, 0, 10, 10], [30, 0, 10, 20], [0, 20, 30, 10]]) {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(10, 10); box(10, 20)
        }
        GridRow { box(30, 10) }
      }
    }
    expect(nil, nil, [[20, 10, 10, 10], [30, 0, 10, 20], [0, 20, 30, 10]]) {
      Grid(alignment: .bottomTrailing, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(10, 10); box(10, 20)
        }
        GridRow { box(30, 10) }
      }
    }
  }

  @Test func flexibleColumnsShareTheWidth() {
    expect(100, 20, [[0, 0, 50, 20], [50, 0, 50, 20]]) {
      Grid(horizontalSpacing: 0) {
        GridRow {
          Color.red; Color.blue
        }
      }
    }
    expect(100, 20, [[0, 0, 70, 10], [75, 0, 20, 10], [0, 10, 70, 10], [70, 10, 30, 10]]) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red; box(20, 10)
        }
        GridRow {
          Color.red; box(30, 10)
        }
      }
    }
    expect(40, 100, [[0, 0, 40, 46], [0, 54, 40, 46]]) {
      Grid {
        GridRow { Color.red }; GridRow { Color.blue }
      }
    }
  }

  @Test func aViewOutsideOfRowsSpansTheGrid() {
    expect(nil, nil, [[0, 0, 10, 10], [10, 0, 20, 10], [0, 10, 30, 1]]) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(10, 10); box(20, 10)
        }
        Divider()
      }
    }
    expect(nil, nil, [[0, 0, 10, 10], [0, 10, 50, 5]]) {
      Grid(alignment: .leading, verticalSpacing: 0) {
        GridRow { box(10, 10) }
        box(50, 5)
      }
    }
  }

  // Apple, gridCellColumns: a cell takes a number of columns.
  @Test func cellsCanTakeSeveralColumns() {
    expect(nil, nil, [[0, 0, 10, 10], [14, 0, 20, 10], [38, 0, 30, 10], [0, 10, 34, 5], [38, 10, 30, 5]]) {
      Grid(horizontalSpacing: 4, verticalSpacing: 0) {
        GridRow {
          box(10, 10)
          box(20, 10)
          box(30, 10)
        }
        GridRow {
          Color.red.frame(height: 5).gridCellColumns(2)
          Color.blue.frame(height: 5)
        }
      }
    }
    // A cell that needs more widens its last column.
    expect(nil, nil, [[0, 0, 10, 10], [10, 0, 40, 10], [0, 10, 50, 5]]) {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(10, 10)
          Color.red.frame(height: 10)
        }
        GridRow { box(50, 5).gridCellColumns(2).padding(0) }
      }
    }
    let clamped = Grid(horizontalSpacing: 1) { GridRow { box(80, 5).gridCellColumns(.max) } }
    #expect(clamped.layout().frame.size == Size(width: 80, height: 5))
  }

  // Rows of very different lengths take no more time than their cells.
  @Test func aWideRowAndManyNarrowOnes() {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow { ForEach(0..<3000) { _ in box(1, 1) } }
      ForEach(0..<3000) { _ in GridRow { box(1, 1) } }
    }
    #expect(grid.layout().frame.size == Size(width: 3000, height: 3001))
  }

  @Test func rowsHaveAnAlignmentOfTheirOwn() {
    expect(nil, nil, [[0, 0, 10, 10], [10, 0, 10, 30], [0, 40, 10, 10], [10, 30, 10, 20]]) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .top) {
          box(10, 10); box(10, 30)
        }
        GridRow(alignment: .bottom) {
          box(10, 10); box(10, 20)
        }
      }
    }
  }

  @Test func modifiersOfARowChangeItsCells() {
    expect(nil, nil, [[1, 1, 10, 10], [13, 1, 10, 10]]) {
      Grid(horizontalSpacing: 0) {
        GridRow {
          box(10, 10); box(10, 10)
        }.padding(1)
      }
    }
  }

  @Test func outsideOfAGridARowIsAStack() {
    expect(nil, nil, [[0, 0, 10, 10], [18, 0, 10, 10]]) {
      GridRow {
        box(10, 10); box(10, 10)
      }
    }
    expect(nil, nil, []) { Grid {} }
    expect(nil, nil, [[0, 0, 10, 10]]) {
      Grid {
        GridRow {}; GridRow { box(10, 10) }
      }.offset(y: -8)
    }
  }
}

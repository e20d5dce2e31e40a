/// What a shape leaves of an area: 255 less its coverage.
struct InvertedCoverage<Shape: CoverageSource>: CoverageSource {
  let shape: Shape
  /// Outside of it there is no coverage.
  let pixels: PixelRect

  func emit(in bounds: PixelRect, into consumer: inout some CoverageConsumer) {
    let area = pixels.intersection(bounds)
    guard !area.isEmpty else { return }
    var inverter = Inverter(inner: consumer, area: area)
    shape.emit(in: area, into: &inverter)
    inverter.fillRows(before: area.maxY)
    consumer = inverter.inner
  }

  private struct Inverter<Inner: CoverageConsumer>: CoverageConsumer {
    var inner: Inner
    let area: PixelRect
    // The first row that is not given on yet, and in the row at hand the first column.
    private var nextRow: Int
    private var nextColumn = 0

    init(inner: Inner, area: PixelRect) {
      self.inner = inner
      self.area = area
      nextRow = area.minY
    }

    // Rows that the shape leaves out are covered all over.
    mutating func fillRows(before y: Int) {
      while nextRow < y {
        inner.beginRow(nextRow)
        inner.addRun(x: area.minX, count: area.width, coverage: 255)
        inner.endRow()
        nextRow += 1
      }
    }

    mutating func beginRow(_ y: Int) {
      fillRows(before: y)
      inner.beginRow(y)
      nextColumn = area.minX
    }

    mutating func addRun(x: Int, count: Int, coverage: UInt8) {
      fillColumns(before: x)
      if coverage < 255 { inner.addRun(x: x, count: count, coverage: 255 - coverage) }
      nextColumn = x + count
    }

    mutating func addQuad(x: Int, coverages: UInt32) {
      fillColumns(before: x)
      if coverages != UInt32.max { inner.addQuad(x: x, coverages: ~coverages) }
      nextColumn = x + 4
    }

    mutating func endRow() {
      fillColumns(before: area.maxX)
      inner.endRow()
      nextRow += 1
    }

    private mutating func fillColumns(before x: Int) {
      if nextColumn < x { inner.addRun(x: nextColumn, count: x - nextColumn, coverage: 255) }
      nextColumn = x
    }
  }
}

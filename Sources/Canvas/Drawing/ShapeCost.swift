/// What a shape costs, from its points alone: no pixel is drawn for it.
struct ShapeCost {
  /// The number of pixels inside, at most: the outline is a fan of triangles, and each pixel inside is in one of them.
  private(set) var area = 0.0
  /// The number of pixels that edges cross.
  private(set) var crossings = 0.0
  /// The number of pixels of the box, as far as it is visible.
  private(set) var boxArea = 0.0

  private let low: SIMD2<Double>
  private let high: SIMD2<Double>
  private var start = SIMD2<Double>.zero
  private var last = SIMD2<Double>.zero
  private var boxLow = SIMD2(repeating: Double.infinity)
  private var boxHigh = SIMD2(repeating: -Double.infinity)

  /// - Parameters:
  ///   - path: A path in the user space of `transform`, whose curves count as the lines between their control points.
  ///   - clip: The pixels outside of which nothing is drawn.
  ///   - pen: The width of a stroke in pixels; nil for the inside of the path.
  init(_ path: Path, transform: Transform, clip: PixelRect, pen: Double? = nil) {
    let clip = clip.rect
    (low, high) = (SIMD2(clip.minX, clip.minY), SIMD2(clip.maxX, clip.maxY))
    let reach = min(max(pen ?? 0, 0), max(clip.width, clip.height))
    var index = 0
    for verb in path.verbs {
      if verb == .move {
        last = path.points[index].applying(transform).simd
        start = last
        include(last)
      } else if verb == .close {
        addEdge(to: start, pen: pen)
      }
      for k in index..<index + (verb == .move ? 0 : verb.pointCount) {
        addEdge(to: path.points[k].applying(transform).simd, pen: pen)
      }
      index += verb.pointCount
    }
    if pen != nil {
      // A line has two sides, and the pen is placed along it.
      crossings = 6 * crossings + 2 * reach * Double(path.verbs.count)
    } else {
      area /= 2
    }
    let box =
      (boxHigh + reach / 2).clamped(lowerBound: low, upperBound: high)
      - (boxLow - reach / 2).clamped(lowerBound: low, upperBound: high)
    boxArea = max(box.x * box.y, 0)
    area = min(boxArea, area)
  }

  private mutating func include(_ point: SIMD2<Double>) {
    boxLow = pointwiseMin(boxLow, point)
    boxHigh = pointwiseMax(boxHigh, point)
  }

  private mutating func addEdge(to point: SIMD2<Double>, pen: Double?) {
    include(point)
    let visible = point.clamped(lowerBound: low, upperBound: high) - last.clamped(lowerBound: low, upperBound: high)
    let isBeside = visible.y != 0 || (point.y > low.y && point.y < high.y)
    let (columns, rows) = (isBeside ? abs(visible.x) : 0, abs(visible.y))
    crossings += columns + rows
    if let pen {
      area += (columns + rows + pen) * pen
    } else {
      let (a, b) = (last - start, point - start)
      area += abs(a.x * b.y - a.y * b.x)
    }
    last = point
  }
}

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

/// What shapes, images and letters cost is counted where they are asked for, as layers are: the meter must refuse the same
/// pictures with one thread and with many.
extension DrawingContext {
  /// Shapes in smaller boxes and with fewer elements are paid for by what draws them, such as an element.
  static var leastArea: Double { 4_096 }
  private static var leastElementCount: Int { 8 }

  /// Takes what filling or stroking a path costs. Returns false if it is too much.
  @inline(__always)
  func takes(_ path: @autoclosure () -> Path, _ transform: Transform, lineWidth: Double? = nil, isPlain: Bool = true)
    -> Bool
  {
    guard drawsPixels, let meter = Meter.current else { return true }
    return takes(path(), transform, lineWidth, isPlain, meter)
  }

  @inline(never)
  private func takes(
    _ path: Path, _ transform: Transform, _ lineWidth: Double?, _ isPlain: Bool, _ meter: Meter
  ) -> Bool {
    // A line has at least a pixel.
    let pen = lineWidth.map { max($0 * transform.maximumScale, 1) }
    let cost = ShapeCost(path, transform: transform, clip: state.style.clip.bounds, pen: pen)
    guard cost.boxArea >= Self.leastArea || path.verbCount > Self.leastElementCount, cost.crossings.isFinite else {
      return true
    }
    return meter.take(cost.crossings, .crossings) && takes(area: cost.area, isPlain, meter)
  }

  /// Takes what painting a rectangle of user space costs. Returns false if it is too much.
  @inline(__always)
  func takes(_ rect: Rect, isPlain: Bool) -> Bool {
    guard drawsPixels, let meter = Meter.current else { return true }
    return takes(rect, isPlain, meter)
  }

  @inline(never)
  private func takes(_ rect: Rect, _ isPlain: Bool, _ meter: Meter) -> Bool {
    let visible = rect.applying(state.deviceTransform).intersection(state.style.clip.bounds.rect)
    let area = visible.width * visible.height
    return !(area >= Self.leastArea) || takes(area: area, isPlain, meter)
  }

  private func takes(area: Double, _ isPlain: Bool, _ meter: Meter) -> Bool {
    (state.style.shadow == nil || meter.take(area, .shadowPixels)) && meter.take(area * (isPlain ? 1 : 5), .pixels)
  }

  /// Takes what the letters of a text cost. Returns false if it is too much.
  func takes(_ layout: TextLayout) -> Bool {
    guard drawsPixels, let meter = Meter.current else { return true }
    let (scale, clip) = (state.deviceTransform.maximumScale, state.style.clip.bounds.rect)
    return layout.runs.allSatisfy { run in
      let side = run.emSize * scale
      let (count, width, height) = (Double(run.glyphs.count), min(side, clip.width), min(side, clip.height))
      guard side * side >= Self.leastArea else { return true }
      return meter.take(count * 4 * (width + height), .crossings) && meter.take(count * width * height, .pixels)
    }
  }
}

/// What shapes, images and letters cost is counted where they are asked for, as layers are: the meter must refuse the same
/// pictures with one thread and with many.
extension DrawingContext {
  /// Shapes in smaller boxes and with fewer elements are paid for by what draws them, such as an element.
  static var leastArea: Double { 4_096 }
  private static var leastElementCount: Int { 8 }

  /// Takes what filling or stroking a path costs. Returns false if it is too much.
  @inline(__always)
  func takes(
    _ path: Path, _ transform: Transform, lineWidth: Double? = nil, isPlain: @autoclosure () -> Bool = true
  ) -> Bool {
    path.verbCount <= Self.leastElementCount && isSmall(path.boundingBox, transform, lineWidth: lineWidth ?? 0)
      || takesLarge(path, transform, lineWidth, isPlain())
  }

  @inline(never)
  private func takesLarge(_ path: Path, _ transform: Transform, _ lineWidth: Double?, _ isPlain: Bool) -> Bool {
    guard drawsPixels, let meter = Meter.current else { return true }
    // A line has at least a pixel.
    let pen = lineWidth.map { max($0 * transform.maximumScale, 1) }
    let cost = ShapeCost(path, transform: transform, clip: state.style.clip.bounds, pen: pen)
    guard cost.boxArea >= Self.leastArea || path.verbCount > Self.leastElementCount else { return true }
    // A path that isn't finite draws nothing.
    guard cost.crossings.isFinite, cost.area.isFinite else { return true }
    return meter.take(cost.crossings, .crossings) && takes(area: cost.area, isPlain, meter)
  }

  /// Takes what painting a rectangle of user space costs. Returns false if it is too much.
  func takes(_ rect: Rect, _ transform: Transform, isPlain: Bool) -> Bool {
    guard drawsPixels, let meter = Meter.current else { return true }
    let visible = rect.applying(transform).intersection(state.style.clip.bounds.rect)
    let area = visible.width * visible.height
    return !(area >= Self.leastArea) || takes(area: area, isPlain, meter)
  }

  /// Whether a box with a pen around it is surely too small to be counted. To ask for the meter takes longer.
  @inline(__always)
  func isSmall(_ box: Rect, _ transform: Transform, lineWidth: Double = 0) -> Bool {
    let side = max(box.width, box.height) + lineWidth
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    // The box on the device has at most this area, and a pen of a pixel makes it less than four times as large.
    return side * side * (a * a + b * b + c * c + d * d) < Self.leastArea / 4
  }

  /// Takes what painting the whole clip costs. Returns false if it is too much.
  func takesClip(isPlain: Bool) -> Bool {
    guard drawsPixels, let meter = Meter.current else { return true }
    return takes(area: state.style.clip.bounds.area, isPlain, meter)
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

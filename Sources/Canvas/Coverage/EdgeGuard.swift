/// Keeps edges in the range of fixed point by clipping them to a box far larger than any picture.
///
/// Parts above and below the box are dropped. To its left and right an edge becomes a vertical one along the box's
/// side, so that its coverage inside stays the same.
package enum EdgeGuard {
  /// Calls `body` with each remaining part of an edge.
  package static func forEachPart(
    from start: SIMD2<Double>, to end: SIMD2<Double>, _ body: (SIMD2<Double>, SIMD2<Double>) -> Void
  ) {
    let low = EdgeLimits.low
    let high = EdgeLimits.high
    guard max(start.y, end.y) > low, min(start.y, end.y) < high else { return }
    // The crossing is computed from the same end in both directions, so that shared edges still cancel.
    let isDownward = start.y <= end.y
    let (top, bottom) = isDownward ? (start, end) : (end, start)
    let height = bottom.y - top.y
    func point(atY y: Double) -> SIMD2<Double> {
      SIMD2(top.x + (bottom.x - top.x) * ((y - top.y) / height), y)
    }
    let a = top.y < low ? point(atY: low) : top
    let b = bottom.y > high ? point(atY: high) : bottom
    // Now both are between the upper and the lower side of the box.
    var cuts = [a]
    for side in a.x <= b.x ? [low, high] : [high, low] where (a.x < side) != (b.x < side) {
      cuts.append(SIMD2(side, min(max(a.y + (b.y - a.y) * ((side - a.x) / (b.x - a.x)), a.y), b.y)))
    }
    cuts.append(b)
    for i in 1..<cuts.count {
      let from = pointwiseMin(pointwiseMax(cuts[i - 1], SIMD2(repeating: low)), SIMD2(repeating: high))
      let to = pointwiseMin(pointwiseMax(cuts[i], SIMD2(repeating: low)), SIMD2(repeating: high))
      if isDownward { body(from, to) } else { body(to, from) }
    }
  }
}

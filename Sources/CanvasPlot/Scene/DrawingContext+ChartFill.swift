extension DrawingContext {
  /// Draws a pattern over a filled mark, in its colour mixed with black or white, whichever has more contrast. The
  /// patterns of all marks share one grid, which passes through the origin.
  package func drawPattern(of fill: ChartFill, over path: Path) {
    let box = path.boundingBox
    guard fill.pattern != .none, box.isFinite, !box.isEmpty else { return }
    // Finer lines would not be visible.
    guard box.width / ChartPattern.pitch < 4096, box.height / ChartPattern.pitch < 4096 else { return }
    withGState {
      clip(to: path)
      let ink = fill.color.mixed(with: fill.color.ink(on: nil), 0.75)
      if fill.pattern == .dots {
        self.fill(fill.pattern.dots(in: box), with: .color(ink))
      } else {
        stroke(fill.pattern.lines(in: box), with: .color(ink), style: StrokeStyle(width: ChartPattern.width))
      }
    }
  }
}

extension ChartPattern {
  /// The multiples of the pitch in a range.
  private static func grid(_ low: Double, _ high: Double, step: Double) -> StrideThrough<Double> {
    stride(from: (low / step).rounded(.up) * step, through: high, by: step)
  }

  /// The pattern's lines that intersect a rectangle.
  func lines(in box: Rect) -> Path {
    var path = Path()
    // Along an axis, lines at 45° are further apart than perpendicular to themselves.
    let step = Self.pitch * 2.0.squareRoot()
    if self == .rising || self == .cross {
      for sum in Self.grid(box.minX + box.minY, box.maxX + box.maxY, step: step) {
        path.addLines(between: [Point(x: sum - box.minY, y: box.minY), Point(x: sum - box.maxY, y: box.maxY)])
      }
    }
    if self == .falling || self == .cross {
      for difference in Self.grid(box.minX - box.maxY, box.maxX - box.minY, step: step) {
        path.addLines(
          between: [Point(x: difference + box.minY, y: box.minY), Point(x: difference + box.maxY, y: box.maxY)])
      }
    }
    if self == .horizontal {
      for y in Self.grid(box.minY, box.maxY, step: Self.pitch) {
        path.addLines(between: [Point(x: box.minX, y: y), Point(x: box.maxX, y: y)])
      }
    }
    return path
  }

  /// Dots in rows. Every other row is offset by half the pitch.
  func dots(in box: Rect) -> Path {
    var path = Path()
    let radius = Self.width
    let reach = box.insetBy(dx: -radius, dy: -radius)
    for y in Self.grid(reach.minY, reach.maxY, step: Self.pitch) {
      let isOdd = Int(saturating: (y / Self.pitch).rounded()) % 2 != 0
      for x in Self.grid(reach.minX - Self.pitch, reach.maxX, step: Self.pitch) {
        path.addEllipse(
          in: Rect(x: x + (isOdd ? Self.pitch / 2 : 0) - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
      }
    }
    return path
  }
}

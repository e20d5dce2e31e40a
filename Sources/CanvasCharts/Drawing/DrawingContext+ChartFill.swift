package import Canvas

extension DrawingContext {
  /// Draws a pattern over a mark that was filled with a colour, in black or white, whichever stands out more. Patterns of
  /// all marks are of one grid, which goes through the origin.
  package func drawPattern(of fill: ChartFill, over path: Path) {
    let box = path.boundingBox
    guard fill.pattern != .none, box.isFinite, !box.isEmpty else { return }
    // Lines finer than these no picture shows.
    guard box.width / ChartPattern.pitch < 4096, box.height / ChartPattern.pitch < 4096 else { return }
    withGState {
      clip(to: path)
      let ink = fill.color.ink(on: nil)
      if fill.pattern == .dots {
        setFillColor(ink)
        self.fill(fill.pattern.dots(in: box))
      } else {
        setStrokeColor(ink)
        stroke(fill.pattern.lines(in: box), style: StrokeStyle(width: ChartPattern.width))
      }
    }
  }
}

extension ChartPattern {
  /// The first multiple of the pitch that is not below a number, and those that follow up to another.
  private static func grid(_ low: Double, _ high: Double, step: Double) -> StrideThrough<Double> {
    stride(from: (low / step).rounded(.up) * step, through: high, by: step)
  }

  /// The pattern's lines that meet a rectangle.
  func lines(in box: Rect) -> Path {
    var path = Path()
    // Along an axis lines at 45° are further apart than across.
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

  /// Dots in rows, every other row moved by half a pitch.
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

internal import CanvasMath

// The functions that describe figures. Path data is that of SVG. All of it is part of the source: invalid data gives
// no shape, which the card's golden shows, and stops a debug build.

/// The width of outlines.
let outlineWidth = 1.15

/// Returns a shape in one colour.
func filled(_ data: String, _ color: Color) -> Artwork { filled(svg(data), color) }

func filled(_ path: Path, _ color: Color) -> Artwork { Artwork([.fill(path, color)]) }

/// Returns a shape with an outline in ink.
func outlined(_ data: String, _ color: Color, width: Double = outlineWidth) -> Artwork {
  outlined(svg(data), color, width: width)
}

func outlined(_ path: Path, _ color: Color, width: Double = outlineWidth) -> Artwork {
  filled(path, color) + lines(path, width: width)
}

/// Returns lines with round ends and corners.
func lines(_ data: String, _ color: Color = .ink, width: Double = outlineWidth) -> Artwork {
  lines(svg(data), color, width: width)
}

func lines(_ path: Path, _ color: Color = .ink, width: Double = outlineWidth) -> Artwork {
  Artwork([.stroke(path, color, StrokeStyle(width: width, cap: .round, join: .round))])
}

/// Returns a disc with an outline in ink.
func disc(_ x: Double, _ y: Double, _ radius: Double, _ color: Color, width: Double = outlineWidth) -> Artwork {
  outlined(circle(x, y, radius), color, width: width)
}

/// Returns a disc without an outline.
func dot(_ x: Double, _ y: Double, _ radius: Double, _ color: Color) -> Artwork { filled(circle(x, y, radius), color) }

/// Returns a ring: the stroke of a circle.
func ring(_ x: Double, _ y: Double, _ radius: Double, _ color: Color, width: Double) -> Artwork {
  Artwork([.stroke(circle(x, y, radius), color, StrokeStyle(width: width))])
}

/// Returns a lozenge about a point.
func lozenge(_ x: Double, _ y: Double, _ halfWidth: Double, _ halfHeight: Double, _ color: Color) -> Artwork {
  filled(Path(lozengeAbout: Point(x: x, y: y), Size(width: halfWidth, height: halfHeight)), color)
}

func circle(_ x: Double, _ y: Double, _ radius: Double) -> Path {
  Path(ovalIn: Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
}

/// Returns the path of SVG path data.
func svg(_ data: String) -> Path {
  let path = try? Path(svg: data)
  assert(path?.isEmpty == false, "not path data: \(data)")
  return path ?? Path()
}

extension Point {
  /// Creates a point at a distance from the origin, at an angle in degrees, clockwise from straight up.
  init(radius: Double, degrees: Double) {
    let (sine, cosine) = Trigonometry.sineAndCosine(degrees * .pi / 180)
    self.init(x: radius * sine, y: -radius * cosine)
  }
}

extension Transform {
  /// Scales, and moves a point to another.
  init(scale: Double, moving start: Point, to end: Point) {
    self.init(a: scale, b: 0, c: 0, d: scale, tx: end.x - start.x * scale, ty: end.y - start.y * scale)
  }
}

extension Path {
  /// Creates a lozenge about a point, with half its width and height.
  package init(lozengeAbout center: Point, _ half: Size) {
    let (x, y) = (center.x, center.y)
    self.init(polygon: [
      Point(x: x, y: y - half.height), Point(x: x + half.width, y: y), Point(x: x, y: y + half.height),
      Point(x: x - half.width, y: y),
    ])
  }

  /// Creates a star about the origin with its first point straight up. Its points reach one radius, its notches the
  /// other.
  init(starWithPoints count: Int, radius: Double, notchRadius: Double) {
    self.init(
      polygon: (0..<max(2 * count, 0)).map { place in
        Point(radius: place % 2 == 0 ? radius : notchRadius, degrees: 180 * Double(place) / Double(count))
      })
  }
}

import CanvasVector

/// The operators of a path, one element after the other.
struct PDFPathPoints {
  private let points: [Point]
  private let transform: Transform
  private let decimals: Int
  private let unit: Double
  private var index = 0
  private var current = Point.zero

  /// The most bytes of an element.
  static let longest = 6 * (NumberWriter.longest + 1) + 2

  init(_ path: Path, _ transform: Transform, decimals: Int) {
    points = path.points
    self.transform = transform
    self.decimals = min(max(decimals, 0), 9)
    unit = (0..<self.decimals).reduce(1) { unit, _ in unit * 10 }
  }

  mutating func write(_ verb: Path.Verb, to writer: inout NumberWriter) {
    switch verb {
    case .move, .line:
      current = points[index]
      put(current, &writer)
      writer.put(verb == .move ? UInt8(ascii: "m") : UInt8(ascii: "l"))
      index += 1
    case .quadCurve:
      let (control, end) = (points[index], points[index + 1])
      put(current.interpolated(to: control, at: 2.0 / 3), &writer)
      put(end.interpolated(to: control, at: 2.0 / 3), &writer)
      put(end, &writer)
      writer.put(UInt8(ascii: "c"))
      current = end
      index += 2
    case .curve:
      for point in points[index..<index + 3] { put(point, &writer) }
      writer.put(UInt8(ascii: "c"))
      current = points[index + 2]
      index += 3
    case .close: writer.put(UInt8(ascii: "h"))
    }
    writer.put(UInt8(ascii: "\n"))
  }

  private func put(_ point: Point, _ writer: inout NumberWriter) {
    let point = point.applying(transform)
    for number in [point.x, point.y] {
      // A number that is not finite counts as 0, as elsewhere in a file.
      let limited = number.isFinite ? min(max(number, -1e9), 1e9) : 0
      writer.put(Int64(rounding: limited * unit, limit: 1e18), decimals: decimals)
      writer.put(UInt8(ascii: " "))
    }
  }
}

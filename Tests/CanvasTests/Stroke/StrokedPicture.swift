import Canvas
import TestSupport

/// The coverage of a stroke in a picture with its origin at (0, 0), to look into by pixel.
struct StrokedPicture {
  let width: Int
  let height: Int
  let bytes: [UInt8]

  init(
    _ path: Path, _ style: StrokeStyle, width: Int = 24, height: Int = 20, transform: Transform = .identity
  ) {
    self.width = width
    self.height = height
    bytes = CoverageProbe.coverage(
      ofStroke: path, style: style, transform: transform,
      in: PixelRect(minX: 0, minY: 0, maxX: width, maxY: height))
  }

  /// The coverage of what a path would fill.
  init(filling path: Path, width: Int = 24, height: Int = 20) {
    self.width = width
    self.height = height
    bytes = CoverageProbe.coverage(
      of: path, rule: .nonZero, in: PixelRect(minX: 0, minY: 0, maxX: width, maxY: height))
  }

  subscript(x: Int, y: Int) -> UInt8 { bytes[y * width + x] }

  /// The whole area in pixels.
  var area: Double { Double(bytes.reduce(0) { $0 + Int($1) }) / 255 }

  var isEmpty: Bool { bytes.allSatisfy { $0 == 0 } }

  func row(_ y: Int) -> [UInt8] { Array(bytes[y * width..<(y + 1) * width]) }

  var text: String { coverageText(of: bytes, width: width) }
}

extension Path {
  /// An open path through points.
  static func line(_ coordinates: (Double, Double)...) -> Path {
    var path = Path()
    path.addLines(between: coordinates.map { Point(x: $0.0, y: $0.1) })
    return path
  }

  /// A closed path through points.
  static func loop(_ coordinates: (Double, Double)...) -> Path {
    Path(polygon: coordinates.map { Point(x: $0.0, y: $0.1) })
  }
}

import Canvas
import CanvasVector

/// The data of a path in relative coordinates. All points are on a grid of the last digit, so that rounding doesn't add
/// up along the path.
struct SVGPath {
  private var text = VectorText()
  private let decimals: Int
  private let unit: Double
  private var current: (x: Double, y: Double) = (0, 0)
  private var start: (x: Double, y: Double) = (0, 0)
  private var command: UInt8 = 0
  // Whether a number that follows needs a space, if it has no sign.
  private var needsSpace = false

  /// - Parameter decimals: The number of digits after the point.
  init(_ path: Path, transform: Transform = .identity, decimals: Int) {
    self.decimals = decimals
    unit = (0..<decimals).reduce(1) { unit, _ in unit * 10 }
    for element in path.elements {
      switch element {
      case .move(let point):
        add("m", [point], transform)
        start = current
      case .line(let point): add("l", [point], transform)
      case .quadCurve(let point, let control): add("q", [control, point], transform)
      case .curve(let point, let control1, let control2): add("c", [control1, control2, point], transform)
      case .close:
        text += "z"
        command = UInt8(ascii: "z")
        current = start
        needsSpace = false
      }
    }
  }

  /// The data.
  var data: [UInt8] { text.bytes }

  private mutating func add(_ letter: Unicode.Scalar, _ points: [Point], _ transform: Transform) {
    let placed = points.map { point in
      let point = point.applying(transform)
      return (x: onGrid(point.x), y: onGrid(point.y))
    }
    guard let last = placed.last else { return }
    let (dx, dy) = (last.x - current.x, last.y - current.y)
    if letter == "l", dx == 0 || dy == 0 {
      begin(dx == 0 ? "v" : "h")
      append(dx == 0 ? dy : dx)
    } else {
      begin(letter)
      for point in placed {
        append(point.x - current.x)
        append(point.y - current.y)
      }
    }
    current = last
  }

  // Coordinates far outside of any picture are limited, so that differences are finite.
  private func onGrid(_ value: Double) -> Double { (min(max(value, -1e8), 1e8) * unit).rounded() }

  private mutating func begin(_ letter: Unicode.Scalar) {
    let byte = UInt8(truncatingIfNeeded: letter.value)
    // A line follows a move under the same letter.
    if byte == command, letter != "m" { return }
    if byte == UInt8(ascii: "l"), command == UInt8(ascii: "m") {
      command = byte
      return
    }
    text.bytes.append(byte)
    command = byte
    needsSpace = false
  }

  private mutating func append(_ value: Double) {
    if needsSpace, value >= 0 { text += " " }
    text.append(value / unit, decimals: decimals)
    needsSpace = true
  }
}

import CanvasVector

/// Writes the data of a path in relative coordinates. All points are on a grid of the last digit, so that rounding
/// doesn't add up along the path.
struct SVGPath {
  /// A place on the grid, in units of the last digit.
  struct Place: Hashable {
    var x: Int64 = 0
    var y: Int64 = 0

    static func - (a: Place, b: Place) -> Place { Place(x: a.x - b.x, y: a.y - b.y) }
  }

  private let transform: Transform
  private let decimals: Int
  private let unit: Double
  private var current: Place
  private var start = Place()
  // The last control point of a curve before, by its command.
  private var control: (command: UInt8, place: Place)?
  private var command: UInt8 = 0
  private var lastNumber = NumberWriter.End.none

  /// - Parameters:
  ///   - decimals: The number of digits after the point.
  ///   - offset: By how much the path is moved on the grid.
  private init(_ transform: Transform, decimals: Int, offset: Place) {
    self.transform = transform
    self.decimals = decimals
    unit = Self.unit(decimals)
    current = Place(x: -offset.x, y: -offset.y)
  }

  /// Appends the data of a path.
  static func append(
    _ path: Path, transform: Transform = .identity, decimals: Int, offset: Place = Place(), to text: inout VectorText
  ) {
    var data = SVGPath(transform, decimals: decimals, offset: offset)
    let (verbs, points) = (path.verbs, path.points)
    var (verb, point) = (0, 0)
    while verb < verbs.count {
      let end = min(verb + 30, verbs.count)
      text.write(atMost: 30 * (1 + 6 * NumberWriter.longest)) { writer in
        writer.end = data.lastNumber
        for verb in verbs[verb..<end] { data.write(verb, points, &point, to: &writer) }
        data.lastNumber = writer.end
      }
      verb = end
    }
  }

  /// The data of a path.
  static func data(_ path: Path, transform: Transform = .identity, decimals: Int) -> [UInt8] {
    var text = VectorText()
    append(path, transform: transform, decimals: decimals, to: &text)
    return text.bytes
  }

  /// The number of units in one.
  static func unit(_ decimals: Int) -> Double { (0..<decimals).reduce(1) { unit, _ in unit * 10 } }

  private mutating func write(_ verb: Path.Verb, _ points: [Point], _ index: inout Int, to writer: inout NumberWriter) {
    switch verb {
    case .move:
      let end = place(points[index])
      begin("m", &writer)
      put(end - current, &writer)
      (current, start, control) = (end, end, nil)
      index += 1
    case .line:
      line(to: place(points[index]), &writer)
      index += 1
    case .quadCurve:
      let (middle, end) = (place(points[index]), place(points[index + 1]))
      if let control, control.command == UInt8(ascii: "q"), current - control.place == middle - current {
        begin("t", &writer)
      } else {
        begin("q", &writer)
        put(middle - current, &writer)
      }
      put(end - current, &writer)
      (current, control) = (end, (UInt8(ascii: "q"), middle))
      index += 2
    case .curve:
      let (first, second, end) = (place(points[index]), place(points[index + 1]), place(points[index + 2]))
      if let control, control.command == UInt8(ascii: "c"), current - control.place == first - current {
        begin("s", &writer)
      } else {
        begin("c", &writer)
        put(first - current, &writer)
      }
      put(second - current, &writer)
      put(end - current, &writer)
      (current, control) = (end, (UInt8(ascii: "c"), second))
      index += 3
    case .close:
      begin("z", &writer)
      (current, control) = (start, nil)
    }
  }

  private mutating func line(to end: Place, _ writer: inout NumberWriter) {
    let step = end - current
    if step.x == 0 || step.y == 0 {
      begin(step.x == 0 ? "v" : "h", &writer)
      writer.put(step.x == 0 ? step.y : step.x, decimals: decimals, isSeparated: true)
    } else {
      begin("l", &writer)
      put(step, &writer)
    }
    (current, control) = (end, nil)
  }

  private func put(_ step: Place, _ writer: inout NumberWriter) {
    writer.put(step.x, decimals: decimals, isSeparated: true)
    writer.put(step.y, decimals: decimals, isSeparated: true)
  }

  // Coordinates far outside of any picture are limited, so that differences are small enough.
  private func place(_ point: Point) -> Place {
    let point = point.applying(transform)
    return Place(
      x: Int64(rounding: point.x * unit, limit: 1e8 * unit), y: Int64(rounding: point.y * unit, limit: 1e8 * unit))
  }

  private mutating func begin(_ letter: Unicode.Scalar, _ writer: inout NumberWriter) {
    let byte = UInt8(truncatingIfNeeded: letter.value)
    // A line follows a move, and others their own kind, without a letter.
    let follows = byte == command && letter != "m" && letter != "z"
    if !follows, letter != "l" || command != UInt8(ascii: "m") { writer.put(byte) }
    command = byte
  }
}

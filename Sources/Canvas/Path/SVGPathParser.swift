internal import CanvasMath

/// Reads SVG path data, byte by byte.
struct SVGPathParser {
  private let bytes: [UInt8]
  private var offset = 0
  // Whether a comma followed the last number, so that another number is required.
  private var isAfterComma = false

  /// What was read so far.
  private(set) var path = Path()
  /// The numbers of elements after which a segment of the data ends; nil if they aren't counted.
  var segmentEnds: [Int]?
  private var current = Point.zero
  private var start = Point.zero
  // The last control point of the preceding curve, which S or T reflects.
  private var cubicControl: Point?
  private var quadraticControl: Point?

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  mutating func parse() throws(SVGPathError) -> Path {
    skipSpace()
    guard let first = next else { return path }
    guard first == UInt8(ascii: "M") || first == UInt8(ascii: "m") else { throw unexpected(.moveCommand) }
    var expected = SVGPathError.Expectation.moveCommand
    while let letter = next {
      guard Self.commands.contains(letter) else { throw unexpected(expected) }
      let command = letter | 0x20
      offset += 1
      skipSpace()
      if command == UInt8(ascii: "z") {
        path.close()
        current = start
        cubicControl = nil
        quadraticControl = nil
        expected = .command
      } else {
        try readSegments(of: command, isRelative: letter == command)
        expected = .numberOrCommand
      }
    }
    return path
  }

  // MARK: Commands

  private static let commands = Array("MmLlHhVvCcSsQqTtAaZz".utf8)

  // Adding this leaves every number unchanged, including negative zero.
  private static let absoluteOrigin = Point(x: -0.0, y: -0.0)

  // Reads the command's arguments as often as they repeat.
  private mutating func readSegments(of command: UInt8, isRelative: Bool) throws(SVGPathError) {
    var command = command
    repeat {
      let (begin, pointCount) = (offset, path.points.count)
      try readSegment(of: command, origin: isRelative ? current : Self.absoluteOrigin)
      guard current.isFinite, path.points[min(pointCount, path.points.count)...].allSatisfy(\.isFinite) else {
        throw .pointTooFar(offset: begin)
      }
      segmentEnds?.append(path.verbs.count)
      // Pairs after the first pair of a move are lines.
      if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
    } while isAfterComma || isAtNumber
  }

  private mutating func readSegment(of command: UInt8, origin: Point) throws(SVGPathError) {
    var cubic: Point?
    var quadratic: Point?
    switch command {
    case UInt8(ascii: "m"):
      current = try readPoint(origin)
      start = current
      path.move(to: current)
    case UInt8(ascii: "l"):
      current = try readPoint(origin)
      path.addLine(to: current)
    case UInt8(ascii: "h"):
      current.x = origin.x + (try readNumber())
      path.addLine(to: current)
    case UInt8(ascii: "v"):
      current.y = origin.y + (try readNumber())
      path.addLine(to: current)
    case UInt8(ascii: "c"), UInt8(ascii: "s"):
      let control1 = command == UInt8(ascii: "c") ? try readPoint(origin) : reflection(of: cubicControl)
      let control2 = try readPoint(origin)
      current = try readPoint(origin)
      path.addCurve(to: current, control1: control1, control2: control2)
      cubic = control2
    case UInt8(ascii: "q"), UInt8(ascii: "t"):
      let control = command == UInt8(ascii: "q") ? try readPoint(origin) : reflection(of: quadraticControl)
      current = try readPoint(origin)
      path.addQuadCurve(to: current, control: control)
      quadratic = control
    default:
      var arc = EndpointArc(start: current)
      arc.radiusX = abs(try readNumber())
      arc.radiusY = abs(try readNumber())
      arc.degrees = try readNumber()
      arc.isLarge = try readFlag()
      arc.isClockwise = try readFlag()
      arc.end = try readPoint(origin)
      arc.add(to: &path)
      current = arc.end
    }
    cubicControl = cubic
    quadraticControl = quadratic
  }

  private func reflection(of control: Point?) -> Point {
    guard let control else { return current }
    return current + (current - control)
  }

  // MARK: Arguments

  private mutating func readPoint(_ origin: Point) throws(SVGPathError) -> Point {
    let x = try readNumber()
    let y = try readNumber()
    return Point(x: origin.x + x, y: origin.y + y)
  }

  // Reads a number and the separator after it.
  private mutating func readNumber() throws(SVGPathError) -> Double {
    let begin = offset
    guard let short = ShortDecimal(in: bytes, at: &offset) else { throw unexpected(offset > begin ? .digit : .number) }
    guard let value = short.value ?? Double(String(decoding: bytes[begin..<offset], as: UTF8.self)), value.isFinite
    else { throw .numberTooLarge(offset: begin, number: String(decoding: bytes[begin..<offset], as: UTF8.self)) }
    skipSeparator()
    return value
  }

  // Reads one digit, 0 or 1. The next character may already belong to the next number.
  private mutating func readFlag() throws(SVGPathError) -> Bool {
    guard let digit = next, digit == UInt8(ascii: "0") || digit == UInt8(ascii: "1") else { throw unexpected(.flag) }
    offset += 1
    skipSeparator()
    return digit == UInt8(ascii: "1")
  }

  // MARK: Bytes

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private var isAtNumber: Bool {
    guard let byte = next else { return false }
    return Self.isDigit(byte) || [UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+")].contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(byte) { offset += 1 }
  }

  private mutating func skipSeparator() {
    skipSpace()
    isAfterComma = next == UInt8(ascii: ",")
    if isAfterComma {
      offset += 1
      skipSpace()
    }
  }

  // Only ASCII precedes the offset, so it is at the start of a character.
  private func unexpected(_ expected: SVGPathError.Expectation) -> SVGPathError {
    .unexpected(
      offset: offset, found: String(decoding: bytes[offset...], as: UTF8.self).first, expected: expected)
  }
}

import ArgumentParser
import Canvas

/// The workloads of bl_bench through the public interface: small shapes at random positions in a picture of 512×600.
struct Workloads: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Time the workloads of bl_bench: fills and strokes of rectangles, polygons and curved shapes.",
    discussion: "Prints a line for each workload and size: name, size, calls per millisecond; tab-separated.")

  @Option(help: "Paint of the shapes: solid, linear, radial, conic or pattern.")
  var style = Style.solid

  @Option(help: "Folder with butterfly.txt, fish.txt, dragon.txt and world.txt.")
  var shapes = "shapes"

  @Option(help: "Only workloads whose name contains this.")
  var only: String?

  @Option(help: "Sizes of the shapes in pixels, separated by commas.")
  var sizes = "8,16,32,64,128,256"

  @Flag(help: "Run each workload once, untimed, to count instructions under callgrind.")
  var instructions = false

  @Option(help: "Number of calls with --instructions.")
  var calls = 1_000

  enum Style: String, ExpressibleByArgument, CaseIterable { case solid, linear, radial, conic, pattern }

  private static let width = 512.0
  private static let height = 600.0

  func validate() throws {
    guard sizes.split(separator: ",").allSatisfy({ (Double($0) ?? 0) >= 1 }) else {
      throw ValidationError("--sizes must be numbers of at least 1, separated by commas, not '\(sizes)'")
    }
  }

  func run() throws {
    let sizes = sizes.split(separator: ",").compactMap { Double($0) }
    for workload in try Self.workloads(shapes: shapes, named: only ?? "") {
      for size in sizes {
        if instructions {
          _ = try microseconds(workload, size, calls: calls)
          continue
        }
        print("\(workload.name)\t\(Int(saturating: size))\t\(try callsPerMillisecond(workload, size))")
      }
    }
  }

  struct Workload {
    var name: String
    var isStroke: Bool
    var draw: (_ calls: Int, _ size: Double, _ run: inout Round) -> Void
  }

  /// One round: a cleared picture and generators in their initial state.
  struct Round {
    let context: DrawingContext
    let isStroke: Bool
    let style: Style
    let tile: Image
    var coordinates = WorkloadRandom.coordinates
    var colors = WorkloadRandom.colors
    var radii = WorkloadRandom.radii

    private mutating func color() -> Color {
      let c = colors.next32()
      return Color(
        red8: UInt8(truncatingIfNeeded: c >> 16), green8: UInt8(truncatingIfNeeded: c >> 8),
        blue8: UInt8(truncatingIfNeeded: c), alpha8: UInt8(truncatingIfNeeded: c >> 24))
    }

    /// Sets a paint created for a shape at `base`. Gradients have three stops at 0, 0.5 and 1.
    mutating func setPaint(_ base: Point, _ size: Double) {
      guard style != .solid else {
        let color = color()
        if isStroke { context.setStrokeColor(color) } else { context.setFillColor(color) }
        return
      }
      let center = Point(x: base.x + size / 2, y: base.y + size / 2)
      func gradient() -> Gradient { Gradient(colors: [color(), color(), color()]) }
      let paint: Paint =
        switch style {
        case .solid, .linear:
          .linearGradient(
            gradient(), from: Point(x: base.x + size * 0.2, y: base.y + size * 0.2),
            to: Point(x: base.x + size * 0.8, y: base.y + size * 0.8))
        case .radial: .radialGradient(gradient(), center: center, radius: size / 2)
        case .conic: .conicGradient(gradient(), center: center)
        case .pattern: .image(tile, transform: Transform(translationX: base.x, y: base.y))
        }
      if isStroke { context.setStroke(paint) } else { context.setFill(paint) }
    }

    mutating func point(_ size: Double, wholePixels: Bool = false) -> Point {
      let x = coordinates.range(0, Workloads.width - size)
      let y = coordinates.range(0, Workloads.height - size)
      return wholePixels ? Point(x: x.rounded(.down), y: y.rounded(.down)) : Point(x: x, y: y)
    }

    func paint(_ path: Path, using rule: FillRule = .nonZero) {
      if isStroke { context.stroke(path) } else { context.fill(path, using: rule) }
    }
  }

  // A chessboard of 32×32 pixels.
  private static func tile() throws -> Image {
    try Image(size: Size(width: 32, height: 32)) { context in
      context.setFillColor(.white)
      context.fill(context.bounds)
      context.setFillColor(Color(red: 0.2, green: 0.4, blue: 0.8, alpha: 0.6))
      for i in 0..<8 {
        context.fill(Rect(x: Double(i % 4) * 8, y: Double(i / 4 * 16 + i % 2 * 8), width: 8, height: 8))
      }
    }
  }

  // The time of one run. Only the drawing counts.
  private func microseconds(_ workload: Workload, _ size: Double, calls: Int) throws -> Double {
    let context = try DrawingContext(size: Size(width: Self.width, height: Self.height))
    // Touches the picture's memory, so that the run doesn't pay for the first access.
    context.clear(context.bounds)
    context.setLineWidth(2)
    var run = Round(context: context, isStroke: workload.isStroke, style: style, tile: try Self.tile())
    let clock = ContinuousClock()
    let start = clock.now
    workload.draw(calls, size, &run)
    return (clock.now - start) / .microseconds(1)
  }

  private func callsPerMillisecond(_ workload: Workload, _ size: Double) throws -> Double {
    var calls = 25
    var best = try microseconds(workload, size, calls: calls)
    while best < 1_000 {
      calls *= best < 100 ? 10 : best < 500 ? 3 : 2
      best = try microseconds(workload, size, calls: calls)
    }
    for _ in 0..<5 { best = min(best, try microseconds(workload, size, calls: calls)) }
    return (Double(calls) * 1_000 / best * 100).rounded() / 100
  }

  // MARK: The workloads

  // The workloads whose name contains a text. All names contain the empty text.
  private static func workloads(shapes: String, named part: String) throws -> [Workload] {
    var result: [Workload] = []
    for isStroke in [false, true] {
      let verb = isStroke ? "Stroke" : "Fill"
      func add(_ name: String, _ draw: @escaping (Int, Double, inout Round) -> Void) {
        guard part.isEmpty || (verb + name).contains(part) else { return }
        result.append(Workload(name: verb + name, isStroke: isStroke, draw: draw))
      }
      add("RectA") { calls, size, run in rectangles(calls, size, &run, wholePixels: true) }
      add("RectU") { calls, size, run in rectangles(calls, size, &run) }
      add("RectRot") { calls, size, run in rectangles(calls, size, &run, turns: true) }
      add("RoundU") { calls, size, run in rectangles(calls, size, &run, rounds: true) }
      add("RoundRot") { calls, size, run in rectangles(calls, size, &run, turns: true, rounds: true) }
      add("Triangle") { calls, size, run in polygons(calls, size, &run, points: 3) }
      for points in [10, 20, 40] {
        if isStroke {
          add("Poly\(points)") { calls, size, run in polygons(calls, size, &run, points: points) }
        } else {
          add("PolyNZi\(points)") { calls, size, run in polygons(calls, size, &run, points: points) }
          add("PolyEOi\(points)") { calls, size, run in polygons(calls, size, &run, points: points, rule: .evenOdd) }
        }
      }
      for name in ["Butterfly", "Fish", "Dragon", "World"] where part.isEmpty || (verb + name).contains(part) {
        let path = try shape("\(shapes)/\(name.lowercased()).txt")
        add(name) { calls, size, run in
          // The path object is built once, inside the timed part.
          let scaled = path.applying(Transform(scaleX: size, y: size))
          for _ in 0..<calls {
            let base = run.point(size)
            run.setPaint(.zero, size)
            run.context.saveGState()
            run.context.translateBy(x: base.x, y: base.y)
            run.paint(scaled)
            run.context.restoreGState()
          }
        }
      }
    }
    return result
  }

  private static func rectangles(
    _ calls: Int, _ size: Double, _ run: inout Round, wholePixels: Bool = false, turns: Bool = false,
    rounds: Bool = false
  ) {
    var angle = 0.0
    for _ in 0..<calls {
      let radius = rounds ? min(run.radii.range(4, 40), size / 2) : 0
      let rect = Rect(origin: run.point(size, wholePixels: wholePixels), size: Size(width: size, height: size))
      if turns {
        run.context.saveGState()
        run.context.translateBy(x: width / 2, y: height / 2)
        run.context.rotate(by: angle)
        run.context.translateBy(x: -width / 2, y: -height / 2)
        angle += 0.01
      }
      run.setPaint(rect.origin, size)
      if rounds {
        run.paint(Path(roundedRect: rect, cornerRadius: radius))
      } else if run.isStroke {
        run.context.stroke(rect)
      } else {
        run.context.fill(rect)
      }
      if turns { run.context.restoreGState() }
    }
  }

  private static func polygons(
    _ calls: Int, _ size: Double, _ run: inout Round, points: Int, rule: FillRule = .nonZero
  ) {
    for _ in 0..<calls {
      let base = run.point(size)
      run.setPaint(base, size)
      for i in 0..<points {
        let x = run.coordinates.range(base.x, base.x + size)
        let y = run.coordinates.range(base.y, base.y + size)
        if i == 0 { run.context.move(to: Point(x: x, y: y)) } else { run.context.addLine(to: Point(x: x, y: y)) }
      }
      run.context.closePath()
      if run.isStroke { run.context.strokePath() } else { run.context.fillPath(using: rule) }
    }
  }

  // Reads a file of commands: M x y, L x y, C x1 y1 x2 y2 x y, Z.
  private static func shape(_ file: String) throws -> Path {
    let words = String(decoding: try FileReader.bytes(of: file, limit: 1 << 20), as: UTF8.self)
      .split(whereSeparator: \.isWhitespace)
    var path = Path()
    var numbers: [Double] = []
    var command: Substring = ""
    for word in words {
      if let number = Double(word) {
        numbers.append(number)
      } else {
        command = word
        numbers = []
      }
      func point(_ i: Int) -> Point { Point(x: numbers[2 * i], y: numbers[2 * i + 1]) }
      switch (command, numbers.count) {
      case ("M", 2): path.move(to: point(0))
      case ("L", 2): path.addLine(to: point(0))
      case ("C", 6): path.addCurve(to: point(2), control1: point(0), control2: point(1))
      case ("Z", 0): path.close()
      default: break
      }
    }
    return path
  }
}

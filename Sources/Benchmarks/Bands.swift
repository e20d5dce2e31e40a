import ArgumentParser
import Canvas

/// The gain from drawing large areas in bands.
struct Bands: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Time large areas, drawn alternately by one thread and by one thread per processor.",
    discussion: """
      Prints a line for each area: name, milliseconds with one thread and with several, the speed-up; tab-separated, \
      the best of all repetitions.
      """)

  @Option(help: "Number of runs of each area. The fastest counts.")
  var repetitions = 9

  @Option(help: "Side of the areas in pixels, 1 to 10000.")
  var side = 2_048

  func run() throws {
    guard (1...10_000).contains(side) else { throw ValidationError("--side must be from 1 to 10000, not \(side)") }
    let length = Double(side)
    let size = Size(width: length, height: length)
    let colors = Gradient(colors: [.red, .blue])
    let middle = Point(x: length / 2, y: length / 2)
    let disc = Path(ovalIn: Rect(origin: .zero, size: size))
    let image = try Image(size: Size(width: 512, height: 512)) { context in
      context.fill(context.bounds, with: .conicGradient(colors, center: Point(x: 256, y: 256)))
    }
    let paints: [(String, Paint)] = [
      ("colour", .color(.orange)), ("linear gradient", .linearGradient(colors, from: .zero, to: middle)),
      ("radial gradient", .radialGradient(colors, center: middle, radius: length / 2)),
      ("conic gradient", .conicGradient(colors, center: middle)),
      ("image, bilinear", .image(image, transform: Transform(scaleX: 1.3, y: 1.3))),
    ]
    for (name, paint) in paints {
      try report(name, size) { context in
        context.fill(context.bounds, with: paint)
      }
    }
    try report("disc, colour", size) { context in
      context.fill(disc, with: .color(.orange))
    }
    try report("circle, colour", size) { context in
      context.stroke(disc, with: .color(.orange))
    }
    try report("disc, linear gradient", size) { context in
      context.fill(disc, with: paints[1].1)
    }
    try report("disc, multiply", size) { context in
      context.blendMode = .multiply
      context.fill(disc, with: .color(.orange.withAlpha(0.5)))
    }
  }

  private func report(_ name: String, _ size: Size, _ draw: (DrawingContext) -> Void) throws {
    let context = try DrawingContext(size: size)
    let bands = [DrawingBands(workers: 1), DrawingBands()]
    let clock = ContinuousClock()
    var best = [Double](repeating: .infinity, count: bands.count)
    for _ in 0..<max(1, repetitions) {
      for (i, bands) in bands.enumerated() {
        context.bands = bands
        let time = clock.measure { draw(context) }
        best[i] = min(best[i], time / .milliseconds(1))
      }
    }
    let rounded = best.map { ($0 * 100).rounded() / 100 } + [(best[0] / best[1] * 100).rounded() / 100]
    print(([name] + rounded.map { "\($0)" }).joined(separator: "\t"))
  }
}

/// Counts what a picture costs before it is spent: work, in units that are the same on every machine, and memory.
///
/// Readers and painters charge the meter of the current task. What a meter refuses isn't done; the picture isn't whole
/// then, and `excess` says why. After that, everything is refused, so that the rest ends soon.
package final class Meter: Sendable {
  /// The meter of everything called inside `withValue` and of tasks started there, but not of threads; nil if nothing is
  /// counted.
  @TaskLocal package static var current: Meter?

  /// The most that a picture may cost.
  package struct Limits: Sendable, Hashable {
    /// The number of units of work, each of about a nanosecond of a core.
    package var work: Double
    /// The number of bytes at a time, without those of the picture itself.
    package var memory: Double

    package init(work: Double, memory: Double) { (self.work, self.memory) = (work, memory) }

    /// The most pixels of what is drawn as images on a page of PDF and SVG files. On larger pages, such as A2 at 300 per
    /// inch, images have fewer per inch.
    package static let pagePixelCount = 16e6

    /// Those of a picture, which are as large as its pixels are many from 8 million on.
    package static func standard(pixelCount: Double = 0) -> Limits {
      Limits(work: 1.2e9, memory: 200 * 0x1p20).scaled(pixelCount: pixelCount)
    }

    package func scaled(pixelCount: Double) -> Limits {
      // No picture has more than 100 million pixels.
      let factor = max(min(pixelCount, 1e8) / 8e6, 1)
      return Limits(work: work * factor, memory: memory * factor)
    }
  }

  /// What work is done on, with the units that each takes.
  package enum Row: Int, Sendable, CaseIterable {
    case boxes, conditions, crossings, dashes, elements, filterSteps, layerPixels, marks, pixels, repetitions, rows,
      shadowPixels, steps, transformSteps

    /// The units that each takes, and its name in messages.
    var facts: (cost: Double, name: String) {
      switch self {
      case .pixels: (0.1, "pixels of shapes")
      case .filterSteps: (1, "steps of filters on pixels")
      case .layerPixels: (4, "pixels of layers, masks and patterns")
      case .crossings: (5, "pixels that edges cross")
      case .transformSteps: (8, "steps of a transform")
      case .shadowPixels: (12, "pixels of shadows")
      case .steps: (20, "steps of expressions")
      case .rows: (100, "rows of transforms")
      case .dashes: (300, "dashes")
      case .boxes: (500, "boxes of elements")
      case .conditions: (1_500, "conditions")
      case .elements: (2_000, "elements to draw, with those that are repeated")
      case .repetitions: (4_000, "elements, with those that are repeated")
      case .marks: (8_000, "marks")
      }
    }
  }

  private struct State {
    var work = 0.0
    /// The work so far, row by row.
    var counts = [Double](repeating: 0, count: Row.allCases.count)
    var memory = 0.0
    var excess: String?
    var images: [String: Int] = [:]
  }

  let limits: Limits
  private let state = Locked(State())

  package init(_ limits: Limits) { self.limits = limits }

  /// A meter for one of several pictures, with the limits of the current meter.
  package static var forPicture: Meter { Meter(current?.limits ?? .standard()) }

  /// What was refused first, as one line; nil if all was done.
  package var excess: String? { state.withLock { $0.excess } }

  /// What is drawn as pixels in files of shapes too, such as shadows, and how often.
  package var images: [String: Int] { state.withLock { $0.images } }

  package func countImage(of what: String) { state.withLock { $0.images[what, default: 0] += 1 } }

  /// Takes work. Returns false if it is more than is left.
  ///
  /// - Parameter place: Where it is done.
  package func take(_ count: Double, _ row: Row, at place: @autoclosure () -> String = "") -> Bool {
    let found = state.withLock { state -> (count: Double, limit: Double)? in
      let before = state.counts[row.rawValue]
      let left = (limits.work - state.work) / row.facts.cost
      guard state.excess == nil, count <= left else { return (before + count, before + left) }
      state.work += max(count, 0) * row.facts.cost
      state.counts[row.rawValue] += max(count, 0)
      return nil
    }
    guard let found else { return true }
    return exceed("\(Self.shown(found.count)) \(row.facts.name); at most \(Self.shown(found.limit)) here", at: place())
  }

  /// Runs `body`, which needs some bytes. Returns false if there would be too many at a time.
  package func withMemory(
    _ byteCount: Double, at place: @autoclosure () -> String = "", _ body: () -> Void
  ) -> Bool {
    guard hold(byteCount, at: place()) else { return false }
    body()
    release(byteCount)
    return true
  }

  /// Takes memory until `release`. Returns false if there would be too much.
  package func hold(_ byteCount: Double, at place: @autoclosure () -> String = "") -> Bool {
    let held = state.withLock { state -> Double? in
      guard state.excess == nil, state.memory + byteCount <= limits.memory else { return state.memory }
      state.memory += byteCount
      return nil
    }
    guard let held else { return true }
    let (count, limit) = (Self.shown((held + byteCount) / 0x1p20), Self.shown(limits.memory / 0x1p20))
    return exceed("\(count) MiB of layers, filters and shadows; at most \(limit) MiB at a time", at: place())
  }

  package func release(_ byteCount: Double) { state.withLock { $0.memory -= byteCount } }

  /// Notes that something is more than allowed. Returns false.
  package func exceed(_ what: String, at place: String = "") -> Bool {
    let text = place.isEmpty ? what : "\(place): \(what)"
    state.withLock { $0.excess = $0.excess ?? text }
    return false
  }

  private static func shown(_ count: Double) -> String {
    let isLarge = count >= 1e7
    let number = Int(exactly: min(max(isLarge ? count / 1e6 : count, 0), 0x1p53).rounded(.towardZero)) ?? 0
    return isLarge ? "\(number) million" : "\(number)"
  }
}

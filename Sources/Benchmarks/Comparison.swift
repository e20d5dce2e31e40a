import ArgumentParser
import Canvas
import CanvasCLibrary
import CanvasGoldens

/// The speed of comparing pictures, next to `memcmp` in the same run, and the memory that many comparisons use.
struct Comparison: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Time the comparison of pictures next to memcmp.",
    discussion:
      "Prints a line for each pair: name, ms, memcmp's ms for equal pictures, and their ratio; then the memory.")

  @Option(help: "Side of the pictures in pixels.")
  var side = 4096

  @Option(help: "Number of runs of each pair. The fastest counts.")
  var repetitions = 15

  @Option(help: "Number of pairs to compare one after the other, for the memory.")
  var pairs = 10_000

  func run() throws {
    let golden = try Self.picture(side) { _, _ in 0 }
    let twin = try Self.picture(side) { _, _ in 0 }
    let others = [
      ("one pixel", try Self.picture(side) { x, y in x == side - 1 && y == side - 1 ? 1 : 0 }),
      ("a pixel in 100", try Self.picture(side) { x, y in (x * 7 + y * 13) % 100 == 0 ? 0x01_0203 : 0 }),
      ("every row's first", try Self.picture(side) { x, _ in x == 0 ? 0xFF : 0 }),
      ("every pixel", try Self.picture(side) { x, y in UInt32(truncatingIfNeeded: x &* 2_654_435_761 ^ y) | 1 }),
    ]
    for (name, details) in [("", []), (", with regions", .regions)] as [(String, ImageComparison.Details)] {
      let comparison = ImageComparison(details: details)
      for (other, picture) in [("equal", twin)] + others {
        // They alternate, so that other load on the machine affects both.
        var memory = Double.infinity
        var time = Double.infinity
        for _ in 0..<max(1, repetitions) {
          memory = min(memory, try milliseconds { try check(areSameBytes(golden, twin)) })
          time = min(
            time,
            try milliseconds {
              try check(comparison.compare(actual: picture, expected: golden).isEqual == (other == "equal"))
            })
        }
        print("\(other)\(name)\t\(rounded(time))\t\(rounded(memory))\t\(rounded(memory / time))")
      }
    }
    try measureMemory()
  }

  /// Decodes files of 256×256 pixels, compares them with all details, and draws every tenth as a panel.
  private func measureMemory() throws {
    let files = try (0..<10).map { seed in
      try Image(size: Size(width: 256, height: 256)) { context in
        context.setFillColor(.orange)
        context.fill(Rect(x: Double(10 * seed), y: 20, width: 100, height: 150 + Double(seed)))
      }.png()
    }
    var early = 0
    for pair in 0..<pairs {
      let actual = try StraightImage(png: files[pair % files.count])
      let expected = try StraightImage(png: files[(pair + 1) % files.count])
      let comparison = ImageComparison(details: .all)
      try check(!comparison.compare(actual: actual, expected: expected).passes)
      if pair % 10 == 0 { _ = try comparison.panel(actual: actual, expected: expected).png() }
      if pair == min(pairs - 1, 100) { early = residentBytes }
    }
    print("memory after 100 pairs, and after \(pairs)\t\(early >> 10) KiB\t\(residentBytes >> 10) KiB")
  }

  private var residentBytes: Int {
    let words = (try? FileReader.bytes(of: "/proc/self/statm", limit: 4096)).map {
      String(decoding: $0, as: UTF8.self).split(separator: " ")
    }
    return (words?.dropFirst().first).flatMap { Int($0) }.map { $0 * sysconf(Int32(_SC_PAGESIZE)) } ?? 0
  }

  private static func picture(_ side: Int, _ change: (Int, Int) -> UInt32) throws -> StraightImage {
    var pixels = try PixelBuffer(width: side, height: side)
    unsafe pixels.withMutablePixels { pixels in
      for y in 0..<side {
        for x in 0..<side {
          let color = UInt32(truncatingIfNeeded: x &* 3 &+ y &* 5) & 0x7F_7F7F
          unsafe pixels[y * side + x] = 0xFF00_0000 | color ^ (change(x, y) & 0xFF_FFFF)
        }
      }
    }
    return StraightImage(straightPixels: pixels)
  }

  /// Checks a comparison: a wrong result makes the measurement invalid.
  private func check(_ isRight: Bool) throws {
    guard isRight else { throw ValidationError("a comparison gave the wrong result") }
  }

  private func areSameBytes(_ a: StraightImage, _ b: StraightImage) -> Bool {
    a.pixels.withPixels { a in
      b.pixels.withPixels { b in
        guard let first = a.baseAddress, let second = b.baseAddress else { return false }
        return unsafe memcmp(first, second, a.count * MemoryLayout<UInt32>.stride) == 0
      }
    }
  }

  private func milliseconds(_ body: () throws -> Void) rethrows -> Double {
    let start = ProcessorTime.now
    try body()
    return (ProcessorTime.now - start) * 1e3
  }

  private func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}

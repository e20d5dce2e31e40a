import CanvasPlot
import CanvasTables
import Testing

@Suite struct ScaleFactsTests {
  private func parsed(_ words: [Substring]) -> QuantitativeScale? {
    guard words.count >= 4, let first = Double(words[1]), let last = Double(words[2]) else { return nil }
    let kind: ScaleKind =
      switch words[0] {
      case "log10": .log(base: 10)
      case "log2": .log(base: 2)
      case "log5": .log(base: 5)
      case "loge": .log(base: 2.718281828459045)
      case "sqrt": .sqrt
      case "symlog": .symlog(constant: 1)
      case "utc": .utc
      case "newyork": .time(ClockZone("America/New_York") ?? .utc)
      default: .linear
      }
    return QuantitativeScale(kind, domain: [first, last], range: [0, 300])
  }

  private func expect(
    _ facts: String, _ result: (QuantitativeScale, Double) -> [Double]
  ) throws {
    for line in facts.split(separator: "\n") {
      let words = line.split(separator: " ")
      let scale = try #require(parsed(words))
      let count = try #require(Double(words[3]))
      let expected = words.dropFirst(5).compactMap { Double($0) }
      let found = result(scale, count)
      // Powers that aren't whole are from another library's functions.
      let isNear = words[0].hasPrefix("log")
      let isEqual =
        found.count == expected.count
        && zip(found, expected).allSatisfy { isNear ? abs($0 - $1) <= 1e-12 * abs($1) : $0 == $1 }
      #expect(isEqual, "\(line): \(found)")
    }
  }

  @Test func ticksAreThoseOfVega() throws {
    try expect(ScaleFacts.ticks) { $0.ticks(count: $1) }
  }

  @Test func localTicksAreThoseOfVega() throws {
    try expect(ZonedScaleFacts.ticks) { $0.ticks(count: $1) }
    try expect(ZonedScaleFacts.nice) { $0.niced(count: $1).domain }
  }

  @Test func intervalsAreThoseOfVega() throws {
    for line in ZonedScaleFacts.intervals.split(separator: "\n") {
      let words = line.split(separator: " ")
      let zone = try #require(ClockZone("America/New_York"))
      let (start, stop) = (try #require(Double(words[1])), try #require(Double(words[2])))
      let step = try #require(Double(words[4]))
      let interval = try #require(ClockInterval(name: String(words[3]), step: step))
      #expect(interval.floor(start, zone: zone) == Double(words[5]), "\(line)")
      #expect(interval.ceil(start, zone: zone) == Double(words[6]), "\(line)")
      let times = interval.times(from: start, until: stop + 1, zone: zone)
      #expect(times == words.dropFirst(8).compactMap { Double($0) }, "\(line)")
    }
  }

  @Test func niceEndsAreThoseOfVega() throws {
    try expect(ScaleFacts.nice) { $0.niced(count: $1).domain }
  }

  @Test func labelsAreThoseOfVega() throws {
    for line in ScaleFacts.formats.split(separator: "\n") {
      let words = line.split(separator: ";", omittingEmptySubsequences: false)
      let scale = try #require(parsed(words))
      let count = try #require(Double(words[3]))
      let format = words[4] == "-" ? nil : NumberFormat(String(words[4]))
      let labels = scale.tickFormat(count: count, format: format)
      let found = scale.ticks(count: count).map { labels.text($0) }.joined(separator: "|")
      #expect(found == words[5], "\(line)")
    }
  }
}

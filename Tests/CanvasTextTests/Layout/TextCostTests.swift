import Canvas
import Testing

/// Text costs what it is long: eight times as much at most a little more than eight times the time, not 64 times.
@Suite(.serialized) struct TextCostTests {
  @Test(arguments: [
    "🇰🇷", "a\u{301}", "\u{301}", "\u{200D}", "👩\u{200D}", "क\u{94D}", "\u{1F3FF}", "\u{7}", " ", "א1",
    "\u{1F1E6}\u{301}",
    "カ\u{309A}", "ᄒ", "\u{12000}\u{200D}",
  ])
  func costGrowsWithTheLength(unit: String) throws {
    let font = try Font.default(size: 20)
    func seconds(_ count: Int) -> Double {
      let text = StyledText(String(repeating: unit, count: count), font: font)
      return (0..<3).map { _ in
        let clock = ContinuousClock()
        let time = clock.measure { _ = text.layout(width: 500) }
        return Double(time.components.attoseconds) * 1e-18 + Double(time.components.seconds)
      }.min() ?? 0
    }
    _ = seconds(100)
    let short = seconds(2_000)
    let long = seconds(16_000)
    #expect(long < 24 * short + 0.01, "\(short) s, and \(long) s for eight times as much")
  }
}

import Canvas
import CanvasSVG
import Testing

@Suite("Numbers of SVG")
struct NumberTests {
  @Test(arguments: [
    "0", "-0", "1", "+1", "-.5", "0.1", "123456789012345", ".000000000000001", "99999.9999999999", "1.",
    "0.30000000000000",
    "3.1415926535897",
  ])
  func short(_ text: String) throws {
    let value = try #require(ShortDecimal.value(Array(text.utf8)[...]))
    let expected = try #require(Double(text.hasSuffix(".") ? text + "0" : text))
    #expect(value.bitPattern == expected.bitPattern)
  }

  @Test(arguments: ["", "-", ".", "1e3", "1234567890123456", "1.2.3", "--1", "a", "1 "])
  func others(_ text: String) { #expect(ShortDecimal.value(Array(text.utf8)[...]) == nil) }

  /// Sums of random digits are what the standard library reads.
  @Test func sameAsTheStandardLibrary() throws {
    var state: UInt64 = 42
    for _ in 0..<20_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let whole = (state >> 33) % 100_000
      let fraction = String((state >> 20) % 1_000_000_000)
      let text = "\(whole).\(fraction)"
      let value = ShortDecimal.value(Array(text.utf8)[...])
      #expect(value == Double(text))
    }
  }
}

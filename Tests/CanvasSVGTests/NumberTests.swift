import CanvasMath
import Testing

@Suite("Numbers of SVG")
struct NumberTests {
  private func read(_ text: String) -> (number: ShortDecimal?, end: Int) {
    var end = 0
    let number = ShortDecimal(in: Array(text.utf8), at: &end)
    return (number, end)
  }

  @Test(arguments: [
    "0", "-0", "1", "+1", "-.5", "0.1", "123456789012345", ".000000000000001", "99999.9999999999", "1.",
    "0.30000000000000", "3.1415926535897", "1e3", "-2.5E-4", "1234567890123456", "1e+05", "0e999999999999999999",
  ])
  func whole(_ text: String) throws {
    let (number, end) = read(text)
    let value = try #require(number?.value)
    let expected = try #require(Double(text.hasSuffix(".") ? text + "0" : text))
    #expect(value.bitPattern == expected.bitPattern)
    #expect(end == text.utf8.count)
  }

  @Test(arguments: ["", "-", ".", "--1", "a", "e5", "-.e1", "+"])
  func none(_ text: String) { #expect(read(text).number == nil) }

  @Test(arguments: [
    ("1.2.3", 1.2, 3), ("1 ", 1, 1), ("4em", 4, 1), ("4e", 4, 1), ("4e-", 4, 1), ("7e+x", 7, 1), ("1-2", 1, 1),
  ])
  func followed(_ text: String, _ expected: Double, _ end: Int) {
    let found = read(text)
    #expect(found.number?.value == expected && found.end == end)
  }

  /// Numbers of so many digits that the standard library must read them.
  @Test(arguments: ["12345678901234567890", "1e400"]) func tooLong(_ text: String) {
    let (number, end) = read(text)
    #expect(number != nil && number?.value == nil && end == text.utf8.count)
  }

  /// Sums of random digits are what the standard library reads.
  @Test func sameAsTheStandardLibrary() throws {
    var state: UInt64 = 42
    for _ in 0..<20_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let whole = (state >> 33) % 100_000
      let fraction = String((state >> 20) % 1_000_000_000)
      let text = "\(whole).\(fraction)"
      #expect(read(text).number?.value == Double(text))
    }
  }
}

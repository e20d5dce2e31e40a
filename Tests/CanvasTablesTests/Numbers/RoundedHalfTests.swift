import CanvasTables
import Testing

@Suite struct RoundedHalfTests {
  @Test func halvesAreRoundedAsInVega() throws {
    for line in RoundedHalves.texts.split(separator: "\n") {
      let words = line.split(separator: ";")
      let format = try #require(NumberFormat(String(words[1])))
      #expect(format.binary.text(try #require(Double(words[0]))) == words[2], "\(line)")
    }
    #expect(NumberFormat(".2f")?.text(1.005) == "1.01")
    #expect(NumberFormat(".2f")?.binary.text(1.005) == "1.00")
  }
}

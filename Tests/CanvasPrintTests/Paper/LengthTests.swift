import CanvasPrint
import Testing

@Suite struct LengthTests {
  @Test(
    arguments: [
      ("1/8in", 37.5), ("0.125IN", 37.5), (" 1 / 8 in ", 37.5), ("25.4mm", 300), ("3mm", 3 * 300 / 25.4), ("72pt", 300),
      ("36px", 36), ("0in", 0), ("1e2px", 100), (".5px", 0.5),
    ] as [(String, Double)]) func aNumberAndAUnitAreALength(text: String, pixels: Double) throws
  {
    #expect(abs(try Length(text).pixels(perInch: 300) - pixels) < 1e-9)
  }

  @Test func onlyPixelsDoNotGrowWithTheResolution() throws {
    for text in ["1in", "1mm", "1pt"] {
      let length = try Length(text)
      #expect(abs(length.pixels(perInch: 600) - 2 * length.pixels(perInch: 300)) < 1e-9)
    }
    #expect(try Length("1px").pixels(perInch: 600) == 1)
  }

  @Test(arguments: ["", "3", "3cm", "in3", "3 inches", "3\"", "\u{3}"]) func withoutAKnownUnitItIsNone(text: String) {
    let error = #expect(throws: LengthError.self) { try Length(text) }
    #expect(error?.description == "must be a number with the unit in, mm, pt or px, such as 1/8in, 3mm or 36px")
  }

  @Test(arguments: [
    "in", "-1mm", "1/0in", "0/0in", "1/in", "/8in", "1/2/3in", "nanpx", "infpx", "1e999px", "0x10px", "1 1/8in",
    "1,5mm",
    "--1px", "٣px",
  ]) func withoutANumberItIsNone(text: String) {
    let error = #expect(throws: LengthError.self) { try Length(text) }
    #expect(error?.description.hasPrefix("must be a number of at least 0") == true)
  }

  @Test func itsDescriptionIsReadAgain() throws {
    for text in ["2.5in", "63mm", "0px", "9pt"] { #expect(try Length(text).description == text) }
  }
}

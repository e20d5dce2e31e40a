import CanvasMath
import CanvasTables
import Testing

/// Compares numbers of texts with those of the standard library.
struct ShortDecimalTests {
  @Test func textsAreTheNumbersOfTheStandardLibrary() {
    var random = RandomJSON(seed: 3)
    for _ in 0..<20_000 {
      let text = random.number()
      #expect(ShortDecimal.number(text)?.bitPattern == Double(text)?.bitPattern, "\(text)")
    }
    for text in [
      "", "-", "+1", "1.", ".5", "1e", "1e+", "--1", "1-", "1.2.3", "1e5.0", "0x10", "inf", "nan", "-0", " 1", "1 ",
      "1e400",
      "1e-400", "1e-5", "1E+05", "00012", "-.5", "1e99999999999999999999", "0e99999999999999999999", "٣",
      "12345678901234567890", "1234567890123456789012", "0.00000000000000000000001234567890123456789",
    ] {
      #expect(ShortDecimal.number(text)?.bitPattern == Double(text)?.bitPattern, "\(text)")
    }
  }

  @Test func cellsOfTablesMayHaveNineteenDigits() {
    let reader = NumberReader(.english)
    for text in [
      "1234567890123456", "-12.34567890123456", "0.1234567890123456789", "9999999999999999999", "123456789012345678901",
      "0.000000000000000001", "-0.0000000000000000", "1234567890.1234567890",
    ] {
      let bytes = Array(text.utf8)
      let number = reader.number(bytes, 0..<bytes.count)
      #expect(number?.value.bitPattern == Double(text)?.bitPattern && number?.unit == ValueUnit.none, "\(text)")
    }
    // Groups have fewer digits.
    let grouped = Array("1,234567890123456".utf8)
    #expect(reader.number(grouped, 0..<grouped.count) == nil)
  }
}

import Canvas
import CanvasCharts
import Testing

struct ValueLabelTests {
  @Test(
    arguments: [
      (0, "0"), (3, "3"), (-5, "-5"), (0.1, "0.1"), (1234567, "1234567"), (2.50, "2.5"), (1e15, "1000000000000000"),
      (1e300, "1e+300"),
    ] as [(Double, String)])
  func writesTheShortestDecimal(value: Double, expected: String) {
    #expect(ValueLabel.text(of: value) == expected)
  }

  @Test(
    arguments: [
      (1, "100%"), (0.5, "50%"), (1.0 / 3, "33%"), (2.0 / 3, "67%"), (0.125, "13%"), (0.01, "1%"), (0.0149, "1%"),
      (0.994, "99%"),
      // Whole numbers would mislead.
      (0.00999, "1%"), (0.0094, "0.9%"), (0.004, "0.4%"), (0.0005, "0.1%"), (0.0004, "<0.1%"), (0, "<0.1%"),
      (0.997, "99.7%"), (0.995, "99.5%"), (0.9995, ">99.9%"), (0.99949, "99.9%"), (0.99999, ">99.9%"),
    ] as [(Double, String)])
  func roundsPercentsToWholeNumbersUnlessThatMisleads(fraction: Double, expected: String) {
    #expect(ValueLabel.percent(ofFraction: fraction) == expected)
  }
}

import CanvasTables
import Testing

/// Months with a point, `07.2026`, beside decimals that look alike.
struct PointedMonthTests {
  @Test(arguments: [
    ("Monat;Umsatz\n01.2024;1017\n02.2024;1020\n", "month 2024-01-01 2024-02-01 | : 1017.0 1020.0"),
    ("Monat;Umsatz\n11.2024;1.017,5\n12.2024;1.020,5\n", "month 2024-11-01 2024-12-01 | : 1017.5 1020.5"),
    ("n,v\na,10.1998\nb,11.2\n", "a b | : 10.1998 11.2"),
  ])
  func monthsAreTheAxisAndDecimalsValues(text: String, expected: String) {
    #expect(shown(text) == expected)
  }
}

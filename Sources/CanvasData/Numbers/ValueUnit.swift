/// The unit that a column's numbers are written with.
public enum ValueUnit: Sendable, Hashable {
  /// No unit.
  case none

  /// `5%`, read as 0.05.
  case percent

  /// A currency, `₩1,200` or `30 $`, with the sign as written in the table.
  case currency(String)

  /// A unit of measurement after the number, `23 °C`, as written in the table.
  case measure(String)
}

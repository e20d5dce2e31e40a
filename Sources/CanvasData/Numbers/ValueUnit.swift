/// The sign that a column's numbers are written with.
public enum ValueUnit: Sendable, Hashable {
  /// No sign.
  case none

  /// `5%`, read as 0.05.
  case percent

  /// `₩1,200`, `30 $`: the sign as it stands in the table.
  case currency(String)
}

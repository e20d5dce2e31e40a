/// The treatment of missing values in lines and areas. Bars show nothing. In a stack of areas, a missing value counts as
/// 0 where another series has a value, unless it is connected.
public enum MissingValues: String, Sendable, Hashable, CaseIterable {
  /// A gap.
  case gap
  /// A value of 0.
  case zero
  /// A line to the next value.
  case connect
}

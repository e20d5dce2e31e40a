/// The treatment of rows and columns that sum up the others.
public enum TableTotals: String, Sendable, Hashable, CaseIterable {
  /// They are left out if they are named so and add up.
  case automatic
  /// They are drawn like the others.
  case keep
  /// They are left out if they are named so.
  case omit
}

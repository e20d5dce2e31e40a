/// The cells of a column that say in words that their value is missing: `undisclosed`, `n/a`, `closed`.
struct MissingCells: Sendable {
  private(set) var count = 0

  /// The first six different texts.
  private(set) var texts: [String] = []

  /// The error for the first cell, or nil if its place isn't known.
  private(set) var first: DataError?

  mutating func add(_ text: String, error: () -> DataError? = { nil }) {
    count += 1
    if count == 1 { first = error() }
    if texts.count < 6, !texts.contains(text) { texts.append(text) }
  }
}

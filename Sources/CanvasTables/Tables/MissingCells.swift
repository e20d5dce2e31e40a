/// The cells of a column that say that their value is missing: in words, `undisclosed`, `n/a`, `closed`, or by a sign.
struct MissingCells: Sendable {
  private(set) var count = 0

  /// The first six different texts.
  private(set) var texts: [String] = []

  /// Whether a cell has words. Signs alone are like empty cells.
  private(set) var hasWords = false

  /// The error for the first cell with words, or nil if its place isn't known.
  private(set) var first: DataError?

  mutating func add(_ text: String, isWord: Bool = true, error: () -> DataError? = { nil }) {
    count += 1
    if isWord { (hasWords, first) = (true, first ?? error()) }
    if texts.count < 6, !texts.contains(text) { texts.append(text) }
  }
}

/// The largest table to read for a chart. Numbers are checked before memory is allocated for the data of a chart, and
/// while a table is read.
///
///     let limits = TableLimits(maximumCellCount: 100_000, maximumValueCount: 10_000, maximumNameLength: 200)
///     let table = try Table(contents: upload, options: Table.Options(limits: limits))
public struct TableLimits: Sendable, Hashable {
  /// The maximum number of cells: rows times columns, with those that a chart doesn't use.
  public var maximumCellCount: Int
  /// The maximum number of values of a chart: places along its axis times series.
  public var maximumValueCount: Int
  /// The maximum number of characters (Unicode scalars) in a name along the axis, of a series, or of a column.
  public var maximumNameLength: Int

  /// Limits for a table. Values above the default ones have no effect; below 1 they allow nothing.
  public init(
    maximumCellCount: Int = TableLimits.default.maximumCellCount,
    maximumValueCount: Int = TableLimits.default.maximumValueCount,
    maximumNameLength: Int = TableLimits.default.maximumNameLength
  ) {
    (self.maximumCellCount, self.maximumValueCount) = (maximumCellCount, maximumValueCount)
    self.maximumNameLength = maximumNameLength
  }

  /// 16 million cells, 4 million values, and names of 10 000 characters.
  public static let `default` = TableLimits(
    maximumCellCount: 1 << 24, maximumValueCount: 1 << 22, maximumNameLength: LabelLimit.maximumCharacters)

  /// The limits in force: at most the default ones, and at least 0.
  var inForce: TableLimits {
    func clamped(_ number: Int, _ limit: Int) -> Int { min(max(number, 0), limit) }
    let most = TableLimits.default
    return TableLimits(
      maximumCellCount: clamped(maximumCellCount, most.maximumCellCount),
      maximumValueCount: clamped(maximumValueCount, most.maximumValueCount),
      maximumNameLength: clamped(maximumNameLength, most.maximumNameLength))
  }
}

/// The maximum length of a label's text. A longer text is almost certainly a mistake.
package enum LabelLimit {
  /// The maximum number of Unicode scalars.
  package static let maximumCharacters = 10_000

  /// The number of characters of a text that is too long, or nil for other texts.
  package static func surplusCount(of text: String, limit: Int = maximumCharacters) -> Int? {
    guard text.utf8.count > limit else { return nil }
    let count = text.unicodeScalars.count
    return count > limit ? count : nil
  }

  /// The text without the characters beyond the limit.
  package static func start(of text: String) -> String {
    text.utf8.count > maximumCharacters ? String(text.unicodeScalars.prefix(maximumCharacters)) : text
  }
}

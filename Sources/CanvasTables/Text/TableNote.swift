/// A note about an automatic choice: one line, its kind, and the choice that changes it.
public struct TableNote: Sendable, Hashable {
  /// A choice that a caller can make. A tool names the option for it.
  public enum Choice: Sendable, Hashable {
    /// `ColumnChoice.y`: the columns of values.
    case values
    /// `ColumnChoice.series`, with the column that isn't one.
    case series(String)
    /// `ColumnChoice.series` without any.
    case oneSeries
    /// `Table.Options.textColumns`, with the column whose cells are texts.
    case text(String)
    /// `ColumnChoice.aggregate`: how the values of the same place are combined.
    case aggregate
    /// `ColumnChoice.aggregate` as the number of rows.
    case count
    /// `ColumnChoice.grouping`.
    case grouping
    /// The arrangement of series: stacked.
    case stack
    /// `ColumnChoice.totals`: what happens to rows and columns of totals.
    case totals(TableTotals)
    /// `Table.Options.locale`.
    case locale
    /// `Table.Options.timeZone`.
    case timeZone
    /// `Table.Options.skippedLines`: the number of lines above the header.
    case skippedLines
    /// The sheet of a workbook.
    case sheet
    /// `PlotColumns.x`, the only one of a plot's columns.
    case axis
    /// `PlotColumns.x` and `PlotColumns.y`.
    case axes
    /// The same, and `PlotColumns.value`.
    case cells
  }

  /// What was done, in one line.
  public var text: String

  /// Whether something is lost by it.
  public var kind: Note.Kind

  /// The choice that changes it, or nil if there is none.
  public var choice: Choice?

  /// Whether its numbers are of the rows of one chart, such as a facet's, and not of the whole table.
  package var isOfRows = false

  /// A note.
  public init(_ text: String, kind: Note.Kind = .chosen, choice: Choice? = nil) {
    (self.text, self.kind, self.choice) = (text, kind, choice)
  }
}

extension TableNote {
  /// The note where its choice, which is one of charts, can't be made.
  var withoutChoice: TableNote { TableNote(text, kind: kind, choice: choice == .locale ? .locale : nil) }
}

extension TableNote: CustomStringConvertible {
  /// The text.
  public var description: String { text }
}

extension TableNote: ExpressibleByStringInterpolation {
  /// A note about a choice that nothing changes.
  public init(stringLiteral text: String) { self.init(text) }
}

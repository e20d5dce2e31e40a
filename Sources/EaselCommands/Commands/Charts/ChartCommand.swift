internal import ArgumentParser

/// `easel chart`: draws tables as charts, with a command for each kind.
struct ChartCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "chart",
    abstract: "Draw a table as bars, columns, lines, areas, tiles or a pie.",
    usage: "easel chart <kind> <file> [-o <file>] [<options>]",
    discussion: """
      The table is CSV, TSV or JSON. Columns are found by name and type: the first date or text column is the axis, \
      the first number column has the values, and another text column has the series.

      EXAMPLES:
        easel chart bars sales.csv --title "Cola leads" --emphasize Cola
        easel chart columns sales.csv --sum-by month --by product --stacked
        easel chart lines sales.csv --sum-by week --rule 500 --rule-label Goal
        easel chart tiles sales.csv --currency KRW --json
      """,
    subcommands: [
      PieCommand.self, BarsCommand.self, ColumnsCommand.self, LinesCommand.self, AreasCommand.self, TilesCommand.self,
    ])
}

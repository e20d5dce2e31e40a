internal import ArgumentParser
internal import CanvasCharts

/// `easel chart`: tables as charts, each kind a command of its own.
struct ChartCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "chart",
    abstract: "Draw a table as bars, columns, lines, areas, tiles or a pie.",
    usage: "easel chart <kind> <file> [-o <file>] [<options>]",
    discussion: """
      The table is CSV, TSV or JSON. Columns are found by name and kind: the first with dates or texts is the axis, the \
      first with numbers has the values, and another with texts has the series.

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

struct BarsCommand: MarkCommand {
  static let mark = ChartMark.bars
  static let configuration = CommandConfiguration(
    commandName: "bars", abstract: "Draw bars from left to right, for names.",
    usage: "easel chart bars <file> [-o <file>] [<options>]")
  @OptionGroup var chart: ChartArguments
}

struct ColumnsCommand: MarkCommand {
  static let mark = ChartMark.columns
  static let configuration = CommandConfiguration(
    commandName: "columns", abstract: "Draw upright bars, for dates and short names.",
    usage: "easel chart columns <file> [-o <file>] [<options>]")
  @OptionGroup var chart: ChartArguments
}

struct LinesCommand: MarkCommand {
  static let mark = ChartMark.lines
  static let configuration = CommandConfiguration(
    commandName: "lines", abstract: "Draw lines, for changes over time.",
    usage: "easel chart lines <file> [-o <file>] [<options>]")
  @OptionGroup var chart: ChartArguments
}

struct AreasCommand: MarkCommand {
  static let mark = ChartMark.areas
  static let configuration = CommandConfiguration(
    commandName: "areas", abstract: "Draw stacked areas, for parts of a whole over time.",
    usage: "easel chart areas <file> [-o <file>] [<options>]")
  @OptionGroup var chart: ChartArguments
}

struct TilesCommand: MarkCommand {
  static let mark = ChartMark.tiles
  static let configuration = CommandConfiguration(
    commandName: "tiles", abstract: "Draw a number, its change and a small line for each series.",
    usage: "easel chart tiles <file> [-o <file>] [<options>]")
  @OptionGroup var chart: ChartArguments
}

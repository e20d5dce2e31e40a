/// `easel chart`: draws tables as charts, with a command for each kind, and specifications.
struct ChartCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "chart",
    abstract:
      "Draw a table as bars, columns, lines, areas, tiles or a pie, its rows as points, boxes or cells, or a Vega-Lite specification.",
    usage: """
      easel chart <kind> <file> [-o <file>] [<options>]
      easel chart <table or specification> [-o <file>] [<options>]
      """,
    discussion: """
      The table is CSV, TSV, JSON or an .xlsx workbook. Columns are found by name and type: the first date or text column is the axis, \
      the first number column has the values, and another text column has the series. scatter, histogram, heatmap, \
      box and dots show the rows themselves instead of sums. A file whose name ends in .json is a Vega-Lite \
      specification; easel chart spec --help lists its options.

      EXAMPLES:
        easel chart sales.csv
        easel chart bars sales.csv --title "Cola leads" --emphasize Cola
        easel chart columns sales.csv --sum-by month --by product --stacked
        easel chart lines sales.csv --sum-by week --rule 500 --rule-label Goal
        easel chart tiles sales.csv --currency KRW --json
        easel chart scatter cars.csv --by origin --trend linear
        easel chart heatmap visits.csv --x time --y time
        easel chart cars.vl.json --theme dark -o cars.svg
      """,
    subcommands: [
      TableCommand.self, PieCommand.self, BarsCommand.self, ColumnsCommand.self, LinesCommand.self, AreasCommand.self,
      TilesCommand.self,
      ScatterCommand.self, HistogramCommand.self, HeatmapCommand.self, BoxCommand.self, DotsCommand.self,
      SpecCommand.self,
    ], defaultSubcommand: SpecCommand.self)
}

/// A command that draws a plot of the rows of a table.
protocol PlotCommand: PictureCommand {
  associatedtype Plot: PlotRequestKind
  var chart: PlotArguments<Plot> { get }
}

extension PlotCommand {
  func request() throws(RequestError) -> PlotRequest<Plot> {
    try PlotRequest(data: .file(chart.files.data))
      .with(chart.plot, chart.axes, chart.table, chart.look, chart.drawing.picture)
  }

  var picture: PictureOutput { chart.output }

  fileprivate static func described(_ abstract: String, examples: [String]) -> CommandConfiguration {
    let name = Plot.kind.rawValue
    return CommandConfiguration(
      commandName: name, abstract: abstract, usage: "easel chart \(name) <file> [-o <file>] [<options>]",
      discussion: "EXAMPLES:\n" + examples.map { "  easel chart \(name) \($0)" }.joined(separator: "\n"))
  }
}

struct ScatterCommand: PlotCommand {
  static let configuration: CommandConfiguration = described(
    "Draw a point for each row, at two numbers.",
    examples: ["cars.csv --x weight --y mpg --by origin --trend linear", "countries.csv --size-by people --label name"])
  @OptionGroup var chart: PlotArguments<ScatterSettings>
}

struct HistogramCommand: PlotCommand {
  static let configuration: CommandConfiguration = described(
    "Draw how many rows have a number in each range.",
    examples: ["people.csv --x age --bin-width 10", "people.csv --x age --by sex --note \"65: pension\""])
  @OptionGroup var chart: PlotArguments<HistogramSettings>
}

struct HeatmapCommand: PlotCommand {
  static let configuration: CommandConfiguration = described(
    "Draw cells of two columns, coloured by a number.",
    examples: ["visits.csv --x time --y time", "weather.csv --x date --y city --value rain --sum --y-period year"])
  @OptionGroup var chart: PlotArguments<HeatmapSettings>
}

struct BoxCommand: PlotCommand {
  static let configuration: CommandConfiguration = described(
    "Draw the quartiles and outliers of a number, for each name.",
    examples: ["salaries.csv --x department --y salary", "salaries.csv --sort data"])
  @OptionGroup var chart: PlotArguments<BoxSettings>
}

struct DotsCommand: PlotCommand {
  static let configuration: CommandConfiguration = described(
    "Draw a dot for each row, at a number, in a row for each name.",
    examples: ["scores.csv --x class --y score", "scores.csv --by sex --mean"])
  @OptionGroup var chart: PlotArguments<DotsSettings>
}

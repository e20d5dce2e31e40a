internal import ArgumentParser
internal import Canvas
internal import CanvasCharts

/// `easel pie`: a table as a pie chart.
struct PieCommand: WorkingCommand {
  static let configuration = CommandConfiguration(
    commandName: "pie",
    abstract: "Draw a pie chart of a table.",
    usage: "easel pie <file> [-o <file>] [<options>]",
    discussion: """
      The table is CSV with the columns name, value and, if wanted, color (#RGB, #RRGGBB, #RRGGBBAA or a CSS name), \
      or a JSON list of objects with these names. A value is a number of at least 0.

      EXAMPLES:
        easel pie sales.csv                              sales.png beside it
        easel pie sales.csv --labels percent --scale 2 -o pie.png
        echo 'tea,3' | easel pie - -o tea.png            data from standard input
      """)

  @Argument(
    help: ArgumentHelp("CSV or JSON file, - for standard input.", valueName: "file"),
    completion: .file(extensions: ["csv", "json"]))
  var data: String

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      "PNG file to write, - for standard output. (default: the data file's name with .png; - where the data is -)",
      valueName: "file"),
    completion: .file(extensions: ["png"]))
  var output: String?

  @OptionGroup var pie: PieArguments
  @OptionGroup var picture: PictureOptions
  @OptionGroup var report: ReportOptions

  func validate() throws { _ = try picture.pictureSize(usual: PieArguments.usualSize) }
}

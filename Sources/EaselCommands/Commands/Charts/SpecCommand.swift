/// `easel chart spec`, also without `spec`: draws a Vega-Lite specification.
struct SpecCommand: RequestCommand {
  static let configuration = CommandConfiguration(
    commandName: "spec",
    abstract: "Draw a Vega-Lite specification.",
    usage: "easel chart [spec] <file> [-o <file>] [<options>]",
    discussion: """
      The specification is JSON, as Vega-Lite's editor, Altair and notebooks write it. The chart is drawn as it is \
      before anybody points at it, in the size that it has there. Its data is in it, or in files below its folder; nothing is read from the network. \
      An error names the property that can't be drawn. Maps aren't drawn. Of a notebook, the output of a cell is drawn.

      EXAMPLES:
        easel chart cars.vl.json                    cars.png beside it
        easel chart cars.vl.json --theme vega -o cars.svg
        easel chart cars.json --data-root data --scale 2
        easel chart notebook.ipynb --cell 3 --theme vega:excel
        python plot.py | easel chart - -o plot.pdf  a specification from a program
      """)

  @OptionGroup var arguments: SpecArguments

  /// The request of the command line.
  func request() throws(RequestError) -> VegaLiteRequest {
    try VegaLiteRequest(spec: .file(arguments.spec)).with(arguments.chart, arguments.picture)
  }

  func work(in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    let output = PictureOutput(
      output: arguments.output, name: SpecArguments.stem(of: arguments.spec), sync: arguments.picture.sync,
      report: arguments.report, readers: .all)
    return try draw(with: output, in: environment)
  }
}

/// `easel chart spec`, also without `spec`: draws a Vega-Lite specification.
struct SpecCommand: PictureCommand {
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

  @Argument(
    .file("Vega-Lite specification, notebook, or - for standard input.", ["json", "vl", "ipynb"]))
  var spec: String
  @Option(pictureNamed: "the specification's name with .png; - if the specification is -") var output: String?
  @OptionGroup(title: "Chart") var chart: OwnOptions<VegaLiteRequest>
  @OptionGroup var drawing: DrawingOptions<RefusedSeed>

  func request() throws(RequestError) -> VegaLiteRequest {
    try VegaLiteRequest(spec: .file(spec)).with(chart, drawing.picture)
  }

  var picture: PictureOutput { drawing.output(output, name: Self.stem(of: spec), readers: .all) }

  /// Whether the name of an argument is that of a specification, so that its command can be left out.
  static func isSpecification(_ argument: String) -> Bool {
    [".json", ".vl", ".ipynb"].contains(where: argument.lowercased().hasSuffix)
  }

  /// The name of the specification without `.json` or `.vl.json`.
  static func stem(of spec: String) -> String {
    let stem = PictureDestination.stem(ofData: spec)
    return stem.lowercased().hasSuffix(".vl") ? PictureDestination.stem(ofData: stem) : stem
  }
}

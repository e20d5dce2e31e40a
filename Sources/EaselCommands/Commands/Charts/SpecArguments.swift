/// The command line of specifications.
struct SpecArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp("Vega-Lite specification, notebook, or - for standard input.", valueName: "file"),
    completion: .file(extensions: ["json", "vl", "ipynb"]), transform: PathArgument.path)
  var spec: String

  @Option(pictureNamed: "the specification's name with .png; - if the specification is -") var output: String?

  @OptionGroup(title: "Chart") var chart: OwnOptions<VegaLiteRequest>
  @OptionGroup var picture: PictureOptions
  @OptionGroup var noSeed: RefusedSeed
  @OptionGroup var report: ReportOptions

  /// Whether an argument in place of a command is the name of a specification or of a notebook.
  static func isSpecification(_ argument: String) -> Bool {
    let name = argument.lowercased()
    return name.hasSuffix(".json") || name.hasSuffix(".vl") || name.hasSuffix(".ipynb")
  }

  /// The name of a specification without its extensions; `-` for standard input.
  static func stem(of spec: String) -> String {
    let stem = PictureDestination.stem(ofData: spec)
    return stem.lowercased().hasSuffix(".vl") ? PictureDestination.stem(ofData: stem) : stem
  }
}

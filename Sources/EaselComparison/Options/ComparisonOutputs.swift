/// The files that a comparison writes, and the preview.
struct ComparisonOutputs: ParsableArguments {
  @Option(
    .file(
      """
      PNG file to write: expected, difference, actual and a heat map, side by side. For folders: a folder, with one \
      file for each pair that differs.
      """))
  var panel: String?

  @Option(
    .file(
      """
      PNG file to write: the expected picture, faded, with every different pixel in red. For folders: a folder, as for \
      --panel.
      """))
  var diff: String?

  @Flag(help: "Write only the different pixels to --diff, on a transparent background.")
  var diffMask = false

  @Option(.file("HTML file to write, with all results and their pictures.", ["html"])) var report: String?

  @Option(.file("JUnit XML file to write, for CI servers.", ["xml"]), name: .customLong("junit")) var junit: String?

  @Option(
    help: ArgumentHelp(
      "Format of the printed results. github annotates files in GitHub Actions.", valueName: "format"))
  var format = PrintedFormat.text

  @Flag(help: "Show differences in the terminal, if there is one.")
  var preview = false

  @Option(
    help: ArgumentHelp(
      "Protocol for the preview. Implies --preview, even without a terminal.", valueName: "protocol"))
  var previewAs: TerminalGraphics?

  /// The files to write, by option.
  var files: [(option: String, path: String)] {
    [("--panel", panel), ("--diff", diff), ("--report", report), ("--junit", junit)].compactMap { option, path in
      path.map { (option, $0) }
    }
  }
}

internal import ArgumentParser

/// Where a comparison is told besides its lines.
struct ComparisonOutputs: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      PNG file to write: expected, difference, actual and a heat map, side by side. Of folders, the folder for one \
      such file for each pair that is not equal.
      """, valueName: "file"),
    completion: .file(), transform: PathArgument.path)
  var panel: String?

  @Option(
    help: ArgumentHelp(
      """
      PNG file to write: the expected picture pale with every different pixel in red. Of folders, a folder as of \
      --panel.
      """, valueName: "file"),
    completion: .file(), transform: PathArgument.path)
  var diff: String?

  @Flag(help: "Let --diff hold the different pixels alone, on nothing.")
  var diffMask = false

  @Option(
    help: ArgumentHelp(
      "HTML file to write: all results with their pictures, to be opened in a browser.", valueName: "file"),
    completion: .file(extensions: ["html"]), transform: PathArgument.path)
  var report: String?

  @Option(
    name: .customLong("junit"), help: ArgumentHelp("JUnit XML file to write, for CI servers.", valueName: "file"),
    completion: .file(extensions: ["xml"]), transform: PathArgument.path)
  var junit: String?

  @Flag(help: "Show what is not equal in the terminal, where there is one.")
  var preview = false

  @Option(
    help: ArgumentHelp(
      "Show it in this way, whatever the terminal seems to be, and where there is none too.", valueName: "way"))
  var previewAs: TerminalGraphics?

  /// The files to write, by option.
  var files: [(option: String, path: String)] {
    [("--panel", panel), ("--diff", diff), ("--report", report), ("--junit", junit)].compactMap { option, path in
      path.map { (option, $0) }
    }
  }
}

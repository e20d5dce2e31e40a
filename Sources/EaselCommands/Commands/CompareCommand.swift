internal import ArgumentParser
internal import Canvas
internal import CanvasGoldens

/// `easel compare`: are two pictures, or two folders of them, the same?
struct CompareCommand: WorkingCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare PNG files pixel by pixel.",
    usage: "easel compare <actual> <expected> [<options>]",
    discussion: """
      Two files are compared, or all PNG files of two folders and the folders inside, by name. Pixels are the same \
      only when all four channels are. A line is printed for each file that differs.

      EXAMPLES:
        easel compare new.png old.png
        easel compare new-deck old-deck

      Exit code 0: the same; 1: pixels differ; 2: sizes differ, or a name stands on one side only.
      """)

  @Argument(help: "PNG file or folder to check.", completion: .file(), transform: PathArgument.path)
  var actual: String

  @Argument(help: "PNG file or folder that it should equal.", completion: .file(), transform: PathArgument.path)
  var expected: String

  @OptionGroup var report: ReportOptions
}

extension CompareCommand {
  func work(in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    let results: [ComparisonResult]
    switch (try PNGFolder.isFolder(actual), try PNGFolder.isFolder(expected)) {
    case (true, true):
      results = try ComparisonResult.ofFolders(actual: actual, expected: expected, workers: environment.coreCount)
    case (false, false):
      results = [ComparisonResult.ofFiles(name: actual, actual: actual, expected: expected)]
    case (true, false), (false, true):
      throw ToolError(.usage, "\(actual), \(expected): a folder and a file; allowed are two files or two folders")
    }
    for case .failed(let error) in results.map(\.outcome) { environment.printMessage(error.description) }
    if report.json {
      try environment.printResult(Self.json(results).line)
    } else {
      let lines = results.compactMap(\.line)
      if !lines.isEmpty { try environment.printResult(lines.map(\.escapingControlCharacters).joined(separator: "\n")) }
      if lines.isEmpty, !report.quiet, environment.errorIsTerminal, results.allSatisfy({ $0.status == .done }) {
        environment.printMessage(results.count == 1 ? "the same" : "\(results.count) pictures, all the same")
      }
    }
    return results.map(\.status).max() ?? .done
  }

  private static func json(_ results: [ComparisonResult]) -> JSONValue {
    .object([
      "compared": .whole(results.count),
      "differences": .list(
        results.compactMap { result in
          switch result.outcome {
          case .same: nil
          case .onlyIn(let side): .object(["name": .text(result.name), "onlyIn": .text(side)])
          case .failed(let error): .object(["name": .text(result.name), "error": .text(error.description)])
          case .differs(let difference): .object(["name": .text(result.name), "difference": .of(difference)])
          }
        }),
    ])
  }
}

extension JSONValue {
  fileprivate static func of(_ difference: ComparisonReport) -> JSONValue {
    .object([
      "actualSize": .list([.whole(difference.actualSize.width), .whole(difference.actualSize.height)]),
      "expectedSize": .list([.whole(difference.expectedSize.width), .whole(difference.expectedSize.height)]),
      "differentPixels": .whole(difference.differentPixelCount),
      "pixels": .whole(difference.pixelCount),
      "largestChannelDifference": .whole(difference.largestChannelDifference),
      "bounds": difference.bounds.map { bounds in
        .object([
          "x": .whole(bounds.x), "y": .whole(bounds.y), "width": .whole(bounds.width), "height": .whole(bounds.height),
        ])
      } ?? .null,
    ])
  }
}

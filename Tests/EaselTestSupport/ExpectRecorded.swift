#if canImport(Testing)
  import CanvasGoldens
  import Foundation
  package import Testing

  /// Expects a text to be the one that a file of the package has, and names the first line that differs.
  ///
  /// The file is recorded as goldens are: see `GoldenRecording`.
  package func expectRecorded(
    _ text: String, in path: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = URL(fileURLWithPath: "\(PackageFolder.path)/\(path)")
    let variables = ProcessInfo.processInfo.environment
    let recording = try GoldenRecording { variables[$0] }
    let recorded = try? String(contentsOf: file, encoding: .utf8)
    if text == recorded { return }
    if recorded == nil ? recording.recordsMissing : recording.recordsFailed {
      try Data(text.utf8).write(to: file)
      Issue.record("\(path): recorded; look at it and run again", sourceLocation: sourceLocation)
      return
    }
    let suite = sourceLocation.fileName.replacing(".swift", with: "")
    Issue.record(
      """
      \(path)\(recorded.map { difference(between: $0, and: text) } ?? " is missing")
      'TESTS=EaselCommandsTests GOLDENS_RECORD=all swift test --filter \(suite)' records it
      """,
      sourceLocation: sourceLocation)
  }

  /// The number of the first line that differs, as it is recorded and as it is now.
  private func difference(between recorded: String, and text: String) -> String {
    let (old, new) = (lines(of: recorded), lines(of: text))
    let first = zip(old, new).prefix { $0 == $1 }.count
    return """
      :\(first + 1) differs
      recorded: \(first < old.count ? old[first] : "(the end)")
      now:      \(first < new.count ? new[first] : "(the end)")
      """
  }

  private func lines(of text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
#endif

internal import ArgumentParser

/// The format in which `compare` prints its results.
enum PrintedFormat: String, Sendable, CaseIterable, ExpressibleByArgument {
  /// A line for each pair that is not equal, and one with the verdict.
  case text
  /// The same as a table in GitHub's Markdown, for a comment or a job's summary.
  case markdown
  /// The same as workflow commands of GitHub Actions, which show each pair at its file.
  case github
}

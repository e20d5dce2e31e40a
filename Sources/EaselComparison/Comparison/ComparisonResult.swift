internal import Canvas
internal import CanvasGoldens
internal import EaselShared

/// What comparing one name of two sides gave.
struct ComparisonResult: Sendable {
  /// The name that the line starts with.
  var name: String
  var outcome: Outcome
  var milliseconds = 0.0
  /// What is odd about the files, a line each.
  var notes: [String] = []
  /// Whether the actual file has replaced the expected one.
  var isUpdated = false
  /// What it was compared by, where that is not what all are.
  var ownComparison: ImageComparison?

  enum Outcome: Sendable {
    /// Both could be read; the report says whether they differ.
    case compared(ComparisonReport)
    /// Only this side has the name; the side's path, for the line.
    case onlyIn(Side, String)
    /// One of the two could not be read: nothing is known about them.
    case failed(ToolError)
  }

  enum Side: String, Sendable {
    case actual, expected
  }

  /// What a result is, in a word.
  enum State: String, Sendable, CaseIterable {
    case same, within, changed, resized, added, removed, failed

    /// As it stands in a sentence after a number.
    var words: String {
      switch self {
      case .same: "the same"
      case .within: "within the limit"
      case .changed: "changed"
      case .resized: "resized"
      case .added: "added"
      case .removed: "removed"
      case .failed: "not compared"
      }
    }
  }

  var state: State {
    switch outcome {
    case .compared(let report):
      report.isEqual ? .same : report.passes ? .within : report.sizesDiffer ? .resized : .changed
    case .onlyIn(.actual, _): .added
    case .onlyIn(.expected, _): .removed
    case .failed: .failed
    }
  }

  var status: ExitStatus {
    if isUpdated { return .done }
    return switch outcome {
    case .compared(let report): report.passes ? .done : report.sizesDiffer ? .picturesUnlike : .pixelsDiffer
    case .onlyIn: .picturesUnlike
    case .failed(let error): error.status
    }
  }

  /// What was found, in one line without the name.
  var message: String {
    switch outcome {
    case .compared(let report): report.description + (isUpdated ? "; updated" : "")
    case .onlyIn(_, let path): "only in \(path)" + (isUpdated ? "; updated" : "")
    case .failed(let error): error.description
    }
  }

  /// The name and what was found; nil where the two are equal.
  var line: String? { state == .same ? nil : "\(name): \(message)" }
}

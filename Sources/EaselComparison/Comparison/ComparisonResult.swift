/// The result for one name of the two sides.
struct ComparisonResult: Sendable {
  /// The name at the start of the line.
  var name: String
  var outcome: Outcome
  /// The expected file, whether it exists or not, or else the actual one. Nil for standard input.
  var file: String?
  var milliseconds = 0.0
  /// Notes about unusual files, one per line.
  var notes: [String] = []
  /// Whether the actual file replaced the expected one.
  var isUpdated = false
  /// The pair's own comparison, if it differs from the comparison of all pairs.
  var ownComparison: ImageComparison?

  enum Outcome: Sendable {
    /// Both files were read. The report has the differences.
    case compared(ComparisonReport)
    /// The files have equal bytes and were not decoded.
    case sameBytes
    /// Only this side has the name, at the given path.
    case onlyIn(Side, String)
    /// One of the files couldn't be read, so they were not compared.
    case failed(ToolError)
  }

  enum Side: String, Sendable {
    case actual, expected
  }

  /// The kind of a result.
  enum State: String, Sendable, CaseIterable {
    case same, within, changed, resized, added, removed, failed

    /// The words after a number in a sentence.
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

  /// What changed.
  enum Change: String, Sendable {
    case size, missing, moved, color
  }

  /// The kind of change; nil if nothing changed or nothing was compared. What is on one side only is missing on the other, and
  /// so is what the actual picture shows nothing of.
  var change: Change? {
    switch outcome {
    case .compared(let report):
      report.isEqual
        ? nil
        : report.sizesDiffer ? .size : !report.moves.isEmpty ? .moved : report.isMissingSomething ? .missing : .color
    case .onlyIn: .missing
    case .sameBytes, .failed: nil
    }
  }

  var state: State {
    switch outcome {
    case .compared(let report):
      report.isEqual ? .same : report.passes ? .within : report.sizesDiffer ? .resized : .changed
    case .sameBytes: .same
    case .onlyIn(.actual, _): .added
    case .onlyIn(.expected, _): .removed
    case .failed: .failed
    }
  }

  var status: ExitStatus {
    if isUpdated { return .done }
    return switch outcome {
    case .compared(let report): report.passes ? .done : report.sizesDiffer ? .picturesUnlike : .pixelsDiffer
    case .sameBytes: .done
    case .onlyIn: .picturesUnlike
    case .failed(let error): error.status
    }
  }

  /// The result on one line, without the name.
  var message: String {
    switch outcome {
    case .compared(let report): report.description + (isUpdated ? "; updated" : "")
    case .sameBytes: "the same bytes, not decoded"
    case .onlyIn(_, let path): "only in \(path)" + (isUpdated ? "; updated" : "")
    case .failed(let error): error.description
    }
  }

  /// The word at the start of the line.
  var verdict: String { ComparisonSummary.verdict(status) }

  /// The verdict, the name and the result, or nil if the pictures are equal.
  var line: String? { state == .same ? nil : "\(verdict) \(name): \(message)" }
}

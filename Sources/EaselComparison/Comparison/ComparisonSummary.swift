/// The number of pairs with each result, and the exit code for all of them.
struct ComparisonSummary {
  private(set) var counts: [ComparisonResult.State: Int] = [:]
  private(set) var status = ExitStatus.done
  /// The number of expected pictures that were replaced or added.
  private(set) var updatedCount = 0

  var total: Int { counts.values.reduce(0, +) }

  func count(_ state: ComparisonResult.State) -> Int { counts[state] ?? 0 }

  mutating func add(_ result: ComparisonResult) {
    counts[result.state, default: 0] += 1
    if result.isUpdated { updatedCount += 1 }
    raise(to: result.status)
  }

  /// The highest status wins.
  mutating func raise(to other: ExitStatus) { status = max(status, other) }

  /// Whether any name is on both sides. Two folders without a common name are usually the wrong ones.
  var hasMatch: Bool { total > count(.added) + count(.removed) || updatedCount > 0 }

  /// The word for a status: `ok` or `FAIL`.
  static func verdict(_ status: ExitStatus) -> String { status == .done ? "ok" : "FAIL" }

  /// The word for all pairs.
  var verdict: String { Self.verdict(status) }

  /// `FAIL: 120 pictures: 117 the same, 3 changed`
  var verdictLine: String { "\(verdict): \(line)\(otherErrors)" }

  /// The end of the line if all pairs pass, but something else failed: a file was left out, or wasn't written.
  private var otherErrors: String {
    let hasFailed = status != .done && total == count(.same) + count(.within)
    return hasFailed ? "; but there were other errors" : ""
  }

  /// `120 pictures: 117 the same, 3 changed`.
  var line: String {
    if total == 1, count(.same) == 1 { return "the same" }
    if total == count(.same) { return "\(total) pictures, all the same" }
    let parts = ComparisonResult.State.allCases.filter { count($0) > 0 }.map { "\(count($0)) \($0.words)" }
    let updated = updatedCount > 0 ? "; \(updatedCount) updated" : ""
    return "\(total) picture\(total == 1 ? "" : "s"): \(parts.joined(separator: ", "))\(updated)"
  }
}

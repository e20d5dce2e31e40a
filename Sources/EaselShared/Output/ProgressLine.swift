/// A line on a terminal that counts completed items and is rewritten in place. Without a terminal, nothing is printed.
package final class ProgressLine: Sendable {
  private let environment: ToolEnvironment
  private let label: String
  private let total: Int
  private let isShown: Bool
  private let done = Locked(0)

  package init(_ label: String, total: Int, isQuiet: Bool, in environment: ToolEnvironment) {
    (self.environment, self.label, self.total) = (environment, label, total)
    isShown = environment.errorIsTerminal && !isQuiet
  }

  /// Counts one item. Can be called from any thread.
  package func advance() {
    guard isShown else { return }
    // Written under the lock: otherwise a smaller number could appear after a larger one.
    done.withLock { done in
      done += 1
      environment.writeError("\r\(label) \(done) of \(total)")
    }
  }

  /// Clears the line.
  package func end() {
    guard isShown else { return }
    environment.writeError("\r" + String(repeating: " ", count: "\(label) \(total) of \(total)".count) + "\r")
  }
}

/// A line on a terminal with the number of pictures, the pictures per second, and the remaining time.
package final class BatchProgress: Sendable {
  private let environment: ToolEnvironment
  private let isShown: Bool
  private let start: Double
  private let state = Locked(State())

  /// The number of bytes of the jobs, or nil if unknown.
  private let byteCount: Int?

  private struct State {
    var read = 0
    var done = 0
    var shownAt = -Double.infinity
    var width = 0
  }

  init(byteCount: Int?, isQuiet: Bool, in environment: ToolEnvironment) {
    self.environment = environment
    self.byteCount = byteCount
    start = environment.milliseconds()
    // Results on the same terminal already show the progress.
    isShown = environment.errorIsTerminal && !environment.outputIsTerminal && !isQuiet
  }

  /// Sets the number of bytes of the jobs that were read.
  func hasRead(_ count: Int) {
    if isShown { state.withLock { $0.read = count } }
  }

  /// Counts one picture.
  func advance() {
    guard isShown else { return }
    let now = environment.milliseconds()
    state.withLock { state in
      state.done += 1
      guard now - state.shownAt >= 100 else { return }
      state.shownAt = now
      let text = Self.text(
        done: state.done, seconds: (now - start) / 1000,
        part: byteCount.map { $0 > 0 ? Double(state.read) / Double($0) : 1 })
      let padding = String(repeating: " ", count: max(0, state.width - text.count))
      state.width = text.count
      environment.writeError("\r" + text + padding)
    }
  }

  /// Clears the line.
  func end() {
    guard isShown else { return }
    let width = state.withLock { $0.width }
    environment.writeError("\r" + String(repeating: " ", count: width) + "\r")
  }

  /// `1200 pictures, 512 a second, 3 min left`.
  ///
  /// - Parameter part: The fraction of the jobs that was read, 0…1, or nil if unknown.
  package static func text(done: Int, seconds: Double, part: Double?) -> String {
    var text = done == 1 ? "1 picture" : "\(done) pictures"
    guard seconds > 0 else { return text }
    text += ", \(Int(saturating: (Double(done) / seconds).rounded())) a second"
    guard let part, part > 0, part <= 1 else { return text }
    return text + ", \(time(seconds * (1 - part) / part)) left"
  }

  private static func time(_ seconds: Double) -> String {
    let seconds = Int(saturating: seconds.rounded(.up))
    if seconds < 100 { return "\(seconds) s" }
    return seconds < 6000 ? "\((seconds + 30) / 60) min" : "\((seconds + 1800) / 3600) h"
  }
}

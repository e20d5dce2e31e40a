internal import CanvasCLibrary

/// The number of threads that the work on one picture may use.
///
/// Large areas are drawn, blurred and compressed by several threads. Small pictures use only the thread that draws.
/// The number of threads never changes a pixel or a byte.
///
///     Threads.maximum = 1  // a server that draws many pictures at once
public enum Threads {
  /// The maximum number of threads that one picture uses, including the one that draws.
  ///
  /// The initial value is that of the environment variable `CANVAS_THREADS` or, if it is not set, the number of
  /// processors that the process may use. The variable is read at the first use and ignored if it is not a whole
  /// number. Values are clamped to between 1 and the number of processors. A change applies to contexts that are
  /// created after it.
  ///
  /// Affinity, as set by `taskset` or by the processor sets of containers, limits the number of processors. A quota
  /// of processor time does not: if there is one, set the variable.
  ///
  /// A picture drawn by a job of the product `CanvasBatch` uses one thread, regardless of this setting.
  public static var maximum: Int {
    get { limit.withLock { $0.maximum } }
    set { limit.withLock { $0.maximum = newValue } }
  }

  private static let limit = Locked(
    ThreadLimit(
      processorCount: processorCount, variable: unsafe getenv("CANVAS_THREADS").map { unsafe String(cString: $0) }))
}

/// A number of threads between 1 and the number of processors.
package struct ThreadLimit: Sendable {
  private let processorCount: Int
  private var value: Int

  package init(processorCount: Int, variable: String?) {
    self.processorCount = processorCount
    value = processorCount
    if let count = variable.flatMap({ Int($0) }) { maximum = count }
  }

  package var maximum: Int {
    get { value }
    set { value = min(max(newValue, 1), processorCount) }
  }
}

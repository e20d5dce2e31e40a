internal import CanvasCLibrary

/// How many threads the work on one picture may use.
///
/// Large areas are drawn, blurred and compressed by several threads; small pictures use only the thread that draws. The
/// number of threads never changes a pixel or a byte.
///
///     Threads.maximum = 1  // a server that draws many pictures at once
public enum Threads {
  /// The most threads that one picture uses, including the one that draws.
  ///
  /// It is the value of the environment variable `CANVAS_THREADS` when the process first asks for it, and otherwise the
  /// number of processors that the process may use. Values are limited to between 1 and that number; a variable that is
  /// not a whole number is ignored. A change counts for the contexts that are made after it.
  ///
  /// Affinity, as `taskset` and the processor sets of containers set it, limits the number of processors. A quota of
  /// processor time does not: under one, set the variable.
  ///
  /// A picture that a job of the product `CanvasBatch` draws has one thread, whatever is set here.
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

internal import CanvasCLibrary
internal import CanvasSystem

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

/// The number of processors that this process may use, as limited by `taskset` or a container; at least 1.
package let processorCount = max(1, Int(ck_available_processors()))

/// The number of threads that one picture may use.
package enum PictureThreads {
  /// The maximum set in `Threads`, limited by the current task or thread; at least 1.
  package static var count: Int { max(1, min(Threads.maximum, limit)) }

  /// The limit for calls inside `withValue` and for tasks that are started there, like `PixelLimit`. It does not
  /// apply to threads. If many pictures are drawn at once it is 1, because each of them already has its thread.
  @TaskLocal package static var limit = Int.max
}

/// The results of `body` for `count` pictures, computed by `parallelMap`. Each picture may use the threads that the
/// other pictures leave free: only one if there are as many pictures as workers.
package func mapPictures<T: Sendable>(
  count: Int, workers: Int, _ body: @escaping @Sendable (Int) -> T
) -> [T] {
  let limit = min(PictureThreads.limit, max(1, workers / max(1, min(count, workers))))
  return parallelMap(count: count, workers: workers) { index in
    PictureThreads.$limit.withValue(limit) { body(index) }
  }
}

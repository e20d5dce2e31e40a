internal import CanvasCLibrary
internal import CanvasSystem

/// The number of threads that the work on one picture may use.
///
/// Large areas are drawn, blurred and compressed by several threads. Small pictures use only the thread that draws.
/// The number of threads never changes a pixel or a byte.
///
///     let png = try Threads.withMaximum(1) { try card.png(scale: 8) }
///
/// A context has `threadCount` for itself alone. For a whole process, set the environment variable `CANVAS_THREADS`.
public enum Threads {
  /// The maximum number of threads that one picture uses here, including the one that draws; at least 1.
  ///
  /// Outside of `withMaximum`, it is the environment variable `CANVAS_THREADS` or, if it is not set, the number of
  /// processors that the process may use. The variable is read at the first use, ignored if it is not a whole number,
  /// and clamped to between 1 and the number of processors.
  ///
  /// Affinity, as set by `taskset` or by the processor sets of containers, limits the number of processors. A quota
  /// of processor time does not: if there is one, set the variable.
  ///
  /// A picture drawn by a job of the product `CanvasBatch` uses one thread.
  public static var maximum: Int { max(1, min(ofProcess, limit)) }

  /// Draws pictures with at most a number of threads each.
  ///
  /// The limit holds for all that the closure does in its task, and in tasks that it starts, but not for threads that it
  /// starts. A higher limit than the one around it is allowed.
  ///
  /// - Parameters:
  ///   - count: The number of threads, clamped to between 1 and the maximum of the process.
  ///   - draw: Draws the pictures.
  /// - Throws: The error of `draw`.
  public static func withMaximum<Value, Failure: Error>(
    _ count: Int, _ draw: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try $limit.withValue(count) { Result { () throws(Failure) in try draw() } }.get()
  }

  /// The limit for calls inside `withValue` and for tasks that are started there, like `PixelLimit`. It does not
  /// apply to threads. If many pictures are drawn at once it is 1, because each of them already has its thread.
  @TaskLocal package static var limit = Int.max

  private static let ofProcess = count(
    variable: unsafe getenv("CANVAS_THREADS").map { unsafe String(cString: $0) }, processorCount: processorCount)

  /// The number of threads that a variable asks for, between 1 and the number of processors.
  package static func count(variable: String?, processorCount: Int) -> Int {
    min(max(variable.flatMap { Int($0) } ?? processorCount, 1), processorCount)
  }
}

/// The number of processors that this process may use, as limited by `taskset` or a container; at least 1.
package let processorCount = max(1, Int(ck_available_processors()))

/// The results of `body` for `count` pictures, computed by `parallelMap`. Each picture may use the threads that the
/// other pictures leave free: only one if there are as many pictures as workers.
package func mapPictures<T: Sendable>(
  count: Int, workers: Int, _ body: @escaping @Sendable (Int) -> T
) -> [T] {
  let limit = min(Threads.limit, max(1, workers / max(1, min(count, workers))))
  return parallelMap(count: count, workers: workers) { index in
    Threads.withMaximum(limit) { body(index) }
  }
}

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

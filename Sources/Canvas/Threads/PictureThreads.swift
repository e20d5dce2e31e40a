/// How many threads one picture may use.
package enum PictureThreads {
  /// As `Threads` says, and no more than the current task, or thread, allows; at least 1.
  package static var count: Int { max(1, min(Threads.maximum, limit)) }

  /// Like `PixelLimit` it holds for what is called inside `withValue`, and for the tasks that are started there; not for
  /// threads. Where many pictures are drawn at once it is 1: each has its thread already.
  @TaskLocal package static var limit = Int.max
}

/// The results of `body` for `count` pictures, as `parallelMap` gives them. The threads that a picture may use are those that
/// the others leave: one, where there are as many pictures as workers.
package func mapPictures<T: Sendable>(
  count: Int, workers: Int, _ body: @escaping @Sendable (Int) -> T
) -> [T] {
  let limit = min(PictureThreads.limit, max(1, workers / max(1, min(count, workers))))
  return parallelMap(count: count, workers: workers) { index in
    PictureThreads.$limit.withValue(limit) { body(index) }
  }
}

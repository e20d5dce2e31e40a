/// How many threads one picture may use.
package enum PictureThreads {
  /// As `Threads` says, and no more than the current task, or thread, allows; at least 1.
  package static var count: Int { max(1, min(Threads.maximum, limit)) }

  /// Like `PixelLimit` it holds for what is called inside `withValue`, and for the tasks that are started there; not for
  /// threads. Where many pictures are drawn at once it is 1: each has its thread already.
  @TaskLocal package static var limit = Int.max
}

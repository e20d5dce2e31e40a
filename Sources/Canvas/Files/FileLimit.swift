/// Which files the current task, or thread, may read.
///
/// Like `PixelLimit` it holds for what is called inside `withValue`, and for the tasks that are started there; not for
/// threads.
package struct FileLimit: Sendable {
  /// How many bytes a file may have; what reads it may allow fewer. Fonts have a limit of their own.
  package var byteCount = Int.max
  /// Whether pipes and devices are refused: they may never end, and what is read of them is gone for others.
  package var isForRegularFiles = false

  @TaskLocal package static var current = FileLimit()

  package init() {}
}

/// The files that the current task or thread may read.
///
/// Like `PixelLimit`, a limit applies to everything called inside `withValue` and to tasks started there, but not to
/// threads.
package struct FileLimit: Sendable {
  /// The maximum number of bytes of a file; callers may allow fewer. Fonts have a separate limit.
  package var byteCount = Int.max
  /// Whether pipes and devices are refused. They may never end, and bytes read from them are lost to other readers.
  package var isForRegularFiles = false

  @TaskLocal package static var current = FileLimit()

  package init() {}
}

internal import CanvasKernels
internal import Glibc

/// What happens when the process is told to stop.
enum Signals {
  /// On SIGINT, SIGTERM and SIGHUP the temporary file that is being written is removed and the process ends with
  /// 128 + the signal's number. A closed pipe becomes a write error instead of a silent end.
  static func install() {
    signal(SIGPIPE, SIG_IGN)
  }
}

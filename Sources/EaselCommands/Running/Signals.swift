internal import CanvasCLibrary
internal import CanvasSystem

/// What happens when the process is told to stop.
package enum Signals {
  /// From now on SIGINT, SIGTERM, SIGHUP, and SIGXCPU at a limit of time, remove the temporary files that are being
  /// written, then end the process with 128 + the signal's number; and a closed pipe, or a file that reaches a limit of
  /// size, is an error of the write, not the process's end.
  package static func install() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    var stopping = sigset_t()
    sigemptyset(&stopping)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGXCPU] where !isIgnored(number) {
      sigaddset(&stopping, number)
      // Only what is safe at any moment: no allocation, no lock.
      signal(number) { number in
        ck_unlink_temporaries()
        _exit(128 + number)
      }
    }
    // A Swift program that starts the tool from a worker thread hands on that thread's mask, in which they are blocked:
    // nothing but SIGKILL could stop the tool then.
    sigprocmask(SIG_UNBLOCK, &stopping, nil)
  }

  /// A signal that the caller ignores stays ignored: `nohup` and shells that start jobs in the background rely on it.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

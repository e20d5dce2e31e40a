internal import CanvasCLibrary
internal import CanvasSystem

/// Handlers for the signals that stop the process.
package enum Signals {
  /// Installs the handlers. SIGINT, SIGTERM, SIGHUP, and SIGXCPU at a time limit, then remove the temporary files that
  /// are being written, and exit with 128 + the signal's number. A closed pipe, or a file that reaches a size limit, is
  /// a write error and doesn't end the process. The temporary files are also removed if the process crashes.
  package static func install() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    var stopping = sigset_t()
    sigemptyset(&stopping)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGXCPU] where !isIgnored(number) {
      sigaddset(&stopping, number)
      // The handler must be async-signal-safe: no allocation, no lock.
      signal(number) { number in
        ck_unlink_temporaries()
        _exit(128 + number)
      }
    }
    // If a Swift program starts the tool from a worker thread, the tool inherits that thread's mask, which blocks these
    // signals. Then only SIGKILL could stop the tool.
    sigprocmask(SIG_UNBLOCK, &stopping, nil)
    ck_unlink_temporaries_at_faults()
  }

  /// Whether the caller ignores a signal. It stays ignored, because `nohup` and shells with background jobs rely on it.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

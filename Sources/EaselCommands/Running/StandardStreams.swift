internal import CanvasCLibrary

/// The descriptors 0, 1 and 2.
package enum StandardStreams {
  /// Holds those that the caller has closed, so that no file that is opened later gets their numbers: a line for standard
  /// output would land in it. To be called before anything is opened.
  ///
  /// What is read from them or written to them fails, as it does where they are closed: so a result that nobody gets
  /// is an error.
  package static func holdClosed() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
      // The lowest free number is this one. Opened the wrong way round, so that its use fails.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}

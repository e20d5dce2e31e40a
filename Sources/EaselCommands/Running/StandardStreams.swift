internal import CanvasCLibrary

/// The file descriptors 0, 1 and 2.
package enum StandardStreams {
  /// Reserves the descriptors that the caller has closed, so that no file that is opened later gets their numbers.
  /// Otherwise a line for standard output would be written to that file. Must be called before anything is opened.
  ///
  /// Reading and writing fail, as with closed descriptors, so a result that can't be written is an error.
  package static func holdClosed() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
      // This is the lowest free number. It is opened with the opposite mode, so that its use fails.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
